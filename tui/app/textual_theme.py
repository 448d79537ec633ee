"""Themes in the form that Textual expects."""

from textual.theme import Theme

from themes.loader import ThemeFile
from tui.render.palettes import variables


def as_textual(theme: ThemeFile) -> Theme:
    """Return the theme for Textual, with the variables of the .tcss files."""
    return Theme(
        name=theme.name,
        primary=theme.accent,
        secondary=theme.panel,
        accent=theme.accent,
        foreground=theme.foreground,
        background=theme.background,
        surface=theme.surface,
        panel=theme.panel,
        success=theme.gain,
        warning=theme.accent,
        error=theme.loss,
        dark=theme.dark,
        ansi=theme.sixteen,
        variables=variables(theme),
    )
