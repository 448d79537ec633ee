"""What a guided opening is made of, and where those of the games are."""

from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

GUIDES: Final = {
    "dolce-vita": "tui.games.dolce_vita.lesson",
    "dolores": "tui.games.dolores.lesson",
    "dalmuti": "tui.games.dalmuti.lesson",
}
"""Where the guide of each game is."""


class Lesson(NamedTuple):
    """A word of explanation: `key` is its place in the wording. With an `action` the person is
    to take it; without one, only to read."""

    key: str
    action: Any = None


class Guide(NamedTuple):
    """The opening of a game in which seat 0 is the person's: lessons, and between them what the
    dealer and the others do."""

    game: str
    seats: int
    options: msgspec.Struct
    steps: tuple[Any, ...]

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The words, in order."""
        return tuple(step for step in self.steps if isinstance(step, Lesson))


def guide_for(game: str) -> Guide:
    """The guide of a game. Raises KeyError for one that has none."""
    guide: Guide = import_module(GUIDES[game]).GUIDE
    return guide
