"""Robots of other packages: found, played, and harmless when something is wrong with them."""

import asyncio
import json
import os
import signal
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.arena import forever
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.dolores import DOLORES
from saves.header import Player
from saves.verify import verify
from saves.writing import LiveGame
from tests.tui.cli.running import ROOT, here
from tests.tui.packages import install, reachable
from tests.tui.plain.test_table import Played
from tests.tui.screens import text
from tests.tui.session.test_thinking import gone, view
from tests.tui.tables import SEED, app_on, noon, running, until
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.play import PlayScreen
from tui.console.status import FAILED, MISUSED
from tui.plain.paper import Gone
from tui.plain.table import PlainTable
from tui.session import own_bots
from tui.session.new_game import Impossible, NewGame, begin, check, default_game
from tui.session.own_bots import RobotFailed, brought
from tui.session.problems import problem_sentence
from tui.session.robots import robot, robots
from tui.session.thinking import LocalThinker, ProcessThinker
from tui.settings import Settings
from tui.words import LANGUAGES, Wording

EXAMPLE = ROOT / "docs" / "examples" / "magpie"

FOREIGN = """
import gc
import os
import signal
import sys
import time
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place

def first(view, rng, enough):
    print("thinking")
    return DOLCE_VITA.legal(view)[0]

def raising(view, rng, enough):
    raise RuntimeError("no idea\\nat all\\x1b[2J")

def leaving(view, rng, enough):
    sys.exit("bye")

def speechless(view, rng, enough):
    return None

def talking(view, rng, enough):
    return {"do": "shout"}

def forging(view, rng, enough):
    return Place(view.seat, 6, 99)

def stealing(view, rng, enough):
    return Place((view.seat + 1) % 3, 1, 0)

def dying(view, rng, enough):
    os._exit(3)

def deaf(view, rng, enough):
    while True:
        time.sleep(0.001)

def forking(view, rng, enough):
    child = os.fork()
    if not child:
        deaf(view, rng, enough)
    with open(os.environ["FORKED"], "w") as file:
        file.write(str(child))
    deaf(view, rng, enough)

def splitting(view, rng, enough):
    if not os.fork():
        deaf(view, rng, enough)
    os._exit(3)

def straying(view, rng, enough):
    child = os.fork()
    if not child:
        os.setsid()
        deaf(view, rng, enough)
    with open(os.environ["FORKED"], "w") as file:
        file.write(str(child))
    deaf(view, rng, enough)

def closing(view, rng, enough):
    os.closerange(0, 100)
    deaf(view, rng, enough)

def freezing(view, rng, enough):
    os.kill(os.getpid(), signal.SIGSTOP)

def halving(view, rng, enough):
    for handle in range(3, 30):
        try:
            os.write(handle, b'{"found":')
        except OSError:
            pass
    deaf(view, rng, enough)

def interrupting(view, rng, enough):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGINT)
    raise KeyboardInterrupt

def babbling(view, rng, enough):
    while True:
        for handle in range(3, 30):
            try:
                os.write(handle, b"x" * 100000)
            except OSError:
                pass

def spying(view, rng, enough):
    frame, found = sys._getframe(), []
    while frame:
        found.append(repr(frame.f_locals))
        frame = frame.f_back
    for thing in gc.get_objects():
        if type(thing).__module__.partition(".")[0] in ("engine", "tui", "saves", "queue"):
            found.append(repr(thing))
        elif isinstance(thing, (dict, list, tuple)):
            found += [str(each) for each in thing if isinstance(each, (str, bytes))]
    if os.environ["TURNED"][::-1] in " ".join(found):
        raise RuntimeError("seed found")
    return first(view, rng, enough)

asked = set()

def remembering(view, rng, enough):
    asked.add(view.seat)
    if len(asked) > 1:
        raise RuntimeError("two hands")
    return first(view, rng, enough)

def patching(view, rng, enough):
    DOLCE_VITA.bots["normal"] = DOLCE_VITA.bots["random"] = lambda *_: DOLCE_VITA.legal(view)[-1]
    return first(view, rng, enough)

def hoarding(view, rng, enough):
    return first(view, rng, bytearray(64 << 30))

def drawing(view, rng, enough):
    legal = DOLCE_VITA.legal(view)
    return legal[int(rng.random() * len(legal))]

def forger(line):
    def forge(view, rng, enough):
        for handle in range(3, 30):
            try:
                os.write(handle, line + b"\\n")
            except OSError:
                pass
        return first(view, rng, enough)
    return forge

nonsense = forger(b'{"found":{"do":"shout"}}')
cheating = forger(b'{"found":{"do":"place","seat":1,"card":1,"column":0}}')
unheard = forger(b'{"found":null,"code":"so-there","detail":"!"}')
wordy = forger(b'{"code":"failed","detail":"a\\\\u001b[2J' + b"b" * 900 + b'"}')
nested = forger(b'{"found":' + b"[" * 9000 + b"]" * 9000 + b"}")

only = {"dolce-vita": first}
nothing = {}
elsewhere = {"chess": first}
number = 7
"""

FAILING = {
    "raising": ("failed", "RuntimeError: no idea"),
    "leaving": ("failed", "SystemExit: bye"),
    "speechless": ("illegal", "None"),
    "talking": ("illegal", "shout"),
    "forging": ("illegal", "99"),
    "stealing": ("illegal", "Place"),
}

UNHEARING = {
    "dying": 60.0,
    "deaf": 0.5,
    "splitting": 1.0,
    "babbling": 60.0,
    "closing": 1.0,
    "freezing": 1.0,
    "halving": 1.0,
    "interrupting": 60.0,
}
"""Robots of whom nothing is heard, and for how many seconds they are waited for."""

PRYING = ("spying", "remembering", "patching", "hoarding", "drawing")

FORGED = {
    "nonsense": "illegal",
    "cheating": "illegal",
    "unheard": "silent",
    "wordy": "failed",
    "nested": "silent",
}
"""Robots that write where the answers go, and what becomes of it."""

BROKEN = {
    "absent": ("no_such_thing", "broken"),
    "nothing": ("nothing", "no-robot"),
    "elsewhere": ("elsewhere", "no-robot"),
    "number": ("number", "no-robot"),
    "hard": ("first", "misnamed"),
    "human": ("first", "misnamed"),
    "Big": ("first", "misnamed"),
}

GOOD = ("first", "only", *PRYING, "forking", "straying", *UNHEARING, *FAILING, *FORGED)


@pytest.fixture
def foreign(tmp_path: Path) -> Iterator[Path]:
    """A package of robots of every kind."""
    names = {name: name for name in GOOD} | {name: thing for name, (thing, _) in BROKEN.items()}
    with reachable(install(tmp_path / "packages", "strangers", FOREIGN, names)) as folder:
        yield folder


@pytest.fixture
def example(tmp_path: Path) -> Iterator[Path]:
    """The package of the documentation."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(name, where)] = project["entry-points"][own_bots.GROUP].items()
    module, _, thing = where.partition(":")
    source = (EXAMPLE / f"{module}.py").read_text(encoding="utf-8")
    with reachable(install(tmp_path / "packages", module, source, {name: thing})) as folder:
        yield folder


def test_without_packages_there_are_the_levels_alone() -> None:
    brought.cache_clear()
    assert own_bots.names() == ()
    assert robots(DOLCE_VITA) == tuple(DOLCE_VITA.bots)


def test_the_example_plays_what_it_was_made_for(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert own_bots.names() == ("magpie",)
    assert robots(DOLCE_VITA) == (*DOLCE_VITA.bots, "magpie")
    assert robots(DOLORES) == tuple(DOLORES.bots)
    words = ["--players", "3", "--bots", "magpie@50,random", "--games", "60", "--seed", "s"]
    ended = here(capsys, "arena", "dolce-vita", *words, "--json")
    assert (ended.status, ended.err) == (0, "")
    assert json.loads(ended.out)["bots"][0]["wins"]["value"] > 1


def test_a_function_alone_plays_every_game_and_a_mapping_those_it_names(foreign: Path) -> None:
    assert "first" in robots(DOLORES) and "only" not in robots(DOLORES)
    assert {"first", "only"} <= set(robots(DOLCE_VITA))
    with pytest.raises(RobotFailed) as caught:
        robot(DOLORES, "only")
    assert caught.value.code == "missing"


def test_what_is_no_robot_is_said_in_a_line_and_leaves_the_others_alone(foreign: Path) -> None:
    assert own_bots.names() == tuple(sorted([*GOOD, "absent", "nothing", "elsewhere", "number"]))
    assert {name: failure.code for name, failure in brought().broken.items()} == {
        name: code for name, (_, code) in BROKEN.items()
    }
    for name, failure in brought().broken.items():
        for language in LANGUAGES:
            words = problem_sentence(Wording(language), failure)
            assert f" {name} " in words.replace("“", " ").replace("”", " ") or name in words
            assert "\n" not in words and len(words) < 300
    first = robot(DOLCE_VITA, "first")(view(), dice("x", 0, 0), forever)
    assert first == DOLCE_VITA.legal(view())[0]


@pytest.mark.parametrize("name", FAILING)
async def test_a_robot_that_fails_has_another_choose_for_it(foreign: Path, name: str) -> None:
    code, detail = FAILING[name]
    choice = await LocalThinker().choose(DOLCE_VITA, name, view(), "seed", 5)
    usual = await LocalThinker().choose(DOLCE_VITA, "normal", view(), "seed", 5)
    assert (choice.action, usual.failure) == (usual.action, None)
    assert choice.failure is not None
    assert (choice.failure.robot, choice.failure.code) == (name, code)
    assert detail in choice.failure.detail
    assert choice.failure.detail.isprintable()


@pytest.mark.parametrize("name", FAILING)
def test_a_series_ends_with_a_robot_that_fails(
    foreign: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    for command in ("simulate", "arena"):
        words = [command, "dolce-vita", "--games", "2", "--players", "3", "--bots", name]
        message = here(capsys, *words).failed(FAILED)
        assert name in message and FAILING[name][1] in message
        assert message != here(capsys, *words, "--lang", "fr").failed(FAILED)


def test_a_series_across_processes_ends_with_the_same_line(
    foreign: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    words = ["arena", "dolce-vita", "--games", "9", "--bots", "raising,random", "--jobs", "2"]
    assert "no idea" in here(capsys, *words).failed(FAILED)


def test_what_a_robot_prints_does_not_get_among_the_answers(
    foreign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = here(capsys, "simulate", "dolce-vita", "--games", "1", "--bots", "first", "--json")
    assert ended.status == 0
    assert json.loads(ended.out)["bots"][0]["level"] == "first"


def test_a_game_with_a_robot_of_no_use_does_not_begin(
    foreign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("absent", "number"):
        with pytest.raises(Impossible) as caught:
            check(default_game("dolce-vita", level=name))
        assert problem_sentence(Wording("en"), caught.value)
        assert name in here(capsys, "play", "dolce-vita", "--bots", name).failed(FAILED)
    assert "first" in here(capsys, "play", "dolce-vita", "--bots", "genius").failed(MISUSED)
    message = here(capsys, "play", "dolores", "--bots", "only").failed(FAILED)
    assert "no “only” robot" in message


@pytest.mark.parametrize("name", UNHEARING)
async def test_a_robot_that_dies_or_does_not_listen_is_replaced_for_that_decision(
    foreign: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    thinker = ProcessThinker(UNHEARING[name])
    try:
        choice = await thinker.choose(DOLCE_VITA, name, view(), "seed", 5)
        usual = await thinker.choose(DOLCE_VITA, "normal", view(), "seed", 5)
        assert choice.action == usual.action
        assert choice.failure is not None and choice.failure.code == "silent"
    finally:
        thinker.stop()


@pytest.mark.parametrize("name", ["forking", "straying"])
async def test_what_a_robot_has_started_is_killed_with_it_or_at_least_not_waited_for(
    foreign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    forked = tmp_path / "forked"
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    monkeypatch.setenv("FORKED", str(forked))
    thinker = ProcessThinker()
    task = asyncio.create_task(thinker.choose(DOLCE_VITA, name, view(), "seed", 5))
    while not forked.exists() or not forked.read_text():
        await asyncio.sleep(0.01)
    thinker.stop()
    choice = await task
    thinker.stop()
    assert choice.failure is not None and choice.failure.code == "silent"
    if name == "straying":
        os.kill(int(forked.read_text()), signal.SIGKILL)
    await gone(int(forked.read_text()))


async def test_a_robot_meets_its_own_view_and_chance_and_nothing_else(
    foreign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    monkeypatch.setenv("TURNED", SEED[::-1])
    thinker = ProcessThinker()
    usual = await LocalThinker().choose(DOLCE_VITA, "normal", view(), SEED, 5)
    try:
        for name in ("spying", "remembering", "patching"):
            for level, seat in (("normal", 0), (name, 0), (name, 1), ("normal", 0)):
                seen = replace(view(), seat=seat, waiting=(seat,))
                choice = await thinker.choose(DOLCE_VITA, level, seen, SEED, 5)
                assert choice.failure is None
                assert level == name or choice.action == usual.action
        choice = await thinker.choose(DOLCE_VITA, "hoarding", view(), SEED, 5)
        assert choice.failure is not None and "MemoryError" in choice.failure.detail
    finally:
        thinker.stop()


async def test_the_chance_of_a_robot_is_its_own_at_every_step(foreign: Path) -> None:
    async def drawn(seed: str, step: int) -> object:
        return await LocalThinker().choose(DOLCE_VITA, "drawing", view(), seed, step)

    assert await drawn("a", 5) == await drawn("a", 5)
    assert len({str(await drawn(seed, step)) for seed in "ab" for step in range(8)}) > 2


@pytest.mark.parametrize("name", FORGED)
async def test_what_a_robot_writes_itself_is_judged_like_an_answer(
    foreign: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    thinker = ProcessThinker()
    try:
        choice = await thinker.choose(DOLCE_VITA, name, view(), "seed", 5)
    finally:
        thinker.stop()
    assert choice.action in DOLCE_VITA.legal(view())
    assert choice.failure is not None and choice.failure.code == FORGED[name]
    assert choice.failure.detail.isprintable() and len(choice.failure.detail) < 200


async def test_the_thinking_process_plays_them_too(
    foreign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    thinker = ProcessThinker()
    try:
        for name in ("first", "raising"):
            there = await thinker.choose(DOLCE_VITA, name, view(), "seed", 5)
            ours = await LocalThinker().choose(DOLCE_VITA, name, view(), "seed", 5)
            assert there.action == ours.action
            assert (there.failure is None) == (ours.failure is None) == (name == "first")
    finally:
        thinker.stop()


def game_with(folder: Path, level: str) -> LiveGame:
    """Anna against two robots of that level."""
    usual = default_game("dolce-vita", 3, human="Anna", level="random", seed=SEED)
    players = (usual.players[0], *(Player(each.name, level) for each in usual.players[1:]))
    new = NewGame(usual.game, players, usual.options, SEED)
    return begin(new, folder, noon)


def moved(live: LiveGame, steps: int) -> bool:
    """Whether the game is further on than so many steps."""
    return len(live.journal) > steps


async def test_at_the_table_it_is_said_once_and_the_save_stays_sound(
    foreign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(PlayScreen, "notify", lambda _, words, **__: said.append(words))
    live = game_with(tmp_path, "forging")
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:

        def mine() -> bool:
            return isinstance(app.screen, PlayScreen) and app.screen.board.open

        for number in ("1", "2"):
            await until(pilot, mine)
            steps = len(live.journal)
            await pilot.press(number, "a", "enter")
            await until(pilot, partial(moved, live, steps + 2))
    assert len(said) == 2
    for words, name in zip(said, ("Bruno", "Chiara"), strict=True):
        assert "chose an illegal move" in words
        assert words.endswith(f"A robot of level normal chooses for {name}.")
    assert verify(live.path).status == "unfinished"


@pytest.mark.parametrize("name", ["dying", "deaf", "splitting"])
def test_line_by_line_a_robot_of_no_use_harms_nothing_either(
    foreign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{foreign}{os.pathsep}{ROOT}")
    paper = Played("dolce-vita", "en", 2)
    with game_with(tmp_path, name) as live:
        thinker = ProcessThinker(UNHEARING[name])
        with pytest.raises(Gone):
            PlainTable(live, paper.say, Settings(), paper, thinker).play()
        assert len(live.journal) > 4
    said = [line for line in paper.written if "does not answer" in line]
    assert [line.rpartition(" ")[2] for line in said] == ["Bruno.", "Chiara."]
    assert verify(live.path).status == "unfinished"


async def test_a_save_whose_robot_is_gone_is_played_on(tmp_path: Path) -> None:
    with reachable(install(tmp_path / "packages", "strangers", FOREIGN, {"first": "first"})):
        live = game_with(tmp_path, "first")
        live.close()
    again = LiveGame.resume(live.path)
    app = app_on(lambda: PlayScreen(again), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        await pilot.press("1", "a", "enter")
        await until(pilot, lambda: "no robot “first”" in text(app))
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)


async def test_they_can_be_chosen_in_a_new_game_which_says_who_is_broken(
    foreign: Path, tmp_path: Path
) -> None:
    app = app_on(lambda: NewGameScreen("dolce-vita"), tmp_path)
    async with running(app, (120, 60)) as pilot:
        await until(pilot, lambda: "“absent”" in text(app))
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        screen.query_one("#by-1").focus()
        offered = robots(DOLCE_VITA)
        steps = offered.index("first") - offered.index(screen.new_game().players[1].by)
        for _ in range(steps):
            await pilot.press("right")
        await until(pilot, lambda: screen.new_game().players[1].by == "first")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.live.header.players[1].by == "first"
