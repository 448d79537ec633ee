"""The base of every game's board widget: it shows a moment, and turns keys and clicks into intents.

A board does not know whether it is in a live game or in a replay. It posts the player's intent, and
only the play screen takes that to the table.
"""

from collections.abc import Collection
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
from tui.render.scene import Frame, within
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, lettered
from tui.widgets.host import host
from tui.words.spans import Line, ranges, width

COMMIT: Final = "commit"
"""The name of the action that takes the choice to the table."""

LONGEST: Final = 10
"""The most cells in which numbers are named one by one; more would leave no room for other keys."""

MARGINS: Final = 4
"""The cells of a table beside the sentence on it."""


class Board(Canvas, can_focus=True):
    """The stage of one game. Subclasses add a choice, commands and the meaning of clicks."""

    commands: ClassVar[tuple[Command, ...]] = ()
    BINDINGS: ClassVar[list[BindingType]] = []

    frame: reactive[Frame | None] = reactive(None, repaint=False)
    """The frame shown. After a step it is the last of the step's scene."""

    class Intent(Message):
        """An action to which the player commits. The table has not taken it yet."""

        def __init__(self, action: Any) -> None:
            super().__init__()
            self.action = action

    class ChoiceChanged(Message):
        """A change of the player's choice. `keys` is True if other commands can be used now."""

        def __init__(self, keys: bool) -> None:
            super().__init__()
            self.keys = keys

    def __init__(self, face: Face[Any, Any], id: str | None = "board") -> None:
        super().__init__(id=id)
        self.face = face
        self.open = False
        """True while a person is asked to act on this board."""
        self.aloud: bool | None = None
        """What is wanted then: True for a word, False for a secret choice, None for either; see
        engine.conductor.Ask."""
        self._early = False
        """True while a key runs that was pressed before the question."""
        self._usable: list[Command | None] = []
        self._flying: list[tuple[Flight, list[Point]]] = []
        """The cards that fly in turn, each with the points still before it."""
        self._wings: Timer | None = None

    @property
    def moment(self) -> Moment | None:
        """The moment shown; None before the first frame."""
        return self.frame.moment if self.frame is not None else None

    @property
    def view(self) -> Any:
        """The view shown."""
        assert self.moment is not None
        return self.moment.view

    @property
    def seat(self) -> Seat:
        """The perspective shown."""
        return int(self.view.seat)

    @property
    def choice(self) -> Any:
        """The part of an action that the player has picked so far, for the face to show; None by
        default."""
        return None

    @property
    def action(self) -> Any:
        """The action that the choice makes; None as long as something is missing for one."""
        return None

    def forget(self) -> None:
        """Drop the player's choice."""

    def digits(self, action: str) -> Collection[int]:
        """Return the numbers that an action takes now; () to show its keys as they are declared."""
        return ()

    def now(self, command: Command) -> Command:
        """Return a command as it is shown now. The numbers that it takes stand in place of its
        declared keys; if that is longer than LONGEST, a word for digits does, and a click on it
        picks the lowest. A command that would be in vain is not shown."""
        name = command.action.partition("(")[0]
        if taken := self.digits(name):
            cap, action = ranges(taken), command.action
            if len(cap) > LONGEST:
                cap, action = self.face.company.say("cap.digits"), f"{name}('{min(taken)}')"
            command = command._replace(cap=cap, action=action)
        return command._replace(shown=False) if self.vain(name) else command

    def vain(self, action: str) -> bool:
        """Return whether an action that can be used would only say what is missing."""
        return False

    def _by_letter(self, letter: object) -> Command | None:
        return lettered(self.commands, str(letter), self.face.company.say)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Return True for a letter if its command can be used now, and for any other action."""
        if action != "letter":
            return True
        command = self._by_letter(parameters[0])
        return command and self.check_action(command.action.partition("(")[0], ())

    async def action_letter(self, letter: str) -> None:
        """Run the command of a letter, by the language spoken, else by another."""
        command = self._by_letter(letter)
        if command is not None:
            await self.app.run_action(command.action, default_namespace=self)

    def takes(self, key: str, plays: bool = False) -> bool:
        """Return True if a key has a command here: any command if it `plays`, else one that does
        not commit."""
        return any(plays or each.action != COMMIT for each in self._bound(key))

    async def press(self, key: str, plays: bool = False) -> None:
        """Run the command of a key that was pressed before the question. Unless it `plays`, it only
        picks and never commits."""
        for each in self._bound(key):
            name, _, arguments = each.action.partition("(")
            if (plays or name != COMMIT) and self.check_action(name, (arguments.strip("()'"),)):
                self._early = not plays
                await self.app.run_action(each.action, default_namespace=self)
                self._early = False
                return

    def post_message(self, message: Message) -> bool:
        """Post a message, but no intent while a key runs that was pressed before the question."""
        if self._early and isinstance(message, self.Intent):
            return False
        return super().post_message(message)

    def _bound(self, key: str) -> list[Binding]:
        bound = self._bindings.key_to_bindings.get(key, [])
        return [each for each in bound if each.action[:7] != "letter(" or self._by_letter(key)]

    def watch_frame(self, shown: Frame | None, frame: Frame | None) -> None:
        """Show another frame. The choice is dropped if the moment is another."""
        self.land()
        if shown is None or frame is None or shown.moment != frame.moment:
            self.forget()
        self._usable = []
        self.repaint()
        # No flight after a jump, because the moment from which a card would fly was not shown.
        if shown is not None and frame is not None:
            before = frame.moment.before
            if before is not None and before in (shown.moment.view, shown.moment.before):
                self._take_off(frame)

    def _take_off(self, frame: Frame) -> None:
        """Start the flights of a frame's cards, if animations run."""
        if not host(self).moves:
            return
        ways = ((flight, path(self.lines, flight)) for flight in frame.flights)
        self._flying = [(flight, points) for flight, points in ways if points]
        if self._flying:
            self._wings = self.set_interval(TICK, self._fly)

    def _fly(self) -> None:
        if not self._flying:  # a last tick of the timer may come after it was stopped
            return
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
        """True while a card flies."""
        return bool(self._flying)

    def land(self) -> None:
        """End all flights at once."""
        if self._wings is not None:
            self._wings.stop()
            self._wings = None
        if self._flying:
            _, y = self._flying[0][1][0]
            self._flying = []
            self.refresh(Region(0, y, self.size.width, 1))

    def on_key(self) -> None:
        """End all flights. The key does its work all the same."""
        self.land()

    def render_line(self, y: int) -> Strip:
        """Return a line of the table, with the flying card over it."""
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
        """Return the face's table. The choice is shown only while a person is asked."""
        if self.frame is None:
            return []
        choice = self.choice if self.open else None
        said = within(width - MARGINS, self.frame.said, *self.frame.shorter)
        return self.face.table(self.frame.moment, width, height, choice, said)

    def changed(self) -> None:
        """Show a changed choice, and post `ChoiceChanged`."""
        self.repaint()
        usable = [
            self.now(each) if self.check_action(each.action.partition("(")[0], ()) else None
            for each in self.commands
        ]
        self.post_message(self.ChoiceChanged(usable != self._usable))
        self._usable = usable
