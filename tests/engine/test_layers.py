"""The engine needs no screen, disk, clock or luck of its own, and gives the same answers in every
process."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine

ROOM = Path(engine.__file__).parent
SOURCES = sorted(ROOM.rglob("*.py"))

HEAVY = {
    "argparse",
    "asyncio",
    "concurrent",
    "curses",
    "http",
    "locale",
    "logging",
    "multiprocessing",
    "numpy",
    "platformdirs",
    "rich",
    "shutil",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "tempfile",
    "textual",
    "tkinter",
    "urllib",
}
"""Modules that no game needs and that would slow every start."""

OUTSIDE = HEAVY | {"builtins", "datetime", "io", "os", "pathlib", "sys", "threading", "time"}
"""Modules that the engine may not import, because they reach outside the program."""

LOAD_ALL = """
import sys
before = set(sys.modules)
import importlib, pkgutil
import engine
for module in pkgutil.walk_packages(engine.__path__, "engine."):
    importlib.import_module(module.name)
print(*sorted(set(sys.modules) - before))
"""

PLAY_ALL = """
from hashlib import blake2b
import msgspec
from engine.arena import play_out
from engine.game import Setup
from engine.registry import GAMES, game_named
for name in GAMES:
    game = game_named(name)
    for seats in (game.seats[0], game.seats[-1]):
        bots = [game.bots["random"]] * seats
        journal = play_out(game, Setup(seats, game.options()), bots, "layers")
        views = [game.view(journal.state, seat) for seat in range(seats)]
        record = msgspec.json.encode([journal.actions, views, game.outcome(journal.state)])
        print(name, seats, len(journal), blake2b(record).hexdigest())
"""


def run(script: str, hash_seed: str = "0") -> str:
    """Return what a script prints in a fresh process."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    process = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        cwd=ROOM.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_the_whole_engine_loads_without_a_screen_or_a_disk() -> None:
    loaded = run(LOAD_ALL).split()
    assert "engine.dolce_vita.rules" in loaded
    tops = {name.partition(".")[0] for name in loaded}
    assert not tops & HEAVY
    foreign = tops - set(sys.stdlib_module_names)
    # Where typing_extensions is installed, msgspec imports it by itself.
    assert foreign - {"typing_extensions"} == {"engine", "msgspec"}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOM)))
def test_no_module_of_the_engine_reaches_outside(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names = [node.module or ""]
            if node.module == "random":  # chance comes in as an argument, from engine.chance
                assert [alias.name for alias in node.names] == ["Random"]
                continue
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input", "exec", "eval"}
            continue
        else:
            continue
        assert "random" not in names
        assert not {name.partition(".")[0] for name in names} & OUTSIDE


def test_the_same_games_are_played_whatever_the_hash_seed() -> None:
    first, second = run(PLAY_ALL, "0"), run(PLAY_ALL, "1")
    assert "dolce-vita 5" in first
    assert first == second
