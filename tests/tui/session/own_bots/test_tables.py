"""At every kind of table a stand-in replaces a robot that fails, and the table says so once."""

from functools import partial
from pathlib import Path

import pytest

from saves.verify import verify
from saves.writing import LiveGame
from tests.tui.plain.test_table import Played
from tests.tui.screens import text
from tests.tui.session.own_bots.conftest import Strangers
from tests.tui.session.own_bots.strangers import for_ever, game_with, marked
from tests.tui.session.test_thinking import gone
from tests.tui.tables import app_on, running, until
from tui.app.screens.play import PlayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.plain.paper import Gone
from tui.plain.table import PlainTable
from tui.session.thinking import ProcessThinker
from tui.session.what_if import Trial
from tui.settings import Settings


def moved(live: LiveGame | Trial, steps: int) -> bool:
    """Return whether the game has more than so many steps."""
    return len(live.journal) > steps


@pytest.mark.parametrize(
    ("table", "name", "why"),
    [
        (PlayScreen, "forging", "chose an illegal move"),
        (WhatIfScreen, "dying", "does not answer"),
    ],
)
async def test_on_the_screen_it_is_said_once_and_the_save_stays_sound(
    strangers: Strangers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    table: type[PlayScreen | WhatIfScreen],
    name: str,
    why: str,
) -> None:
    strangers(name)
    said: list[str] = []
    monkeypatch.setattr(table, "notify", lambda _, words, **__: said.append(words))
    live = game_with(tmp_path, name)
    live.table.submit(live.table.deal())
    trial = Trial(live, len(live.journal), {0})
    seen = live if table is PlayScreen else trial
    app = app_on(
        lambda: PlayScreen(live) if table is PlayScreen else WhatIfScreen(trial, play_on=False),
        tmp_path,
    )
    thinker = app.thinker = ProcessThinker(for_ever)
    async with running(app) as pilot:

        def mine() -> bool:
            return isinstance(app.screen, table) and app.screen.board.open

        for number in ("1", "2"):
            await until(pilot, mine)
            steps = len(seen.journal)
            await pilot.press(number, "a", "enter")
            await until(pilot, partial(moved, seen, steps + 2))
        await until(pilot, mine)
        left = thinker.start(("x", 0)).process.pid
        await pilot.press("q")
        await until(pilot, lambda: not isinstance(app.screen, table))
        await gone(left)
    assert len(said) == 2
    for words, who in zip(said, ("Bruno", "Chiara"), strict=True):
        assert why in words
        assert words.endswith(f"A normal robot chooses for {who}.")
    live.close()
    assert verify(live.path).status == "unfinished"


@pytest.mark.parametrize("name", ["dying", "deaf", "splitting"])
def test_line_by_line_a_robot_of_no_use_harms_nothing_either(
    strangers: Strangers, tmp_path: Path, name: str
) -> None:
    strangers(name)
    paper = Played("dolce-vita", "en", 2)
    with game_with(tmp_path, name) as live:
        thinker = ProcessThinker(for_ever if name == "dying" else marked)
        with pytest.raises(Gone):
            PlainTable(live, paper.say, Settings(), paper, thinker).play()
        assert len(live.journal) > 4
    said = [line for line in paper.written if "does not answer" in line]
    assert [line.rpartition(" ")[2] for line in said] == ["Bruno.", "Chiara."]
    assert verify(live.path).status == "unfinished"


async def test_a_save_whose_robot_is_gone_is_played_on(
    strangers: Strangers, tmp_path: Path
) -> None:
    folder = strangers("first")
    live = game_with(tmp_path, "first")
    live.close()
    (folder / "strangers-1.0.dist-info" / "entry_points.txt").unlink()
    again = LiveGame.resume(live.path)
    app = app_on(lambda: PlayScreen(again), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        await pilot.press("1", "a", "enter")
        await until(pilot, lambda: "no robot “first”" in text(app))
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
