"""The table: one moment of a game, shown by widgets that do not know its source."""

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Click, MouseMove
from textual.reactive import reactive

from engine.account import AnyAccount, Moment
from engine.character import Character
from engine.game import Game, Seat
from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.widgets.bars import Headline
from tui.app.widgets.chronicle import Chronicle
from tui.app.widgets.standings import Standings
from tui.games.registry import board_for, face_for
from tui.render.face import Face
from tui.render.scene import Frame, Scene, shown
from tui.render.telling import told
from tui.render.topics import explained, topic_of
from tui.session.pace import paced
from tui.session.robots import with_voices
from tui.session.scenes import ScenePlayer
from tui.settings import BEATS
from tui.widgets.board import Board
from tui.widgets.canvas import RIGHT, Canvas
from tui.widgets.commands import Command, bindings
from tui.words.catalogue import rules_of
from tui.words.spans import Line, Span, about, line, text_of

TO_BOARD = Command("to_board", "escape,l", "key.to_board")
"""The first command on Escape at a table, because it closes what is open over the board."""

EXPLAINED = (Headline, Board, Standings)
"""The widgets whose things are explained when the mouse rests on them."""

WHAT = Command("what", "i", "key.what", kept=True)
RULES = Command("rules", "f2", "key.rules", shown=False)

PANELS = [(0, "-narrow"), (100, "-medium"), (118, "-wide"), (170, "-huge")]
"""The columns from which standings and chronicle are at the right, and how wide they are there: see
table.tcss."""


class TableScreen(BaseScreen):
    """The parts that play and replay share: the headline, the board, the standings and the
    chronicle.

    All that is shown is drawn from `account`, which holds what the perspective has learnt.
    Subclasses change it with `show_account`, show a step by setting `moment` or play it as a scene,
    let the chronicle grow with `extend(account.last)`, and touch nothing else of the widgets.
    """

    CSS_PATH = layout("table")
    HORIZONTAL_BREAKPOINTS = PANELS
    commands: ClassVar[tuple[Command, ...]] = (
        TO_BOARD,
        Command("chronicle", "l", "key.chronicle", yields=4),
        WHAT,
        RULES,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    voices: tuple[tuple[Seat, Character], ...] = ()
    """The robots that may pass remarks, with their characters."""
    reader: Seat | None = None
    """The seat of the person who is "you" in the words; None if nobody is, or several people are:
    see Company."""

    frame: reactive[Frame | None] = reactive(None, repaint=False, layout=False)
    """The frame that is shown; None before the first."""

    def __init__(
        self, account: AnyAccount, game: Game[Any, Any, Any], names: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.account = account
        self.game = game
        self.played = game.name
        self.names = names
        self.scenes = ScenePlayer(self._show, self.pace)
        self._moment: Moment | None = None
        self._asides = 0
        """The number of screens for which the table waits."""

    @property
    def moment(self) -> Moment | None:
        """Return the step that is shown, or whose scene is played; None before the first."""
        return self._moment

    @moment.setter
    def moment(self, moment: Moment) -> None:
        self._moment = moment
        self.frame = self.still(moment)

    def still(self, moment: Moment) -> Frame:
        """Return the frame of a step that is shown and not played."""
        return self.face.still(moment)

    async def play(self, number: int, spared: float = 0.0) -> Frame:
        """Play a step as a scene, and return its last frame. At its end the table rests `spared`
        beats less."""
        self._moment = self.account.moment(number)
        scene = shown(self.paced(number), self.app.moves)
        await self.scenes.play(scene, spared)
        return scene[-1]

    def paced(self, number: int) -> Scene:
        """Return the scene of a step, at the pace for the people at the screen."""
        return paced(self.face, self.account, number, self.app.settings.rest)

    def _show(self, frame: Frame) -> None:
        self.frame = frame

    def pace(self) -> float:
        """Return the seconds of a beat."""
        return BEATS[self.app.settings.speed]

    @property
    def perspective(self) -> Seat:
        """Return the seat whose view is shown, or EVERYONE or BYSTANDER."""
        return self.account.seat

    @property
    def face(self) -> Face[Any, Any]:
        """Return the board's face, in the current language."""
        return self.board.face

    @property
    def board(self) -> Board:
        """Return the game's board."""
        return self.query_one("#board", Board)

    @property
    def chronicle(self) -> Chronicle:
        """Return the chronicle."""
        return self.query_one(Chronicle)

    def body(self) -> ComposeResult:
        """Yield the board at the left, standings and chronicle at the right or behind a key."""
        face = self.made_face()
        with Horizontal(id="table"):
            with Vertical(id="middle"):
                board = board_for(self.game.name, face).data_bind(TableScreen.frame)
                self.app.own_keys.bind(board, self.game.name)
                yield board
                yield Standings(face, id="rows").data_bind(TableScreen.frame)
            with Vertical(id="side"):
                yield Standings(face).data_bind(TableScreen.frame)
                yield from self.beside()
                yield Chronicle()
        yield from self.foot()

    def made_face(self) -> Face[Any, Any]:
        """Return a new face for the game and its players, in the current language."""
        company = with_voices(self.app.company(self.names), self.voices, self.app.settings)
        return face_for(self.game.name, company._replace(reader=self.reader))

    def beside(self) -> ComposeResult:
        """Yield the widgets between the standings and the chronicle."""
        yield from ()

    def foot(self) -> ComposeResult:
        """Yield the widgets between the table and the keys."""
        yield from ()

    def on_mount(self) -> None:
        """Fill the widgets, and focus the board."""
        self.app.left = self.game.name
        self.restore()
        self.board.focus()

    async def recompose(self) -> None:
        """Show everything anew, in another language or other signs.

        The widgets stay, so that a game that goes on meanwhile always finds them.
        """
        face = self.board.face = self.made_face()
        for standings in self.query(Standings):
            standings.face = face
        self.restore()
        if self._moment is not None:
            self.moment = self._moment
        for canvas in self.query(Canvas):
            canvas.repaint()
            canvas.refresh()

    def restore(self) -> None:
        """Fill the widgets with what the screen knows."""
        self.retell()
        self.show_head()
        self.show_keys()

    def show_account(self, account: AnyAccount) -> None:
        """Show another account: its newest step, and all of its chronicle."""
        self.account = account
        self.retell()
        self.moment = account.newest

    def follow_account(self, number: int | None = None) -> None:
        """Show the steps that were added to the account, up to a number, the newest if None."""
        number = self.account.last if number is None else number
        self.chronicle.extend(number)
        self.moment = self.account.moment(number)

    def told(self, number: int) -> list[Line]:
        """Return the chronicle of what led to a step of the account."""
        return told(self.face, self.account, number)

    def retell(self) -> None:
        """Write the whole chronicle anew."""
        self.chronicle.show(self.told, self.account.last)

    def watch_frame(self) -> None:
        """Write the top line anew; the other widgets are bound to the frame."""
        self._drop_tooltips()
        self.show_head()

    def head(self) -> tuple[Line, Line]:
        """Return the game and its stage, at the right what is asked of which player."""
        if self.frame is None or not self.query("#board"):
            return (self.title_span(),), ()
        place, view = self.place(), self.frame.moment.view
        if not self.face.topics:
            return place, self.asked()
        return about(("where",), place), about(self.face.now(view), self.asked())

    def place(self) -> Line:
        """Return the game and its stage."""
        assert self.frame is not None
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        return line(self.title_span(), dot, self.face.where(self.frame.moment.view))

    def title_span(self) -> Span:
        """Return the beginning of the top line: the game."""
        return Span(self.say(f"game.{self.game.name}"), "strong")

    def asked(self) -> Line:
        """Return what is asked of which player, or the scene's own words."""
        assert self.frame is not None
        view = self.frame.moment.view
        return self.frame.head or self.face.asked(view, view.seat)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the key back to the board while the chronicle has the focus, else the one to the
        chronicle."""
        if action in ("to_board", "chronicle"):
            reading = self.is_mounted and self.focused is self.chronicle
            return reading == (action == "to_board")
        if action == "what":
            return self.frame is not None and bool(self.face.topics)
        if action == "rules":
            return self.frame is not None and bool(rules_of(self.game.name, self.say.language))
        return super().check_action(action, parameters)

    def aside(self, door: str, *what: Any) -> None:
        """Open a screen over the table, which waits meanwhile and goes on where it was."""
        if self.shown:
            self.scenes.here.clear()
            self._asides += 1
            self.go(door, *what, then=self._come_back)

    def _come_back(self, _: None) -> None:
        # A screen opened over another one reports its end late: the wait lasts until both have.
        self._asides -= 1
        if not self._asides:
            self.scenes.here.set()

    def action_what(self) -> None:
        """Open the card that explains the things on the screen; first what has just happened."""
        self.aside("what", self, None, self.frame.topic if self.frame is not None else None)

    def on_click(self, event: Click) -> None:
        """Explain the thing under the mouse on a click with the right button."""
        if event.button == RIGHT and self.check_action("what", ()):
            event.stop()
            self.aside("what", self, (event.screen_x, event.screen_y))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Explain the thing on which the mouse rests, in the words of its card. Show nothing for
        words and cells that are no thing of their own, so that a resting mouse covers no table."""
        canvas = event.widget
        if self.frame is None or not self.face.topics or not isinstance(canvas, EXPLAINED):
            return
        span, view = canvas.span_at(event.x, event.y), self.frame.moment.view
        told = None
        if span is not None and span.text.strip():
            topic = topic_of(self.face, view, span)
            if topic != self.face.now(view):
                told = explained(self.face, self.frame.moment, topic)
        canvas.tooltip = told and Content.assemble(
            (self.app.spelt(text_of(told.title)), "bold"),
            "\n",
            self.app.spelt(text_of(told.words)),
        )

    def _drop_tooltips(self) -> None:
        """Remove the words on the thing under the mouse, because they were of another moment, and
        perhaps of another person's hand."""
        for canvas in self.query(Canvas):
            if canvas.tooltip is not None:
                canvas.tooltip = None

    def action_rules(self) -> None:
        """Open the rules at the chapter of what is happening."""
        self.open_rules(None)

    def open_rules(self, ruling: str | None) -> None:
        """Open the rules of the game at a ruling; at their beginning for "", for None at the
        chapter of what is happening."""
        if ruling is None and self.frame is not None and self.face.topics:
            ruling = self.face.topics[self.face.now(self.frame.moment.view)[0]]
        self.aside("rules", self.game.name, ruling or "")

    def action_to_board(self) -> None:
        """Return from the chronicle to the board."""
        self.action_chronicle()

    def action_chronicle(self) -> None:
        """Switch between the board and the chronicle.

        On a narrow screen the chronicle takes the place of the board; on a wide one only the focus
        moves. Either way the newest is in sight again.
        """
        if self.has_class("-narrow"):
            self.toggle_class("-reading")
            target = self.chronicle if self.has_class("-reading") else self.board
        else:
            target = self.board if self.focused is self.chronicle else self.chronicle
        self.chronicle.action_follow()
        target.focus()

    @on(Board.ChoiceChanged)
    def _choice_changed(self, event: Board.ChoiceChanged) -> None:
        if event.keys:
            self.show_keys()
