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
    another by `show_account`, set `moment`, let the chronicle grow with `extend(account.last)`, and
    touch nothing else of the widgets.
    """

    CSS_PATH = layout("table")
    HORIZONTAL_BREAKPOINTS = PANELS
    commands: ClassVar[tuple[Command, ...]] = (
        TO_BOARD,
        Command("chronicle", "l", "key.chronicle"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    moment: reactive[Moment | None] = reactive(None, repaint=False, layout=False)

    def __init__(
        self, account: Account[Any, Any, Any], game: Game[Any, Any, Any], names: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.account = account
        self.game = game
        self.played = game.name
        self.names = names

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
                yield board_for(self.game.name, face).data_bind(TableScreen.moment)
                yield Standings(face, id="rows").data_bind(TableScreen.moment)
            with Vertical(id="side"):
                yield Standings(face).data_bind(TableScreen.moment)
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

    def watch_moment(self) -> None:
        """The top line follows the moment; the widgets are bound to it."""
        self.show_head()

    def head(self) -> tuple[Line, Line]:
        """Where we are, and what is asked of whom."""
        game = Span(self.say(f"game.{self.game.name}"), "strong")
        if self.moment is None or not self.query("#board"):
            return (game,), ()
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        return line(game, dot, self.face.where(self.moment.view)), self.asked()

    def asked(self) -> Line:
        """What is asked of whom."""
        assert self.moment is not None
        return self.face.asked(self.moment.view, self.moment.view.seat)

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
