"""Pictures of the menus, looked at before they were committed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import tui.session.new_game
from tests.tui.screens import finished, stamp, text, unfinished
from tests.tui.tables import app_on, at_rest, noon, until
from tui.app.screens.examples import ExamplesScreen
from tui.app.screens.help import HelpScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.lesson import LessonScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.palette import Palette
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.app.screens.statistics import StatisticsScreen
from tui.app.screens.themes import ThemesScreen
from tui.app.screens.welcome import WelcomeScreen
from tui.app.widgets.rows import Rows

SMALL, LARGE = (80, 24), (120, 40)
NIGHT, AFTERNOON = "riviera-night", "riviera-afternoon"
SAVES = Path("saves")
"""The folder of saves; its path is relative, because the pictures show it."""

Compare = Callable[..., bool]


@pytest.fixture(autouse=True)
def known_place_and_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep this machine and this day out of the pictures."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tui.session.new_game, "now", noon)
    SAVES.mkdir()


def some_saves() -> None:
    """Make saves of every kind: unfinished, finished, torn, and a file that is no save."""
    unfinished(SAVES, moves=70, age=0, humans=("Élodie",))
    finished(SAVES, age=1, humans=("Élodie", "Zoé"))
    unfinished(SAVES, moves=4, age=3, humans=("Élodie",), seats=5)
    torn = unfinished(SAVES, moves=33, age=4, humans=("Jean-Baptiste",), seats=3)
    torn.write_bytes(torn.read_bytes()[:-9])
    stamp(torn, 4)
    finished(SAVES, age=330, humans=("Élodie",), seats=3)
    junk = SAVES / "holiday photo.ludo"
    junk.write_bytes(b"\x89PNG")
    stamp(junk, 400)


@pytest.mark.parametrize(
    ("size", "language", "theme", "played"),
    [
        (SMALL, "en", NIGHT, True),
        (SMALL, "fr", AFTERNOON, True),
        (LARGE, "fr", NIGHT, False),
        (SMALL, "de", NIGHT, True),
    ],
)
def test_home(
    snap_compare: Compare, size: tuple[int, int], language: str, theme: str, played: bool
) -> None:
    if played:
        some_saves()
    app = app_on(None, SAVES, language=language, theme=theme)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "fr", NIGHT), (LARGE, "en", AFTERNOON)]
)
def test_new_game(snap_compare: Compare, size: tuple[int, int], language: str, theme: str) -> None:
    app = app_on(
        lambda: NewGameScreen("dolce-vita", "Élodie"), SAVES, language=language, theme=theme
    )

    async def fill_in(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#name-1"))
        if size == LARGE:
            await pilot.press("down", "down", *"élodie", "tab", *["left"] * 6, "down")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=fill_in)


def test_the_longest_form(snap_compare: Compare) -> None:
    app = app_on(lambda: NewGameScreen("dalmuti"), SAVES)

    async def go_down(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#seats"))
        await pilot.press(*["right"] * 8, *["down"] * 17)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=go_down)


@pytest.mark.parametrize(
    ("size", "language", "theme", "down"),
    [
        (SMALL, "en", NIGHT, 3),
        (LARGE, "fr", AFTERNOON, 0),
        (LARGE, "en", NIGHT, 1),
        ((160, 45), "fr", NIGHT, 0),
    ],
)
def test_saved_games(
    snap_compare: Compare, size: tuple[int, int], language: str, theme: str, down: int
) -> None:
    some_saves()
    app = app_on(SavedGamesScreen, SAVES, language=language, theme=theme)
    known = "Round" if language == "en" else "Tour"

    async def look(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query(Rows) and app.screen.query_one(Rows).count)
        await until(pilot, lambda: text(app).count(f"{known} ") >= 2)
        await pilot.press(*["down"] * down)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=look)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "fr", AFTERNOON), (LARGE, "en", NIGHT)]
)
def test_saved_games_sifted_and_sorted(
    snap_compare: Compare, size: tuple[int, int], language: str, theme: str
) -> None:
    some_saves()
    app = app_on(SavedGamesScreen, SAVES, language=language, theme=theme)

    async def sift(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query(Rows) and app.screen.query_one(Rows).count)
        await pilot.press("n", *"hiver", "enter")
        await until(pilot, lambda: "hiver" in text(app) and app.screen.query_one(Rows).has_focus)
        await pilot.press(*"ssss", "slash", *"elo")
        await until(pilot, lambda: app.screen.query_one(Rows).count == 4)
        app.clear_notifications()
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=sift)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "en", NIGHT), (LARGE, "fr", AFTERNOON)]
)
def test_examples(snap_compare: Compare, size: tuple[int, int], language: str, theme: str) -> None:
    app = app_on(lambda: ExamplesScreen("dalmuti"), SAVES, language=language, theme=theme)

    async def look(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#examples") and app.screen.focused)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=look)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "en", NIGHT), (LARGE, "fr", AFTERNOON)]
)
def test_rules(snap_compare: Compare, size: tuple[int, int], language: str, theme: str) -> None:
    app = app_on(lambda: RulesScreen("dolce-vita"), SAVES, language=language, theme=theme)

    async def read(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#rules") and app.screen.focused)
        await pilot.press("5")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=read)


@pytest.mark.parametrize(
    ("size", "language", "theme", "plain"),
    [(SMALL, "fr", NIGHT, False), (LARGE, "en", AFTERNOON, True), (SMALL, "de", AFTERNOON, False)],
)
def test_settings(
    snap_compare: Compare, size: tuple[int, int], language: str, theme: str, plain: bool
) -> None:
    app = app_on(SettingsScreen, SAVES, language=language, theme=theme, ascii=plain)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#notes") and app.screen.focused)
        await pilot.press("down")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "en", "parchment"), (LARGE, "fr", "colour-blind")]
)
def test_themes(snap_compare: Compare, size: tuple[int, int], language: str, theme: str) -> None:
    app = app_on(ThemesScreen, SAVES, language=language, theme=theme)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#cards") and app.screen.focused)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "fr", AFTERNOON), (LARGE, "en", NIGHT)]
)
def test_help(snap_compare: Compare, size: tuple[int, int], language: str, theme: str) -> None:
    some_saves()
    app = app_on(SavedGamesScreen, SAVES, language=language, theme=theme)

    async def ask(pilot: Pilot[Any]) -> None:
        # Wait for the folder, because help lists the keys of a row only once there is one.
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen) and app.screen.here)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=ask)


def test_palette(snap_compare: Compare) -> None:
    app = app_on(None, SAVES, language="fr")

    async def search(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        app.screen.query_one(Input).cursor_blink = False
        await until(pilot, lambda: "Expliquer cet écran" in text(app))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=search)


def test_too_small(snap_compare: Compare) -> None:
    app = app_on(None, SAVES, language="fr")
    assert snap_compare(app, terminal_size=(50, 12), run_before=at_rest)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "fr", AFTERNOON), (LARGE, "en", NIGHT)]
)
def test_statistics(
    snap_compare: Compare, size: tuple[int, int], language: str, theme: str
) -> None:
    for seats, age in ((3, 9), (3, 8), (4, 7), (5, 6), (4, 5)):
        finished(SAVES, age=age, seats=seats)
    app = app_on(StatisticsScreen, SAVES, language=language, theme=theme, goals=True)

    async def wait(pilot: Pilot[Any]) -> None:
        reading = app.say("stats.reading")
        await until(pilot, lambda: "Dolce Vita" in text(app) and reading not in text(app))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(SMALL, "fr", AFTERNOON), (LARGE, "en", NIGHT)]
)
def test_welcome(snap_compare: Compare, size: tuple[int, int], language: str, theme: str) -> None:
    app = app_on(WelcomeScreen, SAVES, language=language, theme=theme)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen.query("#welcome") and app.screen.focused)
        await pilot.press("down", "down")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [("dolce-vita", SMALL, "fr"), ("dolores", SMALL, "en"), ("dalmuti", LARGE, "fr")],
)
def test_a_lesson(snap_compare: Compare, game: str, size: tuple[int, int], language: str) -> None:
    app = app_on(lambda: LessonScreen(game, "Élodie"), SAVES, language=language)

    async def read_on(pilot: Pilot[Any]) -> None:
        screen: Any = app.screen
        await until(pilot, lambda: screen.query("#lesson"))
        while screen.lesson is None or screen.lesson.action is None:
            await until(pilot, lambda: screen.board.open or screen.check_action("go_on", ()))
            if not screen.board.open:
                await pilot.press("enter")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=read_on)
