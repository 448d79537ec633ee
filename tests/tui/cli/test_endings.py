"""The ends of the program when something is wrong: a line and a status, never a traceback."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.game import Illegal
from tests.saves.test_ordinary import STRANGE
from tests.tui.cli.running import here
from tui.cli import crash, files
from tui.console import terminal
from tui.console.failures import Misuse
from tui.console.output import one_line, speaks_unicode
from tui.console.status import CRASHED, MISUSED
from tui.settings import settings_path
from tui.words import Wording

EN = Wording("en")
Capsys = pytest.CaptureFixture[str]


def failing(error: BaseException) -> Any:
    """Return a function that fails with the error, a secret among its local variables."""

    def fail(*_: object) -> None:
        hand = "the ace of spades"
        assert hand
        raise error

    return fail


@pytest.mark.parametrize(
    "error", [ValueError("a\nb\x1b[2J"), Illegal("not-your-turn"), RecursionError(), OSError(5, "")]
)
def test_a_crash_is_a_short_message_and_a_log(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(files, "list_saves", failing(error))
    crash.log_path().unlink(missing_ok=True)
    message = here(capsys, "saves").failed(CRASHED)
    assert str(crash.log_path()) in message
    log = crash.log_path().read_text(encoding="utf-8")
    assert "Traceback" in log and type(error).__name__ in log
    assert "ace of spades" not in message + log.replace('hand = "the ace of spades"', "")


@pytest.mark.parametrize("put", STRANGE.values(), ids=STRANGE)
def test_a_log_that_is_no_file_holds_nobody_up(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, put: Callable[[Path], None]
) -> None:
    monkeypatch.setattr(files, "list_saves", failing(ValueError("first")))
    path = crash.log_path()
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    put(path)
    try:
        assert "ValueError" in here(capsys, "saves").failed(CRASHED)
    finally:
        path.rmdir() if path.is_dir() else path.unlink()


def test_a_second_crash_is_added_to_the_log_and_an_endless_log_begun_anew(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "list_saves", failing(ValueError("first")))
    here(capsys, "saves").failed(CRASHED)
    monkeypatch.setattr(files, "list_saves", failing(ValueError("second")))
    here(capsys, "saves").failed(CRASHED)
    log = crash.log_path()
    assert "first" in log.read_text() and "second" in log.read_text()
    log.write_bytes(b"x" * (crash.MOST_BYTES + 1))
    here(capsys, "saves").failed(CRASHED)
    assert log.stat().st_size < 10_000 and not log.read_bytes().startswith(b"x")


def test_a_crash_without_a_log_names_what_failed(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(crash, "log_path", lambda: tmp_path / "file" / "log")
    monkeypatch.setattr(files, "list_saves", failing(ValueError()))
    assert "ValueError" in here(capsys, "saves").failed(CRASHED)


def test_interrupting_is_quiet(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "list_saves", failing(KeyboardInterrupt()))
    assert here(capsys, "saves") == (130, "", "")


def test_damaged_settings_are_reported_and_set_aside(capsys: Capsys) -> None:
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('language = "klingon"\n')
    try:
        ended = here(capsys, "saves")
        assert "settings" in ended.failed(0)
        assert here(capsys, "saves").err == ""
        [aside] = path.parent.glob("settings.toml.damaged-*")
        assert aside.read_text() == 'language = "klingon"\n'
    finally:
        for left in path.parent.glob("settings.toml*"):
            left.unlink()
        path.touch()


def test_a_message_is_one_line_whatever_it_holds() -> None:
    assert (
        one_line("a\nb\x1b[2J\u202ec\udcff\N{NO-BREAK SPACE}!") == "a b?[2J?c?\N{NO-BREAK SPACE}!"
    )


class Stream:
    """A stand-in for a stream that the program reads from or writes to."""

    closed = False

    def __init__(self, terminal: bool, encoding: str = "utf-8") -> None:
        self.terminal = terminal
        self.encoding = encoding

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("stdin", "stderr", "term", "said"),
    [
        (True, True, "xterm-256color", None),
        (True, True, "linux", None),
        (False, True, "xterm", "not a pipe"),
        (True, False, "xterm", "not a pipe"),
        (True, True, "dumb", "TERM=dumb"),
        (True, True, "", "TERM="),
        (None, True, "xterm", "not a pipe"),
    ],
)
def test_a_screen_needs_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
    stdin: bool | None,
    stderr: bool,
    term: str,
    said: str | None,
) -> None:
    monkeypatch.setattr(sys, "stdin", None if stdin is None else Stream(stdin))
    monkeypatch.setattr(sys, "stderr", Stream(stderr))
    if said is None:
        terminal.require_terminal(EN, {"TERM": term})
        return
    with pytest.raises(Misuse) as caught:
        terminal.require_terminal(EN, {"TERM": term})
    assert said in str(caught.value)
    assert caught.value.status == MISUSED


def test_a_terminal_without_unicode_gets_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding, unicode in (
        ("UTF-8", True),
        ("utf8", True),
        ("latin-1", False),
        ("ascii", False),
    ):
        monkeypatch.setattr(sys, "stderr", Stream(True, encoding))
        assert terminal.draws_unicode() is unicode
    assert speaks_unicode(None)


def test_an_empty_no_color_does_not_count() -> None:
    for value, left in (("", None), ("1", "1"), ("0", "0")):
        environ = {"NO_COLOR": value}
        terminal.drop_empty_no_color(environ)
        assert environ.get("NO_COLOR") == left
