"""The widgets of the menus, for behaviour that no screen shows."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import MouseScrollUp

from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.widgets.fields import Choice, Number
from tui.app.widgets.menu import initials
from tui.app.widgets.rows import Rows
from tui.app.widgets.scrolling import kept_in_sight, with_bar
from tui.render.glyphs import ASCII, UNICODE
from tui.widgets.canvas import Canvas
from tui.words.spans import Line, Span, line, text_of, width


@given(st.integers(0, 99), st.integers(0, 99), st.integers(1, 40), st.integers(1, 100))
def test_the_cursor_is_always_in_sight_and_no_room_is_wasted(
    top: int, cursor: int, room: int, total: int
) -> None:
    cursor = min(cursor, total - 1)
    new = kept_in_sight(top, cursor, room, total)
    assert new <= cursor < new + room
    assert 0 <= new <= max(total - room, 0)


@given(st.integers(1, 40), st.integers(1, 400), st.integers(0, 400), st.integers(3, 60))
def test_the_bar_is_at_the_top_at_the_top_and_at_the_end_at_the_end(
    room: int, total: int, top: int, cells: int
) -> None:
    room = min(room, total)
    top = min(top, total - room)
    shown = with_bar([line("x" * (cells - 2))] * room, top, total, cells, UNICODE)
    assert len(shown) == room
    if total == room:
        assert text_of(shown[0]) == "x" * (cells - 2)
        return
    assert all(width(row) == cells for row in shown)
    thumb = [y for y, row in enumerate(shown) if row[-1].text == UNICODE.bar]
    assert thumb == list(range(thumb[0], thumb[-1] + 1))
    assert (thumb[0] == 0) >= (top == 0)
    assert (thumb[-1] == room - 1) >= (top == total - room)


@pytest.mark.parametrize(
    ("labels", "letters"),
    [
        (["New game", "Saved games", "Replays", "Rules", "Settings", "Quit"], "nsrueq"),
        (["Règles", "Réglages", "Quitter"], "rgq"),
        (["aa", "AA", "b"], "a b"),
    ],
)
def test_every_label_has_a_letter_of_its_own_where_there_is_one(
    labels: Sequence[str], letters: str
) -> None:
    places = initials(labels)
    found = [
        label[at].lower() if at >= 0 else " " for label, at in zip(labels, places, strict=True)
    ]
    assert "".join(found) == letters


class Workbench(BaseScreen):
    """A screen with one widget of each kind."""

    CSS_PATH = layout("form")

    def body(self) -> ComposeResult:
        yield Number(9, 0, 17, id="number")
        yield Choice([(n, f"value {n}") for n in range(30)], 7, id="choice")
        yield Rows(self._draw, 100, id="rows")

    def _draw(self, index: int, cells: int) -> Line:
        return line(Span(f"row {index}"))


async def test_a_number_is_typed_stepped_and_kept_within_its_bounds(tmp_path: Path) -> None:
    app = app_on(Workbench, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.query("#number"))
        number = app.screen.query_one("#number", Number)
        number.focus()
        for keys, value in (
            (("1",), 1),
            (("4",), 14),
            (("9",), 9),
            (("right",) * 20, 17),
            (("ampersand",), 1),
            (("left",) * 5, 0),
            (("8", "0"), 0),
        ):
            await pilot.press(*keys)
            await pilot.pause()
            assert number.value == value, keys


async def test_values_without_room_for_all_stand_between_arrows(tmp_path: Path) -> None:
    app = app_on(Workbench, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "value 7" in text(app))
        choice = app.screen.query_one("#choice", Choice)
        choice.focus()
        assert text(app).count("value") == 1
        await pilot.press("right")
        assert choice.value == 8
        await pilot.click("#choice", offset=(1, 0))
        await until(pilot, lambda: choice.value == 7)
        await pilot.press(*["left"] * 9)
        await until(pilot, lambda: choice.value == 0)


async def test_a_long_list_is_paged_and_wheeled(tmp_path: Path) -> None:
    app = app_on(Workbench, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.query("#rows"))
        rows = app.screen.query_one("#rows", Rows)
        rows.focus()
        await pilot.press("end")
        await until(pilot, lambda: "row 99" in text(app) and "row 1 " not in text(app))
        await pilot.press("down", "pageup", "up")
        assert 60 < rows.cursor < 99
        at = rows.cursor
        await pilot._post_mouse_events([MouseScrollUp], "#rows", button=0)
        await until(pilot, lambda: rows.cursor == at - 1)


class Letter(Canvas):
    """A canvas that shows one letter."""

    letter = "A"

    def paint(self, width: int, height: int) -> list[Line]:
        return [line(f"letter {self.letter}")]


class Shelf(BaseScreen):
    """A screen whose letter stands in a part that can be hidden."""

    def body(self) -> ComposeResult:
        with Vertical(id="part"):
            yield Letter()


async def test_what_changes_while_it_is_hidden_is_shown_anew(tmp_path: Path) -> None:
    app = app_on(Shelf, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "letter A" in text(app))
        part, letter = app.screen.query_one("#part"), app.screen.query_one(Letter)
        part.display = False
        await until(pilot, lambda: "letter" not in text(app))
        letter.letter = "B"
        letter.repaint()
        part.display = True
        await until(pilot, lambda: "letter" in text(app))
        assert "letter B" in text(app)


def test_ascii_signs_are_ascii() -> None:
    rows = with_bar([line("x")] * 5, 0, 50, 10, ASCII)
    assert "".join(map(text_of, rows)).isascii()
