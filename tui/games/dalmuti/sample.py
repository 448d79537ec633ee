"""Some cards of a hand, for choosing a theme."""

from tui.games.dalmuti.naming import face_role, sign
from tui.games.dalmuti.pieces import CELLS, card_lines, face_rows
from tui.render.cards import CHOSEN, beside, card, in_middle
from tui.render.face import Company
from tui.words.spans import Line


def sample(company: Company) -> list[Line]:
    """Return two Seamstresses, a picked Shepherdess, and a Peasant that cannot be played."""
    cells = CELLS["full"]
    picked = in_middle(f"[{sign(company, 10)}]", cells - 2, 3)
    low = face_rows(company, 12, cells, "full")
    return beside(
        [
            card_lines(company, (7, 7), cells, "full"),
            card(company.glyphs, picked, CHOSEN, edged=True),
            card(company.glyphs, low, face_role(12, counts=False), edged=True),
        ]
    )
