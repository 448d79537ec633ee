"""Only what opens a screen loads Textual, and only when it opens one."""

import subprocess
import sys
from pathlib import Path

from tests.tui.cli.running import environment

ASK = """
import sys
from tui.cli.main import main
for words in sys.argv[1:]:
    main(words.split())
    sys.stdout.flush()
    if any(name.split(".")[0] == "textual" for name in sys.modules):
        sys.exit("loaded by: " + words)
sys.stderr.write("nothing loaded")
"""

COMMANDS = (
    "--help",
    "--version",
    "play --help",
    "saves",
    "saves --json",
    "verify {finished}",
    "show {finished} --step 3 --seat all",
    "simulate dolce-vita --games 1 --bots random --out {folder}",
    "arena dolce-vita --games 1 --bots random --measure",
    "stats",
    "config",
    "completion bash",
    "man",
    "play dolores --plain --saves {folder}",
    "replay {finished} --plain",
    "frob",
    "play chess",
    "play dolce-vita --players 99",
    "show nothing",
    "replay nothing",
    "",
    "play dolce-vita",
    "saves --theme beige",
)


def test_no_textual_without_a_screen(finished: Path, tmp_path: Path) -> None:
    """One command after the other: what one loads stays, so the first that loads it is known."""
    filled = [words.format(finished=finished, folder=tmp_path / "out") for words in COMMANDS]
    done = subprocess.run(
        [sys.executable, "-c", ASK, *filled],
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.endswith("nothing loaded"), done.stderr
