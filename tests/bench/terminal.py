"""The program in a real pseudo-terminal: first frame, and key to changed screen."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
from pathlib import Path
from statistics import median, quantiles
from time import clock_gettime, perf_counter
from types import TracebackType

from engine.chance import dice
from engine.game import DEALER
from saves.writing import LiveGame
from tui.session.new_game import begin, default_game

STARTS = 9
KEYS = 200
SIZE = (40, 120)
ANSWER_SECONDS = 10.0
QUIET_SECONDS = 0.05

SMALLEST = [sys.executable, "-m", "tests.bench.smallest"]
LUDOTHEQUE = [sys.executable, "-c", "from tui.cli.main import main; raise SystemExit(main())"]


class Terminal:
    """A program running in a pseudo-terminal of 120x40."""

    def __init__(self, command: list[str], **changes: str) -> None:
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            environ = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", **changes}
            environ.pop("PYTHONDONTWRITEBYTECODE", None)
            os.execvpe(command[0], command, environ)
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.kill(self.pid, signal.SIGTERM)
        try:
            while self.read(ANSWER_SECONDS):
                pass
        except OSError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.handle)

    def read(self, seconds: float) -> bytes:
        """What comes within so many seconds; empty if nothing does."""
        ready, _, _ = select.select([self.handle], [], [], seconds)
        return os.read(self.handle, 1 << 16) if ready else b""

    def wait_for(self, text: bytes) -> None:
        """Read until a text has come."""
        seen = b""
        deadline = perf_counter() + ANSWER_SECONDS
        while text not in seen:
            if perf_counter() > deadline:
                raise TimeoutError(f"{text!r} never came; the end was {seen[-300:]!r}")
            seen += self.read(1.0)

    def settle(self) -> None:
        """Read until nothing more comes."""
        while self.read(QUIET_SECONDS):
            pass

    def press(self, key: bytes) -> float:
        """Seconds from a key to the first of what it changes on the screen."""
        start = perf_counter()
        os.write(self.handle, key)
        if not self.read(ANSWER_SECONDS):
            raise TimeoutError(f"the key {key!r} changed nothing")
        answered = perf_counter() - start
        self.settle()
        return answered

    def busy(self) -> float:
        """Seconds of processor time that the program has used."""
        # How Linux numbers the clock of another process; see clock_getcpuclockid(3).
        return clock_gettime((~self.pid << 3) | 2)

    def press_through(self, key: bytes) -> tuple[float, float]:
        """Seconds from a key to the last of what it changes on the screen, and how many of them the
        program worked: on a machine that does other things too they are fewer."""
        start, before = perf_counter(), self.busy()
        os.write(self.handle, key)
        if not self.read(ANSWER_SECONDS):
            raise TimeoutError(f"the key {key!r} changed nothing")
        answered = perf_counter()
        while self.read(QUIET_SECONDS):
            answered = perf_counter()
        return answered - start, self.busy() - before


def first_frame(command: list[str], sign: bytes) -> float:
    """Seconds from the start of a program to its first frame."""
    start = perf_counter()
    with Terminal(command) as terminal:
        terminal.wait_for(sign)
        return perf_counter() - start


def report_start() -> None:
    """The home screen beside the smallest app, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        home = [*LUDOTHEQUE, "--lang", "en", "--saves", folder]
        first_frame(SMALLEST, b"ready"), first_frame(home, b"Dolce Vita")
        pairs = [
            (first_frame(SMALLEST, b"ready"), first_frame(home, b"Dolce Vita"))
            for _ in range(STARTS)
        ]
    small, ours = (median(each) for each in zip(*pairs, strict=True))
    print(f"First frame in a terminal, median of {STARTS}")
    print(f"  smallest Textual app  {small * 1000:6.0f} ms")
    print(f"  home screen           {ours * 1000:6.0f} ms   ratio {ours / small:.2f}")


def full_table(folder: Path) -> Path:
    """A save of Dolce Vita in its last round, a person to place."""
    live: LiveGame = begin(default_game("dolce-vita", 5, human="Anna", seed="bench"), folder)
    table, game = live.table, live.journal.game
    while True:
        seat = table.to_act[0]
        state = live.journal.state
        if seat == 0 and state.round == state.rounds and len(game.legal(table.view(0))) < 30:
            break
        rng = dice("bench", len(live.journal), seat)
        choose = game.bots["random"]
        live.table.submit(
            live.table.deal() if seat == DEALER else choose(table.view(seat), rng, bool)
        )
    live.close()
    return live.path


def slowest(seconds: list[float]) -> float:
    """The time that 99 of 100 stay under."""
    return quantiles(seconds, n=100)[98]


def report_keys() -> None:
    """A full table with its chronicle beside the smallest app."""
    with tempfile.TemporaryDirectory() as folder:
        path = full_table(Path(folder))
        table = [*LUDOTHEQUE, "--lang", "en", "--saves", folder, "resume", str(path)]
        with Terminal(SMALLEST) as small, Terminal(table) as ours:
            small.wait_for(b"ready")
            ours.wait_for(b"Log")
            small.settle()
            ours.settle()
            pairs = [(small.press(b"x"), ours.press(b"ab"[n % 2 : n % 2 + 1])) for n in range(KEYS)]
    print(f"Key to changed screen on a full table of 120x40, {KEYS} keys in turn")
    columns = [sorted(each) for each in zip(*pairs, strict=True)]
    for name, each in zip(("smallest Textual app", "table with log"), columns, strict=True):
        print(f"  {name:22}{median(each) * 1000:6.1f} ms   p99 {slowest(each) * 1000:6.1f} ms")
    print(f"  ratio of the medians {median(columns[1]) / median(columns[0]):.2f}")
