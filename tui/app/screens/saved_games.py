"""Saved games, and the finished ones among them to be stepped through."""

import asyncio
from functools import partial
from pathlib import Path
from typing import ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.events import ScreenResume

import tui.session.new_game
from saves.listing import SaveInfo, list_saves
from saves.names import visible
from saves.problems import SaveError
from themes.loader import layout
from tui.app.save_previews import SavePreviews
from tui.app.screens.base import BACK
from tui.app.screens.manage_saves import ManageSavesScreen
from tui.app.screens.open_save import complain, replay, resume
from tui.app.widgets.empty_list import Vacancy
from tui.app.widgets.preview import Preview
from tui.app.widgets.prompt import Entry, Prompt
from tui.app.widgets.rows import Rows
from tui.app.widgets.save_heads import SaveHeads
from tui.app.widgets.save_rows import save_row
from tui.games.registry import offered_games
from tui.session.problems import problem_sentence
from tui.session.save_filter import ORDERS, in_order, matches
from tui.session.save_preview import SavePreview
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line, width

SEARCH = "search"
"""The purpose of the prompt while the list is sifted."""


class SavedGamesScreen(ManageSavesScreen):
    """The list, and a preview of what is under the cursor.

    The folder is read outside the screen's own thread, and a game is folded only when its row is in
    sight, so that a long list opens as fast as a short one.
    """

    CSS_PATH = layout("saved_games")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("replay", "r", "saves.key.replay"),
        Command("search", "slash,ctrl+f", "saves.key.search", cap="/"),
        Command("sort", "s", "saves.key.sort"),
        *ManageSavesScreen.keeping,
        Command("examples", "x", "saves.key.examples"),
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
        self._all: list[SaveInfo] | None = None
        self._infos: list[SaveInfo] = []
        self._trouble = ""
        self._sought = ""
        self.by = "when"
        """What the list is sorted by, one of ORDERS."""
        self._glances = SavePreviews(self, self._glanced)
        self._places: dict[tuple[Path, int, str], str] = {}

    def head(self) -> tuple[Line, Line]:
        """How many games there are."""
        title = self.say("saves.replays" if self._finished else "saves.title")
        if self._all is None:
            return line(Span(title, "strong")), ()
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        shown, count = len(self._infos), len(self._all)
        key = "saves.count" if shown == count else "saves.count.of"
        start = line(Span(title, "strong"), dot, Span(self.say(key, n=count, shown=shown), "dim"))
        return start, self._folder(self.app.size.width - width(start) - 4)

    def _folder(self, cells: int) -> Line:
        """Where the saves lie; of a long path the end."""
        folder = visible(str(self.app.saves))
        while width(folder) > cells and len(folder) > 1:
            folder = self.app.glyphs.ellipsis + folder[2:]
        return line(Span(folder, "dim"))

    def body(self) -> ComposeResult:
        """The list and the preview, beside or under it."""
        with Container(id="shelf"):
            with Vertical(id="list"):
                yield Prompt(id="prompt")
                yield SaveHeads(self.by, id="heads")
                yield Vacancy(id="nothing")
                yield Rows(self._draw, len(self._infos), id="saves")
            yield Preview(id="preview")

    async def recompose(self) -> None:
        """New widgets show what the screen knows. Nobody reads the folder while there are none."""
        at = self.query_one(Rows).cursor
        self.workers.cancel_group(self, "list")
        await super().recompose()
        if self._sought:
            self._ask_search(focus=False)
        self._show(at)
        self.reread()

    @on(ScreenResume)
    def _resumed(self) -> None:
        self.reread()

    def reread(self, at: Path | None = None) -> None:
        """Read the folder anew; the cursor stays on its save, or goes to the one at a path."""
        self.run_worker(partial(self._read_folder, at), group="list", exclusive=True)

    async def _read_folder(self, at: Path | None) -> None:
        here = at or (self.here.path if self.here else None)
        try:
            infos = await asyncio.to_thread(list_saves, self.app.saves)
            self._trouble = ""
        except SaveError as error:
            infos, self._trouble = [], problem_sentence(self.say, error)
        self._all = [info for info in infos if info.finished or not self._finished]
        self._arrange(here)

    def _arrange(self, here: Path | None) -> None:
        """Sift and sort, and put the cursor on a save, or leave it where it is."""
        found = (info for info in self._all or () if matches(self.say, info, self._sought))
        self._infos = in_order(found, self.by)
        places = [info.path for info in self._infos]
        self._show(places.index(here) if here in places else self.query_one(Rows).cursor)

    def _show(self, at: int) -> None:
        infos = self._infos
        rows, nothing = self.query_one(Rows), self.query_one(Vacancy)
        rows.fill(len(infos), at)
        rows.display = bool(infos)
        self.query_one(SaveHeads).display = bool(infos)
        self.query_one(SaveHeads).show(self.by)
        nothing.display = not infos
        nothing.show(self._trouble or self.say(self._why_empty()))
        if infos and not self.small and not self.asking:
            rows.focus()
        self._show_here()

    def _why_empty(self) -> str:
        if self._all is None:
            return "saves.reading"
        if self._all:
            return "saves.none-found"
        return "saves.none-finished" if self._finished else "saves.none"

    @property
    def asking(self) -> bool:
        """Whether something is being typed."""
        return isinstance(self.focused, Entry)

    @property
    def here(self) -> SaveInfo | None:
        """The save under the cursor."""
        at = self.query_one(Rows).cursor
        return self._infos[at] if at < len(self._infos) else None

    def _show_here(self) -> None:
        info = self.here
        self.query_one(Preview).show(info, self._glances.at(info) if info else None)
        self.show_head()
        self.show_keys()

    def _glanced(self, info: SaveInfo, seen: SavePreview | None) -> None:
        """A save has been folded. It may be while the widgets are composed anew."""
        for rows in self.query(Rows):
            rows.repaint()
            if info == self.here:
                self.query_one(Preview).show(info, seen)

    def _draw(self, index: int, cells: int) -> Line:
        info = self._infos[index]
        names = [player.name for player in info.header.players] if info.header else []
        seen = None if info.finished or info.problem else self._glances.at(info)
        where = self._where(info, seen) if seen else ""
        now = tui.session.new_game.now().astimezone()
        return save_row(self.app.company(names), info, where, now, cells, self.by)

    def _where(self, info: SaveInfo, seen: SavePreview) -> str:
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
            replay(self, info.path)
        else:
            resume(self, info.path)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that do something now; while something is typed, keys are letters."""
        if self.is_mounted and self.asking and action in TYPED_OVER:
            return False
        if action in ("sort", "search"):
            return bool(self._all)
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
            replay(self, info.path)

    def action_sort(self) -> None:
        """Sort by the next column."""
        orders = list(ORDERS)
        self.sort_by(orders[(orders.index(self.by) + 1) % len(orders)])

    def sort_by(self, by: str) -> None:
        """Sort by one of ORDERS; the cursor stays on its save."""
        self.by = by
        self._arrange(self.here.path if self.here else None)

    def action_examples(self) -> None:
        """The bundled games of the rules' examples."""
        self.go("examples")

    def action_search(self) -> None:
        """Type to sift the list."""
        self._ask_search()

    def _ask_search(self, focus: bool = True) -> None:
        prompt = self.query_one(Prompt)
        prompt.ask(SEARCH, self.say("saves.ask.search"), self._sought, focus)

    def _seek(self, words: str) -> None:
        self._sought = words
        self._arrange(self.here.path if self.here else None)

    @on(Prompt.Typed)
    def _typed(self, event: Prompt.Typed) -> None:
        if event.purpose == SEARCH:
            self._seek(event.text)

    @on(Prompt.Answered)
    def _found(self, event: Prompt.Answered) -> None:
        if event.purpose == SEARCH:
            self.leave_prompt()

    @on(Prompt.Dropped)
    def _dropped(self, event: Prompt.Dropped) -> None:
        if event.purpose == SEARCH:
            self._seek("")
        self.leave_prompt()

    def leave_prompt(self) -> None:
        """The keys go back to the list. What is sought stays in sight."""
        if self._sought:
            self._ask_search(focus=False)
        else:
            self.query_one(Prompt).close()
        self.set_focus(self.query_one(Rows) if self._infos else None)
        self.show_keys()

    def action_back(self) -> None:
        """First back to the whole list, then to the screen below."""
        if self._sought:
            self._seek("")
            self.leave_prompt()
        else:
            super().action_back()

    @on(SaveHeads.Clicked, "#heads")
    def _head_clicked(self, event: SaveHeads.Clicked) -> None:
        event.stop()
        self.sort_by(cast(tuple[str, str], event.target)[1])


TYPED_OVER = frozenset(
    command.action for command in SavedGamesScreen.commands if command is not BACK
)
"""What has to wait while something is typed."""
