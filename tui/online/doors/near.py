"""Tables near by (zeroconf). A host announces its tables in the local network, without their codes,
and a guest's program lists them."""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, NamedTuple

from zeroconf import Error as ZeroconfError
from zeroconf import InterfaceChoice, IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from engine.registry import GAMES
from saves.names import clean
from tui.online.host import Host
from tui.online.protocol import VERSION

KIND: Final = "_ludotheque._tcp.local."

LOOKING: Final = 2.0
"""How many seconds to look for tables."""

AGAIN: Final = 2.0
"""The seconds between two counts of the free seats."""

MOST: Final = 50
"""How many tables are listed."""


class Near(NamedTuple):
    """A table near by. Its code is not announced, so guests need an invitation."""

    game: str
    owner: str
    """The name of the person who hosts the table."""
    free: int
    """The number of free seats."""
    host: str
    port: int
    tls: bool


class Announcement:
    """The announcement of a host's tables in the local network, from `open` to `close`."""

    def __init__(self, tables: Mapping[str, Host], owner: str, address: str, port: int, tls: bool):
        self._tables, self._owner = tables, clean(owner)
        self._address, self._port, self._tls = address, port, tls
        self._zeroconf: AsyncZeroconf | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Announce the tables. Raises OSError if the network refuses."""
        try:
            self._zeroconf = AsyncZeroconf(interfaces=[self._address], ip_version=IPVersion.V4Only)
            told = {host: self._info(host) for host in self._tables.values()}
            for info in told.values():
                await (await self._zeroconf.async_register_service(info))
        except ZeroconfError as error:
            raise OSError(type(error).__name__) from error
        self._task = asyncio.create_task(self._keep(told))

    def _info(self, host: Host, name: str = "") -> AsyncServiceInfo:
        name = name or f"{secrets.token_hex(4)}.{KIND}"
        return AsyncServiceInfo(
            KIND,
            name,
            server=name.removesuffix(KIND) + "local.",
            parsed_addresses=[self._address],
            port=self._port,
            properties={
                "version": str(VERSION),
                "game": host.terms.game,
                "owner": self._owner,
                "free": str(sum(not each.by for each in host.chairs.chairs)),
                "tls": str(int(self._tls)),
            },
        )

    async def _keep(self, told: dict[Host, AsyncServiceInfo]) -> None:
        """Announce changes of the tables, until cancelled."""
        assert self._zeroconf is not None
        while True:
            await asyncio.sleep(AGAIN)
            for host, before in told.items():
                info = self._info(host, before.name)
                if info.properties != before.properties:
                    told[host] = info
                    with suppress(ZeroconfError, OSError):
                        await self._zeroconf.async_update_service(info)

    async def close(self) -> None:
        """Withdraw the announcement."""
        if self._task is not None:
            self._task.cancel()
        if self._zeroconf is not None:
            with suppress(ZeroconfError, OSError):
                await self._zeroconf.async_unregister_all_services()
            await self._zeroconf.async_close()


async def tables_near(seconds: float = LOOKING, address: str = "") -> list[Near]:
    """Return the tables announced in the local network within `seconds`. `address` is the address
    of this machine to look from, "" for all. Raises OSError if the network cannot be asked."""
    names: dict[str, None] = {}

    def heard(
        zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            names.pop(name, None)
        elif len(names) < MOST:
            names[name] = None

    try:
        net = AsyncZeroconf(
            interfaces=[address] if address else InterfaceChoice.All, ip_version=IPVersion.V4Only
        )
    except ZeroconfError as error:
        raise OSError(type(error).__name__) from error
    try:
        browser = AsyncServiceBrowser(net.zeroconf, KIND, handlers=[heard])
        await asyncio.sleep(seconds)
        found = [AsyncServiceInfo(KIND, name) for name in names]
        asked = (each.async_request(net.zeroconf, 1000 * LOOKING) for each in found)
        await asyncio.gather(*asked, return_exceptions=True)
        await browser.async_cancel()
    finally:
        await net.async_close()
    return sorted(filter(None, map(read, found)))


def read(info: AsyncServiceInfo) -> Near | None:
    """Return the table that a service announces, None if the announcement is bad or of another
    version. Everything is checked, because any machine in the network may announce anything."""
    facts = {
        key.decode("ascii", "replace"): clean((value or b"").decode("utf-8", "replace"))
        for key, value in info.properties.items()
    }
    free, addresses = facts.get("free", ""), info.parsed_addresses(IPVersion.V4Only)
    if facts.get("version") != str(VERSION) or facts.get("game") not in GAMES:
        return None
    if not (addresses and info.port and free.isascii() and free.isdigit() and len(free) < 3):
        return None
    host = str(ip_address(addresses[0]))
    owner = facts.get("owner", "")
    return Near(facts["game"], owner, int(free), host, info.port, facts.get("tls") == "1")
