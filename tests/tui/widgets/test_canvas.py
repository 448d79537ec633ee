"""The canvas: it draws what is painted, refreshes what changed, and tells what is clicked."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen

from tests.tui.screens import shown, text
from tests.tui.tables import app_on, at_rest, running, until
from tui.app.app import LudothequeApp
from tui.render.styles import COLOURLESS, LOOKS, SIXTEEN, style_of
from tui.widgets.canvas import RIGHT, Canvas
from tui.words.spans import Line, Span, line

LINES: list[Line] = [
    line(Span("Anna", "seat-0", ("seat", 0)), " leads ", Span("card", "strong", ("card", 7))),
    line("two"),
]


class Picture(Canvas):
    """A canvas that shows some lines, and notes what it paints, refreshes and posts."""

    def __init__(self) -> None:
        super().__init__(id="picture")
        self.shown = LINES
        self.refreshed: list[tuple[Region, ...]] = []
        self.painted: list[tuple[int, int]] = []
        self.posted: list[Any] = []

    def paint(self, width: int, height: int) -> list[Line]:
        self.painted.append((width, height))
        return self.shown

    def refresh(self, *regions: Region, **more: Any) -> Any:
        if hasattr(self, "refreshed"):
            self.refreshed.append(regions)
        return super().refresh(*regions, **more)

    def post_message(self, message: Any) -> bool:
        if isinstance(message, Canvas.Clicked):
            self.posted.append(message)
        return super().post_message(message)


class Wall(Screen[None]):
    """A screen with one picture."""

    def compose(self) -> ComposeResult:
        yield Picture()


@contextmanager
def rows_of(picture: Picture) -> Iterator[list[int]]:
    """Yield the rows that are refreshed within; -1 for all of them."""
    picture.refreshed.clear()
    rows: list[int] = []
    yield rows
    for regions in picture.refreshed:
        rows += [region.y for region in regions] or [-1]
        whole = {(region.x, region.width, region.height) for region in regions}
        assert whole <= {(0, picture.size.width, 1)}


def spelt(picture: Picture, y: int) -> list[str]:
    """Return the texts of a drawn row, in parts of one style each."""
    return [each.text for each in picture.render_line(y).simplify()]


async def test_a_picture_is_drawn_and_drawn_anew_where_it_changed(tmp_path: Path) -> None:
    app = app_on(Wall, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Picture).lines)
        picture = app.screen.query_one(Picture)
        picture.painted.clear()
        parts = spelt(picture, 0)
        assert parts[:3] == ["Anna", " leads ", "card"] and "".join(parts[3:]) == " " * 5
        assert spelt(picture, 1) == ["two" + " " * 17]
        assert not "".join(spelt(picture, 2)).strip()
        assert not picture.painted, "what is painted is kept"
        for shown, rows in (
            ([LINES[0], line("other")], [1]),
            ([LINES[0], line("other"), line("three")], [2]),
            ([LINES[0]], [1, 2]),
            ([LINES[0]], []),
            ([line("one"), line("two")], [0, 1]),
        ):
            picture.shown = shown
            with rows_of(picture) as seen:
                picture.repaint()
            assert seen == rows
        assert picture.painted == [(20, picture.size.height)] * 5
        await pilot.resize_terminal(24, 5)
        await until(pilot, lambda: picture.size.width == 24)
        assert "".join(spelt(picture, 0)) == "one".ljust(24)
        assert picture.painted[-1] == (24, picture.size.height)
        fresh = Picture()
        fresh.repaint()
        assert not fresh.refreshed and not fresh.painted


async def test_a_hidden_picture_is_painted_when_it_is_shown_again(tmp_path: Path) -> None:
    app = app_on(Wall, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Picture).lines)
        picture = app.screen.query_one(Picture)
        picture.display = False
        await until(pilot, lambda: not picture.size.width)
        picture.painted.clear()
        picture.shown = [line("new")]
        picture.repaint()
        assert not picture.painted
        picture.display = True
        await until(pilot, lambda: picture.lines == [line("new")])
        assert {width for width, _ in picture.painted} == {20}


class Hanging(Picture):
    """A picture that hangs from the lowest line."""

    def paint(self, width: int, height: int) -> list[Line]:
        return [line("")] * (height - 3) + [line("one"), line("two"), line("three")]


class Floor(Screen[None]):
    """A screen with a picture over a canvas, and one that is hidden."""

    def compose(self) -> ComposeResult:
        picture = Hanging()
        picture.styles.height = "1fr"
        yield picture
        for name in ("below", "hidden"):
            canvas = Canvas(id=name)
            canvas.styles.height = 2
            canvas.display = name == "below"
            yield canvas


async def test_a_picture_drawn_in_two_sizes_between_two_layouts_is_of_one_piece(
    tmp_path: Path,
) -> None:
    app = app_on(Floor, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: "three" in text(app))
        assert [row.strip() for row in shown(app)] == ["one", "two", "three", "", ""]
        screen = app.screen
        picture, below = screen.query_one(Hanging), screen.query_one("#below")
        for there, height, row in ((False, 5, 1), (True, 3, 2)):
            below.display = there
            # What is refreshed while it is hidden lets sizes be asked for before the next layout.
            screen._compositor.update_widgets({screen.query_one("#hidden", Canvas)})
            assert picture.size.height == height
            changed = Region(0, row, 20, 1)
            picture.refresh(changed)
            picture.render_lines(changed)
        await at_rest(pilot)
        assert [row.strip() for row in shown(app)] == ["one", "two", "three", "", ""]


async def test_what_is_pointed_at_is_lit_and_what_is_spoken_of_reversed(tmp_path: Path) -> None:
    app = app_on(Wall, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Picture).lines)
        picture = app.screen.query_one(Picture)
        with rows_of(picture) as rows:
            picture.point_at([("card",)])
            picture.point_at([("card",)])
        assert rows == [0]
        assert [span.roles for span in picture.lines[0]] == ["seat-0", "", "strong pointed"]
        with rows_of(picture) as rows:
            picture.point_out(frozenset({(1, 1, 3)}))
            picture.point_out(frozenset({(1, 1, 3)}))
            picture.point_out(frozenset({(1, 1, 3), (0, 0, 2)}))
        assert rows == [1, 0]
        reverse = [
            [each.text for each in picture.render_line(y) if each.style and each.style.reverse]
            for y in range(2)
        ]
        assert reverse == [["An"], ["wo"]]
        assert "".join(spelt(picture, 1)) == "two".ljust(20)
        assert "".join(spelt(picture, 0)) == "Anna leads card".ljust(20)


async def test_who_is_away_is_dim_until_back(tmp_path: Path) -> None:
    app = app_on(Wall, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Picture).lines)
        picture, looks = app.screen.query_one(Picture), app.theme_variables
        assert picture.style_of("seat-0") == style_of("seat-0", looks)
        with rows_of(picture) as rows:
            picture.dim_seats([0])
            picture.dim_seats([0])
        assert rows == [-1]
        assert picture.style_of("seat-0 strong") == style_of("seat-0 strong dim", looks)
        assert picture.style_of("seat-1") == style_of("seat-1", looks)
        assert picture.style_of("seat-0") is picture.style_of("seat-0")
        picture.dim_seats([])
        assert picture.style_of("seat-0") == style_of("seat-0", looks)


async def test_styles_follow_what_the_terminal_can_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_on(Wall, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Picture).lines)
        picture, looks = app.screen.query_one(Picture), app.theme_variables
        assert picture.style_of("accent") == style_of("accent", looks, LOOKS)
        assert picture.style_of("card") == style_of("card", looks, LOOKS)
        picture.notify_style_update()
        monkeypatch.setattr(type(app), "native_ansi_color", True)
        assert picture.style_of("card") == style_of("card", looks, SIXTEEN)
        picture.notify_style_update()
        app.no_color = True
        assert picture.style_of("accent") == style_of("accent", looks, COLOURLESS)


async def test_a_click_picks_what_has_a_target_and_the_right_button_nothing(
    tmp_path: Path,
) -> None:
    app: LudothequeApp = app_on(Wall, tmp_path)
    async with running(app, (20, 5)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Picture).lines)
        picture = app.screen.query_one(Picture)
        found = [(x, y, picture.span_at(x, y)) for x, y in ((0, 0), (3, 0), (4, 0), (11, 0))]
        assert [span.text for _, _, span in found if span] == ["Anna", "Anna", " leads ", "card"]
        for x, y in ((15, 0), (0, 2), (0, -1), (3, 1)):
            assert picture.span_at(x, y) is None
        for x, y in ((0, 0), (14, 0), (5, 0), (0, 1), (0, 3)):
            await pilot.click(picture, offset=(x, y))
        await pilot.click(picture, offset=(0, 0), button=RIGHT)
        assert [each.target for each in picture.posted] == [("seat", 0), ("card", 7)]
        assert picture.posted[0].control is picture
