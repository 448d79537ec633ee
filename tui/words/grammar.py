"""What a language does with words, whatever they say: plurals, cases, lists, numbers, spaces."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

MEASURED: Final = r"(?:%(?!\()|(?:ms|s|B|kB|MB|KiB|o|ko|Mo)\b|\d{3}(?!\d))"
"""What belongs to the number before it: a unit, or its next three digits. `%(` is argparse's."""


def unbroken(template: str) -> str:
    """The template with numbers that keep their units, and their digits, on one line."""
    return re.sub(rf"(?<=[\d}}]) (?={MEASURED})", NO_BREAK, template)


def as_they_stand(words: str, following: str) -> str:
    """Words unchanged, whatever follows them."""
    return words


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar:
    """The habits of one language. Every folder of words has one in its `__init__`."""

    name: str
    """What its speakers call it."""
    plurals: tuple[str, ...]
    """The plural categories that whole numbers fall into, as CLDR names them, in the order in which
    the templates of the language give their forms: `{n:card|cards}`."""
    plural: Callable[[int], str]
    """The category of a number, 0 or more."""
    cases: tuple[str, ...] = ()
    """The cases besides the nominative that a sentence may ask of a noun: `{card:acc}`."""
    last: str
    """What stands before the last thing of a list: " and "."""
    thousands: str
    """What parts the thousands of a number."""
    decimal: str
    """What parts a number from its decimals."""
    quotes: tuple[str, str]
    """What stands around the words that somebody says."""
    typeset: Callable[[str], str] = unbroken
    """A template with the spaces that must not break."""
    before: Callable[[str, str], str] = as_they_stand
    """Words as they stand before those that fill the template: in French, "de " is "d’" before
    Anna."""


def one_or_other(n: int) -> str:
    """The rule of English and German: 1 is one.

    >>> one_or_other(0), one_or_other(1)
    ('other', 'one')
    """
    return "one" if n == 1 else "other"
