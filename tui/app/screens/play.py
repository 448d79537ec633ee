"""Playing: a game in its save file."""

import asyncio
from typing import Any, ClassVar

from textual import on
from textual.binding import BindingType

from engine.game import BYSTANDER, DEALER, Seat
from saves.writing import LiveGame
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.hints import HintingScreen
from tui.app.widgets.chronicle import Chronicle
from tui.widgets.commands import Command, bindings


class PlayScreen(HintingScreen):
    """A live game. Every action is in the save file before it is on the screen."""

    commands: ClassVar[tuple[Command, ...]] = (
        *HintingScreen.commands,
        Command("looked", "enter", "key.looked"),
        Command("result", "enter", "key.result"),
        Command("leave", "q,escape", "key.leave"),
        Command("look_back", "pageup,backspace", "key.look_back", cap="cap.pageup"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, live: LiveGame) -> None:
        super().__init__(live)
        self.live: LiveGame = live
        self._shared = self.game.secrets and len(self.humans) > 1
        """Whether several people with secrets from each other sit at this keyboard."""
        self._veiled = self._shared
        self._looking = asyncio.Event()
        """Cleared while a person looks at what is his and has nothing to decide."""
        self._looking.set()

    def open_table(self) -> None:
        """Nothing is shown before its owner has come."""
        if not self._veiled:
            super().open_table()

    def restore(self) -> None:
        """Nothing is told, either, before somebody has come."""
        super().restore()
        self.board.shared = self._shared
        if self._veiled and self.moment is None:
            self.chronicle.show(self.told, 0)

    async def _come_in(self) -> None:
        if self._veiled:
            await self._unveil()

    async def _over(self) -> None:
        await self._rest(3.0)
        await self._here.wait()
        self.action_result()

    async def _unveil(self) -> None:
        """Open a shared table to its first person; after a deal, as long as the dealer has done
        nothing else, to all in turn."""
        dealt = (each for each in reversed(self.journal.actions) if each.seat == DEALER)
        last = next(dealt, None)
        if last is not None and self.made_face().dealt_in_private(last):
            await self._look_round()
        else:
            people = [seat for seat in self.live.table.to_act if seat in self.humans]
            await self._hand_over(people[0] if people else self.perspective)

    async def _looked_round(self, action: Any) -> bool:
        if not self._shared or not self.face.dealt_in_private(action):
            return False
        await self._look_round()
        return True

    async def _look_round(self) -> None:
        """Hand the terminal to every person in turn: whoever is asked something answers, the
        others look at what is theirs and pass it on."""
        for seat in sorted(self.humans):
            await self._hand_over(seat)
            if seat in self.live.table.to_act:
                await self._ask(seat)
            else:
                self._looking.clear()
                self.show_keys()
                await self._looking.wait()
                self._looking.set()

    def _answered(self, seat: Seat) -> None:
        """Cover what one alone may see as soon as nothing is asked of him."""
        asked_again = self.live.table.to_act == (seat,)
        if self._shared and not asked_again and self.face.keeps(self.view_at(len(self.journal))):
            self._turn_to(BYSTANDER)
            self._show_newest()

    async def _hand_over(self, seat: Seat) -> None:
        """Let another person see his own view, behind a curtain where there are secrets."""
        await self._here.wait()
        if self._shared:
            await self.app.push_screen(
                CurtainScreen(self.face.company, seat), wait_for_dismiss=True
            )
        await super()._hand_over(seat)

    def on_unmount(self) -> None:
        """However the table is left."""
        self.close()

    def close(self) -> None:
        """Stop the bots and let go of the file; who looks at the saves next finds it free."""
        self.workers.cancel_node(self)
        self.app.thinker.stop()
        self.live.close()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "looked":
            return not self._looking.is_set()
        if action == "skip":
            return self._looking.is_set()
        if action == "result":
            return not self.live.table.to_act
        if action == "look_back":
            return self.moment is not None and len(self.journal) > 0
        return True

    def action_looked(self) -> None:
        """Pass the terminal on."""
        self._looking.set()

    def action_look_back(self) -> None:
        """Step through what the person at the screen has seen so far. Nothing goes on meanwhile."""
        self._look_back_from(len(self.journal))

    def _look_back_from(self, step: int) -> None:
        self._here.clear()
        self.go("look_back", self.live, step, self.perspective, then=self._come_back)

    def _come_back(self, _: None) -> None:
        self._here.set()

    @on(Chronicle.Chosen)
    def _chosen(self, event: Chronicle.Chosen) -> None:
        self._look_back_from(event.step)

    def action_result(self) -> None:
        """The end of the game."""
        outcome = self.live.table.outcome
        if outcome is not None:
            self.go("result", self, outcome)

    def action_leave(self) -> None:
        """Back to where one came from. The game is saved as it is."""
        self.close()
        self.leave()
