"""The card of Dolorès."""

from pathlib import Path
from typing import Final

from engine.character import Character
from tui.games.card import Card, Sample
from tui.games.dolores.emblem import emblem

SAMPLES: Final = Path(__file__).parent / "samples"

CARD: Final = Card(
    game="dolores",
    seats=range(2, 5),
    usual_seats=3,
    robots={
        "Yann": Character(0.7, 0.8, 0.4, 0.8),
        "Maëlle": Character(0.4, 0.95, 0.8, 0.7),
        "Gaël": Character(0.8, 0.75, 0.2, 0.9),
        "Loïc": Character(0.3, 0.85, 0.6, 0.4),
        "Nolwenn": Character(0.5, 0.9, 0.1, 0.6),
        "Soazig": Character(0.2, 0.8, 0.9, 0.8),
        "Enora": Character(0.6, 0.8, 0.3, 0.9),
        "Annick": Character(0.1, 1.0, 1.0, 0.5),
        "Malo": Character(0.3, 0.4, 0.8, 0.5),
        "Rozenn": Character(0.6, 0.25, 0.5, 0.9),
        "Tanguy": Character(0.9, 0.3, 0.7, 0.3),
        "Erwan": Character(0.7, 0.2, 0.2, 0.6),
    },
    theme="storm-lantern",
    emblem=emblem,
    face="tui.games.dolores.face:DoloresFace",
    line_mode="tui.games.dolores.line_mode:DoloresLineMode",
    board="tui.games.dolores.board:DoloresBoard",
    lesson="tui.games.dolores.lesson:GUIDE",
    goals="tui.games.dolores.goals:GOALS",
    ratings=(1122, 1303, 1396, 1500, 1555, 1609, 1673),
    samples=(
        Sample("do-e1", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e2", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e3", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e4", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e5", SAMPLES / "do-e5.ludo", 77),
    ),
)
