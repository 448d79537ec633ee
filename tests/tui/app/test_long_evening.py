"""Two hundred games in one session: the memory of the program does not grow."""

import gc
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest

from engine.registry import game_named
from saves.header import Player
from tests.tui.tables import app_on, noon, running, until
from tui.app.screens.home import HomeScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.result import ResultScreen
from tui.session.new_game import NewGame, begin

GAMES = ("dolce-vita", "dolores", "dalmuti")
EVERY = 10
"""The number of games between two measurements."""

WARM = 10
"""The number of games after which everything is loaded."""

MORE = 1.10


def held() -> int:
    """Return the memory of this process, in pages."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1])


def counted() -> int:
    """Return the number of objects that are kept, but for what the caches of functions hold."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()
    gc.collect()
    return len(gc.get_objects())


async def grown(folder: Path, games: int) -> tuple[float, float]:
    """Return the factors by which memory and objects grow from the tenth game to the last."""
    app = app_on(None, folder)
    memory: list[int] = []
    objects: list[int] = []
    async with running(app, (100, 30)) as pilot:
        for number in range(games):
            rules = game_named(GAMES[number % len(GAMES)])
            players = tuple(Player(name, "random") for name in ("Anna", "Bo", "Cleo", "Dan"))
            options = rules.options(hands=1) if rules.name == "dalmuti" else rules.options()
            live = begin(NewGame(rules.name, players, options, str(number)), folder, noon)
            app.push_screen(PlayScreen(live))
            await until(pilot, lambda: isinstance(app.screen, ResultScreen))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            live.path.unlink()
            if (number + 1) % EVERY == 0:
                memory.append(held())
                print(number + 1, memory[-1])
            if number + 1 in (WARM, games):
                objects.append(counted())
    print(objects)
    return memory[-1] / memory[WARM // EVERY - 1], objects[-1] / objects[0]


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_two_hundred_games_in_one_session(tmp_path: Path) -> None:
    memory, objects = await grown(tmp_path, 200)
    assert memory < MORE and objects < MORE
