"""The strength of a robot as it is spelt everywhere: its level, and how long it may think.

`master` thinks as long as the level does by default. `master@10` stops after 10 tries of the game's
own unit (`Game.tries`), which comes out the same on every machine; `master@100ms` stops after that
time. A bound never makes a robot stronger than its default, and one of a level that does not search
changes nothing (`robots.really`).
"""

import re
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from engine.arena import forever
from engine.game import LEVELS, Enough
from engine.handicap import tried
from tui.words import Wording
from tui.words.typed import meant

_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s|)")

EQUALS: Final = "equals"
"""The `by` of robots that are to be the person's equals; it never gets into a save."""


class Strength(NamedTuple):
    """A level and at most one bound: a number of tries, or a time in seconds."""

    level: str
    tries: int | None = None
    seconds: float | None = None

    @property
    def spelt(self) -> str:
        """The strength as a seat's `by` spells it."""
        if self.tries is not None:
            return f"{self.level}@{self.tries}"
        if self.seconds is not None:
            return f"{self.level}@{round(self.seconds * 1000)}ms"
        return self.level

    def begin(self) -> Enough:
        """Return the Enough of a decision that begins now."""
        if self.tries is not None:
            return tried(self.tries)
        if self.seconds is not None:
            return within(self.seconds)
        return forever


def level_of(by: str) -> str:
    """Return the level, or the name of a robot of another package, in a seat's `by`.

    >>> level_of("hard@400")
    'hard'
    """
    return by.partition("@")[0]


def in_saves(say: Wording, word: str, known: Iterable[str]) -> str:
    """Return a word that begins with the name of a known level in any language, with the level as
    saves spell it; any other word as it is.

    >>> in_saves(Wording("en"), "Experte@400", ["easy", "hard"])
    'hard@400'
    """
    name, at, budget = word.strip().partition("@")
    level = meant(say, name.casefold(), [f"level.{each}" for each in known])
    return word if level is None else level.removeprefix("level.") + at + budget


def read_strengths(say: Wording, words: str) -> tuple[str, ...]:
    """Return the strengths among words between commas, as they are spelt, each once. Other words
    are left out."""
    each_word = (in_saves(say, each, LEVELS) for each in words.split(","))
    found = (read_strength(each).spelt for each in each_word if is_strength(each))
    return tuple(dict.fromkeys(found))


def no_strengths(say: Wording, words: str, known: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """Return those of the words between commas, each once, that spell no strength of a level or of
    a robot of another package. `known` returns the names of these robots."""
    wrong = list[str]()
    for word in filter(None, (each.strip() for each in words.split(","))):
        by = in_saves(say, word, LEVELS)
        if not is_strength(by) or (level_of(by) not in LEVELS and level_of(by) not in known()):
            wrong.append(word)
    return tuple(dict.fromkeys(wrong))


def is_strength(word: str) -> bool:
    """Return whether a word spells a strength."""
    try:
        read_strength(word)
    except ValueError:
        return False
    return True


def read_strength(word: str) -> Strength:
    """Return the strength that a word spells: LEVEL, LEVEL@TRIES, LEVEL@MILLISECONDSms or
    LEVEL@SECONDSs. Raises ValueError."""
    level, at, budget = word.strip().partition("@")
    if not level:
        raise ValueError(word)
    if not at:
        return Strength(level)
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise ValueError(word)
    number, unit = int(found[1]), found[2]
    if not unit:
        return Strength(level, tries=number)
    return Strength(level, seconds=number / 1000 if unit == "ms" else float(number))


def within(seconds: float, clock: Callable[[], float] = time.monotonic) -> Enough:
    """Return an Enough that ends a search after `seconds` from now."""
    end = clock() + seconds
    return lambda _: clock() >= end
