"""Terminals that are mute, slow, gone, flooded or stopped: the program ends when told to, and loses
nothing."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from saves.listing import list_saves
from saves.verify import verify
from tests.patience import PATIENCE
from tests.tui.cli.cage import Cage
from tests.tui.cli.gestures import ESCAPE
from tests.tui.cli.monkey import furnished
from tests.tui.cli.screen import Terminal
from tests.tui.cli.test_terminal import TABLE, restored

PLAY = ("play", "dolce-vita", "--seat", "Anna", "--seat", "Bo=easy", "--seat", "Cleo=easy")
ASKED = b"Choose a number card"
LEAVE = b"\x11\r"
"""Ctrl+Q, and Enter for yes."""


@contextmanager
def playing(folder: Path, own: bool = True) -> Iterator[Cage]:
    """Yield the program at a table in a terminal that is read up to the first question."""
    house = folder / "house"
    furnished(house, "dolce-vita", "normal")
    cage = Cage(house, *PLAY, own=own)
    try:
        cage.until(ASKED)
        yield cage
    finally:
        cage.close()


def settled(cage: Cage) -> None:
    """Check that no process is left, no crash is logged, and the game is sound and released."""
    cage.childless(0)
    assert cage.crashes() == ""
    [info] = list_saves(cage.house / "saves")
    assert verify(info.path).status == "unfinished" and info.in_use is None


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP], ids=lambda sent: sent.name)
def test_behind_a_flood_of_keys_a_signal_is_obeyed(tmp_path: Path, sent: signal.Signals) -> None:
    """The program reads only as much as it can handle, so the signal comes next."""
    with playing(tmp_path) as cage:
        flood = b"5a\x1b[A\x1b[B" * 25_000
        stuffed = 0
        while typed := cage.stuff(flood[stuffed:]):
            stuffed += typed
            cage.take(0.01)
        cage.signal(sent)
        assert cage.ended() == 128 + sent
        assert stuffed < len(flood)
        settled(cage)


def test_a_terminal_that_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    with playing(tmp_path) as cage:
        for size in ((200, 60), (80, 24)) * 6:
            cage.resize(*size)
            cage.stuff(b"l?\x1b[27u")
            cage.still()
        cage.signal(signal.SIGTERM)
        assert cage.waited() == 128 + signal.SIGTERM
        settled(cage)


def test_a_terminal_that_reads_a_few_bytes_now_and_then_holds_nobody_up(tmp_path: Path) -> None:
    with playing(tmp_path) as cage:
        for size in ((200, 60), (80, 24)) * 6:
            cage.resize(*size)
            cage.stuff(b"l")
            cage.still()
            cage.sip(100)
        cage.signal(signal.SIGTERM)
        assert cage.waited() == 128 + signal.SIGTERM
        settled(cage)


def test_a_terminal_that_reads_again_shows_how_things_stand(tmp_path: Path) -> None:
    """Pictures that the terminal did not read in time are left out, except the newest."""
    with playing(tmp_path) as cage:
        for size in ((200, 60), (100, 30)) * 6:
            cage.resize(*size)
            cage.still()
        cage.stuff(b"?")
        cage.still()
        cage.until(b"What you can do now")
        # Keys typed at once for a screen and the one below it may change places under load.
        cage.tail = b""
        cage.send(ESCAPE)
        cage.until(ASKED)
        cage.send(LEAVE)
        assert cage.ended() == 0
        settled(cage)


def test_a_window_that_shrank_and_grew_again_unseen_is_drawn_anew(tmp_path: Path) -> None:
    """A terminal forgets what it showed outside of the smaller size."""
    with playing(tmp_path) as cage:
        cage.rest(PATIENCE)
        cage.tail = b""
        cage.resize(79, 23)
        cage.resize(100, 30)
        cage.until(ASKED)
        cage.send(LEAVE)
        assert cage.ended() == 0
        settled(cage)


def test_a_window_that_is_closed_without_a_word_ends_the_program(tmp_path: Path) -> None:
    """Not every program gets a signal then: here only reading from the terminal fails."""
    with playing(tmp_path, own=False) as cage:
        cage.hang_up()
        assert cage.waited() == 128 + signal.SIGHUP
        settled(cage)


def test_bytes_that_no_key_sends_do_nothing(tmp_path: Path) -> None:
    with playing(tmp_path) as cage:
        cage.send(b"\xff\xfe\xe9\x1b[<\x1b[999;999R\x1b]11;rgb:0/0/0\x07\x1b[<0;99999;99999M\x00")
        cage.send(LEAVE)
        assert cage.ended() == 0
        settled(cage)


def given_back(terminal: Terminal) -> bool:
    """Return whether the last sequence was written that gives the terminal back."""
    return terminal.output.rfind(b"\x1b[?1004l") > terminal.output.rfind(b"\x1b[?1049h")


def test_stopped_by_the_shell_it_gives_the_terminal_back_and_comes_again(tmp_path: Path) -> None:
    with Terminal("play", "dolce-vita", "--saves", str(tmp_path / "saves")) as terminal:
        before = terminal.modes
        terminal.shows(TABLE)
        for _ in range(2):
            terminal.kill(signal.SIGTSTP)
            terminal.until(lambda _: terminal.stopped and given_back(terminal))
            restored(terminal, before)
            drawn = len(terminal.output)
            terminal.screen.reset()
            terminal.kill(signal.SIGCONT)
            terminal.shows(TABLE)
            assert b"\x1b[?1049h" in terminal.output[drawn:]
        terminal.press("?")
        terminal.shows("Help")
        terminal.press("\x11")
        assert terminal.ended() == 0
        restored(terminal, before)


def test_halted_and_let_go_on_it_reads_every_key_once(tmp_path: Path) -> None:
    with playing(tmp_path) as cage:
        before = len(os.listdir(f"/proc/{cage.pid}/task"))  # noqa: PTH208
        for _ in range(3):
            cage.signal(signal.SIGSTOP)
            cage.signal(signal.SIGCONT)
            cage.still()
        assert len(os.listdir(f"/proc/{cage.pid}/task")) == before  # noqa: PTH208
        cage.send(LEAVE)
        assert cage.ended() == 0
        settled(cage)
