"""What robots remark at the great moments of a game: a word of a character, rarely.

A remark is made from what everybody at the table has seen, so that it tells nobody anything; it
stands in no save, and is the same whenever the step is shown. Nothing is said twice in a game.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from engine.character import Character
from engine.game import Outcome, Seat
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
    """A number that tells this moment from others, see `known`."""
    glad: bool = False
    """Whether who would speak has gained by it."""


def known(*things: object) -> int:
    """Return a number that tells a moment of a game from the others, and from those of other games.
    It is made from things that everybody at the table knows."""
    return crc32(repr(things).encode())


def ending(outcome: Outcome) -> list[Occasion]:
    """Return who may remark on the end of a game: the one winner, who came second by one, the last
    if all others did better, and whoever is neither first alone nor last."""
    places, scores = outcome.places, outcome.scores
    when, least = known(scores), max(places)
    won, second, last = ([seat for seat, at in enumerate(places) if at == n] for n in (1, 2, least))
    found = [Occasion(seat, "game.won", when, glad=True) for seat in won if len(won) == 1]
    found += [
        Occasion(seat, "game.missed", when) for seat in second if scores[won[0]] - scores[seat] == 1
    ]
    if len(last) == 1 and last != won:
        found.append(Occasion(last[0], "game.last", when))
    alike = [seat for seat in range(len(places)) if seat not in [each.seat for each in found]]
    return found + [Occasion(seat, "game.over", when, glad=True) for seat in alike]


class Heard:
    """What was remarked in the steps of a game that were told last, so that a log does not go
    through the whole game for each of its lines."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        """The actions gone through, from step 1 on."""
        self.said: list[tuple[int, str]] = []
        """The steps at which something was said, and the words."""


def remarks(
    company: Company, occasions: Sequence[Occasion], before: Collection[str] = ()
) -> list[tuple[Seat, str]]:
    """Return who says what to a step, [] for most. Nothing is said that anybody said `before`."""
    characters = dict(company.voices)
    for seat, about, when, glad in occasions:
        character = characters.get(seat)
        if character is None or not speaks(company.names[seat], about, when, character):
            continue
        temper = "hot" if hot(character, glad) else "cool"
        ways = [company.say(f"remark.{about}.{temper}.{way}") for way in range(WAYS)]
        fresh = [words for words in ways if words not in before]
        if fresh:
            return [(seat, fresh[chance(company.names[seat], about, when) % len(fresh)])]
    return []


def hot(character: Character, glad: bool) -> bool:
    """Return whether a character speaks hotly: the bold exult at a gain, the vengeful are cross at
    a loss."""
    return (character.bold if glad else character.vengeful) > 0.5


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
