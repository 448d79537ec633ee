"""The line of play that the search followed after a placement."""

from collections import Counter
from typing import Final, NamedTuple

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.search import Node, ended
from engine.dolce_vita.bots.seat_forecast import turn_at
from engine.dolce_vita.cards import Column
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State

LIKELY: Final = 0.5
"""The least share of the tries in which a seat must take in the same turn, for that to be
`usual`."""


class Followed(NamedTuple):
    """A placement, and the table at the end of the line that the search followed most after it."""

    place: Place
    end: State


def followed(root: Node, index: int) -> Followed | None:
    """Return the placement of that index, with the table at the end of the line that the search
    followed most after it; None if it was never tried."""
    if index >= len(root.tries) or not root.tries[index]:
        return None
    node, at = root, index
    while (following := node.nodes[at]) is not None and following.tries:
        node = following
        at = max(range(len(node.tries)), key=node.tries.__getitem__)
    return Followed(root.places[index], apply(node.state, node.places[at]))


def usual(root: Node, index: int, line: Followed, column: Column) -> bool:
    """Return whether in at least half of the tries after a placement its seat takes from a column
    in the same turn as on a line."""
    seat = line.place.seat
    turn = turn_at(line.end, seat, column)
    alike = sum(
        tries for table, tries in ended(root, index) if turn_at(table, seat, column) == turn
    )
    return alike >= LIKELY * root.tries[index]


def typical(root: Node, index: int, column: Column) -> Followed | None:
    """Return the placement of that index, with the table at the end of the line followed. If the
    seat's turn at a column is not `usual` there, take the end with most tries of those with the
    commonest turn instead. None if the placement was never tried."""
    line = followed(root, index)
    if line is None or usual(root, index, line, column):
        return line
    ends, often = [*ended(root, index)], Counter[int]()
    for table, tries in ends:
        often[turn_at(table, line.place.seat, column)] += tries
    turn = max(often, key=often.__getitem__)
    alike = (each for each in ends if turn_at(each[0], line.place.seat, column) == turn)
    return Followed(line.place, max(alike, key=lambda each: each[1])[0])
