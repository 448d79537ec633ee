"""The real program, killed or told to go while robots play: everything that the screen had shown is
in the save."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pyte
import pytest

from engine.account import Account
from engine.chance import dice
from engine.game import DEALER, EVERYONE
from saves.listing import list_saves
from saves.reading import SavedGame, load
from saves.verify import verify
from saves.writing import LiveGame
from tests.tui.cli.screen import ASKS, ENDS, KNOWS, Terminal
from tests.tui.cli.test_terminal import LEFT
from tests.tui.tables import app_on, new_live, until
from tui.app.screens.play import PlayScreen
from tui.app.widgets.chronicle import Chronicle
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.render.telling import told
from tui.settings import settings_path
from tui.words import Wording
from tui.words.spans import text_of, wrap

GAMES = ("dolce-vita", "dolores", "dalmuti")
SIZE = (120, 40)
NAMES = ("Anna", "Bruno", "Clio", "Dario")

LONG = {"dolce-vita": 1_200_000, "dolores": 1_200_000, "dalmuti": 1_600_000}
"""The bytes, roughly, that the program draws in a game; programs are killed at parts of them."""


@pytest.fixture(scope="module", autouse=True)
def at_once(own_folders: Path) -> Iterator[None]:
    """Let robots play as fast as the program draws, without remarks: no save tells those."""
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('speed = "at-once"\nlanguage = "en"\nremarks = false\n')
    yield
    path.write_text("")


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> int:
    """Return the width of the log in a terminal of SIZE, in cells."""
    live = new_live(tmp_path_factory.mktemp("wide"))

    async def measured() -> int:
        app = app_on(lambda: PlayScreen(live), live.path.parent)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: bool(app.screen.query(Chronicle)))
            await until(pilot, lambda: app.screen.query_one(Chronicle).size.width > 0)
            return app.screen.query_one(Chronicle).size.width

    return asyncio.run(measured())


def log_of(saved: SavedGame, cells: int) -> tuple[list[str], list[str]]:
    """Return the rows of the whole log of a save, as an observer of robots sees it. Return apart
    the rows that stood there for a while, for runs of passes that have grown since."""
    account = Account(saved.journal, EVERYONE)
    face = face_for(saved.header.game, Company(NAMES, Wording("en"), UNICODE))
    rows: list[str] = []
    grown: list[str] = []
    for number in range(1, account.last + 1):
        moment = account.moment(number)
        lines = told(face, account, number)
        then, where = (
            (lines, rows)
            if lines
            else (face.tell(moment.before, moment.action, moment.view), grown)
        )
        for line in then:
            where += [text_of(row).strip() for row in wrap(line, cells - 2, indent=4)]
    return rows, grown


def shown(screen: pyte.Screen, torn: bool = False) -> list[str]:
    """Return the rows of the log on the screen; none while something else is shown.

    If the picture is torn, leave out the row at which drawing broke off, because half of it is
    old.
    """
    display = list(screen.display)
    if torn:
        display[screen.cursor.y] = ""
    for top, row in enumerate(display):
        if (left := row.find("Log")) > 60:
            rows = [row[left - 1 :].strip() for row in display[top + 1 : -1]]
            while rows and not rows[-1]:
                rows.pop()
            return rows
    return []


def stands_in(rows: list[str], whole: list[str]) -> bool:
    """Return whether the rows follow one another in the whole log, however its lines are broken.
    The last two rows may be left out: they may tell a run of passes that has grown since."""
    text = " ".join(whole)
    return any(" ".join(shorter) in text for shorter in (rows, rows[:-1], rows[:-2]))


@contextmanager
def playing(folder: Path, game: str, moment: float) -> Iterator[Terminal]:
    """Yield a program in which robots play, once it has drawn this part (0 to 1) of a game."""
    seats = [word for name in NAMES for word in ("--seat", f"{name}=random")]
    columns, lines = SIZE
    terms = ("--option", "hands=1") if game == "dalmuti" else ()
    words = ("play", game, *terms, *seats, "--saves", str(folder))
    with Terminal(*words, columns=columns, lines=lines) as terminal:
        terminal.until(lambda _: ASKS in terminal.output)
        terminal.press(KNOWS)
        terminal.until(lambda text: "Log" in text and ENDS in terminal.output)
        enough = len(terminal.output) + moment * LONG[game]
        terminal.until(lambda text: len(terminal.output) > enough or "Log" not in text)
        yield terminal


def kill_at(folder: Path, game: str, moment: float, cells: int) -> None:
    """Let robots play, and kill the program once it has drawn this part (0 to 1) of a game. Check
    that what was shown is saved."""
    with playing(folder, game, moment) as terminal:
        terminal.kill(signal.SIGKILL)
        assert terminal.ended() == -signal.SIGKILL
        terminal.leaves_nothing()
        torn = shown(terminal.screen, torn=True)
        whole = terminal.screen_at(terminal.output.rindex(ENDS) + len(ENDS))
    [info] = list_saves(folder)
    saved = load(info.path)
    assert saved.loss is None or saved.loss.code == "torn"
    written, grown = log_of(saved, cells)
    # Check the last whole picture, and every row of one that was being drawn.
    assert stands_in(shown(whole), written), (shown(whole), written)
    assert {*torn} <= {"", *written, *grown}, (torn, written, grown)
    if not shown(whole):  # the result covers the table
        assert verify(info.path).status == "complete"
    play_on(info.path, saved)


def play_on(path: Path, saved: SavedGame) -> None:
    """Resume a save that a killed program left, and play one action."""
    with LiveGame.resume(path) as game:
        assert game.journal.actions == saved.journal.actions
        for seat in game.table.to_act[:1]:
            action = game.table.deal() if seat == DEALER else chosen(game, seat)
            game.table.submit(action)
    assert load(path).loss is None


def chosen(game: LiveGame, seat: int) -> Any:
    """Return a robot's choice at a seat."""
    rules = game.journal.game
    rng = dice("on", len(game.journal), seat)
    return rules.bots["random"](game.table.view(seat), rng, lambda _: True)


@pytest.mark.parametrize("run", range(3))
def test_killed_at_a_random_moment(tmp_path: Path, cells: int, run: int) -> None:
    kill_at(tmp_path, GAMES[run % 3], Random(f"moment {run}").random() / 6, cells)


@pytest.mark.slow
@pytest.mark.parametrize("run", range(200))
def test_killed_at_200_random_moments(tmp_path: Path, cells: int, run: int) -> None:
    kill_at(tmp_path, GAMES[run % 3], Random(f"kill {run}").random(), cells)


@pytest.mark.parametrize(
    ("game", "sent"),
    [("dolce-vita", signal.SIGTERM), ("dolores", signal.SIGHUP), ("dalmuti", None)],
    ids=str,
)
def test_told_to_go_while_robots_play(
    tmp_path: Path, game: str, sent: signal.Signals | None
) -> None:
    """After a signal, or a closed window (None), all is saved and released, and no process is
    left."""
    with playing(tmp_path, game, 0.05) as terminal:
        if sent is None:
            terminal.hang_up()
        else:
            terminal.kill(sent)
            assert terminal.ended() == 128 + sent
            terminal.leaves_nothing()
            last = terminal.output[terminal.output.rindex(b"\x1b[?1049h") :]
            assert all(sequence in last for sequence in LEFT)
    [info] = list_saves(tmp_path)
    assert info.in_use is None and load(info.path).records > 0
    assert verify(info.path).status in ("unfinished", "complete")
    assert [file.suffix for file in tmp_path.iterdir()] == [".ludo"]
