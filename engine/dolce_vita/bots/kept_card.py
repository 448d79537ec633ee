"""What a card wins later that a placement leaves in hand, by the lines that the search tried."""

from collections import Counter
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.needed_card import needs
from engine.dolce_vita.bots.search import Node, ended
from engine.dolce_vita.bots.seat_forecast import take_of, with_bid
from engine.dolce_vita.cards import EVERY_COLUMN, NONE, Column, Object, cards_in
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason, Seat

SEEN: Final = 0.2
"""In which share of the tries the card must have been placed when they ended."""

MOSTLY: Final = 0.6
"""In which share of these it must win the same object."""

CLEARLY: Final = 0.05
"""By how much less the game must be worth after a higher card under the same column, as a share of
the victory, for it to be said what that card is kept for."""


class Win(NamedTuple):
    """An object that a card wins under a column; NONE if it wins nothing there."""

    column: Column
    object: Object


def with_kept(
    why: Reason | None,
    best: Node,
    taken: Node,
    highest: Node | None = None,
    saved: bool = True,
) -> Reason | None:
    """Return a reason with what a card that is kept mostly wins, or is needed for, behind all of
    it, so that it does not end with a risk; that alone where the reason does not tell more than
    that it is kept, and not where it tells of the same card. None if there is neither. `highest`
    is the `dearer` placement, whose card is asked about if it is worth less; the card of the one
    taken is if it is `saved`."""
    kept = None
    if saved and taken.places[0].card != best.places[0].card:
        kept = keeps(best, taken) or needs(best, taken)
    if kept is None and highest is not None and costs_much(best, highest):
        kept = keeps(best, highest) or needs(best, highest)
    if why is None or kept is None or why.code == "keeps":
        return kept or why
    if why.facts.get("card") == kept.facts["card"]:
        return why
    return replace(why, also=(*why.also, kept))


def dearer(state: State, place: Place) -> Place | None:
    """Return the placement of the highest card in hand under the same column; None if it is that
    one."""
    card = max(cards_in(state.hands[place.seat]))
    return Place(place.seat, card, place.column) if card > place.card else None


def moved(best: Place, taken: Place) -> Place | None:
    """Return the placement of the card of the one taken under the column of the better one; None if
    the better one spends a card no lower, or lies under the same column."""
    if best.column == taken.column or best.card >= taken.card:
        return None
    return Place(best.seat, taken.card, best.column)


def costs_much(best: Node, other: Node) -> bool:
    """Return whether another placement is clearly worth less than the better one."""
    return _mean(best) - _mean(other) >= CLEARLY


def _mean(root: Node) -> float:
    return root.totals[0] / root.tries[0]


def keeps(best: Node, taken: Node) -> Reason | None:
    """Return what the card that another placement spends mostly wins where the better one "keeps"
    it, perhaps when it "adds" to the card of that one; each is the only one of its root. None if it
    mostly wins nothing, or if the card that the other one keeps mostly wins the same, which speaks
    for neither."""
    spent = taken.places[0].card
    win = mostly_wins(best, spent)
    if win is None or win == mostly_wins(taken, best.places[0].card):
        return None
    code = "adds" if win.column == best.places[0].column else "keeps-for"
    return Reason(code, {"card": spent, "column": win.column, "object": win.object})


def mostly_wins(root: Node, card: int) -> Win | None:
    """Return what a card that the seat still holds after the only placement of a root mostly wins;
    None if there is nothing of the kind, or if the card is seldom placed."""
    seat = root.seat
    start = apply(root.state, root.places[0])
    times = Counter[Win]()
    for table, tries in ended(root, 0):
        column = _where(start, table, seat, card)
        if column is not None:
            times[Win(column, _won(table, seat, card, column))] += tries
    laid = times.total()
    if laid < SEEN * root.visits:
        return None
    ((win, most),) = times.most_common(1)
    return win if win.object != NONE and most >= MOSTLY * laid else None


def _where(start: State, table: State, seat: Seat, card: int) -> Column | None:
    """Return the column under which a seat has placed a card since a start."""
    bit = 1 << card - 1
    placed = (
        column
        for column in EVERY_COLUMN
        if table.bids[column][seat] & ~start.bids[column][seat] & bit
    )
    return next(placed, None)


def _won(table: State, seat: Seat, card: int, column: Column) -> Object:
    """Return what a seat takes from a column that makes it richer, and more so than without that
    card."""
    without = with_bid(table, seat, column, table.bids[column][seat] & ~(1 << card - 1))
    now, then = (take_of(each, seat, column) for each in (table, without))
    return now.taken if now.gain > max(then.gain, 0) else NONE
