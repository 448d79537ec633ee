"""Notes on a replay: written, judged, listed, opened, changed, deleted; kept in the save."""

from pathlib import Path
from typing import Any

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from saves.noting import note
from saves.problems import SaveError
from saves.reading import load
from saves.records import TEXT_LIMIT, Note
from saves.writing import LiveGame
from tests.tui.app.test_look_back import dalmuti, looking_back, my_turn, table
from tests.tui.app.test_replay import replaying
from tests.tui.screens import click, finished, shown, text, unfinished
from tests.tui.tables import app_on, lifted, running, until
from tui.app.screens.note import NoteScreen
from tui.app.screens.notes import NotesScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.widgets.note_field import NoteField
from tui.games.registry import samples
from tui.words.spans import line


async def opened(pilot: Pilot[Any], screen: type) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, screen))


async def test_a_note_is_written_judged_and_kept_in_the_save(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=30) as (pilot, app, replay):
        await pilot.press("n")
        await opened(pilot, NoteScreen)
        await pilot.press(*"Too ", "?", *" dear", "ctrl+j", *"a five")
        await pilot.press("tab", "right", "right", "right", "enter")
        await opened(pilot, ReplayScreen)
        kept = Note(30, "Too ? dear\na five", "?")
        assert replay.notes == load(replay.saved.path).notes == {30: kept}
        await until(pilot, lambda: "Too ? dear a five" in shown(app)[0])
        assert "under\N{NO-BREAK SPACE}" in next(
            row for row in shown(app)[1:] if " ? " in row or row.endswith(" ?")
        )
        assert sum("Too ? dear" in row for row in shown(app)[1:]) == 1
        await pilot.press("right")
        await until(pilot, lambda: "Too ? dear" not in shown(app)[0])
        assert "?" in shown(app)[-2]
        await pilot.press("end", "comma")
        while replay.step > 30:
            await pilot.press("comma")
        assert replay.step == 30
        await pilot.press("n")
        await opened(pilot, NoteScreen)
        await pilot.press(*"x", "escape")
        await opened(pilot, ReplayScreen)
        assert load(replay.saved.path).notes == {30: kept}


async def test_what_the_log_tells_of_a_step_is_wrapped_not_cut(tmp_path: Path) -> None:
    """The end of a long line was lost at the edge of the form, even on a wide screen."""
    async with replaying(tmp_path, step=30) as (pilot, app, _):
        told = [line("gives back the house " * 4 + "(+200,000)")]
        app.push_screen(NoteScreen(30, told, None, lambda *_: None))
        await opened(pilot, NoteScreen)
        await until(pilot, lambda: "(+200,000)" in text(app))
        assert sum("house" in row for row in shown(app)) == 2


async def test_beside_the_rating_the_bottom_line_names_the_keys_that_change_it(
    tmp_path: Path,
) -> None:
    async with replaying(tmp_path, step=30) as (pilot, app, _):
        await pilot.press("n")
        await opened(pilot, NoteScreen)
        await until(pilot, lambda: "new line" in text(app).lower())
        await pilot.press("tab")
        await until(pilot, lambda: "← → change" in text(app))
        assert "new line" not in text(app).lower()


async def test_notes_are_listed_gone_to_changed_deleted_and_brought_back(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, app, replay):
        assert not replay.check_action("notes", ())
        for step, words, glyph in ((12, "a start", "!"), (40, "", "??"), (99, "late", "")):
            replay.set_note(step, words, glyph)  # type: ignore[arg-type]
        await pilot.press("b")
        await opened(pilot, NotesScreen)
        await until(pilot, lambda: "a start" in text(app) and "3 notes" in text(app))
        await pilot.press("down", "down", "enter")
        await opened(pilot, ReplayScreen)
        assert replay.step == 99
        await pilot.press("b")
        await opened(pilot, NotesScreen)
        await pilot.press("n")
        await opened(pilot, NoteScreen)
        await pilot.press(*"r", "enter")
        await opened(pilot, NotesScreen)
        await until(pilot, lambda: "later" in text(app))
        await pilot.press("d")
        await until(pilot, lambda: "2 notes" in text(app))
        assert 99 not in load(replay.saved.path).notes
        await pilot.press("u")
        await until(pilot, lambda: "3 notes" in text(app))
        assert load(replay.saved.path).notes[99].text == "later"
        await pilot.press("escape")
        await opened(pilot, ReplayScreen)


async def test_by_mouse_alone(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=20) as (pilot, app, replay):
        await until(pilot, lambda: "N note" in text(app))
        await click(pilot, app, "N note")
        await opened(pilot, NoteScreen)
        await until(pilot, lambda: "!! brilliant" in text(app))
        await click(pilot, app, "!! brilliant")
        await click(pilot, app, "save")
        await opened(pilot, ReplayScreen)
        assert replay.notes == {20: Note(20, "", "!!")}


async def test_what_is_pasted_is_cleaned_and_what_is_too_long_is_cut(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=5) as (pilot, app, replay):
        await pilot.press("n")
        await opened(pilot, NoteScreen)
        field = app.screen.query_one(NoteField)
        field.post_message(Paste("[red]\x1b]52;c;aGk=\x07[/] " + "y" * (TEXT_LIMIT + 50)))
        await until(pilot, lambda: len(field.text) == TEXT_LIMIT)
        assert field.text.startswith("[red]]52;c;aGk=[/] yyy")
        await pilot.press("enter")
        await opened(pilot, ReplayScreen)
        await until(pilot, lambda: "[red]]52;c;" in text(app))
        assert len(load(replay.saved.path).notes[5].text) == TEXT_LIMIT


async def test_what_cannot_be_kept_stays_to_be_kept_later(
    tmp_path: Path,
) -> None:
    async with replaying(tmp_path, step=5) as (pilot, app, replay):
        other = LiveGame.resume(replay.saved.path)
        await pilot.press("n")
        await opened(pilot, NoteScreen)
        await pilot.press(*"mine", "enter")
        await until(pilot, lambda: "open in another window" in text(app))
        assert app.screen.query_one(NoteField).text == "mine"
        other.close()
        await pilot.press("enter")
        await opened(pilot, ReplayScreen)
        assert replay.notes[5].text == "mine"


async def test_a_damaged_save_is_stepped_through_and_takes_no_note(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_bytes(path.read_bytes()[:-4])
    app = app_on(lambda: ReplayScreen(load(path), step=3), tmp_path)
    async with running(app) as pilot:
        await opened(pilot, ReplayScreen)
        with pytest.raises(SaveError):
            app.screen.set_note(3, "x", "")  # type: ignore[attr-defined]


async def test_one_notes_while_looking_back_and_the_game_goes_on_with_it(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=1)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        await pilot.press("left", "n")
        await opened(pilot, NoteScreen)
        await pilot.press(*"hm", "enter")
        await looking_back(pilot, app)
        assert live.notes == load(live.path).notes == {replay.step: Note(replay.step, "hm", "")}
        await pilot.press("escape")
        await my_turn(pilot, app)
        assert table(app).live is live


async def test_who_shares_the_keyboard_reads_no_notes_of_the_others(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=3)
    live.note(4, "I hold both Jesters")
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await lifted(pilot, app)
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        assert not replay.notes and not replay.check_action("note", ())
        assert "Jesters" not in text(app)


async def test_a_note_stays_with_its_move_under_another_view(tmp_path: Path) -> None:
    path = finished(tmp_path)
    note(load(path), 33, "seen by all", "!")
    app = app_on(lambda: ReplayScreen(load(path), step=33), tmp_path)
    async with running(app) as pilot:
        await opened(pilot, ReplayScreen)
        for _ in range(5):
            await until(pilot, lambda: "seen by all" in shown(app)[0])
            await pilot.press("v")


async def test_on_a_bundled_game_one_tries_moves_but_writes_no_note(tmp_path: Path) -> None:
    app = app_on(lambda: ReplayScreen(load(samples()[0][1].path)), tmp_path)
    async with running(app) as pilot:
        await opened(pilot, ReplayScreen)
        assert not app.screen.check_action("note", ())
        assert app.screen.check_action("what_if", ())
