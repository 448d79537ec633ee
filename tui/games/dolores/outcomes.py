"""The outcome table of the rules, filled with the results of the present sharing (DO18)."""

from typing import Final

from engine.dolores.cards import GESTURES
from engine.dolores.payoffs import payoffs
from engine.dolores.state import neighbour
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import change
from tui.games.dolores.seating import lower
from tui.games.dolores.topics import gesture_topic
from tui.render.face import Company
from tui.render.places import at
from tui.words.spans import Line, Span, about, left, line, right, width

LABEL: Final = 8
CELL: Final = 8
OUTCOMES_WIDTH: Final = LABEL + 3 * CELL
OUTCOMES_HEIGHT: Final = 5


def gesture_name(company: Company, gesture: int) -> str:
    """Return the name of a gesture: share, fight, dodge."""
    return company.say(f"do.gesture.{gesture}")


def gesture_verb(company: Company, gesture: int) -> str:
    """Return a gesture as a verb of another player: shares, fights, dodges. In German it is a noun,
    because the sentences have a verb already."""
    return company.say(f"do.shows.{gesture}")


def outcome_lines(company: Company, view: DoloresView, picked: int = 0) -> list[Line]:
    """Return the outcome table: a row for each gesture of the lower sharer, a column for each of
    the upper one.

    The corner says whose gestures stand down and whose across. Each cell has the changes of both
    scores, the lower sharer's first. The row of `picked` is lit;
    the cell of the gestures shown is framed. A gesture's row or head has it as its target, with the
    seat that would make it.
    """
    below = lower(view)
    seats = (view.donor, neighbour(view))
    mine, other = seats[below], seats[1 - below]
    table = payoffs(view)
    hands = view.sharing.hands
    shown = hands[below] if min(hands) > 0 else 0
    title = company.say.line("do.outcomes", one=company.shape(mine), two=company.shape(other))
    heads = [
        Span(
            right(gesture_name(company, gesture), CELL),
            f"seat-{other}",
            ("outcomes", other, gesture),
            gesture_topic(gesture),
        )
        for gesture in GESTURES
    ]
    lines = [at(("outcomes",), title), line(*_corner(company, mine, other), *heads)]
    for row, gesture in enumerate(GESTURES):
        lit = gesture == picked
        label = left(f" {gesture_name(company, gesture)}", LABEL)
        roles = f"seat-{mine}" + (" lit" if lit else "")
        place = ("outcomes", mine, gesture)
        spans = [Span(label, roles, place, gesture_topic(gesture))]
        for column, theirs in enumerate(GESTURES):
            prospect = table[column][row] if below else table[row][column]
            ours = (prospect.donor, prospect.neighbour)
            here = gesture == shown and theirs == hands[1 - below]
            pair = (
                change(company, ours[below], prospect.sure),
                change(company, ours[1 - below], prospect.sure),
            )
            spans += at(place, tuple(_cell(pair, "cursor" if here else "lit" if lit else "")))
        lines.append(tuple(spans))
    return [about(("outcomes",), each) for each in lines]


def _corner(company: Company, mine: Seat, other: Seat) -> Line:
    """Return whose gestures are the rows, and whose the columns, in the cells of a label."""
    glyphs = company.glyphs
    signs = line(company.shape(mine), f" {glyphs.down} ", company.shape(other), f" {glyphs.right}")
    return line(*signs, " " * (LABEL - width(signs)))


def _cell(pair: tuple[Span, Span], roles: str) -> list[Span]:
    """Return two changes in a cell, each in columns of its own."""
    first, second = pair
    end = right(second.text, 4)
    start = right(first.text, CELL - 4)
    if roles == "cursor":
        return [Span(start + end, roles)]
    return [
        Span(start, f"{first.roles} {roles}".strip()),
        Span(end, f"{second.roles} {roles}".strip()),
    ]
