"""All hands on the table, for a perspective that sees everything."""

from typing import Final

from engine.dalmuti.cards import ranks
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.hand import FORMS, hand_text
from tui.games.dalmuti.pieces import CELLS, HEIGHTS, card_lines
from tui.games.dalmuti.seats import around
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span, fit, left, line, width

SLIMMEST: Final = 3
"""The fewest cells of a card whose rank can be read."""


def open_hands(company: Company, view: DalmutiView, cells: int, rows: int) -> list[Line]:
    """Return each player's cards in social order: a line for each in as many columns as needed, or
    where there is room cards of several lines."""
    seats = around(view)
    label = max(width(name) for name in company.names) + 4
    each = min((cells - label) // max(view.table.sizes) - 1, CELLS["compact"])
    if rows > 2 * len(seats) and each >= SLIMMEST:
        return [row for seat in seats for row in _tall(company, view, seat, label, each)]
    columns = -(-len(seats) // max(rows, 1))
    each = cells // columns
    name = 11 if columns > 1 else 16
    room = each - name - 2
    form = next(
        (
            form
            for form in FORMS
            if all(width(hand_text(company, hand, form)) <= room for hand in view.hands)
        ),
        FORMS[-1],
    )
    entries = []
    for seat in seats:
        who = f"{company.glyphs.seats[seat]} {company.names[seat]}"
        title = Span(left(who, name, company.glyphs.ellipsis), f"seat-{seat}", ("seat", seat))
        hand = hand_text(company, view.hands[seat], form)
        entries.append(fit(line(title, " ", hand), each, company.glyphs.ellipsis))
    down = -(-len(entries) // columns)
    return [line(*entries[row::down]) for row in range(down)]


def _tall(company: Company, view: DalmutiView, seat: Seat, label: int, each: int) -> list[Line]:
    """Return a hand as cards of `each` cells beside its player, and a blank line under it."""
    hand = ranks(view.hands[seat])
    rows = card_lines(company, hand, each, "compact") if hand else [BLANK] * HEIGHTS["compact"]
    named = [company.who(seat) if n == len(rows) // 2 else BLANK for n in range(len(rows))]
    lines = [line(fit(who, label), row) for who, row in zip(named, rows, strict=True)]
    return [*lines, BLANK]
