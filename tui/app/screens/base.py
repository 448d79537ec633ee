"""What every screen shares: the top line, the keys that work, and a panel in too small a terminal.

A screen says its commands in `commands` (and `BINDINGS = bindings(*commands)`), yields its widgets
in `body`, and keeps what it shows in itself, not in its widgets: a change of language composes them
anew.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from textual import getters
from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume
from textual.widget import Widget

from tui.app.app import LudothequeApp
from tui.app.doors import behind
from tui.app.screens.guarded import GuardedScreen
from tui.app.widgets.bars import Headline, KeysBar
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command
from tui.words import Wording
from tui.words.spans import BLANK, Line, line, width, wrap

SMALLEST: Final = (80, 24)
"""The fewest columns and lines in which a screen shows itself."""

BACK: Final = Command("back", "escape", "key.back")

WITHOUT_SEEING: Final = ("ctrl+q", "ctrl+c")
"""The keys that still do something when there is no room to see what."""


class Enlarge(Canvas, can_focus=True):
    """All there is to see in too small a terminal. It stands in for the screen, and takes its keys,
    so that nobody plays a card blindly."""

    def __init__(self) -> None:
        # The class keeps it when the screen is composed anew.
        super().__init__(classes="-textual-system")
        self.display = False

    def paint(self, cells: int, height: int) -> list[Line]:
        """The request, in the middle of whatever room there is."""
        say = cast(LudothequeApp, self.app).say
        columns, rows = SMALLEST
        request = wrap(line(say("small.enlarge")), cells)
        request += wrap(line(say("small.needed", columns=columns, rows=rows)), cells)
        above = max(height - len(request), 0) // 2
        return [BLANK] * above + [
            line(" " * ((cells - width(spans)) // 2), *spans) for spans in request
        ]

    def on_key(self, event: Key) -> None:
        """Keep the keys from the screen behind."""
        if event.key not in WITHOUT_SEEING:
            event.stop()
            event.prevent_default()


class BaseScreen(GuardedScreen):
    """A screen of the program. Subclasses override `head` and `body`, or `compose`."""

    app = getters.app(LudothequeApp)
    commands: ClassVar[tuple[Command, ...]] = ()

    played: str | None = None
    """The game that is on the table here, whose theme may be worn; "" where none ever is."""

    small = False
    """Whether the terminal is too small to show anything."""

    _put_by: Widget | None = None
    """What had the focus before the terminal became too small."""

    _away: Sequence[Widget] = ()
    """What is hidden because it did."""

    @property
    def say(self) -> Wording:
        """The program's voice."""
        return self.app.say

    def head(self) -> tuple[Line, Line]:
        """The two ends of the top line."""
        return line(self.say("program")), ()

    def body(self) -> ComposeResult:
        """The widgets between the bars."""
        yield from ()

    def compose(self) -> ComposeResult:
        """The bars, and the body between them."""
        headline = Headline()
        headline.show(*self.head())
        yield headline
        yield from self.body()
        yield KeysBar()

    def show_head(self) -> None:
        """Write the top line anew."""
        for headline in self.query(Headline):
            headline.show(*self.head())

    def show_keys(self) -> None:
        """Write the bottom line anew: something else can be done now."""
        for bar in self.query(KeysBar):
            bar.repaint()

    def on_mount(self) -> None:
        """Have the panel ready."""
        self.mount(Enlarge())
        self.make_room()

    def on_resize(self, event: Resize) -> None:
        """Runs before the new layout, so that nothing is laid out in no room at all."""
        self.make_room()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """The terminal may have another size than when this screen was left, and another theme be
        worn; what lies over a table keeps the table's."""
        self.make_room()
        self.app.dress()

    def make_room(self) -> None:
        """Show the screen where there is room for it, else the panel alone, with the focus."""
        size = self.app.size
        small = size.width < SMALLEST[0] or size.height < SMALLEST[1]
        panels = self.query_children(Enlarge)
        if small == self.small or not panels:
            return
        self.small = small
        panel = panels.first()
        if small:
            self._put_by = self.focused
        panel.display = small
        if small:
            self._put_away()
            self.set_focus(panel)
        else:
            for child in self._away:
                child.disabled = False
                child.styles.clear_rule("display")
            self.set_focus(self._put_by if self._put_by and self._put_by.is_attached else None)
            self.call_after_refresh(self._repaint)

    def _repaint(self) -> None:
        """What was hidden may have changed without being painted."""
        for canvas in self.query(Canvas):
            canvas.repaint()

    def _others(self) -> list[Widget]:
        return list(self.query_children("*").exclude(".-textual-system").results(Widget))

    def _put_away(self) -> None:
        """Hide what is shown; what is hidden already is not ours to show again."""
        self._away = [child for child in self._others() if child.display]
        for child in self._away:
            # At once, by inline styles: a class would only take effect after the next layout.
            child.disabled = True
            child.styles.display = "none"

    async def recompose(self) -> None:
        """Compose anew, in another language; the focus stays on what has the same id."""
        focused = self._put_by if self.small else self.focused
        kept = focused.id if focused is not None else None
        await super().recompose()
        again = self.query(f"#{kept}").first(Widget) if kept and self.query(f"#{kept}") else None
        if self.small:
            self._put_by = again
            self._put_away()
            self.query_one(Enlarge).repaint()
        elif again is not None:
            # Not again.focus(), which comes later than the next key may.
            self.set_focus(again)

    def go(self, door: str, *what: Any, **how: Any) -> None:
        """Open another screen over this one. Once: a second click finds this one covered."""
        if self.shown:
            self.app.go(door, *what, **how)

    def give_way(self, door: str, *what: Any) -> None:
        """Open another screen in the place of this one."""
        if self.shown:
            self.app.switch_screen(behind(door)(*what))

    def leave(self) -> None:
        """Return to the screen below."""
        self.dismiss()

    def action_back(self) -> None:
        """Return to the screen below."""
        self.leave()
