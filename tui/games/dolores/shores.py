"""The shores of all players on a large table: each collection as a fan of cards, those that count
filled."""

from typing import Final

from engine.dolores.cards import TYPES, WORTH, Kind, cards_in, value
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import kind_name, letters
from tui.games.dolores.loot import bottle_names, changed, marks, name_span, score_span
from tui.render.cards import card, covered, look
from tui.render.face import Company, Moment
from tui.render.numerals import ROWS, numeral
from tui.words.spans import BLANK, Line, Span, about, centre, fit, left, line, width

HEIGHTS: Final = (2 + ROWS, 3)
"""The lines of a card on a shore, the most generous first."""

WIDEST: Final = 18
"""The most cells of a collection."""


LABEL: Final = 18
"""The most cells of a player's name before the collections."""

NARROWEST: Final = 70
"""The fewest cells in which a few cards of each collection have room."""


def height(seats: int, rows: int) -> int:
    """Return the lines of all shores with cards of `rows` lines."""
    return 1 + seats * (rows + 1) - 1


def around(view: DoloresView) -> list[Seat]:
    """Return all seats in turn, the view's own last, so that it is nearest to the viewer."""
    seats = range(len(view.goods))
    first = max(view.seat + 1, 0)
    return [*seats[first:], *seats[:first]]


def shores(company: Company, moment: Moment, cells: int, rows: int) -> list[Line]:
    """Return every player's name, score and bottles, and beside them the collections, with cards of
    `rows` lines."""
    view: DoloresView = moment.view
    label = min(max(4 + max(width(name) for name in company.names), 14), LABEL)
    column = min((cells - label - 1) // len(TYPES), WIDEST)
    spell = kind_name if all(width(kind_name(company, k)) < column for k in TYPES) else letters
    heads = (
        Span(left(spell(company, kind), column), f"good-{kind}", topic=("kind", kind))
        for kind in TYPES
    )
    lines = [line(" " * label, *heads)]
    for seat in around(view):
        if len(lines) > 1:
            lines.append(BLANK)
        words = _label(company, view, seat, label, rows)
        stacks = [_stack(company, moment, seat, kind, column, rows) for kind in TYPES]
        lines += [line(*parts) for parts in zip(words, *stacks, strict=True)]
    return lines


def _label(company: Company, view: DoloresView, seat: Seat, cells: int, rows: int) -> list[Line]:
    """Return name, score and bottles, one under another."""
    points = line("   ", Span(company.say("do.score"), "dim"), score_span(company, view, seat))
    bottles = line("   ", bottle_names(company, view, seat, cells - 4))
    words = [line(name_span(company, view, seat, cells - 1)), points, bottles]
    above = (rows - len(words)) // 2
    lines = [*[BLANK] * above, *words, *[BLANK] * (rows - len(words) - above)]
    return [fit(each, cells, company.glyphs.ellipsis) for each in lines]


def _stack(
    company: Company, moment: Moment, seat: Seat, kind: Kind, cells: int, rows: int
) -> list[Line]:
    """Return a collection as a fan with the best card on top; on its lower edge what it is worth
    and whether it counts."""
    view: DoloresView = moment.view
    goods = view.goods[seat][kind - 1]
    values = sorted(value(each) for each in cards_in(kind, goods))
    fresh, topic = changed(moment, seat, kind), ("collection", kind, seat)
    if not values:
        roles = "faint lit" if fresh else "faint"
        none = [BLANK] * (rows // 2) + [(Span(company.glyphs.dot, roles, topic=topic),)]
        return [fit(each, cells) for each in [*none, *[BLANK] * (rows - len(none))]]
    signs = marks(company, view, seat, kind)
    # A lit cell has a background of its own, on which inverted text could not be read.
    roles = f"good-{kind} lit" if fresh else look(kind, bool(signs))
    inside, glyphs = 5 if rows > 3 and cells > 12 else 3, company.glyphs
    under = _shown(values[:-1], cells - 1 - inside - 2)
    face = [str(values[-1])] if rows == 3 else numeral(glyphs, str(values[-1]))
    top = card(glyphs, [centre(each, inside) for each in face], roles, edged=True)
    lines: list[list[Span | str | Line]] = [[] for _ in range(rows)]
    for text in under:
        edge = covered(glyphs, rows, roles, edged=True)
        over = [glyphs.horizontal, text, *" " * (rows - 3), glyphs.horizontal]
        for spans, piece, more in zip(lines, edge, over, strict=True):
            spans += [piece, Span(more if text else "", roles)]
    for spans, part in zip(lines, top, strict=True):
        spans.append(part)
    if signs or len(values) > 1:
        lines[-1] = [_foot(lines[-1], f"{WORTH[goods]}{signs}", roles)]
    return [fit(about(topic, line(*spans)), cells) for spans in lines]


def _shown(values: list[int], room: int) -> list[str]:
    """Return what is seen of each card under the uppermost, for as many as have room: its value, or
    if not all values have room, "" for a repeated one."""
    every = [str(worth) for worth in values]
    if 2 * len(every) <= room:
        return every
    shown: list[str] = []
    for before, worth in zip([0, *values], values, strict=False):
        text = str(worth) if worth != before else ""
        if sum(1 + len(each) for each in (*shown, text)) <= room:
            shown.append(text)
    return shown


def _foot(edge: list[Span | str | Line], text: str, roles: str) -> Line:
    """Return the lower edge with a text before its last corner."""
    whole = "".join(span.text for span in line(*edge))
    return (Span(whole[: -1 - len(text)] + text + whole[-1], f"{roles} strong"),)
