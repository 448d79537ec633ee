"""Keys while a robot thinks, compared with the same keys while none does."""

import os
import tempfile
from pathlib import Path
from statistics import median

from tests.bench.terminal import KEYS, LUDOTHEQUE, Terminal, slowest
from tests.tui.packages import install

PONDER = """
def ponder(view, rng, enough):
    while True:
        enough(0)
"""
"""A robot that thinks for ever, as hard as a process can."""

ROUNDS = 10
"""How often idle and busy keys alternate, so that other load on the machine affects both."""

MOST_RATIO = 1.5
"""How much slower a key may be while a robot thinks, at its 99th percentile."""


def report() -> None:
    """Measure keys at a table on the person's turn, then on a robot's; undo leads back."""
    idle: list[float] = []
    busy: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        packages = install(Path(name) / "packages", "ponderers", PONDER, {"ponder": "ponder"})
        path = f"{packages}{os.pathsep}{Path.cwd()}"
        words = ["play", "dolce-vita", "--seed", "bench", "--bots", "ponder", "--saves", name]
        with Terminal([*LUDOTHEQUE, "--lang", "en", *words], PYTHONPATH=path) as table:
            table.wait_for(b"Choose a number card")
            for _ in range(ROUNDS):
                idle += looks(table)
                for key in (b"1", b"a"):
                    table.press(key)
                shows(table, b"\r", b"is placing a card")
                busy += looks(table)
                shows(table, b"u", b"Choose a number card")
    print(f"Key to changed screen of 120x40, {len(idle)} keys each, {ROUNDS} times in turn")
    for case, each in (("nobody thinks", idle), ("a robot thinks", busy)):
        print(f"  {case:22}{median(each) * 1000:6.1f} ms   p99 {slowest(each) * 1000:6.1f} ms")
    ratio = slowest(busy) / slowest(idle)
    verdict = "within" if ratio <= MOST_RATIO else "NOT within"
    print(f"  ratio of the p99 {ratio:.2f}, {verdict} {MOST_RATIO}")


def looks(table: Terminal) -> list[float]:
    """Return the seconds from key to screen, for a key that moves the focus to the log and back."""
    table.settle()
    return [table.press(b"l") for _ in range(KEYS // ROUNDS)]


def shows(table: Terminal, key: bytes, text: bytes) -> None:
    """Press a key, and wait for the text that follows."""
    os.write(table.handle, key)
    table.wait_for(text)
