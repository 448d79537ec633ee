"""The one way to leave a screen, and the treatment of events that come too late or too early.

Two clicks can be read together: the second one then reaches a screen that the first has left, or
one that is not mounted yet.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from textual.await_complete import AwaitComplete
from textual.css.query import NoMatches
from textual.dom import NoScreen
from textual.events import (
    Callback,
    Compose,
    Event,
    Key,
    MouseEvent,
    Resize,
    ScreenSuspend,
    Unmount,
)
from textual.message import Message
from textual.messages import CloseMessages, Prune
from textual.screen import Screen

from tui.widgets.late_keys import pass_on

TO_THE_END: Final = (Callback, CloseMessages, Compose, Prune, ScreenSuspend, Unmount)
"""The messages that a screen still handles after it was left, to tidy up."""


class GuardedScreen(Screen[None]):
    """A screen that may be left at any moment, even before it is mounted."""

    @property
    def shown(self) -> bool:
        """Return whether this screen is the topmost one: open and not covered."""
        return self.app.screen_stack[-1:] == [self]

    @property
    def gone(self) -> bool:
        """Return whether this screen has been left, by itself or with the whole program."""
        return bool(self.app._exit) or self not in self.app.screen_stack

    def uncover(self) -> None:
        """Close all that lies over this screen."""
        while not self.gone and not self.shown:
            self.app.pop_screen()

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Return to the screen below, if this one is on top: a second click does nothing."""
        return super().dismiss() if self.shown else AwaitComplete()

    def show_found(self, show: Callable[..., Any], *found: object) -> None:
        """Call `show` with what was found in the background: once the screen is not being composed
        anew, when its widgets are missing, and never after it has been left."""
        self.call_later(lambda: None if self.gone else show(*found))

    def _forward_event(self, event: Event) -> None:
        # A mouse event outside the screen, from before the terminal shrank, points at nothing;
        # Textual would take the focus from whatever has it.
        outside = isinstance(event, MouseEvent) and not self.region.contains(event.x, event.y)
        if not outside or self.app.mouse_captured is not None:
            with suppress(NoScreen):  # what was drawn under the mouse has just been removed
                super()._forward_event(event)

    async def _check_recompose(self) -> None:
        try:
            await super()._check_recompose()
        except NoMatches:
            if not self.gone:  # else it was left while it was composed anew
                raise

    async def _dispatch_message(self, message: Message) -> None:
        if isinstance(message, Resize) and message.size != self.app.size:
            # The terminal has another size by now. Laying out for this size would post it again,
            # and two such messages would take turns for ever.
            return
        control = message.control
        if control is not None and not control.is_attached:
            return  # sent by a widget that has been replaced since
        if not self.gone or isinstance(message, TO_THE_END):
            await super()._dispatch_message(message)
        elif isinstance(message, Key):
            pass_on(self, message)
