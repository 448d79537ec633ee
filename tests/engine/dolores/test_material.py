"""DO1 and DO2: the 80 cards, and collections as one number."""

from collections import Counter
from itertools import product

import pytest

from engine.dolores.cards import (
    BOTTLES,
    FACES,
    GOODS,
    NO_GOODS,
    SIZE,
    TYPES,
    WORTH,
    Kind,
    cards_in,
    kind,
    owns,
    value,
    with_card,
    without_card,
)


def test_DO1_seven_types_of_ten_cards_seven_ones_two_twos_one_three() -> None:
    assert len(GOODS) == 70
    assert Counter(kind(card) for card in GOODS) == dict.fromkeys(TYPES, 10)
    for type_ in TYPES:
        values = Counter(value(card) for card in GOODS if kind(card) == type_)
        assert values == {1: 7, 2: 2, 3: 1}


def test_DO2_ten_bottles_one_each() -> None:
    assert len(set(BOTTLES)) == len(BOTTLES) == 10
    assert len(set(GOODS) | set(BOTTLES)) == 31
    assert set(FACES) == (set(GOODS) | set(BOTTLES)) - {BOTTLES[-1]}


@pytest.mark.parametrize("type_", TYPES)
def test_DO1_a_collection_is_told_apart_by_its_cards(type_: int) -> None:
    met = set()
    for ones, twos, threes in product(range(8), range(3), range(2)):
        cards = [10 * type_ + 3] * threes + [10 * type_ + 2] * twos + [10 * type_ + 1] * ones
        goods = NO_GOODS
        for card in cards:
            goods = with_card(goods, card)
        collection = goods[type_ - 1]
        assert goods == tuple(collection if t == type_ else 0 for t in TYPES)
        assert cards_in(Kind(type_), collection) == tuple(cards)
        assert WORTH[collection] == ones + 2 * twos + 3 * threes
        assert SIZE[collection] == ones + twos + threes
        for card in (10 * type_ + v for v in (1, 2, 3)):
            assert owns(goods, card) == (card in cards)
        for card in cards:
            goods = without_card(goods, card)
        assert goods == NO_GOODS
        met.add(collection)
    assert len(met) == 48
