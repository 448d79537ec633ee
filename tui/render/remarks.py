"""What robots remark at the great moments of a game: a word of a character, rarely.

A remark is made from what everybody at the table has seen, so that it tells nobody anything; it
stands in no save, and is the same whenever the step is shown.
"""

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from engine.character import Character
from engine.game import Seat
from tui.render.company import Company
from tui.words.spans import Line, Span


class Occasion(NamedTuple):
    """Something that a player may remark on."""

    seat: Seat
    """Who would say something."""
    about: str
    """What it is about, as in `remark.<about>`."""
    when: int
    """A number that everybody knows and that tells occasions of a game apart."""


def remarks(company: Company, occasions: Sequence[Occasion]) -> list[Line]:
    """Return the remark on a step, [] for most."""
    characters = dict(company.voices)
    for seat, about, when in occasions:
        character = characters.get(seat)
        if character is not None and speaks(company.names[seat], about, when, character):
            temper = "hot" if character.vengeful + character.bold > 1 else "cool"
            words = Span(company.say(f"remark.{about}.{temper}"), "strong")
            return [company.say.line("talk.said", who=company.who(seat), words=words)]
    return []


def speaks(name: str, about: str, when: int, character: Character) -> bool:
    """Return whether a character says something this time: as often as it is talkative, and always
    the same in the same game."""
    return crc32(f"{name} {about} {when}".encode()) / 2**32 < character.talkative
