"""Lines of spans as styled text, in the colours of a theme."""

from typing import Final

from rich.color import Color, ColorSystem
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from themes.loader import ThemeFile
from tui.render.palettes import variables
from tui.render.styles import LOOKS, style_of
from tui.words.spans import Line

RESET: Final = "\x1b[0m"
TO_THE_END: Final = "\x1b[K"
"""The code that fills the rest of the row with the ground."""


def _codes(style: Style) -> str:
    """Return the escape codes that turn a style on, in a terminal with true colours."""
    before, _, _ = style.render("|", color_system=ColorSystem.TRUECOLOR).partition("|")
    return before


class Paint:
    """The styles of a theme. It must have colours of its own, not the terminal's sixteen."""

    def __init__(self, theme: ThemeFile) -> None:
        self.theme = theme
        self.base = Style(
            color=Color.parse(theme.foreground), bgcolor=Color.parse(theme.background)
        )
        own = {"accent": theme.accent, "foreground": theme.foreground}
        self._variables = variables(theme) | own
        self._styles: dict[str, Style] = {}

    @property
    def ground(self) -> TerminalTheme:
        """The theme for Rich's exports. Only its ground and text are set: every other colour in use
        is given in full."""
        back = Color.parse(self.theme.background).get_truecolor()
        fore = Color.parse(self.theme.foreground).get_truecolor()
        return TerminalTheme(back, fore, [back] * 8, [fore] * 8)

    def style(self, roles: str) -> Style:
        """Return the style of some roles."""
        if roles not in self._styles:
            self._styles[roles] = style_of(roles, self._variables, LOOKS)
        return self._styles[roles]

    @property
    def ink(self) -> str:
        """The escape codes for plain text in the theme's colours (true colours)."""
        return _codes(self.base)

    def ansi(self, spans: Line) -> str:
        """Return the line with escape codes for true colours, its ground filled to the end of the
        row."""
        pieces, current = [], self.base
        for span in spans:
            style = self.base + self.style(span.roles)
            if style != current and span.text:
                pieces.append(RESET + _codes(style))
                current = style
            pieces.append(span.text)
        if current != self.base:
            pieces.append(RESET + self.ink)
        return "".join(pieces).rstrip(" ") + TO_THE_END

    def css(self, roles: str) -> str:
        """Return the style of some roles as the body of a CSS rule; "" for plain text."""
        return self.style(roles).get_html_style(self.ground)
