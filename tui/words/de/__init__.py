"""German."""

import re
from typing import Final

from tui.words.grammar import NO_BREAK, Grammar, one_or_other, unbroken


def typeset(template: str) -> str:
    """Keep a per cent sign and an ellipsis beside their word, the parts of an abbreviation
    together, and the number of a value or a rank beside it."""
    bound = r" (?=%(?!\()|…)|(?<=\bz\.) (?=B\.)|(?<=\b(?:Wert|Rang)) (?=\d)"
    return unbroken(re.sub(bound, NO_BREAK, template))


FRAGMENT: Final = re.compile(r"(?!(?:mit|sonst)\b)(?:\w+t|kann|wird)\b|du [+−±]?\d")
"""How words begin that are no whole sentence: with a verb that lacks its subject, or as a sum."""


def capital(words: str) -> bool:
    """Return whether words begin with a capital behind a colon: a whole sentence does, what lacks
    its subject does not.

    >>> capital("du wirst öfter früher fertig als Anna"), capital("bringt dir sofort 3 Punkte")
    (True, False)
    """
    return not FRAGMENT.match(words)


GRAMMAR: Final = Grammar(
    name="Deutsch",
    abroad=("German", "allemand"),
    plurals=("one", "other"),
    plural=one_or_other,
    cases=("acc", "dat"),
    last=" und ",
    either=" oder ",
    thousands=".",
    decimal=",",
    quotes=("„", "“"),
    typeset=typeset,
    capital=capital,
)
