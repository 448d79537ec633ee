"""The base of every game's board widget: shows a moment, turns keys and clicks into intents.

A board does not know whether it stands in a live game or in a replay: it posts what the player
wants, and only the play screen takes it to the table.
"""

from typing import Any, ClassVar

from rich.segment import Segment
from textual.binding import BindingType
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.timer import Timer

from engine.game import Seat
from tui.render.face import Face, Moment
from tui.render.flight import FRAME, Flight, Point, path
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, lettered
from tui.widgets.host import host
from tui.words.spans import Line, width


class Board(Canvas, can_focus=True):
    """The stage of one game. Subclasses add a choice, commands and what clicks mean."""

    commands: ClassVar[tuple[Command, ...]] = ()
    BINDINGS: ClassVar[list[BindingType]] = []

    moment: reactive[Moment | None] = reactive(None, repaint=False, layout=False)
    """What is shown."""

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
        self.hurried = False
        """Whether the player has just hurried on to this decision, with a key that may mean
        something else here."""
        self._usable: list[bool] = []
        self._flying: tuple[Flight, list[Point]] | None = None
        """A card on its way, and the points it still comes to."""
        self._wings: Timer | None = None

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

    def watch_moment(self, shown: Moment | None, moment: Moment | None) -> None:
        """Another moment: what was picked before it no longer holds."""
        self.land()
        self.forget()
        self._usable = []
        self.repaint()
        # Who jumps to a moment has not seen the one before it, from which a card would fly.
        if shown is not None and moment is not None and shown.view == moment.before:
            self._take_off(moment)

    def _take_off(self, moment: Moment) -> None:
        """Let the card that has just been played fly to where it lies."""
        app = host(self)
        if moment.action is None or not app.moves:
            return
        flight = self.face.flight(moment)
        points = path(self.lines, flight) if flight is not None else []
        if flight is not None and points:
            self._flying = flight, points
            self._wings = self.set_interval(FRAME, self._fly)

    def _fly(self) -> None:
        if self._flying is None or len(self._flying[1]) < 2:
            self.land()
        else:
            here, there, *_ = self._flying[1]
            del self._flying[1][0]
            self.refresh(*(Region(0, y, self.size.width, 1) for _, y in (here, there)))

    @property
    def flying(self) -> bool:
        """Whether a card is on its way."""
        return self._flying is not None

    def land(self) -> None:
        """End a flight: it is over, or somebody has better to do than to watch."""
        if self._wings is not None:
            self._wings.stop()
            self._wings = None
        if self._flying is not None:
            _, y = self._flying[1][0]
            self._flying = None
            self.refresh(Region(0, y, self.size.width, 1))

    def on_key(self) -> None:
        """A key ends what moves; it does what it does all the same."""
        self.land()

    def render_line(self, y: int) -> Strip:
        """A line of the table, and over it the card that flies."""
        strip = super().render_line(y)
        if self._flying is None or self._flying[1][0][1] != y:
            return strip
        flight, ((x, _), *_) = self._flying
        cells = width(flight.text)
        x = max(min(x - cells // 2, self.size.width - cells), 0)
        style = self.rich_style + self.style_of(flight.roles)
        card = Strip([Segment(flight.text, style)], cells)
        return Strip.join([strip.crop(0, x), card, strip.crop(x + cells, self.size.width)])

    def paint(self, width: int, height: int) -> list[Line]:
        """The face's table; it asks for nothing while nothing is wanted."""
        if self.moment is None:
            return []
        return self.face.table(self.moment, width, height, self.choice if self.open else None)

    def changed(self) -> None:
        """Show a changed choice, and tell of it."""
        self.repaint()
        usable = [
            bool(self.check_action(each.action.partition("(")[0], ())) for each in self.commands
        ]
        self.post_message(self.ChoiceChanged(usable != self._usable))
        self._usable = usable
