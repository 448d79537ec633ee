"""Positions with an opponent of one habit, and what a review says of decisions in tests."""

from random import Random

from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.explain import explain
from engine.dolores.bots.reasons import Said
from engine.dolores.cards import GESTURES
from engine.dolores.state import Record, State, with_seat
from engine.game import Reason, Seat
from engine.handicap import tried
from tests.engine.dolores.positions import A, B, sharing, table


def said(state: State, seat: Seat, best: DoloresAction, taken: DoloresAction) -> Said:
    """Return what a review says of the better action and of the one taken, after a short look."""
    return explain(DOLORES.view(state, seat), best, taken, Random(1), tried(2))


def every(told: Reason) -> tuple[Reason, ...]:
    """Return a reason and those behind it."""
    return (told, *told.also)


def met_by(told: Reason | None) -> list[Reason]:
    """Return the reasons, a first one and those behind it, that name a gesture of the other; [] for
    None."""
    return [each for each in (every(told) if told else ()) if "gesture" in each.facts]


def against(gesture: int) -> State:
    """Return a state in which A shares a split with B, who has always made one gesture so far."""
    start = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (71, 73, 71, 71))
    return used_to(start, gesture)


def used_to(start: State, gesture: int) -> State:
    """Return a state in which B has always made one gesture so far."""
    shown = tuple(40 * (each == gesture) for each in GESTURES)
    return replace(start, records=with_seat(start.records, B, Record(0, 0, shown, gesture)))
