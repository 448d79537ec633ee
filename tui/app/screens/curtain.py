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
"""Seconds for which the curtain cannot be lifted, so that neither keys typed ahead nor a second tap
of the key that played lift it."""


class CurtainScreen(BaseScreen):
    """A request to pass the terminal; it closes when the next player presses a key that plays
    nothing at a table.

    It is a plain screen, because a modal one lets the table shine through.
    """

    commands: ClassVar[tuple[Command, ...]] = (Command("lift", "v", "key.curtain"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, company: Company, seat: Seat) -> None:
        super().__init__()
        self.company = company
        self.seat = seat
        self.hung = False
        """Whether the curtain can be lifted."""

    def on_mount(self) -> None:
        """Clear the notifications, which the next player must not read, and ignore keys typed
        before."""
        self.app.clear_notifications()
        self.set_timer(DEAD, self._hang)

    def _hang(self) -> None:
        self.hung = True

    def head(self) -> tuple[Line, Line]:
        """Return only whose turn it is."""
        return self.say.line("curtain.pass", who=self.company.who(self.seat)), ()

    def body(self) -> ComposeResult:
        """Yield the request, in the middle."""
        yield CurtainCloth(self.company, self.seat)

    def action_lift(self) -> None:
        """Close the curtain, once it can be lifted."""
        if self.hung:
            self.leave()


class CurtainCloth(Canvas):
    """The text of the request."""

    def __init__(self, company: Company, seat: Seat) -> None:
        super().__init__(id="curtain")
        self.company = company
        self.seat = seat

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw three sentences in the middle of the screen."""
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
