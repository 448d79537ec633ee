"""The end of a game on the screen: podium, turning point, costliest move, and the keys that lead
on."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.handicap import tried
from saves.reading import SavedGame, load
from saves.writing import LiveGame
from tests.tui.app.test_bottom_line import shown_at_all
from tests.tui.screens import text
from tests.tui.tables import app_on, new_live, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.app.screens.look_back import LookBackScreen
from tui.app.screens.note import NoteScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.games.registry import goals_of
from tui.session.afterwards import Afterwards
from tui.session.review_process import Finding, findings
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import line


async def looked_at_shortly(saved: SavedGame) -> AsyncIterator[Finding]:
    """Yield the findings on the decisions of people, and the first finding after them, which shows
    that they are complete."""
    for finding in findings(saved, tried(4)):
        yield finding
        if finding.expected is not None:
            return


def ended(folder: Path, **settings: Any) -> tuple[LiveGame, LudothequeApp]:
    live = to_the_end(new_live(folder))
    return live, app_on(lambda: PlayScreen(live), folder, **settings)


async def at_the_end(pilot: Pilot[Any], app: LudothequeApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, ResultScreen))


async def test_it_counts_up_and_any_hurry_shows_all(tmp_path: Path) -> None:
    live, app = ended(tmp_path, motion=True, speed="fast")
    assert live.table.outcome is not None
    winner = live.table.outcome.places.index(1)
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        assert "wins with" not in text(app) and "Fortunes" not in text(app)
        await pilot.press("space")
        await until(pilot, lambda: "Fortunes by round" in text(app))
        headline = text(app).splitlines()[0]
        assert "wins with" in headline and live.header.players[winner].name in headline
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("enter")
        await at_the_end(pilot, app)
        await pilot.pause()
        assert "wins with" in text(app).splitlines()[0], "what was seen is not counted up again"


@pytest.mark.parametrize("remarks", [True, False])
async def test_the_last_words_of_robots_stand_behind_the_result(
    tmp_path: Path, remarks: bool
) -> None:
    """Otherwise a player who goes home from the result never reads the congratulations."""
    _, app = ended(tmp_path, remarks=remarks)
    async with running(app, (120, 40)) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: "Turning point" in text(app))
        assert ("Last words" in text(app)) is remarks


@pytest.mark.parametrize("rows", [24, 26, 28, 30, 32])
async def test_what_stands_behind_the_result_stays_when_the_costliest_move_is_told(
    tmp_path: Path, rows: int
) -> None:
    """The last words were there for some seconds, and then gone."""
    _, app = ended(tmp_path)
    known = asyncio.Event()

    async def waiting(saved: SavedGame) -> AsyncIterator[Finding]:
        await known.wait()
        async for finding in looked_at_shortly(saved):
            yield finding

    app.findings = waiting
    kinds = ("Turning point", "Last words", "extra goal")
    async with running(app, (80, rows)) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: "is looking for it" in text(app))
        told = [each for each in kinds if each in text(app)]
        known.set()
        await until(pilot, lambda: "Better:" in text(app))
        assert [each for each in kinds if each in text(app)] == told


async def test_the_costliest_move_is_named_and_tried_again_where_it_was(tmp_path: Path) -> None:
    live, app = ended(tmp_path)
    app.findings = looked_at_shortly
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: "Your costliest move" in text(app) and "Better" in text(app))
        told = " ".join(text(app).partition("Your costliest move")[2].split())
        assert re.search(
            r"^Round \d[^·]* · [^()·]+: chance of winning down by \d+ percentage points\. Better: ",
            told,
        )
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        await until(pilot, lambda: "Anna" in text(app))
        assert isinstance(app.screen, WhatIfScreen)
        assert app.screen.trial.table.to_act == (0,)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert isinstance(app.screen, ReplayScreen)
        assert live.journal.actions[app.screen.step].seat == 0


async def test_the_costliest_move_so_far_is_named_while_others_are_looked_at(
    tmp_path: Path,
) -> None:
    _, app = ended(tmp_path)
    known = asyncio.Event()

    async def slowly(saved: SavedGame) -> AsyncIterator[Finding]:
        async for finding in looked_at_shortly(saved):
            if finding.expected is not None:
                await known.wait()
            yield finding

    app.findings = slowly
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: "(review not finished)" in " ".join(text(app).split()))
        assert "looking" not in text(app).casefold() and "retry costliest move" in text(app)
        known.set()
        await until(pilot, lambda: "(review not finished)" not in " ".join(text(app).split()))
        assert "Better" in text(app)


async def test_it_still_says_that_it_looks_after_the_help_was_read(tmp_path: Path) -> None:
    _, app = ended(tmp_path)
    begun: list[SavedGame] = []

    async def never(saved: SavedGame) -> AsyncIterator[Finding]:
        begun.append(saved)
        await asyncio.Event().wait()
        yield next(iter(findings(saved)))

    app.findings = never
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: bool(begun) and "Your costliest move" in text(app))
        await pilot.press("f1")
        await until(pilot, lambda: not isinstance(app.screen, ResultScreen))
        await pilot.press("escape")
        await at_the_end(pilot, app)
        await until(pilot, lambda: len(begun) == 2)
        assert "Your costliest move" in text(app)


@pytest.mark.parametrize(("size", "beside"), [((200, 60), True), ((120, 40), False)])
async def test_the_chart_stands_beside_the_podium_where_there_is_room(
    size: tuple[int, int], beside: bool, tmp_path: Path
) -> None:
    live, app = ended(tmp_path)
    first = live.header.players[0].name
    async with running(app, size) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: "Fortunes by round" in text(app) and "Turning" in text(app))
        rows = text(app).splitlines()
        told = next(number for number, row in enumerate(rows) if "Fortunes by round" in row)
        named = [number for number, row in enumerate(rows[1:], 1) if first in row]
        assert (told < min(named)) == beside


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_way_to_the_table_is_named_beside_the_costliest_move(
    language: Language, tmp_path: Path
) -> None:
    """Both keys have room even at the least width."""
    _, app = ended(tmp_path, language=language)
    app.findings = looked_at_shortly
    async with running(app, (80, 24)) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: "try_again" in shown_at_all(app))
        assert "back" in shown_at_all(app)


async def test_no_key_of_the_table_leaves_the_podium_for_home(tmp_path: Path) -> None:
    """The hint’s key, pressed once too often after the last move, changes nothing."""
    live, app = to_the_end(new_live(tmp_path)), app_on(None, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.push_screen(PlayScreen(live))
        await at_the_end(pilot, app)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("key", ["r", "a"])
async def test_a_game_whose_file_is_gone_is_not_replayed_and_nothing_breaks(
    key: str, tmp_path: Path
) -> None:
    live, app = ended(tmp_path)
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        live.path.unlink()
        await pilot.press(key)
        await until(pilot, lambda: "There is no such file" in text(app))
        assert isinstance(app.screen, ResultScreen)


async def test_another_game_that_cannot_be_saved_is_not_begun_and_nothing_breaks(
    tmp_path: Path,
) -> None:
    _, app = ended(tmp_path)
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        app.saves = tmp_path / "file"
        app.saves.write_text("")
        podium = app.screen
        await pilot.press("n")
        await until(pilot, lambda: "folder" in text(app))
        assert app.screen is podium


async def test_the_review_is_one_key_away(tmp_path: Path) -> None:
    _, app = ended(tmp_path)
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: app.screen.has_class("-judged"))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_the_podium_leads_to_leads_back_to_it(
    size: tuple[int, int], tmp_path: Path
) -> None:
    _, app = ended(tmp_path)
    async with running(app, size) as pilot:
        await at_the_end(pilot, app)
        podium = app.screen
        for key in ("r", "a"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is podium)


async def test_a_note_is_kept_by_the_replay_that_the_podium_opens(tmp_path: Path) -> None:
    live, app = ended(tmp_path)
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("home", "n")
        await until(pilot, lambda: isinstance(app.screen, NoteScreen))
        await pilot.press("a", "enter")
        await until(pilot, lambda: not isinstance(app.screen, NoteScreen))
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("enter")
        await at_the_end(pilot, app)
    assert [each.text for each in load(live.path).notes.values()] == ["a"]


async def test_a_game_is_reviewed_once_at_a_time(tmp_path: Path) -> None:
    """The replay over the podium continues the review that the podium began; the podium waits."""
    _, app = ended(tmp_path)
    running_now: list[str] = []

    async def found_slowly(saved: SavedGame) -> AsyncIterator[Finding]:
        running_now.append(type(app.screen).__name__)
        try:
            for finding in findings(saved, tried(2)):
                yield finding
                await asyncio.Event().wait()
        finally:
            running_now.pop()

    app.findings = found_slowly
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: bool(running_now))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and not running_now)
        await pilot.press("a")
        await until(pilot, lambda: running_now == ["ReplayScreen"])
        await pilot.press("q")
        await until(pilot, lambda: running_now == ["ResultScreen"])


async def test_a_note_is_written_from_the_table_of_a_game_that_is_over(tmp_path: Path) -> None:
    """The table has let go of its file, and a note from the replay must still be written there."""
    live, app = ended(tmp_path)
    async with running(app) as pilot:
        await at_the_end(pilot, app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("pageup")
        await until(pilot, lambda: isinstance(app.screen, LookBackScreen))
        await pilot.press("left", "n")
        await until(pilot, lambda: isinstance(app.screen, NoteScreen))
        await pilot.press(*"dear", "enter")
        await until(pilot, lambda: isinstance(app.screen, LookBackScreen))
        [step] = live.notes
    assert {at: note.text for at, note in load(live.path).notes.items()} == {step: "dear"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_next_goal_has_room_under_several_that_were_reached(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say, names = Wording(language), [goal.name for goal in goals_of("dolce-vita")]
    *new, left = (line(say(f"goal.dolce-vita.{each}")) for each in names)
    reached, following = say("goals.new", n=len(new)), say("goals.next")
    found = Afterwards(((reached, tuple(new)), (following, (left,))))
    monkeypatch.setattr("tui.app.screens.result.afterwards", lambda *_: found)
    _, app = ended(tmp_path, language=language, goals=True)
    async with running(app, (80, 24)) as pilot:
        await at_the_end(pilot, app)
        await until(pilot, lambda: reached in text(app) and following in text(app))
        assert "╮" in text(app)
