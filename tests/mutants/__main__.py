"""Plant faults in a copy of the program and count those that the everyday tests of its part catch:

    make mutants ARGS="engine/dalmuti saves --count 100 --seed 1"

With the same seed come the same faults, and the random tests try the same games.
"""

import argparse
import os
import resource
import shutil
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import hypothesis
import pytest
import textual.app

from engine.registry import GAMES
from tests.copies import PARTS, ROOT
from tests.mutants.planting import Mutant, mutants

LOADED = (hypothesis, textual.app)
"""What every run of tests would load anew."""

LATE = "ignore::pytest.PytestAssertRewriteWarning"
"""pytest minds that something is loaded."""

MORE = {f"engine/{game.replace('-', '_')}": ("playthroughs",) for game in GAMES} | {
    "tui/render": ("tui/games", "tui/export"),
}
"""More folders of tests that see what a part does."""

SECONDS = 300
"""Of the processor's time: who needs more turns in circles."""


def room(path: Path) -> str:
    """The part of the program that a file belongs to."""
    parts = path.parts[:-1]
    return "/".join(parts[: 3 if path.parts[:2] == ("tui", "games") else 2])


def tests_of(path: Path, root: Path) -> list[str]:
    """The tests of a file's part, the nearest first, then those of what stands around it."""
    around = [root / "tests" / each for each in (path.parent, *path.parent.parents)]
    nearest = next(each for each in around if each.is_dir())
    found = [nearest, *(file for each in around for file in sorted(each.glob("test_*.py")))]
    found += [root / "tests" / each for each in MORE.get("/".join(path.parts[:2]), ())]
    # Those that stand above all parts test at length how the program is built.
    beside = {file for each in (nearest, root / "tests") for file in each.glob("test_*.py")}
    return [str(each.relative_to(root)) for each in found if each not in beside]


def passes(root: Path, tests: list[str]) -> bool:
    """Whether tests pass in a copy of the program, in a process of their own."""
    child = os.fork()
    if not child:
        status = 1
        try:
            status = int(_run(root, tests))
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


def _run(root: Path, tests: list[str]) -> int:
    """The tests' status. Only what is not of the program is loaded already."""
    for handle in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), handle)
    for name in [*sys.modules]:
        if name.partition(".")[0] in PARTS:
            del sys.modules[name]
    os.chdir(root)
    os.environ["CI"] = "mutants"
    sys.path[:] = [str(root), *(each for each in sys.path if each not in ("", str(ROOT)))]
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    options = ("-n0", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "-W", LATE)
    return int(pytest.main([*options, *tests]))


def caught(mutant: Mutant, root: Path, tests: list[str]) -> bool:
    """Whether the tests notice a fault."""
    file = root / mutant.path
    content = file.read_bytes()
    file.write_bytes(mutant.planted(content))
    try:
        return not passes(root, tests)
    finally:
        file.write_bytes(content)


def main() -> None:
    """Plant, count, and tell which faults went unseen."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders of the program")
    parser.add_argument("--count", type=int, default=100, help="how many faults (%(default)s)")
    parser.add_argument("--seed", default="1", help="which (%(default)s)")
    parser.add_argument("--only", type=int, nargs="+", help="the faults of these numbers alone")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    files = [
        file for each in chosen.paths for file in ([each] if each.suffix else each.rglob("*.py"))
    ]
    found = [mutant for file in sorted({*files}) for mutant in mutants(file, ROOT)]
    some = Random(chosen.seed).sample(found, min(chosen.count, len(found)))
    with TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        for part in (*PARTS, "docs"):
            shutil.copytree(ROOT / part, root / part)
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "Makefile"):
            shutil.copy2(ROOT / name, root)
        seen, planted = Counter[str](), Counter[str]()
        for number, mutant in enumerate(some, 1):
            if chosen.only and number not in chosen.only:
                continue
            planted[room(mutant.path)] += 1
            if caught(mutant, root, tests_of(mutant.path, root)):
                seen[room(mutant.path)] += 1
            else:
                where = f"{mutant.path}:{mutant.line}"
                print(f"{number:4d}  {where}  {mutant.source}  ->  {mutant.fault}", flush=True)
    for name, number in sorted(planted.items()):
        print(f"{name:24} {seen[name]:4d} of {number:4d}  {100 * seen[name] / number:5.1f} %")
    print(f"{'all':24} {seen.total():4d} of {planted.total():4d}, of {len(found)} possible")


if __name__ == "__main__":
    main()
