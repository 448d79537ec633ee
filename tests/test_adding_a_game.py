"""docs/adding-a-game.md is literally true: its game, made in a copy of the program, can be played,
saved, replayed, exported and read line by line."""

import re
from pathlib import Path

import pytest

from tests.copies import LAYERS, ROOT, copied, run

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FILE = re.compile(r"^`([\w/]+\.py)`:\n\n```python\n(.*?)```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(
    r"^In `([\w/]+\.py)`, a line at the end of `(\w+)`[^\n]*:\n\n```python\n(.*?)```$",
    re.MULTILINE | re.DOTALL,
)

PLAYED = """
import asyncio
from pathlib import Path

from saves.listing import list_saves
from saves.reading import load
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.screens.home import HomeScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen
from tui.app.screens.statistics import StatisticsScreen
from tui.games.registry import offered_games


def broken(text):
    return text.replace(chr(0xA0), " ")


async def play():
    saves = Path("played")
    saves.mkdir()
    app = app_on(None, saves)
    async with running(app, (100, 30)) as pilot:
        async def shown(screen, *words):
            await until(pilot, lambda: isinstance(app.screen, screen))
            await until(pilot, lambda: all(each in broken(text(app)) for each in words))

        await shown(HomeScreen, "Dolce Vita", "tutorial")
        await until(pilot, lambda: app.screen.focused)
        await pilot.press(*["right"] * offered_games().index("nim"))
        await shown(HomeScreen, "Nim", "2 to 4")
        assert "tutorial" not in text(app)
        await pilot.press("o")
        await pilot.pause()
        await shown(HomeScreen)
        await pilot.press("n")
        await shown(NewGameScreen, "New game · Nim", "Stones at once, at most")
        await pilot.press("enter")
        await shown(PlayScreen, "take 1 to 3 stones", "a heap of")
        await pilot.press("h", "5")
        while not isinstance(app.screen, ResultScreen):
            if getattr(app.screen, "board", None) and app.screen.board.open:
                await pilot.press("1")
            await pilot.pause(0.01)
        await shown(ResultScreen, "Nim", "Camille")
        await pilot.press("r")
        await shown(ReplayScreen, "takes 1")
        await pilot.press("left", "left", "v", "a", "w")
        await pilot.pause()
        app.go("statistics")
        await shown(StatisticsScreen, "Nim")
        [info] = list_saves(saves)
        assert load(info.path).outcome is not None


asyncio.run(play())
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program with the page's game in it."""
    folder = copied(tmp_path_factory.mktemp("copy"))
    for name, content in FILE.findall(PAGE):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        assert not path.exists()
        path.write_text(content, "utf-8")
    for name, table, line in LINE.findall(PAGE):
        source = (folder / name).read_text("utf-8")
        start = source.index(f"{table}: Final = {{")
        end = source.index("\n}", start) + 1
        (folder / name).write_text(source[:end] + line + source[end:], "utf-8")
    return folder


def ludotheque(copy: Path, *words: str, typed: str = "") -> str:
    """Return what the program with the new game prints."""
    done = run(copy, "-m", "tui.cli.main", *words, "--lang", "en", typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_what_it_says() -> None:
    files = [name for name, _ in FILE.findall(PAGE)]
    assert len(LINE.findall(PAGE)) == 2
    assert len(files) + 2 == PAGE.count("```python")
    folders = {Path(name).parent.as_posix() for name in files if not name.startswith("tests")}
    words = {f"tui/words/{each.name}" for each in (ROOT / "tui" / "words").glob("??")}
    assert folders == {"engine/nim", "tui/games/nim"} | words


def test_nothing_of_the_game_is_missing_and_it_keeps_the_contract(copy: Path) -> None:
    tests = ("tests/tui/games/test_contract.py", "tests/engine/nim/test_contract.py")
    done = run(copy, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", *tests, "-k", "nim")
    assert done.returncode == 0, done.stdout
    assert "15 passed" in done.stdout


def test_the_layers_hold_and_the_style_is_that_of_the_house(copy: Path) -> None:
    for words in (LAYERS, ("-m", "ruff", "check", "."), ("-m", "ruff", "format", "--check", ".")):
        done = run(copy, *words)
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_types_are_right(copy: Path) -> None:
    done = run(copy, "-m", "mypy", "--cache-dir", "types", "engine/nim", "tui/games/nim")
    assert done.returncode == 0, done.stdout


def test_the_game_knows_no_other_and_none_knows_it(copy: Path) -> None:
    card = copy / "tui" / "games" / "nim" / "card.py"
    source = card.read_text("utf-8")
    card.write_text(f"{source}\nimport engine.dolores.cards\n", "utf-8")
    done = run(copy, *LAYERS)
    card.write_text(source, "utf-8")
    assert done.returncode == 1 and "tui.games.nim.card" in done.stdout


def test_it_is_played_by_its_keys(copy: Path) -> None:
    done = run(copy, "-c", PLAYED)
    assert done.returncode == 0, done.stderr[-3000:]


def test_robots_play_it_and_their_games_are_shown_replayed_and_exported(copy: Path) -> None:
    out = copy / "simulated"
    table = ludotheque(
        *(copy, "simulate", "nim", "--games", "4", "--bots", "normal,random", "--out", str(out))
    )
    assert "normal" in table
    save = str(min(out.glob("*.ludo")))
    assert "nim" in ludotheque(copy, "saves", "--saves", str(out), "--json")
    assert "takes" in ludotheque(copy, "replay", save, "--plain")
    assert "stones" in ludotheque(copy, "show", save, "--step", "3")
    for form in ("text", "markdown", "svg", "html", "cast"):
        assert "Nim" in ludotheque(copy, "export", save, "--to", form)
    ludotheque(copy, "verify", save)


def test_it_is_played_line_by_line(copy: Path) -> None:
    saves = str(copy / "lines")
    words = ("play", "nim", "--option", "most=4", "--seat", "Zoe", "--seat", "Max", "--plain")
    typed = "\n".join(["help", "rules", "hint", "5", "6", "x", *["1"] * 30])
    told = ludotheque(copy, *words, "--saves", saves, typed=typed).replace("\u00a0", " ")
    for said in (
        *("Nim, line by line", "Zoe, take 1 to 4 stones", "There are no rules pages for Nim"),
        *(
            "Here you can take 1 to 4",
            "There is no such move in this game",
            "No hint could be found",
        ),
        *("Type how many stones you take", "takes 1", "wins", "1. "),
    ):
        assert said in told, told
    [save] = Path(saves).glob("*.ludo")
    ludotheque(copy, "verify", str(save))
