"""DO3 to DO7: the deck, the starting cards, a Vol among them, the first donor."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Deal, Lapse, Steal
from engine.dolores.cards import (
    AUBE,
    CONVOI,
    FIRST_BOTTLE,
    GOODS,
    GUETTEUR,
    LANTERNE,
    LAST,
    PARI,
    REFLUX,
    REMOUS,
    RUSE,
    VOL,
    deck_size,
    pool,
)
from engine.dolores.drawing import drawn
from engine.dolores.phases import DRAW, LANTERN, LAPSE, THEFT
from engine.dolores.state import Options, State
from engine.game import DEALER, Illegal, Setup
from tests.engine.dolores.positions import A, B, C, legal, owned, play

PLAIN = {
    2: ((11, 21, 31, 41), (11, 22, 32, 42)),
    3: ((11, 21, 31), (11, 22, 32), (13, 23, 33)),
    4: ((11, 21), (11, 22), (13, 23), (12, 33)),
}
"""Starting cards without a bottle, by the number of players."""


def start(seats: int, *, simple: bool = False, first: str = "seat-1") -> State:
    options = Options(simple=simple, first=first)  # type: ignore[arg-type]
    return DOLORES.start(Setup(seats, options))


def whole_deck(seats: int, rng: Random, *, simple: bool = False) -> list[int]:
    """Return a whole deck from its first to its last card; the drawing goes on after Aube."""
    unseen, left = list(pool(seats, simple)), deck_size(simple)
    deck: list[int] = []
    while left:
        cards = drawn(unseen, left, left, rng)
        deck += cards
        left -= len(cards)
    return deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DO3_76_cards_with_five_of_the_nine_other_bottles(seats: int) -> None:
    rng = Random(3)
    for _ in range(50):
        deck = whole_deck(seats, rng)
        assert len(deck) == start(seats).left == 76
        bottles = [card for card in deck if card >= FIRST_BOTTLE]
        assert sorted(card for card in deck if card < FIRST_BOTTLE) == sorted(GOODS)
        assert len(set(bottles)) == len(bottles) == 6
        assert deck.index(AUBE) >= 60


def test_DO4_71_cards_with_aube_as_the_only_bottle() -> None:
    rng = Random(4)
    for _ in range(50):
        deck = whole_deck(3, rng, simple=True)
        assert len(deck) == start(3, simple=True).left == 71
        assert sorted(deck) == [*sorted(GOODS), AUBE]
        assert deck.index(AUBE) >= 55


def test_DO3_with_two_players_pari_is_never_in_the_deck() -> None:
    assert PARI not in start(2).unseen
    hands = ((PARI, 21, 31, 41), PLAIN[2][1])
    with pytest.raises(Illegal, match=r"dolores\.impossible-draw"):
        play(start(2), Deal(hands, 0))


class Grid(Random):
    """A source of chance that gives the numbers it was made with, in their order."""

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


def chances(unseen: list[int], left: int, bottles: int) -> Counter[int]:
    """Return how often each card comes next, over all equally likely draws."""
    found: Counter[int] = Counter()
    middles = [[(k + 0.5) / n for k in range(n)] for n in (left, left - 1, bottles)]
    aube = AUBE in unseen and left <= LAST
    for dawn, spot, bottle in product(*middles):
        numbers = (dawn, spot, bottle) if aube else (spot, bottle)
        found[drawn(list(unseen), left, 1, Grid(*numbers))[0]] += 1
    return found


def test_DO3_every_card_of_the_deck_is_as_likely_to_be_next_as_any_other() -> None:
    """Six cards left: 11, 11, 12, 23, Aube and one of the five bottles that nobody has seen."""
    unseen = [11, 11, 12, 23, LANTERNE, GUETTEUR, REFLUX, CONVOI, RUSE, AUBE]
    assert chances(unseen, 6, 5) == {
        11: 50,
        12: 25,
        23: 25,
        AUBE: 25,
        **dict.fromkeys((LANTERNE, GUETTEUR, REFLUX, CONVOI, RUSE), 5),
    }


def test_DO3_above_the_last_sixteen_aube_does_not_come() -> None:
    """17 cards left: 15 goods, one of two bottles, and Aube, which is not the next."""
    goods = Counter(GOODS[:15])
    found = chances([*goods.elements(), LANTERNE, GUETTEUR, AUBE], 17, 2)
    once = found.total() // 16
    assert found == {
        **{card: once * count for card, count in goods.items()},
        **dict.fromkeys((LANTERNE, GUETTEUR), once // 2),
    }


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())


def test_DO3_aube_is_equally_likely_at_each_of_the_last_sixteen_places() -> None:
    rng, decks = Random(31), 3200
    found = Counter(whole_deck(3, rng).index(AUBE) for _ in range(decks))
    assert set(found) == set(range(60, 76))
    # 15 degrees of freedom: 37.7 is passed once in a thousand.
    assert chi_square(found, dict.fromkeys(range(60, 76), decks / 16)) < 37.7


@pytest.mark.parametrize(("seats", "others"), [(2, 8), (4, 9)])
def test_DO3_each_other_bottle_is_as_often_in_the_deck(seats: int, others: int) -> None:
    rng, decks = Random(32), 1500
    found: Counter[int] = Counter()
    fifths: Counter[int] = Counter()
    for _ in range(decks):
        deck = whole_deck(seats, rng)
        there = [card for card in deck if FIRST_BOTTLE <= card != AUBE]
        found.update(there)
        rest = [card for card in deck if card != AUBE]
        fifths.update(rest.index(bottle) // 15 for bottle in there)
    assert len(found) == others
    # 8 degrees of freedom: 26.1 once in a thousand; 4 degrees: 18.5.
    assert chi_square(found, dict.fromkeys(found, 5 * decks / others)) < 26.1
    assert chi_square(fifths, dict.fromkeys(range(5), decks)) < 18.5


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 3), (4, 2)])
def test_DO5_starting_cards_by_the_number_of_players(seats: int, count: int) -> None:
    action = DOLORES.deal(start(seats), Random(5))
    assert isinstance(action, Deal)
    assert [len(hand) for hand in action.cards] == [count] * seats
    state = play(start(seats), action)
    assert [sorted(hand) for hand in action.cards] == [owned(state, s) for s in range(seats)]
    assert state.left == 76 - seats * count


def test_DO5_goods_of_a_type_form_a_collection_and_bottles_lie_open() -> None:
    state = play(start(3), Deal(((11, 11, 13), (11, REMOUS, 32), (21, 22, 33)), 0))
    assert owned(state, A) == [11, 11, 13]
    assert state.goods[A][0] == 2 + 32
    assert owned(state, B) == [11, 32, REMOUS]
    assert DOLORES.view(state, C).holders[REMOUS - FIRST_BOTTLE] == B


@pytest.mark.parametrize(
    "cards",
    [
        ((11, 21, 31), (13, 13, 32), (12, 23, 33)),
        ((11, 21, 31), (AUBE, 22, 32), (13, 23, 33)),
        ((81, 82, 84), (85, 86, 87), (13, 23, 33)),
        ((11, 21, 31, 41), (11, 22, 32), (13, 23, 33)),
        ((11, 21, 31), (11, 22, 32)),
        ((11, 21, 31), (11, 22, 32), (13, 23, 99)),
    ],
    ids=["two 3s of a type", "aube", "a sixth bottle", "too many", "too few", "no card"],
)
def test_DO5_an_impossible_deal_is_refused(cards: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(Illegal, match=r"dolores\.impossible"):
        play(start(3), Deal(cards, 0))


def test_DO6_a_vol_dealt_at_setup_is_used_before_the_first_split() -> None:
    state = play(start(3), Deal(((11, 21, 31), (VOL, 22, LANTERNE), (13, 21, 23)), 0))
    assert (state.phase, state.waiting) == (THEFT, (B,))
    assert set(legal(state, B)) == {
        *(Steal(B, A, card) for card in (11, 21, 31)),
        *(Steal(B, C, card) for card in (13, 23, 21)),
    }
    state = play(state, Steal(B, C, 13))
    assert (owned(state, B), owned(state, C)) == ([13, 22, LANTERNE], [21, 23])
    assert state.discard == (VOL,)
    assert (state.phase, state.waiting, state.donor) == (LANTERN, (B,), A)


def test_DO6_a_vol_at_setup_is_discarded_if_nobody_else_owns_goods() -> None:
    hands = ((VOL, 21, 31, 41), (LANTERNE, GUETTEUR, REFLUX, CONVOI))
    state = play(start(2), Deal(hands, 0))
    assert (state.phase, state.waiting) == (LAPSE, (DEALER,))
    action = DOLORES.deal(state, Random(6))
    assert action == Lapse()
    state = play(state, action)
    assert state.discard == (VOL,)
    assert owned(state, A) == [21, 31, 41]
    assert (state.phase, state.waiting) == (LANTERN, (B,))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DO7_the_first_donor_is_seat_1_unless_the_option_says_random(seats: int) -> None:
    state = play(start(seats), Deal(PLAIN[seats], 0))
    assert (state.donor, state.phase) == (0, DRAW)
    with pytest.raises(Illegal, match=r"dolores\.impossible-deal"):
        play(start(seats), Deal(PLAIN[seats], 1))
    dealt = Counter(
        DOLORES.deal(start(seats, first="random"), Random(seed)).first  # type: ignore[union-attr]
        for seed in range(60)
    )
    assert set(dealt) == set(range(seats))
    assert play(start(seats, first="random"), Deal(PLAIN[seats], seats - 1)).donor == seats - 1
    with pytest.raises(Illegal, match=r"dolores\.impossible-deal"):
        play(start(seats, first="random"), Deal(PLAIN[seats], seats))
