"""Longer texts set as lines of so many cells."""

from tui.render.glyphs import Glyphs
from tui.words import Wording
from tui.words.prose import Piece, Section
from tui.words.spans import BLANK, Line, Span, line, wrap


def heading(section: Section, say: Wording) -> str:
    """The title of a section."""
    return say.grammar.typeset(section.title)


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
    words = say.grammar.typeset(piece.words)
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
