"""The robot that searches: what it finds, when it stops, and how it explains its choices."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arena import forever
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.beginner import beginner
from engine.dolce_vita.bots.exchange import NOBODY, OWNED
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.master import HARDLY, advise
from engine.dolce_vita.bots.reasons import gain
from engine.dolce_vita.bots.search import ITERATIONS
from engine.dolce_vita.bots.seat_forecast import with_bid
from engine.dolce_vita.bots.trials import survey
from engine.dolce_vita.bots.value import values
from engine.dolce_vita.cards import BOAT, CAR, HOLIDAY, HORSE, HOUSE, JEWEL, WATCH, Column, Object
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import Options, State
from engine.game import EVERYONE, Reason
from tests.engine.dolce_vita.positions import GREEN, ONE, RED, YELLOW, card, closing, mask, position

PRIZE, OTHER, NOWHERE = 1, 4, 6
"""Two columns that have one object each at most, and one without any."""

RICH = (card(HOUSE, 7), card(CAR, 7), card(BOAT, 6))
"""Goods worth 20."""


def few(iterations: int) -> bool:
    """Return whether a robot has looked enough, after ten iterations."""
    return iterations >= 10


def some(iterations: int) -> bool:
    """Return whether a robot has looked enough, after a hundred iterations."""
    return iterations >= 100


def plays(state: State, level: str = "master") -> set[DolceVitaAction]:
    """Return the choices of a robot in a state, with five different kinds of luck."""
    view = DOLCE_VITA.view(state, state.turn)
    return {DOLCE_VITA.bots[level](view, Random(seed), some) for seed in range(5)}


def outbidding() -> State:
    """Return a state in which Green places the last card, a five or a six.

    Yellow has a five under the jewel, and wins the game unless Green gets the jewel.
    """
    return closing(
        columns={PRIZE: [card(JEWEL, 7)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (5,), NOWHERE: (1, 2, 3, 6)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={YELLOW: (card(HOUSE, 6), card(HORSE, 7), card(WATCH, 7), ONE), GREEN: RICH},
        turn=GREEN,
    )


def striking() -> State:
    """Return a state in which Green places the last card, an ace or a six.

    Yellow has a six under the jewel and wins the game with it, but not without it. The watch would
    not be enough for Green.
    """
    return closing(
        columns={PRIZE: [card(JEWEL, 7)], OTHER: [card(WATCH, 1)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (6,), NOWHERE: (1, 2, 3, 5)},
            GREEN: {NOWHERE: (2, 3, 4, 5)},
        },
        owned={YELLOW: (card(HOUSE, 6), card(HORSE, 6), card(HOLIDAY, 6)), GREEN: RICH},
        turn=GREEN,
    )


def trap() -> State:
    """Return a state in which Yellow places a four or a five, and Green the last card, a three or a
    four.

    Green has an ace under the jewel, and can tie there with either card of Yellow. With a five
    under the watch Green cannot tie, and the watch is enough for Yellow.
    """
    return closing(
        columns={PRIZE: [card(JEWEL, 7)], OTHER: [card(WATCH, 4)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 6)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 5, 6)},
        },
        owned={
            YELLOW: RICH,
            GREEN: (card(HOUSE, 6), card(HORSE, 6), card(JEWEL, 6), card(WATCH, 3)),
        },
        turn=YELLOW,
    )


def winning() -> State:
    """Return a state in which Green places the last card, a five or a six, and gets the jewel with
    either."""
    return closing(
        columns={PRIZE: [card(JEWEL, 7)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (1,), NOWHERE: (2, 3, 4, 5)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={},
        turn=GREEN,
    )


def test_DV6_of_two_cards_that_do_as_well_normal_leaves_the_lower_one_over() -> None:
    assert plays(winning(), "normal") == {Place(GREEN, 6, Column(PRIZE))}


def test_DV9_it_outbids_where_a_tie_would_not_do() -> None:
    assert plays(outbidding()) == {Place(GREEN, 6, Column(PRIZE))}


def test_DV9_it_ties_to_strike_out_who_would_win() -> None:
    assert plays(striking()) == {Place(GREEN, 6, Column(PRIZE))}


def test_at_the_last_placement_normal_foresees_the_answer_that_a_beginner_runs_into() -> None:
    view = DOLCE_VITA.view(trap(), YELLOW)
    below = {beginner(view, Random(seed), forever) for seed in range(5)}
    assert below <= {Place(YELLOW, 4, Column(PRIZE)), Place(YELLOW, 5, Column(PRIZE))}
    for level in ("normal", "master"):
        assert plays(trap(), level) == {Place(YELLOW, 5, Column(OTHER))}


def test_the_game_offers_the_advice() -> None:
    assert DOLCE_VITA.advise is advise


def test_advice_tells_who_wins_if_all_goes_well() -> None:
    advice = advise(DOLCE_VITA.view(trap(), YELLOW), Random(1), some)
    worth = {prospect.action: prospect.worth for prospect in advice}
    assert worth[Place(YELLOW, 5, Column(OTHER))] > 0.9
    assert worth[Place(YELLOW, 5, Column(PRIZE))] < 0.5


@given(seats=st.integers(3, 5), seed=st.text(max_size=5), steps=st.integers(0, 200))
def test_advice_is_sorted_and_its_first_is_what_is_played(
    seats: int, seed: str, steps: int
) -> None:
    view = position(seats, seed, steps)
    advice = advise(view, Random(seed), few)
    assert sorted(advice, key=lambda prospect: -prospect.worth) == list(advice)
    assert all(0 <= prospect.worth <= 1 for prospect in advice)
    assert sum(prospect.tries for prospect in advice) == 10
    assert {prospect.action for prospect in advice} == set(DOLCE_VITA.legal(view))
    assert advice[0].action == DOLCE_VITA.bots["master"](view, Random(seed), few)


def test_who_has_no_choice_gets_no_advice() -> None:
    for seat in (RED, GREEN, EVERYONE):
        assert advise(DOLCE_VITA.view(trap(), seat), Random(1), some) == ()


@pytest.mark.parametrize("limit", [1, 2, 25])
def test_it_asks_after_every_iteration_and_obeys(limit: int) -> None:
    asked: list[int] = []

    def enough(done: int) -> bool:
        asked.append(done)
        return done >= limit

    DOLCE_VITA.bots["master"](position(4, "asked", 1), Random(1), enough)
    assert asked == list(range(1, limit + 1))


def test_it_stops_by_itself() -> None:
    asked: list[int] = []

    def never(done: int) -> bool:
        asked.append(done)
        return False

    DOLCE_VITA.bots["master"](position(3, "asked", 1), Random(1), never)
    assert asked == list(range(1, ITERATIONS + 1))


@given(seats=st.integers(3, 5), seed=st.text(max_size=5), steps=st.integers(0, 200))
def test_what_it_remembers_is_what_the_rules_forecast(seats: int, seed: str, steps: int) -> None:
    view = position(seats, seed, steps)
    state = DOLCE_VITA.guess(view, Random(1))
    cache = ForecastCache(state)
    for _ in range(2):  # because the second time all is remembered
        now = forecast(state)[-1]
        assert cache.end(state) == (now.goods, now.money)
        places, promises = cache.choices(state)
        assert list(places) == list(DOLCE_VITA.legal(view))
        for place, promise in zip(places, promises, strict=True):
            after = forecast(DOLCE_VITA.apply(state, place))[-1]
            left = state.rounds - state.round
            assert promise == values((after.goods, after.money), left)


def test_a_hint_promises_no_object_that_few_of_its_lines_bring() -> None:
    """The line followed most brings another object than the money, which lies there as things
    stand, but most of the other lines do not."""
    view = position(5, "s7", 13)
    best = advise(view, Random(1), lambda iterations: iterations >= 300)[0]
    assert isinstance(best.action, Place)
    column = best.action.column
    now = forecast(apply(guess(view, Random(1)), best.action))[column].takes
    taken = next(take.taken for take in now if take.seat == view.seat)
    assert best.why is not None and best.why.code in ("takes", "wins")
    assert (best.why.facts["column"], best.why.facts["object"]) == (column, taken)


def test_DV12_a_hint_tells_the_exchange_that_its_move_costs() -> None:
    """Green pays the jewel of 700,000 for that of 600,000, which leaves Red a boat that is worth
    less than Red's own."""
    jewel, boat = card(JEWEL, 6), card(BOAT, 6)
    state = closing(
        columns={PRIZE: [jewel, boat]},
        cards={
            RED: {PRIZE: (2,), NOWHERE: (1, 3, 4, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={RED: (card(BOAT, 7),), GREEN: (card(JEWEL, 7), ONE)},
        turn=GREEN,
    )
    best = advise(DOLCE_VITA.view(state, GREEN), Random(1), some)[0]
    exchange = {"column": PRIZE, "object": jewel, "back": card(JEWEL, 7), "first": OWNED}
    assert best.action in [Place(GREEN, number, Column(PRIZE)) for number in (5, 6)]
    assert best.why == Reason("even", {}, (Reason("price", exchange | {"giver": NOBODY}),))


def test_DV12_nothing_is_won_that_is_worth_less_than_what_a_column_before_brings() -> None:
    """The jewel of 700,000 comes to Green before the one of 600,000, which would push it back, by
    itself or if Yellow's six lay under the other one instead."""
    seven, six = card(JEWEL, 7), card(JEWEL, 6)

    def green_lays(yellow: int) -> tuple[Place, State]:
        """Return how Green places a five under the dearer objects, where Yellow has a card."""
        state = closing(
            columns={PRIZE: [seven], OTHER: [six, card(BOAT, 3)]},
            cards={
                RED: {NOWHERE: (1, 2, 3, 4, 5)},
                YELLOW: {OTHER: (yellow,), NOWHERE: (1, 3, 4)},
                GREEN: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
            },
            owned={},
            turn=GREEN,
        )
        return Place(GREEN, 5, Column(OTHER)), state

    place, state = green_lays(2)
    assert gain(state, Followed(place, apply(state, place))) is None
    place, state = green_lays(6)
    moved = with_bid(
        with_bid(apply(state, place), YELLOW, Column(OTHER), 0), YELLOW, Column(PRIZE), mask((6,))
    )
    assert gain(state, Followed(place, moved)) is None


def test_what_the_search_hardly_tried_is_not_said_to_be_known() -> None:
    """The advice once said “at most 1%” of a placement tried twice, which was as good as the best
    when it was tried alone."""
    found = advise(DOLCE_VITA.view(outbidding(), GREEN), Random(1), forever)
    tried = [each for each in found if each.tries]
    hardly = [each for each in found if not each.tries]
    assert tried and hardly and found == (*tried, *hardly)
    assert all(each.tries * HARDLY >= tried[0].tries for each in tried)
    assert {each.worth for each in hardly} == {min(each.worth for each in found)}


def test_a_placement_is_found_whose_forecast_is_poor() -> None:
    """Red and two of the others have a five and a six. The five keeps the six for an answer. The
    search once never tried the five, because as the cards lie a six is safer."""
    high = mask((5, 6))
    columns = (
        *((41, 24, 43), (52, 61, 63, 51, 25, 34, 71), (82, 81, 64, 36, 32, 72)),
        *((16, 81, 44, 56, 22, 12), (81, 42, 81, 82, 62, 76, 73), (33, 26, 82, 81)),
        (82, 65, 67, 53, 21, 14),
    )
    bids = (
        (0,) * 4,
        (0, 8, 0, 0),
        (2, 4, 0, 8),
        (9, 0, 14, 39),
        (0,) * 4,
        (0, 1, 0, 0),
        (4, 2, 1, 0),
    )
    state = State(
        options=Options(),
        columns=tuple(tuple(map(Object, column)) for column in columns),
        hands=(high, high, high, mask((5,))),
        bids=bids,
        goods=(
            (7, 0, 5, 5, 4, 0, 4),
            (5, 3, 0, 6, 0, 0, 5),
            (0, 0, 7, 0, 7, 0, 7),
            (0, 7, 1, 0, 5, 6, 0),
        ),
        money=((1, 0), (1, 2), (1, 1), (1, 1)),
        round=4,
        rounds=4,
        first=3,
        turn=RED,
        awarded=0,
    )
    view = DOLCE_VITA.view(state, RED)
    five, six = (Place(RED, number, Column(5)) for number in (5, 6))
    worth = survey(view, Random(1), forever)
    assert worth[five] > worth[six] + 0.2
    assert {DOLCE_VITA.bots["master"](view, Random(seed), forever) for seed in range(3)} == {five}
