"""Saved games, and the finished ones among them to be stepped through."""

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.events import ScreenResume

import tui.starting
from saves.listing import SaveInfo, list_saves
from saves.names import visible
from saves.problems import SaveError
from saves.trash import bring_back, discard
from themes.loader import layout
from tui.commands import Command, bindings
from tui.glance import Glance, glance
from tui.ink import BLANK, Line, Span, centre, line
from tui.offer import offered_games
from tui.problems import told
from tui.screens.base import BACK, BaseScreen
from tui.screens.opening import complain, replay, resume
from tui.widgets.canvas import Canvas
from tui.widgets.preview import Preview
from tui.widgets.rows import Rows
from tui.widgets.save_rows import head_row, save_row

REMEMBERED = 300
"""How many saves are kept folded: more than any terminal has lines."""

Key = tuple[Path, int]
"""A save as it was at a moment: its file and when that was last written."""


class SavedGamesScreen(BaseScreen):
    """The list, and a preview of what is under the cursor.

    The folder is read outside the screen's own thread, and a game is folded only when its row is in
    sight, so that a long list opens as fast as a short one.
    """

    CSS_PATH = layout("saved_games")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("replay", "r", "saves.key.replay"),
        Command("delete", "d,delete", "saves.key.delete"),
        Command("undo", "u", "saves.key.undo"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#saves"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (150, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]  # noqa: RUF012

    def __init__(self, finished: bool = False) -> None:
        """With `finished`, only games that were played to their end."""
        super().__init__()
        self._finished = finished
        self._infos: list[SaveInfo] | None = None
        self._trouble = ""
        self._seen: dict[Key, Glance | None] = {}
        self._places: dict[tuple[Path, int, str], str] = {}
        self._wanted: list[Path] = []
        self._folding = False
        self._deleted: list[tuple[Path, Path]] = []

    def head(self) -> tuple[Line, Line]:
        """How many games there are."""
        title = self.say("saves.replays" if self._finished else "saves.title")
        if self._infos is None:
            return line(Span(title, "strong")), ()
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        count = Span(self.say("saves.count", n=len(self._infos)), "dim")
        return line(Span(title, "strong"), dot, count), line(
            Span(visible(str(self.app.saves)), "dim")
        )

    def body(self) -> ComposeResult:
        """The list and the preview, beside or under it."""
        count = len(self._infos or ())
        with Container(id="shelf"):
            with Vertical(id="list"):
                yield Heads(id="heads")
                yield Nothing(id="nothing")
                yield Rows(self._draw, count, id="saves")
            yield Preview(id="preview")

    async def recompose(self) -> None:
        """New widgets show what the screen knows."""
        at = self.query_one(Rows).cursor
        await super().recompose()
        self._show(at)

    @on(ScreenResume)
    def _read(self) -> None:
        self.run_worker(self._read_folder(), group="list", exclusive=True)

    async def _read_folder(self) -> None:
        here, at = self.here, self.query_one(Rows).cursor
        try:
            infos = await asyncio.to_thread(list_saves, self.app.saves)
            self._trouble = ""
        except SaveError as error:
            infos, self._trouble = [], told(self.say, error)
        self._infos = [info for info in infos if info.finished or not self._finished]
        places = [info.path for info in self._infos]
        self._show(places.index(here.path) if here and here.path in places else at)

    def _show(self, at: int) -> None:
        infos = self._infos
        rows, nothing = self.query_one(Rows), self.query_one(Nothing)
        rows.fill(len(infos or ()), at)
        rows.display = bool(infos)
        self.query_one(Heads).display = bool(infos)
        nothing.display = not infos
        if infos is None:
            nothing.show(self.say("saves.reading"))
        else:
            none = "saves.none-finished" if self._finished else "saves.none"
            nothing.show(self._trouble or self.say(none))
        if infos and not self.small:
            rows.focus()
        self._show_here()

    @property
    def here(self) -> SaveInfo | None:
        """The save under the cursor."""
        at = self.query_one(Rows).cursor
        return self._infos[at] if self._infos and at < len(self._infos) else None

    def _show_here(self) -> None:
        info = self.here
        self.query_one(Preview).show(info, self._glance_at(info) if info else None)
        self.show_head()
        self.show_keys()

    def _glance_at(self, info: SaveInfo) -> Glance | None:
        """The save folded; if it has not been yet, that is set going."""
        key = (info.path, info.modified)
        if key not in self._seen and info.header is not None:
            if info.path in self._wanted:
                self._wanted.remove(info.path)
            self._wanted.append(info.path)
            if not self._folding:
                self._folding = True
                self.run_worker(self._fold_wanted(), group="fold")
        return self._seen.get(key)

    async def _fold_wanted(self) -> None:
        """Fold what was asked for, the last first: the row under the cursor is asked last."""
        try:
            while self._wanted:
                path = self._wanted.pop()
                info = next((each for each in self._infos or () if each.path == path), None)
                if info is None:
                    continue
                seen = await asyncio.to_thread(glance, path)
                self._seen[path, info.modified] = seen
                while len(self._seen) > REMEMBERED:
                    del self._seen[next(iter(self._seen))]
                self.query_one(Rows).repaint()
                if info == self.here:
                    self.query_one(Preview).show(info, seen)
        finally:
            self._folding = False

    def _draw(self, index: int, cells: int) -> Line:
        assert self._infos is not None
        info = self._infos[index]
        names = [player.name for player in info.header.players] if info.header else []
        seen = None if info.finished or info.problem else self._glance_at(info)
        where = self._where(info, seen) if seen else ""
        now = tui.starting.now().astimezone()
        return save_row(self.app.company(names), info, where, now, cells)

    def _where(self, info: SaveInfo, seen: Glance) -> str:
        key = (info.path, info.modified, self.say.language)
        if key not in self._places:
            dot = self.app.glyphs.dot
            self._places[key] = seen.where(seen.face(self.app.company), dot)
        return self._places[key]

    @on(Rows.Moved)
    def _moved(self) -> None:
        self._show_here()

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        info = self.here
        if info is None:
            return
        if info.header is not None and info.header.game not in offered_games():
            complain(self.app, self.say("saves.no-board"))
        elif info.finished:
            replay(self.app, info.path)
        else:
            resume(self.app, info.path)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that do something now."""
        if action == "undo":
            return bool(self._deleted)
        if action == "delete":
            return self.is_mounted and self.here is not None
        if action == "replay":
            info = self.here if self.is_mounted else None
            return info is not None and info.header is not None
        return super().check_action(action, parameters)

    def action_replay(self) -> None:
        """Step through the game, finished or not."""
        info = self.here
        if info is None or info.header is None:
            return
        if info.header.game not in offered_games():
            complain(self.app, self.say("saves.no-board"))
        else:
            replay(self.app, info.path)

    def action_delete(self) -> None:
        """Move the save to the trash."""
        info = self.here
        if info is None:
            return
        try:
            self._deleted.append((discard(info.path), info.path))
        except SaveError as error:
            complain(self.app, told(self.say, error))
        else:
            self._tell("saves.deleted", info.path)
        self._read()

    def action_undo(self) -> None:
        """Bring back what was deleted last."""
        if not self._deleted:
            return
        discarded, path = self._deleted.pop()
        try:
            bring_back(discarded, path)
        except SaveError as error:
            complain(self.app, told(self.say, error))
        else:
            self._tell("saves.restored", path)
        self._read()

    def _tell(self, key: str, path: Path) -> None:
        self.app.clear_notifications()
        self.notify(self.say(key, file=visible(path.name)), timeout=6, markup=False)


class Heads(Canvas):
    """What stands over the columns."""

    def paint(self, width: int, height: int) -> list[Line]:
        """In line with the rows, which begin with a sign."""
        screen = self.screen
        assert isinstance(screen, SavedGamesScreen)
        return [line("  ", *head_row(screen.app.company(()), width - 3))]


class Nothing(Canvas):
    """Why the list is empty."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._words = ""

    def show(self, words: str) -> None:
        """Another reason."""
        self._words = words
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """In the middle."""
        above = [BLANK] * max(height // 2 - 1, 0)
        return [*above, line(Span(centre(self._words, width), "dim"))]
