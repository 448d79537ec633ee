"""The sentences of a language: its folder, read when the language is first used."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final, Literal, get_args

from tui.words.grammar import Grammar
from tui.words.prose import Section

Language = Literal["en", "fr", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""The folders beside this file, in the order in which the languages are offered."""

RULES: Final = "_rules"
"""The end of the name of a file of rules pages, without its suffix."""


@cache
def grammar(language: Language) -> Grammar:
    """Return the grammar of a language."""
    found: Grammar = import_module(f"tui.words.{language}").GRAMMAR
    return found


@cache
def catalogue(language: Language) -> Mapping[str, str]:
    """Return the templates of a language by key. A noun's other cases have the key `key:case`."""
    templates: dict[str, str] = {}
    for file in iter_modules(import_module(f"tui.words.{language}").__path__):
        if file.name.endswith(RULES):
            continue
        words = import_module(f"tui.words.{language}.{file.name}").WORDS
        twice = templates.keys() & words.keys()
        assert not twice, f"keys in two files: {twice}"
        templates |= words
    return templates


@cache
def rules_of(game: str, language: Language) -> tuple[Section, ...]:
    """Return the rules pages of a game; () if the language has none."""
    name = f"tui.words.{language}.{game.replace('-', '_')}{RULES}"
    if find_spec(name) is None:
        return ()
    sections: tuple[Section, ...] = import_module(name).RULES
    return sections
