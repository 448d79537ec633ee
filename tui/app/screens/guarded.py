"""The one way to leave a screen, and what becomes of an event that comes too late or too early.

Two clicks can be read together: the second one then reaches a screen that the first has left, or
one that is not there yet.
"""

from typing import Final

from textual.await_complete import AwaitComplete
from textual.events import Callback, Compose, ScreenSuspend, Unmount
from textual.message import Message
from textual.messages import CloseMessages, Prune
from textual.screen import Screen

TO_THE_END: Final = (Callback, CloseMessages, Compose, Prune, ScreenSuspend, Unmount)
"""What a screen still hears after it was left: it tidies up."""


class GuardedScreen(Screen[None]):
    """A screen that may be left at any moment, also before it is there."""

    @property
    def shown(self) -> bool:
        """Whether nothing covers it, and it has not been left."""
        return self.app.screen_stack[-1:] == [self]

    @property
    def gone(self) -> bool:
        """Whether it has been left, by itself or with the whole program."""
        return bool(self.app._exit) or self not in self.app.screen_stack

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Return to the screen below. Once: a second click finds this one gone."""
        return super().dismiss() if self.shown else AwaitComplete()

    async def _dispatch_message(self, message: Message) -> None:
        if not self.gone or isinstance(message, TO_THE_END):
            await super()._dispatch_message(message)
