"""Only what opens a screen loads Textual, and only when it opens one."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tui.cli.running import environment

ASK = """
import sys
from tui.cli.main import main
status = main(sys.argv[1:])
sys.stdout.flush()
loaded = sorted(name for name in sys.modules if name.split(".")[0] == "textual")
sys.stderr.write("\\nloaded:" + " ".join(loaded[:3]) + "\\n")
"""

COMMANDS = {
    "--help": "--help",
    "--version": "--version",
    "help of play": "play --help",
    "saves": "saves",
    "saves --json": "saves --json",
    "verify": "verify {finished}",
    "show": "show {finished} --step 3 --seat all",
    "simulate": "simulate dolce-vita --games 1 --bots random --out {folder}",
    "arena": "arena dolce-vita --games 1 --bots random --measure",
    "stats": "stats",
    "config": "config",
    "completion": "completion bash",
    "man": "man",
    "line by line": "play dolores --plain --saves {folder}",
    "read out": "replay {finished} --plain",
    "no command": "frob",
    "no game": "play chess",
    "an impossible game": "play dolce-vita --players 99",
    "no file": "show nothing",
    "no save to replay": "replay nothing",
    "no terminal": "",
    "no terminal to play on": "play dolce-vita",
    "no theme": "saves --theme beige",
}


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_no_textual_without_a_screen(words: str, finished: Path, tmp_path: Path) -> None:
    filled = words.format(finished=finished, folder=tmp_path / "out").split()
    done = subprocess.run(
        [sys.executable, "-c", ASK, *filled],
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.endswith("\nloaded:\n"), done.stderr
