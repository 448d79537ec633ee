"""Longer texts: sections of paragraphs, in one language.

`*words*` are strong. An example keeps its lines; the other pieces are set to any width.
"""

from typing import Literal, NamedTuple


class Piece(NamedTuple):
    """A paragraph: plain, one of a list, what this program decides where the rules are silent, or
    a worked example."""

    kind: Literal["text", "item", "ruling", "example"]
    words: str


class Section(NamedTuple):
    """A heading and what stands under it."""

    title: str
    pieces: tuple[Piece, ...]


def text(words: str) -> Piece:
    """A paragraph."""
    return Piece("text", words)


def item(words: str) -> Piece:
    """One of a list."""
    return Piece("item", words)


def ruling(words: str) -> Piece:
    """A house ruling."""
    return Piece("ruling", words)


def example(words: str) -> Piece:
    """A worked example, line by line."""
    return Piece("example", words)
