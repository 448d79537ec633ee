"""Keys while a scene plays, compared with the same keys while nothing moves; and the work of a
table at which nothing moves."""

import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

from tests.bench.keys import full_table
from tests.bench.terminal import LUDOTHEQUE, SMALLEST, Terminal, slowest

PRESSES = 100
"""Presses of each of two keys, in each case."""

FASTER, SLOWER = (b"+", "2×".encode()), (b"-", "1×".encode())
"""Keys of a replay with what they write."""

AT_REST = 10.0
"""Seconds for which a table at rest is watched."""


def report() -> None:
    """Print the times of the keys, and the processor time of tables at rest."""
    with tempfile.TemporaryDirectory() as folder:
        path = full_table(Path(folder))
        with Terminal([*LUDOTHEQUE, "--lang", "en", "replay", str(path)]) as terminal:
            terminal.wait_for(b"Log")
            terminal.settle()
            still = [answer(terminal, *key) for _ in range(PRESSES) for key in (FASTER, SLOWER)]
            os.write(terminal.handle, b" ")
            played = [answer(terminal, *key) for _ in range(PRESSES) for key in (FASTER, SLOWER)]
            os.write(terminal.handle, b" ")
            replay = at_rest(terminal)
        with Terminal(
            [*LUDOTHEQUE, "--lang", "en", "--saves", folder, "resume", str(path)]
        ) as ours:
            ours.wait_for(b"Log")
            table = at_rest(ours)
        with Terminal(SMALLEST) as small:
            small.wait_for(b"ready")
            least = at_rest(small)
    print(f"Key to what it writes, 120x40, a replay of Dolce Vita, {2 * PRESSES} keys each")
    for case, each in (("nothing moves", still), ("scenes play", played)):
        print(f"  {case:22}{median(each) * 1000:6.1f} ms   p99 {slowest(each) * 1000:6.1f} ms")
    print(f"Processor time of {AT_REST:.0f} s at rest")
    rests = {"smallest Textual app": least, "a replay": replay, "a person's turn": table}
    for case, seconds in rests.items():
        print(f"  {case:22}{seconds * 1000:6.1f} ms")


def answer(terminal: Terminal, key: bytes, text: bytes) -> float:
    """Return the seconds from a key to a text that only it writes."""
    start = perf_counter()
    os.write(terminal.handle, key)
    terminal.wait_for(text)
    return perf_counter() - start


def at_rest(terminal: Terminal) -> float:
    """Return the seconds of processor time that a program at rest takes in AT_REST seconds."""
    terminal.settle()
    sleep(1)
    before = terminal.busy()
    sleep(AT_REST)
    return terminal.busy() - before
