"""Legal actions against a slow enumeration of all that a hand can lay down: DA2, DA6 to DA9."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Gift, Pass, Play
from engine.dalmuti.cards import Rank, deck, ranks
from engine.dalmuti.legal import gifts
from engine.dalmuti.state import State
from tests.engine.dalmuti.tables import J, after, lay, playing, plays, refused

PACK = ranks(deck(4, False))
few_cards = st.lists(st.integers(0, 79), unique=True, min_size=1, max_size=9).map(
    lambda places: tuple(sorted(PACK[place] for place in places))
)
one_rank = st.builds(
    lambda rank, count, jesters: (rank,) * min(rank, count) + (J,) * jesters,
    st.integers(1, 12),
    st.integers(1, 4),
    st.integers(0, 2),
) | st.sampled_from([(J,), (J, J)])


def melds(cards: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return every part of a hand whose cards have one rank or are Jesters."""
    return {
        part
        for number in range(1, len(cards) + 1)
        for part in combinations(cards, number)
        if len({card for card in part if card != J}) <= 1
    }


def facing(cards: tuple[int, ...], top: tuple[int, ...]) -> State:
    """Return a state in which seat 1 holds the cards and must answer the top."""
    state = playing({0: (*top, 1), 1: cards, 2: (1,), 3: (1,)}, range(4))
    return after(state, lay(0, *top))


@given(cards=few_cards)
def test_DA8_whatever_has_one_rank_may_be_led(cards: tuple[int, ...]) -> None:
    assert plays(playing({0: cards, 1: (1,), 2: (1,), 3: (1,)}, range(4))) == melds(cards)


@given(cards=few_cards, top=one_rank)
def test_DA9_whatever_has_as_many_cards_of_a_better_rank_may_follow(
    cards: tuple[int, ...], top: tuple[int, ...]
) -> None:
    beating = {part for part in melds(cards) if len(part) == len(top) and part[0] < top[0]}
    assert plays(facing(cards, top)) == {(), *beating}


@given(cards=few_cards, top=one_rank)
def test_the_engine_accepts_what_is_legal_and_nothing_else(
    cards: tuple[int, ...], top: tuple[int, ...]
) -> None:
    state = facing(cards, top)
    legal = DALMUTI.legal(DALMUTI.view(state, 1))
    assert len(legal) == len(set(legal))
    everything = [
        Play(1, Rank(rank), count, jesters)
        for rank in range(1, 14)
        for count in range(6)
        for jesters in range(3)
    ]
    for action in everything:
        if action in legal:
            assert after(state, action).table.top == action
        else:
            assert refused(state, action).code.startswith("dalmuti.")
    assert legal[-1] == Pass(1)


@given(cards=few_cards, number=st.integers(1, 2))
def test_DA6_any_cards_may_be_given(cards: tuple[int, ...], number: int) -> None:
    state = playing({0: cards, 1: (1,), 2: (1,), 3: (1,)}, range(4))
    given = gifts(0, state.hands[0], number)
    assert len(set(given)) == len(given)
    assert set(given) == {Gift(0, part) for part in combinations(cards, number)}


def test_legal_actions_do_not_depend_on_what_was_asked_before() -> None:
    first = facing((2, 3, 3, J), (9, 9))
    second = facing((2, 2, 3, J), (9, 9))
    expected = plays(first), plays(second)
    assert expected == ({(), (3, 3), (2, J), (3, J)}, {(), (2, 2), (2, J), (3, J)})
    assert (plays(first), plays(second)) == expected
