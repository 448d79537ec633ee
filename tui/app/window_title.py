"""The title of the terminal's window, which is seen while another window is looked at."""

from typing import Any, Final

from textual.app import App

REMEMBER: Final = "\x1b[22;2t"
RESTORE: Final = "\x1b[23;2t"


def remember_title(app: App[Any]) -> None:
    """Ask the terminal to remember its title."""
    _write(app, REMEMBER)


def entitle(app: App[Any], words: str) -> None:
    """Give the window a title; `words` are of this program, never of a player."""
    _write(app, f"\x1b]2;{words}\x07")


def restore_title(app: App[Any]) -> None:
    """Ask the terminal to show again the title that it remembers."""
    _write(app, RESTORE)


def _write(app: App[Any], words: str) -> None:
    if app._driver is not None:
        app._driver.write(words)
