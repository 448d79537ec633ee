"""How the cards of a hand lie: side by side or fanned, and where their names stand."""

from collections.abc import Container
from typing import Final, NamedTuple

from engine.dalmuti.cards import RANKS, Rank, count
from tui.games.dalmuti.naming import card_topic, sign, text_role
from tui.games.dalmuti.pieces import edged
from tui.render.cards import CardSize
from tui.render.face import Company
from tui.words.spans import Line, Span, line, width, wrap


class Layout(NamedTuple):
    """The layout of a hand.

    `card` is the cells of a card. `within` and `between` are the blanks between two cards and
    between two ranks. `form` is the form of the names under the cards, "" for none; then the legend
    names them, if it has room. In two `rows` every other name stands lower, so that each has the
    room of two ranks.
    """

    card: int
    within: int
    between: int
    form: str
    rows: int = 1

    @property
    def fan(self) -> bool:
        """Return whether the cards of a rank cover each other, so that only edges show: those
        without a blank between them do."""
        return not self.within

    def group(self, number: int) -> int:
        """Return the cells of `number` cards of one rank."""
        step = 1 if self.fan else self.card + self.within
        return self.card + (number - 1) * step


LARGE: Final = (
    Layout(9, 1, 3, "name"),
    Layout(9, 0, 3, "name"),
    Layout(9, 0, 2, "name", 2),
    Layout(9, 0, 2, "short"),
)
"""The layouts of large cards, which are fanned before they become smaller."""

LAYOUTS: Final = (
    Layout(7, 1, 3, "name"),
    Layout(6, 1, 3, "name"),
    Layout(5, 1, 3, "name"),
    Layout(5, 1, 3, "name", 2),
    Layout(5, 0, 2, "name", 2),
    Layout(4, 1, 2, "name", 2),
    Layout(4, 0, 2, "name", 2),
    Layout(4, 0, 1, "name", 2),
    Layout(3, 0, 1, "name", 2),
    Layout(5, 1, 3, "short"),
    Layout(4, 1, 2, "short"),
    Layout(5, 1, 3, ""),
    Layout(4, 1, 3, ""),
    Layout(4, 1, 2, ""),
    Layout(3, 1, 2, ""),
    Layout(5, 0, 2, ""),
    Layout(4, 0, 2, ""),
    Layout(4, 0, 1, ""),
    Layout(3, 0, 1, ""),
)
"""The layouts from the most generous to the tightest, into which any hand fits."""


class Group(NamedTuple):
    """The cards of one rank in the hand."""

    rank: Rank
    number: int


def groups_of(hand: int) -> list[Group]:
    """Return the hand by rank, best first."""
    return [Group(rank, count(hand, rank)) for rank in RANKS if count(hand, rank)]


def layout_for(
    company: Company, groups: list[Group], cells: int, size: CardSize, rows: int
) -> Layout:
    """Return the most generous layout that fits in `cells` cells, with at most `rows` rows of names
    under the cards or in the legend."""
    layouts: tuple[Layout, ...] = (*LARGE, *LAYOUTS) if size == "large" else LAYOUTS
    named = bool(legend(company, groups, cells, rows))
    if named:
        # In two rows, a blank between two cards leaves too little between two names.
        layouts = tuple(
            layout
            for layout in layouts
            if layout.form != "short" and (layout.rows == 1 or layout.between > 1)
        )
    if size in ("full", "large"):
        # Fanned cards with an edge look more like cards than slim ones side by side. Names that
        # are whole are worth more, but not where the legend has them.
        first = {
            layout
            for layout in layouts
            if edged(layout.card, size) or (layout.rows > 1 and not named)
        }
        layouts = tuple(sorted(layouts, key=lambda layout: layout not in first))
    fitting_in = (
        each for each in layouts if each.rows <= rows and total_of(company, groups, each) <= cells
    )
    return next(fitting_in, layouts[-1])


def legend(
    company: Company, groups: list[Group], cells: int, rows: int, lit: Container[Rank] = RANKS
) -> list[Line]:
    """Return the names of the ranks in hand with their signs, in the middle of `cells` cells; [] if
    they do not fit in `rows` rows. Those that are not `lit` are dim."""
    spans: list[Span] = []
    for rank, _ in groups:
        text = f"{sign(company, rank)} {company.say(f'da.name.{rank}')}"
        roles = text_role(rank) if rank in lit else "dim"
        spans += [Span("  "), Span(text, roles, ("card", rank, 0), card_topic(rank))]
    wrapped = wrap(tuple(spans[1:]), cells)
    if len(wrapped) > rows:
        return []
    return [line(" " * ((cells - width(row)) // 2), *row) for row in wrapped]


def slots_of(company: Company, groups: list[Group], layout: Layout) -> list[int]:
    """Return the width of each rank in cells, with room for its name."""
    slots = [layout.group(group.number) for group in groups]
    for place, group in enumerate(groups):
        room = range(place, min(place + layout.rows, len(groups)))
        there = sum(slots[each] for each in room) + (len(room) - 1) * layout.between
        slots[room[-1]] += max(width(label_of(company, group.rank, layout)) - there, 0)
    return slots


def label_of(company: Company, rank: int, layout: Layout, room: int = 0) -> str:
    """Return the name under a rank, the whole one if it has room in so many cells; "" if ranks have
    none there."""
    if not layout.form:
        return ""
    whole = company.say(f"da.name.{rank}")
    return whole if width(whole) <= room else company.say(f"da.{layout.form}.{rank}")


def total_of(company: Company, groups: list[Group], layout: Layout) -> int:
    """Return the cells of the whole hand."""
    return sum(slots_of(company, groups, layout)) + layout.between * max(len(groups) - 1, 0)
