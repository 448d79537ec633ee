"""Playing a game in its save file."""

import asyncio
from typing import ClassVar

from textual import on
from textual.binding import BindingType

from engine.conductor import NOBODY
from engine.game import Seat
from saves.writing import LiveGame
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.hints import HintingScreen
from tui.app.screens.live import HERE
from tui.app.widgets.chronicle import Chronicle
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line


class PlayScreen(HintingScreen):
    """A live game. Every action is in the save file before it is on the screen."""

    commands: ClassVar[tuple[Command, ...]] = (
        *HintingScreen.commands,
        Command("done_looking", "enter", "key.done_looking"),
        Command("result", "enter", "key.result"),
        Command("leave", "q,escape", "key.leave"),
        Command("look_back", "pageup,backspace", "key.look_back", cap="cap.pageup"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, live: LiveGame) -> None:
        super().__init__(live)
        self.live: LiveGame = live
        self._passed_on = asyncio.Event()
        """Set when a person has looked at their cards and passes the terminal on."""
        self._looking = False
        """Whether a person is looking at their cards."""

    def asked(self) -> Line:
        """Return what is asked of which player.

        At a shared keyboard that nobody has to themselves, say first that everybody may look, and
        leave out the rest if there is no room.
        """
        words = super().asked()
        if not self.conductor.shared(HERE) or self.account.seat != NOBODY or self.stopped:
            return words
        everybody = Span(self.say("curtain.everybody"), "accent")
        if self.has_class("-narrow") or not self.live.table.to_act:
            return (everybody,)
        return line(everybody, Span(f" {self.app.glyphs.dot} ", "dim"), *words)

    async def _over(self) -> None:
        await self.scenes.rest(3.0)
        await self.scenes.here.wait()
        self.action_result()

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
        if action in ("skip", "rush"):
            return not self._looking
        if action == "result":
            return not self.live.table.to_act
        if action == "look_back":
            return self.account.last > 0
        return True

    def action_done_looking(self) -> None:
        """Pass the terminal on."""
        self._passed_on.set()

    def action_look_back(self) -> None:
        """Step through what the person at the screen has seen so far. The game waits meanwhile."""
        self._look_back_from(self.account.last)

    def _look_back_from(self, number: int) -> None:
        if self.shown:
            self.scenes.here.clear()
            step, seat = self.account.step(number), self.account.seat
            self.go("look_back", self.live, step, seat, then=self._come_back)

    def _come_back(self, _: None) -> None:
        self.scenes.here.set()

    @on(Chronicle.Chosen)
    def _chosen(self, event: Chronicle.Chosen) -> None:
        self._look_back_from(event.number)

    def action_result(self) -> None:
        """Open the result of the game."""
        outcome = self.live.table.outcome
        if outcome is not None:
            self.go("result", self, outcome)

    def action_leave(self) -> None:
        """Return to the screen below. The game is saved already."""
        self.close()
        self.leave()
