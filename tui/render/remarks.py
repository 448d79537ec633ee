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
"""The most wordings of one remark. Most remarks have one fewer; those on what happens often have
all."""

HALF: Final = 0.5
"""Above this value of a trait, from 0 to 1, a character is called bold, vengeful or talkative."""

PROUD: Final = 0.8
"""Above this vengefulness nobody lets a loss pass without a word."""

SILENT: Final = 0.2
"""The highest talkativeness, from 0 to 1, of a character that is called silent."""

RETORT: Final = "game.retort"
"""The subject of an answer by a player who has lost something."""

EVEN: Final = "game.even"
"""The subject of a boast by a player who pays back one who could boast about them before."""

SHRUG: Final = "game.shrug"
"""The subject of an answer by a player who has taken something away."""

PATIENCE: Final = 4
"""How many occasions a robot lets go by in silence; at a later one it surely speaks for the first
time in a game."""

LULL: Final = 2
"""After how many steps that robots could have remarked on, and none did, one surely speaks."""


RECENT: Final = 3
"""How many remarks back a name was said of late, so that it is left out where possible; after a
remark with another name, too."""


class Occasion(NamedTuple):
    """Something that a player may remark on."""

    seat: Seat
    """The player who would speak."""
    about: str
    """Its subject, as in the keys `remark.<about>.<hot or cool>.<way>`."""
    when: int
    """A number that tells this moment from others, see `known`."""
    glad: bool = False
    """Whether the speaker has gained by it."""
    whom: Seat | None = None
    """Another player it is about, whom the words may name as {other}; None for nobody."""
    sure: bool = False
    """Whether it is said however silent the speaker is. Another player may then speak as well."""
    answer: str = ""
    """The subject of an answer by `whom`: RETORT to a boast, SHRUG to a complaint; "" for no
    answer."""
    thing: Noun | None = None
    """What is won or lost, which the words may name as {object}; None if they do not."""
    repays: tuple[str, ...] = ()
    """Subjects of which the speaker must have met one with `whom` before, who is now paid back; ()
    if nothing is paid back."""
    once: bool = False
    """Whether it is dropped if the speaker has met it before in the game, with the same `whom`."""
    lost: int = 0
    """A number, see `known`, that tells what the speaker complains of losing; 0 for no complaint.
    Nobody who has spoken at a loss complains of the same one later."""


class Remark(NamedTuple):
    """The words of one player at an occasion."""

    seat: Seat
    key: str
    """The key of the words. It leaves out who is named, so that a remark is not repeated about
    another player."""
    words: str


def known(*things: object) -> int:
    """Return a number that tells a moment of a game from the others, and from those of other games.
    It is made from things that everybody at the table knows."""
    return crc32(repr(things).encode())


def ending(outcome: Outcome, robots: Collection[Seat]) -> list[Occasion]:
    """Return who may remark on the end of a game:

    - on the victory, surely: a robot that won alone, the best robot on a person who did, or a robot
      that shares it;
    - a player who missed first place by one point;
    - a player who alone is last, and if that is a person, robots that console them;
    - everybody else.

    The first robot after the remark on the victory surely speaks too.
    """
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
    """Return an occasion for each of these robots to console the person who is last."""
    return [Occasion(seat, "game.consoled", when, whom=last) for seat in robots]


class Heard:
    """The remarks in the game that was told last, as far as its steps were gone through. They are
    kept so that a log does not go through the whole game for each of its lines."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        """The actions gone through, from step 1 on."""
        self.met: list[tuple[int, Occasion]] = []
        """Each occasion after the number of its step."""
        self.said: list[tuple[int, Remark]] = []
        """Each remark after the number of its step."""

    def until(self, step: int) -> tuple[list[Occasion], list[Remark]]:
        """Return the occasions and the remarks of the steps before `step`."""
        return (
            [each for number, each in self.met if number < step],
            [each for number, each in self.said if number < step],
        )

    def unspoken(self, step: int, occasions: Iterable[Occasion]) -> list[Occasion]:
        """Return the occasions of `step` but those to complain of a loss at which the player has
        spoken before."""
        spoken = {(number, each.seat) for number, each in self.said if number < step}
        told = {
            (each.seat, each.lost)
            for number, each in self.met
            if each.lost and (number, each.seat) in spoken
        }
        return [each for each in occasions if (each.seat, each.lost) not in told]

    def passed(self, step: int, robots: Collection[Seat]) -> int:
        """Return how many steps before `step` robots could have remarked on since the last
        remark."""
        last = max((number for number, _ in self.said if number < step), default=0)
        met = {number for number, each in self.met if each.seat in robots}
        return sum(last < number < step for number in met)


def again(
    company: Company, occasions: Sequence[Occasion], met: Iterable[Occasion]
) -> list[Occasion]:
    """Return the occasions changed by those `met` before in the game. Drop those that come `once`
    and have come, and those that would repay something the speaker has not met. A boast about a
    player who could boast about the speaker before becomes EVEN. If the speaker has met an occasion
    with the same other player before, put its variant "-again" before it, provided there are words
    for that; the proud surely speak of it."""
    every = {(each.seat, each.about, each.whom) for each in met}
    before = {each for each in every if each[2] is not None}
    found = []
    for each in occasions:
        if each.once and (each.seat, each.about, each.whom) in every:
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
    """Return the occasions. If none is sure, make those sure whose players have let PATIENCE
    occasions go by in this game and never spoken."""
    if any(each.sure for each in occasions):
        return occasions
    passed, spoken = Counter(each.seat for each in met), {each.seat for each in said}
    return [
        each._replace(sure=passed[each.seat] >= PATIENCE and each.seat not in spoken)
        for each in occasions
    ]


def after_silence(company: Company, occasions: Sequence[Occasion]) -> list[Occasion]:
    """Return the occasions, with one sure at least: else the first that a robot has, or the one of
    the most talkative robot on the same subject."""
    asked = _by_talk(occasions, dict(company.voices))
    chosen = asked[0] if asked and not asked[0].sure else None
    return [each._replace(sure=True) if each == chosen else each for each in occasions]


def remarks(
    company: Company, occasions: Sequence[Occasion], before: Collection[Remark] = ()
) -> list[Remark]:
    """Return the remarks on a step, at most two, [] for most. A second one follows only a sure one,
    by another player, or is the reply of a robot spoken to. Among occasions on one subject the most
    talkative player is asked first. Words said `before` are not repeated. A robot that has not
    spoken yet in the game surely does if it is talkative, or hot at the occasion."""
    characters, said = dict(company.voices), list[Remark]()
    for each in _by_talk(occasions, characters):
        if each.seat in [one.seat for one in said]:
            continue
        found = _said(company, each, characters[each.seat], (*before, *said))
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
    """Return what a robot that is spoken to replies: always if it is talkative, else now and then;
    None for nothing."""
    character = dict(company.voices).get(to.whom) if to.whom is not None else None
    if to.whom is None or character is None or not to.answer:
        return None
    answer = Occasion(to.whom, to.answer, to.when, glad=to.answer == SHRUG, whom=to.seat)
    often = character.talkative > HALF
    if not often and not speaks(company.names[to.whom], answer.about, answer.when, character):
        return None
    return _said(company, answer, character, before)


def _said(
    company: Company, each: Occasion, character: Character, before: Collection[Remark]
) -> Remark | None:
    """Return the remark of the player of an occasion; None if they say nothing, or have no words
    left that were not said before."""
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
    named: dict[str, Fact] = {} if each.whom is None else {"other": company.names[each.whom]}
    if each.thing is not None:
        named["object"] = each.thing
    words = {key: company.say(key, **named) for key in fresh}
    lately = [one.words for one in (*before,)[-RECENT:]]
    if each.whom is not None and (
        any(company.names[each.whom] in one for one in lately)
        or any(who in one for who in company.names for one in lately[-1:])
    ):
        # People do not name the player they talk about in every sentence.
        fresh = [key for key in fresh if company.names[each.whom] not in words[key]] or fresh
    key = fresh[chance(name, each.about, each.when) % len(fresh)]
    return Remark(each.seat, key, words[key])


def _by_talk(occasions: Sequence[Occasion], characters: Mapping[Seat, Character]) -> list[Occasion]:
    """Return the occasions of players with a character, in the order in which they are asked: the
    sure ones first, then by subject as given, on one subject the most talkative first."""
    abouts = [each.about for each in occasions]
    return sorted(
        (each for each in occasions if each.seat in characters),
        key=lambda one: (not one.sure, abouts.index(one.about), -characters[one.seat].talkative),
    )


def grudging(company: Company, seat: Seat) -> bool:
    """Return whether the robot at a seat is vengeful; False for a person."""
    return dict(company.voices).get(seat, NEUTRAL).vengeful > HALF


def proud(company: Company, seat: Seat) -> bool:
    """Return whether the robot at a seat surely speaks of what it lost to others; False for a
    person."""
    return dict(company.voices).get(seat, NEUTRAL).vengeful > PROUD


def hot(character: Character, glad: bool) -> bool:
    """Return whether a character speaks hotly: the bold exult at a gain, the vengeful are cross at
    a loss; silent ones do neither."""
    return character.talkative > SILENT and (character.bold if glad else character.vengeful) > HALF


def speaks(name: str, about: str, when: int, character: Character) -> bool:
    """Return whether a character speaks this time: the more often the more talkative it is, from
    about 0.9 on always. The answer is the same for the same occasion."""
    often = character.talkative * (0.3 + character.talkative)
    return chance(name, about, when) / 2**32 < often


def chance(name: str, about: str, when: int) -> int:
    """Return a pseudo-random number from 0 to 2**32 - 1, the same for the same occasion."""
    return crc32(f"{name} {about} {when}".encode())


def remark(company: Company, said: Remark) -> Line:
    """Return a remark as a line of the log."""
    words = Span(company.say.quoted(said.words), "strong")
    return company.say.line("talk.said", who=company.who(said.seat), words=words)
