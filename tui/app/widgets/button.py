"""A button: one line that does what the Enter key does."""

from typing import ClassVar, Final

from textual.binding import BindingType
from textual.message import Message

from tui.app.widgets.focus import FocusCanvas
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line

PRESS: Final = "button.press"


class Button(FocusCanvas):
    """A label, lit while it has the focus."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("press", "enter,space", PRESS, listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Pressed(Message):
        """The message that the button was pressed, by key or by mouse."""

    def __init__(self, label: str, id: str | None = None, deed: str = PRESS) -> None:
        """`deed` is the key of what Enter does here, for the bottom line."""
        super().__init__(id=id)
        self._label = label
        self._deed = deed

    @property
    def about(self) -> str:
        """Return the key of the explanation of what Enter does; "" if it only presses."""
        return f"{self._deed}.help" if self._deed != PRESS else ""

    def show(self, label: str) -> None:
        """Change the label."""
        self._label = label
        self.repaint()

    def now(self, command: Command) -> Command:
        """Name the key after what this button does. See commands_of."""
        return command._replace(label=self._deed)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the label between blanks."""
        roles = "cursor" if self.has_focus else "lit accent"
        return [line(Span(f"  {self._label}  ", roles, "press"))]

    def action_press(self) -> None:
        """Post `Pressed`."""
        self.post_message(self.Pressed())

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Press the button."""
        event.stop()
        self.action_press()
