"""Tables for the tests: games at a known moment, the app on them, waiting for conditions."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from rich.segment import Segment
from textual._context import visible_screen_stack
from textual.app import App
from textual.css.query import NoMatches
from textual.pilot import Pilot
from textual.screen import Screen

from engine.chance import dice
from engine.game import DEALER
from saves.header import Player
from saves.reading import SavedGame
from saves.writing import LiveGame
from tests.patience import PATIENCE
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.session.new_game import NewGame, begin, default_game
from tui.session.outlook import Lookout, Question, Tries
from tui.session.review_process import Finding
from tui.session.thinking import LocalThinker
from tui.settings import Settings

SEED = "riviera"


def noon() -> datetime:
    """Return the moment at which every game of the tests begins."""
    return datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


def new_live(folder: Path, seats: int = 4, humans: tuple[str, ...] = ("Anna",)) -> LiveGame:
    """Return a new game of Dolce Vita: people first, then robots that play at random."""
    new = default_game("dolce-vita", seats, human="Anna", level="random", seed=SEED)
    players = [Player(name, "human") for name in humans] or [Player("Anna", "random")]
    players += new.players[len(players) :]
    return begin(NewGame(new.game, tuple(players), new.options, SEED), folder, noon)


def advance(live: LiveGame, stop: Callable[[LiveGame], bool]) -> LiveGame:
    """Let everybody play at random until a condition holds, or to the end; return the game."""
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


def at_turn(live: LiveGame, steps: int = 0) -> LiveGame:
    """Play at random until more than so many steps are played and the first seat alone is asked;
    return the game."""
    return advance(live, lambda live: len(live.journal) > steps and live.table.to_act == (0,))


def to_the_end(live: LiveGame) -> LiveGame:
    """Play the game at random to its end, and return it."""
    return advance(live, lambda _: False)


def app_on(
    opening: Callable[[], Screen[Any]] | None, folder: Path, **settings: Any
) -> LudothequeApp:
    """Return the program with a first screen in the place of home, thinking in this process, at
    full speed.

    The deal of the day and goals are off, because each looks through the saves when a game has
    ended. Remarks are off, so that what is shown does not depend on names.
    """
    chosen: dict[str, Any] = {
        "language": "en",
        "speed": "at-once",
        "motion": False,
        "pauses": "never",
        "goals": False,
        "remarks": False,
    }
    chosen |= settings
    app = LudothequeApp(Settings(**chosen), None, folder, opening)
    app.thinker = LocalThinker()
    app.findings = nothing_found
    app.lookout = NobodyLooks
    return app


class NobodyLooks(Lookout):
    """A lookout that never finds anything, until a test asks for one that does."""

    async def look(self, question: Question) -> Tries:
        """Wait forever."""
        return await asyncio.Future()


async def nothing_found(saved: SavedGame) -> AsyncIterator[Finding]:
    """Yield no finding: the review of a game, until a test asks for one."""
    return
    yield  # a generator, of nothing


@asynccontextmanager
async def running(
    app: LudothequeApp, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Pilot[Any]]:
    """Run the app with its notifications, and yield its pilot."""
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        yield pilot


def met(condition: Callable[[], object]) -> bool:
    """Return whether a condition holds and all widgets that it asks for are there."""
    try:
        return bool(condition())
    except NoMatches:
        return False


async def until(pilot: Pilot[Any], condition: Callable[[], object]) -> None:
    """Wait until a condition holds, and what followed from it is laid out, because a hidden widget
    leaves the picture a message later.

    The condition does not hold yet while a widget that it asks for is missing: the first screen is
    open before it is composed.
    """
    deadline = monotonic() + PATIENCE
    while not met(condition):
        assert monotonic() < deadline, f"it never came about:\n{_rows(pilot.app)}"
        await pilot.pause(0.01)
    for _ in range(2):  # a widget tells its screen, and the screen lays out
        if pilot.app.is_running and pilot.app.screen_stack:
            await pilot.pause(0)


def picture(app: App[Any]) -> list[list[Segment]]:
    """Return the cells on the terminal in their colours: all that a screenshot draws, without the
    time of drawing it."""
    visible_screen_stack.set(app._background_screens)
    return [[*strip] for strip in app.screen._compositor.render_strips(app.size)]


def _rows(app: App[Any]) -> str:
    """Return what stands on the terminal, row by row."""
    return "\n".join("".join(each.text for each in row) for row in picture(app))


async def at_rest(pilot: Pilot[Any]) -> None:
    """Wait until the picture no longer changes, because bars are a message late, and panels a
    layout."""
    same, before = 0, picture(pilot.app)
    deadline = monotonic() + PATIENCE
    while same < 4:
        assert monotonic() < deadline, "it never came to rest"
        await pilot.pause(0.05)
        now = picture(pilot.app)
        same, before = (same + 1, now) if now == before else (0, now)


async def lifted(pilot: Pilot[Any], app: LudothequeApp) -> None:
    """Wait for the curtain, and lift it."""
    await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and app.screen.hung)
    await pilot.press("v")
