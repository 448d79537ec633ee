"""German."""

import re
from typing import Final

from tui.words.grammar import Grammar, one_or_other, unbroken
from tui.words.spans import NO_BREAK, Line, sentence, text_of


def typeset(template: str) -> str:
    """Keep a per cent sign and an ellipsis beside their word, the parts of an abbreviation
    together, and the number of a value or a rank beside it."""
    bound = r" (?=%(?!\()|…)|(?<=\bz\.) (?=B\.)|(?<=\b(?:Wert|Rang)) (?=\d)"
    return unbroken(re.sub(bound, NO_BREAK, template))


FRAGMENT: Final = re.compile(r"(?!(?:mit|selbst|sonst)\b)(?:\w+t|kann|wird)\b|du [+−±]?\d")
"""How words begin that are no whole sentence: with a verb that lacks its subject, or as a sum."""


def behind_label(words: Line) -> Line:
    """Return what stands behind a colon: a whole sentence with a capital, what lacks its subject
    without.

    >>> from tui.words.spans import line
    >>> text_of(behind_label(line("du wirst Erste"))), text_of(behind_label(line("bringt dir 3")))
    ('Du wirst Erste', 'bringt dir 3')
    """
    return words if FRAGMENT.match(text_of(words)) else sentence(words)


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
    behind_label=behind_label,
)
