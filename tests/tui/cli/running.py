"""Running the program, in this process or in one of its own without a terminal."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from engine.arena import play_out
from engine.registry import game_named
from saves.header import Player
from saves.whole import compose, write_save
from tests.patience import PATIENCE
from tui.cli.main import main
from tui.session.new_game import NewGame, header_of, now

ROOT = Path(__file__).parents[3]

PROGRAM = [sys.executable, "-m", "tui.cli.main"]

HOSTILE = {
    "escape": "An\x1b[31mna\x1b]52;c;aGk=\x07",
    "control": "An\x00\x08\x85\x9bna",
    "markup": "[/][link=x]Anna[@click=app.quit]",
    "right-to-left": "\u202eAnna\u2067",
    "zero-width": "\u200bA\u200d\ufeffnna\u00ad",
    "tower": "A" + "\u0301" * 500,
    "long": "Anna" * 2500,
    "template": "{0}{who}%(prog)s%s",
}
"""Names that an attacker might choose."""


class Ended(NamedTuple):
    """The end of a run of the program."""

    status: int
    out: str
    err: str

    def failed(self, status: int) -> str:
        """Check that the run ended with this status, and return its one line on standard error,
        without the name of the program."""
        assert self.status == status, self
        assert self.err.startswith("ludotheque: "), self
        assert self.err.count("\n") == 1 and self.err.endswith("\n"), self
        assert "Traceback" not in self.err
        return self.err.removeprefix("ludotheque: ").removesuffix("\n")


def here(capsys: pytest.CaptureFixture[str], *words: str) -> Ended:
    """Run the command line in this process, and return how it ended."""
    capsys.readouterr()
    status = main(words)
    return Ended(status, *capsys.readouterr())


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of another process: the folders of this run, and the changes."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **changes}


def apart(*words: str, **changes: str) -> Ended:
    """Run the program in a process of its own, with pipes in place of a terminal, and return how
    it ended."""
    done = subprocess.run(
        [*PROGRAM, *words],
        env=environment(**changes),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def saved_game(
    path: Path,
    *names: str,
    steps: int | None = None,
    game: str = "dolce-vita",
    human: int = 0,
    seed: str = "seed",
    options: msgspec.Struct | None = None,
) -> Path:
    """Write a save of a game that robots played, or only its first `steps`, and return its path.

    The seat `human` passes for that of a person; with -1 none does.
    """
    rules = game_named(game)
    names = names or ("Anna", "Bruno", "Chiara")
    players = tuple(
        Player(name, "human" if seat == human else "random") for seat, name in enumerate(names)
    )
    header = header_of(NewGame(game, players, options or rules.options(), seed), now())
    journal = play_out(rules, header.setup, [rules.bots["random"]] * len(names), seed)
    write_save(path, compose(header, journal.actions[:steps]))
    return path
