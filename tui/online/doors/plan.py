"""What to host, and on which doors: the command line and the program's own screen both fill it."""

import ssl
import time
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Final, NamedTuple

from saves.header import Player
from tui.online import HERE, PORT
from tui.online.host import Terms
from tui.online.hosting import Hosted, new_table, resumed_table

ANYWHERE: Final = ("0.0.0.0", "::")
"""The addresses that stand for all of this machine."""

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for examples (RFC 5737): nothing is sent there, the system only says from which of its
addresses it would be."""


class Trouble(Exception):
    """A door cannot be opened: `doors.` and the `code` is the key of the sentence."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, int | str] = facts


class Doors(NamedTuple):
    """Where a host can be reached. Ports are 0 where a door stays shut."""

    address: str = HERE
    port: int = PORT
    ssh_port: int = 0
    web_port: int = 0
    certificate: tuple[Path, Path] | None = None
    """The files of a certificate and of its key, for the lines and the pages."""
    near: bool = False
    """Whether programs in the local network are told that there is a table."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where to listen: this machine can reach its own host whatever else is open."""
        return (self.address,) if self.address in (HERE, ANYWHERE[0]) else (self.address, HERE)

    @property
    def shown(self) -> str:
        """By which address others come."""
        if self.address not in ANYWHERE:
            return self.address
        return address_near() or HERE

    @property
    def reach(self) -> str:
        """Who can reach it: `here` for this machine alone, `near` for the local network, `far` for
        more."""
        found = _number(self.address)
        if found is None or found.is_unspecified:
            return "far"
        return "here" if found.is_loopback else "near" if found.is_private else "far"


class Plan(NamedTuple):
    """What to host, and on which doors."""

    terms: Terms
    players: tuple[Player | None, ...] = ()
    """Robots, and None where people may sit."""
    seed: str = ""
    save: Path | None = None
    """The unfinished game to go on with; then only the times of `terms` count."""
    doors: Doors = Doors()

    def table(self, folder: Path, owner: str | None) -> Hosted:
        """Set the table up. `owner` is the name of who begins games at it, None where anybody
        may. Raises SaveError."""
        terms = self.terms
        if self.save is None:
            return new_table(terms, self.players, folder, owner, self.seed)
        times = {"grace": terms.grace, "clock": terms.clock, "delay": terms.delay}
        return resumed_table(self.save, time.monotonic(), folder, **times)


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
    """Return what encrypts the lines; None where nothing does. Raises Trouble."""
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
