"""The table of the levels shows what was measured."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.registry import GAMES
from tests.levels.measures import Comparison, Measure, Share, comparisons, keep, kept, measured
from tests.levels.table import PAGE, line, table, with_table
from tui.games.registry import card_of

FIRST = Comparison("dolce-vita", 3, "easy", "random")
SECOND = Comparison("dolores", 2, "easy", "random")

CHEAP = ("easy", "normal")
"""The levels of which a hundred games take no more than some seconds."""


def test_the_page_shows_what_was_measured() -> None:
    text = PAGE.read_text(encoding="utf-8")
    measures = kept()
    assert measures
    assert text == with_table(text, measures), "make levels ARGS=--table draws it anew"
    known = set(comparisons())
    assert {measure.comparison for measure in measures} <= known


def test_measures_come_again_and_take_the_place_of_older_ones(tmp_path: Path) -> None:
    path = tmp_path / "levels.json"
    assert kept(path) == []
    second, first = measured(SECOND, 4), measured(FIRST, 3)
    keep(second, path)
    keep(first, path)
    assert kept(path) == [first, second]
    more = measured(FIRST, 6)
    assert (first.games, more.games) == (3, 6)
    keep(more, path)
    assert kept(path) == [more, second]
    assert measured(FIRST, 3) == first


def test_a_shorter_run_takes_the_place_of_no_longer_one(tmp_path: Path) -> None:
    path = tmp_path / "levels.json"
    longer = measured(FIRST, 6)
    keep(longer, path)
    keep(measured(FIRST, 3), path)
    assert kept(path) == [longer]
    keep(longer, path)
    assert kept(path) == [longer]


def test_a_run_prints_every_share_of_the_table() -> None:
    part = Share(0.5, 0.4, 0.6)
    whole = Measure("dalmuti", 4, "hard", "strong", 24, 6, Share(1.0, 0.9, 1.1), part, part)
    assert line(whole) == (
        "dalmuti 4 hard strong 24 games wins 1.00 (0.90 to 1.10) ahead 0.50 (0.40 to 0.60) "
        "by hand 0.50 (0.40 to 0.60)"
    )
    assert line(replace(whole, hands=None)).endswith("ahead 0.50 (0.40 to 0.60)")


def test_the_table_has_a_line_for_each() -> None:
    lines = table([measured(FIRST, 3)]).splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| Dolce Vita | 3 | `easy` among `random` | 3 | ")
    assert len({line.count("|") for line in lines}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_costs_little_is_ahead_of_the_one_below(game: str) -> None:
    players = card_of(game).usual_seats
    for each in comparisons():
        if (each.game, each.players) == (game, players) and each.level in CHEAP:
            found = measured(each, 120)
            assert found.wins.value > 1.15, found
