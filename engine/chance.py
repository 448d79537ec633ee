"""Random numbers that come out the same on every Python and every machine.

Only `Random.random()` is promised to be stable between Python versions, so shuffles and choices
are built on it here. A source of chance belongs to one step of one game: taking a move back and
playing it again meets the same cards.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from engine.game import DEALER, A, S, Seat, V
from engine.journal import Journal

T = TypeVar("T")


def dice(seed: str, step: int, seat: Seat) -> Random:
    """Return the source of chance for what `seat` does at journal entry `step` of the game
    `seed`."""
    return Random(f"{seed}/{step}/{seat}")


SHARED: Final = "day-"
"""The start of the seed of a shared deal: many people play it, each at a table of their own."""


def dealers(seed: str, journal: Journal[S, V, A]) -> Random:
    """Return the source of chance for the dealer's next action. In a shared deal (SHARED) all the
    dealer's actions draw from one source. So players who talk longer, or draw more cards at a time,
    meet the same cards in the same order."""
    if not seed.startswith(SHARED):
        return dice(seed, len(journal), DEALER)
    rng = dice(seed, 0, DEALER)
    for state, action in zip(journal.states, journal.actions, strict=False):
        if action.seat == DEALER:
            journal.game.deal(state, rng)
    return rng


def pick(things: Sequence[T], rng: Random) -> T:
    """Return one of the things, each equally likely."""
    return things[int(rng.random() * len(things))]


def shuffled(things: Iterable[T], rng: Random) -> list[T]:
    """Return the things in random order (Fisher and Yates)."""
    deck = list(things)
    for last in range(len(deck) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck
