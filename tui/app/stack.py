"""The stack of screens: opening them by name, leaving them, and closing those that cover
another."""

from collections.abc import Callable, Mapping
from typing import Any

from textual._styles_cache import StylesCache
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.await_remove import AwaitRemove
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widget import Widget

from tui.app.doors import behind


class StackApp(App[int]):
    """An app whose screens open one another by name. `opening` makes the first screen, when the
    command line asks for another than home."""

    opening: Callable[[], Screen[Any]] | None = None

    def get_default_screen(self) -> Screen[Any]:
        """Return the first screen: the one that `opening` makes, else home. Home is made later if
        another screen is first, once that is left."""
        first: Screen[Any] = (self.opening or behind("home"))()
        # Textual does both for every screen but the first, which it never leaves.
        first._push_result_callback(self, None)
        self._load_screen_css(first)
        return first

    def pop_screen(self) -> AwaitComplete:
        """Return to the screen below; from the first screen that the command line asked for, return
        home."""
        if self.opening is not None and len(self.screen_stack) == 1:
            return self.switch_screen(behind("home")())
        return super().pop_screen()

    def go_home(self) -> None:
        """Leave every screen that lies over home."""
        while not isinstance(self.screen, behind("home")):
            self.pop_screen()

    def _load_screen_css(self, screen: Screen[Any]) -> None:
        # Textual would parse again all that it has parsed, and style every open screen anew.
        new = [path for path in screen.css_path if not self.stylesheet.has_source(str(path))]
        for path in new:
            self.stylesheet.read(path)
        if new:
            self.stylesheet.parse()
        super()._load_screen_css(screen)

    def go(
        self, door: str, *what: Any, then: Callable[[Any], None] | None = None, **how: Any
    ) -> None:
        """Open a screen over the current one; `then` is called when it is left."""
        self.push_screen(behind(door)(*what, **how), then)

    def _open_over(self, door: str, *what: Any, waits: bool = False) -> None:
        """Open a screen over any other, unless it is on top already. With `waits` a table below
        waits, and goes on where it was when the screen is left."""
        if not isinstance(self.screen, behind(door)):
            aside = getattr(self.screen, "aside", None) if waits else None
            (aside or self.go)(door, *what)

    async def run_action(
        self,
        action: Any,
        default_namespace: DOMNode | None = None,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> bool:
        """Run the action of a key or a click on the screen that received it. Do nothing if that
        screen has been left or covered since, or if the program is ending. Wait for a screen that
        is not mounted yet."""
        if self._exit:
            return True
        if isinstance(default_namespace, Widget):
            meant = [
                each for each in default_namespace.ancestors_with_self if isinstance(each, Screen)
            ]
            if meant != self.screen_stack[-1:]:
                return True
            if not meant[0].is_mounted:
                # Run the action once the screen is mounted.
                return meant[0].call_later(self.run_action, action, default_namespace, namespaces)
        return await super().run_action(action, default_namespace, namespaces)

    def _prune(self, *nodes: Widget, parent: DOMNode | None = None) -> AwaitRemove:
        # Cancel workers before their widgets go: Textual does it in the opposite order.
        for node in nodes:
            self.workers.cancel_node(node)
        # Otherwise this cache keeps the lines of removed widgets until a thousand others push them
        # out.
        StylesCache.get_inner_outer.cache_clear()
        return super()._prune(*nodes, parent=parent)
