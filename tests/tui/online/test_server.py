"""A real server: who is let in, who is sent away, and what a host that was killed leaves behind."""

import asyncio
import signal
import socket
import stat
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.chance import dice, pick
from engine.registry import GAMES, game_named
from saves.reading import load
from tests.tui.online.stranger import Socket, Stranger
from tests.tui.online.test_stranger import MUCH, SHORT
from tui.online import line as lines
from tui.online import server as servers
from tui.online.client import Address, Guest, Refusal, address_of
from tui.online.host import Terms
from tui.online.hosting import Hosted, new_table
from tui.online.messages import Ask, Begin, Over, Room, Welcome
from tui.online.server import Server
from tui.online.tables import kept_keys, keys_path
from tui.session.thinking import LocalThinker, Thinker

ROOT = Path(__file__).parents[3]

WRONG = "babab-babab-babab-babab"


class Place:
    """A server with one table, and its log."""

    def __init__(self, hosted: Hosted, burst: int, thinker: Callable[[], Thinker]) -> None:
        self.hosted, self.code, self.host = hosted, hosted.code, hosted.host
        self.log: list[str] = []
        self.server = Server({self.code: self.host}, self.log.append, thinker, burst)
        self.sockets: list[Socket] = []

    @property
    def address(self) -> Address:
        return Address(self.code, "127.0.0.1", self.server.port)

    async def open(self) -> Socket:
        self.sockets.append(await Socket.open("127.0.0.1", self.server.port))
        return self.sockets[-1]

    async def hello(self, **fields: Any) -> Socket:
        """Return a new line that has sent its first message with these fields."""
        line = await self.open()
        await line.send({"is": "hello", "version": 1, "code": self.code, **fields})
        return line

    async def logged(self) -> list[str]:
        """Return the lines of the log, once there are any."""
        while not self.log:
            await asyncio.sleep(0.01)
        return self.log

    async def answer(self, **fields: Any) -> str:
        """Return the host's first answer to a first message with these fields."""
        message = await (await self.hello(**fields)).receive()
        assert message is not None
        return str(message.get("code", message["is"]))


@asynccontextmanager
async def place(
    folder: Path,
    game: str = "dolce-vita",
    people: int = 3,
    burst: int = MUCH,
    thinker: Callable[[], Thinker] = LocalThinker,
) -> AsyncIterator[Place]:
    options = SHORT.get(game) or game_named(game).options()
    hosted = new_table(Terms(game, options, "random"), [None] * people, folder, None, "place")
    found = Place(hosted, burst, thinker)
    await found.server.start(port=0)
    try:
        async with asyncio.timeout(120):
            yield found
    finally:
        for line in found.sockets:
            await line.close()
        await found.server.stop()


async def ended(line: Socket) -> list[str]:
    """Return what a line hears until the host closes it."""
    heard = []
    while (message := await line.receive()) is not None:
        heard.append(str(message.get("code", message["is"])))
    return heard


async def test_who_has_no_right_to_come_in_is_told_why(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        assert await table.answer(version=2, more=["to", "say"]) == "other-version"
        assert await table.answer(token="mine") == "unknown-token"
        assert await table.answer(code=table.code.upper().replace("-", " ")) == "welcome"
        for _ in range(5):
            assert await table.answer(code=WRONG) == "unknown-code"
        assert await table.answer(code=WRONG) == "wait"
        assert await table.answer() == "wait", "nor is a right one looked at"


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
        reason = "closed" if code else "too-much"
        assert await table.logged() == [f"line 1 was closed: {reason}"]


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
        assert await table.logged() == ["line 1 was closed: too-much"]
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
        while not table.log:
            try:
                await line.send({"is": "list", "turn": 1})
            except ConnectionError:
                break
            await asyncio.sleep(0)
        assert await table.logged() == ["line 1 was closed: too-slow"]
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
        while table.host.chairs.here:  # its pings are not answered, for nobody reads them
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
    """Open as many lines as are allowed, most of them idle, and play a game meanwhile."""
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


async def test_our_own_guest_plays_and_comes_back(tmp_path: Path) -> None:
    async with place(tmp_path, "dolores", 2) as table:
        guests = [Guest(table.address, name, pauses=lambda _: 0.0) for name in ("Anna", "Bruno")]
        await asyncio.gather(*(play(guest, cut=n) for n, guest in enumerate(guests)))
        (path,) = tmp_path.glob("*.ludo")
        saved = load(path)
        assert saved.finished
        for guest in guests:
            account = guest.heard.account
            assert account is not None
            assert account.outcome(account.last) == saved.outcome
            assert account.last == len(saved.journal.masked(guest.heard.seat))


async def play(guest: Guest, cut: int) -> None:
    """Play a whole game at random; with `cut`, the line is cut at every seventh question."""
    asked = 0
    async for message in guest.messages():
        if isinstance(message, Room) and message.phase == "waiting" and guest.heard.seat == 1:
            await guest.send(Begin())
        if isinstance(message, Ask) and message.turn:
            asked += 1
            if cut and asked % 7 == 0 and guest._socket is not None:
                await guest._socket.close()
                continue
            account = guest.heard.account
            assert account is not None
            legal = account.game.legal(account.view)
            await guest.decide(pick(legal, dice("own", account.last, account.seat)))
        if isinstance(message, Over):
            return


async def test_a_guest_is_told_why_he_cannot_come_in(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        good = table.address
        for address, code in (
            (good._replace(code=WRONG), "unknown-code"),
            (good._replace(port=1), "no-host"),
            (good._replace(host="no.such.host.invalid"), "no-host"),
        ):
            with pytest.raises(Refusal) as caught:
                async for _ in Guest(address).messages():
                    pass
            assert caught.value.code == code


@pytest.mark.parametrize("words", ["", "lusab", "@x", f"{WRONG}@", f"{WRONG}@x:99999", "a b@x"])
def test_what_is_no_address(words: str) -> None:
    with pytest.raises(ValueError):
        address_of(words)


async def started(*words: str) -> tuple[Process, int, str]:
    """Start a host in a process of its own; return the process, its port and its code."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tui.online.keeper", *words), cwd=ROOT, stdout=PIPE
    )
    assert process.stdout is not None
    port, code = (await process.stdout.readline()).decode().split()
    return process, int(port), code


async def killed(process: Process) -> None:
    process.send_signal(signal.SIGKILL)
    await process.wait()


@pytest.mark.parametrize("game", ["dolores", pytest.param("dalmuti", marks=pytest.mark.slow)])
async def test_guests_come_back_to_a_host_that_was_killed(game: str, tmp_path: Path) -> None:
    assert game in GAMES
    people = game_named(game).seats[0]
    process, port, code = await started("new", str(tmp_path), game, str(people))
    guests = [Stranger("127.0.0.1", port, code, f"S{n}") for n in range(people)]
    try:
        for guest in guests:
            await guest.join()
        async with asyncio.timeout(120):
            rest = [asyncio.create_task(guest.play()) for guest in guests[:-1]]
            await guests[-1].play(4)
            heard = [list(guest.steps) for guest in guests]
            await killed(process)
            await asyncio.gather(*rest)
            (path,) = tmp_path.glob("*.ludo")
            mode = stat.S_IMODE(keys_path(path).stat().st_mode)
            assert mode == 0o600
            keys = kept_keys(path)
            assert keys is not None and keys.code == code
            assert not any(guest.token in keys_path(path).read_text() for guest in guests)
            process, port, again = await started("resume", str(tmp_path))
            assert again == code
            for guest in guests:
                if guest.socket is not None:
                    await guest.socket.close()
                guest.where = ("127.0.0.1", port)
                await guest.join()
            await asyncio.gather(*(guest.play() for guest in guests))
        saved = load(path)
        assert saved.finished and saved.loss is None
        for guest, before in zip(guests, heard, strict=True):
            assert guest.over is not None and not guest.errors
            assert len(guest.steps) - 1 == len(saved.journal.masked(guest.seat))
            # What a guest was told was on the disk before: nothing of it is lost.
            shown = [step["action"] for step in before]
            assert [step["action"] for step in guest.steps][: len(shown)] == shown
    finally:
        for guest in guests:
            if guest.socket is not None:
                await guest.socket.close()
        if process.returncode is None:
            await killed(process)


async def test_nothing_is_kept_of_guests_once_a_game_is_over(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        guest = Guest(table.address, "Anna")
        async with aclosing(guest.messages()) as heard:
            async for message in heard:
                if isinstance(message, Room) and message.phase == "waiting":
                    await guest.send(Begin())
                if isinstance(message, Ask) and message.turn:
                    break
        (path,) = tmp_path.glob("*.ludo")
        assert keys_path(path).exists()
        await play(guest, 0)
    assert load(path).finished and not keys_path(path).exists()


async def test_welcome_says_who_one_is(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        guest = Guest(table.address, "Zoë")
        async with aclosing(guest.messages()) as heard:
            async for message in heard:
                if isinstance(message, Welcome):
                    assert guest.token == message.token != ""
                if isinstance(message, Room):
                    assert message.seats[0].name == "Zoë"
                    break


class Broken(LocalThinker):
    """A thinker that fails at every robot's turn."""

    async def choose(self, *_: Any) -> Any:
        raise OSError("no more processes")


async def test_a_table_whose_robots_cannot_think_rests_and_says_so(tmp_path: Path) -> None:
    async with place(tmp_path, thinker=Broken) as table:
        guest = Stranger("127.0.0.1", table.server.port, table.code, "Anna")
        await guest.join()
        assert guest.socket is not None
        table.sockets.append(guest.socket)
        await guest.socket.send({"is": "begin"})
        heard: dict[str, Any] = {}
        while heard.get("is") != "paused":
            heard = await guest.socket.receive() or {}
            if heard.get("is") == "ask" and heard["turn"]:
                await guest.socket.send({"is": "list", "turn": heard["turn"]})
            if heard.get("is") == "offer":
                choice = {"turn": heard["turn"], "action": heard["actions"][0]}
                await guest.socket.send({"is": "decide", **choice})
        assert (heard["seat"], heard["code"]) == (None, "robot")
        assert await table.logged() == ["robot: OSError"]
