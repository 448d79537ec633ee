"""The advice of the searching robot, and the worth of a position."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from engine.arena import forever
from engine.chance import dice
from engine.dolores import DOLORES, phases
from engine.dolores.actions import Announce, Commit, HandOn, Pass, Pick, Play
from engine.dolores.bots.analysis import Prospects
from engine.dolores.bots.expect import expect
from engine.dolores.bots.hard import TRIFLE, Talk, advise
from engine.dolores.bots.playout import at_once
from engine.dolores.cards import AUBE, CONFLIT, ESQUIVE, GOODS, LANTERNE, PAIRS, PARTAGE, RUSE, Slot
from engine.dolores.payoffs import met
from engine.dolores.state import Record, State, side, with_seat
from engine.game import Reason, Seat
from tests.engine.dolores.positions import A, B, play, sharing, show, table
from tests.engine.dolores.test_bots import OPTIONS, askings, brief, choice
from tests.engine.dolores.test_contract import shuffle_unknown
from tests.engine.journeys import Plan, plans


def advised(state: State, seat: Seat, luck: str = "luck") -> Prospects:
    """Return what the searching robot expects of the actions of a seat, after a short look."""
    return advise(DOLORES.view(state, seat), Random(luck), brief)


@settings(max_examples=6)
@given(plan=plans(DOLORES, OPTIONS))
def test_every_decision_is_advised_by_what_the_seat_may_know(plan: Plan) -> None:
    for number, (state, seat) in enumerate(askings(plan)):
        found = advised(state, seat)
        actions = [prospect.action for prospect in found]
        assert len(actions) == len(set(actions)) > 0
        assert set(actions) <= set(DOLORES.legal(DOLORES.view(state, seat)))
        assert all(0 <= prospect.worth <= 1 and prospect.tries for prospect in found)
        other = shuffle_unknown(state, seat, dice("hidden", number, seat))
        assert advised(other, seat) == found


@settings(max_examples=6)
@given(plan=plans(DOLORES, OPTIONS))
def test_the_choice_is_the_first_advised_or_drawn_by_the_chances(plan: Plan) -> None:
    for state, seat in askings(plan):
        found, chosen = advised(state, seat), choice("master", state, seat)
        mixed = {prospect.action: prospect.chance for prospect in found if prospect.chance}
        if found[0].chance is None:
            assert chosen == found[0].action
        else:
            assert chosen in mixed
            assert found[0].chance == max(mixed.values())
        commits = [prospect.action for prospect in found if prospect.chance is not None]
        assert all(isinstance(action, Commit) for action in commits)
        if commits:
            assert sum(mixed.values()) == pytest.approx(1)
        if state.phase != phases.LANTERN and found[0].chance is None:
            rest = [prospect.worth for prospect in found[1:] if prospect.chance is None]
            # A true word may cost a trifle, and another gain one, beside saying nothing.
            assert all(worth <= found[0].worth + 2 * TRIFLE for worth in rest)


def test_DO14_the_gesture_to_make_against_one_who_always_shares_is_almost_certain() -> None:
    start = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (71, 73, 71, 71))
    record = Record(0, 0, (40, 0, 0), PARTAGE)
    state = replace(start, records=with_seat(start.records, B, record))
    spoken = replace(state, sharing=replace(state.sharing, words=(1, 1)))
    first, *others = advised(spoken, A)
    assert first.action == Commit(A, CONFLIT)
    assert first.chance is not None
    assert first.chance > 0.8
    assert all(other.worth < first.worth for other in others)


def test_DO13_words_are_weighed_beside_the_gestures_as_long_as_one_may_be_said() -> None:
    state = sharing(table(2, goods={A: (71, 72), B: (61, 62)}))
    words = [p.action for p in advised(state, A) if isinstance(p.action, Announce)]
    assert {word.gesture for word in words} == {PARTAGE, CONFLIT, ESQUIVE}
    told = play(state, Announce(A, PARTAGE))
    assert all(isinstance(prospect.action, Commit) for prospect in advised(told, A))


def test_DO13_a_word_that_costs_nothing_promises_no_less_than_the_gesture_after_it() -> None:
    """The best mixture of gestures promises less than the likeliest of them does alone."""
    state = sharing(table(2, goods={A: (41, 52), B: (51, 73)}), (31, 63, 21, 71))
    record = Record(0, 0, (6, 0, 0), PARTAGE)
    first, *others = advised(replace(state, records=with_seat(state.records, B, record)), A)
    likeliest = next(each for each in others if each.chance is not None)
    assert isinstance(first.action, Announce)
    assert likeliest.chance is not None and likeliest.chance < 0.95
    assert first.worth >= likeliest.worth - TRIFLE


def test_DO18_the_advice_ranks_the_cards_that_an_esquive_may_pick() -> None:
    deck = (11, 21, 31, 73, 11, 21, 31, 41, AUBE)
    start = table(2, goods={A: (71, 72), B: (61, 62)}, deck=deck)
    first, *others = advised(show(sharing(start, (11, 21, 31, 73)), ESQUIVE, PARTAGE), A)
    assert first.action == Pick(A, Slot(1))
    assert len(others) == 3
    assert all(other.worth < first.worth for other in others)


def test_DO8_the_lantern_is_advised_by_playing_on() -> None:
    state = play(table(3, bottles={A: (LANTERNE,)}), HandOn())
    look, keep = advised(state, A)
    assert (look.action, keep.action) == (Play(A, LANTERNE), Pass(A))
    assert look.tries == keep.tries == 2


def test_who_cannot_win_any_more_expects_nothing_even_of_a_bottle_spent() -> None:
    deck = (*(11, 21, 31, 41, 51, 61, 71) * 3, AUBE)
    wealth = tuple((Counter(GOODS) - Counter(deck)).elements())
    start = table(2, goods={B: wealth}, bottles={A: (RUSE,)}, deck=deck)
    found = advised(sharing(start, (11, 21, 31, 41)), A)
    spent = [each.worth for each in found if each.action in [Commit(A, pair) for pair in PAIRS]]
    assert spent == [0, 0, 0]


def over(*goods: tuple[int, ...]) -> State:
    """Return the state of a game that has ended with these goods, by seat."""
    start = table(len(goods), goods=dict(enumerate(goods)))
    return replace(start, phase=phases.DAWN, waiting=())


def test_DO23_what_a_finished_game_is_worth_is_exact() -> None:
    for goods, shares in (
        (((11, 12), (21,)), (1, 0)),
        (((11,), (21, 22), (71,)), (0, 1, 0)),
        (((11,), (73,), (63,)), (0, 1 / 2, 1 / 2)),
        (((), (), (), ()), (1 / 4,) * 4),
    ):
        assert expect(over(*goods), Random(1), forever) == shares


def test_a_position_is_worth_more_to_who_is_ahead_and_the_shares_make_one() -> None:
    deck = (11, 21, 31, 41, 51, 61, 12, 22, 32, 42, 52, AUBE)
    state = table(3, goods={A: (73, 72, 63, 62), B: (11,)}, deck=deck)
    found = expect(state, Random(1), forever)
    assert sum(found) == pytest.approx(1)
    assert found[A] > 0.6
    assert found == expect(state, Random(1), forever)
    level = expect(table(2), Random(2), forever)
    assert level[A] == pytest.approx(1 / 2, abs=0.15)


def test_a_position_is_played_on_as_often_as_it_is_asked_for() -> None:
    asked: list[int] = []

    def enough(done: int) -> bool:
        asked.append(done)
        return done == 3

    state = sharing(table(2))
    three = expect(state, Random(5), enough)
    assert asked == [1, 2, 3]
    assert three != expect(state, Random(5), at_once)


def test_what_is_advised_of_a_lantern_is_not_said_to_be_worth_less() -> None:
    state = play(table(3, bottles={A: (LANTERNE,)}), HandOn())
    for seed in range(12):
        first, other = advised(state, A, str(seed))
        assert first.worth >= other.worth


def test_a_fight_against_a_fight_is_explained_by_what_the_other_then_misses() -> None:
    """“Soazig most likely fights: 84%” stood beside the advice to fight, where a dodge brings more
    points. B has one card 61; a dodge of A leaves B three cards."""
    state = sharing(table(2, goods={A: (71,), B: (61,)}), (62, 11, 21, 63))
    view, fights = DOLORES.view(state, A), [0.05, 0.9, 0.05]
    which = side(view, A)
    here, dodge = (met(view, which, mine, CONFLIT) for mine in (CONFLIT, ESQUIVE))
    assert dodge[which] > here[which] == 0 and dodge[1 - which] > here[1 - which] == 0
    foreseen = {"seat": B, "gesture": CONFLIT, "percent": 90}
    less = {"theirs": 0, "rather": ESQUIVE, "instead": dodge[1 - which]}
    assert Talk(view).against(CONFLIT, fights) == Reason("expects-less", foreseen | less)
    assert Talk(view).against(ESQUIVE, fights) == Reason("expects", foreseen)
