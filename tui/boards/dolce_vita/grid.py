"""The stage of Dolce Vita: the seven columns, what lies under them, who would get what."""

from typing import NamedTuple

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, Verdict, forecast
from engine.dolce_vita.cards import COLUMNS, ROWS, TOTAL, cards_in, category, value
from engine.dolce_vita.state import DolceVitaView
from engine.frame import DEALER, Seat
from tui.boards.dolce_vita.objects import chip, column_name, tall_chip
from tui.boards.face import Company, Moment
from tui.ink import Line, Span, centre, cut, left, width


class GridSize(NamedTuple):
    """How the grid is laid out: cells of the players' names at the left, cells of a column with
    its gap, lines of an object (the third is a gap), lines between objects and bids."""

    label: int
    column: int
    lines: int
    air: int

    @property
    def width(self) -> int:
        """Cells of the whole grid."""
        return self.label + COLUMNS * self.column

    def height(self, seats: int) -> int:
        """Lines of the whole grid."""
        return 1 + ROWS * self.lines + self.air + seats


def grid_size(cells: int, rows: int, seats: int) -> GridSize:
    """The most generous layout in so many cells and lines."""
    column = min(max((cells - 10) // COLUMNS, 9), 18)
    label = min(max(cells - column * COLUMNS, 7), 14)
    spare = rows - (1 + ROWS + seats)
    return GridSize(label, column, min(1 + max(spare - 1, 0) // ROWS, 3), air=min(spare, 1))


def grid(
    company: Company,
    moment: Moment,
    size: GridSize,
    column: int | None,
    preview: DolceVitaView | None = None,
) -> list[Line]:
    """The lines of the grid. `column` is the chosen one; `preview` the table as it would be."""
    view: DolceVitaView = moment.view
    shown = preview or view
    verdicts = _verdicts(shown)
    framed = view.awarded if view.waiting == (DEALER,) and view.awarded < COLUMNS else column
    lines = [_heads(company, view, size, framed, column)]
    for row in reversed(range(ROWS)):
        lines += _object_rows(company, shown, verdicts, size, row, framed)
    if size.air:
        lines.append(_rule(company, size, framed))
    just_judged = moment.action.column if isinstance(moment.action, Award) else None
    for seat in range(len(view.hands)):
        lines.append(_bids(company, moment, shown, verdicts, size, seat, just_judged))
    return lines


def _verdicts(view: DolceVitaView) -> dict[int, Verdict]:
    if not view.columns:
        return {}
    return dict(enumerate(forecast(view), start=view.awarded))


def _target(column: int) -> tuple[str, int]:
    return ("column", column)


def _heads(
    company: Company, view: DolceVitaView, size: GridSize, framed: int | None, chosen: int | None
) -> Line:
    spans = [Span(" " * size.label)]
    for column in range(COLUMNS):
        roles = "head"
        if column == framed:
            roles = "cursor"
        elif column < view.awarded:
            roles = "dim"
        spans.append(
            Span(centre(column_name(column), size.column - 1), roles, _target(column)),
        )
        spans.append(Span(" "))
    return tuple(spans)


def _rule(company: Company, size: GridSize, framed: int | None) -> Line:
    spans = [Span(" " * size.label)]
    for column in range(COLUMNS):
        bar = company.glyphs.horizontal * (size.column - 1)
        spans += [Span(bar, "accent" if column == framed else "faint", _target(column)), Span(" ")]
    return tuple(spans)


def mark(company: Company, take: Take) -> tuple[str, str]:
    """Two cells that say who takes an object and whether a forced exchange gains or loses, and
    their role."""
    gain = value(take.taken) - value(take.returned) if take.returned else 0
    sign = "+" if gain > 0 else company.glyphs.minus if gain < 0 else " "
    roles = f"mark seat-{take.seat}" + (" losing" if gain < 0 else "")
    return company.glyphs.seats[take.seat] + sign, roles


def _object_rows(
    company: Company,
    view: DolceVitaView,
    verdicts: dict[int, Verdict],
    size: GridSize,
    row: int,
    framed: int | None,
) -> list[Line]:
    cells = size.column - 1
    faces = min(size.lines, 2)
    lines: list[list[Span]] = [[Span(" " * size.label)] for _ in range(faces)]
    for column in range(COLUMNS):
        objects = view.columns[column] if view.columns else ()
        target = _target(column)
        if row >= len(objects):
            for spans in lines:
                spans += [Span(" " * cells, "", target), Span(" ")]
            continue
        obj = objects[row]
        takes = verdicts[column].takes if column in verdicts else ()
        sign, mark_roles = mark(company, takes[row]) if row < len(takes) else ("  ", "")
        at_stake = row < max(len(takes), 1)
        roles = f"chip-{category(obj)}" if at_stake else f"good-{category(obj)} deep"
        texts = (
            tall_chip(company, obj, cells, sign)
            if faces > 1
            else (chip(company, obj, cells, sign),)
        )
        for number, (spans, text) in enumerate(zip(lines, texts, strict=True)):
            if number < len(texts) - 1:
                spans += [Span(text, roles, target), Span(" ")]
                continue
            tail = Span(text[-2:], mark_roles or roles, target)
            spans += [Span(text[:-2], roles, target), tail, Span(" ")]
    gap: list[Line] = [()] * (size.lines - faces)
    return [*gap, *(tuple(spans) for spans in lines)]


def _bids(
    company: Company,
    moment: Moment,
    shown: DolceVitaView,
    verdicts: dict[int, Verdict],
    size: GridSize,
    seat: Seat,
    just_judged: int | None,
) -> Line:
    view: DolceVitaView = moment.view
    turn = seat in view.waiting
    head = (company.glyphs.turn if turn else " ") + company.glyphs.seats[seat] + " "
    name = cut(company.names[seat], size.label - 4, company.glyphs.ellipsis)
    label = left(head + name, size.label)
    spans = [Span(label, f"seat-{seat}" + (" turn" if turn else ""), ("seat", seat))]
    for column in range(COLUMNS):
        if column == just_judged and moment.before is not None:
            text, roles = _judged(company, moment, column, seat, size.column - 1)
        else:
            verdict = verdicts.get(column)
            struck = verdict is not None and seat in verdict.struck
            mask = shown.bids[column][seat]
            text = bid(company, seat, mask, size.column - 1, struck)
            roles = "struck" if struck else f"seat-{seat}"
            if column < view.awarded:
                roles += " dim"
            if shown is not view and mask != view.bids[column][seat]:
                roles += " lit"
        padding = " " * (size.column - width(text))
        spans += [Span(text, roles, _target(column)), Span(padding, "", _target(column))]
    return tuple(spans)


def _judged(
    company: Company, moment: Moment, column: int, seat: Seat, cells: int
) -> tuple[str, str]:
    """A bid on the column that has just been judged: the tied still show, struck out."""
    before: DolceVitaView = moment.before
    mask = before.bids[column][seat]
    struck = bool(mask) and not moment.view.bids[column][seat]
    return bid(company, seat, mask, cells, struck), "struck" if struck else f"seat-{seat} lit"


def bid(company: Company, seat: Seat, mask: int, cells: int, struck: bool) -> str:
    """A player's cards on a column, the longest way of writing them that fits."""
    if not mask:
        return ""
    shape, total = company.glyphs.seats[seat], TOTAL[mask]
    cards = [str(card) for card in reversed(cards_in(mask))]
    sum_of = "+".join(cards) + f"={total}" if len(cards) > 1 else str(total)
    ways = [sum_of, "".join(cards) + f"={total}", f"={total}"]
    for way in ways:
        text = f"~{way}~" if struck else f"{shape} {way}"
        if len(text) <= cells:
            return text
    return str(total)
