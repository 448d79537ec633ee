"""Judging decisions: a better one is found, with no more knowledge than the seat had."""

from itertools import chain, repeat
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit
from engine.dolores.cards import GESTURES
from engine.game import DEALER, Prospect, Reason, Setup, Trials
from engine.random_bot import random_bot
from engine.registry import GAMES, game_named
from engine.review import (
    Grade,
    Verdict,
    decided,
    expected,
    explained,
    first_look,
    foresees,
    graded,
    judge,
)
from tests.engine.toy import WHISPERS


def some(iterations: int) -> bool:
    return iterations >= 12


def test_the_cost_is_what_the_best_was_worth_more() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "cost")
    state, action = journal.states[1], journal.actions[1]
    view = DOLCE_VITA.view(state, action.seat)
    legal = DOLCE_VITA.legal(view)

    def advise(*_: Any) -> tuple[Prospect[Any], ...]:
        return Prospect(legal[3], 0.6, 9), Prospect(action, 0.4, 5), Prospect(legal[2], 0.1, 2)

    game = _advised(advise)
    verdict = judge(game, view, action, Random(1), some)
    assert verdict is not None and verdict.choices[0].action == legal[3]
    assert verdict.choices[verdict.taken].action == action
    assert verdict.cost == pytest.approx(0.2)
    best = judge(game, view, legal[3], Random(1), some)
    assert best is not None and best.cost == 0
    left_out = judge(game, view, legal[-1], Random(1), some)
    assert left_out is not None and left_out.cost == pytest.approx(0.5)
    look = first_look(game, view, legal[-1], Random(1), some)
    assert look is not None and look.lost == pytest.approx(0.5), "not less than the last one named"


def _first(view: Any, rng: Random, enough: Any) -> Any:
    return DOLCE_VITA.legal(view)[0]


def _advised(advise: Any) -> Any:
    return replace(DOLCE_VITA, advise=advise, trials=None)


def weighed(
    worths: Any,
    seen: Any,
    seed: int,
    bias: float = 0.0,
    tries: list[int] | None = None,
    full: int = 400,
    deeper: Any = None,
    deepest: Any = None,
    glance: int = 0,
    kept: float = 1.0,
    part: float = 1.0,
) -> Any:
    """Return the verdict on the second of two actions.

    The first look finds them worth `seen[0]` and `seen[1]`; the second has the chance `seen[2]`. A
    try brings `worths`, give or take up to 0.2 of luck; a deeper try brings `deeper` without luck,
    and one deeper still, which only what would be named has, `deepest`. The number of tries is
    appended to `tries`. `part` of a deeper cost is told; the other arguments are those of Trials.
    """
    count = 0
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "luck")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    good, taken = DOLCE_VITA.legal(view)[:2]

    def advise(*_: Any) -> tuple[Prospect[Any], ...]:
        return Prospect(good, seen[0], 9), Prospect(taken, seen[1], 9, seen[2])

    def begin(view: Any, rng: Random, enough: Any) -> Any:
        def once(actions: Any) -> list[float]:
            nonlocal count
            count += 1
            return [worths[action == taken] + 0.4 * (rng.random() - 0.5) for action in actions]

        return once

    def sure(worths: Any) -> Any:
        return lambda *_: lambda actions: [worths[action == taken] for action in actions]

    longest = Trials[Any, Any](sure(deepest), 4) if deepest else None
    longer = Trials[Any, Any](sure(deeper), 4, kept=part, deeper=longest) if deeper else None
    trials = Trials(begin, full, bias=lambda _: bias, deeper=longer, glance=glance, kept=kept)
    game = replace(DOLCE_VITA, advise=advise, trials=trials)
    verdict = judge(game, view, taken, Random(seed), lambda _: False)
    assert verdict is not None
    if tries is not None:
        tries.append(count)
    return verdict


def test_chance_is_not_called_a_mistake_and_a_loss_is_told_with_its_margin() -> None:
    for seed in range(40):
        lucky = weighed((0.5, 0.5), (0.9, 0.1, None), seed)
        assert graded(lucky.cost, lucky.margin) is None
        lost = weighed((0.5, 0.35), (0.9, 0.1, None), seed)
        assert graded(lost.cost, lost.margin) is Grade.MISTAKE
        assert lost.cost - 2 * lost.margin < 0.15 < lost.cost + 2 * lost.margin
        assert lost.choices[lost.taken].worth == pytest.approx(lost.choices[0].worth - lost.cost)


def test_what_all_tries_may_judge_wrong_alike_is_not_certain() -> None:
    for seed in range(10):
        doubtful = weighed((0.5, 0.35), (0.9, 0.1, None), seed, bias=0.1)
        assert doubtful.margin >= 0.1 and graded(doubtful.cost, doubtful.margin) is None
        clear = weighed((0.7, 0.35), (0.9, 0.1, None), seed, bias=0.1)
        assert clear.margin >= 0.1 and graded(clear.cost, clear.margin) is Grade.BLUNDER


def test_deeper_tries_have_the_last_word_where_others_may_be_wrong_alike() -> None:
    for bias, cost in ((0.02, 0.12), (0.0, 0.3)):
        found = weighed((0.7, 0.4), (0.9, 0.1, None), 1, bias=bias, deeper=(0.6, 0.48))
        assert found.cost == pytest.approx(cost, abs=0.03)
    refuted = weighed((0.7, 0.4), (0.9, 0.1, None), 1, bias=0.02, deeper=(0.5, 0.5))
    assert refuted.cost == 0


@pytest.mark.parametrize(
    ("deeper", "part", "told"), [(0.04, 1.0, 0.04), (0.04, 0.5, 0.02), (0.06, 0.5, 0.11)]
)
def test_of_what_would_be_named_the_deepest_tries_have_the_last_word(
    deeper: float, part: float, told: float
) -> None:
    lost = (0.5, 0.5 - deeper)
    tries: dict[str, Any] = {"bias": 0.02, "deeper": lost, "part": part, "deepest": (0.5, 0.39)}
    assert weighed((0.7, 0.4), (0.9, 0.1, None), 1, **tries).cost == pytest.approx(told)


def test_the_best_is_worth_no_less_than_it_costs_to_miss_it_by_the_deeper_tries() -> None:
    found = weighed((0.3, 0.1), (0.9, 0.1, None), 1, bias=0.02, deeper=(0.6, 0.1))
    best, taken = found.choices[0].worth, found.choices[found.taken].worth
    assert found.cost == pytest.approx(0.5) and best - taken == pytest.approx(0.5)


def test_what_a_first_look_thinks_good_a_glance_looks_at_again() -> None:
    """A first look may find a bad action as good as the best. A glance finds that out, and takes no
    luck for a loss."""
    for seed in range(40):
        alike = (0.5, 0.5, None)
        assert weighed((0.5, 0.2), alike, seed).cost == 0
        assert weighed((0.5, 0.2), alike, seed, glance=100).cost == pytest.approx(0.3, abs=0.1)
        level = weighed((0.5, 0.5), alike, seed, glance=100)
        assert graded(level.cost, level.margin) is None


def test_where_costs_are_flattered_a_part_of_them_is_told() -> None:
    whole, less = (weighed((0.7, 0.3), (0.9, 0.1, None), 1, kept=part) for part in (1.0, 0.9))
    assert less.cost == pytest.approx(0.9 * whole.cost)
    assert less.margin == pytest.approx(0.9 * whole.margin)
    assert less.choices[0].worth - less.choices[less.taken].worth == pytest.approx(less.cost)


def test_a_little_that_the_bot_often_gives_away_itself_is_no_mistake() -> None:
    """A bot that draws its gestures pays a little for not being read, but less than a tenth of a
    win."""
    assert weighed((0.5, 0.4), (0.5, 0.41, 0.09), 1).cost > 0.05
    assert weighed((0.5, 0.4), (0.5, 0.41, 0.11), 1).cost == 0
    assert weighed((0.5, 0.1), (0.9, 0.1, 0.5), 1).cost > 0.3


def test_a_mistake_that_is_not_certain_is_looked_at_longer() -> None:
    for loss, least, most in ((0.25, 18, 20), (0.0, 0, 1)):
        tries: list[int] = []
        named = 0
        for seed in range(20):
            found = weighed((0.5, 0.5 - loss), (0.9, 0.1, None), seed, tries=tries, full=12)
            named += graded(found.cost, found.margin) is not None
        assert least <= named <= most and max(tries) <= 3 + 4 * 12


def test_a_word_that_was_not_said_is_no_better_gesture() -> None:
    rival = DOLORES.trials.rival if DOLORES.trials is not None else None
    gesture, word = Commit(0, GESTURES[0]), Announce(0, GESTURES[1])
    assert rival is not None and not rival(gesture, word) and rival(word, gesture)


@pytest.mark.parametrize(
    ("loss", "least", "most"),
    [
        pytest.param(0.0, 2, 160, id="nothing lost"),
        pytest.param(0.4, 2, 60, id="a blunder"),
        pytest.param(0.06, 300, 400, id="hard to tell"),
    ],
)
def test_a_cost_is_measured_until_it_is_known_well_enough(
    loss: float, least: int, most: int
) -> None:
    """The race takes a quarter of a full look at most, and the cost is measured until its margin is
    small enough."""
    tries: list[int] = []
    for seed in range(5):
        weighed((0.5, 0.5 - loss), (0.9, 0.1, None), seed, tries=tries)
    assert least <= sum(tries) / 5 - 100 <= most, tries


@pytest.mark.parametrize("name", GAMES)
def test_a_game_tries_each_action_out(name: str) -> None:
    game = game_named(name)
    seats = game.seats[0]
    journal = play_out(game, Setup(seats, game.options()), [game.bots["random"]] * seats, "try")
    assert game.trials is not None
    for step in range(1, len(journal), len(journal) // 20):
        view, action = decided(journal, step)
        if action.seat == DEALER:
            continue
        once = game.trials.begin(view, Random(step), some)
        actions = [action, *game.legal(view)[:3]]
        found = once(actions)
        assert len(found) == len(actions) and all(-1 <= worth <= 2 for worth in found)
        assert once(actions[:1])


def test_what_is_said_of_a_mistake_compares_it_with_the_best() -> None:
    asked = []

    def explain(view: Any, best: Any, taken: Any, *_: Any) -> Any:
        asked.append((best, taken))
        return why, Reason("brings")

    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "said")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    worths = zip(DOLCE_VITA.legal(view), (0.6, 0.59, 0.2), strict=False)
    found = [Prospect(action, worth, 9) for action, worth in worths]
    verdict = Verdict(tuple(found), 2, 0.4, 0.01)
    game = replace(DOLCE_VITA, explain=explain)
    ahead = Reason("ahead", {"percent": 60, "instead": 20})
    for why in (Reason("takes"), None):
        said = explained(game, view, verdict, Random(1), some)
        assert asked.pop() == (found[0].action, found[2].action)
        assert said == (why or ahead, Reason("brings"))
    hand = replace(game, victory=lambda _, shares: tuple(shares))
    assert explained(hand, view, verdict, Random(1), some) == (None, Reason("brings"))
    level = Verdict((found[0], replace(found[2], worth=0.6)), 1, 0.06, 0.01)
    silent = replace(DOLCE_VITA, explain=None)
    assert explained(silent, view, level, Random(1), some) == (None, None)


def test_the_dealer_is_not_judged_nor_who_had_no_choice() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "forced")

    def advise(view: Any, *_: Any) -> tuple[Prospect[Any], ...]:
        legal = DOLCE_VITA.legal(view)
        assert len(legal) > 1
        return tuple(Prospect(each, 0.5, 1) for each in legal)

    for state, action in zip(journal.states, journal.actions, strict=False):
        view = DOLCE_VITA.view(state, action.seat)
        free = action.seat != DEALER and len(DOLCE_VITA.legal(view))
        verdict = judge(_advised(advise), view, action, Random(1), some)
        assert (verdict is not None) == (free > 1)


def test_a_choice_that_stands_beside_none_is_not_judged() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "alone")
    nothing: tuple[Prospect[Any], ...] = ()
    game = _advised(lambda *_: nothing)
    assert judge(game, *decided(journal, 2), Random(1), some) is None


def test_of_two_actions_the_one_that_no_bot_would_take_is_judged_beside_the_other() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "two")
    view, taken = decided(journal, 2)
    other = DOLCE_VITA.legal(view)[1]
    game = replace(_advised(lambda *_: (Prospect(other, 0.6, 9),)), legal=lambda _: (taken, other))
    verdict = judge(game, view, taken, Random(1), some)
    assert verdict is not None and {each.action for each in verdict.choices} == {taken, other}


@pytest.mark.parametrize("better", [0, 1])
def test_of_choices_as_good_as_each_other_the_one_found_best_stands_first(better: int) -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "level")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    two = DOLCE_VITA.legal(view)[:2]

    def advise(*_: Any) -> tuple[Prospect[Any], ...]:
        return Prospect(two[0], 0.9, 9), Prospect(two[1], 0.1, 9)

    def begin(*_: Any) -> Any:
        return lambda actions: [0.5 + 0.001 * (each == two[better]) for each in actions]

    game = replace(DOLCE_VITA, advise=advise, trials=Trials(begin, 40, bias=lambda _: 0.0))
    verdict = judge(game, view, two[1], Random(1), lambda _: False)
    assert verdict is not None and verdict.cost == 0
    assert verdict.choices[0].action == two[better]
    assert verdict.choices[verdict.taken].action == two[1]
    assert [each.worth for each in verdict.choices] == pytest.approx([0.501, 0.5])


def test_a_decision_that_proved_no_worse_costs_nothing_though_few_tries_tell_little() -> None:
    """The size of a loss is measured, with fresh tries, only where the race finds one."""
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "even")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    good, taken = DOLCE_VITA.legal(view)[:2]
    luck = chain([(0.9, 0.1), (0.1, 0.9)] * 5, repeat((0.9, 0.1)))

    def begin(*_: Any) -> Any:
        return lambda _: next(luck)

    found = Prospect(good, 0.9, 9), Prospect(taken, 0.1, 9)
    game = replace(DOLCE_VITA, advise=lambda *_: found, trials=Trials(begin, 40))
    verdict = judge(game, view, taken, Random(1), lambda _: False)
    assert verdict is not None and verdict.cost == 0


def test_the_most_promising_are_tried_out_beside_the_one_taken() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "few")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    five = DOLCE_VITA.legal(view)[:5]
    tried: list[Any] = []

    def begin(*_: Any) -> Any:
        def once(actions: Any) -> list[float]:
            tried.append(actions)
            return [0.5] * len(actions)

        return once

    found = [Prospect(each, 0.9 - n / 10, 9) for n, each in enumerate(five)]
    game = replace(DOLCE_VITA, advise=lambda *_: found, trials=Trials(begin, 40, promising=2))
    judge(game, view, five[4], Random(1), lambda _: False)
    assert tried[0] == [five[0], five[1], five[4]]


def test_a_survey_finds_the_best_of_what_the_first_look_hardly_tried() -> None:
    """A review once said “25 others: at most 1%” of moves as good as the best."""
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "luck")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    good, taken, better, bad, *rest = legal = DOLCE_VITA.legal(view)
    found = Prospect(good, 0.5, 9), *(Prospect(each, 0.1, 0) for each in legal[1:])
    truth = {good: 0.5, better: 0.6, taken: 0.3, bad: 0.05} | dict.fromkeys(rest, 0.2)
    trials: Trials[Any, Any] = Trials(
        begin=lambda *_: lambda actions: [truth[each] for each in actions],
        full=40,
        promising=2,
        survey=lambda *_: {each: worth + 0.02 for each, worth in truth.items()},
    )
    game = replace(DOLCE_VITA, advise=lambda *_: found, trials=trials)
    verdict = judge(game, view, taken, Random(1), lambda _: False)
    assert verdict is not None
    assert verdict.cost == pytest.approx(0.3), "beside the best of all"
    told = {each.action: each for each in verdict.choices}
    assert [each.action for each in verdict.choices[:2]] == [better, good]
    assert told[bad].worth == pytest.approx(0.07), "roughly"
    assert all(each.tries for each in verdict.choices)
    good_one = judge(game, view, better, Random(1), lambda _: False)
    assert good_one is not None and good_one.cost == 0
    hardly = {each.action for each in good_one.choices if not each.tries}
    assert {*rest} <= hardly, "what is roughly known is not told where nothing is named"


@pytest.mark.parametrize("bias", [0.0, 0.01])
def test_what_searches_may_all_get_wrong_is_surveyed_though_it_looks_good(bias: float) -> None:
    """The first look never tried the better placement of a decision that lost 27 %, and the two
    that it had tried were as good as each other."""
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "luck")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    good, taken, better, *rest = legal = DOLCE_VITA.legal(view)
    found = [Prospect(each, 0.5 if each in (good, taken) else 0.1, 9) for each in legal]
    truth = {good: 0.5, taken: 0.5, better: 0.7} | dict.fromkeys(rest, 0.2)
    trials: Trials[Any, Any] = Trials(
        begin=lambda *_: lambda actions: [truth[each] for each in actions],
        full=40,
        promising=2,
        bias=lambda _: bias,
        survey=lambda *_: truth,
    )
    game = replace(DOLCE_VITA, advise=lambda *_: found, trials=trials)
    verdict = judge(game, view, taken, Random(1), lambda _: False)
    assert verdict is not None
    assert verdict.cost == pytest.approx(0.2 if bias else 0.0)


def test_of_moves_as_good_the_one_that_stands_best_is_called_the_best() -> None:
    """A review once called “three peasants” best, because a player who could beat them had better
    pass. Nobody could beat the knight, which was as good."""
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "luck")
    view = DOLCE_VITA.view(journal.states[1], journal.actions[1].seat)
    weak, taken, stands, less = DOLCE_VITA.legal(view)[:4]
    truth = {weak: 0.5, taken: 0.1, stands: 0.499, less: 0.4}
    found = [Prospect(each, worth, 9) for each, worth in truth.items()]
    asked = []

    def firm(_view: Any, actions: Any, _rng: Random) -> list[float]:
        asked.append(actions)
        return [float(each != weak) for each in actions]

    trials: Trials[Any, Any] = Trials(
        lambda *_: lambda actions: [truth[each] for each in actions], 40, firm=firm
    )
    game = replace(DOLCE_VITA, advise=lambda *_: found, trials=trials)
    verdict = judge(game, view, taken, Random(1), lambda _: False)
    assert verdict is not None and verdict.cost == pytest.approx(0.4)
    assert [each.action for each in verdict.choices] == [stands, weak, less, taken]
    assert asked == [[weak, stands]], "only what is about as good as the best"
    asked.clear()
    judge(game, view, stands, Random(1), lambda _: False)
    assert not asked, "only where something is named"


def test_a_game_that_cannot_advise_is_not_judged() -> None:
    journal = play_out(
        WHISPERS, Setup(3, WHISPERS.options()), [random_bot(WHISPERS.legal)] * 3, "x"
    )
    for step in range(1, len(journal) + 1):
        assert judge(WHISPERS, *decided(journal, step), Random(1), some) is None


@pytest.mark.parametrize("game", [DOLCE_VITA, WHISPERS], ids=lambda game: game.name)
def test_a_game_foresees_what_it_can_tell(game: Any) -> None:
    journal = play_out(game, Setup(3, game.options()), [random_bot(game.legal)] * 3, "x")
    told = expected(journal, len(journal), Random(1), some) is not None
    assert foresees(game) == told == (game is DOLCE_VITA)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_judges_a_whole_game_of_random_players(name: str) -> None:
    game = game_named(name)
    seats = game.seats[1]
    journal = play_out(game, Setup(seats, game.options()), [game.bots["random"]] * seats, "r")
    judged, costly = 0, 0
    steps = range(len(journal))[:: max(len(journal) // 25, 1)]
    for step in steps:
        view, action = decided(journal, step + 1)
        verdict = judge(game, view, action, dice("r", step, 0), some)
        if verdict is not None:
            judged += 1
            costly += verdict.cost > 0.01
            assert all(0 <= each.worth <= 1 for each in verdict.choices)
            best = verdict.choices[0].action
            assert best in game.legal(view)
            msgspec.json.decode(msgspec.json.encode(best), type=game.actions)
    assert judged > 3 and costly
