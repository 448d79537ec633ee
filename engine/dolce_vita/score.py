"""What the players own, and the end of the game (DV15)."""

from engine.dolce_vita.cards import COLUMNS
from engine.dolce_vita.state import State, to_act
from engine.game import Outcome, rank


def fortune(goods: tuple[int, ...], money: tuple[int, int]) -> int:
    """Return what one player owns, in units of 100,000 (DV15)."""
    return sum(goods) + money[0] + 2 * money[1]


def interim(state: State) -> tuple[int, ...] | None:
    """Return everybody's fortune by seat when the last column of a round has been judged, in units
    of 100,000; None in any other state."""
    return fortunes(state) if state.awarded == COLUMNS else None


def fortunes(state: State) -> tuple[int, ...]:
    """Return what everybody owns, by seat, in units of 100,000."""
    return tuple([fortune(*owned) for owned in zip(state.goods, state.money, strict=True)])


def outcome(state: State) -> Outcome | None:
    """Return the places and fortunes after the last round, in units of 100,000: the greatest
    fortune wins (DV15). None before."""
    if to_act(state):
        return None
    return rank(fortunes(state), "rounds")
