"""A list of saves on the screen: read, sorted, filtered, with a preview."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.events import ScreenResume

import tui.session.new_game
from saves.listing import SaveInfo
from saves.names import visible
from saves.problems import SaveError
from themes.loader import layout
from tui.app.save_previews import SavePreviews
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.empty_list import EmptyNotice
from tui.app.widgets.preview import Preview
from tui.app.widgets.prompt import Entry, Prompt
from tui.app.widgets.rows import Rows
from tui.app.widgets.save_heads import SaveHeads
from tui.app.widgets.save_rows import save_row
from tui.session.problems import problem_sentence
from tui.session.save_batches import in_batches
from tui.session.save_filter import ORDERS, filtered, in_order
from tui.session.save_preview import SavePreview
from tui.widgets.commands import Command
from tui.words.spans import Line, Span, line, width

SEARCH = "search"
"""The purpose of the prompt while the list is filtered."""


class SaveListScreen(BaseScreen):
    """The list, and a preview of the save under the cursor. Subclasses give its source, its title
    and the words for an empty list.

    The files are read outside the screen's thread and shown as they come; a game is folded only
    when its row is in sight. So a long list opens as fast as a short one.
    """

    CSS_PATH = layout("saved_games")
    finding: ClassVar[tuple[Command, ...]] = (
        Command("search", "slash,ctrl+f", "saves.key.search", cap="/"),
        Command("sort", "s", "saves.key.sort"),
    )
    AUTO_FOCUS = "#saves"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (150, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[Path, SaveInfo] = {}
        self._infos: list[SaveInfo] = []
        self._reading = True
        self._trouble = ""
        self._sought = ""
        self.by = "when"
        """The column by which the list is sorted, one of ORDERS."""
        self._glances = SavePreviews(self, self._show_preview)
        self._places: dict[tuple[Path, int, str], str] = {}

    def source(self) -> Iterator[SaveInfo]:
        """Yield the saves to list. Raise SaveError if the folder cannot be read."""
        raise NotImplementedError

    def named(self) -> str:
        """Return the title of the list."""
        raise NotImplementedError

    def empty(self) -> str:
        """Return the words shown in place of an empty list."""
        raise NotImplementedError

    def rows(self) -> Rows:
        """Return a new widget for the rows."""
        return Rows(self.draw, len(self._infos), id="saves")

    def head(self) -> tuple[Line, Line]:
        """Return the title and the number of games, at the right the folder."""
        title = line(Span(self.named(), "strong"))
        if self._reading and not self._known:
            return title, ()
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        shown, count = len(self._infos), len(self._known)
        key = "saves.count" if shown == count else "saves.count.of"
        start = line(*title, dot, Span(self.say(key, n=count, shown=shown), "dim"))
        if self._reading:
            start = line(*start, dot, Span(self.say("saves.reading"), "dim"))
        return start, self._folder_line(self.app.size.width - width(start) - 4)

    def folder(self) -> Path:
        """Return the folder that is listed."""
        return self.app.saves

    def _folder_line(self, cells: int) -> Line:
        """Return the path of the folder in so many cells; of a longer path only the end."""
        folder = visible(str(self.folder()))
        while width(folder) > cells and len(folder) > 1:
            folder = self.app.glyphs.ellipsis + folder[2:]
        return line(Span(folder, "dim"))

    def body(self) -> ComposeResult:
        """Yield the list, and the preview beside or under it."""
        with Container(id="shelf"):
            with Vertical(id="list"):
                yield Prompt(id="prompt")
                yield SaveHeads(self.by, id="heads")
                yield EmptyNotice(id="nothing")
                yield self.rows()
            yield Preview(id="preview")

    async def recompose(self) -> None:
        """Compose anew, and fill the new widgets with what is known.

        Reading stops meanwhile, because it would find no widgets.
        """
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
        """Read the folder again; the cursor stays on its save, or goes to the save at a path."""
        # No coroutine, which would be left over where this is called off before it begins.
        read = partial(self._read_folder, at)
        self.run_worker(read, group="list", exclusive=True)  # type: ignore[arg-type]

    async def _read_folder(self, at: Path | None) -> None:
        found: dict[Path, SaveInfo] = {}
        self._reading, self._trouble = True, ""
        try:
            async for batch in in_batches(self.source()):
                found |= {info.path: info for info in batch}
                self._known |= found
                at = self._arrange(at)
        except SaveError as error:
            self._trouble = problem_sentence(self.say, error)
        self._reading, self._known = False, found
        self._arrange(at)

    @property
    def known(self) -> list[SaveInfo]:
        """Return all saves that have been read so far, in sight or not."""
        return list(self._known.values())

    def forget(self, *paths: Path) -> None:
        """Remove some saves from the list, and read the folder again."""
        for path in paths:
            self._known.pop(path, None)
        self._arrange()
        self.reread()

    def _arrange(self, at: Path | None = None) -> Path | None:
        """Filter and sort the list, and put the cursor on the save at a path, or leave it on its
        save.

        Return the path if it is not in the list yet, else None.
        """
        here = self.here.path if self.here else None
        self._infos = in_order(filtered(self.say, self._known.values(), self._sought), self.by)
        places = {info.path: number for number, info in enumerate(self._infos)}
        goal = at if at in places else here
        self._show(places[goal] if goal in places else self.query_one(Rows).cursor)
        return at if goal != at else None

    def _show(self, at: int) -> None:
        infos = self._infos
        rows, nothing = self.query_one(Rows), self.query_one(EmptyNotice)
        rows.fill(len(infos), at)
        rows.display = bool(infos)
        self.query_one(SaveHeads).display = bool(infos)
        self.query_one(SaveHeads).show(self.by)
        nothing.display = not infos
        nothing.show(self._trouble or self._why_empty())
        if infos and not self.small and not self.asking:
            rows.focus()
        self._show_here()

    def _why_empty(self) -> str:
        if self._known:
            return self.say("saves.none-found")
        return self.say("saves.reading") if self._reading else self.empty()

    @property
    def asking(self) -> bool:
        """Return whether something is being typed."""
        return isinstance(self.focused, Entry)

    @property
    def here(self) -> SaveInfo | None:
        """Return the save under the cursor, None if the list is empty."""
        at = self.query_one(Rows).cursor
        return self._infos[at] if at < len(self._infos) else None

    def _show_here(self) -> None:
        info = self.here
        self.query_one(Preview).show(info, self._glances.at(info) if info else None)
        self.show_head()
        self.show_keys()

    def _show_preview(self, info: SaveInfo, seen: SavePreview | None) -> None:
        self.query_one(Rows).repaint()
        if info == self.here:
            self.query_one(Preview).show(info, seen)

    def draw(self, index: int, cells: int) -> Line:
        """Return the row of an index, in so many cells."""
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

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now; while something is typed, keys are
        letters."""
        if self.is_mounted and self.asking:
            typed_over = {each.action for each in self.commands if each is not BACK}
            if action in typed_over:
                return False
        if action in ("sort", "search"):
            return bool(self._known)
        return super().check_action(action, parameters)

    def action_sort(self) -> None:
        """Sort by the next column."""
        orders = list(ORDERS)
        self.sort_by(orders[(orders.index(self.by) + 1) % len(orders)])

    def sort_by(self, by: str) -> None:
        """Sort by one of ORDERS; the cursor stays on its save."""
        self.by = by
        self._arrange()

    def action_search(self) -> None:
        """Open the field that filters the list."""
        self._ask_search()

    def _ask_search(self, focus: bool = True) -> None:
        prompt = self.query_one(Prompt)
        prompt.ask(SEARCH, self.say("saves.ask.search"), self._sought, focus)

    def _seek(self, words: str) -> None:
        self._sought = words
        self._arrange()

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
        """Give the focus back to the list. The words of a search stay in sight."""
        if self._sought:
            self._ask_search(focus=False)
        else:
            self.query_one(Prompt).close()
        self.set_focus(self.query_one(Rows) if self._infos else None)
        self.show_keys()

    def action_back(self) -> None:
        """Return from a search to the whole list, else to the screen below."""
        if self._sought:
            self._seek("")
            self.leave_prompt()
        else:
            super().action_back()

    @on(SaveHeads.Clicked, "#heads")
    def _head_clicked(self, event: SaveHeads.Clicked) -> None:
        event.stop()
        self.sort_by(cast(tuple[str, str], event.target)[1])

    def tell(self, key: str, path: Path) -> None:
        """Show what has happened to a file: the sentence of `key` with the name of the file."""
        self.notify_here(self.say(key, file=visible(path.name)), 6)
