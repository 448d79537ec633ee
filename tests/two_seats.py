"""A table seen from two seats side by side: two guests of a host in terminals of their own, put
beside each other as one recording."""

import json
import random
import tempfile
import time
from pathlib import Path
from typing import Final

import pyte

from tests.tui.cli.screen import Terminal
from tests.tui.online.doors.dedicated import dedicated

SIZE: Final = (80, 30)
"""The columns and lines of each terminal."""

LASTS: Final = 40.0
"""The seconds that the recording lasts."""

STEP: Final = 0.1

KEYS: Final = ("s", "f", "d", "n", "1", "2", "\x1b[C", "\r", "\r", "\r")
"""The keys that both guests press, drawn by chance: gestures, no, cards, an arrow and Enter. The
arrow alone picks the card of a theft."""

NAMES: Final = {
    "black": 0, "red": 1, "green": 2, "brown": 3, "blue": 4, "magenta": 5, "cyan": 6, "white": 7,
}  # fmt: skip


def colour(name: str, ground: int) -> str:
    """Return the escape codes of a colour, on the front (3) or behind (4)."""
    if name == "default":
        return f";{ground}9"
    if name in NAMES:
        return f";{ground}{NAMES[name]}"
    red, green, blue = (int(name[at : at + 2], 16) for at in (0, 2, 4))
    return f";{ground}8;2;{red};{green};{blue}"


def row(screen: pyte.Screen, number: int) -> str:
    """Return a row of a screen with the escape codes that draw it."""
    drawn, before = "", ""
    for column in range(screen.columns):
        cell = screen.buffer[number][column]
        marks = (";1" if cell.bold else "") + (";7" if cell.reverse else "")
        style = f"\x1b[0{marks}{colour(cell.fg, 3)}{colour(cell.bg, 4)}m"
        drawn += (style if style != before else "") + cell.data
        before = style
    return drawn + "\x1b[0m"


def record_two_seats(out: Path) -> None:
    """Write a recording of two guests who play Dolorès with a robot. Both press the same keys at
    the same time."""
    chance = random.Random("two seats")
    lines = [json.dumps({"version": 2, "width": 2 * SIZE[0] + 1, "height": SIZE[1]})]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        words = ("dolores", "--players", "3", "--bots", "normal", "--saves", str(home / "saves"))
        with dedicated(home, *words) as host:
            join = ("join", f"{host.code}@127.0.0.1:{host.port}", "--lang", "en", "--name")
            around = {"COLORTERM": "truecolor"}
            size = {"columns": SIZE[0], "lines": SIZE[1]}
            with (
                Terminal(*join, "Anna", HOME=str(home / "a"), **size, **around) as anna,  # type: ignore[arg-type]
                Terminal(*join, "Bruno", HOME=str(home / "b"), **size, **around) as bruno,  # type: ignore[arg-type]
            ):
                for each, name in ((anna, "Anna"), (bruno, "Bruno")):
                    each.shows(f"{name} (you)")
                anna.until(lambda text: text.count("here") >= 2)
                began, presses, shown = time.monotonic(), 2.0, [""] * SIZE[1]
                while (now := time.monotonic() - began) < LASTS:
                    for each in (anna, bruno):
                        each._read(STEP / 2)
                    rows = [f"{row(anna.screen, n)}│{row(bruno.screen, n)}" for n in range(SIZE[1])]
                    changed = [n for n in range(SIZE[1]) if rows[n] != shown[n]]
                    drawn = "".join(f"\x1b[{n + 1};1H{rows[n]}" for n in changed)
                    if drawn:
                        lines.append(json.dumps([round(now, 2), "o", drawn], ensure_ascii=False))
                    shown = rows
                    if now > presses:
                        key = "\r" if presses == 2.0 else chance.choice(KEYS)
                        for each in (anna, bruno):
                            each.press(key)
                        presses += 0.7
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
