"""Lines of text with meaning: painters make them, and every output shows them.

A line is a tuple of spans. A span has roles, which a theme colours, and a target, which tells what
a click on it means. The screen turns roles into styles; the command line prints the text alone.
Nothing here imports Textual.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple
from unicodedata import category

from rich.cells import cell_len, set_cell_size

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
BLANKS: Final = f" {NO_BREAK}"


class Span(NamedTuple):
    """A piece of a line. `roles` are names separated by blanks, such as `seat-2 lit`; `topic` is
    what it shows, for a player who asks about it: see tui.render.topics."""

    text: str
    roles: str = ""
    target: object = None
    topic: "Topic | None" = None


Line = tuple[Span, ...]

Topic = tuple[str, *tuple[int, ...]]
"""A thing that can be asked about: its kind and its numbers, such as ("rank", 7)."""

BLANK: Final[Line] = ()


def line(*parts: "str | Span | Line") -> Line:
    """Return one line made of texts, spans and lines."""
    spans: list[Span] = []
    for part in parts:
        if type(part) is Span:
            spans.append(part)
        elif type(part) is str:
            spans.append(Span(part))
        else:
            spans.extend(part)  # type: ignore[arg-type]
    return tuple(spans)


def joined(parts: Sequence[Line], between: "str | Line" = ", ") -> Line:
    """Return several lines as one, with `between` between two."""
    return line(*(piece for n, part in enumerate(parts) for piece in (between, part)[n == 0 :]))


def text_of(spans: Line) -> str:
    """Return the text of a line."""
    return "".join([span.text for span in spans])


def capital(text: str) -> str:
    """Return the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(spans: Line) -> Line:
    """Return the line with a capital at its beginning."""
    if not spans:
        return spans
    return (spans[0]._replace(text=capital(spans[0].text)), *spans[1:])


def flush(spans: Line) -> Line:
    """Return the line without the blanks at its beginning."""
    while spans and not spans[0].text.strip():
        spans = spans[1:]
    return (spans[0]._replace(text=spans[0].text.lstrip()), *spans[1:]) if spans else ()


def ranges(numbers: Iterable[int]) -> str:
    """Return numbers in ascending order as they are written for a reader, three and more in a row
    by the first and the last.

    >>> ranges([1, 2, 3, 5, 6]), ranges([1]), ranges([])
    ('1–3, 5, 6', '1', '')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(
        f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs
    )


def width(spans: "Line | str") -> int:
    """Return the width of a line or text in cells."""
    return cell_len(spans if isinstance(spans, str) else text_of(spans))


STOPS: Final = ".,;:"
"""Marks that are dropped before an ellipsis."""


def cut(text: str, cells: int, ellipsis: str = "…") -> str:
    """Return the text in at most `cells` cells, with an ellipsis if it was cut, which takes the
    place of a stop.

    >>> cut("The first one. The second one.", 16), cut("A, b and c", 4)
    ('The first one…', 'A…')
    """
    if cell_len(text) <= cells:
        return text
    kept = set_cell_size(text, max(cells - cell_len(ellipsis), 0))
    return kept.rstrip().rstrip(STOPS).rstrip() + ellipsis[:cells]


def fit(spans: Line, cells: int, ellipsis: str = "…") -> Line:
    """Return the line in exactly `cells` cells: cut with an ellipsis, or padded with blanks."""
    length = width(spans)
    if length <= cells:
        return (*spans, Span(" " * (cells - length))) if length < cells else spans
    kept: list[Span] = []
    room = cells
    for span in spans:
        size = cell_len(span.text)
        if size >= room:
            # More follows, which is cut off even where this span just fills the room.
            kept.append(span._replace(text=cut(f"{span.text}-", room, ellipsis)))
            break
        kept.append(span)
        room -= size
    shorter = tuple(kept)
    # Where a cut wide sign leaves a cell, it is filled; without any room nothing can be.
    return fit(shorter, cells) if width(shorter) < cells else shorter


def centre(text: str, cells: int) -> str:
    """Return the text in the middle of `cells` cells; a spare cell goes to the right."""
    spare = max(cells - cell_len(text), 0)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def left(text: str, cells: int, ellipsis: str = "…") -> str:
    """Return the text at the left of exactly `cells` cells, cut if need be."""
    text = cut(text, cells, ellipsis)
    return text + " " * (cells - cell_len(text))


def right(text: str, cells: int) -> str:
    """Return the text at the right of `cells` cells."""
    return " " * max(cells - cell_len(text), 0) + text


def spread(start: Line, end: Line, cells: int, ellipsis: str = "…") -> Line:
    """Return one line with `start` at the left and `end` at the right, with a blank between. If
    there is no room for both, `start` is cut first.

    >>> text_of(spread(line("abc"), line(" de"), 6)), text_of(spread(line("abc"), line("de"), 5))
    ('abc de', 'a… de')
    """
    room = cells - width(end)
    if room < 1:
        return fit(end, cells, ellipsis)
    blank = 0 if text_of(end).startswith(" ") else 1
    if width(start) > room - blank:
        start = fit(start, room - blank, ellipsis)
    return (*fit(start, room, ellipsis), *end)


def marked(spans: Line, roles: str) -> Line:
    """Return the line with more roles on every span."""
    return tuple(span._replace(roles=f"{span.roles} {roles}".strip()) for span in spans)


def about(topic: Topic, spans: Line) -> Line:
    """Return the line as a picture of this topic, but for spans that have a topic of their own."""
    return tuple(span if span.topic else span._replace(topic=topic) for span in spans)


NAMED: Final = 24
"""The most characters of a name that is not broken: longer spans with a topic are sentences."""


HANGING: Final = 2
"""How much farther than the line itself the rest of a wrapped line is indented, in cells."""


def wrap(spans: Line, cells: int, indent: int = 0) -> list[Line]:
    """Return the line broken at blanks into lines of at most `cells` cells, all but the first
    indented, by HANGING more than the first if that begins with blanks. A sign stays with the word
    after it, and the name of a thing with a topic, such as a card, in one piece. Only what is wider
    than a line is broken at its no-break spaces."""
    text = text_of(spans)
    if indent and text.startswith(" "):
        indent = max(indent, len(text) - len(text.lstrip(" ")) + HANGING)
    words: list[Span] = []
    for place, span in enumerate(spans):
        start = 0
        whole = bool(span.topic) and (
            cell_len(span.text) <= min(NAMED, cells - indent - _beside(spans, place))
        )
        for at, char in enumerate(span.text):
            if char == " " and not whole:
                words.append(span._replace(text=span.text[start : at + 1]))
                start = at + 1
        if start < len(span.text):
            words.append(span._replace(text=span.text[start:]))
    lines: list[Line] = []
    current: list[Span] = []
    used = 0
    groups = _groups(words, cells - indent)
    for group in (part for each in groups for part in _parted(each, cells - indent)):
        size = width(text_of(group).rstrip(BLANKS))
        if current and used + size > cells:
            lines.append(tuple(current))
            current, used = [Span(" " * indent)] if indent else [], indent
        for piece in group:
            current.append(piece)
            used += cell_len(piece.text)
    if current:
        lines.append(tuple(current))
    return [fit(a, cells) if width(text_of(a).rstrip()) > cells else _trim(a) for a in lines]


def whole_brackets(spans: Line) -> Line:
    """Return the line with no-break spaces in its brackets, so that `wrap` breaks before one rather
    than in it."""
    found, open_now = list[Span](), 0
    for span in spans:
        text = ""
        for char in span.text:
            open_now += (char == "(") - (char == ")")
            text += NO_BREAK if char == " " and open_now > 0 else char
        found.append(span._replace(text=text))
    return tuple(found)


def broken(text: str, cells: int) -> list[str]:
    """Return the text broken between words into lines of `cells` cells; a wider word has a line to
    itself."""
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        if lines and width(f"{lines[-1]} {word}") <= cells:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _beside(spans: Line, place: int) -> int:
    """Return how many cells the text takes that touches a span without a blank between."""
    before = text_of(spans[:place]).rpartition(" ")[2]
    after = text_of(spans[place + 1 :]).partition(" ")[0]
    return cell_len(before) + cell_len(after)


def _groups(words: Sequence[Span], cells: int) -> Iterator[Line]:
    """Yield the words that stay together: those without a blank between them, and a sign with the
    word after it unless both are wider than a line of `cells` cells."""
    sign: Line = ()
    word: Line = ()
    for piece in words:
        word = (*word, piece)
        if not piece.text.endswith(" ") and piece is not words[-1]:
            continue
        if sign and width(text_of((*sign, *word)).rstrip(" ")) > cells:
            yield sign
            sign = ()
        if _is_sign(word) and not sign and piece is not words[-1]:
            sign = word
        else:
            yield (*sign, *word)
            sign = ()
        word = ()


def _parted(word: Line, cells: int) -> Iterator[Line]:
    """Yield a word in parts, each up to a no-break space, if it is wider than `cells` cells."""
    if width(text_of(word).rstrip(" ")) <= cells:
        yield word
        return
    part: Line = ()
    for span in word:
        *ended, last = span.text.split(NO_BREAK)
        for text in ended:
            yield (*part, span._replace(text=f"{text} "))
            part = ()
        part = (*part, span._replace(text=last)) if last else part
    if part:
        yield part


def _is_sign(word: Line) -> bool:
    """Return whether a word is one sign, such as that of a player; without Unicode it is a
    letter."""
    sign = text_of(word).rstrip(" ").lstrip("([“„«")
    return len(sign) == 1 and (category(sign) == "So" or "seat-" in word[-1].roles)


def _trim(spans: Line) -> Line:
    return (*spans[:-1], spans[-1]._replace(text=spans[-1].text.rstrip(BLANKS)))


def plain(lines: Iterable[Line]) -> str:
    """Return the lines as text, without blanks at their ends."""
    return "\n".join(text_of(spans).rstrip() for spans in lines)
