"""English."""

from typing import Final

from tui.words.grammar import Grammar, one_or_other, small

GRAMMAR: Final = Grammar(
    name="English",
    abroad=("Englisch", "anglais"),
    plurals=("one", "other"),
    plural=one_or_other,
    cases=("the",),
    last=" and ",
    either=" or ",
    thousands=",",
    decimal=".",
    quotes=("“", "”"),
    behind_colon=small,
)
