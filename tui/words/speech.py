"""Saying things in a language: templates filled with facts, as text or as lines with meaning.

A template is a `str.format` pattern. `{n:card|cards}` gives the form that goes with the number n,
by each language's own rule; `{card:acc}` asks a noun for a case that the language has. In a line a
fact may be a span or a line and keeps its meaning.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Final

from tui.words.catalogue import LANGUAGES, Language, catalogue, grammar
from tui.words.spans import Line, Span, line, text_of


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing that has a name: the sentence it stands in chooses its case."""

    key: str
    facts: "Mapping[str, Fact]" = field(default_factory=dict)
    roles: str = ""


@dataclass(frozen=True, slots=True)
class Listed:
    """Things in a row, each in the case that the sentence asks."""

    items: "Sequence[Fact]"


Fact = str | int | Span | Line | Noun | Listed

OTHERWISE: Final[Language] = "en"
"""What is spoken where the locale's language is none of ours."""


def default_language(environ: Mapping[str, str] | None = None) -> Language:
    """The language of the locale if it is one of ours.

    >>> default_language({"LANG": "fr_CA.UTF-8"})
    'fr'
    """
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            spoken = value.lower()[:2]
            return next((each for each in LANGUAGES if each == spoken), OTHERWISE)
    return OTHERWISE


@cache
def _pieces(language: Language, key: str) -> tuple[tuple[str, str | None, str], ...]:
    parsed = Formatter().parse(grammar(language).typeset(catalogue(language)[key]))
    return tuple((literal, name, spec or "") for literal, name, spec, _ in parsed)


class Wording:
    """The program's voice in one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self.grammar = grammar(language)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The text of `key`. Raises KeyError for a key or a fact that is missing."""
        return text_of(self.line(key, **facts))

    def line(self, key: str, /, **facts: Fact) -> Line:
        """The words of `key` as a line in which spans keep their meaning."""
        return self._filled(key, facts, "")

    def _filled(self, key: str, facts: Mapping[str, Fact], case: str) -> Line:
        spans: list[Span] = []
        for literal, name, spec in _pieces(self.language, key):
            if literal:
                spans.append(Span(literal))
            if name is None:
                continue
            fact = facts[name]
            if "|" in spec:
                assert isinstance(fact, int)
                said: Line = (Span(self._form(spec.split("|"), fact)),)
            else:
                said = self._said(fact, spec or case)
            if literal:
                spans[-1] = Span(self.grammar.before(literal, text_of(said)))
            spans.extend(said)
        return tuple(spans)

    def _form(self, forms: list[str], n: int) -> str:
        return forms[self.grammar.plurals.index(self.grammar.plural(abs(n)))]

    def _said(self, fact: Fact, case: str) -> Line:
        if isinstance(fact, Noun):
            bent = f"{fact.key}:{case}"
            key = bent if case and bent in catalogue(self.language) else fact.key
            said = self._filled(key, fact.facts, case)
            return (Span(text_of(said), fact.roles),) if fact.roles else said
        if isinstance(fact, Listed):
            return self.listing([self._said(item, case) for item in fact.items])
        return line(str(fact) if isinstance(fact, int) else fact)

    def named(self, thing: Noun | Listed) -> Line:
        """A thing, or several, as in a heading: in no sentence."""
        return self._said(thing, "")

    def has(self, key: str) -> bool:
        """Whether there are words for `key`."""
        return key in catalogue(self.language)

    def quoted(self, words: str) -> str:
        """Words that somebody says."""
        opening, closing = self.grammar.quotes
        return f"{opening}{words}{closing}"

    def thousands(self, n: int) -> str:
        """A whole number with its thousands apart: 400,000 or 400 000."""
        return f"{n:,}".replace(",", self.grammar.thousands)

    def listing(self, items: list[Line]) -> Line:
        """Things in a row: a, b and c."""
        spans: list[Span] = []
        for index, item in enumerate(items):
            if index:
                last = index == len(items) - 1
                spans.append(Span(self.grammar.last if last else ", "))
            spans.extend(item)
        return tuple(spans)
