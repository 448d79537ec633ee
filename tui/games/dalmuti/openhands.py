"""All hands on the table, for a perspective that sees everything."""

from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.hand import hand_text
from tui.games.dalmuti.seats import around
from tui.render.face import Company
from tui.words.spans import Line, Span, fit, left, line


def open_hands(company: Company, view: DalmutiView, cells: int, rows: int) -> list[Line]:
    """Return a line for each player, in social order, in as many columns as needed."""
    seats = around(view)
    columns = -(-len(seats) // max(rows, 1))
    each = cells // columns
    name = 11 if columns > 1 else 16
    entries = []
    for seat in seats:
        label = f"{company.glyphs.seats[seat]} {company.names[seat]}"
        title = Span(left(label, name, company.glyphs.ellipsis), f"seat-{seat}", ("seat", seat))
        hand = hand_text(company, view.hands[seat], each - name - 2)
        entries.append(fit(line(title, " ", hand), each, company.glyphs.ellipsis))
    down = -(-len(entries) // columns)
    return [line(*entries[row::down]) for row in range(down)]
