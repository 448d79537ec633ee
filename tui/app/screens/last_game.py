"""The game that home offers to continue. Loaded only where there are saves: it reads one."""

from collections.abc import Callable, Container
from pathlib import Path

from saves.listing import SaveInfo, last_unfinished
from saves.problems import SaveError
from tui.app.app import LudothequeApp
from tui.app.screens.base import BaseScreen
from tui.app.screens.open_save import resume
from tui.app.widgets.save_rows import fitting
from tui.session.save_preview import preview_of
from tui.words.spans import Line, Span, line, width


class LastGame:
    """The unfinished game that was played last."""

    def __init__(self, info: SaveInfo) -> None:
        self._info = info
        self.path = info.path
        """The file of its save."""
        self.game = info.header.game if info.header is not None else None

    @classmethod
    def of(cls, folder: Path, games: Container[str]) -> "LastGame | None":
        """Return the unfinished game that was played last in a folder; None if there is none, or if
        the folder cannot be read, which the list of saves explains."""
        try:
            info = last_unfinished(folder, games)
        except SaveError:
            return None
        return cls(info) if info is not None else None

    def words(self, app: LudothequeApp) -> Callable[[int], Line]:
        """Return a function that writes game, round and players in so many cells."""
        header = self._info.header
        assert header is not None
        seen = preview_of(self.path)
        where = seen.where(seen.face(app.company), app.glyphs.dot) if seen is not None else ""
        dot = Span(f" {app.glyphs.dot} ", "dim")
        company = app.company(player.name for player in header.players)
        game = Span(app.say(f"game.{header.game}"), "strong")
        head = line(game, *((dot, where) if where else ()), dot)
        return lambda cells: line(head, fitting(company, self._info, cells - width(head)))

    def resume(self, screen: BaseScreen) -> None:
        """Go on with the game, over a screen."""
        resume(screen, self.path)
