"""What a review says is at stake in a column, on positions that are known."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.answers import answers
from engine.dolce_vita.bots.consequences import for_now, idle
from engine.dolce_vita.bots.exchange import OWNED
from engine.dolce_vita.bots.explain import not_twice
from engine.dolce_vita.bots.lower_card import with_lower
from engine.dolce_vita.bots.reasons import gain
from engine.dolce_vita.bots.stakes import (
    by_a_tie,
    by_escape,
    forces,
    saved_from,
    strikes,
    with_stakes,
)
from engine.dolce_vita.cards import BOAT, EVERY_COLUMN, HOUSE, value
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason
from tests.engine.dolce_vita.explained import (
    BOAT_3,
    JEWEL_7,
    NOWHERE,
    OTHER,
    PRIZE,
    THE_JEWEL,
    line,
    lying_there,
    said,
    two_turns,
)
from tests.engine.dolce_vita.positions import GREEN, ONE, RED, YELLOW, card, closing, position


def holding(red: tuple[int, ...], yellow: tuple[int, ...] = (1, 2, 3, 4, 5)) -> State:
    """Return a state in which Green has the jewel by a three and places a five or a six. Red and
    Yellow have placed the cards `red` and `yellow` elsewhere."""
    return closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: red},
            YELLOW: {NOWHERE: yellow},
            GREEN: {PRIZE: (3,), NOWHERE: (1, 2, 4)},
        },
        owned={},
        turn=GREEN,
    )


def test_from_whom_an_object_is_defended() -> None:
    """Red can place a four or a five, Yellow a three or a six."""
    state = holding((1, 2, 3, 6), (1, 2, 4, 5))
    best, taken = line(state, (GREEN, 5, PRIZE)), Place(GREEN, 6, OTHER)
    who = tuple(
        Reason("would-pass", {"seat": seat, "card": own}) for seat, own in ((RED, 4), (YELLOW, 6))
    )
    assert saved_from(state, best.place, taken, PRIZE, JEWEL_7) == who
    for code in ("defends", "secures", "holds"):
        firm = Reason(code, THE_JEWEL)
        assert with_stakes(state, best, taken, firm, None) == (replace(firm, also=who), None)


def test_from_whose_tie_an_object_is_defended_where_nobody_comes_first() -> None:
    state = holding((1, 2, 4, 6), (1, 2, 3, 4, 5))
    state = replace(state, hands=(0b000101, *state.hands[1:]))
    told = saved_from(state, Place(GREEN, 5, PRIZE), Place(GREEN, 6, OTHER), PRIZE, JEWEL_7)
    assert told == (Reason("would-tie", {"seat": RED, "card": 3}),)


def test_what_as_many_cards_take_away_as_before_is_not_defended() -> None:
    """With Red's five, both a four and a six come before Green's six, and before a seven as well.
    Before an eleven nothing comes, and only the six ties with it."""
    state = closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (5,), NOWHERE: (1, 2, 3)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (6,), NOWHERE: (2, 3, 4)},
        },
        owned={},
        turn=GREEN,
    )
    for own, defended in ((1, False), (5, True)):
        told = gain(state, line(state, (GREEN, own, PRIZE)))
        assert (told == Reason("defends", THE_JEWEL)) == defended


def test_what_a_tie_costs_is_told() -> None:
    """Second with a one, Green would get the boat; a four added to it ties with Red."""
    state = lying_there([JEWEL_7, BOAT_3], red=(5,))
    state = replace(state, hands=(state.hands[0], state.hands[1], 0b111000))
    _, came = said(state, (6, OTHER), (4, PRIZE))
    had = Reason("else", {"object": BOAT_3})
    assert came == Reason("ties", {"column": PRIZE, "seat": RED}, (had,))


@pytest.mark.parametrize("code", ["tied", "empty"])
def test_what_a_later_tie_costs_is_told_if_the_better_placement_leaves_it(code: str) -> None:
    state = holding((1, 2, 3, 6))
    came, taken = Reason(code, {"column": PRIZE}), Place(GREEN, 5, PRIZE)
    kept = line(state, (GREEN, 5, OTHER), (RED, 5, NOWHERE))
    lost = line(state, (GREEN, 5, OTHER), (RED, 5, PRIZE))
    for best, also in ((kept, (Reason("else", {"object": JEWEL_7}),)), (lost, ())):
        assert with_stakes(state, best, taken, None, came) == (None, replace(came, also=also))


def test_that_what_others_leave_came_already_is_told() -> None:
    """Second behind Red by a one, Green gets the money; first by a six, the jewel."""
    state = lying_there([JEWEL_7, ONE], red=(4,))
    best, taken = line(state, (GREEN, 6, OTHER)), Place(GREEN, 6, PRIZE)
    for obj, also in ((ONE, (Reason("anyway"),)), (BOAT_3, ())):
        facts = {"column": PRIZE, "object": obj, "owner": RED, "lost": JEWEL_7}
        came = Reason("outbid", facts)
        assert with_stakes(state, best, taken, None, came)[1] == replace(came, also=also)


def relieving() -> State:
    """Return a state in which Red is second under the prize. Red has to give a dear house back for
    a cheap one, unless Green comes between with a five or a six."""
    return closing(
        columns={PRIZE: [JEWEL_7, card(HOUSE, 1)], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (4,), NOWHERE: (1, 2, 3, 5)},
            YELLOW: {PRIZE: (1, 6), NOWHERE: (2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={RED: (card(HOUSE, 6),), GREEN: (card(HOUSE, 5),)},
        turn=GREEN,
    )


def test_who_would_have_to_make_a_forced_exchange_is_told() -> None:
    _, came = said(relieving(), (6, OTHER), (5, PRIZE))
    back = {"back": card(HOUSE, 6), "first": OWNED}
    assert came is not None and came.code == "worse"
    assert came.also == (Reason("relieves", {"seat": RED, **back}),)


def striking(red: tuple[int, ...] = (5,), green: tuple[int, ...] = ()) -> State:
    """Return a state in which Red has the jewel, and Green places a five or a six. The cards `red`
    and `green` lie under the jewel."""
    return closing(
        columns={PRIZE: [JEWEL_7, ONE], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: red, NOWHERE: tuple({1, 2, 3, 4, 5} - {*red})},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: green, NOWHERE: tuple({1, 2, 3, 4} - {*green})},
        },
        owned={},
        turn=GREEN,
    )


def test_what_a_tie_takes_from_another_is_told() -> None:
    state, tie = striking(), Place(GREEN, 5, PRIZE)
    elsewhere, above = Place(GREEN, 6, OTHER), Place(GREEN, 6, PRIZE)
    assert strikes(state, tie, elsewhere) == Reason("strikes", THE_JEWEL | {"seat": RED})
    assert strikes(state, tie, above) is None, "that takes the jewel, too"
    assert strikes(state, above, elsewhere) is None, "no tie"


def test_what_another_misses_by_the_better_placement_s_tie_is_told_as_a_tie() -> None:
    """The placement played was blamed for a tie, and that of the better one was not told."""
    state, spoils = striking(), Reason("spoils", THE_JEWEL | {"seat": RED})
    average = Reason("average", {"amount": 2})
    told = by_a_tie(state, Place(GREEN, 5, PRIZE), replace(average, also=(spoils,)))
    assert told == replace(average, also=(Reason("strikes", spoils.facts),))
    assert by_a_tie(state, Place(GREEN, 6, PRIZE), spoils) == spoils, "no tie"
    assert by_a_tie(state, Place(GREEN, 5, OTHER), spoils) == spoils, "another column"
    assert by_a_tie(state, Place(GREEN, 5, PRIZE), None) is None


def test_a_card_that_changes_nothing_is_told_so() -> None:
    """A blunder of 59% stood without a word on what was wrong with it: a card beside one’s own, in
    a column that was led already."""
    state = striking(green=(1,), red=(5,))
    assert idle(state, Place(GREEN, 6, OTHER)) is None, "it wins the boat"
    behind = striking(green=(1,), red=(4, 5))
    assert idle(behind, Place(GREEN, 5, PRIZE)) == Reason("idle", {"column": PRIZE}), "still second"


def test_a_tie_that_costs_its_own_seat_something_is_no_reason() -> None:
    state = striking(red=(1, 5), green=(1,))
    assert strikes(state, Place(GREEN, 5, PRIZE), Place(GREEN, 6, OTHER)) is None


def test_a_tie_that_spares_its_own_seat_an_exchange_is_told() -> None:
    """A tie that was the whole idea of a move was not told, but what a third had to give back."""
    house, dear = card(HOUSE, 1), card(HOUSE, 6)
    state = closing(
        columns={PRIZE: [JEWEL_7, house], OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: (5,), NOWHERE: (1, 2, 3, 4)},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3, 5)},
        },
        owned={GREEN: [dear]},
        turn=GREEN,
    )
    facts = {"column": PRIZE, "object": house, "seat": RED, "back": dear, "first": OWNED}
    tie, forced = Place(GREEN, 4, PRIZE), Reason("forces", {"column": PRIZE})
    assert by_escape(state, tie, None) == Reason("escapes", facts)
    assert by_escape(state, tie, forced) == Reason("escapes", facts, (forced,))
    takes = Reason("takes", THE_JEWEL)
    assert by_escape(state, tie, takes) == takes
    assert by_escape(state, Place(GREEN, 6, PRIZE), None) is None, "no tie"


def test_what_a_placement_wins_until_it_is_answered_is_told_with_the_answers() -> None:
    """Of the costliest move of a game, which the table praised, nothing at all was told."""
    state, four = two_turns(), Place(GREEN, 4, PRIZE)
    found = answers(apply(state, four), GREEN, PRIZE, JEWEL_7)
    assert found and for_now(state, four) == Reason("for-now", THE_JEWEL, found)
    assert for_now(striking(green=(1,), red=(4, 5)), Place(GREEN, 5, PRIZE)) is None


def test_that_each_of_many_can_come_first_is_told_at_once() -> None:
    """That each of three others can come first is told at once; of two others each is named with a
    card."""
    for seats, at_once in ((3, False), (4, True)):
        view = position(seats, "all", 1)
        state = guess(view, Random(1))
        column = next(
            each
            for each in EVERY_COLUMN
            if value(state.columns[each][0]) > value(state.columns[each][1])
        )
        placed = apply(state, Place(view.seat, 1, column))
        told = {each.code for each in answers(placed, view.seat, column, state.columns[column][0])}
        assert ("unless-all" in told) == at_once
        assert bool({"unless", "unless-tied"} & told) != at_once


def test_how_much_sooner_a_lower_card_would_lose_what_the_better_one_wins() -> None:
    """Green wins the jewel by a six as by a five. Red may place two of three, four and six, Yellow
    two of three, five and six. More of these cards take it from a five."""
    state = closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 5)},
            YELLOW: {NOWHERE: (1, 2, 4)},
            GREEN: {NOWHERE: (1, 2, 4)},
        },
        owned={},
        turn=GREEN,
    )
    six, taken, takes = Place(GREEN, 6, PRIZE), Place(GREEN, 3, OTHER), Reason("takes", THE_JEWEL)
    why = with_lower(state, six, taken, takes)
    assert why is not None
    (told,) = why.also
    assert told.code == "lower" and told.facts["card"] == 5
    assert 0 <= told.facts["few"] < told.facts["many"] <= told.facts["of"]
    for same in (
        with_lower(state, six, Place(GREEN, 5, PRIZE), takes),
        with_lower(state, Place(GREEN, 3, PRIZE), taken, takes),
        with_lower(state, six, taken, Reason("takes", THE_JEWEL | {"column": OTHER})),
        with_lower(state, six, taken, Reason("wins", THE_JEWEL)),
    ):
        assert same is not None and same.also == ()
    assert with_lower(state, six, taken, None) is None


def test_whom_a_placement_forces_to_take_an_object_for_a_dearer_one() -> None:
    """Red comes first in the column and owns a dear boat. With a six Green takes the jewel and
    leaves Red the cheap boat; with a card elsewhere Green leaves Red the jewel."""
    state = closing(
        columns={PRIZE: [JEWEL_7, BOAT_3], OTHER: []},
        cards={
            RED: {PRIZE: (4,), NOWHERE: (1, 2)},
            YELLOW: {NOWHERE: (1, 2, 4)},
            GREEN: {NOWHERE: (1, 2, 4)},
        },
        owned={RED: [card(BOAT, 7)]},
        turn=GREEN,
    )
    six, three = Place(GREEN, 6, PRIZE), Place(GREEN, 3, NOWHERE)
    forced = forces(state, six, three)
    assert forced is not None and forced.code == "forces"
    told = {name: forced.facts[name] for name in ("column", "object", "seat", "back")}
    assert told == {"column": PRIZE, "object": BOAT_3, "seat": RED, "back": card(BOAT, 7)}
    assert forces(state, three, six) is None and forces(state, six, Place(GREEN, 5, PRIZE)) is None
    denies = Reason("denies", {"seat": RED, "amount": 4})
    for why, also in ((denies, (denies,)), (None, ())):
        best, _ = with_stakes(state, line(state, (GREEN, 6, PRIZE)), three, why, None)
        assert best == replace(forced, also=also)
    spoils = Reason("spoils", THE_JEWEL | {"seat": RED})
    best, _ = with_stakes(state, line(state, (GREEN, 6, PRIZE)), three, spoils, None)
    assert best == forced, "what she loses there is told once"
    takes = Reason("takes", THE_JEWEL)
    best, _ = with_stakes(state, line(state, (GREEN, 6, PRIZE)), three, takes, None)
    assert best == takes


def test_who_wins_the_object_instead_is_told_once() -> None:
    goes, lets = Reason("goes-there", {"seat": RED}), Reason("lets", THE_JEWEL | {"seat": RED})
    why = Reason("mostly", THE_JEWEL, (goes,))
    assert not_twice(why, lets) == Reason("mostly", THE_JEWEL)
    assert not_twice(why, replace(lets, facts=lets.facts | {"seat": YELLOW})) == why
    assert not_twice(why, replace(lets, facts=lets.facts | {"column": NOWHERE})) == why
    assert not_twice(why, None) == why and not_twice(None, lets) is None
