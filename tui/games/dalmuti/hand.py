"""The seat's own hand: cards grouped by rank, playable ones lit, picked ones in the accent's
colour."""

from typing import Final, NamedTuple

from engine.dalmuti.cards import JESTER, RANKS, Rank, count, size
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.exchange import exchanged
from tui.games.dalmuti.naming import card_topic, face_role, place_name, sign, text_role
from tui.games.dalmuti.picking import Pick, choosing, plays
from tui.games.dalmuti.pieces import HEIGHTS, edged, face_rows
from tui.render.cards import CHOSEN, CardSize, card, covered, in_middle
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span, about, left, line, width


class Layout(NamedTuple):
    """The layout of a hand.

    `card` is the cells of a card. With `fan` the cards of a rank cover each other, so that only
    edges show. `within` and `between` are the blanks between two cards and between two ranks.
    `form` is the form of the names under the cards, "" for none.
    """

    card: int
    fan: bool
    within: int
    between: int
    form: str

    def group(self, number: int) -> int:
        """Return the cells of so many cards of one rank."""
        step = 1 if self.fan else self.card + self.within
        return self.card + (number - 1) * step


LAYOUTS: Final = (
    Layout(7, False, 1, 3, "name"),
    Layout(6, False, 1, 3, "name"),
    Layout(5, False, 1, 3, "name"),
    Layout(5, False, 1, 3, "short"),
    Layout(4, False, 1, 2, "short"),
    Layout(5, False, 1, 3, ""),
    Layout(4, False, 1, 3, ""),
    Layout(4, False, 1, 2, ""),
    Layout(3, False, 1, 2, ""),
    Layout(5, True, 0, 2, ""),
    Layout(4, True, 0, 2, ""),
    Layout(4, True, 0, 1, ""),
    Layout(3, True, 0, 1, ""),
)
"""The layouts from the most generous to the tightest, into which any hand fits."""


class Group(NamedTuple):
    """The cards of one rank in the hand."""

    rank: Rank
    number: int


def groups_of(hand: int) -> list[Group]:
    """Return the hand by rank, best first."""
    return [Group(rank, count(hand, rank)) for rank in RANKS if count(hand, rank)]


def layout_for(company: Company, groups: list[Group], cells: int) -> Layout:
    """Return the most generous layout that fits in so many cells."""
    return next(
        (layout for layout in LAYOUTS if _total(company, groups, layout) <= cells), LAYOUTS[-1]
    )


def _slot(company: Company, group: Group, layout: Layout) -> int:
    """Return the cells of a group with its name."""
    cards = layout.group(group.number)
    return max(cards, width(_label(company, group.rank, layout)))


def _label(company: Company, rank: int, layout: Layout) -> str:
    return company.say(f"da.{layout.form}.{rank}") if layout.form else ""


def _total(company: Company, groups: list[Group], layout: Layout) -> int:
    slots = sum(_slot(company, group, layout) for group in groups)
    return slots + layout.between * max(len(groups) - 1, 0)


def heading(company: Company, view: DalmutiView) -> Line:
    """Return the words over the hand: how many cards it has, and what the tax changed; or the place
    of a player who is out."""
    say, table = company.say, view.table
    if view.seat in table.out:
        place = place_name(company, table.out.index(view.seat) + 1)
        return (Span(say("da.out", place=place), "dim"),)
    number = size(view.hand)
    if not number:
        return BLANK
    dot = f" {company.glyphs.dot} "
    words = [say("da.mine"), say("da.cards", n=number)]
    tax = exchanged(view)
    if tax is not None and tax.done:
        gave, received = (
            ", ".join(sign(company, rank) for rank in cards) for cards in (tax.gives, tax.receives)
        )
        words.append(say("da.mine.tax", gave=gave, received=received))
    return (Span(dot.join(words), "dim"),)


def hand_lines(
    company: Company, view: DalmutiView, pick: Pick, cells: int, size: CardSize
) -> list[Line]:
    """Return the cards, their names if there is room, and under each rank how it can be played."""
    groups = groups_of(view.hand)
    layout = layout_for(company, groups, cells)
    spare = max(cells - _total(company, groups, layout), 0)
    lines: list[list[Span]] = [[Span(" " * (spare // 2))] for _ in range(HEIGHTS[size] + 2)]
    lit = _playable(view)
    gap = Span(" " * layout.between)
    for place, group in enumerate(groups):
        slot = _slot(company, group, layout)
        if place:
            for spans in lines:
                spans.append(gap)
        picked = _picked(view, pick, group.rank)
        padding = Span(" " * (slot - layout.group(group.number)))
        rows = _cards(company, group, layout, picked, group.rank in lit, size)
        for spans, row in zip(lines, rows, strict=False):
            spans += [*row, padding]
        label = _label(company, group.rank, layout)
        roles = text_role(group.rank) if group.rank in lit or not lit else "dim"
        target = ("card", group.rank, 0)
        lines[-2].append(Span(left(label, slot), roles, target, card_topic(group.rank)))
        hint = _hint(company, view, pick, group, layout)
        under = left(hint.text, slot, "")
        lines[-1].append(hint._replace(text=under, target=target, topic=("fits",)))
    named = lines if layout.form else [*lines[:-2], lines[-1]]
    return [tuple(spans) for spans in named]


def _playable(view: DalmutiView) -> set[Rank]:
    """Return the ranks that can be played or given now, to be lit."""
    asked = choosing(view)
    if asked == "gift":
        return {group.rank for group in groups_of(view.hand)}
    if asked != "play":
        return set()
    ways = plays(view)
    ranks = {play.rank for play in ways}
    if any(play.jesters for play in ways):
        ranks.add(JESTER)
    return ranks


def _picked(view: DalmutiView, pick: Pick, rank: int) -> int:
    """Return how many cards of a rank are picked."""
    if pick.given:
        return pick.given.count(rank)
    if choosing(view) == "gift":
        return 0
    if rank == JESTER:
        return pick.jesters
    return pick.number if rank == pick.rank else 0


def _cards(
    company: Company, group: Group, layout: Layout, picked: int, lit: bool, size: CardSize
) -> list[list[Span]]:
    """Return the cards of one rank as lines of spans; the first cards are the picked ones."""
    lines: list[list[Span]] = [[] for _ in range(HEIGHTS[size])]
    edge, glyphs = edged(layout.card, size), company.glyphs
    for number in range(1, group.number + 1):
        target = ("card", group.rank, number)
        if layout.fan and number < group.number:
            # In a fan cards are picked from the top, because only the top card shows its face.
            roles = "accent" if number > group.number - picked else text_role(group.rank)
            rows: list[Line] = [
                (span,) for span in covered(glyphs, len(lines), roles, edge, target)
            ]
        else:
            chosen = picked > 0 if layout.fan else number <= picked
            roles = CHOSEN if chosen else face_role(group.rank, lit)
            face = _face(company, group.rank, layout.card, size, chosen)
            rows = card(glyphs, face, roles, edge, target=target)
        for spans, row in zip(lines, rows, strict=True):
            if number > 1 and layout.within:
                spans.append(Span(" " * layout.within))
            spans += about(card_topic(group.rank), row)
    return lines


def _face(company: Company, rank: int, cells: int, size: CardSize, chosen: bool) -> list[str]:
    """Return the face of a card. A picked one is in brackets, because colour alone may not be
    seen."""
    rows, text = face_rows(company, rank, cells, size), f"[{sign(company, rank)}]"
    room = width(rows[0])
    return in_middle(text, room, len(rows)) if chosen and width(text) <= room else rows


def _hint(company: Company, view: DalmutiView, pick: Pick, group: Group, layout: Layout) -> Span:
    """Return the words under a rank: how many are picked, or how the rank can be played."""
    asked, rank = choosing(view), group.rank
    picked = _picked(view, pick, rank)
    if asked == "gift":
        under = company.glyphs.up if rank == pick.rank else ""
        return Span(under + (str(picked) if picked else ""), "accent")
    if picked:
        return Span(f"{picked}/{group.number}", "accent")
    if asked == "play" and view.table.top is not None:
        return _answer(company, view, group)
    number = f"{company.glyphs.cross}{group.number}" if layout.fan and group.number > 1 else ""
    return Span(number, "dim")


def _answer(company: Company, view: DalmutiView, group: Group) -> Span:
    """Return whether a rank can beat the pile, and with how many Jesters at least."""
    ways = [play for play in plays(view) if play.rank == group.rank]
    if group.rank == JESTER or not ways:
        useful = group.rank == JESTER and any(play.jesters for play in plays(view))
        return Span("+" if useful else company.glyphs.dot, "accent" if useful else "faint")
    play = min(ways, key=lambda way: way.jesters)
    jesters = "+" + company.say("da.jester") * play.jesters if play.jesters else ""
    return Span(jesters or company.glyphs.check, "accent")


def hand_text(company: Company, hand: int, cells: int) -> Line:
    """Return a hand on one line, card by card, or if there is no room, as numbers of cards."""
    groups = groups_of(hand)
    for form in ("cards", "numbers"):
        spans: list[Span] = []
        for group in groups:
            text = sign(company, group.rank)
            if form == "cards":
                text = " ".join([text] * group.number)
            elif group.number > 1:
                text = f"{group.number}{company.glyphs.cross}{text}"
            if spans:
                spans.append(Span("  " if form == "cards" else " "))
            spans.append(Span(text, text_role(group.rank), topic=card_topic(group.rank)))
        if width(tuple(spans)) <= cells:
            break
    return line(*spans)
