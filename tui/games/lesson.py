"""What a guided opening is made of."""

from typing import Any, NamedTuple

import msgspec


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
