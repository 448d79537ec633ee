"""The parts of a tutorial."""

from typing import Any, NamedTuple

import msgspec


class Lesson(NamedTuple):
    """An explanation: `key` is its key in the wording. With an `action` the person is to make that
    move; without one, only to read."""

    key: str
    action: Any = None


class Guide(NamedTuple):
    """The tutorial of a game in which the person has seat 0: lessons, and between them the actions
    of the dealer and the other seats."""

    game: str
    seats: int
    options: msgspec.Struct
    steps: tuple[Any, ...]

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons, in order."""
        return tuple(step for step in self.steps if isinstance(step, Lesson))
