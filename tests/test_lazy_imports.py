"""The imports that are not at the top of a file, and the reason for each."""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parents[1]

LAZY = {
    "saves/digest.py": 2,  # OpenSSL, where Python has the digest without it: 4 ms
    "saves/lock.py": 1,  # there is no fcntl on Windows
    "tui/app/app.py": 2,  # processes that think, before a robot or a review is asked: 10 ms
    "tui/app/screens/home.py": 2,  # what reads a save, where there is none: 12 ms
    "tui/app/screens/care_for_saves.py": 2,  # what paints an export: 210 ms
    "tui/app/screens/join.py": 3,  # extras
    "tui/cli/config.py": 2,  # all screens, for their keys: 700 ms
    "tui/cli/executors.py": 1,  # an extra
    "tui/cli/export.py": 2,  # what paints: 210 ms
    "tui/cli/host.py": 1,  # an extra
    "tui/cli/join.py": 3,  # an extra
    "tui/cli/line.py": 3,  # the parser, without a word to parse, and robots of the settings: 4 ms
    "tui/cli/main.py": 1,  # Ctrl+C is quiet from the first moment on; `--version` needs nothing
    "tui/cli/opening.py": 2,  # line by line: 126 ms; the screen: 700 ms
    "tui/cli/play.py": 3,  # line by line: 126 ms; the statistics, unless equals are wanted: 4 ms
    "tui/cli/program.py": 1,  # the Unix driver, where there is one
    "tui/cli/ratings.py": 1,  # an extra
    "tui/cli/readers.py": 1,  # the themes, if none is asked for: 3 ms
    "tui/cli/serve.py": 1,  # an extra
    "tui/cli/shells.py": 6,  # completion and manual: 11 ms that no other command needs
    "tui/online/qr.py": 1,  # an extra
    "tui/online/doors/house.py": 3,  # a library a door, which most hosts leave shut
    "tui/session/thinking.py": 1,  # OpenSSL, unless a robot of another package is asked: 4 ms
    "tui/session/own_bots.py": 1,  # metadata of packages, unless a robot of another is asked: 12 ms
}
"""The number of imports inside functions, by file. Times are what a start on one core saves without
them."""

LOADING = """
import sys
from tui.games import registry
from tui.games.registry import *
from tui.render.company import Company
from tui.render.glyphs import UNICODE
from tui.words import Wording

class Watching:
    def find_spec(self, name, path=None, target=None):
        print(name)

sys.meta_path.insert(0, Watching())
company = Company(tuple("ABCD"), Wording("en"), UNICODE)
for game in offered_games():
    for made in (lambda: face_for(game, company), lambda: line_mode_for(game, company), *(
        lambda made=made: made(game) for made in (board_class, guide_for, goals_of)
    ))[int(sys.argv[1]):]:
        made()
"""
"""The source of a program that loads the parts of all games, without as many of the first as it is
told. It prints each module before it is looked for."""


def lazy(file: Path) -> int:
    """Return the number of imports of a file that are not at its top. Imports for checkers of types
    alone, at the top, do not count."""
    tree = ast.parse(file.read_text("utf-8"))
    body = [each for each in tree.body if not for_types_only(each)]
    inner = [node for each in body for node in ast.walk(each) if node is not each]
    return sum(isinstance(node, ast.Import | ast.ImportFrom) for node in inner)


def for_types_only(node: ast.stmt) -> bool:
    """Return whether a statement is `if TYPE_CHECKING:`."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_nothing_is_imported_late_without_a_reason() -> None:
    files = [
        file
        for room in ("engine", "saves", "themes", "tui")
        for file in (ROOT / room).rglob("*.py")
    ]
    found = Counter({str(file.relative_to(ROOT)): lazy(file) for file in files})
    assert {file: count for file, count in found.items() if count} == LAZY


@pytest.mark.parametrize("part", range(5))
def test_the_rules_are_loaded_before_what_builds_on_them(part: int) -> None:
    """A thread that reads a save may be loading the rules. Whoever asks for the whole package waits
    for it; whoever asks for a part would find it half loaded."""
    words = [sys.executable, "-c", LOADING, str(part)]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = told.splitlines()
    for package, _ in GAMES.values():
        parts = [n for n, name in enumerate(names) if name.startswith(f"{package}.")]
        mine = [n for n, name in enumerate(names) if name.startswith(f"tui.games{package[6:]}.")]
        whole, card = names.index(package), f"tui.games{package[6:]}.card"
        assert whole < parts[0]
        assert all(
            whole < n for n in mine if names[n] not in (card, card.replace("card", "emblem"))
        )
