"""Nobody sees the cards of a game that they are still playing."""

from pathlib import Path

import pytest

from engine.game import EVERYONE
from saves.header import Player
from saves.reading import load
from tests.tui.screens import text
from tests.tui.tables import advance, app_on, noon, running, to_the_end, until
from tui.app.screens.home import HomeScreen
from tui.app.screens.open_save import replay
from tui.app.screens.replay import ReplayScreen
from tui.session.new_game import NewGame, begin, default_game
from tui.session.perspectives import notes_may_tell, perspectives, usual_viewer


def saved(folder: Path, game: str, people: int, finished: bool) -> Path:
    """Return the path of a save of four players, played at random to its end, or left after 13
    steps."""
    new = default_game(game, 4, level="random", seed="x")
    players = [Player(f"P{n}", "human" if n < people else "random") for n in range(4)]
    live = begin(NewGame(game, tuple(players), new.options, "x"), folder, noon)
    if finished:
        to_the_end(live)
    else:
        advance(live, lambda live: len(live.journal) > 12)
    live.close()
    return live.path


@pytest.mark.parametrize("game", ["dolce-vita", "dalmuti", "dolores"])
def test_a_finished_game_and_one_of_robots_are_open(game: str, tmp_path: Path) -> None:
    everybody = (0, 1, 2, 3, EVERYONE)
    assert perspectives(load(saved(tmp_path, game, 2, finished=True))) == everybody
    assert perspectives(load(saved(tmp_path, game, 0, finished=False))) == everybody


def test_an_unfinished_game_is_open_as_far_as_its_table_is(tmp_path: Path) -> None:
    assert perspectives(load(saved(tmp_path, "dolce-vita", 2, False))) == (0, 1, 2, 3, EVERYONE)
    assert perspectives(load(saved(tmp_path, "dalmuti", 1, False))) == (0,)
    assert perspectives(load(saved(tmp_path, "dolores", 2, False))) == ()


@pytest.mark.parametrize(
    ("game", "people", "finished", "viewer"),
    [
        ("dalmuti", 2, True, 0),
        ("dalmuti", 1, False, 0),
        ("dalmuti", 0, False, EVERYONE),
        ("dalmuti", 2, False, None),
        ("dolce-vita", 2, False, 0),
    ],
)
def test_a_save_is_shown_to_its_first_person_unless_others_have_secrets(
    tmp_path: Path, game: str, people: int, finished: bool, viewer: int | None
) -> None:
    path = saved(tmp_path, game, people, finished)
    assert usual_viewer(load(path)) == viewer
    assert notes_may_tell(load(path)) is (viewer is None)


async def test_against_robots_one_replays_ones_own_view_alone(tmp_path: Path) -> None:
    path = saved(tmp_path, "dalmuti", 1, finished=False)
    app = app_on(lambda: ReplayScreen(load(path), seat=EVERYONE), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.perspective == 0
        await pilot.press("v")
        assert screen.perspective == 0


async def test_a_game_that_several_people_still_play_is_not_replayed(tmp_path: Path) -> None:
    path = saved(tmp_path, "dalmuti", 2, finished=False)
    app = app_on(None, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        assert isinstance(app.screen, HomeScreen)
        replay(app.screen, path)
        await until(pilot, lambda: "This game is not over" in text(app))
        assert not isinstance(app.screen, ReplayScreen)
