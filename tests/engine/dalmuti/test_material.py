"""The cards and what may be done with them: DA1, DA2, DA14."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Draw
from engine.dalmuti.cards import (
    RANKS,
    Rank,
    best,
    better,
    count,
    counts,
    deck,
    finest,
    gather,
    naturals,
    pack,
    ranks,
    size,
    without,
    worst,
)
from engine.dalmuti.state import Options
from engine.game import Setup
from tests.engine.dalmuti.tables import J, after, deal_of, hands_with, lay, playing, plays, refused

some_cards = st.permutations(ranks(deck(4, False))).flatmap(
    lambda cards: st.integers(0, len(cards)).map(lambda number: sorted(cards[:number]))
)


def test_DA1_each_rank_exists_as_often_as_its_number_and_two_jesters() -> None:
    assert counts(deck(4, False)) == (*range(1, 13), 2)
    assert size(deck(12, False)) == 80


@pytest.mark.parametrize(
    ("players", "cards", "gone"),
    [(4, 57, (11, 12)), (5, 68, (12,)), (6, 80, ()), (8, 80, ()), (12, 80, ())],
)
def test_DA14_the_short_deck(players: int, cards: int, gone: tuple[int, ...]) -> None:
    short = deck(players, True)
    assert size(short) == cards
    assert [rank for rank in RANKS if not count(short, rank)] == list(gone)
    assert all(count(short, rank) in (0, rank) for rank in RANKS[:-1])
    assert count(short, J) == 2
    assert size(deck(players, False)) == 80


def test_DA14_the_draw_and_the_deal_are_of_the_short_deck() -> None:
    options = Options(short_deck=True)
    start = DALMUTI.start(Setup(4, options))
    assert refused(start, Draw((1, 2, 3, 11))).code == "dalmuti.impossible-draw"
    drawn = after(start, Draw((1, 2, 3, 10)))
    assert refused(drawn, deal_of(hands_with({}))).code == "dalmuti.impossible-deal"
    short = after(drawn, deal_of(hands_with({}, short=True)))
    assert sum(map(size, short.hands)) == 57
    assert short.table.sizes == (15, 14, 14, 14)


def test_DA2_a_jester_with_another_card_takes_its_rank() -> None:
    state = playing({0: (9, J, J, 2), 1: (8, 8, 8), 2: (3,), 3: (3,)}, range(4))
    nines = after(state, lay(0, 9, J, J))
    assert nines.table.top == lay(0, 9, J, J)
    assert (8, 8, 8) in plays(nines)
    assert lay(0, 9, J, J).rank == 9


def test_DA2_jesters_alone_are_rank_13_one_or_both() -> None:
    state = playing({0: (J, J, 2), 1: (12, 12, 11), 2: (3,), 3: (3,)}, range(4))
    assert {(J,), (J, J)} <= plays(state)
    assert plays(after(state, lay(0, J, J))) == {(), (12, 12)}
    assert plays(after(state, lay(0, J))) == {(), (12,), (11,)}


def test_DA2_a_jester_alone_beats_nothing() -> None:
    state = playing({0: (12, 5), 1: (J, J), 2: (3,), 3: (3,)}, range(4))
    twelve = after(state, lay(0, 12))
    assert plays(twelve) == {()}
    assert refused(twelve, lay(1, J)).code == "dalmuti.not-better"


@given(cards=some_cards, others=some_cards, rank=st.sampled_from(RANKS), number=st.integers(0, 5))
def test_a_set_of_cards_is_counted_right(
    cards: list[int], others: list[int], rank: int, number: int
) -> None:
    held = gather(cards)
    assert list(ranks(held)) == cards
    assert size(held) == len(cards)
    assert counts(held) == tuple(cards.count(each) for each in RANKS)
    assert pack(counts(held)) == held
    assert count(held, Rank(rank)) == cards.count(rank)
    assert list(ranks(better(held, Rank(rank)))) == [card for card in cards if card < rank]
    assert list(ranks(best(held, number))) == cards[:number]
    assert list(ranks(naturals(held))) == [card for card in cards if card != J]
    assert (finest(held), worst(held)) == ((cards[0], cards[-1]) if cards else (0, 0))
    left = Counter(cards) - Counter(others)
    assert list(ranks(without(held, gather(others)))) == sorted(left.elements())
