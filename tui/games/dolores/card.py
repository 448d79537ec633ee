"""The card of Dolorès."""

from pathlib import Path
from typing import Final

from tui.games.card import Card, Sample
from tui.games.dolores.emblem import emblem

SAMPLES: Final = Path(__file__).parent / "samples"

CARD: Final = Card(
    game="dolores",
    seats=range(2, 5),
    usual_seats=3,
    robots=(
        *("Yann", "Maëlle", "Gaël", "Rozenn", "Loïc", "Nolwenn", "Tanguy", "Soazig"),
        *("Erwan", "Enora", "Malo", "Annick"),
    ),
    theme="storm-lantern",
    emblem=emblem,
    face="tui.games.dolores.face:DoloresFace",
    line_mode="tui.games.dolores.line_mode:DoloresLineMode",
    board="tui.games.dolores.board:DoloresBoard",
    lesson="tui.games.dolores.lesson:GUIDE",
    goals="tui.games.dolores.goals:GOALS",
    ratings=(1148, 1328, 1417, 1500, 1540, 1587, 1629),
    samples=(
        Sample("do-e1", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e2", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e3", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e4", SAMPLES / "do-e1.ludo", 74),
        Sample("do-e5", SAMPLES / "do-e5.ludo", 77),
    ),
)
