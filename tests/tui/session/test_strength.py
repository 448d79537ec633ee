"""Strengths as they are written on the command line."""

from random import Random

import pytest

from engine.arena import forever, play_out
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.game import DEALER, LEVELS, Setup
from engine.handicap import tried
from engine.registry import GAMES, game_named
from tests.tui.session.test_thinking import view
from tui.session.draft import deciders
from tui.session.refusals import RobotFailed
from tui.session.robots import level_name, really, robot
from tui.session.strength import (
    EQUALS,
    Strength,
    in_saves,
    no_strengths,
    read_strength,
    read_strengths,
    within,
)
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


def test_what_is_no_strength_is_found() -> None:
    say = Wording("de")
    words = "hard@10, Meister@50ms, magpie@3, quark@3, hard@0,, schwer@x, quark@3"
    assert no_strengths(say, words, lambda: ["magpie"]) == ("quark@3", "hard@0", "schwer@x")
    assert no_strengths(say, "", tuple) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_understood_by_its_name_in_any_language(language: Language) -> None:
    say = Wording(language)
    for level in LEVELS:
        assert in_saves(Wording("en"), level_name(say, level), LEVELS) == level
        assert read_strengths(say, f"{level_name(say, level).title()}@40") == (f"{level}@40",)
    assert in_saves(say, "champion@40", LEVELS) == "champion@40"


def test_a_robot_with_a_bound_looks_no_further() -> None:
    """In Dolce Vita, `strong` is the `master` with four tries."""
    for step in range(10):
        rng = (dice("bound", step, 0) for _ in range(3))
        bounded = robot(DOLCE_VITA, "master@4")(view(), next(rng), forever)
        assert bounded == robot(DOLCE_VITA, "strong")(view(), next(rng), forever)
        assert bounded == robot(DOLCE_VITA, "master")(view(), next(rng), tried(4))
    with pytest.raises(RobotFailed):
        robot(DOLCE_VITA, "master@0")


SEARCHING = ("strong", "hard", "master")


@pytest.mark.parametrize("name", GAMES)
def test_a_bound_that_changes_nothing_is_none(name: str) -> None:
    game = game_named(name)
    assert tuple(game.tries) == SEARCHING
    for level in SEARCHING:
        most = game.tries[level]
        assert really(game, f"{level}@{most}") == level == really(game, level)
        for by in (f"{level}@{most - 1}", f"{level}@100ms"):
            assert really(game, by) == by
    for by in ("easy@50ms", "normal@1", "random@3"):
        assert really(game, by) == by.partition("@")[0]
    assert really(game, "own.bot@3") == "own.bot@3"
    # The example of the pages and the help must stay one that changes something.
    assert really(game, "master@10") == "master@10"


@pytest.mark.parametrize("name", GAMES)
def test_no_level_tries_more_often_than_its_game_says(name: str) -> None:
    """Levels that search ask after every try whether it is enough; the others never ask."""
    game, asked = game_named(name), list[int]()

    def wary(done: int) -> bool:
        asked.append(done)
        return False

    setup = Setup(game.seats[-1], game.options())
    journal = play_out(game, setup, [game.bots["novice"]] * setup.seats, "tries")
    moments = [state for state in journal.states if game.to_act(state) not in ((), (DEALER,))]
    for level, bot in game.bots.items():
        asked.clear()
        for state in moments[:: len(moments) // 3]:
            bot(game.view(state, game.to_act(state)[0]), Random(level), wary)
        assert max(asked, default=0) <= game.tries.get(level, 0)
        assert bool(asked) is (level in game.tries)


@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_no_bound_that_is_none(game: str) -> None:
    def offered(wished: str) -> list[str]:
        return [by for by, _ in deciders(Wording("en"), game_named(game), LEVELS, wished)]

    assert offered("easy@50ms, hard@9999, master@9999") == offered("")
    assert offered("master@10, easy@3") == [*offered("")[:-1], "master@10", EQUALS]


def test_tries_and_seconds_run_out() -> None:
    assert [tried(3)(n) for n in (1, 2, 3, 4)] == [False, False, True, True]
    moments = iter([10.0, 10.2, 10.4, 10.6])
    enough = within(0.5, lambda: next(moments))
    assert [enough(1), enough(2), enough(3)] == [False, False, True]


def test_a_strength_without_a_bound_is_never_enough() -> None:
    assert not Strength("hard").begin()(10**9)
    assert Strength("hard", tries=2).begin()(2)
    assert not Strength("hard", seconds=3600.0).begin()(10**9)
