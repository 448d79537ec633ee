"""The real program in a real terminal: it opens, plays, and leaves the terminal as it was."""

import signal
import sys
from pathlib import Path

import pytest

from saves.listing import list_saves
from saves.verify import verify
from tests.tui.cli.screen import Terminal
from tui.cli import crash

CTRL_Q = "\x11"

HOME = "New game"

LEFT = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1000l", b"\x1b[?1003l", b"\x1b[?2004l")
"""The last sequences: leave the second screen, show the cursor, stop following mouse and paste."""

TABLE = "place a card"


@pytest.fixture
def saves(tmp_path: Path) -> str:
    """Return a folder for the saves of one test."""
    return str(tmp_path / "saves")


def restored(terminal: Terminal, before: list[object]) -> None:
    """Check that the terminal is as it was before."""
    assert terminal.modes == before
    last = terminal.output[terminal.output.rindex(b"\x1b[?1049h") :]
    for sequence in LEFT:
        assert sequence in last, sequence


def only(folder: str) -> Path:
    """Return the one save of the folder, and check that it is sound."""
    [info] = list_saves(Path(folder))
    assert verify(info.path).status == "unfinished"
    return info.path


@pytest.mark.parametrize(("language", "home"), [("en", "New game"), ("fr", "Nouvelle partie")])
def test_it_opens_and_quits_and_leaves_the_terminal_as_it_was(
    saves: str, language: str, home: str
) -> None:
    with Terminal("--saves", saves, "--lang", language) as terminal:
        before = terminal.modes
        terminal.shows(home)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0
        restored(terminal, before)
        terminal.leaves_nothing()
    assert list(Path(saves).iterdir()) == []


SIGNALS = {signal.SIGTERM: 143, signal.SIGHUP: 129, signal.SIGINT: 130}


@pytest.mark.parametrize("sent", SIGNALS, ids=lambda sent: sent.name)
def test_told_to_go_while_it_opens_it_leaves_the_terminal_as_it_was(
    saves: str, sent: signal.Signals
) -> None:
    with Terminal("--saves", saves) as terminal:
        before = terminal.modes
        terminal.until(lambda _: b"\x1b[?1049h" in terminal.output)
        terminal.kill(sent)
        assert terminal.ended() == SIGNALS[sent]
        restored(terminal, before)


@pytest.mark.parametrize("sent", SIGNALS, ids=lambda sent: sent.name)
def test_told_to_go_in_the_middle_of_a_game_it_goes_cleanly(
    saves: str, sent: signal.Signals
) -> None:
    with Terminal("play", "dolce-vita", "--saves", saves) as terminal:
        before = terminal.modes
        terminal.shows(TABLE)
        terminal.kill(sent)
        assert terminal.ended() == SIGNALS[sent]
        restored(terminal, before)
        terminal.leaves_nothing()
    assert list(Path(saves).iterdir()) == [only(saves)], "nothing but the game, no lock"


def test_a_closed_window_leaves_no_process_and_loses_nothing(saves: str) -> None:
    with Terminal("play", "dolce-vita", "--saves", saves) as terminal:
        terminal.shows(TABLE)
        terminal.hang_up()
    path = only(saves)
    with Terminal("resume", "--saves", saves) as terminal:
        terminal.shows(TABLE)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0
    assert only(saves) == path


def test_killed_it_loses_nothing(saves: str) -> None:
    with Terminal("play", "dolce-vita", "--saves", saves) as terminal:
        terminal.shows(TABLE)
        terminal.kill(signal.SIGKILL)
        assert terminal.ended() == -signal.SIGKILL
        terminal.leaves_nothing()
    only(saves)
    with Terminal("resume", "--saves", saves) as terminal:
        terminal.shows(TABLE)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0


@pytest.mark.parametrize("size", [(1, 1), (4, 2), (79, 23)], ids=str)
def test_a_small_terminal_does_not_crash_it(saves: str, size: tuple[int, int]) -> None:
    columns, lines = size
    with Terminal("--saves", saves, columns=columns, lines=lines) as terminal:
        before = terminal.modes
        terminal.until(str.strip)
        terminal.press("\r?\x10")
        terminal.resize(100, 30)
        terminal.shows(HOME)
        terminal.resize(columns, lines)
        terminal.resize(100, 30)
        terminal.shows(HOME)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0
        restored(terminal, before)


def test_a_replay_opens_at_its_step(finished: Path, saves: str) -> None:
    with Terminal("replay", str(finished), "--step", "57", "--saves", saves) as terminal:
        terminal.until(lambda text: "57" in text and "138" in text)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0


def test_a_save_in_use_opens_to_be_looked_at_and_says_who_has_it(saves: str) -> None:
    with Terminal("play", "dolce-vita", "--saves", saves) as first:
        first.shows(TABLE)
        [info] = list_saves(Path(saves))
        assert info.in_use is not None
        before = info.path.read_bytes()
        with Terminal("resume", str(info.path), "--saves", saves) as second:
            second.shows("You can look")
            assert str(info.in_use.pid) in second.text
            second.press("qn" + CTRL_Q)
            assert second.ended() == 0
        assert info.path.read_bytes() == before
        first.press(CTRL_Q)
        assert first.ended() == 0


def test_the_hands_of_a_shared_game_in_use_stay_closed(saves: str) -> None:
    people = ("--seat", "Anna=human", "--seat", "Zoe=human")
    with Terminal("play", "dalmuti", *people, "--saves", saves) as first:
        first.until(lambda _: list(Path(saves).glob("*.ludo")))
        first.until(str.strip)
        [info] = list_saves(Path(saves))
        with Terminal("resume", str(info.path), "--saves", saves) as second:
            assert second.ended() == 1
            assert "is open in another window" in second.text.replace("\n", "")
            assert b"\x1b[?1049h" not in second.output
        first.press(CTRL_Q)
        assert first.ended() == 0


def test_hostile_names_do_nothing_to_the_screen(saves: str) -> None:
    names = ["[/][link=x]A\x1b]0;owned\x07", "\u202eB\u200b[@click=app.quit]"]
    seats = [word for name in names for word in ("--seat", f"{name}=human")]
    with Terminal("play", "dolce-vita", *seats, "--saves", saves) as terminal:
        terminal.shows("[/][link=x]A]0;owned")
        assert b"\x1b]0;owned" not in terminal.output
        assert "\u202e".encode() not in terminal.output
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0


def test_a_dumb_terminal_is_played_on_line_by_line(saves: str) -> None:
    with Terminal("--saves", saves, TERM="dumb") as terminal:
        terminal.shows("1. New game: Dolce Vita")
        terminal.press("q\n")
        assert terminal.ended() == 0
        assert b"\x1b" not in terminal.output


def test_no_color_sends_no_colour_and_an_empty_one_does_not_count(saves: str) -> None:
    for value, coloured in (("1", False), ("", True)):
        with Terminal("--saves", saves, NO_COLOR=value) as terminal:
            terminal.shows(HOME)
            terminal.press(CTRL_Q)
            assert terminal.ended() == 0
            assert bool(terminal.colours()) is coloured


def test_a_console_of_sixteen_colours_gets_no_others(saves: str) -> None:
    with Terminal("--saves", saves, TERM="linux", COLORTERM="") as terminal:
        terminal.shows(HOME)
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0
        assert b"8;2;" not in terminal.output and b"8;5;" not in terminal.output
        assert b"\x1b[1;93;40m" in terminal.output


def test_an_encoding_without_our_signs_gets_ascii(saves: str) -> None:
    with Terminal(
        *("play", "dolce-vita", "--saves", saves),
        PYTHONIOENCODING="latin-1",
        PYTHONUTF8="0",
    ) as terminal:
        terminal.shows("A Camille")
        terminal.press(CTRL_Q)
        assert terminal.ended() == 0


CRASHING = """
import sys
from textual.events import Key
from tui.app.screens.home import HomeScreen
from tui.cli.main import main

def broken(self, event):
    hand = "the ace of spades"
    raise ValueError("broken on purpose")

HomeScreen.on_key = broken
sys.exit(main(sys.argv[1:]))
"""


def test_a_crash_restores_the_terminal_and_shows_no_hand(saves: str) -> None:
    crash.log_path().unlink(missing_ok=True)
    program = [sys.executable, "-c", CRASHING]
    with Terminal("--saves", saves, program=program) as terminal:
        before = terminal.modes
        terminal.shows(HOME)
        terminal.press("x")
        assert terminal.ended() == 70
        restored(terminal, before)
        after = terminal.output[terminal.output.rindex(b"\x1b[?1049l") :].decode()
        assert "crashes.log" in after.replace("\r\n", "")
        assert "Traceback" not in after and "ace of spades" not in after
        terminal.leaves_nothing()
    assert "broken on purpose" in crash.log_path().read_text(encoding="utf-8")
