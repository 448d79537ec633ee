"""The time from the start of a program to its first frame, or to its end, beside the smallest of
its kind: every program once in turn, so that other load on the machine affects all alike."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

from tests.bench.replay import longest_match
from tests.bench.terminal import LUDOTHEQUE, SMALLEST, Terminal, environment

ROUNDS = 15


class Start(NamedTuple):
    """One start: wall-clock and processor time, in seconds."""

    wall: float
    busy: float


class Case(NamedTuple):
    """A program to be started; `bar` is the most that it may take, as a multiple of the first
    program of its table."""

    name: str
    begin: Callable[[], Start]
    bar: float = 1.0


def framed(command: list[str], sign: bytes, home: Path | None = None) -> Start:
    """Return the time from the start of a program to the frame with a sign."""
    start = perf_counter()
    with Terminal(command, home) as terminal:
        terminal.wait_for(sign)
        return Start(perf_counter() - start, terminal.busy())


def ended(command: list[str]) -> Start:
    """Return the time to the end of a program without a screen."""
    environ = environment()
    start = perf_counter()
    pid = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL).pid
    _, status, used = os.wait4(pid, 0)
    assert status == 0, command
    return Start(perf_counter() - start, used.ru_utime + used.ru_stime)


def measured(cases: list[Case], rounds: int = ROUNDS) -> list[list[Start]]:
    """Return the starts of each case, all cases in turn, without a first round to warm up."""
    found = [[case.begin() for case in cases] for _ in range(rounds + 1)]
    return [list(column) for column in zip(*found[1:], strict=True)]


def tabulate(cases: list[Case], rounds: int = ROUNDS) -> None:
    """Measure and print some cases beside the first of them."""
    first, *others = zip(cases, measured(cases, rounds), strict=True)
    wall, busy = (median(each) * 1000 for each in zip(*first[1], strict=True))
    print(f"  {first[0].name:22}{wall:6.0f} ms{'':24}{busy:6.0f} ms")
    for case, starts in others:
        line = f"  {case.name:22}"
        for own, small in zip(zip(*starts, strict=True), zip(*first[1], strict=True), strict=True):
            low, middle, high = quantiles((a / b for a, b in zip(own, small, strict=True)), n=4)
            line += f"{median(own) * 1000:6.0f} ms {middle:5.2f} ({low:.2f} to {high:.2f})   "
        print(f"{line}bar {case.bar:.2f}")


def report() -> None:
    """Measure and print all starts."""
    with tempfile.TemporaryDirectory() as folder:
        saves = ["--lang", "en", "--saves", folder]
        match = str(longest_match(Path(folder) / "longest"))
        empty = Path(folder) / "nothing"
        screens = [
            Case("smallest Textual app", lambda: framed(SMALLEST, b"ready")),
            Case("home", lambda: framed(LUDOTHEQUE, b"Dolce Vita"), 1.15),
            Case("first start, welcome", lambda: framed(LUDOTHEQUE, b"Welcome!", empty), 1.25),
            Case("a table", lambda: framed([*LUDOTHEQUE, *saves, "play", "dalmuti"], b"Log"), 1.4),
            Case("longest replay", lambda: framed([*LUDOTHEQUE, "replay", match], b"Log"), 1.6),
        ]
        print(f"First frame in a terminal of 120x40, {ROUNDS} times in turn, medians and quartiles")
        print(f"  {'':22}{'by the clock, ratio':33}by the processor, ratio")
        tabulate(screens)
        print(f"Start to end without a screen, {ROUNDS} times in turn")
        tabulate(
            [
                Case("python -c pass", lambda: ended([sys.executable, "-c", "pass"])),
                Case("--version", lambda: ended([*LUDOTHEQUE, "--version"]), 3.0),
                Case("--help", lambda: ended([*LUDOTHEQUE, "--help"]), 3.0),
            ]
        )
