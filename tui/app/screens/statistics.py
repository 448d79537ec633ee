"""Statistics of the player's finished games."""

import asyncio
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.worker import Worker, get_current_worker

from saves.problems import SaveError
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.page import Page
from tui.games.registry import offered_games
from tui.session.problems import problem_sentence
from tui.session.statistics.archive import Archive, Results
from tui.session.statistics.sums import records
from tui.session.statistics.table import record_lines
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, wrap

ARCHIVE: Final = Archive()
"""The games read so far, kept as long as the program runs."""


class StatisticsScreen(BaseScreen):
    """A page of statistics. The saves are read in a thread, so that thousands of them block no
    key."""

    CSS_PATH = layout("rules")
    commands: ClassVar[tuple[Command, ...]] = (BACK,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#statistics"

    def __init__(self) -> None:
        super().__init__()
        self._results: Results | None = None
        self._trouble: SaveError | None = None

    def head(self) -> tuple[Line, Line]:
        """Return the title, and the player's name if it is known."""
        title, name = Span(self.say("stats.title"), "strong"), self.app.settings.name
        if not name:
            return (title,), ()
        return (title, Span(f" {self.app.glyphs.dot} ", "dim"), Span(name)), ()

    def body(self) -> ComposeResult:
        """Yield the page."""
        with Horizontal(id="book"):
            yield Page(self._write, id="statistics")

    def on_mount(self) -> None:
        """Start to read the saves."""
        self.run_worker(self._read(), exclusive=True, exit_on_error=True)

    async def _read(self) -> None:
        worker: Worker[None] = get_current_worker()
        folder, name = self.app.saves, self.app.settings.name

        def wanted() -> bool:
            return not worker.is_cancelled

        try:
            self._results = await asyncio.to_thread(ARCHIVE.results, folder, name, wanted)
        except SaveError as error:
            self._trouble = error
        for page in self.query(Page):
            page.rewrite()

    def _write(self, cells: int, height: int) -> list[Line]:
        if self._trouble is not None:
            return wrap(line(Span(problem_sentence(self.say, self._trouble), "loss")), cells)
        if self._results is None:
            return [BLANK, line(Span(self.say("stats.reading"), "dim"))]
        found = records(self._results.games, offered_games())
        return record_lines(self.app.company(()), found, self._results.bad, cells)
