"""What a review says of a placement is true by the rules, on positions whose answer is known."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import forever
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.exchange import NOBODY, OWNED, with_givers
from engine.dolce_vita.bots.explain import comes, compared, enriches, explain, speaks
from engine.dolce_vita.bots.reasons import Followed, brought, gain
from engine.dolce_vita.cards import BOAT, CAR, HOUSE, JEWEL, WATCH, Column, Object
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason, Seat
from engine.handicap import tried
from engine.reasons import could_be, could_come
from tests.engine.dolce_vita.positions import (
    GREEN,
    ONE,
    RED,
    YELLOW,
    card,
    closing,
    last_round,
    position,
)

PRIZE, OTHER, NOWHERE = Column(1), Column(4), Column(6)
HOUSE_7, BOAT_3, JEWEL_7 = card(HOUSE, 7), card(BOAT, 3), card(JEWEL, 7)
THE_JEWEL = {"column": PRIZE, "object": JEWEL_7}

MONEY_LEFT = Reason("still", {"object": ONE})
"""What is left for who comes second under the prize."""

Said = tuple[Reason | None, Reason | None]


def said(state: State, best: tuple[int, Column], taken: tuple[int, Column]) -> Said:
    """Return what a review says of a placement beside a better one."""
    seat = state.turn
    better, worse = Place(seat, *best), Place(seat, *taken)
    why, came = explain(DOLCE_VITA.view(state, seat), better, worse, Random(1), forever)
    return without_nobody(why), without_nobody(came)


def without_nobody(told: Reason | None) -> Reason | None:
    """Return a reason without who gives an object back, where nobody does."""
    if told is None:
        return None
    facts = {name: fact for name, fact in told.facts.items() if (name, fact) != ("giver", NOBODY)}
    also = (without_nobody(each) for each in told.also)
    return Reason(told.code, facts, tuple(each for each in also if each))


def last(
    owned: tuple[Object, ...] = (), here: tuple[int, ...] = (), there: tuple[int, ...] = ()
) -> State:
    """Return a state in which Green places the last card, a five or a six: one column has a jewel,
    another a boat, and Yellow lies `here` under the jewel and `there` under the boat."""
    rest = tuple(each for each in range(1, 6) if each not in (*here, *there))
    return closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3, ONE]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: here, OTHER: there, NOWHERE: rest},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={GREEN: owned},
        turn=GREEN,
    )


def lying_there(prize: list[Object], red: tuple[int, ...] = ()) -> State:
    """Return a state in which Green places the last card and lies with a one in the column of the
    prize already, where Red lies with some cards, too."""
    rest = tuple(each for each in range(1, 6) if each not in red)
    return closing(
        columns={PRIZE: prize, OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: red, NOWHERE: rest},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
        },
        owned={},
        turn=GREEN,
    )


def test_what_the_placement_brings_that_brings_less() -> None:
    """Nobody can answer any more, so that it is said to be won."""
    why, came = said(last(), (6, PRIZE), (6, OTHER))
    assert why == Reason("wins", {"column": PRIZE, "object": JEWEL_7})
    assert came == Reason("brings", {"column": OTHER, "object": BOAT_3})


def test_who_ties_there() -> None:
    _, came = said(last(here=(5,)), (6, PRIZE), (5, PRIZE))
    assert came == Reason("ties", {"column": PRIZE, "seat": YELLOW})


def test_that_nothing_is_left() -> None:
    _, came = said(last(here=(5,)), (5, OTHER), (6, NOWHERE))
    assert came == Reason("empty", {"column": NOWHERE})


def test_a_forced_exchange_for_less() -> None:
    owned = (card(BOAT, 6),)
    _, came = said(last(owned), (6, PRIZE), (6, OTHER))
    back = {"back": card(BOAT, 6), "first": OWNED}
    assert came == Reason("worse", {"column": OTHER, "object": BOAT_3, **back})


def test_what_is_given_back_and_only_won_in_a_column_before() -> None:
    """Green has no boat yet, but lies where one is that comes first."""
    state = lying_there([card(BOAT, 6)])
    better, forced = (Followed(each, apply(state, each)) for each in _both(NOWHERE, OTHER))
    told = {"column": OTHER, "object": BOAT_3, "back": card(BOAT, 6), "first": PRIZE}
    assert comes(state, better, forced) == Reason("worse", told)


def _both(one: Column, two: Column) -> tuple[Place, Place]:
    return Place(GREEN, 6, one), Place(GREEN, 6, two)


def test_what_is_given_back_is_what_the_table_shows() -> None:
    """Not what it would be after the answers of a search, which nobody sees."""
    six, five = (last((card(BOAT, each),)) for each in (6, 5))
    better, forced = Place(GREEN, 6, PRIZE), Place(GREEN, 6, OTHER)
    lines = Followed(better, apply(six, better)), Followed(forced, apply(five, forced))
    facts = {"column": OTHER, "object": BOAT_3, "back": card(BOAT, 6), "first": OWNED}
    assert comes(six, *lines) == Reason("worse", facts)


def test_a_forced_exchange_is_told_as_the_table_shows_it() -> None:
    """As the cards lie Green gives a dearer boat back, which Yellow takes away with an answer: in
    the end the cheaper one would be a gain."""
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
    """Green lies under the cheaper boat already, and adds a card there."""
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


def test_a_small_step_up() -> None:
    boat = card(BOAT, 2)
    _, came = said(last((boat,)), (6, PRIZE), (6, OTHER))
    assert came == Reason(
        "swaps", {"column": OTHER, "object": BOAT_3, "back": boat, "first": OWNED}
    )


def test_that_a_second_card_adds_nothing() -> None:
    why, came = said(lying_there([JEWEL_7]), (6, OTHER), (6, PRIZE))
    assert why == Reason("wins", {"column": OTHER, "object": BOAT_3})
    assert came == Reason("already", {"column": PRIZE, "object": JEWEL_7})


def line(state: State, *places: tuple[int, int, Column]) -> Followed:
    """Return a line of play: a placement and what follows."""
    end = state
    for place in places:
        end = apply(end, Place(*place))
    return Followed(Place(*places[0]), end)


def two_turns(
    columns: Mapping[int, Sequence[Object]] | None = None,
    owned: Mapping[Seat, Sequence[Object]] | None = None,
    yellow: tuple[int, ...] = (1, 2, 3, 5),
) -> State:
    """Return a state in which Green places, a four, a five or a six, then Red and Yellow."""
    return closing(
        columns=columns or {PRIZE: [JEWEL_7, ONE], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 5)},
            YELLOW: {NOWHERE: yellow},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned=owned or {},
        turn=GREEN,
    )


LET_YELLOW = ((GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, PRIZE))


def test_who_ties_or_comes_first_later() -> None:
    """The lines are given: here it is judged what they come to, not whether they are likely."""
    state = two_turns()
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    tied = line(state, (GREEN, 4, PRIZE), (RED, 4, PRIZE), (YELLOW, 4, NOWHERE))
    outbid = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    assert comes(state, better, tied) == Reason("tied", {"column": PRIZE, "seat": RED})
    facts = {"column": PRIZE, "object": ONE, "seat": RED}
    assert comes(state, better, outbid) == Reason("outbid", facts)
    assert forecast(outbid.end)[PRIZE].takes[0].seat == RED


def test_what_others_leave_is_told_where_the_table_shows_more() -> None:
    """Second under the prize Green gets the watch that Yellow gives back for it: the one that she
    has, until she has to take a cheaper one elsewhere before."""
    watch, cheaper = card(WATCH, 6), card(WATCH, 5)
    state = closing(
        columns={0: [cheaper], PRIZE: [card(WATCH, 7)], OTHER: [JEWEL_7]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4)},
            YELLOW: {PRIZE: (5,), NOWHERE: (1, 2, 3)},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={YELLOW: (watch,)},
        turn=GREEN,
    )
    better = line(state, (GREEN, 6, OTHER))
    for column, code, left in ((NOWHERE, "brings", watch), (Column(0), "left", cheaper)):
        worse = line(state, (GREEN, 4, PRIZE), (RED, 5, NOWHERE), (YELLOW, 4, column))
        assert comes(state, better, worse) == Reason(code, {"column": PRIZE, "object": left})


def test_what_is_won_only_until_it_is_answered_is_not_what_came_already() -> None:
    """Green is second by a one and would be first by the four; Red answers, and she is second
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
    facts = {"column": PRIZE, "object": ONE, "seat": RED}
    assert comes(state, better, answered) == Reason("outbid", facts)


def test_a_forced_exchange_is_told_though_a_tie_may_spare_it() -> None:
    """Green would have to give a better boat back; that Red ties later spares it that. Told is what
    the table shows."""
    boat = card(BOAT, 6)
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [BOAT_3]}, {GREEN: (boat,)})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    spared = line(state, (GREEN, 4, OTHER), (RED, 4, OTHER), (YELLOW, 4, NOWHERE))
    facts = {"column": OTHER, "object": BOAT_3, "back": boat, "first": OWNED}
    assert comes(state, better, spared) == Reason("worse", facts)


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


def test_what_another_gets_where_the_better_one_lies() -> None:
    """Green takes as much either way, but only one of the two leaves the house to Red."""
    house = card(HOUSE, 3)
    state = two_turns({PRIZE: [house], OTHER: [BOAT_3]})
    blocked = line(state, (GREEN, 4, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    let = line(state, (GREEN, 4, OTHER), (RED, 4, PRIZE), (YELLOW, 4, NOWHERE))
    facts = {"column": PRIZE, "object": house, "seat": RED}
    assert comes(state, blocked, let) == Reason("lets", facts)


def test_a_card_that_pushes_its_owner_to_a_worse_place() -> None:
    """Second in the column Green takes the jewel; first, only the money."""
    why, came = said(lying_there([ONE, JEWEL_7], red=(4,)), (6, OTHER), (6, PRIZE))
    assert why == Reason("wins", {"column": OTHER, "object": BOAT_3})
    assert came == Reason("instead", {"column": PRIZE, "object": ONE, "back": JEWEL_7})


def test_a_tie_is_told_before_an_answer_that_costs_less() -> None:
    """Red, who is next, holds a 4 and a 6, and Yellow no card that she could place. A tie leaves
    Green nothing, a six the money; where there is none, the six costs her as much as the tie."""
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


def test_a_forced_exchange_after_an_answer_is_told_before_a_tie() -> None:
    """Second in the column Green has to give a better boat back, which a tie spares it."""
    columns: dict[int, list[Object]] = {PRIZE: [JEWEL_7, BOAT_3], OTHER: []}
    state = two_turns(columns, {GREEN: (card(BOAT, 6),)}, yellow=(1, 2, 3, 6))
    told = gain(state, line(state, (GREEN, 5, PRIZE)))
    assert told is not None
    answers = [(each.code, each.facts.get("seat")) for each in told.also]
    assert answers == [("unless", RED), ("forced", None), ("unless-tied", YELLOW)]


def test_what_the_table_brings_is_told_where_the_line_followed_leaves_less() -> None:
    """Green's four takes the jewel as the cards lie; in the line Red answers with a six, and only
    the money is left for her."""
    state = two_turns(yellow=(1, 2, 3, 4, 5))
    told = gain(state, line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE)))
    assert told == gain(state, line(state, (GREEN, 4, PRIZE)))


def test_each_who_could_answer_is_named() -> None:
    """Red holds a four and a six, Yellow a five and a six, or a four and a five."""
    state, low = two_turns(yellow=(1, 2, 3, 4)), two_turns(yellow=(1, 2, 3, 6))
    tied, first = "unless-tied", "unless"
    for start, own, answers in (
        (state, 4, ((tied, RED, 4), (first, RED, 6), (first, YELLOW, 5))),
        (state, 5, ((tied, YELLOW, 5), (first, RED, 6), (first, YELLOW, 6))),
        (state, 6, ((tied, RED, 6), (tied, YELLOW, 6))),
        (low, 5, ((tied, YELLOW, 5), (first, RED, 6))),
    ):
        told = [Reason(code, {"seat": seat, "card": card}) for code, seat, card in answers]
        told += [MONEY_LEFT] * any(code == first for code, _, _ in answers)
        assert gain(start, line(start, (GREEN, own, PRIZE))) == Reason(
            "takes", THE_JEWEL, tuple(told)
        )


@pytest.mark.parametrize(
    ("second", "owned", "told"),
    [
        (ONE, (), Reason("else", {"object": ONE})),
        (BOAT_3, (), Reason("else", {"object": BOAT_3})),
        (
            BOAT_3,
            (card(BOAT, 6),),
            Reason("else-forced", {"object": BOAT_3, "back": card(BOAT, 6), "first": OWNED}),
        ),
    ],
)
def test_what_a_placement_spares_its_seat_in_the_same_column_is_told(
    second: Object, owned: tuple[Object, ...], told: Reason
) -> None:
    """Green lies second with a one, where Red takes the jewel."""
    state = replace(lying_there([JEWEL_7, second], red=(4,)), goods=last(owned).goods)
    assert gain(state, line(state, (GREEN, 6, PRIZE))) == Reason(
        "wins-from", THE_JEWEL | {"owner": RED}, (told,)
    )


def test_a_better_place_given_up_is_not_said_to_be_spared() -> None:
    """Second in the column Green gets the jewel without the six, first only the money."""
    state = lying_there([ONE, JEWEL_7], red=(4,))
    told = gain(state, line(state, (GREEN, 6, PRIZE)))
    assert told is None or not told.also


def test_what_is_left_after_an_answer_is_told_if_it_is_worth_something_or_forced() -> None:
    """Second in the column after an answer, Green gets the money that lies there, nothing, or a
    boat for which a better one has to be given back."""
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
    """Green lays a six. Red and Yellow can each place a one or a two then, which is enough only
    beside a five that lies there, not beside the three of Red."""
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
    """Third in the column Green takes the boat; first, the jewel, if Red and Yellow tie above."""
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


def test_what_comes_to_its_seat_already_is_defended() -> None:
    """Green has the jewel by a one, which Red takes away where a card is left to place."""
    defends = Reason("defends", {"column": PRIZE, "object": JEWEL_7})
    for red, told in (((1, 2, 3, 5), defends), ((1, 2, 3, 4, 5), None)):
        state = closing(
            columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
            cards={
                RED: {NOWHERE: red},
                YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
                GREEN: {PRIZE: (1,), NOWHERE: (2, 3)},
            },
            owned={},
            turn=GREEN,
        )
        assert gain(state, line(state, (GREEN, 6, PRIZE))) == told


def test_what_the_table_shows_is_told_before_a_plan() -> None:
    """The four wins the boat at once; in the line followed a five wins the jewel, too."""
    state = two_turns()
    plan = line(
        state, (GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE), (GREEN, 5, PRIZE)
    )
    idle = line(state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    why, _ = compared(state, plan, idle)
    answers = tuple(Reason("unless", {"seat": seat, "card": 6}) for seat in (RED, YELLOW))
    assert why == Reason("takes", {"column": OTHER, "object": BOAT_3}, answers)


def test_a_plan_that_comes_to_nothing_in_most_lines_is_not_told() -> None:
    state = two_turns()
    idle = line(state, (GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, OTHER))
    plan = line(
        state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE), (GREEN, 5, PRIZE)
    )
    told = speaks(state, plan, idle)
    assert told is not None and told.code == "plans"
    assert speaks(state, plan, idle, rare=[PRIZE]) is None


def test_what_a_move_brings_its_own_seat_is_told_before_who_gets_richer() -> None:
    """Red gains a house by it, too."""
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [BOAT_3], 2: [card(HOUSE, 7)]})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    worse = line(state, (GREEN, 4, OTHER), (RED, 4, Column(2)), (YELLOW, 4, NOWHERE))
    _, came = compared(state, better, worse)
    assert came == Reason("brings", {"column": OTHER, "object": BOAT_3})


def test_who_gets_richer_is_told_only_of_one_who_comes_out_ahead() -> None:
    """Red gains the house, but owns less than Green."""
    columns = {int(PRIZE): [JEWEL_7], int(OTHER): [card(HOUSE, 3)]}
    rich = two_turns(columns, {GREEN: (card(BOAT, 7), card(HOUSE, 7))})
    for state, told in ((two_turns(columns), True), (rich, False)):
        better = line(state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
        worse = line(state, (GREEN, 4, NOWHERE), (RED, 4, OTHER), (YELLOW, 4, NOWHERE))
        assert (enriches(better, worse) is not None) == told


def test_from_whom_a_placement_wins() -> None:
    facts = {"column": PRIZE, "object": JEWEL_7, "owner": YELLOW}
    why, _ = said(last(here=(5,)), (6, PRIZE), (6, OTHER))
    assert why == Reason("wins-from", facts)


def test_whom_a_placement_makes_richer() -> None:
    """Nothing comes of it for Green; Red and Yellow win both prizes instead of one."""
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [card(HOUSE, 3)]})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    worse = line(state, (GREEN, 4, NOWHERE), (RED, 6, PRIZE), (YELLOW, 4, OTHER))
    told = enriches(better, worse)
    assert told == Reason("enriches-first", THE_JEWEL | {"seat": RED, "amount": 7})
    assert enriches(worse, better) is None, "Green gains more than anybody"


def test_whom_a_placement_makes_richer_is_not_told_without_what_by() -> None:
    """Red wins two objects, neither of which is by itself as much as both."""
    state = two_turns({PRIZE: [card(HOUSE, 4)], OTHER: [BOAT_3]})
    state = replace(state, hands=(0b111000, *state.hands[1:]))
    idle = (YELLOW, 4, NOWHERE), (GREEN, 4, NOWHERE)
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), *idle, (RED, 5, NOWHERE))
    worse = line(state, (GREEN, 6, NOWHERE), (RED, 4, PRIZE), *idle, (RED, 5, OTHER))
    assert enriches(better, worse) is None


def test_of_two_cards_that_win_the_same_it_is_told_which_holds_it() -> None:
    """Both win the jewel as the cards lie. A four falls to any card of Red and Yellow, a six to a
    six; under the boat nothing they hold reaches it."""
    state = two_turns()
    six = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    four = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    ties = tuple(Reason("unless-tied", {"seat": seat, "card": 6}) for seat in (RED, YELLOW))
    assert speaks(state, six, four) == Reason(
        "holds", THE_JEWEL | {"few": 2, "many": 4, "of": 4}, ties
    )
    state = keeping()
    six = line(state, (GREEN, 6, OTHER), (RED, 1, NOWHERE), (YELLOW, 2, OTHER))
    four = line(state, (GREEN, 4, OTHER), (RED, 1, NOWHERE), (YELLOW, 2, OTHER))
    facts = {"column": OTHER, "object": BOAT_3, "many": 2, "of": 4}
    assert speaks(state, six, four) == Reason("secures", facts)


def test_where_what_goes_back_after_an_answer_is_won_first_is_told() -> None:
    """Green wins a boat of 600,000 by a one; second under the jewel she has to give it back."""
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


def test_what_comes_already_is_not_expected() -> None:
    """Green has the jewel by a one that lies there; a six moves her to the money."""
    state = lying_there([ONE, JEWEL_7], red=(4,))
    idle, moved = line(state, (GREEN, 6, NOWHERE)), line(state, (GREEN, 6, PRIZE))
    told = speaks(state, idle, moved)
    assert told is None or told.code != "expects"


def test_a_forced_exchange_that_needs_an_answer_says_so() -> None:
    boat = card(BOAT, 6)
    state = two_turns({PRIZE: [JEWEL_7, BOAT_3]}, {GREEN: (boat,)})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    forced = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    facts = {"column": PRIZE, "object": BOAT_3, "back": boat, "first": OWNED}
    assert comes(state, better, forced) == Reason("left-worse", facts)


def test_what_a_move_itself_wins_is_told_before_what_answers_keep_from_another() -> None:
    """Green gains as much either way; it is not sure that Yellow would win the boat."""
    third = Column(2)
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [BOAT_3], third: [card(HOUSE, 3)]})
    wins = line(state, (GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    lets = line(state, (GREEN, 4, third), (RED, 4, NOWHERE), (YELLOW, 4, OTHER))
    told = speaks(state, wins, lets)
    assert told is not None and told.code == "takes" and told.facts["object"] == BOAT_3


def test_what_another_column_brings_is_told_with_the_card_that_wins_it() -> None:
    """The jewel is won by a card that comes later, perhaps the one that is spent elsewhere."""
    state = two_turns()
    tied = line(state, (GREEN, 4, PRIZE), (RED, 4, PRIZE), (YELLOW, 6, PRIZE))
    spent = line(state, (GREEN, 5, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, PRIZE))
    wins = line(
        state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE), (GREEN, 5, PRIZE)
    )
    facts = {"column": PRIZE, "object": JEWEL_7, "card": 5}
    assert speaks(state, wins, tied) == Reason("plans", facts)
    assert speaks(state, wins, spent) == Reason("saves", facts)


def test_what_another_misses_is_told_where_the_better_one_lies() -> None:
    """Green takes as much either way. What Yellow gets elsewhere no card of Green decides."""
    state = closing(
        columns={PRIZE: [card(HOUSE, 3)], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={YELLOW: (ONE,)},
        turn=GREEN,
    )
    blocks, lets = line(state, (GREEN, 4, PRIZE)), line(state, (GREEN, 4, OTHER))
    spoils = Reason("spoils", {"column": PRIZE, "object": card(HOUSE, 3), "seat": YELLOW})
    assert speaks(state, blocks, lets) == spoils
    itself = Reason("itself", {"column": OTHER, "object": BOAT_3})
    assert compared(state, blocks, lets) == (spoils, itself), "not the same house again"
    far = line(two_turns(), (GREEN, 6, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    assert speaks(two_turns(), far, line(two_turns(), *LET_YELLOW)) is None


@pytest.mark.parametrize("seats", [3, 5])
def test_whatever_is_said_is_known_and_never_that_both_are_as_good(seats: int) -> None:
    codes = set()
    for steps in range(2, 16 * seats, 7):
        view = position(seats, "said", steps)
        places = DOLCE_VITA.legal(view)
        if len(places) < 2:
            continue
        luck = Random(steps)
        best, taken = luck.sample(places, 2)
        why, came = explain(view, best, taken, luck, tried(40))
        assert why is None or (why.code != "even" and could_be(DOLCE_VITA, why, seats))
        if why is not None and why.code in ("takes", "takes-from", "wins", "wins-from"):
            found = (Column(why.facts["column"]), Object(why.facts["object"]))
            table, seat = guess(view, luck), view.seat
            assert found in brought(apply(table, best), seat)
            assert found not in brought(apply(table, taken), seat)
        assert came is None or could_come(DOLCE_VITA, came, seats)
        codes |= {came.code} if came else set()
    assert len(codes) > 2


def keeping(prize: tuple[int, ...] = ()) -> State:
    """Return a state in which Green places two of a four, a five and a six, and Red and Yellow a
    one or a two each: Yellow has a three under the boat, and perhaps cards under the prize. Red
    owns so much that Green needs both objects."""
    return closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (3, 4, 5, 6)},
            YELLOW: {PRIZE: prize, OTHER: (3,), NOWHERE: tuple({4, 5, 6} - {*prize})},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={RED: (HOUSE_7, ONE)},
        turn=GREEN,
    )


def test_what_a_card_that_is_kept_mostly_wins_is_told_behind_all_else() -> None:
    """Only the six is enough for the boat if Yellow adds a two, and a five for the prize."""
    why, _ = said(keeping(), (5, PRIZE), (6, NOWHERE))
    assert why is not None and why.code == "wins"
    assert why.also == (Reason("keeps-for", {"card": 6, "column": OTHER, "object": BOAT_3}),)
    _, spent = said(keeping(), (6, OTHER), (5, NOWHERE))
    assert spent is None or "keeps-for" not in {spent.code, *(each.code for each in spent.also)}


def test_a_card_that_is_kept_is_told_to_add_to_the_column_of_the_placement() -> None:
    """Yellow lies there with a six, so that the five alone is not enough."""
    why, _ = said(keeping(prize=(6,)), (5, PRIZE), (4, NOWHERE))
    assert why is not None
    told = [each for each in (why, *why.also) if each.code in ("adds", "keeps-for")]
    assert told == [Reason("adds", {"card": 4, "column": PRIZE, "object": JEWEL_7})]


def test_what_a_stranger_sees_at_the_table_is_named() -> None:
    """That the watch taken costs a dearer one, which is won just before; what is given back for the
    car, and whose car would come otherwise; and what the six is needed for."""
    c, e, f = map(Column, (2, 4, 5))
    why, came = said(last_round(), (5, e), (6, f))
    watch = {"object": card(WATCH, 6), "column": c}
    back = {"back": card(WATCH, 6), "first": c}
    assert came == Reason("worse", {"column": f, "object": card(WATCH, 5), **back})
    assert why is not None and why.code == "takes-from"
    assert why.also[:2] == (
        Reason("returns", {"back": card(CAR, 2), "first": OWNED}),
        Reason("else", {"object": card(CAR, 4), "giver": RED}),
    )
    assert why.also[-1] == Reason("needs", watch | {"card": 6, "seat": YELLOW, "answer": 6})


def test_a_card_is_not_kept_for_what_the_other_card_wins_as_well() -> None:
    """Whichever is placed first, the other one wins the prize."""
    why, _ = said(keeping(), (4, NOWHERE), (5, NOWHERE))
    told = [] if why is None else [why, *why.also]
    assert not [each for each in told if each.code in ("adds", "keeps-for")]
