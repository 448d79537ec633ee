"""Saying things in a language: templates filled with facts, as text or as lines with meaning.

A template is a `str.format` pattern. `{n:card|cards}` gives the form that goes with the number n,
by each language's own rule. In a line a fact may be a span or a line and keeps its meaning.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Final, Literal, get_args

from tui.ink import Line, Span, line, text_of
from tui.wording.words import CATALOGUE

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

Fact = str | int | Span | Line

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def default_language(environ: Mapping[str, str] | None = None) -> Language:
    """French if the locale says so, else English.

    >>> default_language({"LANG": "fr_CA.UTF-8"})
    'fr'
    """
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def typeset(template: str, language: Language) -> str:
    """French punctuation keeps its word: no-break spaces before ; : ! ? » and after «."""
    if language == "en":
        return template
    return re.sub(r"(?<=«) | (?=[;:!?»])", NO_BREAK, template)


@cache
def _pieces(language: Language, key: str) -> tuple[tuple[str, str | None, str], ...]:
    template = CATALOGUE[key][LANGUAGES.index(language)]
    parsed = Formatter().parse(typeset(template, language))
    return tuple((literal, field, spec or "") for literal, field, spec, _ in parsed)


class Wording:
    """The program's voice in one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The text of `key`. Raises KeyError for a key or a fact that is missing."""
        return text_of(self.line(key, **facts))

    def line(self, key: str, /, **facts: Fact) -> Line:
        """The words of `key` as a line in which spans keep their meaning."""
        spans: list[Span] = []
        for literal, field, spec in _pieces(self.language, key):
            if literal:
                spans.append(Span(literal))
            if field is None:
                continue
            fact = facts[field]
            if spec:
                one, _, many = spec.partition("|")
                assert isinstance(fact, int)
                spans.append(Span(one if self.is_one(fact) else many))
            else:
                spans.extend(line(str(fact) if isinstance(fact, int) else fact))
        return tuple(spans)

    def has(self, key: str) -> bool:
        """Whether there are words for `key`."""
        return key in CATALOGUE

    def is_one(self, n: int) -> bool:
        """Whether a number takes the singular: 0 and 1 in French, 1 in English."""
        return abs(n) < 2 if self.language == "fr" else abs(n) == 1

    def thousands(self, n: int) -> str:
        """A whole number with its thousands apart: 400,000 or 400 000."""
        return f"{n:,}".replace(",", NO_BREAK if self.language == "fr" else ",")

    def listing(self, items: list[Line]) -> Line:
        """Things in a row: a, b and c."""
        spans: list[Span] = []
        for index, item in enumerate(items):
            if index:
                last = index == len(items) - 1
                spans.append(Span((" and " if self.language == "en" else " et ") if last else ", "))
            spans.extend(item)
        return tuple(spans)
