"""The question before a what-if: which seats the person takes."""

from collections.abc import Callable, Set
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from engine.game import Seat
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.menu import Item, Menu
from tui.render.face import Company
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, wrap

WIDE = 72
"""The most cells of a line of the explanation."""


class WhatIfSeatsScreen(BaseScreen):
    """A row for each seat, and one for all of them."""

    CSS_PATH = layout("what_if")
    commands: ClassVar[tuple[Command, ...]] = (BACK,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#whose"

    def __init__(
        self, company: Company, number: int, seat: Seat, begin: Callable[[Set[Seat]], None]
    ) -> None:
        """Ask about the step of a number; the cursor is on `seat`, and `begin` gets the seats
        chosen."""
        super().__init__()
        self._names = company.names
        self._number = number
        self._seat = seat
        self._begin = begin

    def head(self) -> tuple[Line, Line]:
        """Return the step from which moves will be tried."""
        return line(Span(self.say("what_if.from", step=self._number), "strong")), ()

    def body(self) -> ComposeResult:
        """Yield the explanation, and the seats."""
        with Vertical(id="what-if"):
            yield Caption(*wrap(line(self.say("what_if.about")), WIDE), BLANK, id="words")
            yield Menu(self._items(), max(self._seat, 0), id="whose")

    def _items(self) -> list[Item]:
        company = self.app.company(self._names)
        seats = [Item(str(seat), company.who(seat)[0].text) for seat in range(len(self._names))]
        more = (Span(self.say("what_if.all.more"), "dim"),)
        return [*seats, Item("all", self.say("what_if.all"), more)]

    async def recompose(self) -> None:
        """Compose in another language; the cursor stays."""
        self._seat = self.query_one(Menu).cursor
        await super().recompose()

    @on(Menu.Chosen)
    def _chosen(self, event: Menu.Chosen) -> None:
        seats = range(len(self._names))
        taken = frozenset(seats if event.key == "all" else {int(event.key)})
        if self.shown:
            self.leave()
            self._begin(taken)
