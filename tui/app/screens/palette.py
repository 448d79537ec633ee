"""The palette: everything that can be done from the screen behind it, found by name."""

import asyncio
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import Screen

from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.screens.orders import Order, held, opening, orders
from tui.app.widgets.caption import Caption
from tui.app.widgets.empty_list import EmptyNotice
from tui.app.widgets.prompt import Prompt
from tui.app.widgets.rows import Rows
from tui.widgets.commands import Command, bindings
from tui.words.search import Vocabulary, lit, words_in
from tui.words.spans import Line, Span, broken, fit, line, right, spread, width, wrap

NAME, CAP = 40, 8
"""The most cells of the column of names, and those of a key."""

BESIDE = 3
"""The cells on either side of the explanation of a row, which so begins under the names."""

SHARE = 3
"""The part of a row that the column of names takes is 1 / SHARE. A longer name goes on beyond it:
behind it, what it does stands only whole, and otherwise only below the list."""


SENTENCE_ENDS = (".", "!", "?")
"""How a whole sentence ends."""


class Orders(Rows):
    """The rows of the palette. Their cursor moves while the field has the focus."""

    can_focus = False


def whole_words(words: str, cells: int, more: str) -> str:
    """Return as many whole words as fit, with a sign that there are more unless they end with a
    sentence.

    >>> whole_words("one two three", 9, "…"), whole_words("one two", 9, "…")
    ('one two …', 'one two')
    >>> whole_words("One. Two three.", 9, "…")
    'One.'
    """
    if width(words) <= cells:
        return words
    kept = broken(words, cells - width(more) - 1)[0]
    first = kept if kept.endswith(SENTENCE_ENDS) else f"{kept} {more}"
    return first if width(first) <= cells else more


class Palette(BaseScreen):
    """A field, and under it what its words find: names and then explanations in the program's
    language, after them those in other languages."""

    CSS_PATH = layout("palette")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("move(-1)", "up", "rows.up", shown=False, listed=False, priority=True),
        Command("move(1)", "down", "rows.down", shown=False, listed=False, priority=True),
        Command("page(-1)", "pageup", "rows.pageup", shown=False, listed=False, priority=True),
        Command("page(1)", "pagedown", "rows.pagedown", shown=False, listed=False, priority=True),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "Entry"

    def __init__(self, behind: Screen[Any]) -> None:
        """List what can be done from the screen `behind`."""
        super().__init__()
        self._behind = behind
        self._sought = ""
        self._learn([])

    def _learn(self, saves: list[Order]) -> None:
        """Gather all orders and their words: a set of words for each worth, the best first."""
        self._all = [*orders(self.app, self._behind), *saves]
        self._saves = saves
        self._words = [each.words() for each in self._all]
        self._vocabulary = Vocabulary(
            word for sets in self._words for words in sets for word in words
        )
        self.found = self._having(self._sought)

    def _having(self, typed: str) -> list[Order]:
        """Return the orders that have every typed word, the best first; if none has, those found by
        taking words for misspelt; [] if there are none of either."""
        for meant in self._vocabulary.readings(words_in(typed)):
            ranked = []
            for sets, each in zip(self._words, self._all, strict=True):
                worths = [
                    next((n for n, own in enumerate(sets) if not own.isdisjoint(words)), None)
                    for words in meant
                ]
                known = [worth for worth in worths if worth is not None]
                if len(known) == len(meant):
                    whole = len(sets[0]) == len(meant)  # nothing of its name is missing
                    ranked.append((sum(known), not whole, each))
            if ranked:
                return [each for *_, each in sorted(ranked, key=lambda one: one[:2])]
        return []

    def head(self) -> tuple[Line, Line]:
        """Return the title."""
        return line(Span(self.say("palette.title"), "strong")), ()

    def body(self) -> ComposeResult:
        """Yield the field, the list under it, and all that is to be said of one row."""
        with Vertical(id="palette"):
            yield Prompt(id="prompt")
            yield Orders(self._draw, len(self.found), at_once=True, id="orders")
            yield EmptyNotice(id="no-orders")
            yield Caption(id="explained")

    def on_mount(self) -> None:
        """Ask for a name, and look for saves."""
        self._ask()
        self.run_worker(self._add_saves())

    async def _add_saves(self) -> None:
        if not held(self.app):
            saves = await asyncio.to_thread(lambda: list(opening(self.app, self._behind)))
            self._learn(saves)
            self._show()

    async def recompose(self) -> None:
        """Compose anew, in another language: with what was typed, and other names."""
        self._learn(self._saves)
        await super().recompose()
        self._ask()

    def _ask(self) -> None:
        self.query_one(Prompt).ask(
            "palette",
            self.say("palette.ask"),
            self._sought,
            not self.small,
            self.say("palette.hint"),
        )
        self._show()

    def _show(self, at: int = 0) -> None:
        rows, nothing = self.query_one(Orders), self.query_one(EmptyNotice)
        rows.fill(len(self.found), at)
        rows.display = bool(self.found)
        nothing.display = not self.found
        nothing.show(self.say("palette.none"))
        self._explain()

    @on(Rows.Moved)
    def _explain(self) -> None:
        """Say what the order under the cursor does, whole: a row has room for its beginning."""
        cells = self.app.size.width - 2 * BESIDE
        for caption in self.query("#explained").results(Caption):
            about = self.found[self.query_one(Orders).cursor].about if self.found else ""
            caption.show(wrap(line(Span(about, "dim")), cells))

    def _draw(self, index: int, cells: int) -> Line:
        """Draw a name, what it does as far as there is room, and its key."""
        order, more = self.found[index], self.app.glyphs.ellipsis
        name: Line = line(Span(order.name, "strong"))
        for word in self._sought.split():
            name = lit(name, word, "strong accent")
        room = cells - CAP - 1
        start, column = name, min(NAME, room // SHARE)
        if width(name) <= column:
            start = fit(name, column)
        about = whole_words(order.about, max(room - width(start) - 2, 0), more)
        if width(name) <= column or about == order.about:
            start = line(*start, "  ", Span(about, "dim"))
        return spread(fit(start, room, more), (Span(right(order.cap, CAP), "key"),), cells, more)

    def on_resize(self, event: Resize) -> None:
        """Follow the terminal's size."""
        self._explain()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the keys while the terminal is too small to show the list."""
        return not self.small and super().check_action(action, parameters)

    def action_move(self, by: int) -> None:
        """Move the cursor up or down."""
        rows = self.query_one(Orders)
        rows.go_to(rows.cursor + by)

    def action_page(self, by: int) -> None:
        """Move the cursor a page up or down."""
        self.query_one(Orders).action_page(by)

    @on(Prompt.Typed)
    def _typed(self, event: Prompt.Typed) -> None:
        self._sought = event.text
        self.found = self._having(event.text)
        self._show()

    @on(Prompt.Answered)
    @on(Rows.Chosen)
    def _chosen(self) -> None:
        """Do what is under the cursor, back on the screen behind."""
        at = self.query_one(Orders).cursor
        if not self.shown or at >= len(self.found):
            return
        self.leave()
        # Run there, because Textual reports the end of a screen to its opener, and this screen is
        # gone.
        self._behind.call_later(self.found[at].run)

    @on(Prompt.Dropped)
    def _dropped(self) -> None:
        self.leave()
