"""The palette of commands in the program's language, closed when there is no room for it."""

from collections.abc import Iterable
from typing import Final

from rich.align import Align
from rich.text import Text
from textual.app import SystemCommand
from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.events import Resize
from textual.widgets.option_list import Option

from tui.app.screens.base import SMALLEST


class Finder(Provider):
    """The commands that can be used now, found by their name in any language."""

    async def discover(self) -> Hits:
        """All of them."""
        for title, help_text, run, _ in self._commands():
            yield DiscoveryHit(title, run, help=help_text)

    async def search(self, query: str) -> Hits:
        """Those whose name fits, in the program's language or another."""
        matcher = self.matcher(query)
        for title, help_text, run, _ in self._commands():
            _, *others = help_text.split(" · ")
            score = max(map(matcher.match, [title, *others]))
            if score > 0:
                yield Hit(score, matcher.highlight(title), run, help=help_text)

    def _commands(self) -> Iterable[SystemCommand]:
        return self.app.get_system_commands(self.screen)


class Palette(CommandPalette):
    """Textual's palette; what it says by itself is said in the program's language."""

    def __init__(self, search: str, none: str) -> None:
        """What stands where one types, and what is said when nothing is found."""
        super().__init__([Finder], placeholder=search, id="--command-palette")
        self._none: Final = none
        self._too_small = False

    def on_resize(self, event: Resize) -> None:
        """Close before the list is laid out in no room at all, which it does not survive."""
        columns, rows = SMALLEST
        small = event.size.width < columns or event.size.height < rows
        if small and not self._too_small:
            self._too_small = True
            for child in self.children:
                child.display = False
            self.dismiss()

    def _start_no_matches_countdown(self, search_value: str) -> None:
        # The words are written into the method of Textual that this one stands in for.
        self._stop_no_matches_countdown()

        def show() -> None:
            self._list_visible = bool(search_value)
            if search_value:
                words = Align.center(Text(self._none))
                option = Option(words, disabled=True, id=self._NO_MATCHES)
                self.query_one(CommandList).add_option(option)

        self._no_matches_timer = self.set_timer(self._NO_MATCHES_COUNTDOWN, show)
