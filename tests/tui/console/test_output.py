"""Printing: columns, one line for an error, and output that nobody can write to."""

import errno
import io
import logging
import os
import sys
import termios
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saves.problems import SaveError
from tui.console.data import put_json
from tui.console.failures import Failure, Misuse, refusals, save_failure
from tui.console.output import (
    SHOWN,
    flushed,
    in_columns,
    one_line,
    put,
    replace_unprintable,
    shown,
    silence,
    speaks_unicode,
    tell,
    without_tracebacks,
)
from tui.console.status import FAILED, MISUSED
from tui.session.problems import problem_sentence
from tui.session.refusals import Impossible
from tui.words import Wording

SAY = Wording("en")


def test_a_long_message_is_broken_between_words_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen, terminal = os.openpty()
    termios.tcsetwinsize(terminal, (24, 30))
    with os.fdopen(terminal, "w") as stderr:
        monkeypatch.setattr(sys, "stderr", stderr)
        tell("there is no level “genius” (choose from equals, random, novice)")
        told = ""
        while "novice)" not in told:
            told += os.read(screen, 1000).decode()
    os.close(screen)
    assert "genius” (choose from equals,\r\n" in told
    assert max(map(len, told.split("\r\n"))) <= 30


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows = [["file", "size", "who"], ["a.ludo", "7", "Zoé"], ["b", "1234", ""]]
    assert in_columns(rows, {1}).splitlines() == [
        *("file    size  who", "a.ludo     7  Zoé", "b       1234"),
    ]
    assert in_columns(rows).splitlines()[1] == "a.ludo  7     Zoé"
    assert in_columns([["a", "b"]], {0, 1}) == "a  b"


def test_a_wrong_word_is_shown_short_and_safe() -> None:
    assert shown("word") == "word" and shown("\x1b") == shown("") == "?"
    assert len(shown("w" * (SHOWN + 9))) <= SHOWN


def test_text_is_printed_with_its_newline(capsys: pytest.CaptureFixture[str]) -> None:
    put(SAY, "one")
    flushed(SAY, "two")
    put_json(SAY, {"é": (1, 2)})
    assert capsys.readouterr().out == 'one\ntwo{\n  "\\u00e9": [\n    1,\n    2\n  ]\n}\n'


class Broken(io.StringIO):
    """A stream that cannot be written to."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self._error = error

    def write(self, text: str) -> int:
        """Raise the error of this stream."""
        raise self._error


def test_output_that_cannot_be_written_is_a_failure_and_a_closed_pipe_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", Broken(OSError(errno.ENOSPC, "No space")))
    with pytest.raises(Failure) as failed:
        put(SAY, "text")
    assert str(failed.value) == SAY("cli.no-output", reason="No space")
    monkeypatch.setattr(sys, "stdout", Broken(OSError()))
    with pytest.raises(Failure) as failed:
        put(SAY, "text")
    assert str(failed.value) == SAY("cli.no-output", reason="OSError")
    monkeypatch.setattr(sys, "stdout", Broken(BrokenPipeError()))
    with pytest.raises(BrokenPipeError):
        put(SAY, "text")
    monkeypatch.setattr(sys, "stdout", None)
    put(SAY, "text")


def test_an_error_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tell("a\nb\x1b[31m")
    told = capsys.readouterr().err
    assert told.startswith("ludotheque: a b") and told.count("\n") == 1 and "\x1b" not in told
    assert one_line("a\nb") == "a b"
    for stream in (None, Broken(OSError())):
        monkeypatch.setattr(sys, "stderr", stream)
        tell("nobody reads this")


@pytest.mark.parametrize(
    ("encoding", "speaks"),
    [("UTF-8", True), ("utf_8_sig", True), ("cp65001", True), ("latin-1", False), (None, True)],
)
def test_whether_every_sign_can_be_written(encoding: str | None, speaks: bool) -> None:
    stream: Any = SimpleNamespace(encoding=encoding)
    assert speaks_unicode(stream) is speaks and speaks_unicode(None)


def test_letters_that_an_encoding_lacks_become_question_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    monkeypatch.setattr(sys, "stderr", None)
    replace_unprintable()
    put(SAY, "é■")
    assert written.getvalue() == b"??\n"
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    replace_unprintable()


def test_what_is_left_of_a_silenced_stream_goes_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with path.open("w") as stream:
        stream.write("text")
        silence(stream)
    assert path.read_text() == ""
    silence(None)


def test_silent_libraries_log_nothing(caplog: pytest.LogCaptureFixture) -> None:
    without_tracebacks("ludotheque-test")
    logging.getLogger("ludotheque-test").error("a secret")
    assert not caplog.records


def test_a_failure_names_the_file_if_it_is_known() -> None:
    error = SaveError("disk-full")
    sentence = SAY.behind_colon(problem_sentence(SAY, error))
    assert str(save_failure(SAY, error)) == sentence
    assert str(save_failure(SAY, error, Path("a.ludo"))) == f"a.ludo: {sentence}"
    own = SaveError("disk-full", file="b.ludo")
    assert str(save_failure(SAY, own, Path("a.ludo"))) == f"b.ludo: {sentence}"
    impossible = Impossible("bad-seed", limit=64)
    refused = SAY.behind_colon(problem_sentence(SAY, impossible))
    with pytest.raises(Failure, match=f"^{refused}$"), refusals(SAY):
        raise impossible
    assert (Failure.status, Misuse.status) == (FAILED, MISUSED)
