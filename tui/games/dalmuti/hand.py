"""The seat's own hand: cards grouped by rank, playable ones lit, picked ones in the accent's
colour."""

from typing import Final

from engine.dalmuti.cards import JESTER, RANKS, Rank, size
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.exchange import exchanged
from tui.games.dalmuti.layouts import (
    Group,
    Layout,
    groups_of,
    label_of,
    layout_for,
    legend,
    slots_of,
    total_of,
)
from tui.games.dalmuti.naming import card_topic, face_role, place_name, sign, text_role
from tui.games.dalmuti.picking import Pick, choosing, plays
from tui.games.dalmuti.pieces import HEIGHTS, edged, face_rows, fitting
from tui.render.cards import CHOSEN, CardSize, card, covered, in_middle
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span, about, left, line, text_of, width


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
            text_of(say.listing([line(sign(company, rank)) for rank in cards]))
            for cards in (tax.gives, tax.receives)
        )
        words.append(say("da.mine.tax", gave=gave, received=received))
    return (Span(dot.join(words), "dim"),)


def hand_lines(
    company: Company,
    view: DalmutiView,
    pick: Pick,
    cells: int,
    wanted: CardSize,
    lift: int = 0,
    rows: int = 1,
) -> list[Line]:
    """Return the cards, under each rank how it can be played, and the names in at most `rows` rows:
    under the cards or, if they have no room there, in a legend. If only some cards can be played,
    those stand `lift` lines higher."""
    groups = groups_of(view.hand)
    layout = layout_for(company, groups, cells, wanted, rows)
    size, lower = fitting(wanted, layout.card), lift + HEIGHTS[wanted]
    spare = max(cells - total_of(company, groups, layout), 0)
    margin = Span(" " * (spare // 2))
    lines: list[list[Span]] = [[margin] for _ in range(lower)]
    names: list[list[Span]] = [[margin] for _ in range(layout.rows)]
    hints = [margin]
    lit, slots = _playable(view), slots_of(company, groups, layout)
    gap = Span(" " * layout.between)
    for place, (group, slot) in enumerate(zip(groups, slots, strict=True)):
        if place:
            for spans in (*lines, hints):
                spans.append(gap)
        picked = _picked(view, pick, group.rank)
        padding = Span(" " * (slot - layout.group(group.number)))
        drawn = _cards(company, group, layout, picked, group.rank in lit, size)
        none: list[list[Span]] = [[Span(" " * layout.group(group.number))]]
        under = lift if group.rank in lit and len(lit) < len(groups) else 0
        stack = none * (lower - len(drawn) - under) + drawn + none * under
        for spans, row in zip(lines, stack, strict=False):
            spans += [*row, padding]
        target = ("card", group.rank, 0)
        roles = text_role(group.rank) if group.rank in lit or not lit else "dim"
        name = label_of(company, group.rank, layout, slot + layout.between - 2)
        label = Span(name, roles, target, card_topic(group.rank))
        before = sum(slots[:place]) + place * layout.between + width(margin.text)
        row_of_names = names[place % layout.rows]
        row_of_names += [Span(" " * (before - width(tuple(row_of_names)))), label]
        hint = _hint(company, view, pick, group, layout)
        hints.append(hint._replace(text=left(hint.text, slot, ""), target=target, topic=("fits",)))
    whole = [tuple(spans) for spans in [*lines, *(names if layout.form else []), hints]]
    return whole if layout.form else whole + legend(company, groups, cells, rows, lit or RANKS)


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
    """Return the sign under a rank: a check if it can beat the pile, or the Jesters it needs for
    that at least, or + for Jesters that help another rank; else a dot."""
    ways = [play for play in plays(view) if play.rank == group.rank]
    if group.rank == JESTER or not ways:
        useful = group.rank == JESTER and any(play.jesters for play in plays(view))
        return Span("+" if useful else company.glyphs.dot, "accent" if useful else "faint")
    play = min(ways, key=lambda way: way.jesters)
    jesters = "+" + company.say("da.jester") * play.jesters if play.jesters else ""
    return Span(jesters or company.glyphs.check, "accent")


FORMS: Final = ("cards", "signs", "numbers")
"""The forms of a hand on one line, the longest first."""


def hand_text(company: Company, hand: int, form: str) -> Line:
    """Return a hand on one line in one of FORMS: as cards, card by card, or as numbers of cards."""
    spans: list[Span] = []
    for group in groups_of(hand):
        text, roles = sign(company, group.rank), text_role(group.rank)
        if form == "cards":
            text, roles = f" {text} " * group.number, face_role(group.rank)
        elif form == "signs":
            text = " ".join([text] * group.number)
        elif group.number > 1:
            text = f"{group.number}{company.glyphs.cross}{text}"
        if spans:
            spans.append(Span("  " if form == "signs" else " "))
        spans.append(Span(text, roles, topic=card_topic(group.rank)))
    return line(*spans)
