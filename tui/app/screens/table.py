"""The table: one moment of a game, shown by widgets that do not know where it comes from."""

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.reactive import reactive

from engine.account import Account, Moment
from engine.game import Game, Seat
from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.widgets.chronicle import Chronicle
from tui.app.widgets.standings import Standings
from tui.games.registry import board_for, face_for
from tui.render.face import Face
from tui.render.scene import Frame, shown
from tui.session.scenes import ScenePlayer
from tui.settings import BEATS
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line

TO_BOARD = Command("to_board", "escape", "key.to_board", shown=False)
"""Comes before whatever else Escape does at a table: it closes what is open over the board."""

PANELS = [(0, "-narrow"), (100, "-medium"), (118, "-wide"), (170, "-huge")]
"""From how many columns on the standings and the chronicle stand at the right, and how wide: see
table.tcss."""


class TableScreen(BaseScreen):
    """What play and replay share: the headline, the board, the standings and the chronicle.

    All that is shown is drawn from `account`: what whoever looks has learnt. Subclasses show
    another by `show_account`, show a step by `moment` or play it as a scene, let the chronicle grow
    with `extend(account.last)`, and touch nothing else of the widgets.
    """

    CSS_PATH = layout("table")
    HORIZONTAL_BREAKPOINTS = PANELS
    commands: ClassVar[tuple[Command, ...]] = (
        TO_BOARD,
        Command("chronicle", "l", "key.chronicle"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    frame: reactive[Frame | None] = reactive(None, repaint=False, layout=False)
    """What is shown."""

    def __init__(
        self, account: Account[Any, Any, Any], game: Game[Any, Any, Any], names: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.account = account
        self.game = game
        self.played = game.name
        self.names = names
        self.scenes = ScenePlayer(self._show, self.pace)
        self._moment: Moment | None = None

    @property
    def moment(self) -> Moment | None:
        """The step that is shown, or whose scene is played."""
        return self._moment

    @moment.setter
    def moment(self, moment: Moment) -> None:
        self._moment = moment
        self.frame = self.face.still(moment)

    async def play(self, moment: Moment, spared: float = 0.0) -> Frame:
        """Show a step as the scene that it is, and give its last frame back. At its end the table
        rests so many beats less."""
        self._moment = moment
        scene = shown(self.face.scene(moment), self.app.moves)
        await self.scenes.play(scene, spared)
        return scene[-1]

    def _show(self, frame: Frame) -> None:
        self.frame = frame

    def pace(self) -> float:
        """How many seconds a beat takes."""
        return BEATS[self.app.settings.speed]

    @property
    def perspective(self) -> Seat:
        """Whose view is shown."""
        return self.account.seat

    @property
    def face(self) -> Face[Any, Any]:
        """The game's lines in the language of the moment."""
        return self.board.face

    @property
    def board(self) -> Board:
        """The game's board."""
        return self.query_one("#board", Board)

    @property
    def chronicle(self) -> Chronicle:
        """The list of what happened."""
        return self.query_one(Chronicle)

    def body(self) -> ComposeResult:
        """The board at the left, standings and chronicle at the right or a key away."""
        face = self.made_face()
        with Horizontal(id="table"):
            with Vertical(id="middle"):
                yield board_for(self.game.name, face).data_bind(TableScreen.frame)
                yield Standings(face, id="rows").data_bind(TableScreen.frame)
            with Vertical(id="side"):
                yield Standings(face).data_bind(TableScreen.frame)
                yield Chronicle()
        yield from self.foot()

    def made_face(self) -> Face[Any, Any]:
        """The game's lines for these players, in the language of the moment."""
        return face_for(self.game.name, self.app.company(self.names))

    def foot(self) -> ComposeResult:
        """What stands between the table and the keys."""
        yield from ()

    def on_mount(self) -> None:
        """Show where the game stands."""
        self.restore()
        self.board.focus()

    async def recompose(self) -> None:
        """Show everything anew, in another language or other signs. The widgets stay: a game that
        goes on meanwhile always finds them."""
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
        """Fill new widgets with what the screen knows."""
        self.retell()
        self.show_head()
        self.show_keys()

    def show_account(self, account: Account[Any, Any, Any]) -> None:
        """Show what somebody else has learnt: the table as it stands, and all of the chronicle."""
        self.account = account
        self.retell()
        self.moment = account.newest

    def follow_account(self) -> None:
        """Show what has been added to the account."""
        self.chronicle.extend(self.account.last)
        self.moment = self.account.newest

    def told(self, number: int) -> list[Line]:
        """The chronicle of what led to a step of the account."""
        moment = self.account.moment(number)
        if moment.action is None:
            return []
        return self.face.tell(moment.before, moment.action, moment.view)

    def retell(self) -> None:
        """Tell the whole chronicle anew."""
        self.chronicle.show(self.told, self.account.last)

    def watch_frame(self) -> None:
        """The top line follows what is shown; the widgets are bound to it."""
        self.show_head()

    def head(self) -> tuple[Line, Line]:
        """Where we are, and what is asked of whom."""
        game = Span(self.say(f"game.{self.game.name}"), "strong")
        if self.frame is None or not self.query("#board"):
            return (game,), ()
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        return line(game, dot, self.face.where(self.frame.moment.view)), self.asked()

    def asked(self) -> Line:
        """What is asked of whom, or what the scene speaks of."""
        assert self.frame is not None
        view = self.frame.moment.view
        return self.frame.head or self.face.asked(view, view.seat)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """One comes back to the board from the chronicle."""
        if action == "to_board":
            return self.is_mounted and self.focused is self.chronicle
        return super().check_action(action, parameters)

    def action_to_board(self) -> None:
        """From the chronicle back to the board."""
        self.action_chronicle()

    def action_chronicle(self) -> None:
        """On a narrow screen the chronicle takes the place of the board; on a wide one the keys
        go to it and back."""
        if self.has_class("-narrow"):
            self.toggle_class("-reading")
            target = self.chronicle if self.has_class("-reading") else self.board
        else:
            target = self.board if self.focused is self.chronicle else self.chronicle
        target.focus()

    @on(Board.ChoiceChanged)
    def _choice_changed(self, event: Board.ChoiceChanged) -> None:
        if event.keys:
            self.show_keys()
