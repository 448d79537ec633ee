"""Cards as lines of spans, alike in the three games: faces, backs, stacks and empty places.

There are four sizes, chosen by the room there is. `line` is a face on one line, `compact` a face
of two or three lines without an edge. `full` is a face with an edge that can bear words, `large`
one whose number is seen from afar. Nothing here knows Textual or a game.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from tui.render.glyphs import Glyphs
from tui.words.spans import Line, Span, centre, cut, left, line, right, width

CardSize = Literal["line", "compact", "full", "large"]
CardWish = Literal["auto", "line", "compact", "full"]
"""The size that a player wishes: `auto` suits the room, the others are kept to as far as they fit.
`auto` leaves air round the cards before it makes them large, `full` does not."""

SIZES: Final[tuple[CardSize, ...]] = ("line", "compact", "full", "large")

WISHES: Final[tuple[CardWish, ...]] = ("auto", "line", "compact", "full")

BACK: Final = "back"
"""The role of a card face down."""

UNKNOWN: Final = "card dim"
"""The role of a card that is not known yet."""

CHOSEN: Final = "cursor"
"""The role of a card that the player has picked."""


class Tags(NamedTuple):
    """Words on a card's upper and lower edge, and the role of the edge; "" for the role of the
    face."""

    above: Span | None = None
    below: Span | None = None
    edge: str = ""


NO_TAGS: Final = Tags()
"""A card with nothing on its edge."""


def at_most(size: CardSize, wish: CardWish) -> CardSize:
    """Return the size that there is room for, but none larger than the wish."""
    if wish == "auto" or wish == "full":
        return size
    return min(size, wish, key=SIZES.index)


def look(colour: int, counts: bool = True) -> str:
    """Return the role of a face in colour number `colour` of the theme: filled if the card counts
    now, else only written in that colour."""
    return f"chip-{colour}" if counts else f"good-{colour} deep"


def in_corners(text: str, cells: int, rows: int) -> list[str]:
    """Return the lines of a face with the same text in two corners, as on playing cards."""
    if rows == 1:
        return [centre(text, cells)]
    margin = " " if cells > width(text) + 2 else ""
    return [left(margin + text, cells), *[" " * cells] * (rows - 2), right(text + margin, cells)]


def in_middle(text: str, cells: int, rows: int) -> list[str]:
    """Return the lines of a face with a text in the middle."""
    lines = [" " * cells] * rows
    lines[rows // 2] = centre(text, cells)
    return lines


def back(glyphs: Glyphs, cells: int, rows: int) -> list[str]:
    """Return the lines of a card's back."""
    pattern = (f"{glyphs.dot} " * cells)[: cells - 1 + cells % 2]
    return [centre(pattern.rstrip(), cells)] * rows


def card(
    glyphs: Glyphs,
    rows: Sequence["str | Line"],
    roles: str,
    edged: bool = False,
    tags: Tags = NO_TAGS,
    target: object = None,
) -> list[Line]:
    """Return a card as lines: its face, whose rows are equally wide, and an edge if `edged`. Spans
    that have a role of their own keep it."""
    face = [
        (Span(row, roles, target),)
        if isinstance(row, str)
        else tuple(span._replace(roles=span.roles or roles, target=target) for span in row)
        for row in rows
    ]
    if not edged:
        return list(face)
    cells, edge = width(face[0]), tags.edge or roles
    side = Span(glyphs.vertical, edge, target)
    return [
        _edge(glyphs, glyphs.corners[:2], cells, tags.above, edge, target),
        *((side, *row, side) for row in face),
        _edge(glyphs, glyphs.corners[2:], cells, tags.below, edge, target),
    ]


def _edge(
    glyphs: Glyphs, corners: str, cells: int, tag: Span | None, roles: str, target: object
) -> Line:
    bar = glyphs.horizontal
    if tag is None:
        return (Span(corners[0] + bar * cells + corners[1], roles, target),)
    text = cut(tag.text, cells, glyphs.ellipsis)
    if width(text) <= cells - 2:
        text = f" {text} "
    before = (cells - width(text)) // 2
    after = cells - width(text) - before
    return (
        Span(corners[0] + bar * before, roles, target),
        Span(text, tag.roles, target, tag.topic),
        Span(bar * after + corners[1], roles, target),
    )


def covered(
    glyphs: Glyphs, rows: int, roles: str, edged: bool, target: object = None
) -> list[Span]:
    """Return the part that shows of a card under another: its left edge, one cell a line."""
    if not edged:
        return [Span(glyphs.half, roles, target)] * rows
    texts = [glyphs.corners[0], *[glyphs.vertical] * (rows - 2), glyphs.corners[2]]
    return [Span(text, roles, target) for text in texts]


def fan(glyphs: Glyphs, number: int, cells: int, roles: str, target: object = None) -> list[Line]:
    """Return `number` cards face down as a fan three lines high, their number on the uppermost. In
    few cells the fan shows the edges that it has room for."""
    top = 3 if number + 4 <= cells else 2
    under = [(span,) for span in covered(glyphs, 3, roles, edged=True, target=target)]
    face = [(Span(centre(str(number), top), f"{roles} strong"),)]
    last = card(glyphs, face, roles, edged=True, target=target)
    edges = min(number - 1, max(cells - top - 2, 0))
    return [line(*[low] * edges, high) for low, high in zip(under, last, strict=True)]


def empty(glyphs: Glyphs, cells: int, rows: int) -> list[Line]:
    """Return a frame for a card that is not there, with `cells` cells and `rows` lines inside."""
    side = Span(glyphs.dot, "faint")
    dots = centre(" ".join(glyphs.dot * (cells // 2)), cells)
    edge = (Span(f" {dots} ", "faint"),)
    return [edge, *[(side, Span(" " * cells), side)] * rows, edge]


def beside(cards: Iterable[list[Line]]) -> list[Line]:
    """Return cards of the same height side by side, with a blank between two."""
    return [
        line(*(piece for number, part in enumerate(parts) for piece in (" " * (number > 0), part)))
        for parts in zip(*cards, strict=True)
    ]
