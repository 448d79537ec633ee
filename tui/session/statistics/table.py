"""The statistics of a player as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from saves.listing import SaveInfo
from saves.names import visible
from tui.games.registry import face_for
from tui.render.face import Company
from tui.session.problems import problem_sentence
from tui.session.statistics.archive import PEOPLE
from tui.session.statistics.sums import Kind, Record, Sum
from tui.words.numbers import decimal
from tui.words.spans import BLANK, Line, Span, left, line, right, wrap

COURSE: Final = 36
"""The number of last games in the line of places."""

NAMED: Final = 8
"""The most bad saves that are named; the list of saves shows them all."""

COLUMNS: Final = (8, 12, 8, 9, 12, 12, 11)
"""The widths of a table's columns: players, against, games, won, place, score, best."""

AGAINST: Final = 1
"""The index of the column that holds words."""

HEADS: Final = ("players", "against", "count", "wins", "mean-place", "mean-score", "best")


def record_lines(
    company: Company, records: Sequence[Record], bad: Sequence[SaveInfo], cells: int
) -> list[Line]:
    """Return all records as lines, and under them the saves that are not counted because they are
    bad. `cells` is the width of sentences."""
    lines: list[Line] = []
    for record in records:
        lines += [*([BLANK, BLANK] if lines else []), *_record(company, record)]
    if not records:
        lines = wrap(line(company.say("stats.empty")), cells)
    if bad:
        lines += [BLANK, *_uncounted(company, bad, cells)]
    return lines


def _uncounted(company: Company, bad: Sequence[SaveInfo], cells: int) -> Iterator[Line]:
    say = company.say
    for info in bad[:NAMED]:
        assert info.problem is not None
        reason = problem_sentence(say, info.problem)
        sentence = say("stats.bad", file=visible(info.path.name), reason=reason)
        yield from wrap(line(Span(sentence, "loss")), cells)
    if len(bad) > NAMED:
        more = say("stats.bad.more", n=len(bad) - NAMED)
        yield from wrap(line(Span(more, "loss")), cells)


def _record(company: Company, record: Record) -> list[Line]:
    say, dot = company.say, Span(f" {company.glyphs.dot} ", "dim")
    title = Span(say(f"game.{record.game}"), "title")
    games = say("stats.games", n=record.sum.games)
    won = say("stats.won", won=record.sum.won, share=round(100 * record.sum.won / record.sum.games))
    longest = say.line("stats.runs", longest=record.longest, current=record.current)
    return [
        line(title, dot, games, dot, won),
        line(say("stats.longest"), " ", *longest),
        line(say("stats.course"), " ", *course(company, record.course)),
        BLANK,
        *_table(company, record),
    ]


def course(company: Company, places: Sequence[tuple[int, int]]) -> Line:
    """Return the last places as bars: the tallest for a victory, the lowest for a last place."""
    levels = company.glyphs.levels
    spans = []
    for place, players in places[-COURSE:]:
        height = (len(levels) - 1) * (players - place) // max(players - 1, 1)
        spans.append(Span(levels[height], "gain" if place == 1 else "dim"))
    return tuple(spans)


def _table(company: Company, record: Record) -> list[Line]:
    say = company.say
    heads = [say(f"stats.{name}") for name in HEADS]
    rows = [_row(_kind(company, record.game, each), "") for each in record.kinds]
    if len(rows) > 1:
        everything = ["", say("stats.all"), *_figures(company, record.game, record.sum)]
        rows.append(_row(everything, "strong"))
    lines = [_row(heads, "dim"), *rows]
    unit = face_for(record.game, company).score(1)
    if sum(letter.isdecimal() for letter in unit) > 1:
        lines.append(line(Span(say("stats.unit", unit=unit), "dim")))
    return lines


def _kind(company: Company, game: str, kind: Kind) -> list[str]:
    key = "stats.people" if kind.against == PEOPLE else f"level.{kind.against}"
    against = company.say(key) if company.say.has(key) else kind.against
    return [str(kind.players), against, *_figures(company, game, kind.sum)]


def _figures(company: Company, game: str, found: Sum) -> list[str]:
    return [
        str(found.games),
        str(found.won),
        decimal(company.say, found.mean_place, 2),
        decimal(company.say, found.mean_score, 1),
        str(found.best),
    ]


def _row(cells: Sequence[str], roles: str) -> Line:
    """Return a row of a table. Words stand at the left of their column, figures at the right."""
    spans = []
    for number, (text, room) in enumerate(zip(cells, COLUMNS, strict=True)):
        aligned = f"  {left(text, room - 2)}" if number == AGAINST else right(text, room)
        spans.append(Span(aligned, roles))
    return tuple(spans)
