"""The parts that every screen shares: the top line, the keys that work, and a panel in too small a
terminal.

A screen lists its commands in `commands` (and `BINDINGS = bindings(*commands)`) and yields its
widgets in `body`. It keeps its state in itself, not in its widgets, because a change of language
composes them anew.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from textual import getters, on
from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume, ScreenSuspend
from textual.notifications import SeverityLevel
from textual.widget import Widget

from tui.app.app import LudothequeApp
from tui.app.doors import behind
from tui.app.screens.guarded import GuardedScreen
from tui.app.widgets.bars import Headline, KeysBar
from tui.app.widgets.prompt import Prompt
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command
from tui.words import Wording
from tui.words.spans import BLANK, Line, line, width, wrap

SMALLEST: Final = (80, 24)
"""The fewest columns and lines in which a screen is shown."""

BACK: Final = Command("back", "escape", "key.back")

WITHOUT_SEEING: Final = ("ctrl+q", "ctrl+c")
"""The keys that still work when the terminal is too small."""


class Enlarge(Canvas, can_focus=True):
    """The only visible widget in too small a terminal: it asks for a larger one.

    It takes the keys of the screen, so that nobody plays a card blindly.
    """

    def __init__(self) -> None:
        # This class keeps the panel when the screen is composed anew.
        super().__init__(classes="-textual-system")
        self.display = False

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw the request in the middle of whatever room there is."""
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
    """The game on the table, whose theme may be used; None or "" where there is none, so that the
    theme of a table below may be used."""

    holds = False
    """Whether a game goes on here over which the palette opens no other."""

    small = False
    """Whether the terminal is too small to show anything."""

    _focus_before: Widget | None = None
    """The widget that had the focus before the terminal became too small."""

    _notice = ""
    """The last notification that goes with this screen."""

    _hidden: Sequence[Widget] = ()
    """The widgets that are hidden because the terminal is too small."""

    @property
    def waits(self) -> bool:
        """Return whether a game goes on here and waits for what is opened over it."""
        return False

    @property
    def say(self) -> Wording:
        """Return the wording of the program's language."""
        return self.app.say

    def head(self) -> tuple[Line, Line]:
        """Return the left and the right end of the top line."""
        return line(self.say("program")), ()

    def body(self) -> ComposeResult:
        """Yield the widgets between the bars."""
        yield from ()

    def compose(self) -> ComposeResult:
        """Yield the bars, and the body between them."""
        # Textual would set this class only after a first picture in the layout of another width.
        widths, cells = self.HORIZONTAL_BREAKPOINTS or [], self.app.size.width
        self.add_class(*[name for least, name in widths if cells >= least][-1:])
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
        """Write the bottom line anew, because other keys work now."""
        for bar in self.query(KeysBar):
            bar.repaint()

    def on_page_scrolled(self) -> None:
        """Name the keys of a page of text once it is known whether all of it is in sight."""
        self.show_keys()

    def on_mount(self) -> None:
        """Take the player's own keys, and mount the panel for too small a terminal."""
        self.app.own_keys.bind(self, type(self).__module__.rpartition(".")[2])
        self.mount(Enlarge())
        self.make_room()

    def on_resize(self, event: Resize) -> None:
        """Show or hide the panel before the new layout, so that nothing is laid out in no room at
        all."""
        self.make_room()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Follow the terminal's size and the theme, which may have changed while another screen was
        shown.

        A screen over a table keeps the theme of the table.
        """
        self.make_room()
        self.app.apply_theme()

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
            self._focus_before = self.focused
        panel.display = small
        if small:
            self._hide_content()
            self.set_focus(panel)
        else:
            for child in self._hidden:
                child.disabled = False
                child.styles.clear_rule("display")
            for prompt in self.query(Prompt):  # answered or asked meanwhile
                prompt.display = bool(prompt.purpose)
            before = self._focus_before
            if before is None or not before.is_attached:  # it shrank before anything had the focus
                before = next(iter(self.query(self.AUTO_FOCUS)), None) if self.AUTO_FOCUS else None
            self.set_focus(before)
            self.call_after_refresh(self._repaint)

    def _repaint(self) -> None:
        """Paint every canvas again, because hidden ones may have changed without being painted."""
        for canvas in self.query(Canvas):
            canvas.repaint()

    def _others(self) -> list[Widget]:
        return list(self.query_children("*").exclude(".-textual-system").results(Widget))

    def _hide_content(self) -> None:
        """Hide the visible widgets and remember them; widgets that are hidden already stay so
        afterwards."""
        self._hidden = [child for child in self._others() if child.display]
        for child in self._hidden:
            # Inline styles take effect at once; a class would only after the next layout.
            child.disabled = True
            child.styles.display = "none"

    async def recompose(self) -> None:
        """Compose anew, in another language; the focus stays on the widget of the same id."""
        focused = self._focus_before if self.small else self.focused
        kept = focused.id if focused is not None else None
        await super().recompose()
        again = self.query(f"#{kept}").first(Widget) if kept and self.query(f"#{kept}") else None
        if self.small:
            self._focus_before = again
            self._hide_content()
            self.query_one(Enlarge).repaint()
        elif again is not None:
            # set_focus takes effect at once; again.focus() might come after the next key.
            self.set_focus(again)

    def notify_here(
        self, words: str, timeout: float, severity: SeverityLevel = "information"
    ) -> None:
        """Show a notification for `timeout` seconds, or until this screen is left or covered,
        because it would mean nothing elsewhere. Remove earlier notifications at once."""
        self.app.clear_notifications()
        self._notice = words
        self.notify(words, timeout=timeout, severity=severity, markup=False)

    def notify_there(self, words: str, timeout: float) -> None:
        """Show a notification at the screen that this one has just opened, as `notify_here` does
        there."""
        opened = self.app.screen
        assert isinstance(opened, BaseScreen)
        self.app.call_later(opened.notify_here, words, timeout)

    @on(ScreenSuspend)
    def withdraw_notice(self) -> None:
        """Remove what `notify_here` shows, if it is still shown."""
        self.app.withdraw(self._notice)

    def go(self, door: str, *what: Any, **how: Any) -> None:
        """Open another screen over this one, if this one is not covered: a second click opens
        nothing."""
        if self.shown:
            self.app.go(door, *what, **how)

    def give_way(self, door: str, *what: Any) -> None:
        """Replace this screen with another one."""
        if self.shown:
            self.app.switch_screen(behind(door)(*what))

    def leave(self) -> None:
        """Return to the screen below."""
        self.dismiss()

    def action_back(self) -> None:
        """Return to the screen below."""
        self.leave()
