"""What a card that a placement leaves in hand wins later, by the lines that the search tried."""

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
from engine.reasons import apart

SEEN: Final = 0.2
"""The least share of the tries that must end with the card placed."""

MOSTLY: Final = 0.6
"""The least share of tries that counts as "mostly"; for a card, of those in which it is placed."""

CLEARLY: Final = 0.05
"""How much less a higher card under the same column must be worth, in shares of the victory, for it
to be told what that card is kept for."""


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
    """Return a reason with what a kept card mostly wins, or is needed for, at its end, so that it
    does not end with a risk. This replaces a bare "keeps", and is left out if the reason, or one
    behind it, names the card already. None if there is neither.

    The card is that of the placement taken, if it is `saved`; else that of `highest`, the `dearer`
    placement, if that is worth clearly less.
    """
    kept = None
    if saved and taken.places[0].card != best.places[0].card:
        kept = keeps(best, taken) or needs(best, taken)
    if kept is None and highest is not None and costs_much(best, highest):
        kept = keeps(best, highest) or needs(best, highest)
    if why is None or kept is None or why.code == "keeps":
        return kept or why
    if any(each.facts.get("card") == kept.facts["card"] for each in apart(why)):
        return why
    return replace(why, also=(*why.also, kept))


def dearer(state: State, place: Place) -> Place | None:
    """Return the placement of the highest card in hand under the same column; None if that is no
    higher."""
    card = max(cards_in(state.hands[place.seat]))
    return Place(place.seat, card, place.column) if card > place.card else None


def moved(best: Place, taken: Place) -> Place | None:
    """Return the card of the placement taken, placed under the column of the better one. None if
    both lie under the same column, or if that card is no higher than that of the better one."""
    if best.column == taken.column or best.card >= taken.card:
        return None
    return Place(best.seat, taken.card, best.column)


def costs_much(best: Node, other: Node) -> bool:
    """Return whether another placement is clearly worth less than the better one."""
    return _mean(best) - _mean(other) >= CLEARLY


def _mean(root: Node) -> float:
    return root.totals[0] / root.tries[0]


def keeps(best: Node, taken: Node) -> Reason | None:
    """Return what the card that the other placement spends mostly wins if the better one keeps it:
    "keeps-for", or "adds" if in the column of the better one. Each is the only placement of its
    root. None if it mostly wins nothing, or if the better one's card, kept by the other, mostly
    wins the same."""
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
    """Return the column under which a seat has placed a card since a start; None if it has not."""
    bit = 1 << card - 1
    placed = (
        column
        for column in EVERY_COLUMN
        if table.bids[column][seat] & ~start.bids[column][seat] & bit
    )
    return next(placed, None)


def _won(table: State, seat: Seat, card: int, column: Column) -> Object:
    """Return what a seat takes from a column, if it gains by that, and more than without the card;
    else NONE."""
    without = with_bid(table, seat, column, table.bids[column][seat] & ~(1 << card - 1))
    now, then = (take_of(each, seat, column) for each in (table, without))
    return now.taken if now.gain > max(then.gain, 0) else NONE
