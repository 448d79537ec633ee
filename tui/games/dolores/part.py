"""Parts of a step, as the stage shows them while its scene is played. They stand in a moment in
place of the action."""

from typing import Final, NamedTuple

from engine.game import Seat

COUNTED: Final = 3
"""The number of words in the countdown: Do, Lo, Rès."""

SHORE: Final = ("shore", 0)
"""The target of the line between the sides, where lost cards go over the cliff."""


class Revealing(NamedTuple):
    """The moment of the gestures: how many words of the countdown are said, and the sides whose
    gestures are shown."""

    words: int
    turned: tuple[int, ...] = ()


class HandingOut(NamedTuple):
    """The cards that have left their slots, each for its new owner: pairs of slot and seat."""

    gone: tuple[tuple[int, Seat], ...]
