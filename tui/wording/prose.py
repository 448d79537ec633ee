"""Longer texts of the program: sections of paragraphs, English and French side by side.

`*words*` are strong. An example keeps its lines; the other pieces are set to any width.
"""

from typing import Literal, NamedTuple

from tui.glyphs import Glyphs
from tui.ink import BLANK, Line, Span, line, wrap
from tui.wording.speech import LANGUAGES, Wording, typeset

Both = tuple[str, str]
"""The same in English and in French."""


class Piece(NamedTuple):
    """A paragraph: plain, one of a list, what this program decides where the rules are silent, or
    a worked example."""

    kind: Literal["text", "item", "ruling", "example"]
    words: Both


class Section(NamedTuple):
    """A heading and what stands under it."""

    title: Both
    pieces: tuple[Piece, ...]


def text(english: str, french: str) -> Piece:
    """A paragraph."""
    return Piece("text", (english, french))


def item(english: str, french: str) -> Piece:
    """One of a list."""
    return Piece("item", (english, french))


def ruling(english: str, french: str) -> Piece:
    """A house ruling."""
    return Piece("ruling", (english, french))


def example(english: str, french: str) -> Piece:
    """A worked example, line by line."""
    return Piece("example", (english, french))


def heading(section: Section, say: Wording) -> str:
    """The title of a section."""
    return typeset(section.title[LANGUAGES.index(say.language)], say.language)


def set_text(
    sections: tuple[Section, ...], say: Wording, glyphs: Glyphs, cells: int
) -> tuple[list[Line], list[int]]:
    """The sections as lines of so many cells, and the line at which each begins."""
    lines: list[Line] = []
    starts = []
    for section in sections:
        if lines:
            lines += [BLANK, BLANK]
        starts.append(len(lines))
        lines.append(line(Span(heading(section, say), "title")))
        before = ""
        for piece in section.pieces:
            if not piece.kind == before == "item":
                lines.append(BLANK)
            lines += _set_piece(piece, say, glyphs, cells)
            before = piece.kind
    return lines, starts


def _set_piece(piece: Piece, say: Wording, glyphs: Glyphs, cells: int) -> list[Line]:
    words = typeset(piece.words[LANGUAGES.index(say.language)], say.language)
    if piece.kind == "item":
        bullet = line(Span(f"{glyphs.dot} ", "accent"))
        return [
            line(bullet if not n else "  ", *row)
            for n, row in enumerate(wrap(strong(words), cells - 2))
        ]
    if piece.kind == "text":
        return wrap(strong(words), cells)
    rows: list[Line] = []
    if piece.kind == "ruling":
        label = Span(say("rules.ruling") + " ", "accent")
        rows = wrap(line(label, *strong(words)), cells - 2)
        return [line(Span(f"{glyphs.half} ", "accent"), *row) for row in rows]
    label = Span(say("rules.example"), "head")
    for each in words.split("\n"):
        rows += wrap(strong(each), cells - 2, indent=2)
    bar = Span(f"{glyphs.vertical} ", "faint")
    return [line(bar, label), *(line(bar, *row) for row in rows)]


def strong(words: str) -> Line:
    """The words, those between stars strong.

    >>> strong("the *old* one")[1]
    Span(text='old', roles='strong', target=None)
    """
    parts = words.split("*")
    return line(*(Span(part, "strong" if n % 2 else "") for n, part in enumerate(parts) if part))
