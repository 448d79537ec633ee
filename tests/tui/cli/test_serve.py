"""Playing in a browser: the page is served to this machine, and to no page of another site."""

import asyncio
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from tests.tui.cli.running import PROGRAM, environment, here
from tui.cli.serve import HOST
from tui.cli.web import LOCAL, is_local, welcome
from tui.console.status import FAILED, MISUSED

Capsys = pytest.CaptureFixture[str]
PATIENCE = aiohttp.ClientTimeout(total=60)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server of this test's own."""
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--saves", str(tmp_path / "my saves"), "--lang", "en"]
    server = subprocess.Popen(
        [*PROGRAM, *words], env=environment(), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith(f"Open http://{HOST}:{port} in a browser"), line
        yield f"http://{HOST}:{port}"
    finally:
        server.send_signal(signal.SIGINT)
        try:
            assert server.wait(60) == 0
        finally:
            server.kill()
            server.wait()
            server.stdout.close()


async def test_the_page_is_there_and_the_program_behind_it(url: str) -> None:
    port = url.rpartition(":")[2]
    async with aiohttp.ClientSession(timeout=PATIENCE) as browser:
        async with browser.get(url) as page:
            assert page.status == 200 and "Ludothèque" in await page.text()
        for headers, path in (
            ({"Origin": "http://example.org"}, "/ws"),
            ({"Origin": f"http://localhost:{int(port) - 1}"}, "/ws"),
            ({"Host": f"example.org:{port}"}, "/"),
        ):
            async with browser.get(url + path, headers=headers) as refused:
                assert refused.status == 403
        for headers, path in (
            ({"Origin": "http://[oops"}, "/"),
            ({"Origin": "http://localhost:port"}, "/"),
            ({"Host": "[oops"}, "/"),
            ({"Origin": url}, "/ws?width=1000000&height=1000000"),
            ({"Origin": url}, "/ws?width=80&height=0"),
            ({"Origin": url}, "/ws?width=wide"),
        ):
            async with browser.get(url + path, headers=headers) as refused:
                assert refused.status == 400 and (await refused.text()).count("\n") == 0
        wrong: tuple[object, ...] = ({"width": 10**6, "height": 10**6}, {"width": "wide"}, "no", [])
        for resized in wrong:
            async with browser.ws_connect(f"{url}/ws", headers={"Origin": url}) as line:
                await line.send_json(["resize", resized])
                while not line.closed:  # the page is closed, and its program with it
                    await asyncio.wait_for(line.receive(), 60)
        async with browser.ws_connect(f"{url}/ws", headers={"Origin": url}) as line:
            shown = b""
            while b"ew game" not in shown:  # the N is of another colour
                message = await asyncio.wait_for(line.receive(), 60)
                assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY)
                shown += message.data if isinstance(message.data, bytes) else b""


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


def test_without_the_extra_one_line_says_how_to_install_it(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "textual_serve.server", None)
    monkeypatch.delitem(sys.modules, "tui.cli.web", raising=False)
    said = here(capsys, "serve", "--lang", "en").failed(FAILED)
    assert "pip install 'ludotheque[web]'" in said


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*PROGRAM, "serve", "--port", port, "--saves", str(tmp_path), "--lang", "en"],
            env=environment(),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == FAILED
    assert done.stderr.startswith("ludotheque: ") and done.stderr.count("\n") == 1
    assert port in done.stderr


@pytest.mark.parametrize("port", ["0", "65536", "http"])
def test_a_port_that_is_none_is_refused(capsys: Capsys, port: str) -> None:
    here(capsys, "serve", "--port", port).failed(MISUSED)


def test_what_runs_behind_a_page_is_quoted_for_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    from tui.cli import web

    made: list[str] = []

    class Noted(web.WebServer):
        def serve(self, debug: bool = False) -> None:
            made.append(self.command)

    monkeypatch.setattr(web, "WebServer", Noted)
    folder = tmp_path / "a; touch b $(c)"
    assert here(capsys, "serve", "--saves", str(folder), "--lang", "fr", "--ascii").status == 0
    words = shlex.split(made[0])
    assert words[words.index("--saves") + 1] == str(folder)
    assert words[words.index("--lang") + 1] == "fr" and "--ascii" in words
