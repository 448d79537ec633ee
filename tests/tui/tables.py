"""Tables for the tests: games at a known moment, the app on them, waiting for conditions."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from rich.segment import Segment
from textual._context import visible_screen_stack
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from engine.chance import dice
from engine.game import DEALER
from saves.header import Player
from saves.reading import SavedGame
from saves.writing import LiveGame
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.session.new_game import NewGame, begin, default_game
from tui.session.review_process import Finding
from tui.session.thinking import LocalThinker
from tui.settings import Settings

SEED = "riviera"
PATIENCE = 240.0
"""Seconds after which a test that hangs says so, a little before pytest ends it. None waits for a
clock."""


def noon() -> datetime:
    """The moment at which every game of the tests begins."""
    return datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


def new_live(folder: Path, seats: int = 4, humans: tuple[str, ...] = ("Anna",)) -> LiveGame:
    """A new game of Dolce Vita: people first, then robots that play at random."""
    new = default_game("dolce-vita", seats, human=humans[0], level="random", seed=SEED)
    players = [Player(name, "human") for name in humans] + list(new.players[len(humans) :])
    return begin(NewGame(new.game, tuple(players), new.options, SEED), folder, noon)


def advance(live: LiveGame, stop: Callable[[LiveGame], bool]) -> LiveGame:
    """Let everybody play at random until a moment comes, or to the end."""
    table = live.table
    game = table.journal.game
    while table.to_act and not stop(live):
        seat = table.to_act[0]
        rng = dice(SEED, len(table.journal), seat)
        random = game.bots["random"]
        live.table.submit(
            live.table.deal() if seat == DEALER else random(table.view(seat), rng, bool)
        )
    return live


def to_the_end(live: LiveGame) -> LiveGame:
    """Play the game out."""
    return advance(live, lambda _: False)


def app_on(
    opening: Callable[[], Screen[Any]] | None, folder: Path, **settings: Any
) -> LudothequeApp:
    """The program with a screen open over Home, thinking in this process, at full speed."""
    chosen: dict[str, Any] = {
        "language": "en",
        "speed": "at-once",
        "motion": False,
        "pauses": "never",
    }
    chosen |= settings
    app = LudothequeApp(Settings(**chosen), None, folder, opening)
    app.thinker = LocalThinker()
    app.findings = nothing_found
    return app


async def nothing_found(saved: SavedGame) -> AsyncIterator[Finding]:
    """No review of a game, until a test asks for one."""
    return
    yield  # a generator, of nothing


@asynccontextmanager
async def running(
    app: LudothequeApp, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Pilot[Any]]:
    """The app, with what it says on the screen."""
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        yield pilot


async def until(pilot: Pilot[Any], condition: Callable[[], object]) -> None:
    """Wait for something to come about."""
    deadline = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < deadline, "it never came about"
        await pilot.pause(0.01)


def picture(app: App[Any]) -> list[list[Segment]]:
    """What stands on the terminal, in its colours: all that a screenshot draws, long before it is
    drawn."""
    visible_screen_stack.set(app._background_screens)
    return [[*strip] for strip in app.screen._compositor.render_strips(app.size)]


async def at_rest(pilot: Pilot[Any]) -> None:
    """Wait until the picture no longer changes: bars follow a message behind, panels a layout."""
    same, before = 0, picture(pilot.app)
    deadline = monotonic() + PATIENCE
    while same < 4:
        assert monotonic() < deadline, "it never came to rest"
        await pilot.pause(0.05)
        now = picture(pilot.app)
        same, before = (same + 1, now) if now == before else (0, now)


async def lifted(pilot: Pilot[Any], app: LudothequeApp) -> None:
    """Wait for the curtain and lift it."""
    await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and app.screen.hung)
    await pilot.press("v")
