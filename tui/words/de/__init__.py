"""German."""

import re
from typing import Final

from tui.words.grammar import NO_BREAK, Grammar, one_or_other


def typeset(template: str) -> str:
    """A sign or a unit keeps its number, an abbreviation its parts, an ellipsis its word."""
    return re.sub(r" (?=%(?!\()|…|(?:ms|kB|MB|B)\b)|(?<=\bz\.) (?=B\.)", NO_BREAK, template)


GRAMMAR: Final = Grammar(
    name="Deutsch",
    plurals=("one", "other"),
    plural=one_or_other,
    cases=("acc", "dat"),
    last=" und ",
    thousands=".",
    decimal=",",
    quotes=("„", "“"),
    typeset=typeset,
)
