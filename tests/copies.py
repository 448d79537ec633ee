"""A copy of the program in a folder of its own, to be changed and run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("engine", "saves", "themes", "tui", "tests")


def copied(folder: Path) -> Path:
    """Copy the program and its tests into a folder, without the snapshots, and return the
    folder."""
    for part in PARTS:
        # Copy the compiled files too: Python accepts them in the copy, which saves time.
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__snapshots__"))
    shutil.copy2(ROOT / "pyproject.toml", folder)
    return folder


def run(
    folder: Path, *words: str, typed: str = "", **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run `python` with these words in a copy, and return how it ended."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONUTF8": "1"} | environ,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


LAYERS = ("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache")
"""The words that check the layers of a copy."""
