"""Plant faults in a copy of the program and count those that the everyday tests of its part catch:

    make mutants ARGS="engine/dalmuti saves --count 100 --seed 1"

With the same seed come the same faults, and the random tests try the same games. A fault is shown
to those tests of its part that come past its line, the quickest first.
"""

import argparse
import os
import pickle
import resource
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import hypothesis
import pytest
import textual.app

from engine.registry import GAMES
from tests.copies import PARTS, ROOT
from tests.mutants.planting import Mutant, mutants
from tests.mutants.reach import Reach, Watch, nearest

LOADED = (hypothesis, textual.app)
"""Packages that are loaded once here, as every run of tests would load them anew."""

EXAMPLES = "test_docstrings.py"
"""The tests above all parts that notice faults of one module."""

LATE = "ignore::pytest.PytestAssertRewriteWarning"
"""The warning of pytest that is ignored: modules are loaded before it could rewrite their
asserts."""

MORE = {f"engine/{game.replace('-', '_')}": ("playthroughs",) for game in GAMES} | {
    "tui/games": ("tui/plain/test_reading.py",),
    "tui/online": tuple(f"tui/app/test_{name}.py" for name in ("guests", "hosting")),
    "tui/render": ("tui/games", "tui/export"),
}
"""Further tests that notice faults of a part."""

SECONDS = 300
"""The most seconds of processor time of a run; with more it counts as an endless loop."""

WAIT = 180
"""The most seconds by the clock of one test of such a run.

With more, it counts as waiting for ever, as an app at rest does, which takes no processor time.
"""


def room(path: Path) -> str:
    """Return the part of the program that a file belongs to."""
    parts = path.parts[:-1]
    apart = parts[:2] == ("tui", "games") or parts[2:3] == ("bots",)
    return "/".join(parts[: 3 if apart else 2])


def tests_of(path: Path, root: Path) -> list[str]:
    """Return the tests of a file's part, the nearest first, then those of its surroundings."""
    around = [root / "tests" / each for each in (path.parent, *path.parent.parents)]
    nearest = next(each for each in around if each.is_dir())
    found = [nearest, *(file for each in around for file in sorted(each.glob("test_*.py")))]
    found += [root / "tests" / each for each in MORE.get("/".join(path.parts[:2]), ())]
    # Leave out the tests above all parts, because they take long and test how the program is built.
    beside = {file for each in (nearest, root / "tests") for file in each.glob("test_*.py")}
    beside -= {root / "tests" / EXAMPLES}
    return [str(each.relative_to(root)) for each in found if each not in beside]


def passes(root: Path, tests: Sequence[str], note: Path | None = None) -> bool:
    """Return whether tests pass in a copy of the program, in a process of their own.

    With `note`, that file says which of them come past which line.
    """
    child = os.fork()
    if not child:
        status = 1
        try:
            status = int(_run(root, tests, note))
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


def _run(root: Path, tests: Sequence[str], note: Path | None) -> int:
    """Run the tests and return pytest's status, 0 if all pass. Modules of other packages stay
    loaded."""
    for handle in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), handle)
    for name in [*sys.modules]:
        if name.partition(".")[0] in PARTS:
            del sys.modules[name]
    os.chdir(root)
    os.environ["CI"] = "mutants"
    sys.path[:] = [str(root), *(each for each in sys.path if each not in ("", str(ROOT)))]
    options = ["-n0", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "-W", LATE]
    if note is not None:
        return int(pytest.main([*options, *tests], [Watch(root, note)]))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    # End the process, because an app may hold back what a signal raises inside it.
    options += ["--timeout", str(WAIT), "--timeout-method", "thread"]
    return int(pytest.main([*options, *tests]))


def reaches(root: Path, tests: Sequence[str]) -> Reach:
    """Return which of the tests of a part come past which line; raise SystemExit if one fails
    without any fault."""
    note = root / "reach"
    note.unlink(missing_ok=True)
    if not passes(root, tests, note):
        failed = note.read_text(encoding="utf-8") if note.exists() else " ".join(tests)
        raise SystemExit(f"fails without any fault: {failed}")
    reach: Reach = pickle.loads(note.read_bytes())
    return reach


def caught(mutant: Mutant, root: Path, tests: Sequence[str], reach: Reach) -> bool:
    """Return whether the tests notice a fault."""
    file = root / mutant.path
    content = file.read_bytes()
    file.write_bytes(mutant.planted(content))
    try:
        return not passes(root, nearest(reach, mutant.path, mutant.line, tests))
    finally:
        file.write_bytes(content)


def main() -> None:
    """Plant faults, count them, and print those that no test noticed."""
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
        reach: dict[tuple[str, ...], Reach] = {}
        for number, mutant in enumerate(some, 1):
            if chosen.only and number not in chosen.only:
                continue
            planted[room(mutant.path)] += 1
            tests = tests_of(mutant.path, root)
            if (key := tuple(tests)) not in reach:
                reach[key] = reaches(root, tests)
            where = f"{mutant.path}:{mutant.line}"
            noticed = caught(mutant, root, tests, reach[key])
            print(number, where, "noticed" if noticed else "missed", file=sys.stderr)
            if noticed:
                seen[room(mutant.path)] += 1
            else:
                print(f"{number:4d}  {where}  {mutant.source}  ->  {mutant.fault}", flush=True)
    for name, number in sorted(planted.items()):
        print(f"{name:24} {seen[name]:4d} of {number:4d}  {100 * seen[name] / number:5.1f} %")
    print(f"{'all':24} {seen.total():4d} of {planted.total():4d}, of {len(found)} possible")


if __name__ == "__main__":
    main()
