"""The care for the saves of the list: export, verify, repair, review, branches; and paths that are
completed, pasted and dropped."""

from pathlib import Path
from threading import Event

import pytest
from textual.events import Paste

from saves.branching import branch
from saves.reading import load
from saves.verify import verify
from tests.tui.lists import app_with_list, listed
from tests.tui.screens import finished, text, unfinished
from tests.tui.tables import running, until
from tui.app.screens import care_for_saves
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.widgets.prompt import Entry
from tui.session.paths import completed, dropped
from tui.words import LANGUAGES, Language, Wording


@pytest.mark.parametrize("suffix", [".html", ".svg", ".md"])
async def test_a_game_is_exported_in_the_form_that_its_name_tells(
    tmp_path: Path, suffix: str
) -> None:
    finished(tmp_path)
    goal = tmp_path / f"my game{suffix}"
    app = app_with_list(tmp_path)
    async with running(app, (100, 30)) as pilot:
        rows = await listed(pilot, app, 1)
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen.focused, Entry))
        for name, words in (
            ("game.doc", "file extension sets"),
            (goal.name, "Written:"),
        ):
            app.screen.query_one(Entry).value = str(tmp_path / name)
            await pilot.press("enter")
            await until(pilot, lambda words=words: words in text(app))  # type: ignore[misc]
        assert "Dolce" in goal.read_text("utf-8")
        await until(pilot, lambda: rows.has_focus)
        await pilot.press("e")
        app.screen.query_one(Entry).value = str(goal)
        await pilot.press("enter")
        await until(pilot, lambda: "already exists" in text(app))


async def test_an_exported_game_has_its_own_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their names come from the save, because the list may have changed by then."""
    path, goal = finished(tmp_path), tmp_path / "game.md"
    app = app_with_list(tmp_path)
    async with running(app, (100, 30)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen.focused, Entry))

        def emptied(screen: SavedGamesScreen) -> None:
            screen.shelf.found = []

        monkeypatch.setattr(SavedGamesScreen, "leave_prompt", emptied)
        app.screen.query_one(Entry).value = str(goal)
        await pilot.press("enter")
        await until(pilot, goal.exists)
    for player in load(path).header.players:
        assert player.name in goal.read_text("utf-8")


async def test_the_end_of_an_export_closes_no_other_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(tmp_path)
    going_on = Event()

    def slowly(*_: object) -> bool:
        return going_on.wait()

    monkeypatch.setattr(care_for_saves, "exported", slowly)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 1)
        await pilot.press("e", "enter")
        try:
            await until(pilot, lambda: "Exporting:" in text(app))
            assert rows.has_focus
            await pilot.press("slash", *"dol")
        finally:
            going_on.set()
        await until(pilot, lambda: "Written:" in text(app))
        await pilot.press(*"ce")
        entry = app.screen.query_one(Entry)
        assert entry.has_focus and entry.value == "dolce"


async def test_the_forms_of_an_export_go_with_its_question(tmp_path: Path) -> None:
    finished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("e")
        await until(pilot, lambda: "file extension sets" in text(app))
        await pilot.press("escape")
        await pilot.pause()
        assert not app._notifications


async def test_a_damaged_save_is_verified_and_repaired(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_bytes(path.read_bytes()[:-9])
    before = path.read_bytes()
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 1)
        await pilot.press("k")
        await until(pilot, lambda: "incomplete:" in text(app))
        await pilot.press("f")
        await until(pilot, lambda: rows.count == 2)
        (mended,) = set(tmp_path.glob("*.ludo")) - {path}
        assert verify(mended).status == "unfinished" and path.read_bytes() == before
        screen = app.screen
        assert isinstance(screen, SavedGamesScreen)
        await until(pilot, lambda: screen.here is not None and screen.here.path == mended)
        assert not screen.check_action("repair", ())
        await pilot.press("k")
        await until(pilot, lambda: ", intact" in text(app))


async def test_the_analysis_opens_in_the_replay(tmp_path: Path) -> None:
    finished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (100, 30)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: app.screen.has_class("-judged"))


async def test_a_game_is_shown_with_its_branches(tmp_path: Path) -> None:
    old = unfinished(tmp_path, humans=("Mia",))
    unfinished(tmp_path, age=3, humans=("Zoe",))
    child = tmp_path / "What if.ludo"
    branch(load(old), 10, child, "2026-11-22T12:00:00Z", "0").close()
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 3)
        screen = app.screen
        assert isinstance(screen, SavedGamesScreen)
        for path in (child, old):
            await until(pilot, lambda: rows.count == 3)
            rows.go_to([info.path for info in screen.shelf.found].index(path))
            await until(pilot, lambda path=path: screen.here and screen.here.path == path)  # type: ignore[misc]
            told = f"branched from {old.name} at step 10"
            await until(pilot, lambda told=told, path=path: (told in text(app)) is (path == child))  # type: ignore[misc]
            told = f"branch: {child.name} from step 10"
            await until(pilot, lambda told=told, path=path: (told in text(app)) is (path == old))  # type: ignore[misc]
            await pilot.press("b")
            await until(pilot, lambda: rows.count == 2)
            assert {info.path for info in screen.shelf.found} == {old, child}
            await pilot.press("escape")
        await until(pilot, lambda: rows.count == 3)
        rows.go_to(2)
        await pilot.pause()
        assert not screen.check_action("branches", ())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_branches_are_sought_in_the_words_of_the_reader(
    tmp_path: Path, language: Language
) -> None:
    old = unfinished(tmp_path)
    branch(load(old), 10, tmp_path / "What if.ludo", "2026-11-22T12:00:00Z", "0").close()
    app = app_with_list(tmp_path, language=language)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 2)
        rows.go_to(0)
        screen = app.screen
        assert isinstance(screen, SavedGamesScreen)
        await until(pilot, lambda: screen.here is not None)
        await pilot.press("b")
        await until(pilot, lambda: f"{Wording(language)('saves.by.branch')}:" in text(app))
        assert rows.count == 2


async def test_tab_completes_the_path_of_a_save(tmp_path: Path) -> None:
    elsewhere = tmp_path / "else where"
    unfinished(elsewhere).rename(elsewhere / "mine.ludo")
    (elsewhere / "milk.txt").touch()
    (elsewhere / "more").mkdir()
    app = app_with_list(tmp_path / "saves")
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 0)
        await until(pilot, lambda: "No saved games." in text(app))
        await pilot.press("i")
        entry = app.screen.query_one(Entry)
        entry.value = str(elsewhere)[:-3]
        await pilot.press("tab")
        assert entry.value == f"{elsewhere}/"
        await pilot.press("tab", "tab")
        await until(pilot, lambda: "mine.ludo" in text(app) and "more/" in text(app))
        assert entry.value == f"{elsewhere}/m" and entry.has_focus and "milk" not in text(app)
        await pilot.press("i", "tab", "enter")
        await until(pilot, lambda: rows.count == 1)


async def test_files_dropped_on_the_list_come_in(tmp_path: Path) -> None:
    elsewhere = tmp_path / "else where"
    one, two = unfinished(elsewhere, humans=("Mia",)), unfinished(elsewhere, humans=("Zoe",))
    app = app_with_list(tmp_path / "saves")
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 0)
        await until(pilot, lambda: "No saved games." in text(app))
        app.post_message(Paste("What a game!"))
        await until(pilot, lambda: "not the path of a file" in text(app))
        app.post_message(Paste(f"'{one}' {str(two).replace(' ', chr(92) + ' ')} "))
        await until(pilot, lambda: rows.count == 2 and "2 games added" in text(app))


def test_paths_are_read_as_terminals_write_them(tmp_path: Path) -> None:
    path = tmp_path / "a b.ludo"
    path.touch()
    spelt = (str(path), f"'{path}'", f'"{path}"', path.as_uri(), str(path).replace(" ", "\\ "))
    for text_ in spelt:
        assert dropped(f"{text_}\n") == [path], text_
    assert dropped("") == dropped("'") == dropped(str(tmp_path)) == []
    assert completed(str(tmp_path / "a")) == (str(path), [])
