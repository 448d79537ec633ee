"""What the players own, and the end of the game (DV15)."""

from engine.dolce_vita.state import State, to_act
from engine.game import Outcome, rank


def fortune(goods: tuple[int, ...], money: tuple[int, int]) -> int:
    """What one player owns, in units of 100,000 (DV15)."""
    return sum(goods) + money[0] + 2 * money[1]


def outcome(state: State) -> Outcome | None:
    """After the last round the greatest fortune wins; scores are in units of 100,000 (DV15)."""
    if to_act(state):
        return None
    return rank([fortune(g, m) for g, m in zip(state.goods, state.money, strict=True)], "rounds")
