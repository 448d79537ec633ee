"""Which games the screens offer: those on the shelf that have a board. No Textual."""

from typing import Final

from engine import registry
from tui.games import registry as boards

SEATS: Final = {"dolce-vita": (3, 5), "dolores": (2, 4), "dalmuti": (4, 12)}
"""The fewest and the most players of each game, said again here so that the first screen need not
import every game before it shows."""


def offered_games() -> list[str]:
    """The games by name, in the order of the shelf."""
    return [game for game in registry.GAMES if game in boards.SHELF]
