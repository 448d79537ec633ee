"""French."""

import re
from typing import Final

from tui.words.grammar import NO_BREAK, Grammar, unbroken


def plural(n: int) -> str:
    """0 and 1 are one. CLDR's third category begins at a million, which nothing here counts to.

    >>> plural(0), plural(2)
    ('one', 'other')
    """
    return "one" if n < 2 else "other"


def typeset(template: str) -> str:
    """Punctuation of two parts keeps its word, and quotation marks keep theirs."""
    return unbroken(re.sub(r"(?<=«) | (?=[;:!?»])", NO_BREAK, template))


GRAMMAR: Final = Grammar(
    name="Français",
    plurals=("one", "other"),
    plural=plural,
    last=" et ",
    thousands=NO_BREAK,
    decimal=",",
    quotes=(f"«{NO_BREAK}", f"{NO_BREAK}»"),
    typeset=typeset,
)
