"""Reasons that have no room in a panel: where they are broken off, and what is then not told.
Nothing here imports Textual."""

from collections.abc import Sequence
from typing import Final

from tui.session.why_lines import WHY
from tui.words.spans import Line, Span, line, wrap

LOST: Final = 2
"""The most lines that are given up so that a reason which has no room ends with a clause."""

CLAUSE: Final = ";"
"""What stands between two clauses of a reason in every language."""


def without_room(sentences: Sequence[Line], last: Line) -> tuple[Line, ...]:
    """Return those of the sentences that have no room if `last` is the last line that has: the one
    that this line belongs to, and those after it; () if it belongs to none."""
    topics = {each.topic for each in last}
    at = next((n for n, each in enumerate(sentences) if each[0].topic in topics), len(sentences))
    return (*sentences[at:],)


def broken_off(lines: list[Line], cells: int, ellipsis: Span) -> list[Line]:
    """Return lines, the last of which goes on, up to the last whole clause of that sentence, and
    with an ellipsis. If no clause of it ends in the last LOST lines, up to a bracket that is open
    there, or else to where they are full."""
    topic = next(each.topic for each in lines[-1] if each.topic in WHY)
    told = "".join(each.text for row in lines for each in row if each.topic == topic)
    marks = (CLAUSE, "(") if told.count("(") > told.count(")") else (CLAUSE,)
    for mark in marks:
        for at in range(len(lines) - 1, max(len(lines) - 1 - LOST, -1), -1):
            if all(each.topic != topic for each in lines[at]):
                break
            for end in range(len(lines[at]) - 1, -1, -1):
                before, found, _ = lines[at][end].text.rpartition(mark)
                if found:
                    last = lines[at][end]._replace(text=before.rstrip())
                    return [*lines[:at], line(*lines[at][:end], last, ellipsis)]
    return [*lines[:-1], line(*wrap(lines[-1], cells - 2)[0], ellipsis)]
