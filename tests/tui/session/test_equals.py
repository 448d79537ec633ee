"""A table of equals: which robots play as well as somebody of a rating, and whose rating counts."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.arena import play_out
from engine.game import Setup
from engine.registry import GAMES, game_named
from saves.header import Player
from saves.whole import compose, write_save
from tests.tui.cli.running import saved_game
from tests.tui.tables import noon
from tui.session.equals import against_equals, peers
from tui.session.new_game import check, default_game, header_of
from tui.session.statistics.rating import levels_of
from tui.session.strength import EQUALS


@pytest.mark.parametrize("game", GAMES)
def test_equals_have_the_rating_together(game: str) -> None:
    """The mean rating of the robots is as near as two neighbouring levels allow."""
    known = levels_of(game)
    steps = sorted(by for level, by in known.items() if level != "random")
    for rating in range(steps[0], steps[-1], 7):
        for robots in (1, 2, 3, 11):
            levels = peers(game, rating, robots)
            assert len(levels) == robots and len(set(levels)) <= 2
            together = sum(known[level] for level in levels) / robots
            widest = max(after - before for before, after in pairwise(steps))
            assert abs(together - rating) <= widest / robots / 2 + 1


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sits_with_chance_and_nobody_is_better_than_the_best(game: str) -> None:
    assert peers(game, 0, 2) == ("novice", "novice")
    assert peers(game, 9999, 2) == ("master", "master")


def test_the_first_game_is_against_normal_and_who_loses_meets_weaker_ones(tmp_path: Path) -> None:
    new = default_game("dolce-vita", 3, human="Anna", level=EQUALS)
    first = against_equals(new, tmp_path)
    check(first)
    assert [player.by for player in first.players] == ["human", "normal", "normal"]
    for number in range(8):
        saved_game(tmp_path / f"{number}.ludo", seed=str(number))
    later = against_equals(new, tmp_path)
    weaker = {"novice", "easy"}
    assert {player.by for player in later.players[1:]} <= weaker
    # Only a robot that is to be an equal gets another level.
    mixed = new._replace(players=(*new.players[:2], Player("Bo", "hard@100")))
    equal, other = against_equals(mixed, tmp_path).players[1:]
    assert equal.by in weaker and other.by == "hard@100"


def test_the_results_of_the_person_count_wherever_they_sit(tmp_path: Path) -> None:
    """A robot that has the name of somebody who lost is not that person."""
    rules = game_named("dolce-vita")
    players = (Player("Anna", "human"), Player("Bo", "human"), Player("Yves", "easy"))
    bots = [rules.bots[level] for level in ("random", "easy", "random")]
    for number in range(8):
        new = default_game("dolce-vita", 3, seed=str(number))._replace(players=players)
        journal = play_out(rules, Setup(3, new.options), bots, new.seed)
        save = compose(header_of(new, noon()), journal.actions)
        write_save(tmp_path / f"{number}.ludo", save)
    for here, robot, loses in (("Anna", "Bo", True), ("Bo", "Anna", False)):
        sit = (Player(robot, EQUALS), Player(here, "human"), Player("Yves", EQUALS))
        found = against_equals(new._replace(players=sit), tmp_path).players
        assert found[1].by == "human"
        assert all((found[seat].by in ("novice", "easy")) is loses for seat in (0, 2))
