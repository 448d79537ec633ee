"""A list of saves that is searched and sorted."""

from typing import ClassVar, cast

from textual import on

from tui.app.screens.base import BACK
from tui.app.screens.save_list import SaveListScreen
from tui.app.widgets.prompt import Prompt
from tui.app.widgets.rows import Rows
from tui.app.widgets.save_heads import SaveHeads
from tui.session.shelf import ORDERS
from tui.widgets.commands import Command

SEARCH = "search"
"""The purpose of the prompt while the list is filtered."""


class FindingScreen(SaveListScreen):
    """The list with a field above it, which filters it letter by letter."""

    finding: ClassVar[tuple[Command, ...]] = (
        Command("search", "slash,ctrl+f", "saves.key.search", cap="/"),
        Command("sort", "s", "saves.key.sort"),
        Command("reverse", "o", "saves.key.reverse", shown=False),
        Command("preview", "v", "saves.key.preview", shown=False),
    )

    def on_mount(self) -> None:
        """Show the words of a search that the list begins with."""
        if self.shelf.sought:
            self._ask_search(focus=False)

    async def recompose(self) -> None:
        """Compose anew, with the words of the search."""
        await super().recompose()
        if self.shelf.sought:
            self._ask_search(focus=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now; while something is typed, keys are
        letters."""
        if self.is_mounted and self.asking:
            typed_over = {each.action for each in self.commands if each.action != BACK.action}
            if action in typed_over:
                return False
        if action in ("sort", "reverse", "search", "preview"):
            return bool(self.shelf.known)
        return super().check_action(action, parameters)

    def action_sort(self) -> None:
        """Sort by the next column."""
        orders = [by for by in ORDERS if by != "title" or self.shelf.titles]
        at = orders.index(self.shelf.by) if self.shelf.by in orders else -1
        self.sort_by(orders[(at + 1) % len(orders)])

    def action_reverse(self) -> None:
        """Sort by the same column the other way round."""
        self.sort_by(self.shelf.by, not self.shelf.backwards)

    def sort_by(self, by: str, backwards: bool = False) -> None:
        """Sort by one of ORDERS; the cursor stays on its save."""
        self.shelf.order(by, backwards)
        self._arrange()

    def seek_for(self, words: str) -> None:
        """Search for words, as if they had been typed and confirmed."""
        self._seek(words)
        self._ask_search(focus=False)

    def action_search(self) -> None:
        """Open the field that filters the list."""
        self._ask_search()

    def _ask_search(self, focus: bool = True) -> None:
        prompt = self.query_one(Prompt)
        ask = self.say("saves.ask.search")
        prompt.ask(SEARCH, ask, self.shelf.sought, focus, self.say("saves.ask.search.hint"))

    def _seek(self, words: str) -> None:
        self.shelf.seek(words)
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
        if self.shelf.sought:
            self._ask_search(focus=False)
        else:
            self.query_one(Prompt).close()
        self.set_focus(self.query_one(Rows) if self.shelf.found else None)
        self.show_keys()

    def action_back(self) -> None:
        """Return from a search to the whole list, else to the screen below."""
        if self.shelf.sought:
            self._seek("")
            self.leave_prompt()
        else:
            super().action_back()

    @on(SaveHeads.Clicked, "#heads")
    def _head_clicked(self, event: SaveHeads.Clicked) -> None:
        event.stop()
        by = cast(tuple[str, str], event.target)[1]
        self.sort_by(by, by == self.shelf.by and not self.shelf.backwards)
