"""The middle of the table: the pile with its last plays, or what stands in its place between tricks
and hands."""

from typing import Final

from engine.dalmuti.actions import Play, Revolution, Score
from engine.dalmuti.state import pairs, totals
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.exchange import exchange_lines, exchanged
from tui.games.dalmuti.figures import title_name, title_of
from tui.games.dalmuti.naming import brief, card_topic, faces, played, some
from tui.games.dalmuti.pieces import CELLS, card_lines
from tui.games.dalmuti.status import moved
from tui.games.dalmuti.topics import drawing, slipped
from tui.render.cards import CardSize, at_most
from tui.render.face import Company, Moment
from tui.render.places import at
from tui.words.spans import BLANK, Line, Span, about, line, width

SMALL = 3
"""The fewest lines of the felt in which its words have room."""

PILE: Final = ("pile", 0)
"""The target of the pile in the middle of the table."""

HIGH: Final[dict[CardSize, int]] = {"compact": 5, "full": 8, "large": 14}
"""The fewest lines of the felt for each larger size of its cards."""


def size_in(company: Company, rows: int) -> CardSize:
    """Return the size of the cards on a felt of `rows` lines."""
    fitting = [size for size, lines in HIGH.items() if rows >= lines]
    return at_most(fitting[-1] if fitting else "line", company.cards)


def felt(
    company: Company, moment: Moment, cells: int, rows: int, given: tuple[int, ...] = ()
) -> list[Line]:
    """Return the content of the felt, in exactly `rows` lines. `given` are the ranks picked for a
    gift."""
    lines = _content(company, moment, cells, rows, given)[:rows]
    above = (rows - len(lines)) // 2
    return [BLANK] * above + lines + [BLANK] * (rows - len(lines) - above)


def _content(
    company: Company, moment: Moment, cells: int, rows: int, given: tuple[int, ...]
) -> list[Line]:
    view: DalmutiView = moment.view
    table = view.table
    if drawing(view):
        return _draw(company, view)
    if table.stage == "over":
        return _over(company, view)
    if slipped(view):
        return _slip(company, view, rows)
    if table.stage == "deal":
        return _new_seats(company, moment)
    if not table.tricks and not table.trick:
        if view.match.called is not None:
            return _revolution(company, moment)
        exchange = exchanged(view, given)
        if exchange is not None:
            return exchange_lines(company, exchange, cells, size_in(company, rows))
    if table.stage == "tax":
        return _tax(company, view)
    return _pile(company, view, cells, rows)


def _said(company: Company, key: str, roles: str = "") -> Line:
    return (Span(company.say(key), roles),)


def _draw(company: Company, view: DalmutiView) -> list[Line]:
    title = _said(company, "da.tell.draw", "title")
    if view.match.order:
        return [title, _said(company, "da.felt.drawn")]
    if view.match.draws:
        return [title, _said(company, "da.felt.again")]
    return [title, _said(company, "da.felt.draw")]


def _new_seats(company: Company, moment: Moment) -> list[Line]:
    """Return the first and the last seat of the new order, and whether they have just changed."""
    view: DalmutiView = moment.view
    say, order = company.say, view.match.order
    over = say.line("da.felt.seats", hand=view.match.hand - 1)
    lines = [tuple(span._replace(roles="title") for span in over)]
    for seat in (order[0], order[-1]):
        title = Span(title_name(company, title_of(order, seat)), "strong")
        kept = isinstance(moment.action, Score) and not moved(moment, seat)
        key = "da.felt.stays" if kept else "da.felt.becomes"
        lines.append(say.line(key, who=company.who(seat), title=title))
    return lines


def _over(company: Company, view: DalmutiView) -> list[Line]:
    """Return the players with the most points."""
    say, sums = company.say, totals(view.match)
    lines = [_said(company, "da.felt.over", "title")]
    for seat in (seat for seat, points in enumerate(sums) if points == max(sums)):
        points = say("da.status.points", n=sums[seat])
        lines.append(line(company.who(seat), "  ", Span(points, "strong")))
    return lines


def _slip(company: Company, view: DalmutiView, rows: int) -> list[Line]:
    """Return the card shown by mistake, and the seat that it was meant for, or goes to once that is
    decided (DA16)."""
    slip = view.match.slip
    assert slip is not None
    name = company.say.named(some(slip.rank, 1))
    key, whose = ("slip", slip.meant) if slip.to is None else ("sent", slip.to)
    meant = company.say.line(f"da.felt.{key}", who=company.who(whose))
    size = size_in(company, rows)
    shown = card_lines(company, (slip.rank,), CELLS[size], size)
    return [*shown, about(card_topic(slip.rank), name), meant]


def _revolution(company: Company, moment: Moment) -> list[Line]:
    view: DalmutiView = moment.view
    caller = view.match.called
    assert caller is not None
    lines = [company.say.line("da.felt.called", who=company.who(caller))]
    # Only the step itself shows which revolution it was: afterwards, the caller of a greater one is
    # the Greater Dalmuti.
    turned = isinstance(moment.action, Revolution) and moment.before is not None
    if turned and moment.before.match.order[-1] == caller:
        lines.append(_said(company, "da.felt.greater", "title"))
    else:
        lines.append(_said(company, "da.tell.untaxed", "dim"))
    return [*lines, company.say.line("da.tell.lead", who=company.who(view.table.leader))]


def _tax(company: Company, view: DalmutiView) -> list[Line]:
    """Return who exchanges how many cards with whom."""
    say = company.say
    owed = pairs(view.match)
    if not owed:
        return [_said(company, "da.tell.untaxed", "title")]
    lines = [_said(company, "da.felt.taxes", "title")]
    for dalmuti, peon, number in owed:
        lines.append(
            say.line(
                "da.felt.tax",
                dalmuti=company.who(dalmuti),
                peon=company.who(peon),
                cards=say("da.cards", n=number),
            )
        )
    return lines


def _pile(company: Company, view: DalmutiView, cells: int, rows: int) -> list[Line]:
    """Return the last play as cards and in words, and the plays before it."""
    table, say = view.table, company.say
    if table.top is None:
        who = company.who(table.leader)
        leads = at(PILE, say.line("da.tell.lead", who=who))
        return [leads, _said(company, "da.felt.free", "dim")]
    shown = faces(table.top)
    size = size_in(company, rows)
    room = min((cells - 2) // len(shown) - 1, CELLS[size])
    lines = card_lines(company, shown, room, size, PILE)
    who = company.who(table.top.seat)
    lines.append(about(PILE, say.line("da.felt.play", who=who, play=played(table.top))))
    if table.stage == "play":
        under = _under(company, view, cells, rows - len(lines))
        return lines + [about(PILE, each) for each in under]
    return [*lines, _end(company, view)]


def _end(company: Company, view: DalmutiView) -> Line:
    """Return the result of a trick: its winner; of a hand: the last player with cards."""
    table, say = view.table, company.say
    if table.stage == "sweep":
        return say.line("da.felt.swept", who=company.who(table.leader))
    last = next(seat for seat, size in enumerate(table.sizes) if size)
    cards = say("da.cards", n=table.sizes[last])
    return say.line("da.felt.left", who=company.who(last), cards=cards)


def _under(company: Company, view: DalmutiView, cells: int, rows: int) -> list[Line]:
    """Return the plays before the last one, newest first.

    They are in words if there is a line for each, else as many as fit on one line.
    """
    before = [move for move in view.table.trick if isinstance(move, Play)][-2::-1]
    if rows >= len(before):
        return [
            line(
                Span(f"{company.glyphs.seats[move.seat]} ", f"seat-{move.seat}"),
                company.say.named(played(move)),
            )
            for move in before
        ]
    pieces: list[Span] = []
    for move in before:
        text = f"{company.glyphs.seats[move.seat]} {brief(company, move)}"
        comma = [Span(", ", "dim")] if pieces else []
        longer = [*pieces, *comma, Span(text, f"seat-{move.seat}")]
        if width(company.say.line("da.felt.before", plays=tuple(longer))) > cells - 2:
            break
        pieces = longer
    return [_dim(company.say.line("da.felt.before", plays=tuple(pieces)))] if pieces else []


def _dim(said: Line) -> Line:
    """Return a sentence with its plain words dimmed; coloured spans keep their colour."""
    return tuple(span if span.roles else span._replace(roles="dim") for span in said)
