"""The revolution, and that nobody learns which seat was asked: DA5, DA13."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, Decline, Gift, Revolution
from engine.dalmuti.state import Options, State
from engine.game import DEALER, EVERYONE, Seat
from tests.engine.dalmuti.tables import (
    DalmutiJournal,
    J,
    after,
    deal_of,
    dealt,
    hand,
    hands_with,
    lay,
    refused,
    seated,
)

FIRST = Options(first_hand_revolution=True)
ORDER = (0, 1, 2, 3, 4, 5)


def test_DA5_who_holds_both_jesters_is_asked() -> None:
    for seat in (2, 3, 4, 5):
        state = dealt({seat: (J, J)}, ORDER).state
        assert DALMUTI.to_act(state) == (seat, 0, 1)
        assert DALMUTI.legal(DALMUTI.view(state, seat)) == (Revolution(seat), Decline(seat))


def test_DA5_nobody_else_is_asked() -> None:
    state = dealt({2: (J,), 3: (J,)}, ORDER).state
    assert DALMUTI.to_act(state) == (0, 1)
    for seat in ORDER:
        assert refused(state, Decline(seat)).code == "not-your-turn"
        code = "dalmuti.not-both-jesters" if seat < 2 else "not-your-turn"
        assert refused(state, Revolution(seat)).code == code


@pytest.mark.parametrize("seat", [0, 1])
def test_DA5_a_dalmuti_who_holds_both_answers_by_giving_or_calling(seat: Seat) -> None:
    state = dealt({seat: (J, J)}, ORDER).state
    assert DALMUTI.to_act(state) == (0, 1)
    actions = DALMUTI.legal(DALMUTI.view(state, seat))
    assert [type(action) for action in actions].count(Gift) == len(actions) - 1
    assert actions[-1] == Revolution(seat)
    given = after(state, Gift(seat, (J, J)))
    assert refused(given, Revolution(seat)).code == "not-your-turn"
    assert after(state, Revolution(seat)).match.called == seat


@pytest.mark.parametrize("seat", [0, 1, 2, 4])
def test_DA5_a_revolution_does_away_with_the_tax(seat: Seat) -> None:
    state = dealt({seat: (J, J)}, ORDER).state
    other = 1 if seat == 0 else 0
    state = after(state, Gift(other, tuple(hand(state, other)[-2:])))
    called = after(state, Revolution(seat))
    assert called.hands == state.hands
    assert called.taxes == ((),) * 6
    assert (called.match.called, called.match.order) == (seat, ORDER)
    assert (called.table.stage, DALMUTI.to_act(called)) == ("play", (0,))
    assert refused(called, Collect()).code == "dalmuti.not-now"


def test_DA5_the_greater_peon_turns_the_whole_order_round() -> None:
    order = (3, 0, 5, 1, 4, 2)
    called = after(dealt({2: (J, J)}, order).state, Revolution(2))
    assert called.match.order == (2, 4, 1, 5, 0, 3)
    assert DALMUTI.to_act(called) == (2,)
    assert called.taxes == ((),) * 6
    led = after(called, lay(2, J))
    assert DALMUTI.to_act(led) == (4,)


def test_DA5_who_declines_is_taxed_like_anyone() -> None:
    state = dealt({5: (J, J, 1)}, ORDER).state
    state = after(state, Gift(0, (12, 12)), Gift(1, (12, 12)), Decline(5), Collect())
    assert state.match.called is None
    assert 1 not in hand(state, 5)
    assert 1 in hand(state, 0)


def test_DA5_the_tax_waits_for_the_one_who_is_asked() -> None:
    state = dealt({3: (J, J)}, ORDER).state
    state = after(state, Gift(0, (12, 12)), Gift(1, (12, 12)))
    assert DALMUTI.to_act(state) == (3,)
    assert refused(state, Collect()).code == "dalmuti.still-deciding"
    assert DALMUTI.to_act(after(state, Decline(3))) == (DEALER,)


def known(journal: DalmutiJournal, seat: Seat) -> tuple[list[Any], list[Any]]:
    """Return all that a seat experiences: its views, without repetitions, and its masked
    journal."""
    views: list[Any] = []
    for state in journal.states:
        view = DALMUTI.view(state, seat)
        if not views or views[-1] != view:
            views.append(view)
    return views, journal.masked(seat)


def course(hands: dict[int, list[int]], answered: int | None, options: Options) -> DalmutiJournal:
    """Return the journal of a hand up to the first lead. Seat 4 declines after `answered` gifts;
    with None it is not asked."""
    journal = seated(ORDER, options)
    journal.append(deal_of(hands))
    gifts = [Gift(0, (12, 12)), Gift(1, (11, 12))] if not options.first_hand_revolution else []
    for given in range(len(gifts) + 1):
        if answered == given:
            journal.append(Decline(4))
        if given < len(gifts):
            journal.append(gifts[given])
    journal.append(Collect())
    return journal


def swapped(hands: dict[int, list[int]], one: Seat, other: Seat) -> dict[int, list[int]]:
    """Return the hands of a deal after a Jester of one seat and a 10 of another are exchanged."""
    mine, theirs = list(hands[one]), list(hands[other])
    mine[mine.index(J)], theirs[theirs.index(10)] = 10, J
    return hands | {one: mine, other: theirs}


HELD = {0: (12, 12), 1: (11, 12), 2: (10, 10), 3: (10, 10), 4: (J, J, 12), 5: (10, 10, 2, 3)}


@pytest.mark.parametrize("answered", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 5])
def test_DA5_the_others_cannot_tell_whether_anybody_was_asked(seat: Seat, answered: int) -> None:
    hands = hands_with(HELD, ORDER)
    other = 3 if seat != 3 else 2
    asked = course(hands, answered, Options())
    nobody = course(swapped(hands, 4, other), None, Options())
    assert known(asked, seat) == known(nobody, seat)


def test_DA13_nor_whether_the_greater_peon_was() -> None:
    hands = hands_with(HELD, ORDER)
    hands |= {4: hands[5], 5: hands[4]}
    asked = seated(ORDER, FIRST)
    for action in (deal_of(hands), Decline(5), Collect()):
        asked.append(action)
    for seat in range(5):
        nobody = course(swapped(hands, 5, 3 if seat != 3 else 2), None, FIRST)
        assert known(asked, seat) == known(nobody, seat)


def test_DA5_only_the_one_who_is_asked_and_everyone_see_the_question() -> None:
    before = dealt({4: (J, J)}, ORDER).state
    given = after(before, Gift(0, (12, 12)), Gift(1, (12, 12)))
    for state, waiting in ((before, (0, 1)), (given, (DEALER,))):
        for seat in (0, 1, 2, 3, 5):
            assert DALMUTI.view(state, seat).waiting == waiting
        for seat in (4, EVERYONE):
            assert DALMUTI.view(state, seat).waiting == DALMUTI.to_act(state)
            assert 4 in DALMUTI.view(state, seat).waiting


def test_DA5_a_revolution_is_seen_by_all_and_shows_two_jesters() -> None:
    state = dealt({4: (J, J)}, ORDER).state
    for seat in ORDER:
        assert DALMUTI.seen(state, Revolution(4), seat) == Revolution(4)
        assert DALMUTI.reveals(state, Revolution(4), seat) == (seat != 4)
        assert not DALMUTI.reveals(state, Decline(4), seat)


def without_tax(state: State) -> bool:
    """Return whether all hands stay as dealt and no taxes are noted when the dealer collects; check
    that the play begins."""
    led = after(state, Collect())
    assert led.table.stage == "play"
    return led.hands == state.hands and led.taxes == ((),) * len(led.hands)


def test_DA13_no_tax_in_the_first_hand() -> None:
    state = dealt({}, ORDER, FIRST).state
    assert DALMUTI.to_act(state) == (DEALER,)
    assert refused(state, Gift(0, (12, 12))).code == "not-your-turn"
    assert without_tax(state)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_DA13_who_is_not_the_greater_peon_has_nothing_to_call(seat: Seat) -> None:
    state = dealt({seat: (J, J)}, ORDER, FIRST).state
    assert DALMUTI.to_act(state) == (DEALER,)
    assert refused(state, Revolution(seat)).code == "not-your-turn"
    assert without_tax(state)


def test_DA13_the_greater_peon_may_still_call_the_greater_revolution() -> None:
    state = dealt({5: (J, J)}, ORDER, FIRST).state
    assert DALMUTI.to_act(state) == (5,)
    assert DALMUTI.legal(DALMUTI.view(state, 5)) == (Revolution(5), Decline(5))
    assert after(state, Revolution(5)).match.order == ORDER[::-1]
    assert without_tax(after(state, Decline(5)))


def test_DA13_the_second_hand_is_taxed() -> None:
    state = seated(ORDER, FIRST).state
    second = replace(state, match=replace(state.match, hand=2))
    assert DALMUTI.to_act(after(second, deal_of(hands_with({}, ORDER)))) == (0, 1)
