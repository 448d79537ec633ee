"""The deals of the day: one for each game, the same for everybody."""

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import ScreenResume
from textual.worker import Worker, get_current_worker

import tui.session.new_game
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.screens.open_save import complaints, replay, resume
from tui.app.widgets.page import Page, SidePage
from tui.app.widgets.rows import Rows
from tui.games.registry import offered_games
from tui.session.daily import Robot, Standing, begun, deal_of, robots_in_place, stand_of
from tui.session.daily_lines import date_words, page, shared, short_words
from tui.session.statistics.archive import ARCHIVE
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, left, line

GAME = 20
"""The cells of the names of the games."""


class TodayScreen(BaseScreen):
    """The deals of the day, to be played, continued, or compared with robots and earlier days."""

    CSS_PATH = layout("today")
    commands: ClassVar[tuple[Command, ...]] = (Command("copy", "c", "daily.key.copy"), BACK)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#deals"

    def __init__(self, game: str = "") -> None:
        """Put the cursor on the deal of `game`, or on the first one."""
        super().__init__()
        self._games = offered_games()
        self._at = self._games.index(game) if game in self._games else 0
        self._now = tui.session.new_game.now()
        self._stand: list[Standing] = []
        self._begun: dict[str, Path] = {}
        self._robots: tuple[Robot, ...] = ()

    def head(self) -> tuple[Line, Line]:
        """Return the title and the day."""
        day = date_words(self.say, self._now.date())
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        return line(Span(self.say("daily.title"), "strong"), dot, day), ()

    def body(self) -> ComposeResult:
        """Yield the games, and the one under the cursor at length."""
        with Vertical(id="deals-of-day"):
            yield Rows(self._row, len(self._stand), self._at, id="deals")
            yield SidePage(self._page, id="deal")

    @on(ScreenResume)
    def _look(self) -> None:
        """Read again how the deals stand: one may have been played, or the day be another."""
        self._now = tui.session.new_game.now()
        self.show_head()
        self.run_worker(self._read(), exclusive=True, group="reading")

    async def _read(self) -> None:
        worker: Worker[None] = get_current_worker()
        folder, name, now = self.app.saves, self.app.settings.name, self._now

        def read() -> None:
            self._stand = stand_of(
                *(ARCHIVE, folder, name, self._games, now.date()), lambda: not worker.is_cancelled
            )
            found = {game: begun(folder, game, now) for game in self._games}
            self._begun = {game: path for game, path in found.items() if path is not None}

        with complaints(self.app):
            await asyncio.to_thread(read)
            for rows in self.query(Rows):
                rows.fill(len(self._stand), self._at)
            await self._compare()

    async def _compare(self) -> None:
        """Let robots play the deal under the cursor if the person has played it, and show how it
        stands."""
        stands, self._robots = self._stand[self._at], ()
        if stands.played is not None:
            day = self._now.date()
            self._robots = await asyncio.to_thread(robots_in_place, stands.game, day)
        for each in self.query(Page):
            each.rewrite()
        self.show_keys()

    def _row(self, index: int, cells: int) -> Line:
        stands = self._stand[index]
        company = self.app.company(())
        game = Span(left(self.say(f"game.{stands.game}"), GAME, company.glyphs.ellipsis), "strong")
        return line(game, " ", *short_words(company, stands, stands.game in self._begun))

    def _page(self, cells: int, height: int) -> list[Line]:
        if not self._stand:
            return []
        return page(self.app.company(()), self._stand[self._at], self._robots, cells)

    @on(Rows.Moved, "#deals")
    def _moved(self, event: Rows.Moved) -> None:
        if isinstance(event, Rows.Chosen):
            return
        self._at = event.index
        self.run_worker(self._compare(), exclusive=True, group="comparing")

    @on(Rows.Chosen, "#deals")
    def _chosen(self, event: Rows.Chosen) -> None:
        if not self.shown:  # the second of two clicks
            return
        self._at = event.index
        stands = self._stand[self._at]
        if stands.played is not None:
            replay(self, stands.played.path)
        elif stands.game in self._begun:
            resume(self, self._begun[stands.game])
        else:
            self.begin(stands.game)

    def begin(self, game: str) -> None:
        """Begin the deal of a game."""
        new = deal_of(game, self._now.date(), self.app.settings.name)
        with complaints(self.app):
            self.go("play", tui.session.new_game.begin(new, self.app.saves, lambda: self._now))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable copying once the deal has been played and compared."""
        if action == "copy" and not self._robots:
            return False
        return super().check_action(action, parameters)

    def action_copy(self) -> None:
        """Copy the three lines to share."""
        lines = shared(self.app.company(()), self._stand[self._at], self._robots)
        self.app.copy_to_clipboard("\n".join(lines))
        self.notify_here(self.say("daily.copied"), 6)
