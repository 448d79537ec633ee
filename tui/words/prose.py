"""Longer texts in one language: sections of paragraphs.

`*words*` are strong; `§5` names the fifth section. An example keeps its lines; the other pieces are
wrapped to any width.
"""

import re
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

REFERENCE: Final = re.compile(r"§(\d)")
"""A reference to a section, by its number from 1."""


class Piece(NamedTuple):
    """A paragraph. Its `kind` is plain text, an item of a list, a ruling of this program where
    the printed rules are silent or are replaced, or a worked example."""

    kind: Literal["text", "item", "ruling", "example"]
    words: str
    tells: tuple[str, ...] = ()
    """The rulings that the piece tells (`DV12`, as the engine numbers them) and the options that it
    depends on; () for a piece about keys or signs, which are no rules of the game."""
    samples: tuple[str, ...] = ()
    """The bundled games in which an example happens."""


class Section(NamedTuple):
    """A heading and the pieces under it."""

    title: str
    pieces: tuple[Piece, ...]


def text(words: str, tells: str = "") -> Piece:
    """Return a plain paragraph."""
    return Piece("text", words, tuple(tells.split()))


def item(words: str, tells: str = "") -> Piece:
    """Return an item of a list."""
    return Piece("item", words, tuple(tells.split()))


def ruling(words: str, tells: str) -> Piece:
    """Return a ruling of this program, where the printed rules are silent or are replaced."""
    return Piece("ruling", words, tuple(tells.split()))


def example(words: str, tells: str, samples: str = "") -> Piece:
    """Return a worked example, which keeps its lines."""
    return Piece("example", words, tuple(tells.split()), tuple(samples.split()))


def place_of(sections: tuple[Section, ...], mark: str) -> tuple[int, int]:
    """Return where a ruling or an option is told, as indexes of a section and of a piece in it.
    Prefer a piece that is no example, then one outside the introduction, then one that tells it
    before anything else. Raise KeyError if it is told nowhere."""
    found = [
        ((piece.kind == "example", not at, piece.tells[0] != mark), (at, n))
        for at, section in enumerate(sections)
        for n, piece in enumerate(section.pieces)
        if mark in piece.tells
    ]
    if not found:
        raise KeyError(mark)
    return min(found)[1]


def referring(words: str, sections: tuple[Section, ...], say: Callable[..., str]) -> str:
    """Return the words with the title of each section that they name: `§5` becomes `rules.see`."""

    def name(found: re.Match[str]) -> str:
        n = int(found[1])
        return say("rules.see", n=n, title=sections[n - 1].title)

    return REFERENCE.sub(name, words)
