"""The ssh door: guests with the code get a guest's program, and nothing else."""

import asyncio
import os
import stat
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.patience import PATIENCE
from tests.tui.online.doors.opened import Opened, free_port, opened
from tests.tui.online.place import WRONG
from tests.tui.online.stranger import Stranger
from tui.online.doors import ssh, terminal
from tui.online.doors.host_key import host_key
from tui.online.doors.plan import Trouble
from tui.online.invitations import VARIABLE, received


class Answers(asyncssh.SSHClient):
    """A client whose user types these answers."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers, self.banner = list(answers), ""

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.banner = msg

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, *_: Any) -> list[str]:
        return self.answers


@asynccontextmanager
async def door(folder: Path) -> AsyncIterator[Opened]:
    async with opened(folder, ssh_port=free_port()) as house:
        yield house


@asynccontextmanager
async def call(
    house: Opened, *answers: str, code: str = "", key: asyncssh.SSHKey | None = None, **more: Any
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    """Yield a connection of a guest who offers a key or types answers."""
    async with asyncssh.connect(
        "127.0.0.1",
        house.house.ssh_port,
        username=code or house.code,
        client_factory=lambda: Answers(answers or ("Anna", "word")),
        client_keys=[key] if key is not None else None,
        known_hosts=None,
        agent_path=None,
        config=None,
        **more,
    ) as connection:
        yield connection


async def visit(connection: asyncssh.SSHClientConnection, **more: Any) -> Any:
    """Return the process of a guest's program on a terminal."""
    size = more.pop("term_size", (90, 30))
    term = more.pop("term_type", "xterm")
    return await connection.create_process(term_type=term, term_size=size, encoding=None, **more)


async def shows(process: Any, words: bytes) -> bytes:
    """Wait until a guest's program has drawn the words. Return what it drew meanwhile."""
    drawn = b""
    async with asyncio.timeout(PATIENCE):
        while words not in drawn:
            more = await process.stdout.read(1000)
            assert more, drawn
            drawn += more
    return drawn


async def test_a_guest_has_a_terminal_with_his_program(tmp_path: Path) -> None:
    asked = {"LANG": "fr_FR.UTF-8", "COLORTERM": "truecolor", "LD_PRELOAD": "x", "PATH": "/evil"}
    async with door(tmp_path) as house, call(house, " Zoë\x1b[31m ", "word") as connection:
        process = await visit(connection, env=asked)
        drawn = (await shows(process, b"90 columns")).decode()
        around = eval(drawn.split("90 columns")[0])
        (code, home, name), variables = around
        assert (code, name) == (house.code, "Zoë[31m")
        assert variables.pop("LC_CTYPE", "") in ("", "C.UTF-8", "fr_FR.UTF-8")
        assert set(variables) - {"PYTHONPATH", "TZ", "TMPDIR", "VIRTUAL_ENV"} == {
            *(VARIABLE, "TERM", "LANG", "COLORTERM", "HOME", "PATH", "PYTHONUTF8")
        }
        assert received({VARIABLE: variables.pop(VARIABLE)}) == house.house.ways(house.code)
        assert variables["LANG"] == "fr_FR.UTF-8" and variables["PATH"] == os.environ["PATH"]
        assert variables["HOME"] == home and stat.S_IMODE(Path(home).stat().st_mode) == 0o700
        process.change_terminal_size(120, 40)
        await shows(process, b"120 columns")
        process.stdin.write(b"\x03a")
        await shows(process, b"<\x03a>")
        process.stdin.write(b"leave")
        assert (await process.wait()).exit_status == 7
        await house.until_logged("ssh-gone")
        assert [note.code for note in house.log] == ["ssh-came", "ssh-gone"]


async def test_a_terminal_whose_name_is_none_is_an_ordinary_one(tmp_path: Path) -> None:
    async with door(tmp_path) as house, call(house) as connection:
        process = await visit(connection, term_type="../../x\ty")
        drawn = (await shows(process, b"90 columns")).decode()
        _, variables = eval(drawn.split("90 columns")[0])
        assert variables["TERM"] == "xterm-256color"


async def home_of(house: Opened, *answers: str, key: asyncssh.SSHKey | None = None) -> str:
    async with call(house, *answers, key=key) as connection:
        process = await visit(connection)
        if key is not None:
            await shows(process, b"Your name: ")
            process.stdin.write("Zoë\r".encode())
            await process.stdout.readuntil(b"\n")
        drawn = await shows(process, b"columns")
        (_, home, *names), _ = eval(drawn.decode().split("90 columns")[0])
        assert names[1:] == (["--name=Zoë"] if key is not None else [])
        return str(home)


async def test_who_shows_the_same_again_is_the_same_guest(tmp_path: Path) -> None:
    key, other = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))
    async with door(tmp_path) as house:
        homes = [
            await home_of(house, key=key),
            await home_of(house, key=other),
            await home_of(house, "Anna", "word"),
            await home_of(house, "Anna", "sword"),
            await home_of(house, "Bruno", "word"),
        ]
        assert len(set(homes)) == len(homes)
        assert await home_of(house, key=key) == homes[0]
        assert await home_of(house, "ANNA ", "word") == homes[2]
        with pytest.raises(asyncssh.PermissionDenied):
            await home_of(house, "\u200b", "word")


async def test_there_is_no_command_no_file_and_no_forwarding(tmp_path: Path) -> None:
    async with door(tmp_path) as house, call(house) as connection:
        for what in ({"command": "ls"}, {"subsystem": "sftp"}):
            async with call(house) as another:
                with pytest.raises(asyncssh.ChannelOpenError):
                    await another.create_process(**what)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", house.house.server.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_unix_connection("/tmp/x")
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 1)
        process = await visit(connection)
        await shows(process, b"columns")
        with pytest.raises(asyncssh.ChannelOpenError):
            await visit(connection)  # a connection is one guest
        async with call(house) as another:
            without = await another.create_process(encoding=None)
            assert b"terminal" in await without.stdout.read()
            assert (await without.wait()).exit_status == 1


async def test_a_flood_of_variables_is_not_kept(tmp_path: Path) -> None:
    async with door(tmp_path) as house, call(house) as connection:
        process = await visit(connection, env={f"V{n}": "x" * 50 for n in range(1000)})
        drawn = await shows(process, b"columns")
        assert b"'V999'" not in drawn and b"'V1'" not in drawn


async def test_wrong_codes_are_slowed_at_every_door(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        for _ in range(5):
            with pytest.raises(asyncssh.PermissionDenied, match="unknown-code"):
                async with call(house, code=WRONG):
                    pass
        with pytest.raises(asyncssh.PermissionDenied, match="wait"):
            async with call(house):
                pass
        guest = Stranger("127.0.0.1", house.house.server.port, house.code, "Anna")
        await guest.join()
        await guest.play()
        assert [error["code"] for error in guest.errors] == ["wait"]
        assert guest.socket is not None
        await guest.socket.close()
        assert WRONG not in str(house.log) and house.logged("unknown-code") == 5


async def test_a_program_ends_with_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "LEAVING", 0.2)
    async with door(tmp_path) as house:
        async with call(house) as connection:
            process = await visit(connection)
            await shows(process, b"columns")
            process.stdin.write(b"stay")
            drawn = await shows(process, b"deaf ")
            while not drawn.endswith(b" "):
                drawn += await process.stdout.read(100)
            pid = int(drawn.split()[-1])
            os.kill(pid, 0)
            connection.abort()
        await house.until_logged("ssh-gone")
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_so_many_guests_and_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssh, "GUESTS", 1)
    monkeypatch.setattr(ssh, "CONNECTIONS", 4)
    async with door(tmp_path) as house, call(house) as first, call(house) as second:
        await shows(await visit(first), b"columns")
        refused = await visit(second)
        assert b"Too many" in await refused.stdout.read()
        await crowd(house, 4, 2)


async def crowd(house: Opened, most: int, taken: int) -> None:
    """Open three times as many connections as there may be, and say nothing; a game goes on."""
    where = ("127.0.0.1", house.house.ssh_port)
    lines = [await asyncio.open_connection(*where) for _ in range(3 * most)]
    await house.until_logged("full", 2 * most + taken)
    guest = Stranger("127.0.0.1", house.house.server.port, house.code, "Anna")
    await guest.join()
    assert guest.socket is not None
    await guest.socket.send({"is": "begin"})
    await guest.play()
    assert guest.over is not None, guest.errors
    await guest.socket.close()
    for _, writer in lines:
        writer.close()


@pytest.mark.slow
async def test_200_connections(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        await crowd(house, ssh.CONNECTIONS, 0)


async def test_the_key_of_a_host_is_made_once(tmp_path: Path) -> None:
    file = tmp_path / "state" / "key"
    first = host_key(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert host_key(file).get_fingerprint() == first.get_fingerprint()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("nothing")
    with pytest.raises(Trouble, match="host-key"):
        host_key(file)
