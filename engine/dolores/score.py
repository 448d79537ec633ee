"""What collections score (DO22)."""

from functools import lru_cache

from engine.dolores import phases
from engine.dolores.cards import TYPES, WORTH
from engine.dolores.state import State
from engine.game import Outcome, rank


@lru_cache(maxsize=1 << 13)
def score(goods: tuple[int, ...]) -> int:
    """Return the points of a player's collections: the highest and the lowest, every tied one
    included; if all are equal, they count twice (DO22).

    >>> score((2, 2, 4, 5, 6, 0, 0)), score((3, 3, 3, 0, 0, 0, 0)), score((0,) * 7)
    (10, 18, 0)
    """
    worths = [WORTH[collection] for collection in goods if collection]
    if not worths:
        return 0
    high, low = max(worths), min(worths)
    return high * worths.count(high) + low * worths.count(low)


def counting(goods: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the types that count as highest and those that count as lowest; if all are equal, they
    are in both."""
    worths = [WORTH[collection] for collection in goods]
    owned = [worth for worth in worths if worth]
    if not owned:
        return (), ()
    return (
        tuple(kind for kind in TYPES if worths[kind - 1] == max(owned)),
        tuple(kind for kind in TYPES if worths[kind - 1] == min(owned)),
    )


def interim(state: State) -> tuple[int, ...] | None:
    """Return everybody's score by seat when a sharing is over; None in any other state."""
    return tuple(map(score, state.goods)) if state.phase == phases.HAND_ON else None


def outcome(state: State) -> Outcome | None:
    """Return the outcome: the highest score wins (DO23). The reason is the last phase: `dawn` or
    `deck-short`. None while the game goes on."""
    if state.waiting:
        return None
    return rank([score(goods) for goods in state.goods], state.phase)
