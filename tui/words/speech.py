"""Sentences of a language: templates filled with facts, as text or as lines of spans.

A template is a `str.format` pattern. `{n:card|cards}` gives the form for the number n, by each
language's own plurals. `{card:acc}` asks a noun for a case of the language. `{@play.hint:H}` is
the key of a command: the usual one, unless the player has another. A fact that is a span or a line
keeps its roles and targets.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from string import Formatter
from types import MappingProxyType
from typing import Final, NamedTuple

from tui.words.catalogue import LANGUAGES, Language, catalogue, grammar
from tui.words.spans import Line, Span, Topic, line, text_of


class Noun(NamedTuple):
    """The name of a thing: the sentence that it stands in chooses its case."""

    key: str
    facts: "Mapping[str, Fact]" = MappingProxyType({})
    roles: str = ""
    topic: Topic | None = None


class Listed(NamedTuple):
    """Things in a list, each in the case that the sentence asks."""

    items: "Sequence[Fact]"
    either: bool = False
    """True if one of them is meant, not all: a, b or c."""


Fact = str | int | Span | Line | Noun | Listed

OTHERWISE: Final[Language] = "en"
"""The language for a locale whose own language the program lacks."""


def default_language(environ: Mapping[str, str] | None = None) -> Language:
    """Return the language of the locale if the program speaks it, else English.

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
    """The sentences of the program in one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self.grammar = grammar(language)
        self.own_keys: Mapping[str, str] = {}
        """How the player's own keys are written, by table and command, such as play.hint."""

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Return the text of `key`. Raises KeyError for a missing key or fact."""
        return text_of(self.line(key, **facts))

    def line(self, key: str, /, **facts: Fact) -> Line:
        """Return the words of `key` as a line in which facts keep their roles and targets."""
        return self._filled(key, facts, "")

    def key_of(self, command: str, usual: str) -> str:
        """Return how the key of a command, such as play.hint, is written: the player's own, else
        the words `usual`."""
        return self.own_keys.get(command) or self(usual)

    def _filled(self, key: str, facts: Mapping[str, Fact], case: str) -> Line:
        spans: list[Span] = []
        for literal, name, spec in _pieces(self.language, key):
            if literal:
                spans.append(Span(literal))
            if name is None:
                continue
            if name[0] == "@":
                spans.append(Span(self.own_keys.get(name[1:], spec)))
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
            return (Span(text_of(said), fact.roles, None, fact.topic),) if fact.roles else said
        if isinstance(fact, Listed):
            items = [self._said(item, case) for item in fact.items]
            return self.listing(items, self.grammar.either if fact.either else None)
        return line(str(fact) if isinstance(fact, int) else fact)

    def named(self, thing: Noun | Listed) -> Line:
        """Return the name of a thing, or a list of names, in the case of a heading."""
        return self._said(thing, "")

    def has(self, key: str) -> bool:
        """Return True if there are words for `key`."""
        return key in catalogue(self.language)

    def own(self, key: str, kind: str) -> str:
        """Return the key of the words that a kind, such as a game, has in place of those of `key`;
        `key` if it has none."""
        own = f"{key}.{kind}"
        return own if self.has(own) else key

    def quoted(self, words: str) -> str:
        """Return the words in the language's quotation marks."""
        opening, closing = self.grammar.quotes
        return f"{opening}{words}{closing}"

    def behind_colon(self, sentence: str) -> str:
        """Return a sentence as it stands behind a colon."""
        return self.grammar.behind_colon(sentence)

    def notice(self, key: str, /, **facts: Fact) -> str:
        """Return the text of `key` as it stands behind the name of the program and a colon. A fact
        at its beginning, such as the name of a file, stays as it is."""
        said, begins = self(key, **facts), _pieces(self.language, key)[0][0]
        return self.behind_colon(said) if begins else said

    def behind_label(self, words: Line) -> Line:
        """Return a sentence, or one without its subject, as it stands behind a label and its
        colon."""
        return self.grammar.behind_label(words)

    def thousands(self, n: int) -> str:
        """Return a whole number with its thousands apart: 400,000 or 400 000."""
        return f"{n:,}".replace(",", self.grammar.thousands)

    def listing(self, items: list[Line], last: str | None = None) -> Line:
        """Return the items as one list: a, b and c. `last` are other words before the last."""
        spans: list[Span] = []
        for index, item in enumerate(items):
            if index:
                ends = index == len(items) - 1
                spans.append(Span((last or self.grammar.last) if ends else ", "))
            spans.extend(item)
        return tuple(spans)
