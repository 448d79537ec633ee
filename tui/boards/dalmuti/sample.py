"""Some cards of a hand, to choose a theme by."""

from tui.boards.dalmuti.naming import face_role, sign
from tui.boards.dalmuti.pieces import CELLS, card_lines, face_rows
from tui.boards.face import Company
from tui.cards import CHOSEN, beside, card, in_middle
from tui.ink import Line


def sample(company: Company) -> list[Line]:
    """Two Seamstresses; a Shepherdess, picked; a Peasant, who cannot be played."""
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
