"""The command `host` without a screen: its invitations, its end, and what cannot be hosted."""

import signal
import socket
from pathlib import Path

import pytest

from tests.tui.cli.running import here, saved_game
from tests.tui.online.doors.dedicated import Dedicated
from tui.console.status import DONE, FAILED, MISUSED

Capsys = pytest.CaptureFixture[str]

WRONG = {
    "no game": (["chess"], MISUSED, "dolce-vita, dolores, dalmuti"),
    "a hostile game": (["\x1b[31m\u202echess"], MISUSED, "chess"),
    "too few": (["dalmuti", "--players", "3"], FAILED, "4"),
    "no seat for people": (["dolores", "--players", "2", "--bots", "easy,easy"], MISUSED, "2"),
    "no level": (["dolores", "--bots", "genius"], MISUSED, "genius"),
    "no such address": (["dolores", "--bind", "192.0.2.7"], FAILED, "192.0.2.7"),
    "two ranges": (["dolores", "--bind", "127.0.0.1", "--lan"], MISUSED, "--lan"),
    "half a certificate": (["dolores", "--tls-cert", "x"], MISUSED, "--tls-key"),
    "no certificate": (["dolores", "--tls-cert", "x", "--tls-key", "x"], FAILED, "x"),
    "near without a net": (["dolores", "--near"], MISUSED, "--lan"),
    "one port for two": (["dolores", "--port", "9000", "--ssh-port", "9000"], MISUSED, ""),
    "no port": (["dolores", "--web-port", "65536"], MISUSED, "65536"),
    "no time": (["dolores", "--grace", "never"], MISUSED, "never"),
}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("words", "status", "said"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_hosted_is_one_line(
    capsys: Capsys, words: list[str], status: int, said: str, language: str
) -> None:
    message = here(capsys, "host", *words, "--dedicated", "--lang", language).failed(status)
    assert said in message and len(message) < 200
    assert all(letter.isprintable() or letter == "\N{NO-BREAK SPACE}" for letter in message)


@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_who_has_no_terminal_for_a_screen_is_told_what_hosts_without(
    capsys: Capsys, words: tuple[str, ...]
) -> None:
    assert "--dedicated" in here(capsys, "host", "dolores", *words).failed(MISUSED)
    assert "--plain" not in here(capsys, "join", "lusab-babad@127.0.0.1", *words).failed(MISUSED)


def test_a_game_that_is_over_or_damaged_is_not_hosted(capsys: Capsys, tmp_path: Path) -> None:
    over = saved_game(tmp_path / "over.ludo")
    assert "over" in here(capsys, "host", str(over), "--dedicated").failed(FAILED)
    (tmp_path / "bad.ludo").write_text("nothing")
    here(capsys, "host", str(tmp_path / "bad.ludo"), "--dedicated").failed(FAILED)


def test_a_port_that_is_taken_is_one_line(capsys: Capsys, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ("--saves", str(tmp_path), "--port", port, "--dedicated")
        assert port in here(capsys, "host", "dolores", *words).failed(FAILED)


def test_a_host_goes_on_with_a_game_until_it_is_ended(tmp_path: Path) -> None:
    game = saved_game(tmp_path / "evening.ludo", steps=5)
    host = Dedicated(tmp_path, str(game), "--saves", str(tmp_path))
    assert host.end(signal.SIGTERM) == (DONE, "")
    told = "".join(host.told)
    ports = (host.port, host.ssh_port, host.web_port)
    assert all(str(port) in told for port in ports) and "Only this computer" in told
    assert told.count("not encrypted") == 2 and "SHA256:" in told
