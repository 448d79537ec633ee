"""The bundled games: made as their recipe says, and the examples of the rules happen in them."""

from typing import Any

import pytest

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, judge
from engine.dolce_vita.cards import BOAT, CAR, HOUSE, JEWEL, WATCH
from engine.dolce_vita.state import State
from saves.listing import inspect
from saves.reading import SavedGame, load
from saves.samples import SAMPLES, Sample
from saves.verify import verify
from tests.saves.make_samples import make

RED, YELLOW, GREEN, BLUE = range(4)


def sample(name: str) -> tuple[Sample, SavedGame]:
    found = next(sample for sample in SAMPLES if sample.name == name)
    return found, load(found.path)


def shown(name: str) -> tuple[State, Award, State, Any]:
    """Before, the award that the sample points at, after, and the verdict on its column."""
    found, saved = sample(name)
    before, action = saved.journal.states[found.step - 1], saved.journal.actions[found.step - 1]
    assert isinstance(action, Award)
    column = action.column
    verdict = judge(before.columns[column], before.bids[column], before.goods, before.money)
    return before, action, saved.journal.states[found.step], verdict


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_the_samples_are_what_the_recipe_makes(sample: Sample) -> None:
    assert sample.path.read_bytes() == make(sample.name)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_the_samples_are_whole_games(sample: Sample) -> None:
    assert verify(sample.path).status == "complete"
    info = inspect(sample.path)
    assert info is not None and info.header is not None
    assert info.header.game == sample.game
    assert [player.name for player in info.header.players][:3] == ["Rossa", "Gialla", "Verde"]


def test_DV_E1_the_tied_take_their_cards_back() -> None:
    before, action, after, verdict = shown("dv-e1")
    assert before.columns[action.column][:2] == (10 * JEWEL + 2, 10 * HOUSE + 3)
    assert set(verdict.struck) == {RED, YELLOW}
    assert verdict.takes == (
        Take(GREEN, 4, 10 * JEWEL + 2, 0),
        Take(BLUE, 1, 10 * HOUSE + 3, 0),
    )
    assert after.goods[GREEN][JEWEL - 1] == 2
    assert after.goods[BLUE][HOUSE - 1] == 3
    for seat, cards in ((RED, 0b100), (YELLOW, 0b011)):
        assert before.bids[action.column][seat] == cards
        assert after.hands[seat] == before.hands[seat] | cards


def test_DV_E2_each_takes_from_the_bottom_in_order() -> None:
    before, action, after, verdict = shown("dv-e2")
    assert before.columns[action.column][:3] == (10 * WATCH + 4, 81, 81)
    assert [(take.seat, take.taken) for take in verdict.takes] == [
        (RED, 10 * WATCH + 4),
        (YELLOW, 81),
        (GREEN, 81),
    ]
    assert after.columns[action.column] == before.columns[action.column][3:]


def test_DV_E3_the_old_car_goes_on_top_of_the_column() -> None:
    before, action, after, verdict = shown("dv-e3")
    assert before.goods[GREEN][CAR - 1] == 4
    assert before.columns[action.column][0] == 10 * CAR + 7
    assert [(take.seat, take.taken, take.returned) for take in verdict.takes] == [
        (GREEN, 10 * CAR + 7, 10 * CAR + 4)
    ]
    assert after.goods[GREEN][CAR - 1] == 7
    assert after.columns[action.column] == (*before.columns[action.column][1:], 10 * CAR + 4)
    assert after.goods[GREEN][BOAT - 1] == before.goods[GREEN][BOAT - 1]
