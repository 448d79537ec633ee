"""The door for guests who have nothing but ssh: `ssh -p PORT CODE@HOST` is a guest's program on a
terminal.

The code is the user's name. There is no shell, no command, no file and no forwarding. Guests are
known again by the key that they show, whichever it is, or by a name and a word of their own.
"""

import asyncio
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import asyncssh

from saves.names import clean
from tui.online.codes import written
from tui.online.doors.homes import Homes, Programs, language_of, new
from tui.online.doors.host_key import host_key
from tui.online.doors.terminal import Terminal
from tui.online.gate import Gate, Shut
from tui.online.sentences import refusal_sentence
from tui.online.server import Log, Note
from tui.words import Wording

CONNECTIONS: Final = 64
"""How many connections there may be, including those without a code yet."""

GUESTS: Final = 16
"""How many guests' programs may run at a time."""

OPENING: Final = 60.0
"""Seconds to identify oneself; long, because names are typed by hand."""

BEAT: Final = 15.0
"""Seconds between two signs of life; a connection that answers none of three is closed."""

WINDOW: Final = 1 << 16
"""How many bytes a guest may send before they are taken."""

VARIABLES: Final = 32
"""How many variables of a guest's environment are kept."""

TIMES: Final = 3
"""How often a guest may be asked for a name."""

LONGEST: Final = 100
"""The longest name or word, in characters."""

COLOURS: Final = ("truecolor", "24bit")
"""The values of COLORTERM that are passed on."""

_TERM: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+-]{0,39}")


class SshDoor:
    """An ssh server that runs a guest's program for every connection with the code of a table."""

    def __init__(self, say: Wording, gate: Gate, homes: Homes, log: Log, programs: Programs):
        self.say, self.gate, self.homes, self.log, self.programs = say, gate, homes, log, programs
        self.connections = set[asyncssh.SSHServerConnection]()
        self.guests = 0
        self.port = 0
        self.fingerprint = ""
        """The fingerprint of the key by which guests recognise this host."""
        self.visits: dict[asyncio.Task[None], _Visit] = {}
        """The guests whose programs have not ended yet."""
        self._acceptor: asyncssh.SSHAcceptor | None = None

    async def open(self, addresses: tuple[str, ...], port: int, key: Path) -> None:
        """Listen. `key` is the file of the host's key, made if it is missing. Raises OSError,
        Trouble."""
        asyncssh.set_log_level("CRITICAL")
        pair = host_key(key)
        self.fingerprint = pair.get_fingerprint()
        self._acceptor = await asyncssh.create_server(
            lambda: _Caller(self),
            list(addresses),
            port,
            server_host_keys=[pair],
            server_version="ludotheque",
            config=None,
            login_timeout=OPENING,
            keepalive_interval=BEAT,
            keepalive_count_max=3,
            line_editor=False,
            encoding=None,
            window=WINDOW,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            gss_host=None,
            compression_algs=["none"],
        )
        self.port = self._acceptor.get_port()

    async def close(self) -> None:
        """Stop listening, and end all connections and programs."""
        if self._acceptor is not None:
            self._acceptor.close()
        for visit in self.visits.values():
            visit.hang_up()
        while self.visits:
            await asyncio.wait(self.visits)
        for connection in list(self.connections):
            connection.abort()

    def begin(self, visit: "_Visit") -> None:
        """Let a guest's program run."""
        task = asyncio.create_task(visit.run())
        self.visits[task] = visit
        task.add_done_callback(self.visits.pop)


class _Caller(asyncssh.SSHServer):
    """One connection, until its guest is let in."""

    def __init__(self, door: SshDoor) -> None:
        self._door = door
        self._code = ""
        self._shown: tuple[str, ...] = ()
        self._name = ""
        self._times = 0
        self._visited = False

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._conn = conn
        self._door.connections.add(conn)
        peer = conn.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        if len(self._door.connections) > CONNECTIONS:
            self._door.log(Note("full"))
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.connections.discard(self._conn)

    def begin_auth(self, username: str) -> bool:
        self._code = ""
        try:
            self._door.gate.let_in(self.address, username, time.monotonic())
        except Shut as shut:
            self._door.log(Note(shut.code, {"address": self.address}))
            words = refusal_sentence(self._door.say, shut.code, shut.facts)
            self._conn.send_auth_banner(words + "\r\n")
            raise asyncssh.PermissionDenied(shut.code) from None
        self._code = written(username)
        return True

    def public_key_auth_supported(self) -> bool:
        return bool(self._code)

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Accept any key: it identifies a guest who comes back, nothing more."""
        self._shown = ("key", key.get_fingerprint())
        return bool(self._code)

    def kbdint_auth_supported(self) -> bool:
        return bool(self._code)

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> tuple[str, str, str, list[tuple[str, bool]]]:
        say = self._door.say
        questions = [(say("doors.ssh.name") + " ", True), (say("doors.ssh.word") + " ", False)]
        return "Ludothèque", say("doors.ssh.about"), "", questions

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        if len(responses) != 2 or max(map(len, responses)) > LONGEST:
            raise asyncssh.PermissionDenied("no-name")
        self._name = clean(responses[0])
        self._shown = ("name", self._name.casefold(), responses[1])
        self._times += 1
        if not self._name and self._times >= TIMES:
            raise asyncssh.PermissionDenied("no-name")
        return bool(self._code and self._name)

    def session_requested(self) -> "_Visit":
        if self._visited:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, "")
        self._visited = True
        return _Visit(self._door, self.address, self._code, self._shown, self._name)


class _Few(dict[bytes, bytes]):
    """The environment that a guest's client sends, limited in number and length of variables."""

    def __setitem__(self, key: bytes, value: bytes) -> None:
        if len(self) < VARIABLES and len(key) + len(value) <= LONGEST:
            super().__setitem__(key, value)


class _Visit(asyncssh.SSHServerSession[bytes]):
    """One guest who was let in, until the program has ended."""

    def __init__(
        self, door: SshDoor, address: str, code: str, shown: tuple[str, ...], name: str
    ) -> None:
        self._door, self._address = door, address
        self._code, self._shown, self._name = code, shown, name
        self._term = ""
        self._size = (80, 24)
        self._terminal: Terminal | None = None
        self._over = False
        """True once the line is gone."""
        self._early = b""
        """Keys that came before there was a program to take them."""

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel = chan
        chan._env = _Few(chan._env)

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: object
    ) -> bool:
        self._term = term_type if _TERM.fullmatch(term_type) else "xterm-256color"
        self._size = term_size[:2]
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        return False

    def session_started(self) -> None:
        door = self._door
        if not self._term or door.guests >= GUESTS:
            key = "doors.ssh.full" if self._term else "doors.ssh.no-terminal"
            self._channel.write((door.say(key) + "\r\n").encode())
            self._channel.exit(1)
            return
        door.guests += 1
        door.begin(self)

    async def run(self) -> None:
        """Let a program run for as long as both it and the connection are there."""
        door = self._door
        door.log(Note("ssh-came", {"address": self._address}))
        status = 1
        try:
            self._terminal = await self._start()
            self._terminal.held = self._hold
            self._terminal.typed(self._early)
            self._terminal.resize(*self._size)
            if self._over:
                self._terminal.hang_up()
            status = await self._terminal.ended()
        except OSError as error:
            door.log(Note("no-program", {"why": type(error).__name__}))
        finally:
            door.guests -= 1
            door.log(Note("ssh-gone", {"address": self._address}))
            if not self._channel.is_closing():
                self._channel.exit(status if 0 <= status < 256 else 1)

    async def _start(self) -> Terminal:
        door = self._door
        home = door.homes.home(self._code, *self._shown)
        given = self._channel.get_environment()
        colours = {"COLORTERM": "truecolor"} if given.get("COLORTERM") in COLOURS else {}
        language = language_of(given)
        around = door.homes.surroundings(self._code, home, language, TERM=self._term, **colours)
        words = door.programs(self._code, home, self._name)
        unknown = not self._name and new(home)
        question = door.say("doors.ssh.name") + " " if unknown else ""
        return await Terminal.start(words, self._size, around, self._show, question)

    def _show(self, data: bytes) -> None:
        if not self._channel.is_closing():
            self._channel.write(data)

    def _hold(self, on: bool) -> None:
        if not self._channel.is_closing():
            (self._channel.pause_reading if on else self._channel.resume_reading)()

    def data_received(self, data: bytes, datatype: object) -> None:
        if self._terminal is not None:
            self._terminal.typed(data)
        elif len(self._early) < WINDOW:
            self._early += data

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self._size = (width, height)
        if self._terminal is not None:
            self._terminal.resize(width, height)

    def pause_writing(self) -> None:
        if self._terminal is not None:
            self._terminal.hold()

    def resume_writing(self) -> None:
        if self._terminal is not None:
            self._terminal.go_on()

    def hang_up(self) -> None:
        """End the stay of the guest and the guest's program. The task is not cancelled: a program
        that it had begun to start would be left over, and nobody would wait for it."""
        self._over = True
        if self._terminal is not None:
            self._terminal.hang_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hang_up()
