"""The program as it is installed without extras: nothing crashes, and what needs one says so."""

import re
import tomllib
from collections.abc import Callable
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from tests.tui.cli.running import ROOT, Ended, apart
from tests.tui.cli.screen import Terminal
from tui.app.doors import DOORS

BLOCK = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {libraries}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Absent())
"""


def libraries() -> list[str]:
    """Return the modules that the extras install, as `pyproject.toml` names them."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {
        re.split(r"[<>=]", wish)[0]
        for extra, wishes in facts["optional-dependencies"].items()
        if extra != "dev"
        for wish in wishes
    }
    return [module for module, packages in packages_distributions().items() if named & {*packages}]


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of a program that finds no library of an extra."""
    folder = tmp_path_factory.mktemp("without")
    text = BLOCK.format(libraries=sorted(libraries()))
    (folder / "sitecustomize.py").write_text(text, encoding="utf-8")
    return {"PYTHONPATH": f"{folder}:{ROOT}", "XDG_CONFIG_HOME": str(folder)}


@pytest.fixture
def run(without: dict[str, str]) -> Callable[..., Ended]:
    """Return a function that runs a command without extras."""
    return lambda *words: apart("--lang", "en", *words, **without)


def test_the_extras_are_known() -> None:
    assert {"aiohttp", "asyncssh", "distributed", "openskill", "segno", "zeroconf"} <= {
        *libraries()
    }


def test_the_keys_are_printed(run: Callable[..., Ended]) -> None:
    printed = run("config", "--keys")
    assert printed.status == 0 and printed.err == ""
    tables = {*tomllib.loads(printed.out)}
    assert {*DOORS} - tables == {"guest", "host", "waiting_room"}


@pytest.mark.parametrize("words", ["host dolores", "host dolores --dedicated", "serve"])
def test_what_needs_an_extra_says_which(run: Callable[..., Ended], words: str) -> None:
    assert "pipx install --force '.[" in run(*words.split()).failed(1)


def test_own_keys_of_tables_do_no_harm_and_tables_on_the_net_say_what_they_need(
    tmp_path: Path, without: dict[str, str]
) -> None:
    keys = tmp_path / "ludotheque" / "keys.toml"
    keys.parent.mkdir()
    keys.write_text('[play]\nhint = "f6"\n[guest]\nsay = "f7"\n', encoding="utf-8")
    (keys.parent / "settings.toml").write_text('language = "en"\n', encoding="utf-8")
    changes: Any = {**without, "XDG_CONFIG_HOME": str(tmp_path)}
    with Terminal("--saves", str(tmp_path), columns=80, lines=24, **changes) as terminal:
        terminal.shows("Join a table")
        terminal.press("7")
        terminal.shows("Invitation")
        terminal.press("ABCDEF@example.org:8737\r")
        terminal.shows(".[online]")
        terminal.press("\x1b")
        terminal.until(lambda text: "New game" in text and ".[online]" not in text)
        terminal.press("1")
        terminal.shows("host a table")
        terminal.press("\x1bOQ")
        terminal.shows(".[online]")
        assert "keys.toml" not in terminal.text
        terminal.press("\x11")
        assert terminal.ended() == 0
