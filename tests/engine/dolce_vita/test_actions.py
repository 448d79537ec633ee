"""The written form of Dolce Vita's actions and options, and that reading is strict."""

from typing import Any

import msgspec
import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Deal, Gather, Place
from engine.dolce_vita.cards import Column
from engine.dolce_vita.state import Options
from engine.game import DEALER
from tests.engine.dolce_vita.positions import LAYOUT

COLUMNS = [list(column) for column in LAYOUT]


def read(record: Any) -> Any:
    """Return an action from the record in a line of a save."""
    return msgspec.json.decode(msgspec.json.encode(record), type=DOLCE_VITA.actions)


@pytest.mark.parametrize(
    ("record", "action"),
    [
        ({"do": "deal", "columns": COLUMNS, "first": 4}, Deal(LAYOUT, 4)),
        ({"do": "place", "seat": 2, "card": 6, "column": 0}, Place(2, 6, Column(0))),
        ({"do": "award", "column": 6}, Award(Column(6))),
        ({"do": "gather"}, Gather()),
    ],
)
def test_an_action_is_written_as_documented(record: dict[str, Any], action: Any) -> None:
    assert msgspec.to_builtins(action) == record | (
        {"columns": LAYOUT} if "columns" in record else {}
    )
    assert read(record) == action


def test_the_dealer_is_not_written_and_cannot_be_claimed() -> None:
    assert Deal(LAYOUT, 0).seat == Award(Column(0)).seat == Gather().seat == DEALER
    with pytest.raises(msgspec.ValidationError):
        read({"do": "award", "column": 0, "seat": 1})


@pytest.mark.parametrize(
    "record",
    [
        {"do": "pass", "seat": 0},
        {"do": "Place", "seat": 0, "card": 1, "column": 0},
        {"do": 1},
        {"seat": 0, "card": 1, "column": 0},
        {"do": "place", "seat": 0, "card": 1},
        {"do": "place", "seat": 0, "card": 1, "column": 0, "why": 1},
        {"do": "gather", "round": 1},
        {"do": "place", "seat": 0, "card": 1, "column": None},
        {"do": "place", "seat": "0", "card": 1, "column": 0},
        {"do": "place", "seat": True, "card": 1, "column": 0},
        {"do": "place", "seat": 0, "card": 1.5, "column": 0},
        {"do": "place", "seat": -1, "card": 1, "column": 0},
        {"do": "place", "seat": 5, "card": 1, "column": 0},
        {"do": "place", "seat": 0, "card": 0, "column": 0},
        {"do": "place", "seat": 0, "card": 7, "column": 0},
        {"do": "place", "seat": 0, "card": 1, "column": -1},
        {"do": "place", "seat": 0, "card": 1, "column": 7},
        {"do": "place", "seat": 0, "card": 10**30, "column": 0},
        {"do": "award", "column": -1},
        {"do": "award", "column": 7},
        {"do": "deal", "columns": COLUMNS, "first": -1},
        {"do": "deal", "columns": COLUMNS, "first": 5},
        {"do": "deal", "columns": COLUMNS[:6], "first": 0},
        {"do": "deal", "columns": [*COLUMNS, COLUMNS[0]], "first": 0},
        {"do": "deal", "columns": [COLUMNS[0][:8], *COLUMNS[1:]], "first": 0},
        {"do": "deal", "columns": [[*COLUMNS[0], 82], *COLUMNS[1:]], "first": 0},
        {"do": "deal", "columns": [[10, *COLUMNS[0][1:]], *COLUMNS[1:]], "first": 0},
        {"do": "deal", "columns": [[83, *COLUMNS[0][1:]], *COLUMNS[1:]], "first": 0},
        {"do": "deal", "columns": [["11", *COLUMNS[0][1:]], *COLUMNS[1:]], "first": 0},
        ["place", 0, 1, 0],
        "gather",
        None,
    ],
)
def test_anything_else_is_refused(record: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(record)


def test_an_unwritten_option_takes_its_default() -> None:
    assert msgspec.convert({}, Options) == Options() == Options(hundreds=9, first="seat-1")
    assert msgspec.convert({"hundreds": 0}, Options).hundreds == 0
    assert msgspec.convert({"first": "random"}, Options).first == "random"


@pytest.mark.parametrize(
    "options",
    [
        {"hundreds": -1},
        {"hundreds": 18},
        {"hundreds": "9"},
        {"first": "seat-2"},
        {"first": ""},
        {"jokers": 1},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)
