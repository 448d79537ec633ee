"""The palette of commands in the program's language; it closes if the terminal becomes too
small."""

from collections.abc import Iterable
from typing import Final, Literal

from rich.align import Align
from rich.text import Text
from textual.app import ComposeResult, SystemCommand
from textual.command import (
    CommandInput,
    CommandList,
    CommandPalette,
    DiscoveryHit,
    Hit,
    Hits,
    Provider,
    SearchIcon,
)
from textual.containers import Horizontal, Vertical
from textual.errors import NoWidget
from textual.events import Click, Resize
from textual.widgets import LoadingIndicator
from textual.widgets.option_list import Option

from tui.app.screens.base import SMALLEST
from tui.app.screens.guarded import GuardedScreen


class Finder(Provider):
    """The commands that work now, found by their name in any language."""

    async def discover(self) -> Hits:
        """Yield every command."""
        for title, help_text, run, _ in self._commands():
            yield DiscoveryHit(title, run, help=help_text)

    async def search(self, query: str) -> Hits:
        """Yield the commands whose name matches, in the program's language or another."""
        matcher = self.matcher(query)
        for title, help_text, run, _ in self._commands():
            _, *others = help_text.split(" · ")
            score = max(map(matcher.match, [title, *others]))
            if score > 0:
                yield Hit(score, matcher.highlight(title), run, help=help_text)

    def _commands(self) -> Iterable[SystemCommand]:
        return self.app.get_system_commands(self.screen)


class Found(CommandList):
    """The list of matching commands.

    It changes with every letter: a click or a key meant for a row that is not there, or not there
    any more, does nothing.
    """

    def _on_click(self, event: Click) -> None:  # type: ignore[override]
        if event.style.meta.get("option", 0) >= self.option_count:
            event.prevent_default()

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        if self.highlighted in self._index_to_line:
            super()._move_page(direction)


class Palette(CommandPalette, GuardedScreen):
    """Textual's palette, with its words in the program's language."""

    def __init__(self, search: str, none: str) -> None:
        """Make a palette with a placeholder for its field, and the words for an empty list."""
        super().__init__([Finder], placeholder=search)
        self._none: Final = none
        self._too_small = False

    def compose(self) -> ComposeResult:
        """Yield the field, and the list under it."""
        with Vertical(id="--container"):
            with Horizontal(id="--input"):
                yield SearchIcon()
                yield CommandInput(placeholder=self._placeholder, select_on_focus=False)
            with Vertical(id="--results"):
                yield Found()
                yield LoadingIndicator()

    def _on_click(self, event: Click) -> None:  # type: ignore[override]
        # Textual asks which widget was clicked: none, if the terminal has become smaller since.
        try:
            self.get_widget_at(event.screen_x, event.screen_y)
        except NoWidget:
            event.prevent_default()

    async def recompose(self) -> None:
        """Close where other screens compose themselves anew: what was found bears the names of the
        language before, and a key that came meanwhile would find no list."""
        self.dismiss()

    def on_resize(self, event: Resize) -> None:
        """Close in too small a terminal: Textual fails when the list is laid out in no room."""
        columns, rows = SMALLEST
        small = event.size.width < columns or event.size.height < rows
        if small and not self._too_small:
            self._too_small = True
            for child in self.children:
                child.display = False
            self.dismiss()

    def _start_no_matches_countdown(self, search_value: str) -> None:
        # This replaces a method of Textual, because its words are fixed in English.
        self._stop_no_matches_countdown()

        def show() -> None:
            self._list_visible = bool(search_value)
            if search_value:
                words = Align.center(Text(self._none))
                option = Option(words, disabled=True, id=self._NO_MATCHES)
                self.query_one(CommandList).add_option(option)

        self._no_matches_timer = self.set_timer(self._NO_MATCHES_COUNTDOWN, show)
