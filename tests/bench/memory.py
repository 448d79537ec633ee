"""The memory of the program, once its screen has come to rest."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.replay import longest_match
from tests.bench.terminal import LUDOTHEQUE, SMALLEST, Terminal, environment

MIB = 1024

THINK = """
import sys
from engine.registry import game_named
from tui.session import thinking_process
game_named(sys.argv[1])
print(open("/proc/self/status").read())
"""
"""The source of a process like the robots' before its first question, with the rules of a game. It
prints its own status."""


def resident(status: str) -> float:
    """Return the resident memory that the status of a process tells, in MiB. Linux only."""
    return int(status.partition("VmRSS:")[2].split()[0]) / MIB


def shown(command: list[str], sign: bytes) -> float:
    """Return the memory of a program in MiB, once it has written a sign and its screen is at
    rest."""
    with Terminal(command) as terminal:
        terminal.wait_for(sign)
        terminal.settle()
        return resident(Path(f"/proc/{terminal.pid}/status").read_text())


def report() -> None:
    """Measure and print the memory of every kind of screen, and of the robots' process."""
    with tempfile.TemporaryDirectory() as folder:
        saves = ["--lang", "en", "--saves", folder]
        match = str(longest_match(Path(folder) / "longest"))
        small = shown(SMALLEST, b"ready")
        home = shown(LUDOTHEQUE, b"Dolce Vita")
        table = shown([*LUDOTHEQUE, *saves, "play", "dalmuti"], b"Log")
        replay = shown([*LUDOTHEQUE, "replay", match], b"Log")
    robots = max(thinking(game) for game in ("dolce-vita", "dolores", "dalmuti"))
    print("Resident memory at rest")
    print(f"  smallest Textual app  {small:6.1f} MiB")
    print(f"  home                  {home:6.1f} MiB   ratio {home / small:.2f}, bar 1.20")
    print(f"  a table               {table:6.1f} MiB   ratio {table / small:.2f}, bar 1.20")
    print(f"  longest replay        {replay:6.1f} MiB   bar 70")
    print(f"  the robots' process   {robots:6.1f} MiB   bar 30")


def thinking(game: str) -> float:
    """Return the memory of the robots' process in MiB, ready for a game."""
    command = [sys.executable, "-c", THINK, game]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    return resident(done.stdout)
