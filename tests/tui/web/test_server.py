"""Playing in a browser: the page is served to this machine, and to no page of another site."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import TestServer

from tests.patience import PATIENCE
from tests.tui.cli.running import PROGRAM, environment, here
from tests.tui.web.serving import Served, closed, served, serving, shown
from tui.cli.serve import HOST
from tui.console.status import FAILED, MISUSED
from tui.web import pages as web_pages
from tui.web import server as web_server
from tui.web.pages import LOCAL, PAGE, is_local, welcome
from tui.web.program import LARGEST
from tui.web.server import WebServer
from tui.words import Wording

Capsys = pytest.CaptureFixture[str]
PATIENT = aiohttp.ClientTimeout(total=PATIENCE)
GARBAGE = {
    "no request": b"hello\r\n\r\n",
    "no text": bytes(range(256)),
    "a secure line": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no version": b"GET / HTTP/9.9\r\n\r\n",
    "no headers": b"GET / HTTP/1.1\r\nnothing\r\n\r\n",
    "much": b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
    "no length": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
}
"""Bytes that are no request of a browser."""


async def test_the_page_is_there_and_the_program_behind_it(tmp_path: Path) -> None:
    with served(tmp_path / "my saves") as server:
        async with aiohttp.ClientSession(timeout=PATIENT) as client:
            async with client.get(server.url) as page:
                text = await page.text()
                assert page.status == 200 and "<title>Ludothèque</title>" in text
                assert "default-src 'none'" in page.headers["Content-Security-Policy"]
                assert 'lang="en"' in text and "http:" not in text and "//" not in text
            for name in ("page/page.js", "page/favicon.svg", "terminal/js/textual.js"):
                async with client.get(f"{server.url}/{name}") as file:
                    assert file.status == 200 and await file.read()
            for name in ("page", "terminal/js", "page/../server.py", "page/%2e%2e/server.py"):
                async with client.get(f"{server.url}/{name}") as nothing:
                    assert nothing.status in (403, 404)
            await refused(client, server)
        for sent in GARBAGE.values():
            assert b" 400 " in answered(server, sent).partition(b"\r\n")[0]
        async with server.line() as line:
            await shown(line, b"ew game")  # the N is of another colour
            await line.send_json(["ping", "7"])
            while (message := await line.receive()).type != aiohttp.WSMsgType.TEXT:
                pass
            assert message.json() == ["pong", "7"]
            server.process.send_signal(signal.SIGINT)
            assert await closed(line) == aiohttp.WSCloseCode.GOING_AWAY
            assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0
        await server.left_with(0)


async def refused(client: aiohttp.ClientSession, server: Served) -> None:
    """Check that requests which no page of the server makes are refused, and start no program."""
    line = "/line?width=80&height=24"
    for headers, path in (
        ({"Origin": "http://example.org"}, line),
        ({"Origin": f"http://localhost:{server.port - 1}"}, line),
        ({"Host": f"example.org:{server.port}"}, "/"),
    ):
        async with client.get(server.url + path, headers=headers) as answer:
            assert answer.status == 403
    for headers, path in (
        ({"Origin": "http://[oops"}, "/"),
        ({"Origin": "http://localhost:port"}, "/"),
        ({"Host": "[oops"}, "/"),
        ({"Origin": server.url}, line),  # no page that speaks on
        ({"Origin": server.url}, "/line?width=1000000&height=1000000"),
        ({"Origin": server.url}, "/line?width=80&height=0"),
        ({"Origin": server.url}, f"/line?width={'9' * 5000}&height=24"),
        ({"Origin": server.url}, "/line?width=wide"),
        ({"Origin": server.url}, "/line"),
    ):
        async with client.get(server.url + path, headers=headers) as answer:
            assert answer.status == 400 and (await answer.text()).count("\n") == 0
    assert server.programs() == []


def answered(server: Served, sent: bytes) -> bytes:
    """Return the server's answer to some bytes."""
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        heard = b""
        while data := line.recv(1 << 16):
            heard += data
        return heard


NONSENSE = (
    '["resize", {"width": 1000000, "height": 1000000}]',
    '["resize", {"width": 80.5, "height": true}]',
    '["resize", "no"]',
    '["resize"]',
    '["stdin", 7]',
    '["quit"]',
    "{}",
    "nothing",
    "[" * 100_000,
)
"""Messages that no page of the program sends."""


async def test_what_no_page_says_closes_it_and_ends_its_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch) as server:
        for message in NONSENSE:
            async with server.line(LARGEST, LARGEST) as line:
                await line.send_json(["focus"])
                await line.send_json(["resize", {"width": 90, "height": 30}])
                await shown(line, b'"width": 90')
                await line.send_str(message)
                await closed(line)
            await server.left_with(0)


async def test_there_are_so_many_pages_at_once_and_the_next_one_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with (
        serving(monkeypatch, pages=2) as server,
        aiohttp.ClientSession(timeout=PATIENT) as client,
        server.line(),
    ):
        async with server.line() as second:
            await shown(second, b"80 columns")
            monkeypatch.setattr(web_pages, "WAITING", 0.1)
            async with client.get(server.url) as page:
                assert page.status == 503 and "Too many pages are open" in await page.text()
            async with server.line() as third:
                assert await closed(third) == aiohttp.WSCloseCode.TRY_AGAIN_LATER
        monkeypatch.setattr(web_pages, "WAITING", PATIENCE)
        async with client.get(server.url) as page:  # waits for the place
            assert page.status == 200


def test_who_is_welcome() -> None:
    for host in LOCAL:
        assert is_local(host)
    assert is_local("127.1.2.3") and not is_local("0.0.0.0") and not is_local("example.org")
    assert welcome("localhost:8000", None, LOCAL)
    assert welcome("[::1]:8000", "http://localhost:8000", LOCAL)
    assert not welcome("localhost:8000", "null", LOCAL)
    assert not welcome("localhost:8000", "http://localhost.example.org:8000", LOCAL)
    everywhere: frozenset[str] = frozenset()
    assert welcome("games.example.org:8000", "http://games.example.org:8000", everywhere)
    assert not welcome("games.example.org:8000", "http://example.org", everywhere)


@pytest.mark.parametrize(("host", "status"), [(HOST, 403), ("0.0.0.0", 200)])
async def test_a_server_of_this_machine_has_its_names_alone_another_any(
    host: str, status: int
) -> None:
    app, asked = WebServer([], host, 0, Wording("en"), 1).app(), {"Host": "games.example.org"}
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(timeout=PATIENT) as client,
        client.get(server.make_url("/"), headers=asked) as page,
    ):
        assert page.status == status


async def test_a_page_gets_what_the_program_draws_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch) as server, server.line() as line:
        assert (await line.receive()).data == b"80 columns "


def test_without_the_extra_one_line_says_how_to_install_it(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "textual_serve", None)
    for file in ("server", "pages"):
        monkeypatch.delitem(sys.modules, f"tui.web.{file}", raising=False)
    said = here(capsys, "serve", "--lang", "en").failed(FAILED)
    assert "pipx install --force '.[web]'" in said


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*PROGRAM, "serve", "--port", port, "--saves", str(tmp_path), "--lang", "en"],
            env=environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == FAILED
    assert done.stderr.startswith("ludotheque: ") and done.stderr.count("\n") == 1
    assert port in done.stderr


@pytest.mark.parametrize(
    "words", [("--port", "0"), ("--port", "65536"), ("--port", "http"), ("--pages", "0")]
)
def test_numbers_out_of_bounds_are_refused(capsys: Capsys, words: tuple[str, str]) -> None:
    here(capsys, "serve", *words).failed(MISUSED)


def test_what_runs_behind_a_page_is_what_this_command_line_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    made: list[list[str]] = []

    class Noted(web_server.WebServer):
        def serve(self) -> None:
            made.append(self.command)

    monkeypatch.setattr(web_server, "WebServer", Noted)
    folder = str(tmp_path / "a; touch b $(c)")
    assert here(capsys, "serve", "--saves", folder, "--lang", "fr", "--ascii").status == 0
    assert here(capsys, "serve", "--saves", folder).status == 0
    assert [words[words.index("--saves") :] for words in made] == [
        ["--saves", folder, "--lang", "fr", "--ascii"],
        ["--saves", folder],
    ]


def test_the_pages_ask_no_other_site() -> None:
    for file in PAGE.iterdir():
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "://" not in text and "style=" not in text, file
