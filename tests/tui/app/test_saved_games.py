"""Saved games: what the list says of them, opening, replaying, deleting and bringing back."""

import asyncio
import os
from pathlib import Path
from threading import Event

import pytest

import tui.app.save_previews
import tui.session.new_game
from saves.header import Player
from saves.listing import SaveInfo, inspect
from saves.lock import beside
from saves.writing import LiveGame
from tests.tui.lists import app_with_list, listed, row_of
from tests.tui.mistakes import mistaken, resting
from tests.tui.screens import click, finished, stamp, text, unfinished
from tests.tui.tables import SEED, advance, noon, running, until
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.widgets.preview import Preview
from tui.session.new_game import begin, default_game


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock to the day of the tests' games."""
    monkeypatch.setattr(tui.session.new_game, "now", noon)


async def test_the_list_says_game_players_where_and_when_the_newest_first(tmp_path: Path) -> None:
    unfinished(tmp_path, moves=40, age=2, humans=("Anna",))
    unfinished(tmp_path, moves=3, age=400, humans=("Zoe",))
    finished(tmp_path, age=1, humans=("Mia",))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 3)
        await until(pilot, lambda: "Round 2" in text(app) and "Round 1" in text(app))
        rows = [row for row in text(app).splitlines() if "Dolce Vita" in row][:3]
        assert ["Mia" in rows[0], "Anna" in rows[1], "Zoe" in rows[2]] == [True] * 3
        assert "finished" in rows[0] and "20 Nov 14:06" in rows[0]
        assert "Round 2" in rows[1]
        assert "Round 1" in rows[2] and "2025" in rows[2]


async def test_enter_goes_on_with_an_unfinished_game(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    finished(tmp_path, age=1)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 2)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        screen = app.screen
        assert isinstance(screen, PlayScreen) and screen.live.path == path
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        await listed(pilot, app, 2)


async def test_enter_replays_a_finished_game_and_r_any(tmp_path: Path) -> None:
    unfinished(tmp_path)
    path = finished(tmp_path, age=1)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 2)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await listed(pilot, app, 2)
        await pilot.press("end", "enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        screen = app.screen
        assert isinstance(screen, ReplayScreen) and screen.saved.path == path


async def test_the_key_of_the_review_goes_on_with_one_that_rests(tmp_path: Path) -> None:
    """A game whose review had been left opened at an empty table, and nothing was reviewed."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    resting(saved)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: app.screen.has_class("-analysing"))


async def test_by_mouse_alone_a_game_is_opened_replayed_deleted_and_brought_back(
    tmp_path: Path,
) -> None:
    finished(tmp_path, humans=("Mia",))
    unfinished(tmp_path, age=1, humans=("Zoe",))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 2)
        await click(pilot, app, "Zoe")
        assert rows.cursor == 1
        await click(pilot, app, "replay")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        rows = await listed(pilot, app, 2)
        await click(pilot, app, "delete")
        await until(pilot, lambda: rows.count == 1)
        await click(pilot, app, "undo", last=True)
        await until(pilot, lambda: rows.count == 2)
        await click(pilot, app, "Zoe")
        if not isinstance(app.screen, PlayScreen):
            await click(pilot, app, "Zoe")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))


async def test_the_notice_that_names_a_key_of_the_list_goes_with_the_list(tmp_path: Path) -> None:
    unfinished(tmp_path, humans=("Mia",))
    finished(tmp_path, age=1, humans=("Zoe",))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 2)
        await pilot.press("d")
        await until(pilot, lambda: rows.count == 1)
        await until(pilot, lambda: "Press U" in text(app))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.pause()
        assert "Press U" not in text(app)


async def test_deleting_moves_to_the_trash_and_undo_brings_back_as_it_was(tmp_path: Path) -> None:
    first = unfinished(tmp_path, humans=("Mia",))
    second = unfinished(tmp_path, age=1, humans=("Zoe",))
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in (first, second)}
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 2)
        assert "undo" not in text(app).splitlines()[-1]
        await pilot.press("d")
        await until(pilot, lambda: rows.count == 1)
        assert not first.exists() and (tmp_path / "trash" / first.name).exists()
        await until(pilot, lambda: "Press U" in text(app))
        await pilot.press("delete")
        await until(pilot, lambda: rows.count == 0)
        await until(pilot, lambda: "No saved games." in text(app))
        await click(pilot, app, "undo", last=True)
        await until(pilot, lambda: rows.count == 1)
        assert second.exists() and not first.exists()
        await pilot.press("u")
        await until(pilot, lambda: rows.count == 2)
        assert "undo" not in text(app).splitlines()[-1]
    assert {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in before} == before


async def test_a_game_that_is_being_played_is_looked_at_and_neither_played_nor_changed(
    tmp_path: Path,
) -> None:
    path = unfinished(tmp_path)
    app = app_with_list(tmp_path)
    with LiveGame.resume(path) as live:
        async with running(app, (120, 40)) as pilot:
            await listed(pilot, app, 1)
            assert "open elsewhere" in text(app)
            assert f"process {os.getpid()}" in text(app)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            await until(pilot, lambda: "open in another window" in text(app))
            assert "You can look at" in text(app)
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            assert screen.step == len(live.journal)
            await pilot.press("q")
            rows = await listed(pilot, app, 1)
            for key in ("d", "n"):
                app.clear_notifications()
                await pilot.press(key)
                if key == "n":
                    await pilot.press(*"mine", "enter")
                await until(pilot, lambda: "open in another window" in text(app))
            assert rows.count == 1 and path.exists()
            assert isinstance(app.screen, SavedGamesScreen)


async def test_hands_of_a_shared_game_played_elsewhere_stay_closed(tmp_path: Path) -> None:
    new = default_game("dalmuti", 4, seed=SEED)
    players = (Player("Anna", "human"), Player("Zoe", "human"), *new.players[2:])
    live = begin(new._replace(players=players), tmp_path, noon)
    with advance(live, lambda live: len(live.journal) > 3):
        app = app_with_list(tmp_path)
        async with running(app, (120, 40)) as pilot:
            await listed(pilot, app, 1)
            await pilot.press("enter")
            await until(pilot, lambda: "open in another window" in text(app))
            await pilot.pause()
            assert isinstance(app.screen, SavedGamesScreen)


async def test_broken_saves_are_listed_with_the_reason_and_open_as_far_as_they_are_good(
    tmp_path: Path,
) -> None:
    torn = unfinished(tmp_path, humans=("Torn",))
    torn.write_bytes(torn.read_bytes()[:-10])
    stamp(torn, 1)
    junk = tmp_path / "[bold]junk\x1b[31m.ludo"
    junk.write_bytes(b"\x00\xffnothing")
    stamp(junk, 2)
    newer = tmp_path / "newer.ludo"
    newer.write_bytes(finished(tmp_path, age=3, humans=("Old",)).read_bytes())
    _make_newer(newer)
    stamp(newer, 4)
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 4)
        assert "incomplete" in row_of(app, "Torn")
        assert "unreadable" in row_of(app, "[bold]junk?[31m.ludo")
        assert "newer version" in row_of(app, "newer.ludo")
        await until(pilot, lambda: "stops in the middle" in text(app))
        await pilot.press("down")
        await until(pilot, lambda: "This is not a saved game." in text(app))
        await pilot.press("r", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SavedGamesScreen)
        await pilot.press("end")
        await until(pilot, lambda: "A newer version of Ludothèque wrote this file" in text(app))
        await pilot.press("home", "r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


def _make_newer(path: Path) -> None:
    """Replace a save by its first line, as a newer version of the program would write it."""
    from saves.chain import START, frame

    body = path.read_bytes().splitlines()[0][20:-1].replace(b'"ludo":2', b'"ludo":9')
    path.write_bytes(frame(START, body)[0])


async def test_replays_are_the_finished_games(tmp_path: Path) -> None:
    unfinished(tmp_path, humans=("Zoe",))
    finished(tmp_path, age=1, humans=("Mia",))
    app = app_with_list(tmp_path, only_finished=True)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 1)
        assert "Mia" in text(app) and "Zoe" not in text(app)
        await until(pilot, lambda: " wins with " in text(app) or "tie for the win" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


async def test_enter_is_named_after_what_it_does_with_the_game_under_the_cursor(
    tmp_path: Path,
) -> None:
    unfinished(tmp_path, humans=("Zoe",))
    finished(tmp_path, age=1, humans=("Mia",))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 2)
        await until(pilot, lambda: "Enter continue  R replay" in text(app))
        assert "A review" not in text(app)
        await pilot.press("down")
        await until(pilot, lambda: "Enter replay  A review" in text(app))
        assert "R replay" not in text(app)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


async def test_an_empty_list_says_so_and_no_key_harms(tmp_path: Path) -> None:
    app = app_with_list(tmp_path / "nowhere", only_finished=True, language="fr")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Aucune partie n’a encore été jouée" in text(app))
        await pilot.press("enter", "r", "d", "u", "down", "end")
        await pilot.pause()
        assert isinstance(app.screen, SavedGamesScreen)


async def test_a_folder_that_is_none_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = app_with_list(tmp_path / "file")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "There is a file where a folder should be" in text(app))


async def test_rows_come_as_they_are_read_and_work_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow disk the third save is read only when the test lets it come."""
    for age, name in enumerate(("Mia", "Zoe", "Anna", "Lea")):
        unfinished(tmp_path, age=age, humans=(name,))
    comes = Event()

    def slow(path: Path) -> SaveInfo | None:
        info = inspect(path)
        if info and info.header and info.header.players[0].name == "Anna":
            comes.wait()
        return info

    monkeypatch.setattr("saves.listing.inspect", slow)
    app = app_with_list(tmp_path)
    try:
        async with running(app, (120, 40)) as pilot:
            rows = await listed(pilot, app, 2)
            assert "2 games" in text(app) and "reading the folder" in text(app)
            await pilot.press("slash", *"zoe", "enter")
            await until(pilot, lambda: rows.count == 1 and rows.has_focus)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, PlayScreen))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
            await until(pilot, lambda: rows.count == 1 and "reading the folder" in text(app))
            await pilot.press("escape")
            # Zoe's is the newest when it is read again, and the cursor goes up with it.
            await until(pilot, lambda: rows.count == 2 and rows.cursor == 0)
            await pilot.press("down")
            await until(pilot, lambda: rows.cursor == 1)
            screen = app.screen
            assert isinstance(screen, SavedGamesScreen)
            here = screen.here
            assert here is not None
            comes.set()
            await until(pilot, lambda: rows.count == 4)
            await until(pilot, lambda: "reading the folder" not in text(app))
            assert screen.here is not None and screen.here.path == here.path
    finally:
        comes.set()


async def test_no_lock_files_are_left_behind(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 1)
        await pilot.press("d")
        await until(pilot, lambda: rows.count == 0)
        await pilot.press("u")
        await until(pilot, lambda: rows.count == 1)
    assert not beside(path).exists()
    assert not list(tmp_path.rglob("*.lock"))


async def test_a_preview_that_is_ready_while_the_list_is_composed_anew_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = Event()

    def preview(path: Path) -> None:
        ready.wait()

    async def replace(screen: SavedGamesScreen) -> None:
        await screen.query_one(Preview).remove()
        ready.set()
        while screen._glances._folding:
            await asyncio.sleep(0)
        await compose_anew(screen)

    unfinished(tmp_path)
    compose_anew = SavedGamesScreen.recompose
    monkeypatch.setattr(tui.app.save_previews, "preview_of", preview)
    monkeypatch.setattr(SavedGamesScreen, "recompose", replace)
    app = app_with_list(tmp_path)
    async with running(app) as pilot:
        await listed(pilot, app, 1)
        app.change(language="fr")
        await until(pilot, lambda: "joueurs" in text(app).lower())
