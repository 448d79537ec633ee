"""Keys that reach a widget whose screen was left by the key before.

Keys that are read together go to the widget that has the focus then. If the first of them leaves
the screen, Textual drops the others.
"""

from textual.events import Key
from textual.message import Message
from textual.message_pump import MessagePump
from textual.widget import Widget


class LateKeys(Widget):
    """A widget that passes on the program's own keys, which mean the same on every screen, if its
    screen is gone when it hears of them."""

    async def _dispatch_message(self, message: Message) -> None:
        if isinstance(message, Key) and self._left:
            pass_on(self, message)
        else:
            await super()._dispatch_message(message)

    @property
    def _left(self) -> bool:
        return not self.is_attached or self.screen not in self.app.screen_stack


def pass_on(node: MessagePump, key: Key) -> None:
    """Type a key anew, for the screen that is shown now, if it is one of the program's own."""
    app = node.app
    if any(key.key in command.keys.split(",") for command in getattr(app, "commands", ())):
        app.simulate_key(key.key)
