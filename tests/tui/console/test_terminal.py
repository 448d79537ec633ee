"""What kind of terminal there is, and what is done where there is none."""

import os
from types import SimpleNamespace
from typing import Any

import pytest

from tui.console import terminal
from tui.console.failures import Misuse
from tui.console.terminal import (
    DRIVER,
    draws_nothing,
    draws_unicode,
    drop_empty_no_color,
    require_terminal,
)
from tui.words import Wording

SAY = Wording("en")
NONE = SAY("cli.no-terminal")


def stream(tty: bool = True, closed: bool = False, encoding: str = "utf-8") -> Any:
    """Return a stream that is a terminal or not."""
    return SimpleNamespace(isatty=lambda: tty, closed=closed, encoding=encoding)


def system(
    monkeypatch: pytest.MonkeyPatch,
    into: Any = None,
    out: Any = None,
    error: Any = None,
    platform: str = "linux",
) -> None:
    """Let the program have these streams."""
    had = SimpleNamespace(stdin=into, stdout=out, stderr=error, platform=platform)
    monkeypatch.setattr(terminal, "sys", had)


def refusal(environ: dict[str, str]) -> str:
    """Return why nobody can play here, "" if they can."""
    try:
        require_terminal(SAY, environ)
    except Misuse as error:
        return str(error)
    return ""


KNOWN = {"TERM": "xterm"}


def test_keys_are_read_from_input_and_the_screen_is_drawn_on_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    no, yes = stream(tty=False), stream()
    system(monkeypatch, yes, no, yes)
    assert refusal(KNOWN) == ""
    for into, error in ((no, yes), (yes, no), (None, yes), (yes, None), (yes, stream(closed=True))):
        system(monkeypatch, into, yes, error)
        assert refusal(KNOWN) == NONE
        assert refusal(KNOWN | {DRIVER: "web"}) == ""


def test_on_windows_it_is_drawn_on_output_whatever_the_terminal_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    no, yes = stream(tty=False), stream()
    system(monkeypatch, yes, yes, no, "win32")
    assert refusal({}) == "" and not draws_nothing({})
    system(monkeypatch, yes, no, yes, "win32")
    assert refusal({}) == NONE


@pytest.mark.parametrize("environ", [{}, {"TERM": "dumb"}, {"TERM": "unknown"}])
def test_a_terminal_that_moves_no_cursor_is_for_lines_only(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str]
) -> None:
    yes = stream()
    system(monkeypatch, yes, yes, yes)
    assert refusal(environ) == SAY("cli.dumb-terminal", term=environ.get("TERM", "?"))
    assert draws_nothing(environ) and not draws_nothing(KNOWN)
    for into, out in ((stream(False), yes), (yes, stream(False)), (None, yes), (yes, None)):
        system(monkeypatch, into, out, yes)
        assert not draws_nothing(environ)


def test_the_environment_of_this_process_is_asked_if_no_other_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    yes = stream()
    system(monkeypatch, yes, yes, yes)
    monkeypatch.setenv("TERM", "dumb")
    assert draws_nothing()
    with pytest.raises(Misuse):
        require_terminal(SAY)
    monkeypatch.setenv("TERM", "xterm")
    assert not draws_nothing()
    require_terminal(SAY)
    monkeypatch.setenv("NO_COLOR", "")
    drop_empty_no_color()
    assert "NO_COLOR" not in os.environ


def test_signs_are_those_of_the_stream_that_is_drawn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    rich, poor = stream(), stream(encoding="latin-1")
    system(monkeypatch, rich, poor, rich)
    assert draws_unicode()
    system(monkeypatch, rich, rich, poor)
    assert not draws_unicode()
    system(monkeypatch, rich, rich, poor, "win32")
    assert draws_unicode()


@pytest.mark.parametrize(("value", "left"), [("", {}), ("1", {"NO_COLOR": "1"})])
def test_an_empty_wish_for_no_colour_is_none(value: str, left: dict[str, str]) -> None:
    environ = {"NO_COLOR": value}
    drop_empty_no_color(environ)
    assert environ == left
    none: dict[str, str] = {}
    drop_empty_no_color(none)
    assert none == {}
