"""How more cards change what a collection counts for (DO22)."""

from typing import Any

import pytest

from engine.dolores.bots.effects import COSTLY, SHARED, effect
from engine.dolores.cards import GOLD, JEWELS, WEAPONS, WINE, with_card
from engine.dolores.score import score

HELD = (0, 10 * WINE + 1, 10 * JEWELS + 2, 10 * GOLD + 2, 10 * WEAPONS + 3, 10 * WEAPONS + 2)


def goods(*cards: int) -> Any:
    held: Any = (0,) * 7
    for card in cards:
        held = with_card(held, card)
    return held


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (10 * WINE + 1, "levels"),
        (10 * WINE + 3, "lowest"),
        (10 * WEAPONS + 1, "higher"),
        (10 * JEWELS + 1, None),
    ],
)
def test_what_becomes_of_a_collection_that_grows(card: int, told: str | None) -> None:
    before = goods(*HELD[1:])
    after = with_card(before, card)
    change = score(after) - score(before)
    assert effect(before, after, card // 10, change > 0) == told
    assert change > 0 or told is None
    assert {*COSTLY}.isdisjoint(SHARED)
