"""The grid of Dolce Vita: the seven columns, the bids under them, and the players who would take
each object."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.dolce_vita.award import Take, Verdict, forecast
from engine.dolce_vita.cards import COLUMNS, ROWS, TOTAL, Object, cards_in, category
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.games.dolce_vita.awarding import Awarding, awarding_of
from tui.games.dolce_vita.objects import chip, column_name, full_chip, tall_chip
from tui.games.dolce_vita.topics import object_topic
from tui.render.cards import CardSize, CardWish, Tags, at_most, card, look
from tui.render.face import Company, Moment
from tui.words.spans import Line, Span, about, centre, cut, left, line, width

HEIGHTS: Final[dict[CardSize, int]] = {"line": 1, "compact": 2, "full": 4}
"""The lines of an object by its size."""

GAPS: Final[dict[CardSize, int]] = {"line": 0, "compact": 1, "full": 1}
"""The most blank lines above an object by its size."""

EDGED: Final = 13
"""The fewest cells of a card with an edge in which its name can be read."""


class GridSize(NamedTuple):
    """The layout of the grid.

    `label` is the cells of the players' names at the left, `column` those of a column with its gap.
    `card` is the size of an object, `gap` the blank lines above it, `air` the lines between objects
    and bids.
    """

    label: int
    column: int
    card: CardSize
    gap: int
    air: int

    @property
    def lines(self) -> int:
        """Return the lines of an object with the gap above it."""
        return HEIGHTS[self.card] + self.gap

    @property
    def width(self) -> int:
        """Return the cells of the whole grid; there is no gap after the last column."""
        return self.label + COLUMNS * self.column - 1

    def height(self, seats: int) -> int:
        """Return the lines of the whole grid."""
        return 1 + ROWS * self.lines + self.air + seats


def grid_size(
    cells: int, rows: int, seats: int, wish: CardWish = "auto", name: int = 6
) -> GridSize:
    """Return the most generous layout that fits in `cells` cells and `rows` lines, with cards as
    large as wished, and with room for names of `name` cells."""
    # Wider columns come first: for them the blank between a player's sign and name may go.
    column = min(max((cells + 1 - min(name + 3, 15)) // COLUMNS, 8), 18)
    rest = cells - column * COLUMNS
    label = min(max(rest, min(name + 4, rest + 1), 7), 16)
    spare = max(rows - (1 + ROWS + seats), 0)
    each = 1 + spare // ROWS
    size: CardSize = "line"
    for larger in HEIGHTS:
        fits = each >= HEIGHTS[larger] and (larger != "full" or column > EDGED)
        if fits and at_most(larger, wish) == larger:
            size = larger
    gap = min(each - HEIGHTS[size], GAPS[size])
    used = ROWS * (HEIGHTS[size] + gap - 1)
    return GridSize(label, column, size, gap, air=min(spare - used, 1))


def grid(
    company: Company,
    moment: Moment,
    size: GridSize,
    column: int | None,
    preview: DolceVitaView | None = None,
    lit: frozenset[object] = frozenset(),
) -> list[Line]:
    """Return the lines of the grid.

    `column` is the chosen column, `preview` the table after the choice, `lit` the targets that the
    sentence below names.
    """
    view: DolceVitaView = moment.view
    shown = preview or view
    award = awarding_of(moment) if preview is None else None
    verdicts = _verdicts(shown, award)
    framed = award.column if award is not None and column is None else column
    lines = [_heads(company, view, size, framed, lit)]
    for row in reversed(range(ROWS)):
        lines += _object_rows(company, shown, verdicts, size, row, award)
    if size.air:
        lines.append(_rule(company, size, framed))
    just_judged = award.column if award is not None else None
    for seat in range(len(view.hands)):
        lines.append(_bids(company, moment, shown, verdicts, size, seat, just_judged))
    return [_without_gap(row) for row in lines]


def _without_gap(row: Line) -> Line:
    """Return the row without the gap after the last column."""
    return (*row[:-1], row[-1]._replace(text=row[-1].text[:-1])) if row else row


def _verdicts(view: DolceVitaView, award: Awarding | None) -> dict[int, Verdict]:
    """Return the result to be expected for each column; for the column being awarded, only of the
    players still to take."""
    if not view.columns:
        return {}
    if award is None:
        return dict(enumerate(forecast(view), start=view.awarded))
    after, column = award.after, award.column
    going = Verdict(award.left, (), view.columns[column], view.goods, view.money)
    return {column: going, **_verdicts(after, None)}


def _target(column: int) -> tuple[str, int]:
    return ("column", column)


def _heads(
    company: Company,
    view: DolceVitaView,
    size: GridSize,
    framed: int | None,
    lit: frozenset[object],
) -> Line:
    spans = [Span(" " * size.label)]
    for column in range(COLUMNS):
        roles = "head"
        if column == framed:
            roles = "cursor"
        elif _target(column) in lit:
            roles = "head lit"
        elif column < view.awarded:
            roles = "dim"
        empty = bool(view.columns) and not view.columns[column]
        topic = ("empty", column) if empty else None
        text = centre(column_name(column), size.column - 1)
        spans.append(Span(text, roles, _target(column), topic))
        spans.append(Span(" "))
    return tuple(spans)


def _rule(company: Company, size: GridSize, framed: int | None) -> Line:
    spans = [Span(" " * size.label)]
    for column in range(COLUMNS):
        bar = company.glyphs.horizontal * (size.column - 1)
        spans += [Span(bar, "accent" if column == framed else "faint", _target(column)), Span(" ")]
    return tuple(spans)


def mark(company: Company, obj: Object, take: Take) -> tuple[str, str]:
    """Return two cells and their role. They show the player who takes an object, with a sign if a
    forced exchange gains or loses, or the player who has given it back."""
    shape, roles = company.glyphs.seats[take.seat], f"mark seat-{take.seat}"
    if obj == take.returned:
        return company.glyphs.left + shape, roles
    gain = take.gain if take.returned else 0
    sign = "+" if gain > 0 else company.glyphs.minus if gain < 0 else " "
    return shape + sign, roles + (" losing" if gain < 0 else "")


def owner(company: Company, obj: Object, take: Take, cells: int) -> Span:
    """Return the player who takes an object or has given it back, by name if there is room, with a
    sign if a forced exchange gains or loses."""
    signs, roles = mark(company, obj, take)
    name = f"{company.glyphs.seats[take.seat]} {company.names[take.seat]}"
    if obj == take.returned:
        forms = [f"{company.glyphs.left} {name}"]
    else:
        name += signs[1].strip()
        forms = [f"{company.glyphs.right} {name}", name, f"{company.glyphs.right} {signs}"]
    return Span(
        next((form for form in forms if width(form) <= cells), signs), roles, None, ("mark",)
    )


def _object_rows(
    company: Company,
    view: DolceVitaView,
    verdicts: dict[int, Verdict],
    size: GridSize,
    row: int,
    award: Awarding | None,
) -> list[Line]:
    cells = size.column - 1
    lines: list[list[Span]] = [[Span(" " * size.label)] for _ in range(HEIGHTS[size.card])]
    for column in range(COLUMNS):
        objects = view.columns[column] if view.columns else ()
        if row < len(objects):
            takes = verdicts[column].takes if column in verdicts else ()
            take = takes[row] if row < len(takes) else None
            going = award is not None and column <= award.column
            at_stake = row < max(len(takes), not going)
            if take is None and award is not None and column == award.column:
                take = next((each for each in award.takes if each.returned == objects[row]), None)
            drawn = _object(company, objects[row], take, at_stake, size, column)
        else:
            drawn = [(Span(" " * cells, "", _target(column)), Span(" "))] * len(lines)
        for spans, part in zip(lines, drawn, strict=True):
            spans += part
    return [*[()] * size.gap, *(tuple(spans) for spans in lines)]


@lru_cache(maxsize=1024)
def _object(
    company: Company, obj: Object, take: Take | None, at_stake: bool, size: GridSize, column: int
) -> list[Line]:
    """Return an object as a card that shows who would take it: on its edge, or in two cells at its
    end; and the gap after it. Results are cached, because a key press changes few objects."""
    cells, target = size.column - 1, _target(column)
    roles = look(category(obj), at_stake)
    if size.card == "full":
        below = owner(company, obj, take, cells - 2) if take is not None else None
        rows = full_chip(company, obj, cells - 2)
        tags = Tags(below=below)
        drawn = card(company.glyphs, rows, roles, edged=True, tags=tags, target=target)
        return _spaced(obj, drawn, size)
    sign, mark_roles = mark(company, obj, take) if take is not None else ("  ", roles)
    *above, last = (
        tall_chip(company, obj, cells, sign)
        if size.card == "compact"
        else (chip(company, obj, cells, sign),)
    )
    tail = Span(last[-2:], mark_roles, topic=("mark",) if take is not None else None)
    drawn = card(company.glyphs, [*above, line(Span(last[:-2]), tail)], roles, target=target)
    return _spaced(obj, drawn, size)


def _spaced(obj: Object, drawn: list[Line], size: GridSize) -> list[Line]:
    """Return the lines of an object, which can be asked about, with the gap after it."""
    rows = [about(object_topic(obj), row) for row in drawn]
    return [line(*row, Span(" " * (size.column - width(row)))) for row in rows]


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
    if width(head) + max(map(width, company.names)) >= size.label:
        head = head.rstrip()
    name = cut(company.names[seat], size.label - width(head) - 1, company.glyphs.ellipsis)
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
        kind = "struck" if roles.startswith("struck") else "bid"
        topic = (kind, column, seat) if text else None
        spans += [Span(text, roles, _target(column), topic), Span(padding, "", _target(column))]
    return tuple(spans)


def _judged(
    company: Company, moment: Moment, column: int, seat: Seat, cells: int
) -> tuple[str, str]:
    """Return a bid on the column that has just been judged, with its role; tied bids are struck
    out."""
    before: DolceVitaView = moment.before
    mask = before.bids[column][seat]
    struck = bool(mask) and not moment.view.bids[column][seat]
    return bid(company, seat, mask, cells, struck), "struck" if struck else f"seat-{seat} lit"


def bid(company: Company, seat: Seat, mask: int, cells: int, struck: bool) -> str:
    """Return a player's cards on a column, in the longest form that fits."""
    if not mask:
        return ""
    shape, total = company.glyphs.seats[seat], TOTAL[mask]
    cards = [str(card) for card in reversed(cards_in(mask))]
    sum_of = "+".join(cards) + f"={total}" if len(cards) > 1 else str(total)
    # Cards are joined by "+", because digits side by side would read as one number.
    ways = [sum_of, f"={total}"]
    for way in ways:
        text = f"~{way}~" if struck else f"{shape} {way}"
        if len(text) <= cells:
            return text
    return str(total)
