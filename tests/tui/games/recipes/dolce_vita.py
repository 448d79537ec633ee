"""DV-E1 to DV-E3: the deal lays out the objects of the example, and its players make its placements
in the first round."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.chance import dice, shuffled
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Deal, DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.cards import COLUMNS, HUNDREDS, ROWS, Column, Object, objects
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import Options, State
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER, Seat
from engine.journal import Journal
from saves.header import Header, Player, new_header
from saves.whole import compose

NAMES: Final = ("Rossa", "Gialla", "Verde", "Blu")


class Plan(NamedTuple):
    """The plan of a sample: the objects at the bottom of some columns, and each seat's placements
    in the first round, in order.

    Nobody else touches these columns in that round.
    """

    seats: int
    bottoms: Mapping[int, tuple[int, ...]]
    placements: Mapping[Seat, tuple[tuple[int, int], ...]]
    """The placements by seat, each as (card, column)."""


PLANS: Final = {
    # Red 3, Yellow 3 (1 and 2), Green 4, Blue 1 on the first column: jewel 200,000, house 300,000.
    "dv-e1": Plan(
        4,
        {0: (52, 13)},
        {0: ((3, 0),), 1: ((1, 0), (2, 0)), 2: ((4, 0),), 3: ((1, 0),)},
    ),
    # Red 6 (5 and 1), Yellow 4, Green 2 on the last column: watch 400,000, twice money 100,000.
    "dv-e2": Plan(
        4,
        {6: (64, 81, 81)},
        {0: ((5, 6), (1, 6)), 1: ((4, 6),), 2: ((2, 6),)},
    ),
    # Green takes the car 400,000 from the second column, then the car 700,000 from the fifth.
    "dv-e3": Plan(
        3,
        {1: (24,), 4: (27,)},
        {2: ((2, 1), (3, 4))},
    ),
}


def make(name: str) -> bytes:
    """Return the sample game of that name, as its file."""
    plan = PLANS[name]
    header = sample_header(name, plan.seats)
    journal = Journal(DOLCE_VITA, header.setup, [dealt(plan, name)])
    while acting := DOLCE_VITA.to_act(journal.state):
        seat, state = acting[0], journal.state
        if seat == DEALER:
            journal.append(DOLCE_VITA.deal(state, dice(name, len(journal), DEALER)))
        else:
            journal.append(planned(plan, state, seat) or greedy(plan, state, seat))
    return compose(header, journal.actions)


def sample_header(name: str, seats: int) -> Header[Options]:
    """Return the header: four people, or three, at one keyboard."""
    players = [Player(player, "human") for player in NAMES[:seats]]
    return new_header(DOLCE_VITA, players, Options(), name, "2026-11-21T12:00:00Z", "0.1.0")


def dealt(plan: Plan, seed: str) -> DolceVitaAction:
    """Return the deal: the objects of the example at the bottom of their columns, the rest by
    chance."""
    box = list(objects(HUNDREDS))
    for bottom in plan.bottoms.values():
        for obj in bottom:
            box.remove(Object(obj))
    deck = iter(shuffled(box, dice(seed, 0, DEALER)))
    columns = []
    for column in range(COLUMNS):
        laid = tuple(map(Object, plan.bottoms.get(column, ())))
        columns.append(laid + tuple(next(deck) for _ in range(ROWS - len(laid))))
    return Deal(tuple(columns), 0)


def planned(plan: Plan, state: State, seat: Seat) -> Place | None:
    """Return the next placement of the example for a seat, None if it has none left."""
    if state.round > 1:
        return None
    for card, column in plan.placements.get(seat, ()):
        if state.hands[seat] >> (card - 1) & 1:
            return Place(seat, card, Column(column))
    return None


def greedy(plan: Plan, state: State, seat: Seat) -> DolceVitaAction:
    """Return the placement after which the seat would own most, then the lowest card and the first
    column.

    The cards and columns of the example are left alone.
    """
    choices = [
        action
        for action in DOLCE_VITA.legal(DOLCE_VITA.view(state, seat))
        if isinstance(action, Place) and not (state.round == 1 and action.column in plan.bottoms)
    ]
    return max(choices, key=lambda action: (promise(state, action), -action.card, -action.column))


def promise(state: State, action: Place) -> int:
    """Return what the seat would own after this round if nobody placed another card, in units of
    100,000."""
    after = DOLCE_VITA.apply(state, action)
    view: DolceVitaView = DOLCE_VITA.view(after, action.seat)
    last = forecast(view)[-1]
    return fortune(last.goods[action.seat], last.money[action.seat])
