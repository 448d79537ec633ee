"""The standings of Dolce Vita: each player's goods by category, money, sum, and the cards still in
hand."""

from itertools import zip_longest

from engine.dolce_vita.cards import CATEGORIES, MONEY, NUMBERS, cards_in, category
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.games.dolce_vita.awarding import fresh_of
from tui.games.dolce_vita.objects import glyph, short, unit
from tui.render.cards import look
from tui.render.face import Company, Moment
from tui.words.spans import BLANK, Line, Span, Topic, fit, left, line, right, spread
from tui.words.spans import width as width_of

HAND_AND_SUM = 10
"""Cells of a blank, a hand of six number cards, the leader's sign and a sum of two digits."""

CARD = 5
"""The fewest cells of a column of goods that lie there as cards."""

CARDS_ROW = 48
"""The fewest cells in which goods lie there as cards."""

FULL_ROW = 34
"""The fewest cells in which each column of goods has two letters above it."""


def goods_spans(company: Company, moment: Moment, seat: Seat, cells: int) -> list[Span]:
    """Return the values owned, a column of `cells` cells for each category, money last; new goods
    are lit."""
    view: DolceVitaView = moment.view
    take = fresh_of(moment).get(seat)
    fresh = category(take.taken) if take else 0
    spans = []
    for kind in CATEGORIES:
        worth = view.goods[seat][kind - 1]
        shown = _worth(company, worth, kind, cells, kind == fresh)
        spans += _of(("goods", seat, kind), ("owned", int(kind), seat), shown)
    cash = view.money[seat][0] + 2 * view.money[seat][1]
    held = _worth(company, cash, MONEY, cells + 1, fresh == MONEY)
    return [*spans, *_of(("goods", seat, MONEY), ("cash", seat), held)]


def _of(target: tuple[str, int, int], topic: Topic, spans: list[Span]) -> list[Span]:
    return [span._replace(target=target, topic=topic) for span in spans]


def _worth(company: Company, worth: int, kind: int, cells: int, fresh: bool) -> list[Span]:
    """Return the value owned of a category, where there is room as a card."""
    lit = " lit" if fresh else ""
    if not worth:
        return [Span(right(company.glyphs.dot, cells), "faint" + lit)]
    if cells < CARD:
        return [Span(right(str(worth), cells), f"good-{kind}" + lit)]
    text = f" {worth} "
    # A lit span has a ground of its own, on which a filled face could not be read.
    roles = f"good-{kind} lit" if fresh else look(kind)
    return [Span(" " * (cells - width_of(text))), Span(text, roles)]


def heads(company: Company, cells: int) -> list[Span]:
    """Return the headings of the categories: letters if there is room, else signs."""
    spans = []
    for kind in (*CATEGORIES, MONEY):
        text = short(company, kind) if cells > 2 else glyph(company, kind)
        topic: Topic = ("fortunes",) if kind == MONEY else ("kind", int(kind))
        over = right(text, cells + (kind == MONEY))
        spans.append(Span(over, f"good-{kind}", topic=topic))
    return spans


def hand_span(company: Company, view: DolceVitaView, seat: Seat) -> Span:
    """Return the number cards still in hand, each at its place."""
    held = cards_in(view.hands[seat])
    text = "".join(str(n) if n in held else company.glyphs.dot for n in NUMBERS)
    return Span(text, "dim" if seat not in view.waiting else "", topic=("hand", seat))


def hand_head(company: Company) -> Span:
    """Return the heading of the number cards."""
    return Span(left(company.say("dv.hand"), len(NUMBERS)), "dim")


def leaders(view: DolceVitaView) -> set[Seat]:
    """Return the seats with the greatest fortune; none while nobody has any."""
    sums = [fortune(g, m) for g, m in zip(view.goods, view.money, strict=True)]
    return {seat for seat, total in enumerate(sums) if total and total == max(sums)}


def name_spans(company: Company, view: DolceVitaView, seat: Seat, cells: int) -> list[Span]:
    """Return turn marker, sign and name."""
    turn = company.glyphs.turn if seat in view.waiting else " "
    roles = f"seat-{seat}" + (" turn" if seat in view.waiting else "")
    text = f"{turn}{company.glyphs.seats[seat]} {company.names[seat]}"
    return [Span(left(text, cells, company.glyphs.ellipsis), roles, ("seat", seat))]


def _sum(company: Company, seat: Seat, total: int, cells: int, first: bool) -> Line:
    """Return a fortune in `cells` cells, behind one for the sign of the greatest."""
    return (
        Span(company.glyphs.leads if first else " ", "accent", topic=("leader",)),
        Span(right(str(total), cells), f"seat-{seat} sum", ("score", seat)),
    )


def standings_panel(company: Company, moment: Moment, width: int) -> list[Line]:
    """Return two lines for each player, for the panel at the right."""
    view: DolceVitaView = moment.view
    cells = CARD if width >= CARDS_ROW else 3 if width >= FULL_ROW else 2
    title = line(Span(company.say("dv.fortunes"), "title", topic=("fortunes",)))
    scale = Span(" " + unit(company), "dim", topic=("fortunes",))
    longest = 3 + max(width_of(name) for name in company.names)
    gap = min(max(width - longest - HAND_AND_SUM, 0), 2)
    sum_cells = 3 if gap else 2
    head = right(company.say("dv.sum"), 1 + gap + sum_cells)
    over = line(hand_head(company), Span(head, "dim", topic=("fortunes",)))
    if width_of((*title, scale, *over)) < width:
        title = (*title, scale)
    lines = [spread(title, over, width), line("  ", *heads(company, cells))]
    first = leaders(view)
    for seat in range(len(view.hands)):
        total = fortune(view.goods[seat], view.money[seat])
        end = line(
            hand_span(company, view, seat),
            " " * gap,
            *_sum(company, seat, total, sum_cells, seat in first),
        )
        room = width - width_of(end) - 1
        lines.append(line(*name_spans(company, view, seat, room), " ", *end))
        lines.append(line("  ", *goods_spans(company, moment, seat, cells)))
    return lines


def standings_rows(company: Company, moment: Moment, width: int) -> list[Line]:
    """Return one line for each player, two players side by side, for eighty columns."""
    view: DolceVitaView = moment.view
    half = width // 2
    titles = (Span("  " + company.say("dv.fortunes"), "title"), Span(unit(company), "dim"))
    over, other = (
        line(
            title._replace(text=left(title.text, 11), topic=("fortunes",)),
            *heads(company, 2),
            Span(right(company.say("dv.sum"), 4), "dim", topic=("fortunes",)),
            " ",
            hand_head(company),
        )
        for title in titles
    )
    lines = [line(*fit(over, half), *fit(other, half))]
    cells: list[Line] = []
    first = leaders(view)
    for seat in range(len(view.hands)):
        total = fortune(view.goods[seat], view.money[seat])
        row = line(
            *name_spans(company, view, seat, 11),
            *goods_spans(company, moment, seat, 2),
            " ",
            *_sum(company, seat, total, 2, seat in first),
            " ",
            hand_span(company, view, seat),
        )
        cells.append(fit(row, half))
    pairs = zip_longest(cells[::2], cells[1::2], fillvalue=BLANK)
    return lines + [line(*one, *other) for one, other in pairs]
