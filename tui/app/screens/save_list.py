"""A list of saves on the screen: read, sorted, filtered, with a preview."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.events import Resize, ScreenResume

import tui.session.new_game
from saves.listing import SaveInfo
from saves.names import visible
from saves.problems import SaveError
from themes.loader import layout
from tui.app.save_previews import SavePreviews
from tui.app.screens.base import BaseScreen
from tui.app.widgets.empty_list import EmptyNotice
from tui.app.widgets.preview import Preview
from tui.app.widgets.prompt import Entry, Prompt
from tui.app.widgets.rows import Rows
from tui.app.widgets.save_heads import SaveHeads
from tui.app.widgets.save_rows import Look, save_row
from tui.session.problems import problem_sentence
from tui.session.save_batches import in_batches
from tui.session.save_preview import SavePreview
from tui.session.save_search import status_words, words_of
from tui.session.shelf import Shelf, Told
from tui.settings import PREVIEWS
from tui.words.spans import Line, Span, line, width

BESIDE = 150
"""The fewest columns in which a large preview stands beside the list."""

TALL = 36
"""The fewest lines in which a large preview stands under the list."""


class SaveListScreen(BaseScreen):
    """The list, and a preview of the save under the cursor. Subclasses give its source, its title
    and the words for an empty list.

    The files are read outside the screen's thread and shown as they come; a game is folded only
    when its row is in sight. So a long list opens as fast as a short one.
    """

    CSS_PATH = layout("saved_games")
    AUTO_FOCUS = "#saves"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (BESIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012

    def __init__(self, sought: str = "") -> None:
        """Show the saves found by the words `sought`, or all."""
        super().__init__()
        self.shelf = Shelf(sought, status_words(self.say))
        self._reading = True
        self._trouble = ""
        self._here: Path | None = None
        """The path of the save under the cursor, when it was last shown."""
        self._glances = SavePreviews(self, partial(self.show_found, self._show_preview))
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
        return Rows(self.draw, len(self.shelf.found), id="saves")

    def head(self) -> tuple[Line, Line]:
        """Return the title and the number of games, at the right the folder."""
        title = line(Span(self.named(), "strong"))
        shown, count = len(self.shelf.found), len(self.shelf.known)
        if self._reading and not count:
            return title, ()
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
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
        rows = self.rows()
        with Container(id="shelf"):
            with Vertical(id="list"):
                yield Prompt(id="prompt")
                yield SaveHeads(self._look, rows, id="heads")
                yield EmptyNotice(id="nothing")
                yield rows
            yield Preview(id="preview")

    async def recompose(self) -> None:
        """Compose anew, and fill the new widgets with what is known.

        Reading stops meanwhile, because it would find no widgets.
        """
        at = self.query_one(Rows).cursor
        self.workers.cancel_group(self, "list")
        await super().recompose()
        self._show(at)
        self.reread()

    def on_mount(self) -> None:
        """Make the preview as large as it was last time."""
        self._size_preview()

    @on(ScreenResume)
    def _resumed(self) -> None:
        self.reread()

    def reread(self, at: Path | None = None) -> None:
        """Read the folder again; the cursor stays on its save, or goes to the save at a path."""
        # Not a coroutine, which nobody would await if the worker is cancelled before it begins.
        read = partial(self._read_folder, at)
        self.run_worker(read, group="list", exclusive=True)  # type: ignore[arg-type]

    async def _read_folder(self, at: Path | None) -> None:
        found: set[Path] = set()
        self._reading, self._trouble = True, ""
        try:
            async for batch in in_batches(self._told()):
                found |= {told.info.path for told in batch}
                self._note_here()
                self.shelf.put(batch)
                at = self._arrange(at)
        except SaveError as error:
            self._trouble = problem_sentence(self.say, error)
        self._reading = False
        self._note_here()
        self.shelf.keep(found)
        self._arrange(at)

    def _note_here(self) -> None:
        """Note the save under the cursor before the rows change, because the message that the
        cursor has moved comes later."""
        here = self.here
        self._here = here.path if here is not None else self._here

    def _told(self) -> Iterator[Told]:
        """Yield the saves of the source with their words. A thread reads them."""
        now = tui.session.new_game.now().astimezone()
        for info in self.source():
            yield Told(info, words_of(self.say, info, self.app.settings.name, now))

    def forget(self, paths: Iterable[Path]) -> None:
        """Remove some saves from the list, and read the folder again."""
        self.shelf.remove(paths)
        self._arrange()
        self.reread()

    def _arrange(self, at: Path | None = None) -> Path | None:
        """Show the list anew, and put the cursor on the save at a path, or leave it on its save.

        Return the path if it is not in the list yet, else None.
        """
        there = {
            info.path: number
            for number, info in enumerate(self.shelf.found)
            if info.path in (at, self._here)
        }
        goal = at if at in there else self._here
        self._show(there[goal] if goal in there else self.query_one(Rows).cursor)
        return at if goal != at else None

    @property
    def _look(self) -> Look:
        return Look(self.shelf.by, self.shelf.backwards, self.shelf.titles)

    def _show(self, at: int) -> None:
        infos = self.shelf.found
        rows, nothing = self.query_one(Rows), self.query_one(EmptyNotice)
        rows.fill(len(infos), at)
        rows.display = bool(infos)
        self.query_one(SaveHeads).display = bool(infos)
        self.query_one(SaveHeads).show(self._look)
        nothing.display = not infos
        nothing.show(self._trouble or self._why_empty())
        if infos and not self.small and not self.asking:
            rows.focus()
        self._show_here()

    def _why_empty(self) -> str:
        if self.shelf.known:
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
        return self.shelf.found[at] if at < len(self.shelf.found) else None

    def _show_here(self) -> None:
        info = self.here
        self._here = info.path if info else None
        if info is None:
            self.query_one(Preview).show(None, None)
        else:
            self._show_in_preview(info, self._glances.at(info))
        self.show_head()
        self.show_keys()

    def _show_preview(self, info: SaveInfo, seen: SavePreview | None) -> None:
        self.query_one(Rows).repaint()
        if info == self.here:
            self._show_in_preview(info, seen)

    def _show_in_preview(self, info: SaveInfo, seen: SavePreview | None) -> None:
        self.query_one(Preview).show(info, seen, self.shelf.branches(info))

    def draw(self, index: int, cells: int) -> Line:
        """Return the row of an index, in so many cells."""
        info = self.shelf.found[index]
        names = [player.name for player in info.header.players] if info.header else []
        seen = None if info.finished or info.problem else self._glances.at(info)
        where = self._where(info, seen) if seen else ""
        now = tui.session.new_game.now().astimezone()
        return save_row(self.app.company(names), info, where, now, cells, self._look)

    def _where(self, info: SaveInfo, seen: SavePreview) -> str:
        key = (info.path, info.modified, self.say.language)
        if key not in self._places:
            dot = self.app.glyphs.dot
            self._places[key] = seen.where(seen.face(self.app.company), dot)
        return self._places[key]

    @on(Rows.Moved)
    def _moved(self) -> None:
        self._show_here()

    @property
    def preview(self) -> str:
        """Return how large the preview is, one of PREVIEWS."""
        wish = self.app.settings.preview
        if wish == "auto":
            return "large" if self.app.size.width >= BESIDE else "small"
        return wish if wish in self._previews else "small"

    @property
    def _previews(self) -> list[str]:
        """The sizes of the preview: the large one only where it shows more than the small one."""
        room = self.app.size.width >= BESIDE or self.app.size.height >= TALL
        return [size for size in PREVIEWS if room or size != "large"]

    def action_preview(self) -> None:
        """Make the preview large, small, or hide it; this is kept."""
        sizes = self._previews
        at = sizes.index(self.preview)
        self.app.change(preview=sizes[(at + 1) % len(sizes)])
        self._size_preview()

    def on_resize(self, event: Resize) -> None:
        """Follow the terminal's size."""
        self._size_preview()

    def _size_preview(self) -> None:
        for size in PREVIEWS:
            self.set_class(size == self.preview, f"-{size}-preview")

    def tell(self, key: str, path: Path, seconds: float = 6) -> None:
        """Show what has happened to a file: the sentence of `key` with the name of the file."""
        self.notify_here(self.say(key, file=visible(path.name)), seconds)
