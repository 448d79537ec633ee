"""The base of every game's board widget: shows a moment, turns keys and clicks into intents.

A board does not know whether it stands in a live game or in a replay: it posts what the player
wants, and only the play screen takes it to the table.
"""

from typing import Any, ClassVar, Final

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.timer import Timer

from engine.game import Seat
from tui.render.face import Face, Moment
from tui.render.flight import TICK, Flight, Point, path
from tui.render.scene import Frame
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, lettered
from tui.widgets.host import host
from tui.words.spans import Line, width

COMMIT: Final = "commit"
"""The action that takes what is picked to the table, by its name."""


class Board(Canvas, can_focus=True):
    """The stage of one game. Subclasses add a choice, commands and what clicks mean."""

    commands: ClassVar[tuple[Command, ...]] = ()
    BINDINGS: ClassVar[list[BindingType]] = []

    frame: reactive[Frame | None] = reactive(None, repaint=False, layout=False)
    """What is shown: of a step that is over, its last frame."""

    class Intent(Message):
        """The player commits to an action; it has not been taken to the table yet."""

        def __init__(self, action: Any) -> None:
            super().__init__()
            self.action = action

    class ChoiceChanged(Message):
        """What the player has picked is different now. With `keys` other keys work."""

        def __init__(self, keys: bool) -> None:
            super().__init__()
            self.keys = keys

    def __init__(self, face: Face[Any, Any], id: str | None = "board") -> None:
        super().__init__(id=id)
        self.face = face
        self.open = False
        """Whether intents are wanted: a person is to act here, now."""
        self._early = False
        """Whether a key is done that was pressed before the question."""
        self._usable: list[bool] = []
        self._flying: list[tuple[Flight, list[Point]]] = []
        """The cards that fly one after the other, and the points they still come to."""
        self._wings: Timer | None = None

    @property
    def moment(self) -> Moment | None:
        """The moment that is shown."""
        return self.frame.moment if self.frame is not None else None

    @property
    def seat(self) -> Seat:
        """Whose view is shown."""
        assert self.moment is not None
        return int(self.moment.view.seat)

    @property
    def choice(self) -> Any:
        """What the player has picked so far, for the face to show."""
        return None

    def forget(self) -> None:
        """Drop what the player has picked."""

    def _by_letter(self, letter: object) -> Command | None:
        return lettered(self.commands, str(letter), self.face.company.say)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A letter can be pressed when what it means can be done."""
        if action != "letter":
            return True
        command = self._by_letter(parameters[0])
        return command and self.check_action(command.action.partition("(")[0], ())

    async def action_letter(self, letter: str) -> None:
        """What it means in the language that is spoken, else in another."""
        command = self._by_letter(letter)
        if command is not None:
            await self.app.run_action(command.action, default_namespace=self)

    def picks(self, key: str) -> bool:
        """Whether a key may pick something when this board is asked."""
        return any(each.action != COMMIT for each in self._bound(key))

    async def press(self, key: str) -> None:
        """Do what a key that was pressed early picks now; it commits to nothing."""
        for each in self._bound(key):
            name, _, arguments = each.action.partition("(")
            if name != COMMIT and self.check_action(name, (arguments.strip("()'"),)):
                self._early = True
                await self.app.run_action(each.action, default_namespace=self)
                self._early = False
                return

    def post_message(self, message: Message) -> bool:
        """No intent comes of a key that was pressed before the question."""
        if self._early and isinstance(message, self.Intent):
            return False
        return super().post_message(message)

    def _bound(self, key: str) -> list[Binding]:
        return self._bindings.key_to_bindings.get(key, [])

    def watch_frame(self, shown: Frame | None, frame: Frame | None) -> None:
        """Something else is shown: what was picked before it no longer holds."""
        self.land()
        if shown is None or frame is None or shown.moment != frame.moment:
            self.forget()
        self._usable = []
        self.repaint()
        # Who jumps to a moment has not seen the one before it, from which a card would fly.
        if shown is not None and frame is not None:
            before = frame.moment.before
            if before is not None and before in (shown.moment.view, shown.moment.before):
                self._take_off(frame)

    def _take_off(self, frame: Frame) -> None:
        """Let the cards of a frame fly to where they lie."""
        if not host(self).moves:
            return
        ways = ((flight, path(self.lines, flight)) for flight in frame.flights)
        self._flying = [(flight, points) for flight, points in ways if points]
        if self._flying:
            self._wings = self.set_interval(TICK, self._fly)

    def _fly(self) -> None:
        points = self._flying[0][1]
        old = points.pop(0)
        if not points:
            del self._flying[0]
        if not self._flying:
            self.land()
        new = self._flying[0][1][0] if self._flying else old
        self.refresh(*(Region(0, y, self.size.width, 1) for _, y in (old, new)))

    @property
    def flying(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._flying)

    def land(self) -> None:
        """End a flight: it is over, or somebody has better to do than to watch."""
        if self._wings is not None:
            self._wings.stop()
            self._wings = None
        if self._flying:
            _, y = self._flying[0][1][0]
            self._flying = []
            self.refresh(Region(0, y, self.size.width, 1))

    def on_key(self) -> None:
        """A key ends what moves; it does what it does all the same."""
        self.land()

    def render_line(self, y: int) -> Strip:
        """A line of the table, and over it the card that flies."""
        strip = super().render_line(y)
        if not self._flying or self._flying[0][1][0][1] != y:
            return strip
        flight, ((x, _), *_) = self._flying[0]
        cells = width(flight.text)
        x = max(min(x - cells // 2, self.size.width - cells), 0)
        style = self.rich_style + self.style_of(flight.roles)
        card = Strip([Segment(flight.text, style)], cells)
        return Strip.join([strip.crop(0, x), card, strip.crop(x + cells, self.size.width)])

    def paint(self, width: int, height: int) -> list[Line]:
        """The face's table; it asks for nothing while nothing is wanted."""
        if self.frame is None:
            return []
        choice = self.choice if self.open else None
        return self.face.table(self.frame.moment, width, height, choice, self.frame.said)

    def changed(self) -> None:
        """Show a changed choice, and tell of it."""
        self.repaint()
        usable = [
            bool(self.check_action(each.action.partition("(")[0], ())) for each in self.commands
        ]
        self.post_message(self.ChoiceChanged(usable != self._usable))
        self._usable = usable
