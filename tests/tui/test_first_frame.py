"""What is loaded and read before the first frame of home: nothing that it does not show."""

import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

SCRIPT = """
import sys
read = []
sys.addaudithook(lambda event, facts: event == "open" and read.append(str(facts[0])))
import asyncio
from pathlib import Path
from tui.cli.line import obey
from tui.cli.program import Program
from tui.settings import Settings

async def look():
    app = Program(Settings(language="en"), None, Path(sys.argv[1]))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        print(*sys.modules, file=sys.__stdout__)
        print(*(Path(each).name for each in read), sep="\\n", file=sys.__stdout__)

asyncio.run(look())
"""

HOUSES = ("engine", "saves", "themes", "tui")

ROOMS = (
    *("engine", "engine.character", "engine.registry"),
    *("saves", "saves.disk", "saves.folder", "saves.names", "saves.problems"),
    *("themes", "themes.loader", "themes.strict"),
    *("tui", "tui.version", "tui.settings"),
    *("tui.words", "tui.words.*", "tui.console", "tui.console.*"),
    *("tui.render", "tui.render.cards", "tui.render.company", "tui.render.glyphs"),
    *("tui.render.palettes", "tui.render.places", "tui.render.styles"),
    *("tui.widgets", "tui.widgets.canvas", "tui.widgets.commands", "tui.widgets.host"),
    "tui.widgets.late_keys",
    *("tui.session", "tui.session.problems", "tui.session.refusals"),
    *("tui.games", "tui.games.registry", "tui.games.card"),
    *("tui.games.*.card", "tui.games.*.emblem", "tui.games.dolce_vita", "tui.games.dolores"),
    "tui.games.dalmuti",
    *(
        "tui.app",
        "tui.app.app",
        "tui.app.doors",
        "tui.app.own_keys",
        "tui.app.stack",
        "tui.app.textual_theme",
        "tui.app.widgets*",
    ),
    *("tui.app.screens", "tui.app.screens.base", "tui.app.screens.guarded"),
    "tui.app.screens.home",
    *("tui.cli", "tui.cli.line", "tui.cli.context", "tui.cli.crash", "tui.cli.garbage"),
    *("tui.cli.opening", "tui.cli.program", "tui.cli.terminal"),
)
"""The modules that home may load."""

OTHERS = ("tui.words.fr.*", "tui.words.de.*", "tui.words.*_rules")
"""The modules of words that home may not load: other languages, of which only the folders are
known, and rules pages."""

DEAR = ("argparse", "csv", "email", "importlib.metadata", "json", "multiprocessing", "zipfile")
"""The parts of Python that take time to load, and which the smallest app does without."""

FILES = {"app.tcss", "base.tcss", "home.tcss", "riviera-night.toml"}
"""The files that home may read, besides Python's own."""


def like(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def test_home_loads_and_reads_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names, *files = done.stdout.splitlines()
    ours = [name for name in names.split() if name.split(".")[0] in HOUSES]
    assert [name for name in ours if not like(name, ROOMS) or like(name, OTHERS)] == []
    assert [name for name in names.split() if name in DEAR] == []
    assert {name for name in files if name.endswith((".tcss", ".toml", ".ludo"))} <= FILES
