"""The outcome table of DO18 written out for one split, with four cards and with six."""

from engine.dolores.actions import Pick, Settle
from engine.dolores.cards import CONFLIT, ESQUIVE, PARTAGE, Slot
from engine.dolores.state import State
from engine.game import DEALER
from tests.engine.dolores.positions import play

P, K, E = PARTAGE, CONFLIT, ESQUIVE
PICKED = 3
"""The slot that a single Esquive picks in these tests: wine 1 on the neighbour's side."""

# By both gestures, the donor's first: what the donor gets, what the neighbour gets, what is
# discarded. The split is gold 3, weapons 1 (and tableware 1) on the donor's side, wine 1,
# lace 2 (and jewels 2) on the neighbour's.
FOUR_CARDS = {
    (P, P): ([11, 73], [21, 42], []),
    (P, K): ([], [11, 21, 42, 73], []),
    (P, E): ([11, 73], [21], [42]),
    (K, P): ([11, 21, 42, 73], [], []),
    (K, K): ([], [], [11, 21, 42, 73]),
    (K, E): ([11, 42, 73], [21], []),
    (E, P): ([21], [42], [11, 73]),
    (E, K): ([21], [11, 42, 73], []),
    (E, E): ([], [], [11, 21, 42, 73]),
}
SIX_CARDS = {
    (P, P): ([11, 51, 73], [21, 32, 42], []),
    (P, K): ([], [11, 21, 32, 42, 51, 73], []),
    (P, E): ([11, 51, 73], [21], [32, 42]),
    (K, P): ([11, 21, 32, 42, 51, 73], [], []),
    (K, K): ([], [], [11, 21, 32, 42, 51, 73]),
    (K, E): ([11, 32, 42, 51, 73], [21], []),
    (E, P): ([21], [32, 42], [11, 51, 73]),
    (E, K): ([21], [11, 32, 42, 51, 73], []),
    (E, E): ([], [], [11, 21, 32, 42, 51, 73]),
}


def settle(state: State) -> State:
    """Return the state after the split is settled; a single Esquive first picks the card in PICKED.
    Nobody owns goods, so that two Esquives have nothing to name."""
    if state.waiting != (DEALER,):
        state = play(state, Pick(state.waiting[0], Slot(PICKED)))
    return play(state, Settle())
