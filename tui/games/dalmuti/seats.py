"""The seats around the table in social order, each with its title, hat, chair and cards left.

They stand clockwise from the Greater Dalmuti: the better half along the upper side, the rest back
along the lower side. So each seat faces the one with which it would change places in a greater
revolution, and with which it exchanges the tax.
"""

from operator import add
from typing import NamedTuple

from engine.dalmuti.actions import Play
from engine.dalmuti.state import totals
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.figures import figure, title_name, title_of
from tui.games.dalmuti.naming import faces, nth, place_name
from tui.games.dalmuti.pieces import card_lines
from tui.games.dalmuti.status import status, status_topic
from tui.render.cards import fan
from tui.render.face import Company, Moment
from tui.words.spans import BLANK, Line, Span, Topic, about, cut, fit, left, line, width

TILE = 3
"""The fewest lines of a seat: hat and title, sign and name, chair and cards left."""

WIDEST = 132
"""The most cells of a ring with fans that still looks like one table, and 72 of one without."""

FELT = ("felt", 0)
"""The target of what lies in the middle and has no other."""

PLACE = 12
"""The fewest cells in which any place can be spelt out, 10th place included."""

BROAD = 34
"""The most cells of what belongs to a seat: the largest fan, and a play beside its words."""

HYPHEN = "-"

COUNT = 3
"""The cells of a blank and a number of cards."""

MARGIN = 3
"""The cells before a seat's words: turn marker, sign, blank."""


class RingSize(NamedTuple):
    """The cells of each column of seats, the lines of a seat's cards and of those it has laid."""

    cells: tuple[int, ...]
    fan: int
    laid: int

    @property
    def width(self) -> int:
        """Return the cells of the whole ring."""
        return sum(self.cells)


def blank(cell: int) -> int:
    """Return the blank cells before a seat's words, so that the seat stands in the middle of a
    column of `cell` cells."""
    return max((cell - BROAD) // 2, 0)


def ring_size(
    company: Company, view: DalmutiView, cells: int, fan: int = 1, laid: int = 0
) -> RingSize:
    """Return the widest ring in `cells` cells that still looks like one table. Its columns are
    alike, unless that cuts a name; then each is as wide as its names."""
    seats = around(view)
    columns = (len(seats) + 1) // 2
    widest = 72 if fan == 1 else WIDEST
    cell = min(cells // columns, max(20, widest // columns))
    wanted = [MARGIN] * columns
    for place, seat in enumerate(seats):
        column = min(place, len(seats) - 1 - place)
        wanted[column] = max(wanted[column], MARGIN + width(company.names[seat]))
    if max(wanted) <= cell:
        return RingSize((cell,) * columns, fan, laid)
    if sum(wanted) > cells:
        fan = 1  # a bar of cards leaves room beside it for the end of a long name
    while sum(wanted) > cells:
        wanted[wanted.index(max(wanted))] -= 1
    spare = cells - sum(wanted)
    given = (spare // columns + (column < spare % columns) for column in range(columns))
    return RingSize(tuple(map(add, wanted, given)), fan, laid)


def around(view: DalmutiView) -> tuple[Seat, ...]:
    """Return the seats clockwise: in social order, or by number before there is one."""
    return view.match.order or tuple(range(len(view.table.sizes)))


def ring(company: Company, moment: Moment, size: RingSize, felt: list[Line]) -> list[Line]:
    """Return the upper seats, the felt with each seat's last move beside it, the lower seats."""
    seats = around(moment.view)
    upper = seats[: len(size.cells)]
    lower = seats[len(size.cells) :][::-1]
    lines = _tiles(company, moment, upper, size)
    lines += _before(company, moment, upper, size)
    lines += [on_felt(company, spans, size.width) for spans in felt]
    said, *laid = _before(company, moment, lower, size)
    lines += [*laid, said]
    return lines + _tiles(company, moment, lower, size)


def on_felt(company: Company, spans: Line, cells: int) -> Line:
    """Return a line in the middle of the table."""
    spare = max(cells - width(spans), 0)
    row = fit(line(" " * (spare // 2), *spans), cells, company.glyphs.ellipsis)
    return _felted(row)


def _before(
    company: Company, moment: Moment, seats: tuple[Seat, ...], size: RingSize
) -> list[Line]:
    """Return the last move of each of these seats on the felt before them: in words, and where
    there is room the cards."""
    row: list[Span] = []
    for seat, cell in zip(seats, size.cells, strict=False):
        under = blank(cell) + MARGIN
        said = status(company, moment, seat, cell - under)
        topic = (status_topic(moment.view, seat), seat)
        text = cut(said.text, cell, company.glyphs.ellipsis)
        # Words too long for their place under the name begin before it.
        before = min(under, cell - width(text))
        row += [
            Span(" " * before),
            said._replace(text=text, topic=topic),
            Span(" " * (cell - before - width(text))),
        ]
    laid = [
        _laid(company, moment.view, seat, cell, size.laid)
        for seat, cell in zip(seats, size.cells, strict=False)
    ]
    rows = [tuple(row), *(line(*parts) for parts in zip(*laid, strict=True))]
    return [_felted(fit(each, size.width)) for each in rows]


def _felted(spans: Line) -> Line:
    """Return a line on the ground of the felt. Spans without a target get FELT as theirs."""
    return tuple(
        span._replace(roles=f"deep {span.roles}".strip(), target=span.target or FELT)
        for span in spans
    )


def _laid(company: Company, view: DalmutiView, seat: Seat, cell: int, rows: int) -> list[Line]:
    """Return the cards of a seat's last play in the trick, if they have room side by side."""
    table, before = view.table, blank(cell) + MARGIN
    move = next((move for move in reversed(table.trick) if move.seat == seat), None)
    lines = [BLANK] * rows
    if isinstance(move, Play) and table.stage in ("play", "sweep"):
        shown = faces(move)
        cells = min((cell - before) // len(shown) - 1, 5)
        if cells > 1:
            lines = card_lines(company, shown, cells, "compact")[:rows]
    return [fit(line(" " * before, *spans), cell) for spans in lines]


def _tiles(company: Company, moment: Moment, seats: tuple[Seat, ...], size: RingSize) -> list[Line]:
    tiles = []
    for seat, cell in zip(seats, size.cells, strict=False):
        before = blank(cell)
        drawn = tile(company, moment, seat, cell - before, size.fan)
        tiles.append([line(" " * before, row) for row in drawn])
    padding = " " * sum(size.cells[len(seats) :])
    return [line(*rows, padding) for rows in zip(*tiles, strict=True)]


def tile(company: Company, moment: Moment, seat: Seat, cells: int, rows: int = 1) -> list[Line]:
    """Return one seat: a figure of hat, sign and chair, and beside it title, name and cards
    left."""
    view: DalmutiView = moment.view
    order, room, dots = view.match.order, cells - MARGIN, company.glyphs.ellipsis
    hat = chair = " "
    worn: Topic | None = None
    title, roles = "", "dim"
    if order:
        called = title_of(order, seat)
        hat, chair = figure(company, called)
        worn = (called,)
        title = title_name(company, called, room)
        roles = "accent" if seat == order[0] else "dim"
    turn = seat in view.waiting
    gone = seat in view.table.out
    sign = (company.glyphs.turn if turn else " ") + company.glyphs.seats[seat] + " "
    name = f"seat-{seat}" + (" turn" if turn else "") + (" lit" if seat == view.seat else "")
    target, rank = ("seat", seat), ("title", seat)
    shown, rest = parted(company.names[seat], room, rows)
    shown = cut(shown, room, dots)
    chairs = [Span(f" {chair if n == rows // 2 else ' '} ", "dim", rank, worn) for n in range(rows)]
    over = Span(f"{rest} " if rest else "", name + (" dim" if gone else ""), target)
    cards = _cards_left(company, view, seat, room - width(over.text), rows)
    return [
        line(Span(f" {hat} ", roles, rank, worn), Span(left(title, room, dots), roles, rank, worn)),
        line(
            Span(sign, f"seat-{seat}" + (" turn" if turn else ""), target),
            Span(shown, name + (" dim" if gone else ""), target),
            " " * (room - width(shown)),
        ),
        *(
            line(leg, over, row, " " * (room - width(row) - width(over.text)))
            for leg, row in zip(chairs, cards, strict=True)
        ),
    ]


def parted(name: str, cells: int, rows: int) -> tuple[str, str]:
    """Return a name in two parts: for its own line of `cells` cells, and for the line of the seat's
    cards. The second is "" if the name fits, if the cards take several `rows`, or if the number of
    cards would have no room after it; the first is then the whole name."""
    first = cut(name, cells, HYPHEN)
    rest = name[len(first) - len(HYPHEN) :].lstrip()
    if first == name or rows > 1 or width(rest) > cells - COUNT:
        return name, ""
    return first, rest


def _cards_left(
    company: Company, view: DalmutiView, seat: Seat, cells: int, rows: int
) -> list[Line]:
    """Return a seat's cards in `rows` lines: as a fan, or as a bar and a count; between two hands
    and for a player who is out, words in their place."""
    number, topic = view.table.sizes[seat], ("cards", seat)
    if number and rows > 1:
        backs = fan(company.glyphs, number, cells, f"back seat-{seat}", ("seat", seat))
        return [about(topic, row) for row in backs]
    count = f" {number}"
    lines = [BLANK] * rows
    drawn = Span(bar(company, number, cells - len(count)), f"seat-{seat}")
    lines[rows // 2] = _instead(company, view, seat, cells) or about(
        topic, (drawn, Span(count, "strong"))
    )
    return lines


def _instead(company: Company, view: DalmutiView, seat: Seat, cells: int) -> Line:
    """Return what stands in the place of a seat's cards: between two hands the points; for a player
    who is out, the place; else a blank line."""
    table = view.table
    if seat in table.out:
        place = table.out.index(seat) + 1
        name = place_name(company, place) if cells >= PLACE else nth(company, place)
        marked = f"{company.glyphs.check} {name}"
        shown = marked if width(marked) <= cells else name
        return (Span(shown, f"seat-{seat}", topic=("out", seat)),)
    if not any(table.sizes):
        points = totals(view.match)
        if not points:
            return (Span(" "),)
        words = company.say("da.status.points", n=points[seat])
        fitting = words if width(words) <= cells else str(points[seat])
        return (Span(fitting, "dim", topic=("score", seat)),)
    return BLANK


def bar(company: Company, number: int, cells: int) -> str:
    """Return `number` cards side by side; if there is no room for that, two in a cell."""
    half, whole = company.glyphs.half, company.glyphs.bar
    if number <= cells:
        return half * number
    return (whole * (number // 2) + half * (number % 2))[: max(cells, 0)]
