"""The goals of the games: each can be reached, is told in every language, and is a seat's own."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.game import Setup
from engine.journal import Journal
from engine.registry import game_named
from tui.games.goals import story_of
from tui.games.registry import card_of, goals_of, offered_games
from tui.words import LANGUAGES, Wording

GAMES = [game for game in offered_games() if goals_of(game)]


def journals(game: str) -> Iterator[Journal[Any, Any, Any]]:
    """Yield games between robots, at tables of the usual size."""
    rules, seats = game_named(game), card_of(game).usual_seats
    for number in range(400):
        level = ("novice", "random")[number % 2]
        bots = [rules.bots[level]] * seats
        yield play_out(rules, Setup(seats, rules.options()), bots, f"goals-{number}")


@pytest.mark.parametrize("game", GAMES)
def test_every_goal_is_reached_by_somebody_and_not_by_everybody(game: str) -> None:
    left = {goal.name: goal for goal in goals_of(game)}
    missed = set(left)
    for journal in journals(game):
        outcome = journal.game.outcome(journal.state)
        assert outcome is not None
        for seat in range(journal.setup.seats):
            story = story_of(Account(journal, seat), outcome)
            done = {name for name, goal in left.items() if goal.done(story)}
            missed -= {name for name in missed if name not in done}
            left = {name: goal for name, goal in left.items() if name not in done}
        if not left and not missed:
            return
    raise AssertionError((left, missed))


@pytest.mark.parametrize("game", GAMES)
def test_a_goal_has_a_sentence_in_every_language(game: str) -> None:
    assert 3 <= len(goals_of(game)) <= 6
    for language in LANGUAGES:
        said = {Wording(language)(f"goal.{game}.{goal.name}") for goal in goals_of(game)}
        assert len(said) == len(goals_of(game)) and max(map(len, said)) <= 72
