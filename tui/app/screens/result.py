"""The end of a game: places, sums, what each had, and how it came to that."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from engine.account import Account
from engine.game import EVERYONE, Outcome
from saves.reading import load
from tui.app.screens.base import BaseScreen
from tui.app.screens.play import PlayScreen
from tui.games.registry import face_for
from tui.render.chart import chart
from tui.render.face import Face, victory
from tui.session.new_game import again, begin
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, width


class ResultScreen(BaseScreen):
    """Places and chart; from here to the replay, to another game, or home."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("replay", "r", "key.replay"),
        Command("again", "p,n", "key.again"),
        Command("home", "h", "key.home"),
        Command("back", "escape,enter", "key.table"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, play: PlayScreen, outcome: Outcome) -> None:
        super().__init__()
        self.play = play
        self.outcome = outcome

    def head(self) -> tuple[Line, Line]:
        """Which game, and who won."""
        game = Span(self.say(f"game.{self.play.game.name}"), "strong")
        return (game,), victory(self._face(), self.outcome)

    def body(self) -> ComposeResult:
        """One page."""
        yield ResultPage(self._face(), self.play.live.table.account(EVERYONE), self.outcome)

    def _face(self) -> Face[Any, Any]:
        return face_for(self.play.game.name, self.app.company(self.play.names))

    def action_replay(self) -> None:
        """Step through the game."""
        if not self.shown:
            return
        path = self.play.live.path
        seat = self.play.perspective
        self._leave_table()
        self.app.go("replay", load(path), seat=seat)

    def action_again(self) -> None:
        """Another game with the same players and options."""
        if not self.shown:
            return
        new = again(self.play.live.header)
        self._leave_table()
        self.app.go("play", begin(new, self.app.saves))

    def action_home(self) -> None:
        """Back to Home."""
        if self.shown:
            self._leave_table()

    def action_back(self) -> None:
        """Look at the final table again."""
        self.leave()

    def _leave_table(self) -> None:
        """Drop this screen and the table under it."""
        self.play.close()
        self.app.pop_screen()
        self.app.pop_screen()


class ResultPage(Canvas):
    """The result and the chart, in the middle of the screen."""

    def __init__(
        self, face: Face[Any, Any], account: Account[Any, Any, Any], outcome: Outcome
    ) -> None:
        super().__init__(id="result")
        self.face = face
        self.account = account
        self.outcome = outcome

    def paint(self, cells: int, height: int) -> list[Line]:
        """The winner, the table of results, the chart in what is left."""
        face, views = self.face, self.account.views()
        lines = [BLANK, victory(face, self.outcome), BLANK]
        lines += face.result(views[-1], self.outcome)
        title, series = face.course(views)
        room = height - len(lines) - 3
        drawn = chart(face.company, series, min(cells - 8, 76), min(room, 16))
        if drawn:
            lines += [BLANK, line(Span(title, "title")), *drawn]
        widest = max(width(each) for each in lines)
        margin = " " * max((cells - widest) // 2, 0)
        return [line(margin, *each) for each in lines]
