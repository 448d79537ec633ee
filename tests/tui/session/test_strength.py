"""Strengths as they are written on the command line."""

import pytest

from engine.arena import forever
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.game import LEVELS
from engine.handicap import tried
from tests.tui.session.test_thinking import view
from tui.session.refusals import RobotFailed
from tui.session.robots import level_name, robot
from tui.session.strength import Strength, in_saves, read_strength, read_strengths, within
from tui.words import LANGUAGES, Language, Wording


@pytest.mark.parametrize(
    ("word", "strength"),
    [
        ("hard", Strength("hard")),
        (" hard@400 ", Strength("hard", tries=400)),
        ("hard@100ms", Strength("hard", seconds=0.1)),
        ("normal@2s", Strength("normal", seconds=2.0)),
    ],
)
def test_a_strength_is_a_level_and_a_bound(word: str, strength: Strength) -> None:
    assert read_strength(word) == strength
    assert read_strength(strength.spelt) == strength


@pytest.mark.parametrize("word", ["hard@", "hard@0", "hard@-1", "hard@1.5s", "hard@4m", "a@1@2"])
def test_what_is_no_strength(word: str) -> None:
    with pytest.raises(ValueError):
        read_strength(word)


def test_strengths_between_commas_leave_out_what_is_none() -> None:
    assert read_strengths(Wording("en"), "hard@100, easy@2s,, hard@100, x@0") == (
        "hard@100",
        "easy@2000ms",
    )
    assert read_strengths(Wording("en"), "") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_understood_by_its_name_in_any_language(language: Language) -> None:
    say = Wording(language)
    for level in LEVELS:
        assert in_saves(Wording("en"), level_name(say, level), LEVELS) == level
        assert read_strengths(say, f"{level_name(say, level).title()}@40") == (f"{level}@40",)
    assert in_saves(say, "champion@40", LEVELS) == "champion@40"


def test_a_robot_with_a_bound_looks_no_further() -> None:
    """In Dolce Vita, `strong` is the `master` who looks at four tries."""
    for step in range(10):
        rng = (dice("bound", step, 0) for _ in range(3))
        bounded = robot(DOLCE_VITA, "master@4")(view(), next(rng), forever)
        assert bounded == robot(DOLCE_VITA, "strong")(view(), next(rng), forever)
        assert bounded == robot(DOLCE_VITA, "master")(view(), next(rng), tried(4))
    with pytest.raises(RobotFailed):
        robot(DOLCE_VITA, "master@0")


def test_tries_and_seconds_run_out() -> None:
    assert [tried(3)(n) for n in (1, 2, 3, 4)] == [False, False, True, True]
    moments = iter([10.0, 10.2, 10.4, 10.6])
    enough = within(0.5, lambda: next(moments))
    assert [enough(1), enough(2), enough(3)] == [False, False, True]


def test_a_strength_without_a_bound_is_never_enough() -> None:
    assert not Strength("hard").begin()(10**9)
    assert Strength("hard", tries=2).begin()(2)
    assert not Strength("hard", seconds=3600.0).begin()(10**9)
