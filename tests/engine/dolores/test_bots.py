"""The robots of Dolorès: legal, blind to hidden cards, brief in talk, in order of strength."""

from itertools import cycle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arena import play_out
from engine.chance import dice
from engine.dolores import DOLORES, phases
from engine.dolores.actions import Commit, DoloresAction
from engine.dolores.cards import GESTURES, PARTAGE
from engine.dolores.state import Options, State, neighbour, side
from engine.dolores.views import DoloresView
from engine.game import DEALER, LEVELS, Bot, Enough, Seat, Setup
from tests.engine.dolores.test_contract import length, shuffle_unknown
from tests.engine.journeys import Journey, Plan, plans

Robot = Bot[DoloresView, DoloresAction]

THINKING = [level for level in DOLORES.bots if level != "random"]
OPTIONS = st.builds(Options, simple=st.booleans(), first=st.sampled_from(("seat-1", "random")))


def choice(level: str, state: State, seat: Seat, luck: str = "luck") -> DoloresAction:
    """Return what a robot of a level chooses at a seat, after a short look."""
    return DOLORES.bots[level](DOLORES.view(state, seat), Random(luck), brief)


def test_it_has_a_robot_of_every_level() -> None:
    assert tuple(DOLORES.bots) == LEVELS


def brief(iterations: int) -> bool:
    """Return whether a searching robot has looked enough, after two iterations."""
    return iterations >= 2


def askings(plan: Plan) -> list[tuple[State, Seat]]:
    """Return some decisions of a random game, each as a state and a seat, at least one of every
    phase it has."""
    journey = Journey(DOLORES, plan, length(plan.setup))
    rare: dict[str, State] = {}
    for state in journey.states:
        rare.setdefault(state.phase, state)
    spots = [journey.states[step] for step in journey.spots(6)]
    return [
        (state, seat)
        for state in (*rare.values(), *spots)
        for seat in state.waiting
        if seat != DEALER
    ]


@pytest.mark.parametrize("level", THINKING)
@settings(max_examples=15)
@given(plan=plans(DOLORES, OPTIONS))
def test_every_choice_is_legal_and_the_same_whatever_is_hidden(level: str, plan: Plan) -> None:
    for number, (state, seat) in enumerate(askings(plan)):
        chosen = choice(level, state, seat)
        assert chosen in DOLORES.legal(DOLORES.view(state, seat))
        other = shuffle_unknown(state, seat, dice("hidden", number, seat))
        assert choice(level, other, seat) == chosen


@pytest.mark.parametrize(("seats", "level"), [*zip(cycle(DOLORES.seats), THINKING, strict=False)])
def test_DO13_a_robot_announces_at_most_once_in_a_talk(seats: int, level: str) -> None:
    bots: list[Robot] = [bounded(level)] * seats
    journal = play_out(DOLORES, Setup(seats, Options()), bots, "talk")
    assert max(max(state.sharing.words) for state in journal.states) == 1


def bounded(level: str) -> Robot:
    """Return a robot of a level that looks only briefly."""

    def robot(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
        return DOLORES.bots[level](view, rng, brief)

    return robot


def shares(one: Robot, other: Robot, seats: int, games: int) -> float:
    """Return how many times its fair share of the victories one robot wins among others, from each
    seat in turn."""
    won = 0.0
    for game in range(games):
        bots = [other] * seats
        bots[game % seats] = one
        journal = play_out(DOLORES, Setup(seats, Options()), bots, f"order {game // seats}")
        outcome = DOLORES.outcome(journal.state)
        assert outcome is not None
        if outcome.places[game % seats] == 1:
            won += 1 / outcome.places.count(1)
    return won * seats / games


def test_each_level_beats_the_one_below() -> None:
    assert shares(DOLORES.bots["novice"], DOLORES.bots["random"], 3, 36) > 1.2
    assert shares(DOLORES.bots["normal"], DOLORES.bots["novice"], 3, 12) > 1.2


def test_the_searching_robot_beats_the_level_below_though_kept_short() -> None:
    assert shares(bounded("master"), DOLORES.bots["normal"], 2, 4) > 1.5


@pytest.mark.slow
@pytest.mark.parametrize("seats", DOLORES.seats)
def test_each_level_beats_the_one_below_by_far(seats: int) -> None:
    assert shares(DOLORES.bots["novice"], DOLORES.bots["random"], seats, 600) > 1.2
    assert shares(DOLORES.bots["normal"], DOLORES.bots["novice"], seats, 240) > 1.5
    assert shares(DOLORES.bots["hard"], DOLORES.bots["normal"], seats, 60) > 1.2


def stubborn(gesture: int) -> Robot:
    """Return a robot that always makes the same gesture without an announcement, and is `normal`
    otherwise."""

    def robot(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
        if view.phase == phases.GESTURES:
            return Commit(view.seat, gesture)
        return DOLORES.bots["normal"](view, rng, enough)

    return robot


def copycat(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
    """Return the gesture that the other sharer showed last, a Partage if none; otherwise the choice
    of `normal`."""
    which = side(view, view.seat)
    if view.phase == phases.GESTURES and which >= 0:
        other = (view.donor, neighbour(view))[1 - which]
        return Commit(view.seat, view.records[other].last or PARTAGE)
    return DOLORES.bots["normal"](view, rng, enough)


EASY_TO_READ = [*map(stubborn, GESTURES), copycat]


@pytest.mark.parametrize("reader", EASY_TO_READ[-2:])
def test_who_is_easy_to_read_does_not_beat_the_searching_robot(reader: Robot) -> None:
    assert shares(reader, bounded("master"), 2, 4) < 1


@pytest.mark.slow
@pytest.mark.parametrize("reader", EASY_TO_READ)
def test_who_is_easy_to_read_loses_a_long_match(reader: Robot) -> None:
    assert shares(reader, bounded("master"), 2, 100) < 0.7


@pytest.mark.parametrize("gesture", GESTURES)
def test_one_gesture_for_ever_does_not_beat_a_robot_that_mixes(gesture: int) -> None:
    assert shares(stubborn(gesture), DOLORES.bots["normal"], 2, 24) < 0.85


@pytest.mark.slow
@pytest.mark.parametrize("gesture", GESTURES)
def test_one_gesture_for_ever_loses_a_long_match(gesture: int) -> None:
    assert shares(stubborn(gesture), DOLORES.bots["normal"], 2, 200) < 0.85


@given(plan=plans(DOLORES, OPTIONS), limit=st.integers(1, 4))
@settings(max_examples=5)
def test_the_searching_robot_asks_after_every_evaluator_and_obeys(plan: Plan, limit: int) -> None:
    for state, seat in askings(plan):
        asked: list[int] = []

        def enough(done: int, asked: list[int] = asked) -> bool:
            asked.append(done)
            return done >= limit

        DOLORES.bots["master"](DOLORES.view(state, seat), Random(1), enough)
        assert asked == list(range(1, limit + 1))
