"""Parts of a step, as the stage shows them while its scene is played: they stand in a moment in
place of the action."""

from typing import Final, NamedTuple

from engine.game import Seat

COUNTED: Final = 3
"""The words of the countdown: Do, Lo, Rès."""

SHORE: Final = ("shore", 0)
"""What the line between the sides stands for: lost cards go over the cliff there."""


class Revealing(NamedTuple):
    """All have chosen, and look: how many words are said, and which sides' gestures are shown."""

    words: int
    turned: tuple[int, ...] = ()


class HandingOut(NamedTuple):
    """Cards have gone from their slots, each to its new owner: pairs of slot and seat."""

    gone: tuple[tuple[int, Seat], ...]
