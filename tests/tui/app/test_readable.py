"""Every text of every screen can be read in every theme: the painted colours are measured."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from rich.style import Style
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen

from engine.dalmuti.state import Options
from engine.dolores.phases import GESTURES
from saves.reading import load
from tests.themes.colours import TERMINALS, contrast, hexadecimal
from tests.tui.games.dalmuti.tables import journey, live_from
from tests.tui.screens import finished, unfinished
from tests.tui.tables import advance, app_on, new_live, running, to_the_end, until
from tests.tui.wreckers import drifted, new_sea
from themes.loader import ANSI, ThemeFile
from tui.app.app import LudothequeApp
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.palette import Palette
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.render.palettes import Palettes

Opening = Callable[[], Screen[Any]]


def dolce_vita(folder: Path) -> Opening:
    live = advance(new_live(folder, 5), lambda live: live.journal.state.round == 2)
    return lambda: PlayScreen(live)


def dolores(folder: Path) -> Opening:
    live = drifted(
        new_sea(folder, 4, ("Anna",)),
        lambda state: state.left < 40 and state.phase == GESTURES and 0 in state.waiting,
    )
    return lambda: PlayScreen(live)


def dalmuti(folder: Path) -> Opening:
    whole = journey(12, "picture", Options(hands=2))
    at = next(n for n, each in enumerate(whole.states) if each.table.waiting == (0,) and n > 60)
    live = live_from(folder, whole.branch(at))
    return lambda: PlayScreen(live)


def replay(folder: Path) -> Opening:
    live = to_the_end(new_live(folder))
    live.close()
    return lambda: ReplayScreen(load(live.path), step=52)


def saved(folder: Path) -> Opening:
    unfinished(folder, age=1)
    finished(folder)
    (folder / "holiday.ludo").write_bytes(b"\x89PNG")
    return SavedGamesScreen


KINDS: dict[str, Callable[[Path], Opening]] = {
    "dolce-vita": dolce_vita,
    "dolores": dolores,
    "dalmuti": dalmuti,
    "replay": replay,
    "saved": saved,
    "settings": lambda _: SettingsScreen,
    "new": lambda _: lambda: NewGameScreen("dalmuti"),
    "rules": lambda _: lambda: RulesScreen("dolores"),
}


def shade(colour: Color | None, terminal: str) -> str:
    """Return a colour as a terminal shows it, in hexadecimal; None is the black ground."""
    if colour is None:
        return "#000000"
    if colour.triplet is not None:
        return colour.triplet.hex
    assert colour.number is not None
    bright, number = divmod(colour.number, 8)
    return hexadecimal(f"ansi_{'bright_' * bright}{ANSI[number]}", terminal)


def weakest(app: LudothequeApp, *regions: Region) -> tuple[float, str]:
    """Return the lowest contrast of any text in some regions of the screen, or in all, and that
    text."""
    seen: dict[Style, str] = {}
    strips = app.screen._compositor.render_strips(app.size)
    for region in regions or (app.screen.region,):
        for segment in chain(*(strips[y].crop(region.x, region.right) for y in region.line_range)):
            if segment.text.strip() and segment.style is not None:
                seen.setdefault(segment.style, segment.text)
    return min(
        (contrast(shade(style.color, terminal), shade(style.bgcolor, terminal)), text)
        for style, text in seen.items()
        for terminal in TERMINALS
    )


def wears(app: LudothequeApp, theme: ThemeFile) -> bool:
    return app.theme_variables["background"].lower() == theme.background


async def in_themes(
    pilot: Pilot[Any], app: LudothequeApp, since: int = 0, every: int = 1
) -> AsyncIterator[str]:
    """Wear every `every`-th theme from the number `since` on, and yield its name."""
    for name in app.palettes.names[since::every]:
        app.change(theme=name)
        await until(pilot, partial(wears, app, app.palettes[name]))
        await pilot.pause()
        yield name


async def check(kind: str, folder: Path, since: int, every: int) -> None:
    """Check in every `every`-th theme that no text of a screen has a contrast below 4.5."""
    app = app_on(KINDS[kind](folder), folder)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.focused)
        async for name in in_themes(pilot, app, since, every):
            least, words = weakest(app)
            assert least >= 4.5, f"{name}: {words!r} has a contrast of {least:.2f}"


@pytest.mark.parametrize("kind", KINDS)
async def test_every_text_can_be_read(kind: str, tmp_path: Path) -> None:
    await check(kind, tmp_path, [*KINDS].index(kind) % 3, 3)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
async def test_every_text_can_be_read_in_every_theme(kind: str, tmp_path: Path) -> None:
    await check(kind, tmp_path, 0, 1)


async def test_what_floats_over_a_screen_can_be_read(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.focused)
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        for severity in ("information", "warning", "error"):
            app.notify("words", title="title", severity=severity, timeout=999)
        await pilot.press("down")
        async for name in in_themes(pilot, app):
            floating = [app.screen.query_one(each).region for each in ("#orders", "ToastRack")]
            least, words = weakest(app, *floating)
            assert least >= 4.5, f"{name}: {words!r} has a contrast of {least:.2f}"


@pytest.mark.parametrize("kind", ["settings", "dolce-vita", "dolores"])
async def test_without_colours_nothing_is_told_by_colour(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_on(KINDS[kind](tmp_path), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.focused)
        if kind != "settings":
            await pilot.press("s" if kind == "dolores" else "1")
        await pilot.pause()
        strips = app.screen._compositor.render_strips(app.size)
    styles = [segment.style for strip in strips for segment in strip if segment.style]
    colours = [colour for style in styles for colour in (style.color, style.bgcolor) if colour]
    assert all(colour.is_default for colour in colours)
    # The focus and the choice are shown in the terminal's reverse.
    assert [style for style in styles if style.reverse]


def test_a_terminal_of_sixteen_colours_wears_them() -> None:
    palettes = Palettes()
    assert palettes.theme_for("parchment", few_colours=True).name == "terminal"
    assert palettes.theme_for("parchment", few_colours=False).name == "parchment"
    assert palettes.theme_for("terminal", few_colours=False).name == "terminal"
    assert palettes.theme_for("gone", few_colours=False).name == "riviera-night"
