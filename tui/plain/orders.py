"""Orders: words that can be typed at any question in place of a move."""

from typing import Final, NamedTuple

from tui.words import Wording
from tui.words.typed import meant, spellings

ORDERS: Final = (
    *("hand", "moves", "where", "who", "score", "position", "table", "chronicle"),
    *("what", "rules", "hint", "undo", "help", "quit"),
)
"""The orders, in the sequence of the help."""


class Order(NamedTuple):
    """An order, and what it is about: `what Jester`."""

    name: str
    about: str = ""


def order_of(say: Wording, words: str) -> Order | None:
    """Return the order that somebody typed, in any language; None if it is none."""
    first, _, about = words.partition(" ")
    if first.casefold() in spellings("plain.typed.what"):
        return Order("what", about)
    orders = {f"plain.typed.{order}": order for order in ORDERS}
    name = orders.get(meant(say, words.casefold(), orders) or "")
    return Order(name) if name is not None else None


def order_words(say: Wording) -> list[str]:
    """Return the word of each order in the language spoken."""
    return [say(f"plain.typed.{order}").split()[0] for order in ORDERS]
