"""A host with all its doors, which open and close together, and the invitations to its tables."""

import errno
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from socket import gaierror
from typing import Any, Final

import platformdirs

from tui.console.output import without_tracebacks
from tui.online import HERE
from tui.online.client import Address
from tui.online.doors.homes import Homes, Programs, command
from tui.online.doors.plan import Doors, Trouble, secured
from tui.online.host import Host
from tui.online.invitations import Invitation, Ways
from tui.online.server import Log, Server
from tui.session.thinking import ProcessThinker, Thinker
from tui.words import Wording


def state_folder() -> Path:
    """Return the folder for a host's private files."""
    return platformdirs.user_state_path("ludotheque", appauthor=False)


class House:
    """The tables of a host by their codes, and the doors to them."""

    def __init__(
        self,
        hosts: Mapping[str, Host],
        doors: Doors,
        say: Wording,
        log: Log,
        owner: str = "",
        thinker: Callable[[], Thinker] = ProcessThinker,
        state: Path | None = None,
        programs: Programs | None = None,
    ) -> None:
        """`owner` is the name announced in the local network. `state` is the folder of the host's
        key and of the guests' folders. `programs` returns the command line run for guests of the
        ssh and browser doors, the usual one if None."""
        self.doors, self._say, self._log, self._owner = doors, say, log, owner
        self._state = state_folder() if state is None else state
        self.server = Server(hosts, log, thinker)
        self._hosts = hosts
        self._programs = programs or self._joining
        self._open: list[Any] = []
        self.inner = 0
        """The port at which this machine reaches the tables without encryption."""
        self.ssh_port = self.web_port = 0
        self.fingerprint = ""
        """The fingerprint of the ssh door's key; "" if that door is shut."""

    async def open(self) -> None:
        """Open all doors; if one fails, close the others again. Raises Trouble."""
        without_tracebacks("aiohttp", "asyncio", "zeroconf")
        try:
            await self._open_all()
        except BaseException:
            await self.close()
            raise

    async def _open_all(self) -> None:
        doors = self.doors
        secure = secured(doors.certificate)
        first, *more = doors.addresses
        with _opening(doors.address, doors.port):
            await self.server.start(first, doors.port, secure)
            self._open.append(self.server.stop)
            for address in more:
                await self.server.listen(address, doors.port, secure)
        self.inner = self.server.port if secure is None else await self._behind()
        behind = (
            self._say,
            self.server.gate,
            Homes(self._state / "guests", self.ways),
            self._log,
        )
        if doors.ssh_port:
            with _opening(doors.address, doors.ssh_port):
                from tui.online.doors.ssh import SshDoor

                ssh = SshDoor(*behind, self._programs)
                await ssh.open(doors.addresses, doors.ssh_port, self._state / "ssh_host_key")
            self._open.append(ssh.close)
            self.ssh_port, self.fingerprint = ssh.port, ssh.fingerprint
        if doors.web_port:
            with _opening(doors.address, doors.web_port):
                from tui.online.doors.pages import PageDoor

                pages = PageDoor(*behind, self._programs)
                await pages.open(doors.addresses, doors.web_port, secure)
            self._open.append(pages.close)
            self.web_port = pages.port
        if doors.near:
            with _opening(doors.shown, 5353):
                from tui.online.doors.near import Announcement

                tls = secure is not None
                told = (self._hosts, self._owner, doors.shown, self.server.port, tls)
                announcement = Announcement(*told)
                self._open.append(announcement.close)
                await announcement.open()

    def _joining(self, code: str, home: Path, name: str) -> list[str]:
        return command(Address(code, HERE, self.inner), home, name)

    async def _behind(self) -> int:
        """Open an unencrypted door for this machine alone, because guests' programs run here.
        Return its port: the one after the main port if it is free."""
        try:
            return await self.server.listen(HERE, self.doors.port + 1)
        except (OSError, OverflowError):
            return await self.server.listen(HERE, 0)

    async def close(self) -> None:
        """Close all doors, the last opened first."""
        while self._open:
            await self._open.pop()()

    def address(self, code: str) -> Address:
        """Return the address by which a guest's own program joins a table."""
        shown, tls = self.doors.shown, self.doors.certificate is not None
        return Address(code, _bracketed(shown), self.server.port, tls)

    def ways(self, code: str) -> Ways:
        """Return the ways to a table: an invitation for each door, and what belongs to them."""
        return Ways(tuple(self._invitations(code)), self.doors.reach, self.fingerprint)

    def _invitations(self, code: str) -> Iterator[Invitation]:
        address = self.address(code)
        yield Invitation("join", f"ludotheque join {address}", address.tls)
        if self.ssh_port:
            port = f"-p {self.ssh_port} " if self.ssh_port != 22 else ""
            words = f"ssh {port}{code}@{self.doors.shown}"
            yield Invitation("ssh", words, True)
        if self.web_port:
            scheme, usual = ("https", 443) if address.tls else ("http", 80)
            port = f":{self.web_port}" if self.web_port != usual else ""
            url = f"{scheme}://{address.host}{port}/{code}"
            yield Invitation("browser", url, address.tls)


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


_CODES: Final = {
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "not-ours",
    errno.EACCES: "not-allowed",
}


@contextmanager
def _opening(address: str, port: int) -> Iterator[None]:
    """Raise failures to open a door as Trouble, with the reason."""
    try:
        yield
    except ImportError as error:
        library = (error.name or "").partition(".")[0]
        raise Trouble("missing", library=library) from error
    except OSError as error:
        unknown = isinstance(error, gaierror)
        code = "not-ours" if unknown else _CODES.get(error.errno or 0, "net")
        reason = error.strerror or str(error) or type(error).__name__
        raise Trouble(code, address=address, port=port, reason=reason) from error
