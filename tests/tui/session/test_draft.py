"""The form of a new game: names that were typed, and those that fill the other seats."""

from typing import Any

from tui.session.draft import Draft
from tui.session.new_game import NOBODY, check

GAME = "dolce-vita"


def test_who_types_no_name_has_one_that_nobody_else_bears() -> None:
    draft = Draft("")
    first, *robots = draft.usual_names(GAME)
    assert first == NOBODY and NOBODY not in robots
    assert len({first, *robots}) == len(draft.typed(GAME))
    draft.names[1] = robots[1]
    assert draft.usual_names(GAME)[0] == NOBODY
    assert robots[1] not in draft.usual_names(GAME)
    draft.names[1] = NOBODY.upper()
    other = draft.usual_names(GAME)
    assert NOBODY not in other and len({*other}) == len(other)
    check(draft.new_game(GAME))


def test_a_name_that_is_typed_twice_is_told_at_the_second_seat() -> None:
    draft = Draft("Anna")
    draft.names |= {1: "Bo", 2: " anna "}
    assert draft.twice(GAME) == [2] and draft.person(GAME) == "Anna"
    draft.names[2] = "Zoé"
    assert draft.twice(GAME) == []
    assert [each.name for each in draft.new_game(GAME).players[:3]] == ["Anna", "Bo", "Zoé"]


def test_a_name_that_was_changed_meanwhile_replaces_the_one_before_but_none_that_was_typed() -> (
    None
):
    draft = Draft("Anna")
    draft.meet("Zoé")
    assert draft.person(GAME) == "Zoé"
    draft.names[0] = "Bo"
    draft.meet("Anna")
    assert draft.person(GAME) == "Bo"


def test_the_game_has_the_options_that_were_chosen_but_those_that_change_nothing() -> None:
    draft = Draft("Anna")
    terms = draft.terms("dalmuti")
    terms.answers |= {"hands": 3, "short_deck": True}
    for seats, short in ((5, True), (6, False)):
        terms.seats = seats
        options: Any = draft.new_game("dalmuti").options
        assert (options.hands, options.short_deck) == (3, short)
