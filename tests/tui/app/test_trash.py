"""The trash on the screen: listed, searched, restored from, emptied after a question."""

from pathlib import Path

import pytest

import tui.session.new_game
from saves.reading import load
from saves.reviews import keep_review, read_review
from saves.trash import TRASH, discard, trashed
from tests.saves.test_ordinary import STRANGE
from tests.tui.lists import app_with_list, listed, row_of
from tests.tui.screens import click, finished, text, unfinished
from tests.tui.tables import app_on, noon, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.confirm import ConfirmScreen
from tui.app.screens.save_list import SaveListScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.trash import TrashScreen
from tui.app.widgets.bars import KeysBar
from tui.widgets.commands import commands_of
from tui.words import LANGUAGES


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock to the day of the tests' games."""
    monkeypatch.setattr(tui.session.new_game, "now", noon)


def app_with_trash(folder: Path, **settings: object) -> LudothequeApp:
    return app_on(TrashScreen, folder, **settings)


async def test_what_was_deleted_earlier_comes_back_with_its_title_and_review(
    tmp_path: Path,
) -> None:
    path = finished(tmp_path, humans=("Mia",)).rename(tmp_path / "Rainy day.ludo")
    keep_review(load(path), (), ())
    discard(path)
    unfinished(tmp_path, age=1, humans=("Zoe",))
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 1)
        await click(pilot, app, "trash", last=True)
        await until(pilot, lambda: isinstance(app.screen, TrashScreen))
        rows = await listed(pilot, app, 1)
        assert "Rainy day  " in text(app) and "Mia" in row_of(app, "Rainy day  ")
        assert "1 game" in text(app).splitlines()[0]
        await click(pilot, app, "restore", last=True)
        await until(pilot, lambda: rows.count == 0 and "The trash is empty." in text(app))
        await until(pilot, lambda: "Rainy day.ludo restored." in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        await listed(pilot, app, 2)
        assert "Rainy day  " in text(app)
    assert read_review(load(path)) is not None


async def test_every_bad_file_is_a_row_that_can_be_thrown_away_and_brought_back(
    tmp_path: Path,
) -> None:
    for name, put in STRANGE.items():
        put(tmp_path / f"{name}.ludo")
    (tmp_path / "junk\x1b[31m.ludo").write_bytes(b"\x00\xff")
    count = len(STRANGE) + 1
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, count)
        for left in range(count - 1, -1, -1):
            await pilot.press("d")
            await until(pilot, lambda left=left: rows.count == left)  # type: ignore[misc]
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, TrashScreen))
        rows = await listed(pilot, app, count)
        assert "unreadable" in row_of(app, "junk?[31m.ludo")
        assert all("unreadable" in row_of(app, f"{name}.ludo") for name in STRANGE)
        for left in range(count - 1, -1, -1):
            await pilot.press("u")
            await until(pilot, lambda left=left: rows.count == left)  # type: ignore[misc]
    assert len(list(tmp_path.glob("*.ludo"))) == count


@pytest.mark.parametrize(("key", "left"), [("d", 1), ("delete", 1), ("e", 0)])
async def test_deleting_for_good_is_always_asked_first(tmp_path: Path, key: str, left: int) -> None:
    for name in ("Mia", "Zoe"):
        discard(unfinished(tmp_path, humans=(name,)))
    app = app_with_trash(tmp_path, confirm=False)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 2)
        for answer, count in (("escape", 2), ("enter", left)):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
            await until(pilot, lambda: "for good?" in text(app))
            assert len(trashed(tmp_path)) == 2
            await pilot.press(answer)
            await until(pilot, lambda: isinstance(app.screen, TrashScreen))
            await until(pilot, lambda count=count: rows.count == count)  # type: ignore[misc]
        await until(pilot, lambda: "gone for good" in text(app))
    assert len(trashed(tmp_path)) == left


async def test_what_cannot_be_deleted_stays_and_says_why(tmp_path: Path) -> None:
    folder = tmp_path / "diary.ludo"
    folder.mkdir()
    (folder / "page").write_text("dear diary")
    discard(folder)
    discard(unfinished(tmp_path))
    app = app_with_trash(tmp_path)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 2)
        await pilot.press("e", "enter")
        await until(pilot, lambda: rows.count == 1)
        await until(pilot, lambda: "diary.ludo: the folder is not empty." in text(app))
    assert (tmp_path / TRASH / "diary.ludo" / "page").exists()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_empty_trash_says_so_and_no_key_harms(tmp_path: Path, language: str) -> None:
    words = {"en": "trash is empty", "fr": "corbeille est vide", "de": "Papierkorb ist leer"}
    app = app_with_trash(tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: words[language] in text(app))
        keys = {command.action for _, command in commands_of(app, app.screen)}
        assert not keys & {"sort", "search", "preview"}
        await pilot.press("enter", "u", "d", "e", "v", "slash", "s", "down", "end")
        await pilot.pause()
        assert isinstance(app.screen, TrashScreen)


async def test_a_file_in_place_of_the_trash_says_why(tmp_path: Path) -> None:
    (tmp_path / TRASH).write_text("in the way")
    app = app_with_trash(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "There is a file where a folder" in text(app))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [SavedGamesScreen, TrashScreen])
async def test_every_key_that_is_shown_has_room_in_the_smallest_terminal(
    tmp_path: Path, language: str, screen: type[SaveListScreen]
) -> None:
    for age in (0, 1, 2):
        unfinished(tmp_path, age=age)
    app = app_with_list(tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 3)
        await pilot.press("d")
        await until(pilot, lambda: rows.count == 2)
        if screen is TrashScreen:
            await pilot.press("t")
            await listed(pilot, app, 1)
        app.clear_notifications()
        bar = app.screen.query_one(KeysBar)
        keys = [
            app.say(command.label)
            for node, command in commands_of(app, app.screen)
            if command.shown and node is app.screen
        ]

        def shown() -> str:
            return " ".join(text(app).splitlines()[-bar.size.height :])

        await until(pilot, lambda: all(key in shown() for key in keys))
