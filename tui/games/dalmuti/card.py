"""The card of Der Große Dalmuti."""

from pathlib import Path
from typing import Final

from engine.character import Character
from tui.games.card import Card, Sample
from tui.games.dalmuti.emblem import emblem

SAMPLES: Final = Path(__file__).parent / "samples"

CARD: Final = Card(
    game="dalmuti",
    seats=range(4, 13),
    usual_seats=6,
    robots={
        "Aliénor": Character(0.7, 0.7, 0.6, 0.6),
        "Baudouin": Character(0.2, 0.8, 0.4, 0.3),
        "Clotilde": Character(0.5, 0.6, 0.9, 0.7),
        "Dagobert": Character(0.9, 0.5, 0.2, 0.9),
        "Ermeline": Character(0.2, 0.9, 0.5, 0.4),
        "Foulques": Character(0.8, 0.3, 0.8, 0.5),
        "Gisèle": Character(0.4, 0.7, 0.3, 0.8),
        "Hugues": Character(0.6, 0.6, 0.7, 0.2),
        "Isabeau": Character(0.1, 0.5, 0.6, 0.9),
        "Josse": Character(0.8, 0.4, 0.3, 0.7),
        "Lothaire": Character(0.1, 0.8, 0.8, 0.5),
        "Mahaut": Character(0.6, 0.7, 1.0, 0.6),
    },
    theme="parchment",
    emblem=emblem,
    face="tui.games.dalmuti.face:DalmutiFace",
    line_mode="tui.games.dalmuti.line_mode:DalmutiLineMode",
    board="tui.games.dalmuti.board:DalmutiBoard",
    lesson="tui.games.dalmuti.lesson:GUIDE",
    goals="tui.games.dalmuti.goals:GOALS",
    daily={"hands": 1},  # the deals of later hands would depend on how the first was played
    ratings=(618, 1345, 1437, 1500, 1608, 1736, 1737),
    samples=(
        Sample("da-e1", SAMPLES / "da-e1.ludo", 2),
        Sample("da-revolution", SAMPLES / "da-revolution.ludo", 4),
        Sample("da-e2", SAMPLES / "da-e1.ludo", 12),
        Sample("da-e5", SAMPLES / "da-e5.ludo", 8),
        Sample("da-e3", SAMPLES / "da-e1.ludo", 26),
        Sample("da-e4", SAMPLES / "da-e1.ludo", 35),
        Sample("da-misdeal", SAMPLES / "da-misdeal.ludo", 3),
    ),
)
