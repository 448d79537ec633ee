"""The tax: DA6, DA7."""

from itertools import permutations

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, Decline, Gift, Pass
from engine.dalmuti.cards import gather, ranks, without
from engine.dalmuti.state import Exchange, Options
from engine.dalmuti.views import SomeGift
from engine.game import DEALER, EVERYONE, Seat
from tests.engine.dalmuti.tables import (
    DalmutiJournal,
    J,
    after,
    dealt,
    hand,
    lay,
    refused,
    taxed,
)

ORDER = (0, 1, 2, 3, 4)
HELD = {0: (9, 9, 12), 1: (8, 8, J), 2: (3,), 3: (1, 2, 5), 4: (2, 3, 6, J)}
"""Cards by seat, among others: the Lesser Peon's two best are 1 and 2, the Greater Peon's 2 and
3."""


def paid(options: Options | None = None) -> DalmutiJournal:
    """Return a journal after the taxes, for which the Dalmutis gave 9 and 12, and 8 and 8 or one
    8."""
    journal = dealt(HELD, ORDER, options)
    number = journal.state.match.options.lesser_tax
    for action in (Gift(0, (9, 12)), Gift(1, (8, 8)[:number]), Collect()):
        journal.append(action)
    return journal


def exchanged(journal: DalmutiJournal, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards that a seat has lost since the deal, and those that it has won."""
    dealt, now = journal.states[2].hands[seat], journal.state.hands[seat]
    return ranks(without(dealt, now)), ranks(without(now, dealt))


def test_DA6_two_cards_against_the_two_best() -> None:
    journal = paid()
    assert exchanged(journal, 0) == ((9, 12), (2, 3))
    assert exchanged(journal, 4) == ((2, 3), (9, 12))
    assert exchanged(journal, 2) == ((), ())
    assert journal.state.table.sizes == (16, 16, 16, 16, 16)


def test_DA6_jesters_count_as_the_worst() -> None:
    journal = dealt({0: (1, 2), 1: (3, 3), 4: (11, 11, *[12] * 12, J, J)}, ORDER)
    state = after(journal.state, Gift(0, (1, 2)), Gift(1, (3, 3)), Decline(4), Collect())
    assert hand(state, 4) == [1, 2, *[12] * 12, J, J]


def test_DA6_any_two_cards_jesters_too() -> None:
    journal = dealt({0: (1, 6, 6, J)}, ORDER)
    view = DALMUTI.view(journal.state, 0)
    given = [action.cards for action in DALMUTI.legal(view) if isinstance(action, Gift)]
    cards = hand(journal.state, 0)
    assert len(set(given)) == len(given)
    assert set(given) == {tuple(sorted(two)) for two in permutations(cards, 2)}
    assert {(1, J), (6, 6)} <= set(given)


def test_DA6_both_dalmutis_choose_at_once_in_any_order() -> None:
    state = dealt(HELD, ORDER).state
    greater, lesser = Gift(0, (9, 12)), Gift(1, (8, J))
    assert DALMUTI.to_act(state) == (0, 1)
    assert DALMUTI.to_act(after(state, greater)) == (1,)
    assert DALMUTI.to_act(after(state, lesser)) == (0,)
    assert after(state, greater, lesser) == after(state, lesser, greater)
    assert DALMUTI.to_act(after(state, lesser, greater)) == (DEALER,)
    assert refused(after(state, greater), greater).code == "not-your-turn"
    assert refused(after(state, greater), Collect()).code == "dalmuti.still-deciding"


def test_DA6_he_chooses_before_he_sees_what_he_gets() -> None:
    journal = paid()
    chosen = DALMUTI.view(journal.states[3], 0)
    assert chosen.taxes == (Exchange(0, 4, gather((9, 12)), 0),)
    assert chosen.hand == journal.states[2].hands[0]
    assert not DALMUTI.reveals(journal.states[2], journal.actions[2], 0)
    assert DALMUTI.reveals(journal.states[4], Collect(), 0)


def test_DA6_a_gift_stays_hidden_until_it_is_collected() -> None:
    state = dealt(HELD, ORDER).state
    one, other = Gift(0, (9, 12)), Gift(0, (9, 9))
    for seat in (1, 2, 3, 4):
        assert DALMUTI.seen(state, one, seat) == SomeGift(0)
        assert not DALMUTI.reveals(state, one, seat)
        assert DALMUTI.view(after(state, one), seat) == DALMUTI.view(after(state, other), seat)
        assert DALMUTI.view(after(state, one), seat).waiting == (1,)
    assert DALMUTI.seen(state, one, 0) == DALMUTI.seen(state, one, EVERYONE) == one


def test_DA6_what_was_given_and_received_is_known_to_the_two_for_ever() -> None:
    journal = paid()
    greater = Exchange(0, 4, gather((9, 12)), gather((2, 3)))
    lesser = Exchange(1, 3, gather((8, 8)), gather((1, 2)))
    journal.append(lay(0, 12))
    for seat in (1, 2, 3, 4):
        journal.append(Pass(seat))
    for state in journal.states[5:]:
        assert [DALMUTI.view(state, seat).taxes for seat in (*ORDER, EVERYONE)] == [
            (greater,),
            (lesser,),
            (),
            (lesser,),
            (greater,),
            (greater, lesser),
        ]
    shown = [DALMUTI.reveals(journal.states[4], Collect(), seat) for seat in ORDER]
    assert shown == [True, True, False, True, True]


def test_DA6_a_greater_peon_has_no_choice() -> None:
    state = dealt(HELD, ORDER).state
    assert not DALMUTI.legal(DALMUTI.view(state, 4))
    assert not DALMUTI.legal(DALMUTI.view(state, 3))
    assert refused(state, Gift(4, (2, 3))).code == "not-your-turn"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((9,), "dalmuti.gift-size"),
        ((9, 9, 12), "dalmuti.gift-size"),
        ((), "dalmuti.gift-size"),
        ((0, 9), "dalmuti.no-such-rank"),
        ((9, 14), "dalmuti.no-such-rank"),
        ((-1, 9), "dalmuti.no-such-rank"),
        ((12, 9), "dalmuti.gift-order"),
        ((1, 9), "dalmuti.not-in-hand"),
        ((1, 1), "dalmuti.not-in-hand"),
        ((J, J), "dalmuti.not-in-hand"),
    ],
)
def test_DA6_gifts_that_are_none(cards: tuple[int, ...], code: str) -> None:
    assert refused(dealt(HELD, ORDER).state, Gift(0, cards)).code == code


def test_DA7_the_lesser_dalmuti_gives_two_and_gets_the_two_best() -> None:
    journal = paid()
    assert exchanged(journal, 1) == ((8, 8), (1, 2))
    assert exchanged(journal, 3) == ((1, 2), (8, 8))


def test_DA7_or_one_with_the_option() -> None:
    journal = paid(Options(lesser_tax=1))
    assert exchanged(journal, 1) == ((8,), (1,))
    assert exchanged(journal, 3) == ((1,), (8,))
    assert exchanged(journal, 0) == ((9, 12), (2, 3))
    before = journal.states[2]
    gifts = [a.cards for a in DALMUTI.legal(DALMUTI.view(before, 1)) if isinstance(a, Gift)]
    assert gifts == [(rank,) for rank in sorted(set(hand(before, 1)))]
    assert refused(before, Gift(1, (8, 8))).facts == {"cards": 1}


def test_DA7_with_four_players_everybody_is_taxed() -> None:
    state = taxed(dealt({})).state
    pairs = [(tax.dalmuti, tax.peon) for tax in DALMUTI.view(state, EVERYONE).taxes]
    assert pairs == [(0, 3), (1, 2)]
    assert all(len(DALMUTI.view(state, seat).taxes) == 1 for seat in range(4))
