"""English."""

import re
from typing import Final

from tui.words.grammar import Grammar, one_or_other, small
from tui.words.spans import Line, line, text_of

FRAGMENT: Final = re.compile(
    r"(?:almost certainly |most likely |only |probably |still |usually )?"
    r"(?!(?:as|jewels|others|this|unless|weapons)\b)(?:[a-z]+s|can)\b"
)
"""How words begin that are no whole sentence: with a verb that lacks its subject."""


def behind_label(words: Line) -> Line:
    """Return what stands behind a colon, with the subject that it lacks.

    >>> text_of(behind_label(line("is usually beaten"))), text_of(behind_label(line("you go out")))
    ('it is usually beaten', 'you go out')
    """
    return line("it ", words) if FRAGMENT.match(text_of(words)) else words


GRAMMAR: Final = Grammar(
    name="English",
    abroad=("Englisch", "anglais"),
    plurals=("one", "other"),
    plural=one_or_other,
    cases=("the", "that"),
    last=" and ",
    either=" or ",
    thousands=",",
    decimal=".",
    quotes=("“", "”"),
    behind_colon=small,
    behind_label=behind_label,
)
