"""The form of a new game: names that were typed, and those that fill the other seats."""

from typing import Any

import pytest

from tests.tui.conftest import USUAL
from tui.games.registry import card_of, offered_games
from tui.session.draft import Draft
from tui.session.new_game import NOBODY, bot_names, check, met

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


@pytest.mark.parametrize("game", offered_games())
def test_a_name_that_is_typed_changes_no_other_and_names_never_run_out(game: str) -> None:
    """Once the form broke down where two people typed the names of robots, and too few were
    left."""
    draft = Draft("")
    draft.terms(game).seats = seats = len(draft.typed(game))
    before = draft.usual_names(game)
    draft.names[2] = "Zoé"
    assert draft.usual_names(game) == before
    draft.names = {seat: before[-seat] for seat in range(1, seats - 1)}
    named = draft.seated(game)
    assert len({*named}) == len(named) and named[0] == before[0]
    assert all(named)
    draft.names = dict(enumerate(before[::-1]))
    assert draft.seated(game) == before[::-1]
    check(draft.new_game(game))


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


@pytest.mark.parametrize("game", offered_games())
def test_the_robots_that_one_meets_are_drawn_by_the_seed(game: str) -> None:
    """The form shows the robots beforehand, and whoever types the seed again meets the same
    ones."""
    draft, first = Draft("Anna"), set[str]()
    assert draft.usual_names(game)[1:] == list(card_of(game).robots)[: len(draft.typed(game)) - 1]
    for number in range(40):
        draft.seed = f"{number}"
        shown, new = draft.usual_names(game), draft.new_game(game)
        assert [each.name for each in new.players] == ["Anna", *shown[1 : len(new.players)]]
        assert [each.name for each in met(game, human="Anna", seed=new.seed).players] == [
            each.name for each in new.players
        ]
        first.add(shown[1])
    assert len(first) > 8
    draft.seed, draft.names[1] = "3", "Bo"
    assert draft.new_game(game).players[1].name == "Bo"


@pytest.mark.usefixtures("new_seeds")
@pytest.mark.parametrize("game", offered_games())
def test_without_a_seed_the_names_are_in_the_order_of_the_card(game: str) -> None:
    assert bot_names(game, ()) == bot_names(game, (), USUAL) == list(card_of(game).robots)
    begun = [met(game) for _ in range(60)]
    assert len({new.players[1].name for new in begun}) > 4
    assert all(new.seed for new in begun)
