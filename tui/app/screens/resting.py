"""A table at which things happen by themselves between two questions: the keys that hurry them, and
what becomes of those pressed meanwhile."""

import asyncio
from typing import Any, Final

from textual.events import Key

from engine.account import Account
from engine.game import Game
from tui.app.screens.table import TableScreen
from tui.widgets.commands import Command, commands_of

RESTING: Final = (
    Command("skip", "space", "key.skip"),
    Command("rush", "end", "key.rush"),
    Command("go_on", "enter,space", "key.go_on"),
)
"""The commands of such a table: none of them takes anything to it."""


class RestingScreen(TableScreen):
    """Plays scenes, and asks: while it asks, `open` is set on the board."""

    def __init__(
        self, account: Account[Any, Any, Any], game: Game[Any, Any, Any], names: tuple[str, ...]
    ) -> None:
        super().__init__(account, game, names)
        self._asking = False
        """Whether a move is wanted."""
        self._going_on: asyncio.Event | None = None
        """Set by the key that a pause waits for."""
        self._kept: list[str] = []
        """The keys pressed while the table rested, for the next question."""

    def _open(self, wanted: bool) -> None:
        self._asking = self.board.open = wanted
        self.board.repaint()
        self.show_keys()

    def restore(self) -> None:
        """A board made anew takes intents as the old one did."""
        super().restore()
        self.board.open = self._asking

    async def pause(self) -> None:
        """Wait for a key."""
        self.scenes.calm()
        self._going_on = asyncio.Event()
        self.show_keys()
        await self._going_on.wait()
        self._going_on = None
        self.show_keys()

    def start_over(self) -> None:
        """Nobody waits for a key any more, and none is kept."""
        self._kept.clear()
        self._going_on = None

    async def press_kept(self) -> None:
        """Do what the keys pressed meanwhile pick, now that something is asked."""
        kept, self._kept = self._kept, []
        for key in kept:
            await self.board.press(key)

    def on_key(self, event: Key) -> None:
        """A key that does nothing yet ends what one looks at, and is kept for the question that
        comes: for what it picks there, not for what it would commit."""
        if self._asking or self.focused is not self.board:
            return
        used = commands_of(self.app, self)
        if any(event.key in command.all_keys(self.say) for _, command in used):
            return
        self.scenes.end()
        if self.board.picks(event.key):
            self._kept.append(event.key)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """One hurries while nothing is asked; a pause has a key of its own."""
        if action == "go_on":
            return self._going_on is not None
        if action in ("skip", "rush"):
            return not self._asking and self._going_on is None
        return super().check_action(action, parameters)

    def action_skip(self) -> None:
        """End the scene that is played."""
        self.scenes.end()

    def action_rush(self) -> None:
        """Hurry to the next decision of a person."""
        self.scenes.rush()

    def action_go_on(self) -> None:
        """End the pause."""
        if self._going_on is not None:
            self._going_on.set()
