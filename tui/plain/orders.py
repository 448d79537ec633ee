"""What can be typed at any question besides a move."""

from typing import Final

from tui.words import Wording
from tui.words.typed import meant

ORDERS: Final = ("help", "position", "table", "chronicle", "hint", "undo", "rules", "quit")
"""In the order in which the help names them."""


def order_of(say: Wording, words: str) -> str | None:
    """The order that somebody has typed, in any language, or None."""
    orders = {f"plain.typed.{order}": order for order in ORDERS}
    return orders.get(meant(say, words.casefold(), orders) or "")
