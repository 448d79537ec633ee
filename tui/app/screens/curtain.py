"""The curtain between two people at one keyboard: opaque, and nothing of a hand on it."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from engine.game import Seat
from tui.app.screens.base import BaseScreen
from tui.render.face import Company
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, width

DEAD: Final = 0.5
"""Seconds for which the curtain cannot be lifted: keys typed ahead, and a second tap of the one
that committed, find it down."""


class CurtainScreen(BaseScreen):
    """Asks to pass the terminal; returns when its new owner says so, by a key that commits nothing
    at a table.

    A plain screen, not a modal one: those let the table shine through. Toasts would carry over,
    so they are cleared.
    """

    commands: ClassVar[tuple[Command, ...]] = (Command("lift", "v", "key.curtain"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, company: Company, seat: Seat) -> None:
        super().__init__()
        self.company = company
        self.seat = seat
        self.hung = False
        """Whether it can be lifted."""

    def on_mount(self) -> None:
        """Nothing said before may be read by the next, and no key typed before counts."""
        self.app.clear_notifications()
        self.set_timer(DEAD, self._hang)

    def _hang(self) -> None:
        self.hung = True

    def head(self) -> tuple[Line, Line]:
        """Only whose turn it is."""
        return self.say.line("curtain.pass", who=self.company.who(self.seat)), ()

    def body(self) -> ComposeResult:
        """The request, in the middle."""
        yield CurtainCloth(self.company, self.seat)

    def action_lift(self) -> None:
        """The person is there; not one who has just gone."""
        if self.hung:
            self.leave()


class CurtainCloth(Canvas):
    """The lines of the request."""

    def __init__(self, company: Company, seat: Seat) -> None:
        super().__init__(id="curtain")
        self.company = company
        self.seat = seat

    def paint(self, cells: int, height: int) -> list[Line]:
        """Three sentences in the middle of the screen."""
        say, who = self.company.say, self.company.who(self.seat)
        key = Span(say("cap.curtain"), "key")
        lines = [
            say.line("curtain.pass", who=who),
            BLANK,
            say.line("curtain.alone", who=who),
            BLANK,
            say.line("curtain.ready", who=who, key=key),
        ]
        above = max((height - len(lines)) // 2, 0)
        centred = [line(" " * max((cells - width(each)) // 2, 0), *each) for each in lines]
        return [BLANK] * above + centred
