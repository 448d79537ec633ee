"""What compiled searches bring: `make compiled`.

Builds a wheel with mypyc from a copy of the program and plays the same games of `hard` with the
plain and the compiled engine, in turn: processor time of each, and whether all actions were the
same. Needs a C compiler and the network; prints, asserts nothing.
"""

import argparse
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from engine.registry import GAMES
from tests.copies import ROOT, copied

PLAYERS: Final = {"dolores": 3}
"""The players of a game if they are not four."""

GAME: Final = """
import sys, time
from engine.arena import play_out
from engine.game import Setup
from engine.registry import game_named
name, players, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = game_named(name)
begun = time.process_time()
journal = play_out(game, Setup(players, game.options()), [game.bots["hard"]] * players, seed)
print(time.process_time() - begun, journal.actions)
"""
"""The source of a game of robots that prints its seconds of processor time and its actions."""


def compiled(folder: Path) -> Path:
    """Build the wheel and return the folder into which it was unpacked."""
    source, place = copied(folder / "source"), folder / "compiled"
    for page in ("README.md", "LICENSE"):
        (source / page).write_bytes((ROOT / page).read_bytes())
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder, source],
        env=os.environ | {"HATCH_BUILD_HOOKS_ENABLE": "1"},
        check=True,
    )
    [wheel] = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(place)
    return place


def played(program: Path, name: str, seed: str) -> tuple[float, str]:
    """Return the seconds of processor time and the actions of a game, with the program of a
    folder."""
    words = [sys.executable, "-P", "-c", GAME, name, str(PLAYERS.get(name, 4)), seed]
    environ = os.environ | {"PYTHONPATH": str(program)}
    run = subprocess.run(words, env=environ, capture_output=True, text=True, check=True)
    seconds, actions = run.stdout.split(maxsplit=1)
    return float(seconds), actions


def main() -> None:
    """Build the wheel, play the games, and print how many times as fast the compiled engine is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5, help="games of each kind (%(default)s)")
    count = parser.parse_args().games
    with TemporaryDirectory() as folder:
        machine = compiled(Path(folder))
        for name in GAMES:
            ratios, same = [], 0
            for number in range(count):
                plain, actions = played(ROOT, name, f"compiled {number}")
                quick, others = played(machine, name, f"compiled {number}")
                ratios.append(plain / quick)
                same += actions == others
            print(
                f"{name:<11} {median(ratios):.2f} times as fast "
                f"({min(ratios):.2f} to {max(ratios):.2f}), {same} of {count} games the same",
                flush=True,
            )


if __name__ == "__main__":
    main()
