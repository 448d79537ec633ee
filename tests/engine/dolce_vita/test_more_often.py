"""What explains an amount or a “mostly”: the object at stake, and who takes it instead."""

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.by_lines import by_lines
from engine.dolce_vita.bots.exchange import OWNED, with_givers
from engine.dolce_vita.bots.more_often import (
    hindered,
    with_answer,
    with_cause,
    with_outcome,
    with_sum,
)
from engine.dolce_vita.bots.search import Node
from engine.dolce_vita.cards import BOAT, CAR, HOUSE, JEWEL
from engine.game import Reason
from engine.reasons import could_come
from tests.engine.dolce_vita.positions import GREEN, RED, YELLOW, card, closing
from tests.engine.dolce_vita.test_by_lines import (
    BOAT_3,
    BOAT_6,
    HOUSE_7,
    NOWHERE,
    OTHER,
    PRIZE,
    last,
    searched,
    with_a_one,
)

THE_HOUSE = {"column": PRIZE, "object": HOUSE_7}


def told(best: Node, taken: Node) -> Reason | None:
    """Return what the lines tell of the better placement, with its cause."""
    return with_cause(by_lines(best, taken), best, taken)


def test_who_ties_is_told_behind_what_is_mostly_won() -> None:
    """Yellow has a five there."""
    six, five = (searched(last(HOUSE_7), number, PRIZE) for number in (6, 5))
    assert told(six, five) == Reason("mostly", THE_HOUSE, (Reason("tied-there", {"seat": YELLOW}),))


def test_who_wins_it_instead_is_told_behind_what_is_mostly_won() -> None:
    six, idle = searched(last(HOUSE_7), 6, PRIZE), searched(last(HOUSE_7), 6, NOWHERE)
    assert told(six, idle) == Reason("mostly", THE_HOUSE, (Reason("goes-there", {"seat": YELLOW}),))


def test_an_exchange_explains_by_how_much_a_seat_is_richer() -> None:
    state = last(HOUSE_7, boat=card(BOAT, 5))
    idle, forced = searched(state, 5, NOWHERE), searched(state, 6, OTHER)
    exchange = {"column": OTHER, "object": BOAT_3, "back": card(BOAT, 5), "first": OWNED}
    assert told(idle, forced) == Reason(
        "average", {"amount": 2}, (Reason("forced-rarely", exchange),)
    )


def test_what_another_wins_less_often_explains_by_how_much_it_is_poorer() -> None:
    """Green ties with Yellow. A review had nothing to say for such a placement."""
    five, idle = searched(last(HOUSE_7), 5, PRIZE), searched(last(HOUSE_7), 5, NOWHERE)
    assert told(five, idle) == Reason(
        "poorer",
        {"seat": YELLOW, "amount": 7},
        (Reason("rarely", THE_HOUSE | {"seat": YELLOW}),),
    )


def test_an_exchange_explains_by_how_much_another_is_poorer() -> None:
    """Behind Green only a boat is left to Yellow, who has to give back a dearer one for it."""
    state = closing(
        columns={OTHER: [HOUSE_7, BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {OTHER: (5,), NOWHERE: (1, 2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={YELLOW: (BOAT_6, card(HOUSE, 6))},
        turn=GREEN,
    )
    first, idle = searched(state, 6, OTHER), searched(state, 6, NOWHERE)
    denies = Reason("denies", {"seat": YELLOW, "amount": 4})
    exchange = {"column": OTHER, "object": BOAT_3, "back": BOAT_6, "first": OWNED}
    cause = Reason("forced-oftener", exchange | {"seat": YELLOW})
    assert with_cause(denies, first, idle) == replace(denies, also=(cause,))


@pytest.mark.parametrize("code", ["takes", "keeps"])
def test_what_tells_an_object_or_a_card_needs_no_cause(code: str) -> None:
    state = with_a_one([HOUSE_7, BOAT_3], yellow=5)
    six, idle = searched(state, 6, PRIZE), searched(state, 6, NOWHERE)
    why = Reason(code, THE_HOUSE)
    assert with_cause(why, six, idle) == why
    assert with_cause(None, six, idle) is None


def test_a_cause_that_is_told_already_is_not_told_again() -> None:
    five, idle = searched(last(HOUSE_7), 5, PRIZE), searched(last(HOUSE_7), 5, NOWHERE)
    also = (Reason("spoils", THE_HOUSE | {"seat": YELLOW}),)
    why = Reason("denies", {"seat": YELLOW, "amount": 7}, also)
    assert with_cause(why, five, idle) == why


def test_that_a_tie_must_be_answered_with_a_card_is_told() -> None:
    """“As things stand Bruno misses out on the trip”, and then he added a six there and had it."""
    strikes = Reason("strikes", THE_HOUSE | {"seat": YELLOW})
    answered = Reason("adds-there", {"seat": YELLOW})
    keeps = Reason("keeps", {"card": 6})

    def tied(*last: int) -> Node:
        """Green ties with Yellow, who can still place a card if there is no `last` one."""
        state = closing(
            columns={PRIZE: [HOUSE_7]},
            cards={
                RED: {NOWHERE: (1, 2, 3, 4, *last)},
                YELLOW: {PRIZE: (1,), NOWHERE: (2, 3, 4, *last)},
                GREEN: {NOWHERE: (2, 3, 4, 5)},
            },
            owned={},
            turn=GREEN,
        )
        return searched(state, 1, PRIZE, iterations=60)

    told = replace(strikes, also=(keeps,))
    assert with_answer(told, tied(5)) == told, "Yellow has placed all five"
    assert with_answer(told, tied()) == replace(strikes, also=(answered, keeps))
    assert with_answer(None, tied()) is None


def test_what_hinders_a_plan_after_the_worse_placement_is_told() -> None:
    """“Then the three can win the house”: why not after the other move? There the three was needed
    for what the better move had won already. Red and Yellow own better than both prizes,
    and Green wins the game by the house."""
    house, boat = card(HOUSE, 5), card(BOAT, 4)
    state = closing(
        columns={PRIZE: [house], OTHER: [boat]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4)},
            YELLOW: {PRIZE: (5,), NOWHERE: (1, 2, 3)},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={
            RED: (HOUSE_7, BOAT_6),
            YELLOW: (HOUSE_7, BOAT_6),
            GREEN: (card(JEWEL, 7), card(CAR, 2)),
        },
        turn=GREEN,
    )
    plan = Reason("plans", {"column": OTHER, "object": boat, "card": 6})
    used = Reason("used-there", {"card": 6, "column": PRIZE})
    spent = searched(state, 4, NOWHERE, iterations=400)
    assert hindered(plan, spent) == replace(plan, also=(used,))
    plan = Reason("plans", THE_HOUSE | {"card": 6})
    missed = searched(last(HOUSE_7), 5, NOWHERE)
    assert hindered(plan, missed) == replace(plan, also=(Reason("goes-there", {"seat": YELLOW}),))
    assert hindered(plan, searched(last(HOUSE_7), 6, PRIZE)) == plan, "nothing does"


def test_an_exchange_that_mostly_comes_of_what_is_won_for_now_is_told() -> None:
    """A dear exchange to which four lines of five led stood there as a risk, behind two others."""
    state = with_a_one([HOUSE_7, BOAT_3], yellow=5, owned=(BOAT_6,))
    risk = Reason("unless", {"seat": YELLOW, "card": 5})
    for_now = Reason("for-now", THE_HOUSE, (risk,))
    forced = Reason("mostly-forced", {"object": BOAT_3, "back": BOAT_6, "first": OWNED})
    assert with_outcome(for_now, searched(state, 6, NOWHERE)) == replace(for_now, also=(forced,))
    assert with_outcome(for_now, searched(state, 6, PRIZE)) == for_now
    told = with_givers(state, Place(GREEN, 6, PRIZE), replace(for_now, also=(forced,)))
    assert told is not None and could_come(DOLCE_VITA, told, 3)
    left = Reason("left", THE_HOUSE)
    assert with_outcome(left, searched(state, 6, NOWHERE)) == left
    assert with_outcome(None, searched(state, 6, NOWHERE)) is None


def test_what_a_placement_comes_to_is_told_last_with_a_cause_that_is_not_told_yet() -> None:
    """A reader asked where 300,000 came from that no reason had named."""
    six, idle = searched(last(HOUSE_7), 6, PRIZE), searched(last(HOUSE_7), 6, NOWHERE)
    keeps, total = Reason("keeps", {"card": 5}), Reason("in-all", {"amount": 7})
    cause = Reason("above-all", THE_HOUSE)
    assert with_sum(keeps, six, idle) == replace(keeps, also=(total, cause))
    takes = Reason("takes", THE_HOUSE)
    assert with_sum(takes, six, idle) == replace(takes, also=(total,))
    richer = Reason("richer", {"amount": 7})
    assert with_sum(richer, six, idle) == richer and with_sum(None, six, idle) is None
    five = searched(last(HOUSE_7), 5, PRIZE)
    poorer = Reason("in-all-poorer", {"seat": YELLOW, "amount": 7})
    rarely = Reason("rarely", THE_HOUSE | {"seat": YELLOW})
    assert with_sum(keeps, five, idle) == replace(keeps, also=(poorer, rarely))
