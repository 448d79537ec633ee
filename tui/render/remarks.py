"""What robots remark at the great moments of a game: a word of a character, rarely.

A remark is made from what everybody at the table has seen, so that it tells nobody anything; it
stands in no save, and is the same whenever the step is shown. Nothing is said twice in a game.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from engine.character import NEUTRAL, Character
from engine.game import Outcome, Seat
from tui.render.company import Company
from tui.words.spans import Line, Span
from tui.words.speech import Fact, Noun

WAYS: Final = 3
"""In how many ways something can be said at most, and mostly in one fewer: what happens often in a
game has more."""

HALF: Final = 0.5
"""Above this part of what a character can be it is called bold, vengeful or talkative."""

PROUD: Final = 0.8
"""Above this vengefulness nobody lets a loss pass without a word."""

SILENT: Final = 0.2
"""The most talkative that is called silent."""

RETORT: Final = "game.retort"
"""What who has lost something may answer."""

EVEN: Final = "game.even"
"""What who takes something from a player who took as much before may say."""

SHRUG: Final = "game.shrug"
"""What who has taken something away may answer."""

PATIENCE: Final = 4
"""How many occasions the most silent let go by before they say their first word of a game."""


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
    whom: Seat | None = None
    """Whom it is about besides, whom the words may name as {other}; None for nobody."""
    sure: bool = False
    """Whether it is said however talkative who would speak is, and somebody else may reply."""
    answer: str = ""
    """How the other one may answer: with a RETORT to who boasts, with a SHRUG to who complains."""
    thing: Noun | None = None
    """What is won or lost, which the words may name as {object}; None if they do not."""
    repays: tuple[str, ...] = ()
    """What one of which who would speak must have been able to say to the other one before, who is
    paid back now; () if nothing is."""
    once: bool = False
    """Whether it is said only where the two meet like that for the first time in a game."""


class Remark(NamedTuple):
    """What somebody says."""

    seat: Seat
    key: str
    """The key of the words: who names another says the same again."""
    words: str


def known(*things: object) -> int:
    """Return a number that tells a moment of a game from the others, and from those of other games.
    It is made from things that everybody at the table knows."""
    return crc32(repr(things).encode())


def ending(outcome: Outcome, robots: Collection[Seat]) -> list[Occasion]:
    """Return who may remark on the end of a game: the one winner, the best robot to a person who
    has won alone, or one who shares the victory; who came second by one, the last if all others did
    better, or others on a person who is, and whoever is neither first alone nor last. One of the
    former and the first of the latter surely speak."""
    places, scores = outcome.places, outcome.scores
    when, least = known(scores), max(places)
    won, second, last = ([seat for seat, at in enumerate(places) if at == n] for n in (1, 2, least))
    found = []
    if len(won) == 1:
        if won[0] in robots:
            found.append(Occasion(won[0], "game.won", when, glad=True, sure=True))
        elif robots:
            best = min(robots, key=lambda seat: (places[seat], seat))
            found.append(Occasion(best, "game.beaten", when, whom=won[0], sure=True))
        close = [seat for seat in second if scores[won[0]] - scores[seat] == 1]
        found += [Occasion(seat, "game.missed", when, whom=won[0]) for seat in close]
    elif (sharing := [seat for seat in won if seat in robots]) and least > 1:
        whom = next(seat for seat in won if seat != sharing[0])
        found.append(Occasion(sharing[0], "game.shared", when, True, whom, sure=True))
    if len(last) == 1 and last != won:
        found.append(Occasion(last[0], "game.last", when))
        if last[0] not in robots:
            spoken = [each.seat for each in found]
            found += consoling(last[0], [seat for seat in robots if seat not in spoken], when)
    alike = [seat for seat in range(len(places)) if seat not in [each.seat for each in found]]
    found += [Occasion(seat, "game.over", when, glad=True) for seat in alike]
    other = next((each for each in found if not each.sure and each.seat in robots), None)
    return [each._replace(sure=True) if each == other else each for each in found]


def consoling(last: Seat, robots: Collection[Seat], when: int) -> list[Occasion]:
    """Return who may say a word to a person who is last: these robots."""
    return [Occasion(seat, "game.consoled", when, whom=last) for seat in robots]


class Heard:
    """What was remarked in the steps of a game that were told last, so that a log does not go
    through the whole game for each of its lines."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        """The actions gone through, from step 1 on."""
        self.met: list[tuple[int, Occasion]] = []
        """The steps at which something could be said, and who could."""
        self.said: list[tuple[int, Remark]] = []
        """The steps at which something was said, and what."""

    def until(self, step: int) -> tuple[list[Occasion], list[Remark]]:
        """Return the occasions before a step, and what was said."""
        return (
            [each for number, each in self.met if number < step],
            [each for number, each in self.said if number < step],
        )


def again(
    company: Company, occasions: Sequence[Occasion], met: Iterable[Occasion]
) -> list[Occasion]:
    """Return occasions with one of its own, where there are words for it, before each that the same
    player has `met` before with the same other, which the proud surely speak of; and without
    those that repay nothing, or that come once. A boast to who could boast to that player before
    becomes one that they are EVEN."""
    before = {(each.seat, each.about, each.whom) for each in met if each.whom is not None}
    found = []
    for each in occasions:
        if each.once and (each.seat, each.about, each.whom) in before:
            continue
        if each.repays and not before & {(each.seat, one, each.whom) for one in each.repays}:
            continue
        if each.glad and each.answer == RETORT and (each.whom, each.about, each.seat) in before:
            found.append(each._replace(about=EVEN))
            continue
        about = f"{each.about}-again"
        met_before = (each.seat, each.about, each.whom) in before
        if met_before and company.say.has(f"remark.{about}.hot.0"):
            sure = each.sure or proud(company, each.seat)
            found.append(each._replace(about=about, sure=sure))
        found.append(each)
    return found


def with_first_words(
    occasions: Sequence[Occasion], met: Iterable[Occasion], said: Iterable[Remark]
) -> Sequence[Occasion]:
    """Return occasions, at which those who have let PATIENCE go by without a word surely speak,
    unless somebody else does."""
    if any(each.sure for each in occasions):
        return occasions
    passed, spoken = Counter(each.seat for each in met), {each.seat for each in said}
    return [
        each._replace(sure=passed[each.seat] >= PATIENCE and each.seat not in spoken)
        for each in occasions
    ]


def remarks(
    company: Company, occasions: Sequence[Occasion], before: Collection[Remark] = ()
) -> list[Remark]:
    """Return who says what to a step, [] for most: one at most, or one besides who surely speaks,
    or who replies.
    Of several who may say the same, the most talkative is asked first. No words are said again
    that were said `before`. Who is talkative does not let a first occasion to speak pass, nor does
    who exults or is cross at it."""
    characters, said = dict(company.voices), list[Remark]()
    for each in _by_talk(occasions, characters):
        if each.seat in [one.seat for one in said]:
            continue
        found = _said(company, each, characters[each.seat], before)
        if found is None:
            continue
        said.append(found)
        if len(said) > 1:
            break
        if answer := _reply(company, each, (*before, found)):
            return [found, answer]
        if not each.sure:
            break
    return said


def _reply(company: Company, to: Occasion, before: Collection[Remark]) -> Remark | None:
    """Return what a robot that is spoken to replies, if it is talkative; None for nothing."""
    character = dict(company.voices).get(to.whom) if to.whom is not None else None
    if to.whom is None or character is None or not to.answer:
        return None
    answer = Occasion(to.whom, to.answer, to.when, glad=to.answer == SHRUG, whom=to.seat)
    if not speaks(company.names[to.whom], answer.about, answer.when, character):
        return None
    return _said(company, answer, character, before)


def _said(
    company: Company, each: Occasion, character: Character, before: Collection[Remark]
) -> Remark | None:
    """Return what somebody says at an occasion; None for nothing."""
    name, heated = company.names[each.seat], hot(character, each.glad)
    silent = each.seat not in [one.seat for one in before]
    first = silent and (heated or character.talkative > HALF)
    if not (each.sure or first or speaks(name, each.about, each.when, character)):
        return None
    temper, spent = "hot" if heated else "cool", {one.key for one in before}
    ways = [f"remark.{each.about}.{temper}.{way}" for way in range(WAYS)]
    fresh = [key for key in ways if key not in spent and company.say.has(key)]
    if not fresh:
        return None
    key = fresh[chance(name, each.about, each.when) % len(fresh)]
    named: dict[str, Fact] = {} if each.whom is None else {"other": company.names[each.whom]}
    if each.thing is not None:
        named["object"] = each.thing
    return Remark(each.seat, key, company.say(key, **named))


def _by_talk(occasions: Sequence[Occasion], characters: Mapping[Seat, Character]) -> list[Occasion]:
    """Return the occasions of those who have a character: what is surely said first, like ones by
    how talkative they are."""
    abouts = [each.about for each in occasions]
    return sorted(
        (each for each in occasions if each.seat in characters),
        key=lambda one: (not one.sure, abouts.index(one.about), -characters[one.seat].talkative),
    )


def grudging(company: Company, seat: Seat) -> bool:
    """Return whether a seat is that of a robot which is vengeful."""
    return dict(company.voices).get(seat, NEUTRAL).vengeful > HALF


def proud(company: Company, seat: Seat) -> bool:
    """Return whether a seat is that of a robot which surely speaks of what it lost to others."""
    return dict(company.voices).get(seat, NEUTRAL).vengeful > PROUD


def hot(character: Character, glad: bool) -> bool:
    """Return whether a character speaks hotly: the bold exult at a gain, the vengeful are cross at
    a loss; silent ones do neither."""
    return character.talkative > SILENT and (character.bold if glad else character.vengeful) > HALF


def speaks(name: str, about: str, when: int, character: Character) -> bool:
    """Return whether a character says something this time: the more often the more talkative it
    is, always from 0.9 or so on, and always the same in the same game."""
    often = character.talkative * (0.3 + character.talkative)
    return chance(name, about, when) / 2**32 < often


def chance(name: str, about: str, when: int) -> int:
    """Return a number below 2**32 by chance, always the same for the same occasion."""
    return crc32(f"{name} {about} {when}".encode())


def remark(company: Company, said: Remark) -> Line:
    """Return what somebody remarks, as the log tells it."""
    words = Span(company.say.quoted(said.words), "strong")
    return company.say.line("talk.said", who=company.who(said.seat), words=words)
