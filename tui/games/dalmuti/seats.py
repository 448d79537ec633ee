"""The seats around the table in social order, each with its title, hat, chair and cards left.

They stand clockwise from the Greater Dalmuti: the better half along the upper side, the rest back
along the lower side. So each seat faces the one with which it would change places in a greater
revolution, and with which it exchanges the tax.
"""

from typing import NamedTuple

from engine.dalmuti.state import totals
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.figures import figure, title_name, title_of
from tui.games.dalmuti.naming import nth, place_name
from tui.games.dalmuti.status import status, status_topic
from tui.render.face import Company, Moment
from tui.words.spans import Line, Span, Topic, about, cut, fit, left, line, width

TILE = 3
"""The lines of a seat: hat and title, sign and name, chair and cards left."""

PLACE = 12
"""The fewest cells in which any place can be spelt out, 10th place included."""

MARGIN = 3
"""The cells before a seat's words: turn marker, sign, blank."""


class RingSize(NamedTuple):
    """The number of seats side by side, and the cells of each."""

    columns: int
    cell: int

    @property
    def width(self) -> int:
        """Return the cells of the whole ring."""
        return self.columns * self.cell


def ring_size(cells: int, players: int) -> RingSize:
    """Return the widest ring in so many cells that still looks like one table."""
    columns = (players + 1) // 2
    return RingSize(columns, min(cells // columns, max(20, 72 // columns)))


def around(view: DalmutiView) -> tuple[Seat, ...]:
    """Return the seats clockwise: in social order, or by number before there is one."""
    return view.match.order or tuple(range(len(view.table.sizes)))


def ring(company: Company, moment: Moment, size: RingSize, felt: list[Line]) -> list[Line]:
    """Return the upper seats, the felt with each seat's last move beside it, the lower seats."""
    seats = around(moment.view)
    upper = seats[: size.columns]
    lower = seats[size.columns :][::-1]
    lines = _tiles(company, moment, upper, size)
    lines.append(_before(company, moment, upper, size))
    lines += [on_felt(company, spans, size.width) for spans in felt]
    lines.append(_before(company, moment, lower, size))
    return lines + _tiles(company, moment, lower, size)


def on_felt(company: Company, spans: Line, cells: int) -> Line:
    """Return a line in the middle of the table."""
    spare = max(cells - width(spans), 0)
    row = fit(line(" " * (spare // 2), *spans), cells, company.glyphs.ellipsis)
    return tuple(span._replace(roles=f"deep {span.roles}".strip()) for span in row)


def _before(company: Company, moment: Moment, seats: tuple[Seat, ...], size: RingSize) -> Line:
    """Return the last move of each of these seats, on the felt before them."""
    row: list[Span] = []
    for seat in seats:
        room = size.cell - MARGIN
        said, topic = status(company, moment, seat, room), (status_topic(moment.view), seat)
        text = cut(said.text, room, company.glyphs.ellipsis)
        row += [
            Span(" " * MARGIN),
            said._replace(text=text, topic=topic),
            Span(" " * (room - width(text))),
        ]
    row.append(Span(" " * (size.width - width(tuple(row)))))
    return tuple(span._replace(roles=f"deep {span.roles}".strip()) for span in row)


def _tiles(company: Company, moment: Moment, seats: tuple[Seat, ...], size: RingSize) -> list[Line]:
    tiles = [tile(company, moment, seat, size.cell) for seat in seats]
    padding = Span(" " * (size.width - len(seats) * size.cell))
    return [line(*(rows[n] for rows in tiles), padding) for n in range(TILE)]


def tile(company: Company, moment: Moment, seat: Seat, cells: int) -> list[Line]:
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
    target = ("seat", seat)
    shown = cut(company.names[seat], room, dots)
    rest = _cards_left(company, view, seat, room)
    return [
        line(Span(f" {hat} ", roles, topic=worn), Span(left(title, room, dots), roles, topic=worn)),
        line(
            Span(sign, f"seat-{seat}" + (" turn" if turn else ""), target),
            Span(shown, name + (" dim" if gone else ""), target),
            " " * (room - width(shown)),
        ),
        line(Span(f" {chair} ", "dim", topic=worn), rest, " " * (room - width(rest))),
    ]


def _cards_left(company: Company, view: DalmutiView, seat: Seat, cells: int) -> Line:
    """Return the cards in hand as a bar and a count; between two hands the points; for a player who
    is out, the place."""
    table = view.table
    if seat in table.out:
        place = table.out.index(seat) + 1
        name = place_name(company, place) if cells >= PLACE else nth(company, place)
        shown = Span(f"{company.glyphs.check} {name}", f"seat-{seat}", topic=("out", seat))
        return (shown,)
    if not any(table.sizes):
        points = totals(view.match)
        if not points:
            return ()
        words = company.say("da.status.points", n=points[seat])
        fitting = words if width(words) <= cells else str(points[seat])
        return (Span(fitting, "dim", topic=("score", seat)),)
    number = table.sizes[seat]
    count = f" {number}"
    drawn = Span(bar(company, number, cells - len(count)), f"seat-{seat}")
    return about(("cards", seat), (drawn, Span(count, "strong")))


def bar(company: Company, number: int, cells: int) -> str:
    """Return so many cards side by side; if there is no room for that, two in a cell."""
    half, whole = company.glyphs.half, company.glyphs.bar
    if number <= cells:
        return half * number
    return (whole * (number // 2) + half * (number % 2))[: max(cells, 0)]
