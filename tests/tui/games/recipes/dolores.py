"""DO22: the dealer draws the cards that the players of the examples need, and they fight and share
so that each gets theirs.

All other cards are fought over, so that nobody gets them.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.chance import dice, shuffled
from engine.dolores import DOLORES
from engine.dolores.actions import Commit, Deal, DoloresAction, Draw, Name
from engine.dolores.cards import AUBE, CONFLIT, ESQUIVE, GOODS, LAST, PARTAGE, Kind
from engine.dolores.phases import DRAW, GESTURES
from engine.dolores.state import Options, State, side
from engine.game import DEALER, Seat
from engine.journal import Journal
from saves.header import Header, Player, new_header
from saves.whole import compose

NAMES: Final = ("Yann", "Maëlle", "Gaël", "Rozenn")

OURS, THEIRS = (CONFLIT, PARTAGE), (PARTAGE, CONFLIT)
"""The gestures, the donor's first, with which the donor, or the neighbour, takes all cards."""
NOBODYS: Final = (CONFLIT, CONFLIT)


class Round(NamedTuple):
    """The four cards of a split, or () for any that nobody needs, and both gestures."""

    cards: tuple[int, ...]
    gestures: tuple[int, int]


class Plan(NamedTuple):
    """The plan of a sample: everybody's starting cards, the splits until Dawn, and by seat the
    types of the collections given up after two dodges."""

    start: tuple[tuple[int, ...], ...]
    rounds: Sequence[Round]
    names: tuple[int, ...] = ()


LOST: Final = Round((), NOBODYS)

PLANS: Final = {
    # Yann 2, 2, 4, 5, 6; Maëlle 2, 2, 4, 6, 6; Gaël 3, 3, 3; Rozenn a single 5.
    "do-e1": Plan(
        ((21, 21), (21, 21), (13, 42), (33, 32)),
        [
            Round((41, 41, 62, 61), OURS),
            Round((41, 41, 63, 61), OURS),
            Round((41, 31, 31, 31), OURS),
            Round((61, 72, 72, 71), THEIRS),
            Round((73, 71, 71, 71), THEIRS),
            Round((53, 51, 51, 51), OURS),
            LOST,
            Round((52, 52, 51, 51), THEIRS),
            *[LOST] * 4,
        ],
    ),
    # Maëlle gives up the only collection that she ever has.
    "do-e5": Plan(
        ((21, 21, 31, 41), (11, 11, 11, 11)),
        [Round((), (ESQUIVE, ESQUIVE)), *[LOST] * 11],
        (2, 1),
    ),
}


def make(name: str) -> bytes:
    """Return the sample game of that name, as its file."""
    plan, header = PLANS[name], sample_header(name)
    journal = Journal(DOLORES, header.setup, [Deal(plan.start, 0)])
    rounds, spare = iter(plan.rounds), iter(spare_cards(plan))
    now = LOST
    while acting := DOLORES.to_act(journal.state):
        state = journal.state
        if acting[0] != DEALER:
            journal.append(chosen(state, acting[0], now, plan))
        elif state.phase == DRAW:
            now = next(rounds, LOST)
            journal.append(drawn(state, now, spare))
        else:
            journal.append(DOLORES.deal(state, dice(name, len(journal), DEALER)))
    return compose(header, journal.actions)


def sample_header(name: str) -> Header[Options]:
    """Return the header: people at one keyboard, who play without the bottles."""
    players = [Player(player, "human") for player in NAMES[: len(PLANS[name].start)]]
    options = Options(simple=True)
    return new_header(DOLORES, players, options, name, "2026-11-21T12:00:00Z", "0.1.0")


def spare_cards(plan: Plan) -> list[int]:
    """Return the cards that nobody needs, in a random order that is always the same."""
    rest = list(GOODS)
    for cards in (*plan.start, *(each.cards for each in plan.rounds)):
        for card in cards:
            rest.remove(card)
    return shuffled(rest, dice("spare", 0, DEALER))


def drawn(state: State, now: Round, spare: Iterator[int]) -> Draw:
    """Return the draw of the cards of a split; of Dawn as soon as it can come (DO3)."""
    if state.left <= LAST:
        return Draw((AUBE,))
    return Draw(now.cards or (next(spare), next(spare), next(spare), next(spare)))


def chosen(state: State, seat: Seat, now: Round, plan: Plan) -> DoloresAction:
    """Return the gesture of the plan, or the collection that it gives up."""
    if state.phase == GESTURES:
        return Commit(seat, now.gestures[side(state, seat)])
    return Name(seat, Kind(plan.names[seat]))
