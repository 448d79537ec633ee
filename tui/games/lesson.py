"""The parts of a tutorial."""

from typing import Any, NamedTuple

import msgspec

from tui.render.glyphs import Glyphs
from tui.render.places import Place
from tui.words import Wording


class Lesson(NamedTuple):
    """An explanation: `key` is its key in the wording. With an `action` the person is to make that
    move; without one, only to read."""

    key: str
    action: Any = None
    lit: tuple[Place, ...] = ()
    """The places of the table that it speaks of."""
    standings: bool = False
    """Whether it speaks of the standings, which a small terminal otherwise hides."""
    ruling: str = ""
    """The ruling that it tells, such as `DA5`; "" for the ruling of what is happening on the
    table."""


def words_of(lesson: Lesson, say: Wording, glyphs: Glyphs) -> str:
    """Return the words of a lesson, with the signs that it names as they are drawn."""
    signs = {
        "me": glyphs.seats[0],
        "other": glyphs.seats[1],
        "third": glyphs.seats[2],
        "can": glyphs.check,
        "high": glyphs.up,
        "low": glyphs.down,
        "leads": glyphs.leads,
    }
    return say(lesson.key, **signs)


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
