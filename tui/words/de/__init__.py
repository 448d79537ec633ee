"""German."""

import re
from typing import Final

from tui.words.grammar import NO_BREAK, Grammar, one_or_other, unbroken


def typeset(template: str) -> str:
    """A per cent sign and an ellipsis keep their word, an abbreviation its parts, a value or a rank
    its number."""
    bound = r" (?=%(?!\()|…)|(?<=\bz\.) (?=B\.)|(?<=\b(?:Wert|Rang)) (?=\d)"
    return unbroken(re.sub(bound, NO_BREAK, template))


GRAMMAR: Final = Grammar(
    name="Deutsch",
    abroad=("German", "allemand"),
    plurals=("one", "other"),
    plural=one_or_other,
    cases=("acc", "dat"),
    last=" und ",
    thousands=".",
    decimal=",",
    quotes=("„", "“"),
    typeset=typeset,
)
