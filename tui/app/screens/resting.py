"""A table at which steps happen by themselves between two questions, the keys that hurry them, and
the keys that are kept for the next question."""

import asyncio
from typing import Any, Final

from textual.events import Key

from engine.account import AnyAccount
from engine.game import Game
from tui.app.screens.table import TableScreen
from tui.widgets.commands import Command, commands_of, game_on

SKIP: Final = Command("skip", "space", "key.skip")

RESTING: Final = (
    SKIP,
    Command("fast_forward", "greater_than_sign,end", "key.fast_forward", cap=">"),
    Command("go_on", "enter,space", "key.go_on"),
)
"""The commands of such a table: none of them plays a move."""


class RestingScreen(TableScreen):
    """A table that plays scenes and asks questions: while it asks, `open` is set on the board."""

    holds = True

    def __init__(
        self, account: AnyAccount, game: Game[Any, Any, Any], names: tuple[str, ...]
    ) -> None:
        super().__init__(account, game, names)
        self._asking = False
        """Whether a move is wanted."""
        self._going_on: asyncio.Event | None = None
        """Set by the key that a pause waits for."""
        self._kept: list[str] = []
        """The keys pressed while the table rested, for the next question."""
        self._dead = ""
        """What was last said of a key that did nothing."""

    def _open(self, wanted: bool) -> None:
        self.app.withdraw(self._dead)  # it may do something now
        self._asking = self.board.open = wanted
        self.board.repaint()
        self.show_head()
        self.show_keys()

    def restore(self) -> None:
        """Let a new board take moves if the old one did."""
        super().restore()
        self.board.open = self._asking

    async def pause(self) -> None:
        """Wait for the key that continues."""
        self.scenes.slow_down()
        self._going_on = asyncio.Event()
        self.show_head()
        self.show_keys()
        await self._going_on.wait()
        self._going_on = None
        self.show_head()
        self.show_keys()

    def start_over(self) -> None:
        """Forget the pause and the keys kept for the next question."""
        self._kept.clear()
        self._going_on = None

    async def press_kept(self) -> None:
        """Press the kept keys on the board, now that something is asked."""
        kept, self._kept = self._kept, []
        for key in kept:
            await self.board.press(key)

    async def on_key(self, event: Key) -> None:
        """End the current scene on any key that has no command, and keep the key for the next
        question if it picks something there; keys that would play something are not kept. During a
        question, or in a pause if the key is not kept, say that it does nothing.

        A key of the board answers a question from the chronicle beside it, too.
        """
        if self.works(event.key):
            return
        if self.focused is not self.board:
            beside = self.focused is self.chronicle and not self.has_class("-narrow")
            if beside and self._asking and self.board.takes(event.key, plays=True):
                event.stop()
                self.action_to_board()
                await self.board.press(event.key, plays=True)
            return
        kept = self.board.takes(event.key)
        if self._asking or (self._going_on is not None and not kept):
            self.answer_dead(event)
            return
        self.scenes.end()
        if kept:
            # Otherwise the key's binding would answer the question, too, if that is open by then.
            event.stop()
            self._kept.append(event.key)

    def works(self, key: str) -> bool:
        """Return whether a key has a command that can be used now."""
        return any(self._starts(key, each) for _, each in commands_of(self.app, self))

    def _starts(self, key: str, command: Command) -> bool:
        return bool({key, key.lower()} & set(command.all_keys(self.say)))

    def answer_dead(self, event: Key) -> None:
        """Say that a key does nothing, or that its command is not possible now. Say nothing of the
        keys in RESTING, which hurried until just now."""
        hurries = any(event.key in each.all_keys(self.say) for each in RESTING)
        if hurries or not (key := self.cap_of(event)):
            return
        known = next((each for each in self.commands if self._starts(event.key, each)), None)
        if known is None:
            told = self.say("table.dead", key=key)
        elif self.say.has(why := f"{known.label}.not-now"):
            told = self.say(self.say.own(why, game_on(self)))
        else:
            told = self.say("table.not-now", key=key, deed=self.say(known.label))
        self._dead = told
        self.notify_here(told, timeout=4)

    def cap_of(self, event: Key) -> str:
        """Return how a key is written; "" if nothing is to be said of it: without a name or a sign,
        for Tab, which is Textual's, and for Escape, so that the way out stays in sight."""
        if event.key.endswith(("tab", "escape")):
            return ""
        if self.say.has(f"cap.{event.key}"):
            return self.say(f"cap.{event.key}")
        return event.character.upper() if event.character and event.is_printable else ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the keys that hurry while nothing is asked, and in a pause those that end it."""
        if action == "go_on":
            return self._going_on is not None
        if action == "fast_forward":
            return not self._asking
        if action == "skip":
            return not self._asking and self._going_on is None
        return super().check_action(action, parameters)

    def action_skip(self) -> None:
        """End the current scene."""
        self.scenes.end()

    def action_fast_forward(self) -> None:
        """End the pause, and hurry to the next decision of a person."""
        self.action_go_on()
        self.scenes.fast_forward()

    def action_go_on(self) -> None:
        """End the pause."""
        if self._going_on is not None:
            self._going_on.set()
