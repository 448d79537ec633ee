"""Characters, by which robots of one level differ: numbers only, no names and no words."""

from typing import Final, NamedTuple


class Character(NamedTuple):
    """A robot's character, in numbers from 0 to 1. A level says how well a robot thinks; where it
    thinks that two things come to the same, its character decides."""

    bold: float = 0.5
    """How gladly it takes a risk."""
    honest: float = 0.5
    """How often it says what is true and keeps its word."""
    vengeful: float = 0.5
    """How long it holds a broken word against a player."""
    talkative: float = 0.5
    """How often it says something."""


NEUTRAL: Final = Character()
"""The character of a robot that has none of its own."""
