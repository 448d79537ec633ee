"""The card of Dolce Vita."""

from pathlib import Path
from typing import Final

from tui.games.card import Card, Sample
from tui.games.dolce_vita.emblem import emblem

SAMPLES: Final = Path(__file__).parent / "samples"

CARD: Final = Card(
    game="dolce-vita",
    seats=range(3, 6),
    usual_seats=4,
    robots=(
        *("Bruno", "Chiara", "Dario", "Elena", "Fabio", "Giulia", "Livia", "Marco"),
        *("Nina", "Orso", "Paola", "Renzo"),
    ),
    theme="riviera-afternoon",
    emblem=emblem,
    face="tui.games.dolce_vita.face:DolceVitaFace",
    line_mode="tui.games.dolce_vita.line_mode:DolceVitaLineMode",
    board="tui.games.dolce_vita.board:DolceVitaBoard",
    lesson="tui.games.dolce_vita.lesson:GUIDE",
    goals="tui.games.dolce_vita.goals:GOALS",
    ratings=(869, 1167, 1329, 1500, 1641, 1826, 1882),
    samples=(
        Sample("dv-e1", SAMPLES / "dv-e1.ludo", 22),
        Sample("dv-e2", SAMPLES / "dv-e2.ludo", 28),
        Sample("dv-e3", SAMPLES / "dv-e3.ludo", 21),
    ),
)
