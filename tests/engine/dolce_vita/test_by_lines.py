"""What the lines of two placements say as a whole, on positions where all of them end alike."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import forever
from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.by_lines import by_lines, denied, in_all, seldom, usually_taken
from engine.dolce_vita.bots.exchange import OWNED
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.search import Node, grow
from engine.dolce_vita.cards import BOAT, HOUSE, JEWEL, LARGE, Column, Object
from engine.dolce_vita.state import State
from engine.game import Reason, Seat
from tests.engine.dolce_vita.positions import GREEN, RED, YELLOW, card, closing

PRIZE, OTHER, NOWHERE = Column(1), Column(4), Column(6)
HOUSE_7, BOAT_3, BOAT_6 = card(HOUSE, 7), card(BOAT, 3), card(BOAT, 6)


def last(prize: Object, boat: Object = BOAT_6) -> State:
    """Return a state in which Green places the last card, a five or a six. Yellow has a five under
    the prize. A card under the other column forces Green to give a boat back."""
    return closing(
        columns={PRIZE: [prize], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (5,), NOWHERE: (1, 2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={GREEN: (boat,)},
        turn=GREEN,
    )


def with_a_one(prizes: list[Object], yellow: int, owned: tuple[Object, ...] = ()) -> State:
    """Return a state in which Green places the last card, and has a one under the prizes. Yellow
    has the card `yellow` there."""
    return closing(
        columns={PRIZE: prizes},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (yellow,), NOWHERE: (1, 2, 3, 4)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
        },
        owned={GREEN: owned},
        turn=GREEN,
    )


def searched(
    state: State, number: int, column: Column, seat: Seat = GREEN, iterations: int = 20
) -> Node:
    """Return the root of a search of one placement."""
    cache, rng = ForecastCache(state), Random(1)
    root = Node(state, cache, rng)
    root.only(Place(seat, number, column))
    grow(root, cache, rng, iterations, forever)
    return root


@pytest.mark.parametrize(("prize", "code"), [(HOUSE_7, "mostly"), (LARGE, "mostly-money")])
def test_what_the_column_brings_by_one_card_and_not_by_another(prize: Object, code: str) -> None:
    """The five ties with Yellow's five; the six wins the prize."""
    state = last(prize)
    six, five = (searched(state, number, PRIZE) for number in (6, 5))
    told = by_lines(six, five)
    assert told == Reason(code, {"column": PRIZE, "object": prize})
    assert by_lines(five, six) is None


def test_what_comes_of_a_placement_under_another_column_is_told_where_its_own_brings_nothing() -> (
    None
):
    """Behind Yellow's six Green has the house by a one; a five beside the one ties with Yellow."""
    state = with_a_one([BOAT_3, HOUSE_7], yellow=6)
    idle, tied = searched(state, 5, NOWHERE), searched(state, 5, PRIZE)
    assert by_lines(idle, tied) == Reason("mostly", {"column": PRIZE, "object": HOUSE_7})


def test_what_only_others_decide_under_a_third_column_does_not_speak_for_a_placement() -> None:
    """Yellow takes the house from Green’s one only if the boat is taken. A card for one column was
    explained by money in another, where the player laid nothing."""
    state = closing(
        columns={PRIZE: [HOUSE_7], OTHER: [card(BOAT, 7)]},
        cards={
            RED: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
            YELLOW: {NOWHERE: (1, 2, 3, 6)},
            GREEN: {NOWHERE: (1, 2, 3, 4, 5)},
        },
        owned={YELLOW: (card(HOUSE, 4),), GREEN: (card(JEWEL, 7), card(BOAT, 2))},
        turn=RED,
    )
    state = replace(state, round=2)
    idle, first = searched(state, 5, NOWHERE, RED, 400), searched(state, 6, OTHER, RED, 400)
    assert usually_taken(idle, PRIZE, RED)[0] == HOUSE_7
    assert usually_taken(first, PRIZE, RED)[0] != HOUSE_7
    assert by_lines(idle, first) is None


def test_a_good_that_will_hardly_last_does_not_speak_for_a_placement_but_money_does() -> None:
    for prize, told in ((card(HOUSE, 2), False), (LARGE, True)):
        early = replace(last(prize), round=1)
        six, five = (searched(early, number, PRIZE) for number in (6, 5))
        found = by_lines(six, five)
        assert (found is not None and found.code.startswith("mostly")) == told


def test_a_dear_exchange_that_a_placement_leads_to_is_told() -> None:
    """Under the other column Green has to give back a boat that is worth 300,000 more."""
    state = last(HOUSE_7)
    idle, forced = searched(state, 5, NOWHERE), searched(state, 6, OTHER)
    exchange = {"object": BOAT_3, "back": BOAT_6, "first": OWNED}
    assert by_lines(idle, forced) == Reason("spares-mostly", {"column": OTHER, **exchange})
    assert by_lines(forced, idle) is None


def test_an_exchange_is_told_behind_what_comes_instead_of_it() -> None:
    """With the six Green comes before Yellow and has the house; without it only the boat is left to
    Green."""
    state = with_a_one([HOUSE_7, BOAT_3], yellow=5, owned=(BOAT_6,))
    six, idle = searched(state, 6, PRIZE), searched(state, 6, NOWHERE)
    forced = Reason("mostly-forced", {"object": BOAT_3, "back": BOAT_6, "first": OWNED})
    assert by_lines(six, idle) == Reason("mostly", {"column": PRIZE, "object": HOUSE_7}, (forced,))


def test_a_good_for_which_a_dearer_one_is_given_back_does_not_speak_for_a_placement() -> None:
    """With the six Green has to take a house worth less than her own; without it, a boat worth less
    by more. A review once praised the house."""
    owned = (BOAT_6, card(HOUSE, 5))
    state = with_a_one([card(HOUSE, 3), BOAT_3], yellow=5, owned=owned)
    six, idle = searched(state, 6, PRIZE), searched(state, 6, NOWHERE)
    exchange = {"object": BOAT_3, "back": BOAT_6, "first": OWNED}
    assert by_lines(six, idle) == Reason("spares-mostly", {"column": PRIZE, **exchange})


def test_how_much_richer_its_seat_is_on_average() -> None:
    """Under the other column Green has to give back a boat that is worth 200,000 more."""
    state = last(HOUSE_7, boat=card(BOAT, 5))
    idle, forced = searched(state, 5, NOWHERE), searched(state, 6, OTHER)
    assert by_lines(idle, forced) == Reason("average", {"amount": 2})


def test_what_a_placement_comes_to_for_everybody_on_average() -> None:
    """A reason told of 500,000 by the better move, and of 600,000 by the other one."""
    state = last(HOUSE_7)
    six, five, idle, forced = (
        searched(state, *each) for each in ((6, PRIZE), (5, PRIZE), (5, NOWHERE), (6, OTHER))
    )
    richer, poorer = Reason("in-all", {"amount": 7}), {"seat": YELLOW, "amount": 7}
    assert in_all(six, five) == in_all(six, idle) == richer
    assert in_all(five, idle) == Reason("in-all-poorer", poorer)
    assert in_all(idle, forced) == Reason("in-all", {"amount": 3})
    assert in_all(idle, idle) is None


def test_what_the_cards_show_may_seldom_come() -> None:
    state = last(HOUSE_7)
    six = searched(state, 6, PRIZE)
    shown = Reason("takes", {"column": PRIZE, "object": HOUSE_7})
    assert not seldom(six, shown)
    assert seldom(six, replace(shown, facts={"column": PRIZE, "object": BOAT_3}))


def test_what_another_misses_is_told_only_where_it_is_so_in_the_lines() -> None:
    """A review once said “Orso then probably misses out on the watch” of a move after which he took
    it."""
    state = last(HOUSE_7)
    six, idle = searched(state, 6, PRIZE), searched(state, 5, NOWHERE)
    spoils = Reason("spoils", {"column": PRIZE, "object": HOUSE_7, "seat": YELLOW})
    assert denied(six, idle, spoils) and not denied(idle, six, spoils)
    assert not denied(idle, idle, spoils)
