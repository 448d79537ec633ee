"""What can be typed at any question besides a move."""

from typing import Final

from tui.games.line_mode import spellings

ORDERS: Final = ("help", "position", "table", "chronicle", "hint", "undo", "rules", "quit")
"""In the order in which the help names them."""


def order_of(words: str) -> str | None:
    """The order that somebody has typed, in any language, or None."""
    word = words.casefold()
    return next((order for order in ORDERS if word in spellings(f"plain.typed.{order}")), None)
