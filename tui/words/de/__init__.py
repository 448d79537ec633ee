"""German."""

import re
from typing import Final

from tui.words.grammar import Grammar, one_or_other, unbroken
from tui.words.spans import NO_BREAK, Line, line, sentence, text_of


def typeset(template: str) -> str:
    """Keep a per cent sign and an ellipsis beside their word, the parts of an abbreviation
    together, and the number of a value or a rank beside it."""
    bound = r" (?=%(?!\()|…)|(?<=\bz\.) (?=B\.)|(?<=\b(?:Wert|Rang)) (?=\d)"
    return unbroken(re.sub(bound, NO_BREAK, template))


FRAGMENT: Final = re.compile(r"(?!(?:geht|mit|selbst|sonst)\b)(?:\w+t|kann)\b")
"""How words begin that are no whole sentence: with a verb that lacks its subject, “der Zug”."""

SUM: Final = re.compile(r"du [+−±]?\d")
"""How words begin that are a sum and no sentence."""


def behind_label(words: Line) -> Line:
    """Return what stands behind a colon: a whole sentence, which begins with a capital, with the
    subject that it may lack; a sum as it is.

    >>> text_of(behind_label(line("du wirst Erste"))), text_of(behind_label(line("bringt dir 3")))
    ('Du wirst Erste', 'Er bringt dir 3')
    """
    text = text_of(words)
    if FRAGMENT.match(text):
        return line("Er ", words)
    return words if SUM.match(text) else sentence(words)


GRAMMAR: Final = Grammar(
    name="Deutsch",
    abroad=("German", "allemand"),
    plurals=("one", "other"),
    plural=one_or_other,
    cases=("acc", "dat", "that"),
    last=" und ",
    either=" oder ",
    thousands=".",
    decimal=",",
    quotes=("„", "“"),
    typeset=typeset,
    behind_label=behind_label,
)
