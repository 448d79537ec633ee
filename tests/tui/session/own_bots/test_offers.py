"""Robots of other packages are found and listed without importing any of them in the program."""

import json
import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.dolores import DOLORES
from tests.tui.cli.running import ROOT, here
from tests.tui.packages import install, reachable
from tests.tui.screens import text
from tests.tui.session.own_bots.conftest import Strangers
from tests.tui.session.own_bots.strangers import BROKEN
from tests.tui.tables import app_on, running, until
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.play import PlayScreen
from tui.console.status import FAILED, MISUSED
from tui.session import own_bots
from tui.session.new_game import check, default_game
from tui.session.offers import offers
from tui.session.problems import problem_sentence
from tui.session.refusals import Impossible, RobotFailed
from tui.session.robots import robot
from tui.words import LANGUAGES, Wording

EXAMPLE = ROOT / "docs" / "examples" / "magpie"


@pytest.fixture
def example(tmp_path: Path) -> Iterator[Path]:
    """Yield the folder in which the documentation's package is installed."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(name, where)] = project["entry-points"][own_bots.GROUP].items()
    module, _, thing = where.partition(":")
    source = (EXAMPLE / f"{module}.py").read_text(encoding="utf-8")
    with reachable(install(tmp_path / "packages", module, source, {name: thing})) as folder:
        yield folder


def test_without_packages_there_are_the_levels_alone(strangers: Strangers) -> None:
    strangers()
    assert own_bots.names() == ()
    assert offers().all_of(DOLCE_VITA) == tuple(DOLCE_VITA.bots)


def test_the_example_plays_what_it_was_made_for(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert own_bots.names() == ("magpie",)
    assert offers().all_of(DOLCE_VITA) == (*DOLCE_VITA.bots, "magpie")
    assert offers().all_of(DOLORES) == tuple(DOLORES.bots)
    words = ["--players", "3", "--bots", "magpie@50,random", "--games", "60", "--seed", "s"]
    ended = here(capsys, "arena", "dolce-vita", *words, "--json")
    assert (ended.status, ended.err) == (0, "")
    assert json.loads(ended.out)["bots"][0]["wins"]["value"] > 1


def test_what_is_no_robot_is_said_in_a_line_and_leaves_the_others_alone(
    strangers: Strangers,
) -> None:
    strangers("first", "only", **{name: thing for name, (thing, _) in BROKEN.items()})
    assert "strangers" not in sys.modules
    found = offers()
    assert "strangers" not in sys.modules
    assert {"first", "only"} <= set(found.all_of(DOLCE_VITA))
    assert "first" in found.all_of(DOLORES) and "only" not in found.all_of(DOLORES)
    assert {name: failure.code for name, failure in found.broken.items()} == {
        name: code for name, (_, code) in BROKEN.items()
    }
    for name, failure in found.broken.items():
        for language in LANGUAGES:
            words = problem_sentence(Wording(language), failure)
            assert name in words
            assert "\n" not in words and len(words) < 300
    with pytest.raises(RobotFailed) as caught:
        robot(DOLORES, "only")
    assert caught.value.code == "missing"


HARMFUL = """
import os, signal, sys, threading
OUR = int(os.environ["OUR"])
if os.getpid() == OUR:
    open(os.environ["MARKED"], "w").close()
{}
bots = lambda view, rng, enough: None
"""


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("os._exit(0)", "silent"),
        ("sys.exit('bye')", "broken"),
        ("raise KeyboardInterrupt", "silent"),
        (
            "for n in range(3, 30):\n  try: os.write(n, b'[]' * 300_000)\n  except OSError: pass",
            "silent",
        ),
        ("os.killpg(0, signal.SIGKILL)", "silent"),
        ("raise RuntimeError('\\x1b[2J')", "broken"),
        ("len(bytearray(64 << 30))", "broken"),
    ],
)
def test_what_a_package_does_as_it_is_imported_it_does_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str, code: str
) -> None:
    monkeypatch.setenv("OUR", str(os.getpid()))
    monkeypatch.setenv("MARKED", str(tmp_path / "marked"))
    source = HARMFUL.format(deed)
    with reachable(install(tmp_path / "packages", "harmful", source, {"harm": "bots"})):
        assert offers().broken["harm"].code == code
        assert offers().broken["harm"].detail.isprintable()
        assert not (tmp_path / "marked").exists()


def test_a_game_with_a_robot_of_no_use_does_not_begin(
    strangers: Strangers, capsys: pytest.CaptureFixture[str]
) -> None:
    strangers("first", "only", "number", absent="no_such_thing")
    for name in ("absent", "number"):
        with pytest.raises(Impossible) as caught:
            check(default_game("dolce-vita", level=name))
        assert problem_sentence(Wording("en"), caught.value)
        assert name in here(capsys, "play", "dolce-vita", "--bots", name).failed(FAILED)
    assert "first" in here(capsys, "play", "dolce-vita", "--bots", "genius").failed(MISUSED)
    message = here(capsys, "play", "dolores", "--bots", "only").failed(FAILED)
    assert "no “only” robot" in message


async def test_they_can_be_chosen_in_a_new_game_which_says_who_is_broken(
    strangers: Strangers, tmp_path: Path
) -> None:
    strangers("first", absent="no_such_thing")
    app = app_on(lambda: NewGameScreen("dolce-vita"), tmp_path)
    async with running(app, (120, 60)) as pilot:
        await until(pilot, lambda: "“absent”" in text(app))
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        screen.query_one("#by-1").focus()
        offered = offers().all_of(DOLCE_VITA)
        steps = offered.index("first") - offered.index(screen.new_game().players[1].by)
        for _ in range(steps):
            await pilot.press("right")
        await until(pilot, lambda: screen.new_game().players[1].by == "first")
        screen.query_one("#start").focus()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.live.header.players[1].by == "first"
