"""The choices of Dolorès' robots in positions where a player knows the right one."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import (
    Bet,
    Commit,
    DoloresAction,
    Draw,
    HandOn,
    Name,
    Pass,
    Pick,
    Play,
    Settle,
    Steal,
)
from engine.dolores.bots.goods_value import Evaluator, expected, sharings_left
from engine.dolores.bots.learned_value import BY_TURNS, LearnedEnsemble, weights
from engine.dolores.bots.matrix import draw, solve
from engine.dolores.bots.sharing_value import SharingValue
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    EMBROUILLE,
    ESQUIVE,
    GUETTEUR,
    LANTERNE,
    NO_GOODS,
    PARI,
    PARTAGE,
    WEAPONS,
    Slot,
)
from engine.dolores.drawing import dawn_odds
from engine.dolores.phases import LOOKOUT
from engine.dolores.score import score
from engine.dolores.state import Record, State, with_seat
from engine.game import Seat
from tests.engine.dolores.positions import FOUR, A, B, C, play, sharing, show, table

THINKING = ["normal", "hard", "master"]
ABOVE_CHANCE = ["novice", *THINKING]

LAST_CARDS = (11, 11, 21, 21, 31, 31, 41, 41, AUBE)
"""A deck of nine cards: after four of them are drawn, at most one more split follows."""


def choice(level: str, state: State, seat: Seat, luck: object = 0) -> DoloresAction:
    """Return what a robot of a level chooses at a seat, after at most eight iterations."""
    view = DOLORES.view(state, seat)
    return DOLORES.bots[level](view, Random(f"luck {luck}"), lambda iterations: iterations >= 8)


def choices(level: str, state: State, seat: Seat) -> Counter[DoloresAction]:
    """Return how often the robot makes each choice, in forty tries with different luck."""
    return Counter(choice(level, state, seat, luck) for luck in range(40))


def silent(state: State) -> State:
    """Return a state in which neither sharer may announce any more, and neither has."""
    return replace(state, sharing=replace(state.sharing, words=(1, 1)))


def known(state: State, seat: Seat, *shown: int) -> State:
    """Return a state in which a player has shown so many Partages, Conflits, Esquives."""
    record = Record(0, 0, shown, 0)
    return replace(state, records=with_seat(state.records, seat, record))


@pytest.mark.parametrize("level", ABOVE_CHANCE)
def test_DO10_guetteur_prolongs_a_game_that_is_being_lost_and_no_other(level: str) -> None:
    deck = (11, 21, 31, 41, 51, 61, 12, 22, 32, 42, 52, AUBE)
    goods = {A: (71, 71, 71), B: (12,)}
    for holder, wanted in ((A, Pass(A)), (B, Play(B, GUETTEUR))):
        state = table(2, goods=goods, bottles={holder: (GUETTEUR,)}, deck=deck)
        state = play(state, HandOn(), Draw((11, AUBE)))
        assert state.phase == LOOKOUT
        assert choice(level, state, holder) == wanted


@pytest.mark.parametrize("level", ABOVE_CHANCE)
def test_DO16_embrouille_cancels_what_is_lost_and_not_what_is_won(level: str) -> None:
    goods = {A: (71, 62), B: (71, 62)}
    state = sharing(table(2, goods=goods, bottles={A: (EMBROUILLE,)}), (72, 71, 73, 71))
    assert choice(level, show(state, PARTAGE, CONFLIT), A) == Play(A, EMBROUILLE)
    assert choice(level, show(state, CONFLIT, PARTAGE), A) == Pass(A)


@pytest.mark.parametrize("level", ABOVE_CHANCE)
def test_DO18_esquive_picks_the_card_that_helps_most(level: str) -> None:
    start = table(2, goods={A: (71, 72), B: (61, 62)}, deck=(*LAST_CARDS, 73))
    state = show(sharing(start, (11, 21, 31, 73)), ESQUIVE, PARTAGE)
    assert choice(level, state, A) == Pick(A, Slot(1))


@pytest.mark.parametrize("level", ABOVE_CHANCE)
def test_DO18_two_esquives_cost_the_collection_missed_least(level: str) -> None:
    start = table(2, goods={A: (71, 72, 61, 62, 11), B: (51,)}, deck=LAST_CARDS)
    state = play(show(sharing(start, (11, 21, 31, 41)), ESQUIVE, ESQUIVE), Settle())
    assert choice(level, state, A) == Name(A, WEAPONS)


@pytest.mark.parametrize("level", THINKING)
def test_DO20_vol_robs_who_stands_in_the_way(level: str) -> None:
    goods = {A: (71, 72), B: (61, 62, 51, 52), C: (13,)}
    start = table(3, goods=goods, bottles={}, deck=(21, 21, 31, 83, *LAST_CARDS))
    state = show(sharing(start, (21, 21, 31, 83)), CONFLIT, PARTAGE)
    stolen = choice(level, play(state, Settle()), A)
    assert isinstance(stolen, Steal)
    assert stolen.victim == B


@pytest.mark.parametrize("level", THINKING)
def test_DO14_nobody_shares_with_a_player_who_always_fights(level: str) -> None:
    state = silent(known(sharing(table(2, goods={A: (71, 61), B: (72, 62)})), B, 0, 40, 0))
    assert choices(level, state, A)[Commit(A, PARTAGE)] <= 4


@pytest.mark.parametrize("level", THINKING)
def test_DO14_who_always_shares_is_not_shared_with(level: str) -> None:
    start = table(2, goods={A: (71, 72), B: (61, 62)})
    state = silent(known(sharing(start, (71, 73, 71, 71)), B, 40, 0, 0))
    assert choices(level, state, A)[Commit(A, CONFLIT)] >= 30


@pytest.mark.parametrize("level", THINKING)
def test_DO14_pari_is_played_on_two_players_easy_to_read(level: str) -> None:
    start = table(3, goods={A: (12,), B: (22,), C: (71, 72)}, bottles={C: (PARI,)})
    state = sharing(start, (71, 73, 71, 71))
    fighters = known(known(state, A, 0, 40, 0), B, 0, 40, 0)
    assert choice(level, fighters, C) == Bet(C, CONFLIT, CONFLIT)
    riddles = known(known(state, A, 40, 40, 40), B, 40, 40, 40)
    assert choice(level, riddles, C) == Pass(C)


@pytest.mark.parametrize("level", ABOVE_CHANCE)
def test_DO8_the_lantern_is_lit_for_ones_own_split_only(level: str) -> None:
    for donor, wanted in ((A, Play(A, LANTERNE)), (B, Pass(A))):
        state = play(table(3, donor=donor, bottles={A: (LANTERNE,)}), HandOn())
        assert choice(level, state, A) == wanted


def test_a_fair_game_is_mixed_so_that_it_cannot_be_read() -> None:
    circle = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    for mixture in solve(circle, circle):
        assert mixture == pytest.approx([1 / 3] * 3)
    mine = ((0, -2, 1), (2, 0, -1), (-1, 1, 0))
    for mixture in solve(mine, mine):
        assert mixture == pytest.approx([1 / 4, 1 / 4, 1 / 2], abs=0.02)


def test_what_is_believed_is_answered_and_the_more_the_surer() -> None:
    circle = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    belief = (0, 0, 1)
    little, much = (solve(circle, circle, belief, trust)[0][0] for trust in (0.2, 0.9))
    assert 1 / 3 < little < much
    assert much > 0.95


def test_a_choice_that_is_always_worse_is_never_made() -> None:
    mine = ((1, 5), (0, 4), (3, 2))
    theirs = ((1, 1, 1), (2, 0, 0))
    assert solve(mine, theirs)[0][1] == 0


def test_a_mixture_is_drawn_as_often_as_it_says() -> None:
    rng = Random("draw")
    drawn = Counter(draw([0.2, 0.0, 0.8], rng) for _ in range(1000))
    assert drawn[1] == 0
    assert 150 < drawn[0] < 250


@pytest.mark.parametrize("left", range(4, 72, 5))
def test_DO10_the_next_split_is_as_likely_as_the_deck_says(left: int) -> None:
    state = replace(table(2), left=left)
    danger, places = dawn_odds(state)
    assert sharings_left(left, True)[0] == pytest.approx(1 - danger / places)
    assert sharings_left(left, False) == (1.0,) * (left // 4)


def test_goods_are_valued_at_their_score_when_nothing_more_can_come() -> None:
    state = sharing(table(2, goods={A: (71, 72, 11), B: (61,)}, deck=(*FOUR, AUBE)))
    evaluator = Evaluator(DOLORES.view(state, A), Random(1), 8)
    for seat in (A, B):
        assert evaluator.score(seat, state.goods[seat]) == score(state.goods[seat])
    ahead, behind = evaluator.chances([evaluator.score(seat, state.goods[seat]) for seat in (A, B)])
    assert ahead + behind == pytest.approx(1)
    assert ahead > 0.9


def test_experience_says_nothing_more_when_the_game_is_all_but_over() -> None:
    state = sharing(table(2, goods={A: (71, 72, 11), B: (61,)}, deck=(*FOUR, AUBE)))
    evaluator = Evaluator(DOLORES.view(state, A), Random(1), 8)
    for seat in (A, B):
        assert LearnedEnsemble([evaluator]).score(seat, state.goods[seat]) == score(
            state.goods[seat]
        )


def test_experience_welcomes_a_rival_of_the_highest_and_dreads_one_of_the_lowest() -> None:
    view = DOLORES.view(replace(sharing(table(2)), left=30), A)
    evaluator = Evaluator(view, Random(1), 40)

    def surplus(*goods: int) -> float:
        return LearnedEnsemble([evaluator]).score(A, goods) - evaluator.score(A, goods)

    assert surplus(4, 4, 1, 0, 0, 0, 0) > surplus(5, 3, 1, 0, 0, 0, 0)
    assert surplus(6, 2, 1, 0, 0, 0, 0) > surplus(6, 1, 1, 1, 0, 0, 0)


def test_DO10_guetteur_is_worth_nothing_once_aube_has_been_drawn() -> None:
    start = table(2, goods={A: (71, 72), B: (61, 62)}, bottles={A: (GUETTEUR,)})
    before, after = sharing(start), sharing(start)
    after = replace(after, unseen=tuple(card for card in after.unseen if card != AUBE))
    for state, worth in ((before, 1.4), (after, 0)):
        view = DOLORES.view(state, A)
        assert (
            SharingValue(view, LearnedEnsemble([Evaluator(view, Random(1), 8)])).bottle(GUETTEUR)
            == worth
        )


def test_experience_grows_evenly_between_its_marks() -> None:
    marks = list(BY_TURNS)
    assert weights(0) == BY_TURNS[marks[0]]
    assert weights(99) == BY_TURNS[marks[-1]]
    for before, after in pairwise(marks):
        assert weights(before) == pytest.approx(BY_TURNS[before])
        middle = weights((before + after) / 2)
        ends = zip(BY_TURNS[before], BY_TURNS[after], strict=True)
        assert middle == pytest.approx([(a + b) / 2 for a, b in ends])


def test_DO22_the_expected_score_is_the_mean_over_the_futures() -> None:
    goods = (2, 2, 4, 5, 6, 0, 0)
    futures = [NO_GOODS, (0, 0, 2, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 1)]
    assert expected(goods, futures) == (10 + 16 + 7) / 3
    assert expected(NO_GOODS, [NO_GOODS]) == 0
