"""A new language is one folder and one line: here one with three plurals, made of the English."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

from tests.tui.cli.running import ROOT, environment
from tui.words.catalogue import RULES

HABITS = '''
"""Polish, or what English looks like in its place."""

from tui.words.grammar import Grammar


def plural(n: int) -> str:
    """1; 2 to 4 but 12 to 14; the rest."""
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


GRAMMAR = Grammar(
    name="Polski",
    plurals=("one", "few", "many"),
    plural=plural,
    cases=("acc",),
    last=" i ",
    either=" o ",
    thousands=" ",
    decimal=",",
    quotes=("„", "”"),
)
'''

HOME = """
import asyncio, sys
from pathlib import Path
from tests.tui.screens import text
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.settings import Settings

async def home():
    app = LudothequeApp(Settings(language="pl"), None, Path(sys.argv[1]), None)
    async with app.run_test(size=(80, 24)) as pilot:
        while not isinstance(app.screen, HomeScreen) or app.screen.focused is None:
            await pilot.pause(0.01)
        await pilot.pause()
        print(text(app))
        await pilot.press("ctrl+q")

asyncio.run(home())
"""


def in_polish(template: str) -> str:
    """Return the template with ę for every e outside placeholders and options, and with three
    plurals in place of two."""
    made = ""
    for literal, name, spec, _ in Formatter().parse(template):
        pieces = re.split(r"(%\(\w+\)\w|--[a-z]+)", literal)
        pieces[::2] = [piece.replace("e", "ę") for piece in pieces[::2]]
        made += "".join(pieces).replace("{", "{{").replace("}", "}}")
        if name is not None:
            one, *others = (spec or "").split("|")
            forms = [one, *(f"{form}-{end}" for form in others for end in ("few", "many"))]
            made += "{" + name + (f":{'|'.join(forms)}" if spec else "") + "}"
    return made


def settle(words: Path) -> None:
    """Make the language: a folder, and a line in the code."""
    folder = words / "pl"
    shutil.copytree(words / "en", folder)
    for file in folder.glob("*.py"):
        if file.stem == "__init__":
            file.write_text(HABITS, encoding="utf-8")
        elif not file.stem.endswith(RULES):
            found: dict[str, dict[str, str]] = {}
            exec(file.read_text(encoding="utf-8"), found)
            told = {key: in_polish(template) for key, template in found["WORDS"].items()}
            file.write_text(f"WORDS = {told!r}\n", encoding="utf-8")
    catalogue = words / "catalogue.py"
    lines = catalogue.read_text(encoding="utf-8")
    changed = re.sub(r"(?m)^(Language = Literal\[.*)\]$", r'\1, "pl"]', lines)
    assert changed != lines
    catalogue.write_text(changed, encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program that speaks Polish."""
    folder = tmp_path_factory.mktemp("house")
    for room in ("engine", "saves", "themes", "tui"):
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    settle(folder / "tui" / "words")
    return folder


def run(house: Path, *words: str, **changes: str) -> str:
    """Run Python on the copy of the program with some arguments, and return what it prints."""
    return subprocess.run(
        [sys.executable, *words],
        env=environment(PYTHONPATH=f"{house}:{ROOT}", **changes),
        cwd=house,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


PROGRAM = ("-m", "tui.cli.main")


def test_its_help_and_its_shells_offer_it(house: Path) -> None:
    told = run(house, *PROGRAM, "--help", LANG="pl_PL.UTF-8")
    assert "[--lang de|en|fr|pl]" in told and "start a gamę" in told
    assert "pl" in run(house, *PROGRAM, "completion", "bash").split("lang")[1]


@pytest.mark.parametrize(("games", "said"), [(1, "game"), (3, "games-few"), (5, "games-many")])
def test_it_counts_by_its_own_rule(house: Path, games: int, said: str) -> None:
    bots = ("--bots", "random", "--games", str(games))
    told = run(house, *PROGRAM, "--lang", "pl", "simulate", "dolce-vita", *bots)
    assert f"{games} {said} " in told


def test_its_home_opens(house: Path, tmp_path: Path) -> None:
    shown = run(house, "-c", HOME, str(tmp_path))
    assert "Nęw gamę" in shown and "Sęttings" in shown
