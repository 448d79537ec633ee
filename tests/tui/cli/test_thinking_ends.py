"""Leaving during a robot's thought stops it at once and leaves no process behind.

This is the real program, with a robot that thinks for ever and starts another process.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from saves.listing import list_saves
from saves.reading import load
from saves.verify import verify
from tests.tui.cli.running import ROOT
from tests.tui.cli.screen import Terminal
from tests.tui.packages import install

CTRL_Q = "\x11"

PONDER = """
import os
import signal

def ponder(view, rng, enough):
    if not os.fork():
        signal.pause()
    while not os.path.exists(os.environ["TELL"]):
        enough(0)
    os.kill(os.getppid(), signal.SIGTERM)
    signal.pause()
"""


@contextmanager
def pondering(folder: Path) -> Iterator[Terminal]:
    """Yield a game in which a robot has begun to think and will never be done."""
    packages = install(folder / "packages", "ponderers", PONDER, {"ponder": "ponder"})
    words = ["play", "dolce-vita", "--players", "3", "--bots", "ponder"]
    path = f"{ROOT}{os.pathsep}{packages}"
    with Terminal(
        *words, "--saves", str(folder / "saves"), PYTHONPATH=path, TELL=str(folder / "tell")
    ) as terminal:
        place(terminal, "1")
        yield terminal


def place(terminal: Terminal, card: str) -> None:
    """Make the person's move, after which the robot is thinking."""
    terminal.shows("Choose a number card")
    terminal.press(card)
    terminal.shows("under which column?")
    terminal.press("a")
    terminal.shows("Enter: place")
    terminal.press("\r")
    terminal.shows("is placing a card")
    terminal.until(lambda _: thinking(terminal))


def thinking(terminal: Terminal) -> bool:
    """Return whether a thinking process of the program exists."""
    return any("thinking_process" in line for line in terminal.processes())


def settled(folder: Path) -> None:
    """Check that the game is saved up to the person's move, and sound."""
    [info] = list_saves(folder / "saves")
    assert verify(info.path).status == "unfinished"
    assert len(load(info.path).journal) == 2


def test_leaving_the_game_stops_the_thinking(tmp_path: Path) -> None:
    with pondering(tmp_path) as terminal:
        terminal.press("q")
        terminal.shows("New game")
        terminal.until(lambda _: not thinking(terminal))
        settled(tmp_path)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0
        terminal.leaves_nothing()


ENDINGS: dict[str, tuple[Callable[[Terminal], None], int]] = {
    "quitting": (lambda terminal: terminal.press(CTRL_Q), 0),
    "being told to go": (lambda terminal: terminal.kill(signal.SIGTERM), 143),
    "being killed": (lambda terminal: terminal.kill(signal.SIGKILL), -signal.SIGKILL),
}


@pytest.mark.parametrize(("leave", "status"), ENDINGS.values(), ids=ENDINGS)
def test_leaving_the_program_leaves_no_process(
    tmp_path: Path, leave: Callable[[Terminal], None], status: int
) -> None:
    with pondering(tmp_path) as terminal:
        leave(terminal)
        assert terminal.ended() == status
        terminal.leaves_nothing()
    settled(tmp_path)


def test_a_robot_that_tells_the_program_to_go_harms_no_save(tmp_path: Path) -> None:
    with pondering(tmp_path) as terminal:
        (tmp_path / "tell").touch()
        assert terminal.ended() == 128 + signal.SIGTERM
        terminal.leaves_nothing()
    settled(tmp_path)


def test_a_closed_window_leaves_no_process(tmp_path: Path) -> None:
    with pondering(tmp_path) as terminal:
        terminal.hang_up()
    settled(tmp_path)


def test_taking_back_stops_the_thinking_and_the_move_is_made_anew(tmp_path: Path) -> None:
    with pondering(tmp_path) as terminal:
        terminal.press("u")
        terminal.shows("Choose a number card")
        terminal.until(lambda _: not thinking(terminal))
        place(terminal, "2")
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0
        terminal.leaves_nothing()
