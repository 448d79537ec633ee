"""The rules of a language that hold for any sentence: plurals, cases, lists, numbers, spaces."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from tui.words.spans import NO_BREAK, Line

MEASURED: Final = r"(?:%(?!\()|(?:ms|s|B|kB|MB|KiB|o|ko|Mo)\b|\d{3}(?!\d))"
"""The end of a number: a unit, or the next three digits. `%(` is argparse's and no unit."""

SIGNED: Final = r"(?<=[\d)]) (?=[×+−=] [\d(*])|(?<=[×+−=]) (?=[\d(*])"
"""The space between a number and a sign of its sum."""


COUNTED: Final = r"(?<=\d) (?=[^\W\d_])"
"""The space between a number and the word after it, which it counts or ranks: 12 Peasant."""


LETTERED: Final = r"(?<=[^\W\d_]) (?=\{column\})"
"""The space between a word and the letter of a column, which alone on a line says nothing."""


def unbroken(template: str) -> str:
    """Return the template with no-break spaces inside numbers, before their units and the words
    after them, in sums, and before the letter of a column.

    >>> unbroken("(3 + 3) × 2 = 12: 400 kB").split(" ")
    ['(3\\xa0+\\xa03)\\xa0×\\xa02\\xa0=\\xa012:', '400\\xa0kB']
    >>> unbroken("11 Stonecutter, 12 Peasant").split(" ")
    ['11\\xa0Stonecutter,', '12\\xa0Peasant']
    """
    return re.sub(rf"(?<=[\d}}]) (?={MEASURED})|{SIGNED}|{COUNTED}|{LETTERED}", NO_BREAK, template)


def as_it_stands(sentence: str) -> str:
    """Return a sentence unchanged."""
    return sentence


def small(sentence: str) -> str:
    """Return a sentence with a small letter at its beginning.

    >>> small("There is no such file.")
    'there is no such file.'
    """
    return sentence[:1].lower() + sentence[1:]


def as_it_is(words: Line) -> Line:
    """Return a line unchanged."""
    return words


def as_they_stand(words: str, following: str) -> str:
    """Return the words unchanged, whatever follows them."""
    return words


class Grammar(NamedTuple):
    """The grammar of one language. Every folder of words has one in its `__init__`."""

    name: str
    """The name of the language in that language."""
    plurals: tuple[str, ...]
    """The plural categories that whole numbers fall into, as CLDR names them, in the order in which
    the templates of the language give their forms: `{n:card|cards}`."""
    plural: Callable[[int], str]
    """The category of a number, 0 or more."""
    last: str
    """The words before the last item of a list: " and "."""
    either: str
    """The words before the last of several things of which one is meant: " or "."""
    thousands: str
    """The separator of the thousands of a number."""
    decimal: str
    """The separator of the decimals of a number."""
    quotes: tuple[str, str]
    """The marks before and after quoted words."""
    cases: tuple[str, ...] = ()
    """The cases besides the nominative that a sentence may ask of a noun: `{card:acc}`. `the` is a
    noun with its article, `that` one of a kind that was just named: the 200,000 one."""
    typeset: Callable[[str], str] = unbroken
    """A function that puts no-break spaces into a template."""
    before: Callable[[str, str], str] = as_they_stand
    """A function that fits words to the fact after them: in French, "de " is "d’" before Anna."""
    behind_colon: Callable[[str], str] = as_it_stands
    """A function that fits a sentence to stand behind a colon: in English and in French it begins
    small."""
    behind_label: Callable[[Line], Line] = as_it_is
    """A function that fits a sentence, or one without its subject, to stand behind a label and its
    colon: the subject is added, and in German a whole sentence begins with a capital."""
    abroad: tuple[str, ...] = ()
    """The names of the language in others, by which it is found as well."""


def one_or_other(n: int) -> str:
    """Return the plural category of a number in English and German: `one` for 1, else `other`.

    >>> one_or_other(0), one_or_other(1)
    ('other', 'one')
    """
    return "one" if n == 1 else "other"
