"""Reading and stepping through the longest possible match: twelve players, twenty hands of
Dalmuti."""

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from saves.reading import load
from tests.bench.terminal import LUDOTHEQUE, Terminal, environment
from tests.tui.mistakes import made_up
from tui.cli.garbage import no_look_for_garbage
from tui.render.company import Company
from tui.render.curves import Course, curves, drawn, ink
from tui.render.glyphs import glyphs
from tui.session.review_process import MOST
from tui.words import Wording

MATCH = ["dalmuti", "--players", "12", "--option", "hands=20", "--bots", "random", "--seed", "96"]
LOADS = 15
SEEKS = 200
CHART_STEPS = 8000
"""The steps of a game whose chart is drawn, with the chances at each."""
CHARTS = 200
VIEWS = 14
"""Presses of the key that changes the perspective: through every seat and all hands open."""


def longest_match(folder: Path) -> Path:
    """Let robots play the longest match, and return the path of its save."""
    command = [*LUDOTHEQUE, "simulate", *MATCH, "--games", "1", "--out", str(folder)]
    environ = environment()
    quiet = subprocess.DEVNULL
    subprocess.run(command, check=True, env=environ, stdout=quiet, stderr=quiet)
    return next(folder.glob("*.ludo"))


def loaded(path: Path) -> float:
    """Return the seconds of processor time to read, check and fold a save, without a look for
    garbage, as when it is opened from the command line."""
    with no_look_for_garbage():
        start = process_time()
        load(path)
        return process_time() - start


def charted(everybody: bool) -> list[float]:
    """Return the seconds of processor time of each drawing of the chart of a long game.

    Twelve players have chances at each of its steps, in a terminal of 120x40. Drawn are the lines
    of everybody, or of two players.
    """
    rng, names = Random(1), tuple(f"P{n}" for n in range(1, 13))
    company = Company(names, Wording("en"), glyphs(False))
    points = [(n, tuple(rng.random() for _ in names)) for n in range(CHART_STEPS)]
    course, times = Course(points, 0, CHART_STEPS - 1), list[float]()
    for here in range(0, CHART_STEPS, CHART_STEPS // CHARTS):
        start = process_time()
        seats = drawn(points[-1][1], 0, everybody)
        curves(company, course, seats, ink(course, seats, 111, 6), here)
        times.append(process_time() - start)
    return times


def report() -> None:
    """Print how long a save takes to be read, a step of it to appear, and a chart to be drawn."""
    with tempfile.TemporaryDirectory() as folder:
        path = longest_match(Path(folder))
        saved = load(path)
        steps = len(saved.journal)
        decisions = (n for n, each in enumerate(saved.journal.actions, 1) if each.seat >= 0)
        costs = {step: 0.3 if step % 7 == 0 else 0.0 for step in decisions}
        made_up(saved, costs, 1 + steps // MOST)
        loads = [loaded(path) for _ in range(LOADS)]
        start = perf_counter()
        with Terminal([*LUDOTHEQUE, "--lang", "en", "replay", str(path)]) as terminal:
            terminal.wait_for(b"Log")
            opened = perf_counter() - start
            terminal.settle()
            ways = {
                "any step, typed": [seek(terminal, number) for number in numbers(steps)],
                "a step on or back": pressed(terminal, [b"\x1b[C", b"\x1b[D"] * 50),
                "a trick on or back": pressed(terminal, [b"\x1b[6~", b"\x1b[5~"] * 50),
                "another view": pressed(terminal, [b"v"] * VIEWS),
                "a mistake on": pressed(terminal, [b"j"] * 50),
            }
    print(f"The longest match, {steps:,} steps, with its review, in a terminal of 120x40")
    read = [seconds / steps * 1e6 for seconds in loads]
    print(f"  read, checked, folded {median(read):6.2f} µs a step, least {min(read):.2f}   bar 3.0")
    print(f"  program to first frame{opened * 1000:6.0f} ms")
    print("  key to changed screen                       of that, at work")
    for name, each in ways.items():
        waited, worked = (in_short(column) for column in zip(*each, strict=True))
        print(f"    {name:20}{waited}   {worked}")
    print(
        f"  the chart of {CHART_STEPS:,} steps drawn, two lines {in_short(charted(False))}   bar 20"
    )
    print(f"    the same, lines of all twelve           {in_short(charted(True))}")


def in_short(seconds: Sequence[float]) -> str:
    """Return the median and the 99th percentile in words; of few times, the greatest instead of the
    latter."""
    slowest = quantiles(seconds, n=100)[98] if len(seconds) > VIEWS else max(seconds)
    return f"{median(seconds) * 1000:6.1f} ms p99 {slowest * 1000:5.1f}"


def numbers(steps: int) -> list[int]:
    """Return the numbers of SEEKS steps in any order, none twice."""
    return Random(1).sample(range(1, steps), SEEKS)


def seek(terminal: Terminal, number: int) -> tuple[float, float]:
    """Type the number of a step, and return the seconds from Enter to the last change on the
    screen, and those at work."""
    for digit in str(number):
        terminal.press(digit.encode())
    return terminal.press_through(b"\r")


def pressed(terminal: Terminal, keys: list[bytes]) -> list[tuple[float, float]]:
    """Return, for each of some keys, the seconds to the last change on the screen, and those at
    work."""
    return [terminal.press_through(key) for key in keys]
