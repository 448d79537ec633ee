"""The driver of a game in this program: what a table's screen asks it."""

from pathlib import Path

import pytest

from saves.header import Player
from saves.writing import LiveGame
from tests.tui.tables import at_turn, new_live, noon, to_the_end
from tui.session.driver import Conducted
from tui.session.new_game import begin, default_game


def conducted(folder: Path, *humans: str) -> Conducted:
    """Return the driver of a new game of four seats: these people and robots, or robots alone
    without a name."""
    live = new_live(folder, 4, humans) if humans else robots_alone(folder)
    return Conducted(live, lambda *_: None, False)


def robots_alone(folder: Path) -> LiveGame:
    """Return a new game of four robots."""
    new = default_game("dolce-vita", 4, level="random")
    players = tuple(Player(each.name, "random") for each in new.players)
    return begin(new._replace(players=players), folder, noon)


def test_who_has_not_moved_has_nothing_to_take_back(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path))
    driver = Conducted(live, lambda *_: None, False)
    assert not driver.returns and not driver.over and not driver.shared
    live.table.submit(driver.game.legal(live.table.view(0))[0])
    assert driver.returns and driver.news == 1
    to_the_end(live)
    assert driver.over


@pytest.mark.parametrize(
    ("humans", "waits"),
    [
        (("Anna",), {"always", "robots"}),
        (("Anna", "Bruno", "Chiara"), {"always", "robots"}),
        (("Anna", "Bruno", "Chiara", "Dario"), {"always"}),
        ((), {"always"}),
    ],
)
def test_a_round_waits_at_its_end_by_the_setting_and_who_plays(
    tmp_path: Path, humans: tuple[str, ...], waits: set[str]
) -> None:
    """With `robots`, only where people play beside robots: people alone wait for each other, and
    robots alone for nobody."""
    driver = conducted(tmp_path, *humans)
    assert {each for each in ("always", "robots", "never") if driver.pauses(each)} == waits
