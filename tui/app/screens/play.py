"""Playing a game in its save file."""

import asyncio
from collections.abc import Callable, Set
from pathlib import Path
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType

from engine.account import AnyAccount
from engine.conductor import NOBODY
from engine.game import EVERYONE, Seat
from saves.writing import LiveGame
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.hints import HintingScreen
from tui.app.screens.looking_back import LEAVE, LOOK_BACK, RESULT, LookingBackScreen
from tui.app.screens.open_save import complaints
from tui.games.registry import card_of
from tui.render.prose import strong
from tui.session.driver import HERE
from tui.session.new_game import HUMAN, NOVICE, again, begin
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line


class PlayScreen(HintingScreen, LookingBackScreen):
    """A live game. Every action is in the save file before it is on the screen."""

    commands: ClassVar[tuple[Command, ...]] = (
        *HintingScreen.commands,
        Command("done_looking", "enter", "key.done_looking"),
        RESULT,
        LEAVE,
        LOOK_BACK,
        Command("memo", "m", "key.memo", yields=6),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, live: LiveGame) -> None:
        super().__init__(live)
        self.live: LiveGame = live
        self._passed_on = asyncio.Event()
        """Set when a person has looked at their cards and passes the terminal on."""
        self._looking = False
        """Whether a person is looking at their cards."""

    @property
    def helped(self) -> bool:
        """Return whether a key opens the words of the tutorial: if all robots are novices, as in a
        first game, and the game has a tutorial."""
        levels = {player.by for player in self.live.header.players} - {HUMAN}
        return levels == {NOVICE} and card_of(self.game.name).lesson is not None

    def foot(self) -> ComposeResult:
        """Yield the keys that help, between the table and all keys."""
        if self.helped:
            yield HelpfulKeys(id="helped")

    def asked(self) -> Line:
        """Return what is asked of which player.

        At a shared keyboard that nobody has to themselves, say first that everybody may look, and
        leave out the rest if there is no room.
        """
        words = super().asked()
        mine = self.frame is None or self.frame.moment.view.seat != NOBODY
        if not self.conductor.shared(HERE) or mine or self.stopped:
            return words
        everybody = Span(self.say("curtain.everybody"), "accent")
        if self.has_class("-narrow") or self.driver.over:
            return (everybody,)
        return line(everybody, Span(f" {self.app.glyphs.dot} ", "dim"), *words)

    async def _hand_over(self, seat: Seat) -> None:
        """Show a curtain until the next player says that they are alone with the screen."""
        await self.scenes.here.wait()
        self.start_over()
        self._show_newest()
        curtain = CurtainScreen(self.face.company, seat)
        await self.app.push_screen(curtain, wait_for_dismiss=True)
        self.conductor.arrived(HERE, seat)
        self._show_newest()

    async def _done_looking(self) -> None:
        """Wait until the person passes the terminal on."""
        self._passed_on.clear()
        self._looking = True
        self.show_keys()
        await self._passed_on.wait()
        self._looking = False
        self.conductor.done_looking(HERE)
        self._show_newest()

    def on_unmount(self) -> None:
        """Close the game, whichever way the table is left."""
        self.close()

    def close(self) -> None:
        """Stop the robots and release the file, so that other screens can open it."""
        self.workers.cancel_node(self)
        self.app.thinker.stop()
        self.live.close()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "done_looking":
            return self._looking
        if action in ("skip", "fast_forward"):
            return not self._looking
        return action != "memo" or self.helped

    def action_done_looking(self) -> None:
        """Pass the terminal on."""
        self._passed_on.set()

    def action_memo(self) -> None:
        """Open the words of the tutorial. The game waits meanwhile."""
        self.aside("memo", self.game.name)

    def look_back(self, number: int) -> None:
        """See LookingBackScreen."""
        self.aside("look_back", self.live, self.account.step(number), self.account.seat)

    def action_result(self) -> None:
        """Open the result of the game, and release its file, because the replay that the result
        opens writes notes and variations into it."""
        outcome = self.live.table.outcome
        if outcome is not None:
            self.live.close()
            for each in self.query(HelpfulKeys):
                each.display = False  # no move is left to suggest
            self.show_result(outcome)

    def action_leave(self) -> None:
        """Return to the screen below. The game is saved already."""
        self.close()
        self.leave()

    def now(self, command: Command) -> Command:
        """Name the key that goes on to a person's turn by where it stops if no person plays."""
        command = super().now(command)
        if command.action == "fast_forward" and not self.humans:
            to = "key.fast_forward.to-pause" if self._pauses else "key.fast_forward.to-end"
            return command._replace(deed=to)
        return command

    @property
    def whole(self) -> AnyAccount:
        """See Ended."""
        return self.live.table.account(EVERYONE)

    @property
    def humans(self) -> Set[Seat]:
        """See Ended."""
        return self.live.header.humans

    @property
    def path(self) -> Path:
        """See Ended."""
        return self.live.path

    may_begin = over_home = True

    def another(self, leave: Callable[[], None]) -> None:
        """See Ended."""
        with complaints(self.app):
            live = begin(again(self.live.header), self.app.saves)
            leave()
            self.app.go("play", live)


class HelpfulKeys(Canvas):
    """One line on the keys that help."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the line."""
        say = cast(LudothequeApp, self.app).say
        return [line(" ", *strong(say("table.helped")))]
