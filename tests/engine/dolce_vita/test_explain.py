"""What a review says of a placement is true by the rules, on positions whose answer is known."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.compared import clearer, compared, speaks
from engine.dolce_vita.bots.consequences import comes, enriches
from engine.dolce_vita.bots.exchange import OWNED
from engine.dolce_vita.bots.explain import explain, surer, without_own
from engine.dolce_vita.bots.kept_card import moved
from engine.dolce_vita.bots.reasons import brought, firmer, gain
from engine.dolce_vita.bots.stakes import dearer_first
from engine.dolce_vita.cards import BOAT, HOUSE, WATCH, Column, Object
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.game import Reason
from engine.handicap import tried
from engine.reasons import could_be, could_come
from tests.engine.dolce_vita.explained import (
    BOAT_3,
    JEWEL_7,
    NOWHERE,
    OTHER,
    PRIZE,
    THE_JEWEL,
    keeping,
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
    YELLOW,
    card,
    closing,
    position,
)


def test_what_the_placement_brings_that_brings_less() -> None:
    """Nobody can answer any more, so that the jewel is said to be won, not taken."""
    why, came = said(last(), (6, PRIZE), (6, OTHER))
    assert why == Reason("wins", {"column": PRIZE, "object": JEWEL_7})
    assert came == Reason("brings", {"column": OTHER, "object": BOAT_3})


def test_that_nothing_is_left() -> None:
    _, came = said(last(here=(5,)), (5, OTHER), (6, NOWHERE))
    assert came == Reason("empty", {"column": NOWHERE})


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


def test_what_others_leave_is_told_where_the_table_shows_more() -> None:
    """Second under the prize Green gets the watch that Yellow gives back for it. That is the watch
    she owns, unless she has to take a cheaper one in a column before."""
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
        told = comes(state, better, worse)
        assert told is not None
        assert replace(told, also=()) == Reason(code, {"column": PRIZE, "object": left})


def test_what_is_given_back_for_less_gain_is_told_and_not_that_others_leave_it() -> None:
    """Green wins the watch as the cards lie. At the end of the line Green wins a cheaper one
    before, and has to give it back."""
    watch, cheaper = card(WATCH, 6), card(WATCH, 5)
    state = closing(
        columns={0: [JEWEL_7, cheaper], PRIZE: [watch], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {0: (1,), NOWHERE: (2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    better = line(state, (GREEN, 6, Column(0)), (RED, 5, NOWHERE))
    worse = line(state, (GREEN, 4, PRIZE), (RED, 5, Column(0)))
    told = comes(state, better, worse)
    facts = {"column": PRIZE, "object": watch, "back": cheaper, "first": Column(0)}
    assert told is not None and replace(told, also=()) == Reason("swaps", facts)


def test_what_another_gets_where_the_better_one_lies() -> None:
    """Green takes as much either way, but only the placement under the other column leaves the
    house to Red."""
    house = card(HOUSE, 3)
    state = two_turns({PRIZE: [house], OTHER: [BOAT_3]})
    blocked = line(state, (GREEN, 4, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    let = line(state, (GREEN, 4, OTHER), (RED, 4, PRIZE), (YELLOW, 4, NOWHERE))
    facts = {"column": PRIZE, "object": house, "seat": RED}
    assert comes(state, blocked, let) == Reason("lets", facts)


def test_that_another_who_lays_more_brings_a_rival_an_object_is_told() -> None:
    """Red comes first and would take the money, and gets the jewel behind Yellow’s six. A reader
    who saw the table alone called that wrong."""
    state = closing(
        columns={PRIZE: [ONE, JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (4,), NOWHERE: (1, 2, 3)},
            YELLOW: {NOWHERE: (1, 2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    tie = line(state, (GREEN, 4, PRIZE), (RED, 5, NOWHERE), (YELLOW, 6, PRIZE))
    let = line(state, (GREEN, 4, OTHER), (RED, 5, NOWHERE), (YELLOW, 6, PRIZE))
    once = Reason("once", {"seat": YELLOW})
    assert comes(state, tie, let) == Reason("lets", THE_JEWEL | {"seat": RED}, (once,))


def test_a_card_that_pushes_its_owner_to_a_worse_place() -> None:
    """Second in the column Green takes the jewel; first, only the money."""
    why, came = said(lying_there([ONE, JEWEL_7], red=(4,)), (6, OTHER), (6, PRIZE))
    assert why == Reason("wins", {"column": OTHER, "object": BOAT_3})
    assert came == Reason("instead", {"column": PRIZE, "object": ONE, "back": JEWEL_7})


def test_what_the_table_brings_is_told_where_the_line_followed_leaves_less() -> None:
    """Green's four takes the jewel as the cards lie. In the line Red answers with a six, and only
    the money is left for Green."""
    state = two_turns(yellow=(1, 2, 3, 4, 5))
    told = gain(state, line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE)))
    assert told == gain(state, line(state, (GREEN, 4, PRIZE)))


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
    """With a one Green is second in the column, where Red takes the jewel."""
    state = replace(lying_there([JEWEL_7, second], red=(4,)), goods=last(owned).goods)
    assert gain(state, line(state, (GREEN, 6, PRIZE))) == Reason(
        "wins-from", THE_JEWEL | {"owner": RED}, (told,)
    )


def test_a_better_place_given_up_is_not_said_to_be_spared() -> None:
    """Without the six Green is second in the column and gets the jewel; with it Green is first and
    gets the money."""
    state = lying_there([ONE, JEWEL_7], red=(4,))
    told = gain(state, line(state, (GREEN, 6, PRIZE)))
    assert told is None or not told.also


def test_what_comes_to_its_seat_already_is_defended() -> None:
    """Green has the jewel by a one. Red can take it away only with a card left to place."""
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


def test_a_card_that_could_as_well_be_spent_here_is_not_said_to_be_saved() -> None:
    """The five wins the jewel later; the four wins the boat at once."""
    state = two_turns()
    plan = line(
        state, (GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE), (GREEN, 5, PRIZE)
    )
    spent = line(state, (GREEN, 5, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    for saved, code in ((True, "saves"), (False, "takes")):
        why = speaks(state, plan, spent, saved=saved)
        assert why is not None and why.code == code
    idle = line(state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    for saved, told in ((True, Reason("keeps", {"card": 5})), (False, None)):
        assert compared(state, idle, spent, saved=saved)[0] == told


def test_it_is_the_card_that_matters_if_it_is_worse_under_the_better_column_too() -> None:
    there = Place(GREEN, 5, OTHER)
    assert moved(Place(GREEN, 4, PRIZE), there) == Place(GREEN, 5, PRIZE)
    assert moved(Place(GREEN, 4, OTHER), there) is None, "that is the one taken"
    assert moved(Place(GREEN, 6, PRIZE), there) is None, "it keeps no better card"


def test_what_a_move_brings_its_own_seat_is_told_before_who_gets_richer() -> None:
    """Red gains a house by the worse placement, too."""
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [BOAT_3], 2: [card(HOUSE, 7)]})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    worse = line(state, (GREEN, 4, OTHER), (RED, 4, Column(2)), (YELLOW, 4, NOWHERE))
    _, came = compared(state, better, worse)
    risks = tuple(Reason("unless", {"seat": seat, "card": 6}) for seat in (RED, YELLOW))
    assert came == Reason("brings", {"column": OTHER, "object": BOAT_3}, risks)


def test_who_gets_richer_is_told_only_of_one_who_comes_out_ahead() -> None:
    """Red gains the house either way, but where Green is rich Red owns less than Green."""
    columns = {int(PRIZE): [JEWEL_7], int(OTHER): [card(HOUSE, 3)]}
    rich = two_turns(columns, {GREEN: (card(BOAT, 7), card(HOUSE, 7))})
    for state, told in ((two_turns(columns), True), (rich, False)):
        better = line(state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
        worse = line(state, (GREEN, 4, NOWHERE), (RED, 4, OTHER), (YELLOW, 4, NOWHERE))
        assert (enriches(state, better, worse) is not None) == told


def test_from_whom_a_placement_wins() -> None:
    facts = {"column": PRIZE, "object": JEWEL_7, "owner": YELLOW}
    why, _ = said(last(here=(5,)), (6, PRIZE), (6, OTHER))
    assert why == Reason("wins-from", facts)


def test_whom_a_placement_makes_richer() -> None:
    """The worse placement brings Green nothing, and Red and Yellow a prize each, where the better
    one leaves them none."""
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [card(HOUSE, 3)]})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    worse = line(state, (GREEN, 4, NOWHERE), (RED, 6, PRIZE), (YELLOW, 4, OTHER))
    told = enriches(state, better, worse)
    assert told == Reason("enriches-first", THE_JEWEL | {"seat": RED, "amount": 7})
    assert enriches(state, worse, better) is None, "Green gains more than anybody"


def test_who_overtakes_a_placement_that_leads_is_told() -> None:
    """Green leads with a four, and was told that Red then wins, as if that followed from it."""
    state = two_turns({PRIZE: [JEWEL_7], OTHER: [card(HOUSE, 3)]})
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    worse = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, OTHER))
    told = enriches(state, better, worse)
    assert told == Reason("overtakes-first", THE_JEWEL | {"seat": RED, "amount": 7})


def test_whom_a_placement_makes_richer_is_not_told_without_what_by() -> None:
    """Red wins two objects, neither of which is by itself as much as both."""
    state = two_turns({PRIZE: [card(HOUSE, 4)], OTHER: [BOAT_3]})
    state = replace(state, hands=(0b111000, *state.hands[1:]))
    idle = (YELLOW, 4, NOWHERE), (GREEN, 4, NOWHERE)
    better = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), *idle, (RED, 5, NOWHERE))
    worse = line(state, (GREEN, 6, NOWHERE), (RED, 4, PRIZE), *idle, (RED, 5, OTHER))
    assert enriches(state, better, worse) is None


def test_of_two_cards_that_win_the_same_it_is_told_which_holds_it() -> None:
    """Both win the jewel as the cards lie. Any card of Red and Yellow takes it from a four, only a
    six from a six. Under the boat no card that they hold reaches a six."""
    state = two_turns()
    six = line(state, (GREEN, 6, PRIZE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE))
    four = line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE))
    holds = Reason("holds", THE_JEWEL | {"few": 2, "many": 4, "of": 4})
    assert speaks(state, six, four) == holds, "how many is told, and not each of them, too"
    state = keeping()
    six = line(state, (GREEN, 6, OTHER), (RED, 1, NOWHERE), (YELLOW, 2, OTHER))
    four = line(state, (GREEN, 4, OTHER), (RED, 1, NOWHERE), (YELLOW, 2, OTHER))
    facts = {"column": OTHER, "object": BOAT_3, "many": 2, "of": 4}
    assert speaks(state, six, four) == Reason("secures", facts)


def test_a_low_card_holds_what_only_ties_take_away() -> None:
    """Behind the boat lies a dearer jewel: who gets ahead of Green leaves her that. A four ties
    with one card of the others, a five with two. A review once said that fewer cards reached a
    higher total than a lower one's."""
    state = closing(
        columns={PRIZE: [BOAT_3, JEWEL_7]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 6)},
            YELLOW: {NOWHERE: (1, 2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    four, five = Place(GREEN, 4, PRIZE), Place(GREEN, 5, PRIZE)
    boat = {"column": PRIZE, "object": BOAT_3}
    behind = Reason("behind-gets", {"object": JEWEL_7})
    told = Reason("holds-tied", boat | {"few": 1, "many": 2, "of": 4}, (behind,))
    assert firmer(state, four, five, Reason("takes", boat)) == told


def test_what_is_given_back_later_in_the_round_is_no_gain() -> None:
    """A review praised a boat for which a dearer one is taken, two columns later, either way."""
    state = closing(
        columns={PRIZE: [BOAT_3], OTHER: [card(BOAT, 7)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {OTHER: (6,), NOWHERE: (2, 3, 4)},
        },
        owned={},
        turn=GREEN,
    )
    assert gain(state, line(state, (GREEN, 5, PRIZE))) is None
    alone = replace(
        state,
        bids=tuple(((0, 0, 0) if at == OTHER else each) for at, each in enumerate(state.bids)),
    )
    told = gain(alone, line(alone, (GREEN, 5, PRIZE)))
    assert told is not None and told.facts["object"] == BOAT_3


def test_what_comes_already_is_not_expected() -> None:
    """Green has the jewel by a one that lies there; a six moves her to the money."""
    state = lying_there([ONE, JEWEL_7], red=(4,))
    idle, moved = line(state, (GREEN, 6, NOWHERE)), line(state, (GREEN, 6, PRIZE))
    told = speaks(state, idle, moved)
    assert told is None or told.code != "expects"


def test_what_another_column_brings_is_told_with_the_card_that_wins_it() -> None:
    """A card placed later wins the jewel, perhaps the one that the other placement spends."""
    state = two_turns()
    tied = line(state, (GREEN, 4, PRIZE), (RED, 4, PRIZE), (YELLOW, 6, PRIZE))
    spent = line(state, (GREEN, 5, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, PRIZE))
    wins = line(
        state, (GREEN, 4, NOWHERE), (RED, 4, NOWHERE), (YELLOW, 4, NOWHERE), (GREEN, 5, PRIZE)
    )
    facts = {"column": PRIZE, "object": JEWEL_7, "card": 5}
    assert speaks(state, wins, tied) == Reason("plans", facts)
    assert speaks(state, wins, spent) == Reason("saves", facts)
    early = line(state, (GREEN, 5, PRIZE), (RED, 4, NOWHERE), (YELLOW, 6, PRIZE))
    assert speaks(state, wins, early) == Reason("waits", facts), "under the same column, but later"


def test_what_another_misses_is_told_where_the_better_one_lies() -> None:
    """Green takes as much either way. No card of Green decides what Yellow gets in a column where
    Green has none."""
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
    let = line(two_turns(), (GREEN, 4, OTHER), (RED, 4, NOWHERE), (YELLOW, 4, PRIZE))
    assert speaks(two_turns(), far, let) is None


def test_what_the_table_shows_to_be_held_better_is_told_before_what_a_line_only_hopes_for() -> None:
    holds = Reason("holds", THE_JEWEL | {"few": 2, "many": 4, "of": 4})
    great = Reason("saves", {"column": OTHER, "object": BOAT_3, "card": 5})
    plans, wins = replace(great, code="plans"), Reason("wins", THE_JEWEL)
    for by_line in (None, plans, great):
        assert clearer(by_line, holds) == holds
    cheap = replace(holds, facts=holds.facts | {"object": ONE})
    assert clearer(great, cheap) == great and clearer(wins, holds) == wins
    assert clearer(plans, None) == plans


def test_what_most_lines_bring_is_told_before_what_one_line_tells_without_an_object() -> None:
    best = Place(GREEN, 4, PRIZE)
    here, there = (Reason("mostly", {"column": at, "object": BOAT_3}) for at in (PRIZE, OTHER))
    average, richer = Reason("average", {"amount": 3}), Reason("richer", {"amount": 5})
    denies, plans = Reason("denies", {"seat": RED, "amount": 5}), Reason("expects", THE_JEWEL)
    for why, found, told in (
        (None, average, average),
        (richer, average, average),
        (richer, None, richer),
        (denies, average, denies),
        (denies, there, there),
        (plans, here, here),
        (plans, there, plans),
        (Reason("wins", THE_JEWEL), here, Reason("wins", THE_JEWEL)),
    ):
        assert surer(why, found, best) == told
    takes, strikes = Reason("takes", THE_JEWEL), Reason("strikes", THE_JEWEL | {"seat": RED})
    assert surer(takes, here, best) == takes
    assert surer(takes, here, best, rare=True) == here
    assert surer(takes, average, best, rare=True) == replace(average, also=(takes,))
    assert surer(strikes, average, best) == replace(average, also=(strikes,))
    spoils = Reason("spoils", THE_JEWEL | {"seat": RED})
    assert surer(spoils, there, best) == replace(there, also=(spoils,)), "first what is one's own"
    assert surer(spoils, average, best) == spoils
    rarely = Reason("rarely", THE_JEWEL | {"seat": RED})
    poorer = Reason("poorer", {"seat": RED, "amount": 3}, (rarely,))
    seen = surer(strikes, poorer, best)
    assert seen == replace(strikes, also=(replace(poorer, also=()), rarely)), "first what is seen"


def test_what_the_better_placement_brings_as_well_is_no_argument_against_the_other() -> None:
    """A review said that a six secures a money card, and of a two there: “leaves you only the money
    card”."""
    secures = Reason("secures", THE_JEWEL | {"many": 3, "of": 6})
    left, lets = Reason("left", THE_JEWEL), Reason("lets", THE_JEWEL | {"seat": RED})
    risk = Reason("unless-all")
    for why in (secures, Reason("keeps", {"card": 2}, (secures,))):
        assert without_own(why, left) is None
        assert without_own(why, replace(left, also=(risk,))) == risk
        assert without_own(why, lets) == lets
    elsewhere = replace(left, facts=left.facts | {"column": OTHER})
    assert without_own(secures, elsewhere) == elsewhere
    worse = Reason("unless-more", THE_JEWEL | {"object": BOAT_3, "back": BOAT_3, "first": OWNED})
    assert without_own(secures, worse) is None, "how the jewel is missed has been told"
    assert without_own(Reason("takes", THE_JEWEL), worse) == worse
    assert without_own(None, left) == left


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


def test_by_what_lies_there_an_object_of_another_column_is_won() -> None:
    """A card under one column was said to win an object of another. Green's one lies there, takes
    the boat if nobody lays more, and the jewel after Red has taken that; a six would take the
    money above it all."""
    state = closing(
        columns={PRIZE: [BOAT_3, JEWEL_7], OTHER: [ONE]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 5)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3)},
        },
        owned={},
        turn=GREEN,
    )
    idle = line(state, (GREEN, 6, NOWHERE), (RED, 6, PRIZE))
    ahead = line(state, (GREEN, 6, PRIZE), (RED, 6, NOWHERE))
    assert speaks(state, idle, ahead) == Reason("lies", THE_JEWEL)


def test_what_a_placement_wins_at_once_is_told_beside_what_others_may_leave_it() -> None:
    """Alone in the column Green wins the boat; behind Red's higher card, the jewel above it."""
    state = two_turns({PRIZE: [BOAT_3, JEWEL_7], OTHER: [ONE]})
    told = gain(state, line(state, (GREEN, 4, PRIZE), (RED, 6, PRIZE), (YELLOW, 4, NOWHERE)))
    assert told == Reason("expects", THE_JEWEL, (Reason("until-then", {"object": BOAT_3}),))


def test_with_whom_a_placement_ties_until_others_lay_more() -> None:
    """Yellow's four ties with Green's until Yellow adds a five; then the jewel is left to Green."""
    cards: dict[int, dict[int, tuple[int, ...]]] = {
        RED: {NOWHERE: (1, 2, 3, 5)},
        YELLOW: {NOWHERE: (1, 2, 3), PRIZE: (4,)},
        GREEN: {NOWHERE: (1, 2, 3)},
    }
    columns: dict[int, list[int]] = {PRIZE: [BOAT_3, JEWEL_7], OTHER: [ONE]}
    state = closing(columns=columns, cards=cards, owned={}, turn=GREEN)
    told = gain(state, line(state, (GREEN, 4, PRIZE), (RED, 4, NOWHERE), (YELLOW, 5, PRIZE)))
    missed = {"seat": YELLOW, "object": BOAT_3}
    assert told == Reason("expects", THE_JEWEL, (Reason("ties-it-away", missed),))


def test_what_a_tie_takes_from_another_is_told_first_if_it_is_worth_more() -> None:
    """A placement that cost a rival a horse for 500,000 was praised for money for 100,000."""
    missed = Reason("ties-it-away", {"seat": YELLOW, "object": BOAT_3})
    hoped = Reason("expects", {"column": PRIZE, "object": ONE})
    facts = {"column": PRIZE, "seat": YELLOW, "object": BOAT_3}
    assert dearer_first(replace(hoped, also=(missed,))) == Reason("strikes", facts, (hoped,))
    dear = Reason("expects", THE_JEWEL, (missed,))
    assert dearer_first(dear) == dear
    assert dearer_first(None) is None
