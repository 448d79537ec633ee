"""Lines of text with meaning: what the painters of the tables make and every output shows.

A line is a tuple of spans; a span says what its text is (its roles, which a theme colours) and
what it stands for (its target, which a click means). The screen turns roles into styles, the
command line prints the text alone. No Textual here.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size


class Span(NamedTuple):
    """A piece of a line. `roles` are names separated by blanks, such as `seat-2 lit`."""

    text: str
    roles: str = ""
    target: object = None


Line = tuple[Span, ...]

BLANK: Final[Line] = ()


def line(*parts: "str | Span | Line") -> Line:
    """One line from texts, spans and lines."""
    spans: list[Span] = []
    for part in parts:
        if type(part) is Span:
            spans.append(part)
        elif type(part) is str:
            spans.append(Span(part))
        else:
            spans.extend(part)  # type: ignore[arg-type]
    return tuple(spans)


def joined(parts: Sequence[Line], between: str = ", ") -> Line:
    """Several lines as one."""
    return line(*(piece for n, part in enumerate(parts) for piece in (between * (n > 0), part)))


def text_of(spans: Line) -> str:
    """The line without its meaning."""
    return "".join([span.text for span in spans])


def width(spans: "Line | str") -> int:
    """How many terminal cells a line or text takes."""
    return cell_len(spans if isinstance(spans, str) else text_of(spans))


def cut(text: str, cells: int, ellipsis: str = "…") -> str:
    """The text in at most `cells` cells; what does not fit ends in an ellipsis."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, max(cells - cell_len(ellipsis), 0)).rstrip() + ellipsis[:cells]


def fit(spans: Line, cells: int, ellipsis: str = "…") -> Line:
    """The line in exactly `cells` cells: cut with an ellipsis, or padded with blanks."""
    length = width(spans)
    if length <= cells:
        return (*spans, Span(" " * (cells - length))) if length < cells else spans
    kept: list[Span] = []
    room = cells
    for span in spans:
        size = cell_len(span.text)
        if size >= room:
            rest = cut(span.text + "\0" * (size == room), room, ellipsis)
            kept.append(span._replace(text=rest.replace("\0", "")))
            break
        kept.append(span)
        room -= size
    return fit(tuple(kept), cells) if width(tuple(kept)) < cells else tuple(kept)


def centre(text: str, cells: int) -> str:
    """The text in the middle of `cells` cells; a spare cell goes to the right."""
    spare = max(cells - cell_len(text), 0)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def left(text: str, cells: int, ellipsis: str = "…") -> str:
    """The text at the left of exactly `cells` cells."""
    text = cut(text, cells, ellipsis)
    return text + " " * (cells - cell_len(text))


def right(text: str, cells: int) -> str:
    """The text at the right of `cells` cells."""
    return " " * max(cells - cell_len(text), 0) + text


def spread(start: Line, end: Line, cells: int, ellipsis: str = "…") -> Line:
    """`start` at the left and `end` at the right of one line; `end` yields last."""
    room = cells - width(end)
    if room < 1:
        return fit(end, cells, ellipsis)
    if width(start) >= room:
        start = fit(start, room - 1, ellipsis)
    return (*fit(start, room, ellipsis), *end)


def marked(spans: Line, roles: str) -> Line:
    """The line with more roles on every span."""
    return tuple(span._replace(roles=f"{span.roles} {roles}".strip()) for span in spans)


def wrap(spans: Line, cells: int, indent: int = 0) -> list[Line]:
    """The line broken at blanks into lines of at most `cells` cells; later ones are indented."""
    words: list[Span] = []
    for span in spans:
        start = 0
        for at, char in enumerate(span.text):
            if char == " ":
                words.append(span._replace(text=span.text[start : at + 1]))
                start = at + 1
        if start < len(span.text):
            words.append(span._replace(text=span.text[start:]))
    lines: list[Line] = []
    current: list[Span] = []
    used = 0
    glued: list[Span] = []
    for word in words:
        glued.append(word)
        if not word.text.endswith(" ") and word is not words[-1]:
            continue
        size = width(text_of(tuple(glued)).rstrip(" "))
        if current and used + size > cells:
            lines.append(tuple(current))
            current, used = [Span(" " * indent)] if indent else [], indent
        for piece in glued:
            current.append(piece)
            used += cell_len(piece.text)
        glued = []
    if current:
        lines.append(tuple(current))
    return [fit(a, cells) if width(text_of(a).rstrip()) > cells else _trim(a) for a in lines]


def _trim(spans: Line) -> Line:
    if spans and spans[-1].text.endswith(" "):
        return (*spans[:-1], spans[-1]._replace(text=spans[-1].text.rstrip(" ")))
    return spans


def plain(lines: Iterable[Line]) -> str:
    """The lines as text, without blanks at the ends."""
    return "\n".join(text_of(spans).rstrip() for spans in lines)
