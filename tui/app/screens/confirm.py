"""One question before something that a player may regret, for players who want to be asked."""

import re
from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from tui.app.screens.base import BaseScreen
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, width, wrap
from tui.words.typed import letters

MARGIN: Final = 2
"""The cells left free at both sides of a question."""


class ConfirmScreen(BaseScreen):
    """A question: Enter does the thing asked about, Escape does not."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("agree", ",".join(["enter", *letters("typed.yes")]), "key.agree"),
        Command("back", ",".join(["escape", *letters("typed.no")]), "key.refrain"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, question: str, then: Callable[[], object]) -> None:
        super().__init__()
        self.question = question
        self._then = then

    def body(self) -> ComposeResult:
        """Yield the question, in the middle."""
        yield Question(self.question)

    def action_agree(self) -> None:
        """Return to the screen that asked, and call `then` at once, before another key can leave
        that screen, too."""
        self.leave()
        self._then()


class Question(Canvas):
    """The question and its two answers, which can be clicked."""

    def __init__(self, question: str) -> None:
        super().__init__(id="confirm")
        self._question = question

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw the question and the answers in the middle of the screen."""
        screen = self.screen
        assert isinstance(screen, ConfirmScreen)
        say = screen.say
        buttons: list[Span] = []
        for command in screen.commands:
            label = f" {command.key_cap(say)}{say('confirm.does')}{say(command.label)} "
            roles = "cursor" if not buttons else "card"
            buttons += [Span(label, roles, ("do", command.action)), Span("  ")]
        question = self._sentences(cells - 2 * MARGIN)
        lines = [*question, BLANK, line(*buttons[:-1])]
        above = [BLANK] * max((height - len(lines)) // 2, 0)
        centred = [line(" " * max((cells - width(each)) // 2, 0), *each) for each in lines]
        return above + centred

    def _sentences(self, cells: int) -> list[Line]:
        """Return the question on one line, or what follows it on lines of its own."""
        parts = [self._question]
        if width(line(self._question)) > cells:
            parts = re.split(r"(?<=\?) ", self._question)
        return [row for part in parts for row in wrap(line(part), cells)]

    async def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Run the action of the answer that was clicked."""
        event.stop()
        assert isinstance(event.target, tuple)
        await self.screen.run_action(event.target[1])
