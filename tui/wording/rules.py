"""The rules of the games in the program's own words, by game."""

from importlib import import_module
from typing import Final

from tui.wording.prose import Section

RULES: Final = {
    "dolce-vita": "tui.wording.words.rules_dolce_vita",
    "dolores": "tui.wording.words.rules_dolores",
    "dalmuti": "tui.wording.words.rules_dalmuti",
}
"""Where the prose of each game lies."""


def rules_of(game: str) -> tuple[Section, ...]:
    """The rules of a game. Raises KeyError for one whose rules are not written yet."""
    sections: tuple[Section, ...] = import_module(RULES[game]).RULES
    return sections
