"""A real server and guests who break the rules of the line: the table goes on."""

import asyncio
import random
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec import Raw

from saves.reading import load
from tests.tui.online.place import ended, place
from tests.tui.online.stranger import Socket, Stranger
from tests.tui.online.test_property import fuzzed
from tui.online import line as lines
from tui.online import server as servers
from tui.online.messages import Agree, Back, Decide, Hello, Keep, List, Mute, Pause, Ping, Say, Wave
from tui.online.protocol import VERSION, encode


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b"GET", ["garbled", "closed"]),
        (b'{"is":"begin"}', ["garbled", "closed"]),
        (b'{"is":"hello","version":1,"code":"","x":1}', ["garbled", "closed"]),
        (b"[" * 4000, ["garbled", "closed"]),
        (b'"' + b"x" * 60_000 + b'"', []),
    ],
)
async def test_nonsense_ends_a_line_and_is_not_in_the_log(
    tmp_path: Path, said: bytes, code: list[str]
) -> None:
    async with place(tmp_path) as table:
        line = await table.open()
        await line.frame(1, said)
        assert await ended(line) == code
        assert await table.answer() == "welcome"
        assert await table.closed() == ["closed" if code else "too-much"]


async def test_a_flood_ends_a_line(tmp_path: Path) -> None:
    async with place(tmp_path, burst=60) as table:
        line = await table.hello()
        for number in range(3000):
            try:
                await line.send({"is": "ping", "mark": number})
            except ConnectionError:
                break
        heard = await ended(line)
        assert heard.count("pong") < 3000
        assert await table.closed() == ["too-much"]
        assert await table.answer() == "welcome"


async def test_who_does_not_read_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "WAITING", 50)
    async with place(tmp_path) as table:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", table.server.port))
        raw.setblocking(False)
        line = await Socket.open("127.0.0.1", table.server.port, raw)
        table.sockets.append(line)
        await line.send({"is": "hello", "version": 1, "code": table.code})
        await line.send({"is": "begin"})
        while not any(note.code == "closed" for note in table.log):
            try:
                await line.send({"is": "list", "turn": 1})
            except ConnectionError:
                break
            await asyncio.sleep(0)
        assert await table.closed() == ["too-slow"]
        assert not table.host.chairs.here


async def test_who_says_nothing_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "OPENING", 0.05)
    async with place(tmp_path) as table:
        assert await ended(await table.open()) == ["silent"]


async def test_a_half_open_line_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "BEAT", 0.1)
    async with place(tmp_path) as table:
        await table.hello()
        while not table.host.chairs.here:
            await asyncio.sleep(0.01)
        while table.host.chairs.here:  # nobody reads the host's pings, so none is answered
            await asyncio.sleep(0.01)


async def test_a_page_in_a_browser_gets_no_line(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        reader, writer = await asyncio.open_connection("127.0.0.1", table.server.port)
        writer.write(b"GET /table HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 403")
        writer.close()
        await writer.wait_closed()


async def test_no_more_lines_than_there_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "LINES", 20)
    await crowd(tmp_path, 20)


@pytest.mark.slow
async def test_500_lines(tmp_path: Path) -> None:
    await crowd(tmp_path, servers.LINES)


async def crowd(folder: Path, most: int) -> None:
    """Open `most` lines, nearly all of them idle, and play a game meanwhile."""
    async with place(folder) as table:
        guests = [Stranger("127.0.0.1", table.server.port, table.code, f"S{n}") for n in range(3)]
        for guest in guests:
            await guest.join()
            assert guest.socket is not None
            table.sockets.append(guest.socket)
        for _ in range(most - 3):
            await table.open()
        with pytest.raises(ConnectionError, match="503"):
            await table.open()
        await asyncio.gather(*(guest.play() for guest in guests))
        assert all(guest.over for guest in guests)


SAMPLES = [
    encode(each)
    for each in (
        *(List(1), Back(), Agree(1, True), Pause(False), Say("hé"), Wave("oh"), Mute(1, True)),
        *(Keep(0), Ping(5), Hello(VERSION, "", "Anna"), Decide(1, Raw(b'{"do":"place","seat":1}'))),
    )
]


@pytest.mark.parametrize("times", [1000, pytest.param(100_000, marks=pytest.mark.slow)])
async def test_fuzzed_messages_on_a_real_line_change_nothing(tmp_path: Path, times: int) -> None:
    chance = random.Random(f"fuzz {times}")
    async with place(tmp_path, "dolores", 2) as table:
        where = ("127.0.0.1", table.server.port, table.code)
        friend, foe = Stranger(*where, "Anna"), Stranger(*where, "Bruno")
        await friend.join()
        await foe.join()
        playing = asyncio.create_task(friend.play())
        await foe.play(0)  # until it is asked
        sent = 0
        while sent < times:
            assert foe.socket is not None
            hearing = asyncio.create_task(ended(foe.socket))
            while sent < times and not hearing.done():
                with suppress(ConnectionError):
                    await foe.socket.frame(chance.choice((1, 2)), fuzzed(chance, SAMPLES))
                sent += 1
                await asyncio.sleep(0)
            await foe.socket.close()
            await hearing
            await foe.join()
        assert foe.socket is not None
        await foe.socket.send({"is": "pause", "on": False})
        await asyncio.gather(playing, foe.play())
        assert friend.socket is not None
        table.sockets += (friend.socket, foe.socket)
        assert friend.over is not None and friend.over == foe.over
        (path,) = tmp_path.glob("*.ludo")
        assert load(path).finished
        assert {note.code for note in table.log} <= {"came", "gone", "closed"}
