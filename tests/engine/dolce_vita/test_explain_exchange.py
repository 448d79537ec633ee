"""What a review says of objects that are given back, on positions that are known."""

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.answers import answers
from engine.dolce_vita.bots.consequences import comes
from engine.dolce_vita.bots.exchange import NOBODY, OWNED, with_givers
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.bots.reasons import gain
from engine.dolce_vita.bots.spared_exchange import leads_with_exchange, spares
from engine.dolce_vita.cards import BOAT, Column, Object
from engine.dolce_vita.rules import apply
from engine.game import Reason
from tests.engine.dolce_vita.explained import (
    BOAT_3,
    JEWEL_7,
    NOWHERE,
    OTHER,
    PRIZE,
    last,
    line,
    lying_there,
    said,
    two_turns,
)
from tests.engine.dolce_vita.positions import (
    GREEN,
    ONE,
    RED,
    TWO,
    YELLOW,
    card,
    closing,
)


def test_a_forced_exchange_for_less() -> None:
    owned = (card(BOAT, 6),)
    _, came = said(last(owned), (6, PRIZE), (6, OTHER))
    back = {"back": card(BOAT, 6), "first": OWNED}
    assert came == Reason("worse", {"column": OTHER, "object": BOAT_3, **back})


def test_what_is_given_back_and_only_won_in_a_column_before() -> None:
    """Green owns no boat yet, but has a one under a boat that is awarded first."""
    state = lying_there([card(BOAT, 6)])
    better, forced = (Followed(each, apply(state, each)) for each in _both(NOWHERE, OTHER))
    told = {"column": OTHER, "object": BOAT_3, "back": card(BOAT, 6), "first": PRIZE}
    assert comes(state, better, forced) == Reason("worse", told)


def test_what_is_given_back_is_what_the_table_shows() -> None:
    """At the end of the line that the search follows Green gives another boat back, which nobody
    sees."""
    six, five = (last((card(BOAT, each),)) for each in (6, 5))
    better, forced = Place(GREEN, 6, PRIZE), Place(GREEN, 6, OTHER)
    lines = Followed(better, apply(six, better)), Followed(forced, apply(five, forced))
    facts = {"column": OTHER, "object": BOAT_3, "back": card(BOAT, 6), "first": OWNED}
    assert comes(six, *lines) == Reason("worse", facts)


def test_a_forced_exchange_is_told_as_the_table_shows_it() -> None:
    """As the cards lie Green gives a dearer boat back. Yellow's answer takes that boat away, so
    that in the end the cheaper one is a gain."""
    state = closing(
        columns={PRIZE: [card(BOAT, 6)], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    others = (RED, 4, NOWHERE), (YELLOW, 5, PRIZE)
    better, freed = (line(state, (GREEN, 6, column), *others) for column in (NOWHERE, OTHER))
    came = comes(state, better, freed)
    facts = {"column": OTHER, "object": BOAT_3, "back": card(BOAT, 6), "first": PRIZE}
    assert came == Reason("worse", facts)


def test_a_forced_exchange_that_comes_anyway_is_not_what_comes_of_a_placement() -> None:
    """Green has a card under the cheaper boat already, and adds another there."""
    state = closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {OTHER: (1,), NOWHERE: (2, 3, 4)},
        },
        owned={GREEN: (card(BOAT, 6),)},
        turn=GREEN,
    )
    better, adds = (line(state, (GREEN, 6, column)) for column in (PRIZE, OTHER))
    assert comes(state, better, adds) is None


def test_a_forced_exchange_that_a_later_column_makes_good_is_no_loss() -> None:
    """Green gives a boat back for a cheaper one, and that one for the dearest in the next column,
    which Green would have had without it, too. To be told of a loss was to look for a fault in the
    sums."""
    state = closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3], Column(OTHER + 1): [card(BOAT, 7)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {Column(OTHER + 1): (1,), NOWHERE: (2, 3, 4)},
        },
        owned={GREEN: (card(BOAT, 6),)},
        turn=GREEN,
    )
    better, forced = (line(state, (GREEN, 6, column)) for column in (PRIZE, OTHER))
    assert comes(state, better, forced) is None


def test_a_forced_exchange_is_told_though_a_tie_may_spare_it() -> None:
    """As the table shows it, Green has to give a better boat back. That Red ties later spares Green
    the exchange, but is not told."""
    boat = card(BOAT, 6)
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [BOAT_3]}, {GREEN: (boat,)})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    spared = line(state, (GREEN, 4, OTHER), (RED, 4, OTHER), (YELLOW, 4, NOWHERE))
    facts = {"column": OTHER, "object": BOAT_3, "back": boat, "first": OWNED}
    assert comes(state, better, spared) == Reason("worse", facts)


def test_a_forced_exchange_after_an_answer_is_told_before_a_tie() -> None:
    """Second in the column Green has to give a better boat back, which a tie would spare Green."""
    columns: dict[int, list[Object]] = {PRIZE: [JEWEL_7, BOAT_3], OTHER: []}
    state = two_turns(columns, {GREEN: (card(BOAT, 6),)}, yellow=(1, 2, 3, 6))
    told = gain(state, line(state, (GREEN, 5, PRIZE)))
    assert told is not None
    answers = [(each.code, each.facts.get("seat")) for each in told.also]
    assert answers == [("unless", RED), ("forced", None), ("unless-tied", YELLOW)]


def test_where_what_goes_back_after_an_answer_is_won_first_is_told() -> None:
    """Green wins a boat of 600,000 by a one; second under the jewel, Green has to give it back."""
    state = closing(
        columns={0: [card(BOAT, 6)], PRIZE: [JEWEL_7, BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {0: (1,), NOWHERE: (2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    told = gain(state, line(state, (GREEN, 5, PRIZE)))
    forced = Reason("forced", {"object": BOAT_3, "back": card(BOAT, 6), "first": Column(0)})
    assert told is not None and told.also == (Reason("unless", {"seat": RED, "card": 6}), forced)


def test_who_gives_an_object_back_is_told_of_one_who_wins_it_first_as_well() -> None:
    """Red owns no boat, but wins a cheap one first, and has to give it back for the prize."""
    state = closing(
        columns={0: [BOAT_3], PRIZE: [card(BOAT, 6)]},
        cards={
            RED: {0: (1,), PRIZE: (5,), NOWHERE: (2, 3, 4)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={},
        turn=GREEN,
    )
    there = Place(GREEN, 5, NOWHERE)
    for column, giver in ((PRIZE, RED), (Column(0), NOBODY)):
        told = Reason("expects", {"column": column, "object": BOAT_3})
        assert with_givers(state, there, told) == Reason("expects", {**told.facts, "giver": giver})


def test_a_forced_exchange_that_needs_an_answer_says_so() -> None:
    boat = card(BOAT, 6)
    state = two_turns({PRIZE: [JEWEL_7, BOAT_3]}, {GREEN: (boat,)})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    forced = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    facts = {"column": PRIZE, "object": BOAT_3, "back": boat, "first": OWNED}
    assert comes(state, better, forced) == Reason("left-worse", facts)


def test_what_is_left_for_something_owned_is_told_with_that() -> None:
    """A boat of 600,000 is a smaller gain to a seat that gives one of 300,000 back for it."""
    boat = card(BOAT, 6)
    for owned, code, more in (
        ((), "still", {}),
        ((BOAT_3,), "swapped", {"back": BOAT_3, "first": OWNED}),
    ):
        state = two_turns({PRIZE: [JEWEL_7, boat]}, {GREEN: owned})
        placed = apply(state, Place(GREEN, 5, PRIZE))
        told = [each for each in answers(placed, GREEN, PRIZE, JEWEL_7) if "object" in each.facts]
        assert told == [Reason(code, {"object": boat, **more})]


def _both(one: Column, two: Column) -> tuple[Place, Place]:
    return Place(GREEN, 6, one), Place(GREEN, 6, two)


def test_that_no_answer_forces_an_exchange_leads() -> None:
    """First in the column Green gets money; second, Green has to give a better boat back. A six
    passes a five, but can only tie with a six. Beside that, a card that is only kept says
    nothing."""
    boat = card(BOAT, 6)
    state = two_turns({PRIZE: [ONE, BOAT_3], OTHER: []}, {GREEN: (boat,)})
    six, five = Place(GREEN, 6, PRIZE), Place(GREEN, 5, PRIZE)
    facts = {"column": PRIZE, "object": BOAT_3, "back": boat, "first": OWNED}
    tie = Reason("only-tie")
    spared = Reason("spares", facts | {"seat": RED, "answer": 6}, (tie,))
    assert spares(state, six, five, PRIZE) == spared
    assert spares(state, five, six, PRIZE) is None
    came, risk = Reason("left-worse", facts), Reason("unless-tied", {"seat": RED, "card": 6})
    holds, keeps = Reason("holds", {}, (risk,)), Reason("keeps", {"card": 6})
    for why, also in ((holds, (Reason("holds", {}), risk)), (keeps, ()), (None, ())):
        told = leads_with_exchange(state, six, five, why, came)
        assert told == (replace(spared, also=(tie, *also)), None)
    assert leads_with_exchange(state, five, six, holds, came) == (holds, came)
    for obj, alone in ((ONE, True), (JEWEL_7, False)):
        defends = Reason("defends", {"column": PRIZE, "object": obj})
        told = leads_with_exchange(state, six, five, defends, None)
        both = replace(defends, also=(replace(spared, also=()), tie))
        assert told == (spared if alone else both, None)
    for weak in (None, Reason("denies", {"seat": RED, "amount": 7}), keeps):
        assert leads_with_exchange(state, six, five, weak, None) == (spared, None)
    elsewhere = Place(GREEN, 6, OTHER)
    for obj, leads in ((JEWEL_7, False), (TWO, True)):
        why = Reason("takes", {"column": OTHER, "object": obj})
        told = leads_with_exchange(state, elsewhere, five, why, came)
        led = replace(spares(state, elsewhere, five, PRIZE) or spared, also=(why,))
        assert told == ((led, None) if leads else (why, came))
    other = Reason("ties", {})
    assert leads_with_exchange(state, six, five, holds, other) == (holds, other)
