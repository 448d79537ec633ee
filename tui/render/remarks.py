"""What robots remark at the great moments of a game: a word of a character, rarely.

A remark is made from what everybody at the table has seen, so that it tells nobody anything; it
stands in no save, and is the same whenever the step is shown. Nothing is said twice in a game.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple
from zlib import crc32

from engine.character import Character
from engine.game import Seat
from tui.render.company import Company
from tui.words.spans import Line, Span

WAYS: Final = 2
"""In how many ways everything can be said."""


class Occasion(NamedTuple):
    """Something that a player may remark on."""

    seat: Seat
    """Who would say something."""
    about: str
    """What it is about, as in `remark.<about>.<hot or cool>.<way>`."""
    when: int
    """A number that everybody knows and that tells occasions of a game apart."""
    glad: bool = False
    """Whether who would speak has gained by it. The bold exult, the vengeful are cross."""


def remarks(
    company: Company, occasions: Sequence[Occasion], before: Collection[str] = ()
) -> list[tuple[Seat, str]]:
    """Return who says what to a step, [] for most. Nothing is said that anybody said `before`."""
    characters = dict(company.voices)
    for seat, about, when, glad in occasions:
        character = characters.get(seat)
        if character is None or not speaks(company.names[seat], about, when, character):
            continue
        temper = "hot" if (character.bold if glad else character.vengeful) > 0.5 else "cool"
        ways = [company.say(f"remark.{about}.{temper}.{way}") for way in range(WAYS)]
        fresh = [words for words in ways if words not in before]
        if fresh:
            return [(seat, fresh[chance(company.names[seat], about, when) % len(fresh)])]
    return []


def speaks(name: str, about: str, when: int, character: Character) -> bool:
    """Return whether a character says something this time: as often as it is talkative, and always
    the same in the same game."""
    return chance(name, about, when) / 2**32 < character.talkative


def chance(name: str, about: str, when: int) -> int:
    """Return a number below 2**32 by chance, always the same for the same occasion."""
    return crc32(f"{name} {about} {when}".encode())


def remark(company: Company, seat: Seat, words: str) -> Line:
    """Return what somebody remarks, as the log tells it."""
    said = Span(company.say.quoted(words), "strong")
    return company.say.line("talk.said", who=company.who(seat), words=said)
