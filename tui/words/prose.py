"""Longer texts: sections of paragraphs, in one language.

`*words*` are strong; `§5` names the fifth section. An example keeps its lines; the other pieces are
set to any width.
"""

import re
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

REFERENCE: Final = re.compile(r"§(\d)")
"""A section that another one names, by its number from 1."""


class Piece(NamedTuple):
    """A paragraph: plain, one of a list, what this program decides where the rules are silent, or
    a worked example."""

    kind: Literal["text", "item", "ruling", "example"]
    words: str
    tells: tuple[str, ...] = ()
    """The rulings it tells (`DV12`, as the engine numbers them) and the options it depends on. Of
    what is no rule of the game, but a key or a sign, there are none."""
    samples: tuple[str, ...] = ()
    """The bundled games in which an example happens."""


class Section(NamedTuple):
    """A heading and what stands under it."""

    title: str
    pieces: tuple[Piece, ...]


def text(words: str, tells: str = "") -> Piece:
    """A paragraph."""
    return Piece("text", words, tuple(tells.split()))


def item(words: str, tells: str = "") -> Piece:
    """One of a list."""
    return Piece("item", words, tuple(tells.split()))


def ruling(words: str, tells: str) -> Piece:
    """A house ruling."""
    return Piece("ruling", words, tuple(tells.split()))


def example(words: str, tells: str, samples: str = "") -> Piece:
    """A worked example, line by line."""
    return Piece("example", words, tuple(tells.split()), tuple(samples.split()))


def referring(words: str, sections: tuple[Section, ...], say: Callable[..., str]) -> str:
    """The words with the titles of the sections that they name: `rules.see` of each."""

    def name(found: re.Match[str]) -> str:
        n = int(found[1])
        return say("rules.see", n=n, title=sections[n - 1].title)

    return REFERENCE.sub(name, words)
