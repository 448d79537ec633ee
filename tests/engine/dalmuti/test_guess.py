"""The truth of guesses: they keep to all that the seat knows for certain, and to no more."""

from collections import Counter

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, Decline, Gift, Pass, Revolution, Send, Show
from engine.dalmuti.cards import (
    BOTH_JESTERS,
    JESTERS_AT,
    UNIT,
    Rank,
    best,
    better,
    count,
    gather,
    ranks,
    size,
    without,
    worst,
)
from engine.dalmuti.state import Exchange, Options, State, pairs
from engine.dalmuti.views import DalmutiView
from engine.game import EVERYONE, Seat
from tests.engine.dalmuti.tables import (
    J,
    after,
    deal_of,
    dealt,
    hand,
    hands_with,
    lay,
    seated,
    some_options,
    taxed,
)
from tests.engine.journeys import Journey, Plan, plans

ORDER = (0, 1, 2, 3, 4, 5)


def began(state: State, seat: Seat) -> int:
    """Return the set of cards that a seat held when the play began."""
    return state.hands[seat] + state.table.played[seat]


def guesses(view: DalmutiView, number: int = 30) -> list[State]:
    """Return guesses from a view, each with luck of its own."""
    return [DALMUTI.guess(view, dice("guess", step, 0)) for step in range(number)]


def check(view: DalmutiView, guess: State) -> None:
    """Check that a guess agrees with everything that a player who counts cards knows."""
    table, match = view.table, view.match
    assert guess.hands[view.seat] == view.hand
    assert tuple(map(size, guess.hands)) == table.sizes
    if match.called is not None:
        assert began(guess, match.called) >> JESTERS_AT == BOTH_JESTERS
    for tax in view.taxes:
        if view.seat == tax.dalmuti and tax.tribute:
            assert not without(tax.gift, began(guess, tax.peon))
            assert not better(began(guess, tax.peon) - tax.gift, worst(tax.tribute))
        if view.seat == tax.peon:
            assert not without(tax.tribute, began(guess, tax.dalmuti))
    slip = match.slip
    if slip is not None and slip.to is not None and any(table.sizes):
        pair = next(({d, p} for d, p, _ in pairs(match) if slip.to in (d, p)), {slip.to})
        holders = {slip.to} if table.stage == "tax" else pair
        assert any(count(began(guess, seat), slip.rank) for seat in holders)
    if table.stage == "tax":
        chosen = {d for d, _, _ in pairs(match) if d not in table.waiting}
        assert {seat for seat in range(len(guess.hands)) if guess.taxes[seat]} == chosen
        for seat in chosen:
            assert not without(guess.taxes[seat][0].gift, guess.hands[seat])
        assert guess.asked is None or guess.hands[guess.asked] >> JESTERS_AT == BOTH_JESTERS


@settings(max_examples=60)
@given(plan=plans(DALMUTI, some_options(2)))
def test_a_guess_keeps_to_all_that_is_known(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step in journey.spots(15):
        for seat in journey.seats:
            view = DALMUTI.view(journey.states[step], seat)
            check(view, DALMUTI.guess(view, journey.dice(step)))
        state = journey.states[step]
        assert DALMUTI.guess(DALMUTI.view(state, EVERYONE), journey.dice(step)) == state


@settings(max_examples=60)
@given(plan=plans(DALMUTI, some_options(1)))
def test_the_taxes_of_a_guess_can_have_been_paid(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step in journey.spots(15):
        state = journey.states[step]
        if state.table.stage in ("tax", "deal", "send", "draw", "over"):
            continue
        for seat in journey.seats:
            guess = DALMUTI.guess(DALMUTI.view(state, seat), journey.dice(step))
            for tax in (tax for taxes in guess.taxes for tax in taxes):
                rich, poor = began(guess, tax.dalmuti), began(guess, tax.peon)
                assert not without(tax.tribute, rich)
                assert not without(tax.gift, poor)
                assert best(poor - tax.gift + tax.tribute, size(tax.gift)) == tax.tribute


def start_of_play() -> State:
    """Return a state after the taxes. Seat 0 got 1 and 2 from seat 5, whose next best is a 4, for
    two 12s; seat 1 got 3 and 3 from seat 4."""
    held = {0: (12, 12), 5: (1, 2, 4, 9, 9), 4: (3, 3, 5), 1: (11, 11)}
    return taxed(dealt(held, ORDER)).state


def test_the_greater_dalmuti_knows_what_the_peon_got_and_that_he_has_nothing_better() -> None:
    state = start_of_play()
    assert DALMUTI.view(state, 0).taxes == (Exchange(0, 5, gather((12, 12)), gather((1, 2))),)
    for guess in guesses(DALMUTI.view(state, 0)):
        peon = hand(guess, 5)
        assert peon.count(12) >= 2
        assert min(peon) >= 2


def test_what_the_peon_got_and_has_played_is_gone() -> None:
    state = start_of_play()
    for left in (1, 0):
        hands, played, sizes = list(state.hands), list(state.table.played), list(state.table.sizes)
        hands[5] -= UNIT[12]
        played[5] += UNIT[12]
        sizes[5] -= 1
        table = replace(state.table, played=tuple(played), sizes=tuple(sizes))
        state = replace(state, hands=tuple(hands), table=table)
        twelves = [hand(guess, 5).count(12) for guess in guesses(DALMUTI.view(state, 0))]
        assert min(twelves) == left


def test_the_greater_peon_knows_what_the_dalmuti_got() -> None:
    for guess in guesses(DALMUTI.view(start_of_play(), 5)):
        assert {1, 2} <= set(hand(guess, 0))


def test_a_third_player_knows_that_the_peons_gave_their_best() -> None:
    for seat in (2, 3):
        for guess in guesses(DALMUTI.view(start_of_play(), seat)):
            for rich, poor in ((0, 5), (1, 4)):
                second = hand(guess, rich)[1]
                assert sum(card < second for card in hand(guess, poor)) <= 2


def test_who_called_a_revolution_has_the_jesters_until_he_plays_them() -> None:
    state = after(dealt({0: (12, 12), 3: (J, J, 11)}, ORDER).state, Revolution(3))
    for seat in (0, 1, 2, 4, 5):
        assert all(hand(guess, 3)[-2:] == [J, J] for guess in guesses(DALMUTI.view(state, seat)))
    state = after(state, lay(0, 12, 12), Pass(1), Pass(2), lay(3, 11, J))
    assert all(J in hand(guess, 3) for guess in guesses(DALMUTI.view(state, 0)))


def test_without_a_clue_every_hand_is_as_likely() -> None:
    options = Options(first_hand_revolution=True)
    state = after(dealt({0: (12, 12)}, ORDER, options).state, Collect())
    assert 1 not in hand(state, 0)
    view = DALMUTI.view(state, 0)
    found: Counter[Seat] = Counter()
    for guess in guesses(view, 1200):
        found.update(seat for seat in ORDER[1:] if 1 in hand(guess, seat))
    assert all(160 < found[seat] < 320 for seat in ORDER[1:])


def shown(to: Seat) -> State:
    """Return the state after a deal in which a 7 meant for seat 2 was shown and went to seat
    `to`."""
    journal = seated(ORDER, Options(misdeal=True))
    journal.append(Show(Rank(7), 2))
    journal.append(Send(0, to))
    journal.append(deal_of(hands_with({to: (7,), 0: (12, 12), 1: (12, 12)}, ORDER)))
    return journal.state


@pytest.mark.parametrize("seat", [0, 1, 3, 4])
def test_who_got_the_shown_card_has_it(seat: Seat) -> None:
    for to in (2, 5):
        view = DALMUTI.view(shown(to), seat)
        assert all(7 in hand(guess, to) for guess in guesses(view))
    paid = after(shown(2), Gift(0, (12, 12)), Gift(1, (12, 12)), Collect())
    assert all(7 in hand(guess, 2) for guess in guesses(DALMUTI.view(paid, seat)))


def test_or_he_paid_it_as_tax() -> None:
    paid = after(shown(5), Gift(0, (12, 12)), Gift(1, (12, 12)), Collect())
    for seat in (1, 2, 3, 4):
        for guess in guesses(DALMUTI.view(paid, seat)):
            assert 7 in hand(guess, 5) + hand(guess, 0)
    tribute = DALMUTI.view(paid, 0).taxes[0].tribute
    if 7 not in ranks(tribute):
        assert all(7 in hand(guess, 5) for guess in guesses(DALMUTI.view(paid, 0)))


def test_if_one_of_the_two_is_out_the_other_has_it() -> None:
    journal = seated(ORDER, Options(misdeal=True))
    held = {5: [7, *[11] * 4, *[12] * 8], 0: (10, 10), 1: (9, 9)}
    for action in (Show(Rank(7), 2), Send(0, 5), deal_of(hands_with(held, ORDER))):
        journal.append(action)
    state = after(journal.state, Gift(0, (10, 10)), Gift(1, (9, 9)), Collect())
    hands, table = state.hands, state.table
    table = replace(table, sizes=(*table.sizes[:5], 0), played=(*table.played[:5], hands[5]))
    state = replace(state, hands=(*hands[:5], 0), table=table)
    for guess in guesses(DALMUTI.view(state, 2)):
        assert 7 in hand(guess, 0)


def test_a_jester_that_was_shown_is_one_of_the_two_of_a_revolution() -> None:
    journal = seated(ORDER, Options(misdeal=True))
    deal = deal_of(hands_with({3: (J, J)}, ORDER))
    for action in (Show(J, 3), Send(0, 3), deal, Revolution(3)):
        journal.append(action)
    for guess in guesses(DALMUTI.view(journal.state, 2)):
        assert sum(guess.hands) == sum(journal.state.hands)
        assert hand(guess, 3).count(J) == 2


def test_in_the_tax_another_may_be_asked_but_not_oneself_again() -> None:
    view = DALMUTI.view(dealt({}, ORDER).state, 2)
    asked = {guess.asked for guess in guesses(view, 300)}
    assert asked >= {None, 3, 4, 5}
    assert not asked & {0, 1, 2}
    mine = dealt({2: (J, J)}, ORDER).state
    assert {guess.asked for guess in guesses(DALMUTI.view(mine, 2))} == {2}
    declined = after(mine, Decline(2))
    assert {guess.asked for guess in guesses(DALMUTI.view(declined, 2))} == {None}


def test_a_gift_of_others_is_guessed_among_their_cards_and_not_collected_yet() -> None:
    """Other seats know that the gift was chosen, how many cards it has, and for whom it is."""
    journal = dealt({}, ORDER)
    journal.append(Gift(0, ranks(journal.state.hands[0])[-2:]))
    for guess in guesses(DALMUTI.view(journal.state, 3)):
        (tax,) = guess.taxes[0]
        assert (tax.dalmuti, tax.peon, tax.tribute) == (0, 5, 0)
        assert size(tax.gift) == 2 and not without(tax.gift, guess.hands[0])
        assert guess.taxes[1:] == ((),) * 5, "the Lesser Dalmuti is still choosing"
