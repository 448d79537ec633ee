"""The plan of a host: the table and its doors. The command line and the host screen both fill
it."""

import ssl
import time
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, create_server, socket
from typing import Final, NamedTuple

from engine import Coded
from saves.header import Player
from tui.online import HERE, PORT
from tui.online.host import Terms
from tui.online.hosting import Hosted, new_table, resumed_table

ANYWHERE: Final = ("0.0.0.0", "::")
"""The addresses that mean every address of this machine."""

TRIES: Final = 20
"""How many ports are tried."""

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for examples (RFC 5737): nothing is sent there, the system only says from which of its
addresses it would be."""


class Trouble(Coded):
    """The error for a door that cannot be opened. `doors.` and the `code` is the key of its
    sentence."""


class Doors(NamedTuple):
    """The addresses and ports of a host. A port of 0 keeps the ssh or browser door shut."""

    address: str = HERE
    port: int = PORT
    ssh_port: int = 0
    web_port: int = 0
    certificate: tuple[Path, Path] | None = None
    """The files of a certificate and of its key, for the lines and the pages."""
    near: bool = False
    """True to announce the table in the local network."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Return the addresses to listen at. This machine itself is always one, so that guests'
        programs running here can join."""
        return (self.address,) if self.address in (HERE, ANYWHERE[0]) else (self.address, HERE)

    def at_free_ports(self) -> "Doors":
        """Return the doors, with each port that is taken replaced by the next free one. A port
        stays if none of the TRIES from it on is free."""
        return self._replace(
            port=self._free_from(self.port),
            ssh_port=self._free_from(self.ssh_port),
            web_port=self._free_from(self.web_port),
        )

    def _free_from(self, port: int) -> int:
        return next(filter(self._free, range(port, port + TRIES)), port) if port else 0

    def _free(self, port: int) -> bool:
        try:
            for address in self.addresses:
                create_server((address, port)).close()
        except (OSError, OverflowError):
            return False
        return True

    @property
    def shown(self) -> str:
        """Return the address for invitations."""
        if self.address not in ANYWHERE:
            return self.address
        return address_near() or HERE

    @property
    def reach(self) -> str:
        """Return the circle of people who can reach the host: `here` for this machine alone, `near`
        for the local network, `far` for more."""
        found = _number(self.address)
        if found is None or found.is_unspecified:
            return "far"
        return "here" if found.is_loopback else "near" if found.is_private else "far"


class Plan(NamedTuple):
    """The game to host, and the doors to it."""

    terms: Terms
    players: tuple[Player | None, ...] = ()
    """By seat a robot, or None for a seat that guests may take."""
    seed: str = ""
    save: Path | None = None
    """The unfinished game to continue, None for a new one. With a save, only the times of `terms`
    count."""
    doors: Doors = Doors()

    def table(self, folder: Path, owner: str | None) -> Hosted:
        """Return the table, set up. `owner` is the name of the person who begins the games; None
        lets every guest begin. Raises SaveError."""
        terms = self.terms
        if self.save is None:
            return new_table(terms, self.players, folder, owner, self.seed)
        times = {"grace": terms.grace, "clock": terms.clock, "delay": terms.delay}
        return resumed_table(self.save, time.monotonic(), folder, owner, **times)


def address_near() -> str:
    """Return this machine's address in the local network; "" if it is in none."""
    with socket(AF_INET, SOCK_DGRAM) as line:
        try:
            line.connect(_ELSEWHERE)
            found = str(line.getsockname()[0])
        except OSError:
            return ""
    number = _number(found)
    return "" if number is None or number.is_loopback or number.is_unspecified else found


def _number(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None


def secured(certificate: tuple[Path, Path] | None) -> ssl.SSLContext | None:
    """Return the TLS context of a certificate and its key, None without a certificate. Raises
    Trouble."""
    if certificate is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    for file in certificate:
        try:
            file.read_bytes()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise Trouble("unreadable", file=str(file), reason=reason) from error
    try:
        context.load_cert_chain(*certificate, password="")  # a key with a password asks for none
    except (ssl.SSLError, OSError, ValueError) as error:
        raise Trouble("certificate", file=str(certificate[0]), key=str(certificate[1])) from error
    return context
