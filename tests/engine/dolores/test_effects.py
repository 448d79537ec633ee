"""How more cards change what a collection counts for (DO22)."""

from typing import Any

import pytest

from engine.dolores.bots.effects import COSTLY, EFFECTS, TIED, effect, kinds, rises, tied
from engine.dolores.cards import GOLD, JEWELS, LACE, TABLEWARE, WEAPONS, WINE, with_card
from engine.dolores.score import score
from engine.dolores.state import with_seat

HELD = (0, 10 * WINE + 1, 10 * JEWELS + 2, 10 * GOLD + 2, 10 * WEAPONS + 3, 10 * WEAPONS + 2)


def goods(*cards: int) -> Any:
    held: Any = (0,) * 7
    for card in cards:
        held = with_card(held, card)
    return held


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (10 * WINE + 1, "lows"),
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
    assert told is None or told in {*EFFECTS} - {*COSTLY}


@pytest.mark.parametrize(
    ("held", "card", "told", "level", "rest"),
    [  # `rest`: the points that the weapons or the wine make beside the level collections
        (HELD[1:], 21, "lows", (WINE, JEWELS, GOLD), 5),
        ((13, 72, 21), 71, "highs", (WEAPONS, GOLD), 1),
        ((12, 31), 31, "level", (WEAPONS, JEWELS), 0),
    ],
)
def test_collections_that_are_level_count_together(
    held: tuple[int, ...], card: int, told: str, level: tuple[int, ...], rest: int
) -> None:
    before = goods(*held)
    after = with_card(before, card)
    assert effect(before, after, card // 10, True) == told in TIED
    assert tied(after, told) == {"kinds": kinds(level), "sum": score(after) - rest}


@pytest.mark.parametrize(
    ("held", "lost", "told", "level", "rest"),
    [  # `rest`: the points that the weapons or the wine make beside the level collections
        ((21, 42, 52, 13), WINE, "lows", (LACE, TABLEWARE), 3),
        ((21, 42, 13), WINE, "lows", (LACE,), 3),
        ((13, 42, 52, 21), WEAPONS, "highs", (LACE, TABLEWARE), 1),
        ((21, 42, 52), WINE, "level", (LACE, TABLEWARE), 0),
        ((21, 13), WINE, "level", (WEAPONS,), 0),
    ],
)
def test_what_counts_once_a_collection_is_given_up(
    held: tuple[int, ...], lost: int, told: str, level: tuple[int, ...], rest: int
) -> None:
    before = goods(*held)
    after = with_seat(before, lost - 1, 0)
    assert score(after) > score(before)
    assert rises(before, after) == told
    assert tied(after, told) == {"kinds": kinds(level), "sum": score(after) - rest}


def test_a_collection_that_leaves_the_level_ones_behind_is_the_highest_alone() -> None:
    before = goods(12, 72, 21)
    assert effect(before, with_card(before, 71), GOLD, True) == "top"
