"""What players of Der Große Dalmuti may remark on: going out in time, rise and fall, heaps."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from engine.character import NEUTRAL
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, Pass, Play, Revolution, Score
from engine.dalmuti.state import Options, State
from engine.game import BYSTANDER, DEALER
from tests.engine.dalmuti.tables import lay, playing
from tests.tui.games.dalmuti.tables import face

ORDER = (0, 1, 2, 3)
"""A social order in which Anna is the Greater Dalmuti and Dario the Greater Peon."""


def abouts(
    state: State, action: Play | Score, robots: Sequence[int] = ORDER
) -> list[tuple[int, str]]:
    """Return each seat that may remark on an action, with its subject, as a bystander sees it. Only
    the seats in `robots` have a character."""
    before, after = (
        DALMUTI.view(each, BYSTANDER) for each in (state, DALMUTI.apply(state, action))
    )
    drawn = face(seats=len(state.match.order))
    drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in robots))
    found = drawn.occasions(before, action, after)
    return [(each.seat, each.about.removeprefix("dalmuti.")) for each in found]


def going_out(*seats: int, hands: int = 5, robots: Sequence[int] = ORDER) -> list[tuple[int, str]]:
    """Return the seats and subjects of the remarks when the last of `seats` goes out, after the
    others in order."""
    cards = {seat: [12 - number] for number, seat in enumerate(seats)}
    held = {each: cards.get(each, [8, 9]) for each in ORDER}
    state = playing(held, ORDER, seats[0], Options(hands=hands))
    for seat in seats[:-1]:
        state = DALMUTI.apply(_passed(state, seat), lay(seat, *cards[seat]))
    return abouts(_passed(state, seats[-1]), lay(seats[-1], *cards[seats[-1]]), robots)


def _passed(state: State, seat: int) -> State:
    """Return the state after the passes of all who come before a player's turn."""
    while state.table.waiting != (seat,):
        state = DALMUTI.apply(state, Pass(state.table.waiting[0]))
    return state


def test_who_goes_out_first_takes_the_throne_or_keeps_it() -> None:
    assert going_out(1) == [(1, "throne")]
    assert going_out(0) == [(0, "kept")]
    assert going_out(1, hands=1) == [], "there is no hand in which to reign"


def test_a_person_who_takes_the_throne_hears_a_word_of_a_robot() -> None:
    robots = (0, 2, 3)
    assert going_out(1, robots=robots) == [(1, "throne"), (2, "hailed"), (3, "hailed")]
    assert going_out(0, robots=(1, 2, 3)) == [(0, "kept")]
    assert going_out(1, hands=1, robots=robots) == []


@pytest.mark.parametrize("robots", [(0, 1, 2), ORDER])
def test_all_are_astonished_when_the_last_seat_is_out_first(robots: Sequence[int]) -> None:
    others = [(0, "upset"), (1, "upset"), (2, "upset")]
    assert going_out(3, robots=robots) == [(3, "throne"), *others]
    assert going_out(3, hands=1, robots=robots) == [(3, "risen"), *others]


def test_who_goes_out_in_time_is_glad() -> None:
    assert going_out(0, 3) == [(3, "risen")]
    assert going_out(0, 2) == [(2, "second")]
    assert going_out(0, 2, hands=1) == going_out(2, 1)[1:] == [], "nobody sits down there anew"
    assert going_out(0, 1, 3) == [(3, "escaped")], "the last seat, but not last again"
    assert going_out(0, 1, 2) == [], "no danger for who sat higher"


def test_a_person_who_climbs_hears_a_word_of_a_robot() -> None:
    robots = (0, 1, 2)
    assert going_out(0, 3, robots=robots) == [(3, "risen"), *((each, "climbed") for each in robots)]
    assert going_out(0, 2, robots=(0, 1, 3)) == [(2, "second")]


def test_who_goes_out_first_in_the_last_hand_surely_has_a_word_or_who_loses_the_throne_by_it() -> (
    None
):
    state = playing({0: [8, 9], 1: [11], 2: [8, 9], 3: [8, 9]}, ORDER, 1, Options(hands=2))
    state = replace(state, match=replace(state.match, hand=2))
    assert abouts(state, lay(1, 11)) == [(1, "finished")]
    assert abouts(state, lay(1, 11), robots=(0, 2, 3)) == [(1, "finished"), (0, "applauded")]
    others = [(2, "applauded"), (3, "applauded")]
    assert abouts(state, lay(1, 11), robots=(2, 3)) == [(1, "finished"), *others]


def test_who_has_reigned_before_comes_home() -> None:
    held = {0: [8, 9], 1: [11], 2: [8, 9], 3: [8, 9]}
    state = playing(held, ORDER, 1, Options(hands=5))
    match = replace(state.match, hand=3, points=((0, 3, 1, 2), (3, 2, 1, 0)))
    found = abouts(replace(state, match=match), lay(1, 11))
    assert found == [(1, "regained"), (1, "throne")]
    tied = replace(match, points=((0, 3, 1, 3), (3, 2, 1, 0)))
    assert abouts(replace(state, match=tied), lay(1, 11)) == [(1, "throne")]


def test_who_pays_taxes_may_remark_on_it_and_the_first_seat_on_its_own() -> None:
    held = {0: [8, 9, 10], 1: [11, 9], 2: [8, 9], 3: [1, 2, 9]}
    state = playing(held, ORDER)
    taxed = replace(state, table=replace(state.table, stage="collect", waiting=(DEALER,)))
    before, after = (DALMUTI.view(each, BYSTANDER) for each in (taxed, state))
    tax = [("turned", 3, 0), ("paying", 3, 0), ("repaid", 0, 3), ("taxing", 0, 3)]
    for hand, lesser in ((1, []), (2, [("dues", 2, 1)])):
        later = replace(before, match=replace(before.match, hand=hand))
        found = face(seats=4).occasions(later, Collect(), after)
        told = [(each.about.removeprefix("dalmuti."), each.seat, each.whom) for each in found]
        assert told == [*tax, *lesser]
        assert {each.about: each.repays for each in found if each.repays} == {
            "dalmuti.turned": ("dalmuti.taxing",),
            "dalmuti.repaid": ("dalmuti.paying",),
        }
    untaxed = Options(hands=5, first_hand_revolution=True)
    for match in ({"called": 2}, {"hand": 1, "options": untaxed}):
        free = replace(before, match=replace(before.match, **match))
        assert face(seats=4).occasions(free, Collect(), after) == []


def test_a_one_on_a_weak_card_is_too_much_honour() -> None:
    held = {0: [6, 9], 1: [1, 9], 2: [5, 5], 3: [5, 4]}
    led = DALMUTI.apply(playing(held, ORDER), lay(0, 6))
    assert abouts(led, lay(1, 1)) == [(0, "honoured")]
    led = DALMUTI.apply(playing({**held, 0: [5, 9]}, ORDER), lay(0, 5))
    assert abouts(led, lay(1, 1)) == []


def test_whose_four_cards_are_beaten_may_remark_on_it() -> None:
    held = {0: [12] * 6, 1: [9] * 6, 2: [5], 3: [6]}
    for cards, about in ((4, [(0, "crossed")]), (3, [])):
        led = DALMUTI.apply(playing(held, ORDER), lay(0, *[12] * cards))
        assert abouts(led, lay(1, *[9] * cards)) == about


@pytest.mark.parametrize(("cards", "sure"), [(4, False), (5, True)])
def test_whose_five_cards_are_beaten_surely_speaks(cards: int, sure: bool) -> None:
    """Five cards beaten by five were the event of an evening, and nobody said a word."""
    held = {0: [12] * 6, 1: [9] * 6, 2: [5], 3: [6]}
    led = DALMUTI.apply(playing(held, ORDER), lay(0, *[12] * cards))
    action = lay(1, *[9] * cards)
    views = (DALMUTI.view(each, BYSTANDER) for each in (led, DALMUTI.apply(led, action)))
    before, after = views
    drawn = face(seats=4)
    (lost,) = [each for each in drawn.occasions(before, action, after) if each.seat == 0]
    assert (lost.about, lost.sure) == ("dalmuti.crossed", sure)


def test_a_vengeful_one_who_pays_somebody_back_says_so() -> None:
    """A robot said to never forget an offence never showed it at the table."""
    held = {0: [12] * 6, 1: [9] * 6, 2: [5], 3: [6]}
    led = DALMUTI.apply(playing(held, ORDER), lay(0, *[12] * 4))
    before, after = led, DALMUTI.apply(led, lay(1, *[9] * 4))
    drawn = face(seats=4)
    for vengeful, said in ((0.6, [("dalmuti.avenged", 0)]), (0.5, [])):
        voices = ((1, NEUTRAL._replace(vengeful=vengeful)),)
        drawn.company = drawn.company._replace(voices=voices)
        views = (DALMUTI.view(each, BYSTANDER) for each in (before, after))
        found = drawn.occasions(next(views), lay(1, *[9] * 4), next(views))
        own = [each for each in found if each.seat == 1]
        assert [(each.about, each.whom) for each in own] == said
        assert all(each.sure and "dalmuti.crossed" in each.repays for each in own)


def test_who_never_gives_up_a_seat_without_a_word_speaks_of_each() -> None:
    first = playing({0: [], 1: [], 2: [], 3: [7]}, ORDER)
    state = replace(first, table=replace(first.table, out=(0, 2, 1), stage="score"))
    drawn = face(seats=4)
    for vengeful, said in ((0.9, [(1, "dalmuti.slipped")]), (0.8, [])):
        voices = tuple((seat, NEUTRAL._replace(vengeful=vengeful)) for seat in ORDER)
        drawn.company = drawn.company._replace(voices=voices)
        views = (DALMUTI.view(each, BYSTANDER) for each in (state, DALMUTI.apply(state, Score())))
        found = drawn.occasions(next(views), Score(), next(views))
        assert [(each.seat, each.about) for each in found] == said


def test_whose_strong_pair_is_beaten_may_remark_on_it() -> None:
    held = {0: [4, 4, 9], 1: [3, 3, 9], 2: [5], 3: [6]}
    led = DALMUTI.apply(playing(held, ORDER), lay(0, 4, 4))
    assert abouts(led, lay(1, 3, 3)) == [(0, "outdone")]
    led = DALMUTI.apply(playing({**held, 0: [6, 6, 9]}, ORDER), lay(0, 6, 6))
    assert abouts(led, lay(1, 3, 3)) == [], "there are many better ones"


def test_who_is_out_does_not_mind_that_their_cards_are_beaten() -> None:
    held = {0: [12] * 4, 1: [9] * 5, 2: [5], 3: [6]}
    led = DALMUTI.apply(playing(held, ORDER), lay(0, *[12] * 4))
    assert abouts(led, lay(1, *[9] * 4)) == []


def test_who_lays_six_cards_at_once_may_remark_on_it_and_so_may_all_others() -> None:
    held = {0: [12] * 6 + [4], 1: [3], 2: [5], 3: [6]}
    others = [(1, "awed"), (2, "awed"), (3, "awed")]
    assert abouts(playing(held, ORDER), lay(0, *[12] * 6)) == [(0, "heap"), *others]
    assert abouts(playing(held, ORDER), lay(0, *[12] * 5)) == []


def test_who_stops_one_who_is_nearly_out_may_remark_on_it_or_all_others_on_a_person() -> None:
    many = [4, 5, 6, 7, 8, 9]
    for left, others, told in ((2, many, True), (3, many, False), (2, many[1:], False)):
        held = {0: [12] * (left + 1), 1: [*many, 11], 2: others, 3: many}
        led = DALMUTI.apply(playing(held, ORDER), lay(0, 12))
        assert abouts(led, lay(1, 11)) == ([(1, "stopping")] if told else [])
        assert abouts(led, lay(1, 11), robots=(0, 2, 3)) == (
            [(2, "stopped"), (3, "stopped")] if told else []
        )


@pytest.mark.parametrize("hand", [1, 2, 5])
def test_at_the_end_of_a_hand_a_fall_may_be_remarked_on_and_being_last_again(hand: int) -> None:
    state = playing({0: [], 1: [], 2: [], 3: [7]}, ORDER)
    table = replace(state.table, stage="score", out=(1, 0, 2))
    match = replace(state.match, hand=hand, options=Options(hands=5))
    found = abouts(replace(state, match=match, table=table), Score())
    fallen, bottom = (0, "fallen"), (3, "bottom")
    # At first the seats are drawn; at the end of the match only the match counts.
    assert found == {1: [fallen], 2: [fallen, bottom], 5: []}[hand]


@pytest.mark.parametrize(("hand", "lead", "told"), [(5, 1, True), (5, 2, False), (4, 1, False)])
def test_a_robot_surely_says_that_it_is_close_as_the_last_hand_begins(
    hand: int, lead: int, told: bool
) -> None:
    """Two stood 7 to 7 with one hand to go, and nobody mentioned it."""
    first = playing({0: [2], 1: [3], 2: [4], 3: [7]}, ORDER)
    match = replace(first.match, hand=hand, points=((3, 3 - lead, 0, 0),))
    view = DALMUTI.view(replace(first, match=match), BYSTANDER)
    drawn = face(seats=4)
    for robots in ((0, 1, 2), (0, 1)):
        drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in robots))
        found = drawn.occasions(view, Collect(), view)
        close = [(each.seat, each.whom) for each in found if each.about == "dalmuti.close"]
        assert close == ([(2, 0)] if told and 2 in robots else [])


@pytest.mark.parametrize(("lead", "told"), [(4, True), (3, False)])
def test_a_robot_surely_says_that_a_match_is_decided_before_its_last_hand(
    lead: int, told: bool
) -> None:
    """Nobody could be caught any more, and nobody mentioned it: a hand brings four players 3 points
    at most."""
    first = playing({0: [2], 1: [3], 2: [4], 3: [7]}, ORDER)
    match = replace(first.match, hand=5, points=((9, 9 - lead, 0, 0),))
    view = DALMUTI.view(replace(first, match=match), BYSTANDER)
    drawn = face(seats=4)
    drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in (0, 1)))
    found = drawn.occasions(view, Collect(), view)
    said = [each for each in found if each.about == "dalmuti.settled"]
    assert [(each.seat, each.whom, each.sure) for each in said] == [(1, 0, True)] * told


def test_all_may_sigh_at_who_is_first_for_the_third_time_in_a_row() -> None:
    state = playing({0: [11], 1: [8, 9], 2: [8, 9], 3: [8, 9]}, ORDER, 0, Options(hands=5))
    first, second = (3, 2, 1, 0), (2, 3, 1, 0)
    others = [(seat, "reigns") for seat in (1, 2, 3)]
    for points, sighs in (((second, first, first), others), ((first, second, first), [])):
        match = replace(state.match, hand=4, points=points)
        assert abouts(replace(state, match=match), lay(0, 11)) == [(0, "kept"), *sighs]
    gone = replace(state.table, out=(0,), sizes=(0, 2, 2, 2), waiting=(1,))
    later = replace(state, table=gone, match=replace(state.match, hand=4, points=(first, first)))
    told = [about for _, about in abouts(replace(later, hands=(0, *later.hands[1:])), lay(1, 8))]
    assert "reigns" not in told, "of who plays on it was said that they never leave the throne"


def test_who_sinks_by_half_the_table_may_remark_on_it() -> None:
    table = replace(playing({0: [], 1: [7], 2: [], 3: []}, ORDER).table, out=(0, 2, 3))
    state = replace(playing({0: [], 1: [7], 2: [], 3: []}, ORDER), table=table)
    state = replace(state, table=replace(table, stage="score"))
    assert abouts(state, Score()) == [(1, "sunk")]


@pytest.mark.parametrize("fallen", [0, 1])
def test_a_person_who_sinks_by_half_the_table_hears_a_word_of_a_robot(fallen: int) -> None:
    robots = [seat for seat in ORDER if seat != fallen]
    first = playing({seat: [7] if seat == fallen else [] for seat in ORDER}, ORDER)
    out = (1 - fallen, 2, 3)
    state = replace(first, table=replace(first.table, out=out, stage="score"))
    teased = [*((seat, "teased") for seat in out), (3, "relieved")]
    assert abouts(state, Score(), robots) == [(fallen, "fallen" if not fallen else "sunk"), *teased]


def test_who_leaves_the_last_seat_greets_a_person_who_comes_there() -> None:
    """A robot saved itself and a person sat down in its place, without a word of anybody."""
    first = playing({0: [], 1: [], 2: [7], 3: []}, ORDER)
    state = replace(first, table=replace(first.table, out=(0, 1, 3), stage="score"))
    views = [DALMUTI.view(each, BYSTANDER) for each in (state, DALMUTI.apply(state, Score()))]
    drawn = face(seats=4)
    for robots, told in (((0, 1, 3), [(3, 2, True)]), (ORDER, [])):
        drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in robots))
        found = drawn.occasions(views[0], Score(), views[1])
        greeted = [each for each in found if each.about == "dalmuti.relieved"]
        assert [(each.seat, each.whom, each.sure) for each in greeted] == told


def test_a_person_who_is_last_again_is_pitied_and_not_told_of_a_next_game() -> None:
    first = playing({0: [], 1: [], 2: [], 3: [7]}, ORDER)
    match = replace(first.match, hand=2)
    state = replace(first, match=match, table=replace(first.table, out=(0, 1, 2), stage="score"))
    pitied = [(seat, "pitied") for seat in (0, 1, 2)]
    assert abouts(state, Score(), robots=(0, 1, 2)) == [(3, "bottom"), *pitied]


def test_who_is_first_in_every_hand_of_a_match_says_so_and_so_do_the_others() -> None:
    state = playing({0: [11], 1: [8, 9], 2: [8, 9], 3: [8, 9]}, ORDER, 0, Options(hands=3))
    for points, about in (
        (((3, 2, 1, 0), (3, 2, 1, 0)), "swept"),
        (((3, 2, 1, 0), (2, 3, 1, 0)), "finished"),
    ):
        last = replace(state, match=replace(state.match, hand=3, points=points))
        told = [(0, about), *((seat, "outclassed") for seat in (1, 2, 3) if about == "swept")]
        assert abouts(last, lay(0, 11)) == told


def test_half_the_table_is_two_seats_of_five() -> None:
    held = {seat: [7] if seat == 2 else [] for seat in range(5)}
    first = playing(held, (0, 1, 2, 3, 4))
    state = replace(first, table=replace(first.table, out=(0, 1, 3, 4), stage="score"))
    assert (2, "sunk") in abouts(state, Score(), range(5))


def test_whose_second_best_card_is_beaten_may_remark_on_it() -> None:
    held = {0: [2, 9], 1: [1, 9], 2: [5], 3: [6]}
    led = DALMUTI.apply(playing(held, ORDER), lay(0, 2))
    assert abouts(led, lay(1, 1)) == [(0, "topped"), (1, "topping")]
    led = DALMUTI.apply(playing({**held, 0: [3, 9]}, ORDER), lay(0, 3))
    assert abouts(led, lay(1, 1)) == []


def test_a_revolution_may_be_remarked_on_by_who_calls_it_or_pays_for_it() -> None:
    view = DALMUTI.view(playing({each: [7] for each in ORDER}, ORDER), BYSTANDER)
    found = face().occasions(view, Revolution(3), view)
    assert [(each.seat, each.about.removeprefix("dalmuti.")) for each in found] == [
        (3, "revolution"),
        (0, "untaxed"),
    ]
    found = face().occasions(view, Revolution(0), view)
    assert [each.about for each in found] == ["dalmuti.revolution", "dalmuti.spared"], (
        "who robs nobody but themselves"
    )


def test_of_a_person_s_revolution_the_more_talkative_of_those_it_touches_surely_speaks() -> None:
    """Two revolutions in a row had passed without a word."""
    view = DALMUTI.view(playing({each: [7] for each in ORDER}, ORDER), BYSTANDER)
    drawn = face(seats=4)
    voices = tuple((seat, NEUTRAL._replace(talkative=seat / 4)) for seat in (0, 2, 3))
    drawn.company = drawn.company._replace(voices=voices)
    told = {each.about: each.sure for each in drawn.occasions(view, Revolution(1), view)}
    assert not told["dalmuti.untaxed"] and told["dalmuti.spared"]
    told = {each.about: each.sure for each in drawn.occasions(view, Revolution(2), view)}
    assert not told["dalmuti.spared"], "a robot that calls one speaks of it itself"


def test_the_others_are_warned_of_who_has_few_cards_while_they_have_many() -> None:
    """Nobody ever spoke of a third player, and nobody of one who was nearly out."""
    many, order = [4, 5, 6, 7, 8, 9, 10], (0, 1, 2)
    about = [(2, "feared")]  # seat 1 plays next and can stop them itself
    for left, others, warned in (
        ([9, 9], [many, many], about),
        ([9, 9, 9], [many, many], []),
        ([], [many, many], []),
        ([9, 9], [many, many[1:]], []),
    ):
        held = {0: [12, *left], **dict(enumerate(others, 1))}
        found = abouts(playing(held, order, 0), lay(0, 12))
        assert [each for each in found if each[1] == "feared"] == warned
    again = playing({0: [12, 9], 1: many, 2: many}, order, 0)
    assert "feared" not in dict(abouts(again, lay(0, 12))).values(), "that was told before"


def test_the_vengeful_gloat_over_a_fall_from_the_throne_of_who_offended_them() -> None:
    first = playing({0: [7], 1: [], 2: [], 3: []}, ORDER)
    state = replace(first, table=replace(first.table, out=(1, 2, 3), stage="score"))
    drawn = face(seats=4)
    voices = tuple((seat, NEUTRAL._replace(vengeful=0.4 + 0.2 * (seat > 1))) for seat in ORDER)
    drawn.company = drawn.company._replace(voices=voices)
    views = (DALMUTI.view(each, BYSTANDER) for each in (state, DALMUTI.apply(state, Score())))
    found = drawn.occasions(next(views), Score(), next(views))
    gloating = [each for each in found if each.about == "dalmuti.gloating"]
    assert [(each.seat, each.whom) for each in gloating] == [(2, 0), (3, 0)]
    assert all("dalmuti.topped" in each.repays for each in gloating)


def test_who_leads_after_four_tricks_in_a_row_is_remarked_on_while_people_still_play() -> None:
    state = playing({0: [4, 5, 6, 7, 8, 9], 1: [10] * 6, 2: [11] * 6, 3: [12] * 6}, ORDER)
    for card in (4, 5, 6, 7):
        assert abouts(state, lay(0, card)) == [], "not yet"
        state = DALMUTI.apply(state, lay(0, card))
        while state.table.stage == "play" and state.table.top is not None:
            state = DALMUTI.apply(state, Pass(state.table.waiting[0]))
        state = DALMUTI.apply(state, DALMUTI.deal(state, Random(0)))
    told = [(1, "running"), (2, "running"), (3, "running")]
    assert [each for each in abouts(state, lay(0, 8)) if each[1] == "running"] == told
    with_people = abouts(state, lay(0, 8), robots=(0, 2, 3))
    assert (2, "running") in with_people
    sizes = tuple(0 if seat == 1 else 6 for seat in ORDER)
    before = DALMUTI.view(state, BYSTANDER)
    waiting = replace(before, table=replace(before.table, sizes=sizes))
    drawn = face(seats=4)
    drawn.company = drawn.company._replace(voices=tuple((n, NEUTRAL) for n in (0, 2, 3)))
    after = DALMUTI.view(DALMUTI.apply(state, lay(0, 8)), BYSTANDER)
    assert "dalmuti.running" not in [e.about for e in drawn.occasions(waiting, lay(0, 8), after)]


def test_only_who_still_plays_complains_of_a_run_and_not_at_its_last_card() -> None:
    """A robot that had long been out asked to be left some tricks, as the last card fell."""
    state = playing({0: [4, 5, 6, 7, 8, 9], 1: [10] * 6, 2: [11] * 6, 3: [12] * 6}, ORDER)
    for card in (4, 5, 6, 7):
        state = DALMUTI.apply(state, lay(0, card))
        while state.table.stage == "play" and state.table.top is not None:
            state = DALMUTI.apply(state, Pass(state.table.waiting[0]))
        state = DALMUTI.apply(state, DALMUTI.deal(state, Random(0)))
    before, after = (
        DALMUTI.view(each, BYSTANDER) for each in (state, DALMUTI.apply(state, lay(0, 8)))
    )

    def complaining(sizes: tuple[int, ...], out: tuple[int, ...]) -> list[int]:
        table = replace(before.table, sizes=sizes)
        then = replace(after, table=replace(after.table, out=out))
        found = face(seats=4).occasions(replace(before, table=table), lay(0, 8), then)
        return [each.seat for each in found if each.about == "dalmuti.running"]

    assert complaining((2, 6, 0, 6), (2,)) == [1, 3]
    assert complaining((1, 6, 0, 6), (2, 0)) == []


def test_a_revolution_surely_has_a_word_and_all_tease_a_person_whom_it_sends_to_the_other_end() -> (
    None
):
    """The Greater Revolution was the event of an evening, and nobody spoke."""
    view = DALMUTI.view(playing({each: [7] for each in ORDER}, ORDER), BYSTANDER)
    drawn = face(seats=4)
    drawn.company = drawn.company._replace(voices=tuple((seat, NEUTRAL) for seat in (1, 2, 3)))
    for caller, teased in ((3, [1, 2, 3]), (2, [])):
        found = drawn.occasions(view, Revolution(caller), view)
        assert (found[0].seat, found[0].about, found[0].sure) == (
            caller,
            "dalmuti.revolution",
            True,
        )
        assert [each.seat for each in found if each.about == "dalmuti.teased"] == teased
