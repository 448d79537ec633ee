"""The default options of the games, and the values that options may have."""

from typing import Any

import msgspec
import pytest

from engine.registry import game_named

DEFAULTS: dict[str, dict[str, Any]] = {
    "dolce-vita": {"hundreds": 9, "first": "seat-1"},  # DV1, DV5
    "dolores": {"simple": False, "first": "seat-1"},  # DO4, DO7
    "dalmuti": {
        "hands": 5,  # DA12
        "lesser_tax": 2,  # DA7
        "first_hand_revolution": False,
        "short_deck": False,
        "philanthropy": False,
        "misdeal": False,
    },
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_defaults(name: str) -> None:
    assert msgspec.to_builtins(game_named(name).options()) == DEFAULTS[name]


@pytest.mark.parametrize(
    ("name", "option", "least", "most"),
    [
        ("dolce-vita", "hundreds", 0, 17),
        ("dalmuti", "hands", 1, 20),
        ("dalmuti", "lesser_tax", 1, 2),
    ],
)
def test_a_number_may_be_chosen_within_its_limits(
    name: str, option: str, least: int, most: int
) -> None:
    options = game_named(name).options
    for number in (least, most):
        assert getattr(msgspec.convert({option: number}, options), option) == number
    for number in (least - 1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({option: number}, options)
