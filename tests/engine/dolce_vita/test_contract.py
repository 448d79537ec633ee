"""Dolce Vita keeps the contract of a game."""

from collections.abc import Hashable

from hypothesis import strategies as st

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.cards import CATEGORIES, MONEY, MONEY_CARDS
from engine.dolce_vita.state import Options, State
from engine.game import Setup
from tests.engine.contract import Contract, contract_tests


def objects_of(state: State) -> Hashable:
    """Return all objects in the columns and before the players, sorted; None before the deal."""
    if not state.columns:
        return None
    found: list[int] = [obj for column in state.columns for obj in column]
    for goods, (ones, twos) in zip(state.goods, state.money, strict=True):
        found += [10 * kind + held for kind, held in zip(CATEGORIES, goods, strict=True) if held]
        found += [10 * MONEY + 1] * ones + [10 * MONEY + 2] * twos
    return tuple(sorted(found))


def length(setup: Setup) -> int:
    """Return the exact number of steps of a game: the deal, by round five cards each and seven
    awards, and a gathering between rounds."""
    rounds = {3: 6, 4: 4, 5: 5}[setup.seats]
    return 1 + rounds * (5 * setup.seats + 7) + rounds - 1


CONTRACT = Contract(
    game=DOLCE_VITA,
    options=st.builds(
        Options,
        hundreds=st.integers(0, MONEY_CARDS),
        first=st.sampled_from(("seat-1", "random")),
    ),
    cards=objects_of,
    bound=length,
)

TestContract = contract_tests(CONTRACT)
