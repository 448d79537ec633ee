"""The card of Dolce Vita."""

from pathlib import Path
from typing import Final

from engine.character import Character
from tui.games.card import Card, Sample
from tui.games.dolce_vita.emblem import emblem

SAMPLES: Final = Path(__file__).parent / "samples"

CARD: Final = Card(
    game="dolce-vita",
    seats=range(3, 6),
    usual_seats=4,
    robots={
        "Bruno": Character(0.9, 0.6, 0.4, 0.7),
        "Chiara": Character(0.3, 0.8, 0.5, 0.8),
        "Dario": Character(0.9, 0.4, 0.6, 0.3),
        "Elena": Character(0.5, 0.7, 0.8, 0.5),
        "Fabio": Character(0.7, 0.5, 0.2, 0.9),
        "Giulia": Character(0.2, 0.8, 0.3, 0.4),
        "Livia": Character(0.6, 0.6, 0.7, 0.6),
        "Marco": Character(0.9, 0.3, 0.5, 0.8),
        "Nina": Character(0.4, 0.9, 0.4, 0.9),
        "Orso": Character(0.1, 0.7, 0.6, 0.2),
        "Paola": Character(0.7, 0.8, 0.9, 0.6),
        "Renzo": Character(0.3, 0.4, 0.3, 0.7),
    },
    theme="riviera-afternoon",
    emblem=emblem,
    face="tui.games.dolce_vita.face:DolceVitaFace",
    line_mode="tui.games.dolce_vita.line_mode:DolceVitaLineMode",
    board="tui.games.dolce_vita.board:DolceVitaBoard",
    lesson="tui.games.dolce_vita.lesson:GUIDE",
    goals="tui.games.dolce_vita.goals:GOALS",
    ratings=(793, 1171, 1316, 1500, 1655, 1854, 1911),
    samples=(
        Sample("dv-e1", SAMPLES / "dv-e1.ludo", 22),
        Sample("dv-e2", SAMPLES / "dv-e2.ludo", 28),
        Sample("dv-e3", SAMPLES / "dv-e3.ludo", 21),
    ),
)
