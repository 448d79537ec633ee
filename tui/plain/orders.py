"""Orders: words that can be typed at any question in place of a move."""

from typing import Final

from tui.words import Wording
from tui.words.typed import meant

ORDERS: Final = ("help", "position", "table", "chronicle", "hint", "undo", "rules", "quit")
"""The orders, in the sequence of the help."""


def order_of(say: Wording, words: str) -> str | None:
    """Return the order that somebody typed, in any language; None if it is none."""
    orders = {f"plain.typed.{order}": order for order in ORDERS}
    return orders.get(meant(say, words.casefold(), orders) or "")
