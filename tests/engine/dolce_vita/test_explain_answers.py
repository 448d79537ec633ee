"""What a review says of the answers of others to a placement, on positions that are known."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.answers import answers, threats
from engine.dolce_vita.bots.compared import compared, speaks
from engine.dolce_vita.bots.consequences import comes
from engine.dolce_vita.bots.exchange import OWNED
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.bots.reasons import gain
from engine.dolce_vita.bots.seat_forecast import fortunes, take_of, with_bid
from engine.dolce_vita.cards import BOAT, HOUSE, Column, Object, cards_in
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import placements
from engine.dolce_vita.rules import apply
from engine.game import Reason
from tests.engine.dolce_vita.explained import (
    BOAT_3,
    JEWEL_7,
    MONEY_LEFT,
    NOWHERE,
    OTHER,
    PRIZE,
    THE_JEWEL,
    last,
    line,
    said,
    two_turns,
    without_nobody,
)
from tests.engine.dolce_vita.positions import (
    GREEN,
    ONE,
    RED,
    TWO,
    YELLOW,
    card,
    closing,
    position,
)


def test_who_ties_there() -> None:
    _, came = said(last(here=(5,)), (6, PRIZE), (5, PRIZE))
    assert came == Reason("ties", {"column": PRIZE, "seat": YELLOW})


def test_a_tie_that_lies_there_is_told_though_it_may_be_resolved_later() -> None:
    """A review once said “Brings you the car” of a placement that wins nothing as the cards lie."""
    state = with_bid(two_turns(), RED, PRIZE, 1 << 4 - 1)
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    tie = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    assert take_of(tie.end, GREEN, PRIZE).gain > 0
    assert comes(state, better, tie) == Reason("ties", {"column": PRIZE, "seat": RED})


@pytest.mark.parametrize(("there", "card_laid"), [((), 5), ((1,), 4)])
def test_what_ends_a_tie_to_the_harm_of_its_seat_is_told_behind_it(
    there: tuple[int, ...], card_laid: int
) -> None:
    """Of a tie it was told that nothing is won there, and not what came of it: another card of the
    other forced the exchange that cost the game. With a one there that exchange comes anyway."""
    house, dear = card(HOUSE, 1), card(HOUSE, 6)
    state = closing(
        columns={PRIZE: [JEWEL_7, house], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (5,), NOWHERE: (1, 2, 3)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: there, NOWHERE: (2, 3)},
        },
        owned={GREEN: [dear]},
        turn=GREEN,
    )
    best, taken = line(state, (GREEN, 6, OTHER)), line(state, (GREEN, card_laid, PRIZE))
    told = comes(state, best, taken)
    assert told is not None and (told.code, told.facts["seat"]) == ("ties", RED)
    forced = Reason("forced", {"object": house, "back": dear, "first": OWNED})
    harm = (Reason("unless", {"seat": RED, "card": 4}), forced)
    assert told.also == (() if there else harm)


def test_who_ties_or_comes_first_later() -> None:
    """The lines are made up: only what they come to is judged, not whether they are likely."""
    state = two_turns()
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    tied = line(state, (GREEN, 4, PRIZE), (RED, 4, PRIZE), (YELLOW, 4, NOWHERE))
    outbid = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    assert comes(state, better, tied) == Reason("tied", {"column": PRIZE, "seat": RED})
    facts = {"column": PRIZE, "object": ONE, "owner": RED, "lost": JEWEL_7}
    assert comes(state, better, outbid) == Reason("outbid", facts)
    assert forecast(outbid.end)[PRIZE].takes[0].seat == RED


def test_a_tie_for_which_its_seat_lays_more_is_not_said_to_come_of_another() -> None:
    """Green lays a six to tie with Red, because second in the column Green would have to give a
    better boat back."""
    state = two_turns(
        columns={PRIZE: [JEWEL_7, BOAT_3], OTHER: [ONE]}, owned={GREEN: (card(BOAT, 7),)}
    )
    better = line(state, (GREEN, 6, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    tied = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    more = Followed(tied.place, with_bid(tied.end, GREEN, PRIZE, 1 << 5))
    facts = {"column": PRIZE, "object": BOAT_3, "back": card(BOAT, 7), "first": OWNED}
    assert comes(state, better, more) == Reason("unless-more", facts)
    free = two_turns(columns={PRIZE: [JEWEL_7, BOAT_3], OTHER: [ONE]})
    tied = line(free, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    more = Followed(tied.place, with_bid(tied.end, GREEN, PRIZE, 1 << 5))
    assert comes(free, better, more) is None


def test_two_who_get_ahead_are_both_named() -> None:
    """A review once said “Red gets ahead and leaves you the third object” where Yellow got ahead,
    too."""
    state = two_turns(yellow=(1, 2, 3, 4))
    state = replace(
        state, columns=(*state.columns[:PRIZE], (JEWEL_7, ONE, TWO), *state.columns[PRIZE + 1 :])
    )
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 5, NOWHERE))
    both = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 5, PRIZE))
    facts = {"column": PRIZE, "object": TWO, "owner": RED, "seat": YELLOW, "lost": JEWEL_7}
    assert comes(state, better, both) == Reason("outbid-both", facts)


def test_who_gets_ahead_of_the_next_leaves_a_seat_less_too() -> None:
    """A review once said “Red gets ahead of you” where Red had been ahead before."""
    state = with_bid(two_turns(yellow=(1, 2, 3, 4)), RED, PRIZE, 1 << 5 - 1)
    columns = (*state.columns[:PRIZE], (JEWEL_7, BOAT_3, ONE), *state.columns[PRIZE + 1 :])
    state = replace(state, columns=columns)
    better = line(state, (GREEN, 6, OTHER), (RED, 4, NOWHERE), (YELLOW, 6, NOWHERE))
    behind = line(state, (GREEN, 4, PRIZE), (RED, 4, NOWHERE), (YELLOW, 6, PRIZE))
    facts = {"column": PRIZE, "object": ONE, "owner": RED, "seat": YELLOW, "lost": BOAT_3}
    assert comes(state, better, behind) == Reason("outbid-behind", facts)


def test_what_is_won_only_until_it_is_answered_is_not_what_came_already() -> None:
    """Green is second by a one and would be first by the four; Red answers, and Green is second
    again."""
    state = closing(
        columns={PRIZE: [JEWEL_7, ONE], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (2,), NOWHERE: (1, 3, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    better = line(state, (GREEN, 6, PRIZE))
    answered = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE))
    facts = {"column": PRIZE, "object": ONE, "owner": RED, "lost": JEWEL_7}
    assert comes(state, better, answered) == Reason("outbid", facts)


def test_of_what_the_move_itself_wins_it_is_told_what_answers_leave() -> None:
    state = two_turns(yellow=(1, 2, 3, 4))
    better = line(state, (GREEN, 6, OTHER), (RED, 4, NOWHERE), (YELLOW, 5, PRIZE))
    won = line(state, (GREEN, 4, PRIZE), (RED, 4, NOWHERE), (YELLOW, 5, OTHER))
    tie, *answers = (
        Reason(code, {"seat": seat, "card": card_})
        for code, seat, card_ in (
            ("unless-tied", RED, 4),
            ("unless", RED, 6),
            ("unless", YELLOW, 5),
        )
    )
    told = Reason("itself", THE_JEWEL, (tie, *answers, MONEY_LEFT))
    assert compared(state, better, won)[1] == told


def test_a_tie_is_told_before_an_answer_that_costs_less() -> None:
    """Red, who is next, holds a four and a six; Yellow has no card left to place. A tie leaves
    Green nothing, a six of Red the money. Where no money lies, the six costs Green as much as the
    tie."""
    poor: dict[int, list[Object]] = {PRIZE: [JEWEL_7], OTHER: [BOAT_3]}
    tie, first = (
        Reason(code, {"seat": RED, "card": answer})
        for code, answer in (("unless-tied", 4), ("unless", 6))
    )
    for columns, own, told in (
        (None, 4, (tie, first, MONEY_LEFT)),
        (poor, 4, (first,)),
        (None, 6, (Reason("unless-tied", {"seat": RED, "card": 6}),)),
    ):
        state = two_turns(columns, yellow=(1, 2, 3, 4, 5))
        found = gain(state, line(state, (GREEN, own, PRIZE)))
        assert found == Reason("takes", THE_JEWEL, told)


def test_who_ties_with_another_ahead_moves_a_player_up_to_what_it_does_not_want() -> None:
    """A review once said “Gets ahead with a 3” of Yellow, who was ahead already and ties with
    Red."""
    state = closing(
        columns={PRIZE: [BOAT_3, ONE, JEWEL_7]},
        cards={
            RED: {PRIZE: (5,), NOWHERE: (1, 2, 3, 4)},
            YELLOW: {PRIZE: (2,), NOWHERE: (1, 4, 5)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
        },
        owned={GREEN: (card(BOAT, 6),)},
        turn=YELLOW,
    )
    lifted = Reason("unless-lifted", {"seat": YELLOW, "card": 3})
    forced = Reason("forced", {"object": BOAT_3, "back": card(BOAT, 6), "first": OWNED})
    told = [without_nobody(each) for each in answers(state, GREEN, PRIZE, JEWEL_7)]
    assert told == [lifted, forced]


@pytest.mark.parametrize("left", [ONE, BOAT_3])
def test_who_breaks_a_tie_frees_the_other_too(left: Object) -> None:
    """Green and Red cancel out under the prize. With a one more Green is first and Red second. An
    exchange at a loss was told as if it were a gift."""
    state = closing(
        columns={PRIZE: [JEWEL_7, left]},
        cards={
            RED: {PRIZE: (5,), NOWHERE: (1, 2, 3, 4)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (5,), NOWHERE: (2, 3, 4)},
        },
        owned={RED: [card(BOAT, 6)]},
        turn=GREEN,
    )
    told = gain(state, line(state, (GREEN, 1, PRIZE)))
    freed = Reason("frees", {"seat": RED, "object": ONE})
    forced = {"seat": RED, "object": BOAT_3, "back": card(BOAT, 6), "first": OWNED}
    also = freed if left == ONE else Reason("frees-forced", forced)
    assert told == Reason("wins", THE_JEWEL, (also,))


def test_an_answer_that_leaves_more_is_no_risk() -> None:
    """Second in the column Green gets the boat in place of the money. That gain was once called a
    risk."""
    columns: dict[int, list[Object]] = {PRIZE: [TWO, BOAT_3], OTHER: []}
    answer = Reason("unless", {"seat": RED, "card": 6})
    forced = Reason("forced", {"object": BOAT_3, "back": card(BOAT, 6), "first": OWNED})
    for owned, risks in (((), ()), ((card(BOAT, 6),), (answer, forced))):
        state = two_turns(columns, {GREEN: owned}, yellow=(1, 2, 3, 4, 5))
        told = gain(state, line(state, (GREEN, 5, PRIZE)))
        assert told == Reason("takes", {"column": PRIZE, "object": TWO}, risks)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_risk_makes_poorer_and_what_makes_poorer_is_a_risk(seats: int, seed: str) -> None:
    """At random tables, the answers that are told make the seat poorer and take from it what its
    placement takes."""
    risks = 0
    for steps in range(3, 40, 4):
        view = position(seats, seed, steps)
        state, seat = guess(view, Random(1)), view.seat
        for place in placements(seat, state.hands[seat]):
            placed = apply(state, place)
            taken = take_of(placed, seat, place.column).taken
            told = answers(placed, seat, place.column, taken)
            named = {
                (each.facts["seat"], each.facts["card"]) for each in told if "seat" in each.facts
            }
            harm, ties = set(), 0
            for other in range(seats):
                held = cards_in(placed.hands[other])
                for card_ in held if other != seat and len(held) > 1 else ():
                    after = apply(replace(placed, turn=other), Place(other, card_, place.column))
                    poorer = fortunes(after)[seat] < fortunes(placed)[seat]
                    if poorer and take_of(after, seat, place.column).taken != taken:
                        harm.add((other, card_))
                        lies = forecast(after)[place.column - after.awarded]
                        ties += seat in lies.struck
            risks += len(named)
            all_can = any(each.code == "unless-all" for each in told)
            who = {one for one, _ in harm}
            assert named <= harm and {one for one, _ in named} == (set() if all_can else who)
            assert not all_can or who == {*range(seats)} - {seat}
            assert ties or all(each.code != "ties-too" for each in told)
            assert threats(placed, seat, place.column, taken)[0] == len(harm)
    assert risks


def test_each_who_could_answer_is_named() -> None:
    """Red holds a four and a six, Yellow a five and a six, or a four and a five."""
    state, low = two_turns(yellow=(1, 2, 3, 4)), two_turns(yellow=(1, 2, 3, 6))
    tied, first = "unless-tied", "unless"
    for start, own, who in (
        (state, 4, ((tied, RED, 4), (first, RED, 6), (first, YELLOW, 5))),
        (state, 5, ((tied, YELLOW, 5), (first, RED, 6), (first, YELLOW, 6))),
        (state, 6, ((tied, RED, 6), (tied, YELLOW, 6))),
        (low, 5, ((tied, YELLOW, 5), (first, RED, 6))),
    ):
        told = [Reason(code, {"seat": seat, "card": card}) for code, seat, card in who]
        told += [MONEY_LEFT] * any(code == first for code, _, _ in who)
        assert gain(start, line(start, (GREEN, own, PRIZE))) == Reason(
            "takes", THE_JEWEL, tuple(told)
        )


def test_what_is_left_after_an_answer_is_told_if_it_is_worth_something_or_forced() -> None:
    """After an answer Green is second in the column. There Green gets the money that lies there,
    nothing, or a boat for which a better one has to go back."""
    for second, owned, left in (
        ((ONE,), (), (MONEY_LEFT,)),
        ((), (), ()),
        (
            (BOAT_3,),
            (card(BOAT, 6),),
            (Reason("forced", {"object": 33, "back": 36, "first": OWNED}),),
        ),
    ):
        columns: dict[int, list[Object]] = {PRIZE: [JEWEL_7, *second], OTHER: [BOAT_3]}
        state = two_turns(columns, {GREEN: owned}, yellow=(1, 2, 3, 4))
        told = gain(state, line(state, (GREEN, 4, PRIZE)))
        assert told is not None
        assert tuple(each for each in told.also if "unless" not in each.code) == left


@pytest.mark.parametrize(("there", "code"), [((5,), "takes-from"), ((), "wins-from")])
def test_where_no_answer_reaches_a_placement_it_wins(there: tuple[int, ...], code: str) -> None:
    """Green lays a six, and Red and Yellow can each add a one or a two. That is enough beside
    Yellow's five, but not beside Red's three."""
    state = closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (3,), NOWHERE: (4, 5, 6)},
            YELLOW: {PRIZE: there, NOWHERE: tuple({3, 4, 5, 6} - {*there})},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    told = gain(state, line(state, (GREEN, 6, PRIZE)))
    assert told is not None and told.code == code
    assert [each.facts["seat"] for each in told.also] == [YELLOW] * bool(there)


def test_who_lies_above_and_could_tie_with_another_leaves_it_open() -> None:
    """Third in the column Green takes the boat; if Red and Yellow tie above, Green is first and
    takes the jewel."""
    for cards, code in ((3, "takes"), (2, "wins")):
        state = closing(
            columns={PRIZE: [JEWEL_7, ONE, BOAT_3], OTHER: []},
            cards={
                RED: {PRIZE: (6, 5), NOWHERE: (1, 2)},
                YELLOW: {PRIZE: (6, 3), NOWHERE: (1, 2) if cards == 3 else (1, 2, 4)},
                GREEN: {NOWHERE: (1, 2, 3, 4)},
            },
            owned={},
            turn=GREEN,
        )
        told = gain(state, line(state, (GREEN, 5, PRIZE)))
        assert told is not None and told.code == code


def test_what_a_move_itself_wins_is_told_before_what_answers_keep_from_another() -> None:
    """Green gains as much either way; it is not sure that Yellow would win the boat."""
    third = Column(2)
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [BOAT_3], third: [card(HOUSE, 3)]})
    wins = line(state, (GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    lets = line(state, (GREEN, 4, third), (RED, 4, NOWHERE), (YELLOW, 4, OTHER))
    told = speaks(state, wins, lets)
    assert told is not None and told.code == "takes" and told.facts["object"] == BOAT_3
