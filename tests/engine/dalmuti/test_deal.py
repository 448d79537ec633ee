"""The deal and the card shown by mistake: DA4, DA16."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Deal, Send, Show
from engine.dalmuti.cards import Rank, counts, deck, gather, pack, size
from engine.dalmuti.state import Options, Slip, State
from engine.game import DEALER
from tests.engine.dalmuti.tables import after, deal_of, hand, hands_with, refused, seated

SHAKY = Options(misdeal=True)


@pytest.mark.parametrize(
    ("players", "by_place"),
    [
        (4, (20, 20, 20, 20)),
        (6, (14, 14, 13, 13, 13, 13)),
        (7, (12, 12, 12, 11, 11, 11, 11)),
        (12, (7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6)),
    ],
)
def test_DA4_the_first_to_be_dealt_may_have_one_card_more(
    players: int, by_place: tuple[int, ...]
) -> None:
    order = tuple(reversed(range(players)))
    journal = seated(order)
    journal.append(deal_of(hands_with({}, order)))
    state = journal.state
    assert tuple(state.table.sizes[seat] for seat in order) == by_place
    assert tuple(map(size, state.hands)) == state.table.sizes


@given(
    order=st.integers(4, 12).flatmap(lambda players: st.permutations(range(players))),
    short=st.booleans(),
    seed=st.integers(),
)
def test_DA4_the_dealer_deals_all_cards(order: list[int], short: bool, seed: int) -> None:
    state = seated(order, Options(short_deck=short)).state
    deal = DALMUTI.deal(state, dice(str(seed), 0, DEALER))
    assert isinstance(deal, Deal)
    assert sum(map(pack, deal.hands)) == deck(len(order), short)
    number = size(deck(len(order), short))
    for place, seat in enumerate(order):
        assert sum(deal.hands[seat]) == len(range(place, number, len(order)))
    assert after(state, deal).table.stage == "tax"


def test_DA4_deals_that_the_deck_or_the_table_does_not_allow() -> None:
    state = seated().state
    hands = hands_with({})
    good = deal_of(hands)
    assert after(state, good).table.stage == "tax"
    twelves = counts(gather([12] * 12 + [11] * 8))
    moved = hands | {0: hands[0][1:], 1: [hands[0][0], *hands[1]]}
    fewer = tuple(n - (rank == 11) for rank, n in enumerate(good.hands[0]))
    minus = (-1, *good.hands[0][1:])
    for deal in (
        Deal(()),
        Deal(good.hands[:3]),
        Deal((*good.hands, (0,) * 13)),
        Deal((good.hands[0][:12], *good.hands[1:])),
        Deal(((*good.hands[0], 0), *good.hands[1:])),
        Deal((good.hands[1], *good.hands[1:])),
        Deal((twelves, twelves, twelves, twelves)),
        deal_of(moved),  # nobody is dealt two cards more than another
        Deal((fewer, *good.hands[1:])),
        Deal((minus, *good.hands[1:])),
    ):
        assert refused(state, deal).code == "dalmuti.impossible-deal"
    assert refused(after(state, good), good).code == "dalmuti.not-now"


def test_DA4_it_matters_who_is_dealt_first() -> None:
    order = (3, 5, 0, 1, 4, 2)
    state = seated(order).state
    wrong = deal_of(hands_with({}, range(6)))
    assert refused(state, wrong).code == "dalmuti.impossible-deal"


def shown(order: tuple[int, ...] = (0, 1, 2, 3), rank: int = 9, meant: int = 1) -> State:
    """Return the state after a card was shown while dealing."""
    return after(seated(order, SHAKY).state, Show(Rank(rank), meant))


def test_DA16_the_greater_dalmuti_decides_between_two() -> None:
    state = shown((2, 0, 3, 1), meant=3)
    assert DALMUTI.to_act(state) == (2,)
    assert DALMUTI.legal(DALMUTI.view(state, 2)) == (Send(2, 3), Send(2, 1))
    assert refused(state, Send(2, 0)).code == "dalmuti.not-for-that-seat"
    assert refused(state, Send(1, 1)).code == "not-your-turn"
    assert refused(state, deal_of(hands_with({}))).code == "dalmuti.not-now"


@pytest.mark.parametrize("to", [1, 3])
def test_DA16_the_card_goes_where_it_is_sent_and_all_hands_keep_their_sizes(to: int) -> None:
    sent = after(shown(rank=1, meant=1), Send(0, to))
    assert sent.match.slip == Slip(Rank(1), 1, to)
    for seed in range(20):
        state = after(sent, DALMUTI.deal(sent, dice(str(seed), 0, DEALER)))
        assert 1 in hand(state, to)
        assert state.table.sizes == (20, 20, 20, 20)
        assert sum(state.hands) == deck(4, False)


def test_DA16_who_loses_the_shown_card_gets_another_instead() -> None:
    sent = after(shown(rank=12, meant=1), Send(0, 3))
    with_it = hands_with({3: (12,), 1: (11,)})
    without_it = hands_with({0: [12] * 6, 1: [12] * 6})
    assert hand(after(sent, deal_of(with_it)), 3).count(12)
    assert refused(sent, deal_of(without_it)).code == "dalmuti.impossible-deal"


def test_DA16_everybody_sees_the_card_and_the_decision() -> None:
    before = seated(options=SHAKY).state
    show, send = Show(Rank(9), 1), Send(0, 3)
    state = after(before, show)
    for seat in range(4):
        assert DALMUTI.seen(before, show, seat) == show
        assert DALMUTI.reveals(before, show, seat)
        assert DALMUTI.view(state, seat).match.slip == Slip(Rank(9), 1, None)
        assert DALMUTI.seen(state, send, seat) == send
        assert not DALMUTI.reveals(state, send, seat)


@pytest.mark.parametrize(
    "show",
    [Show(Rank(0), 1), Show(Rank(14), 1), Show(Rank(9), 3), Show(Rank(9), 4), Show(Rank(9), -1)],
)
def test_DA16_a_card_that_is_not_there_or_leaves_nothing_to_decide(show: Show) -> None:
    state = seated(options=SHAKY).state
    assert refused(state, show).code == "dalmuti.impossible-misdeal"


def test_DA16_only_with_the_option_and_at_most_once_a_hand() -> None:
    assert refused(seated().state, Show(Rank(9), 1)).code == "dalmuti.impossible-misdeal"
    sent = after(shown(), Send(0, 1))
    assert refused(sent, Show(Rank(9), 1)).code == "dalmuti.impossible-misdeal"
    assert all(isinstance(DALMUTI.deal(sent, dice("", n, DEALER)), Deal) for n in range(99))


def test_DA16_it_happens_now_and_then() -> None:
    deals = [DALMUTI.deal(seated(options=SHAKY).state, dice("", n, DEALER)) for n in range(300)]
    assert 10 < sum(isinstance(action, Show) for action in deals) < 60
    plain = [DALMUTI.deal(seated().state, dice("", n, DEALER)) for n in range(300)]
    assert all(isinstance(action, Deal) for action in plain)
