"""What a review says of the points that two gestures come to in the end."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import Commit
from engine.dolores.bots.final_points import final_points
from engine.dolores.bots.hard import EVALUATORS, Talk, imagined
from engine.dolores.bots.learned_value import LearnedEnsemble
from engine.dolores.cards import (
    CONFLIT,
    EMBROUILLE,
    ESQUIVE,
    GOLD,
    PARTAGE,
    TABLEWARE,
    VOL,
    Kind,
    with_cards,
)
from engine.dolores.score import score
from engine.dolores.state import NO_RECORD, Record, State, holders_with, with_seat
from engine.handicap import tried
from engine.reasons import could_be, could_come
from tests.engine.dolores.explained import every, said
from tests.engine.dolores.positions import A, B, C, sharing, table

CARDS = (71, 51, 71, 51)


def fought(*cards: int) -> State:
    """Return a state in which B has always fought so far, and would lose points at once by the
    cards, CARDS if none are given."""
    start = sharing(table(2, goods={A: (31, 33, 22), B: (61, 62, 63)}), cards or CARDS)
    record = Record(0, 0, (0, 60, 0), CONFLIT)
    return replace(start, records=with_seat(start.records, B, record))


def test_where_points_at_once_tell_nothing_it_is_told_what_both_have_in_the_end() -> None:
    why, _ = said(fought(), A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert why is not None and could_be(DOLORES, why, 2)
    codes = [each.code for each in every(why)]
    assert codes[0] == "course" and codes[-1].startswith("ends-")
    told = every(why)[-1].facts
    assert told["seat"] == B and told["rival"] < told["before"], "B gets less of what is there"


def test_the_end_is_that_of_the_futures_with_the_cards_that_both_take_home() -> None:
    """What the evaluators have learnt beside the futures does not count."""
    state = fought()
    talk = Talk(DOLORES.view(state, A))
    analysis = imagined(talk.view, Random(1), tried(2), EVALUATORS, talk.listen)
    ensemble = analysis.evaluator
    assert isinstance(ensemble, LearnedEnsemble)

    def ends(seat: int, *cards: int) -> float:
        goods = with_cards(state.goods[seat], cards)
        return sum(each.score(seat, goods) for each in ensemble.members) / ensemble.size

    def found(*hands: int) -> list[float]:
        donor, neighbour = hands
        return [*final_points(analysis.value, analysis.sample.worlds, (donor, neighbour))]

    assert found(CONFLIT, CONFLIT) == pytest.approx([ends(A), ends(B)])
    assert found(PARTAGE, CONFLIT) == pytest.approx([ends(A), ends(B, *CARDS)])
    picks = [
        [ends(A, each), ends(B, *(card for card in (71, 51) for _ in range(2 - (card == each))))]
        for each in (71, 51)
    ]
    assert any(found(ESQUIVE, CONFLIT) == pytest.approx(each) for each in picks)


@pytest.mark.parametrize("bottle", [VOL, EMBROUILLE])
def test_nothing_is_told_of_an_end_that_a_bottle_can_change(bottle: int) -> None:
    state = fought(VOL, 51, 71, 51) if bottle == VOL else fought()
    if bottle == EMBROUILLE:
        state = replace(state, holders=holders_with(state.holders, EMBROUILLE, B))
    why, _ = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert why is None or not any(each.code.startswith("ends-") for each in every(why))


def test_what_grows_of_the_other_by_the_gesture_taken() -> None:
    """B fights: to share leaves B all the gold and tableware; to fight leaves B none of it."""
    why, came = said(fought(), A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert why is not None and came is not None and could_come(DOLORES, came, 2)
    (fed,) = [each for each in every(came) if each.code == "feeds"]
    added = {GOLD: 2, TABLEWARE: 2}
    assert fed.facts["seat"] == B and fed.facts["before"] == 0
    assert fed.facts["after"] == added[Kind(fed.facts["kind"])]


def test_in_the_last_split_it_is_told_what_both_then_have() -> None:
    goods = {A: (31, 33, 32, 22, 23), B: (61, 62)}
    state = sharing(table(2, goods=goods, deck=(61, 61, 61, 63, 90, 11)), (61, 61, 61, 63))
    state = replace(state, records=fought().records)
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert why is not None and came is not None
    for told, share in ((why, ()), (came, (61, 61, 61, 63))):
        (last,) = [each for each in every(told) if each.code == "last"]
        assert last.facts["own"] == score(state.goods[A])
        assert last.facts["total"] == score(with_cards(state.goods[B], share))
    assert could_be(DOLORES, why, 2) and could_come(DOLORES, came, 2)


def test_in_the_last_split_who_has_most_is_told_though_they_do_not_share() -> None:
    """A review once said “You end with 14, Gaël with 11”, which was read as a victory, but Rozenn
    had 14."""
    goods = {A: (31, 33, 32, 22, 23), B: (61, 62), C: (43, 42)}
    state = sharing(table(3, goods=goods, deck=(61, 61, 61, 63, 90, 11)), (61, 61, 61, 63))
    state = replace(state, records=(*fought().records, NO_RECORD))
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert why is not None and came is not None
    lasts = [each.facts for told in (why, came) for each in every(told) if each.code == "last"]
    assert [each["seat"] for each in lasts] == [C, B]
    assert lasts[0]["total"] == score(state.goods[C]) > score(state.goods[B])
