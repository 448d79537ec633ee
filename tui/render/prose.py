"""Longer texts as lines of a given width in cells."""

from typing import NamedTuple

from tui.render.glyphs import Glyphs
from tui.words import Wording
from tui.words.prose import Piece, Section, referring
from tui.words.spans import BLANK, Line, Span, line, wrap


class SetText(NamedTuple):
    """Sections as lines. `starts` holds the first line of each section; `samples` the line of each
    example that can be played, with the name of its first game. `places` holds the first line of
    each piece, by the indexes of its section and of the piece."""

    lines: list[Line]
    starts: list[int]
    samples: list[tuple[int, str]]
    places: dict[tuple[int, int], int]


def heading(section: Section, say: Wording) -> str:
    """Return the title of a section."""
    return say.grammar.typeset(section.title)


def set_text(
    sections: tuple[Section, ...], say: Wording, glyphs: Glyphs, cells: int, play: str = ""
) -> SetText:
    """Return the sections as lines of `cells` cells. `play` is the cap of the key that plays an
    example, "" if no key does."""
    lines: list[Line] = []
    starts = []
    samples = []
    places: dict[tuple[int, int], int] = {}
    ruling = "rules.ruling.first"
    for number, section in enumerate(sections, 1):
        if lines:
            lines += [BLANK, BLANK]
        starts.append(len(lines))
        lines.append(line(Span(f"{number}  ", "dim"), Span(heading(section, say), "title")))
        before = ""
        for at, piece in enumerate(section.pieces):
            if not piece.kind == before == "item":
                lines.append(BLANK)
            if piece.samples:
                samples.append((len(lines), piece.samples[0]))
            places[number - 1, at] = len(lines)
            words = say.grammar.typeset(referring(piece.words, sections, say))
            lines += _set_piece(piece, words, say, glyphs, cells, play, ruling)
            if piece.kind == "ruling":
                ruling = "rules.ruling"
            before = piece.kind
    return SetText(lines, starts, samples, places)


def _set_piece(
    piece: Piece, words: str, say: Wording, glyphs: Glyphs, cells: int, play: str, ruling: str
) -> list[Line]:
    """Return the lines of a piece; `ruling` is the key of the label of a ruling."""
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
        label = Span(say(ruling) + " ", "accent")
        rows = wrap(line(label, *strong(words)), cells - 2)
        return [line(Span(f"{glyphs.half} ", "accent"), *row) for row in rows]
    head = Span(say("rules.example"), "head")
    if piece.samples and play:
        key = Span(say("rules.example.play", key=play), "dim", piece.samples[0])
        head = head._replace(target=piece.samples[0])
        rows.append(line(head, "  ", key))
    else:
        rows.append(line(head))
    for each in words.split("\n"):
        rows += wrap(strong(each), cells - 2, indent=2)
    bar = Span(f"{glyphs.vertical} ", "faint")
    return [line(bar, *row) for row in rows]


def strong(words: str) -> Line:
    """Return the words as a line in which those between stars are strong.

    >>> strong("the *old* one")[1]
    Span(text='old', roles='strong', target=None, topic=None)
    """
    parts = words.split("*")
    return line(*(Span(part, "strong" if n % 2 else "") for n, part in enumerate(parts) if part))
