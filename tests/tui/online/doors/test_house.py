"""A house: its invitations, what is encrypted, who can reach it, and why a door stays shut."""

import asyncio
import datetime
import ipaddress
import os
import socket
import sys
from contextlib import aclosing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.tui.online.doors.opened import free_port, opened
from tui.online.client import Address, Guest, Refusal, address_of
from tui.online.doors.homes import MOST, Homes
from tui.online.doors.house import House
from tui.online.doors.plan import TRIES, Doors, Trouble
from tui.online.invitations import VARIABLE, Invitation, Ways, passed_on, received
from tui.online.messages import Welcome
from tui.words import Wording

JOIN = """
import asyncio, sys
from tui.online.client import Guest, address_of
async def main():
    async for message in Guest(address_of(sys.argv[1])).messages():
        print(type(message).__name__)
        return
asyncio.run(main())
"""
"""A guest that prints the type of the first message it hears."""


def certificate(folder: Path) -> tuple[Path, Path]:
    """Write a self-signed certificate of this machine. Return the files of the certificate and its
    key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "table")])
    now = datetime.datetime.now(datetime.UTC)
    here = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([here]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = (folder / "cert.pem", folder / "key.pem")
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


async def joined(address: Address) -> str:
    """Return the type of the first message that a guest hears, or the code of the refusal."""
    async with aclosing(Guest(address).messages()) as heard:
        try:
            async for message in heard:
                return type(message).__name__
        except Refusal as refusal:
            return refusal.code
    raise AssertionError


def test_a_door_whose_port_is_taken_gets_the_next_free_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        doors = Doors(port=port).at_free_ports()
    assert port < doors.port < port + TRIES and doors.ssh_port == doors.web_port == 0
    assert doors.at_free_ports() == doors


async def test_invitations_open_the_doors_that_they_name(tmp_path: Path) -> None:
    ports: dict[str, Any] = {"ssh_port": free_port(), "web_port": free_port()}
    async with opened(tmp_path, **ports) as house:
        own, ssh, web = house.house.ways(house.code).invitations
        address = address_of(own.words.removeprefix("ludotheque join "))
        assert await joined(address) == Welcome.__name__
        assert ssh.words == f"ssh -p {ports['ssh_port']} {house.code}@127.0.0.1"
        assert web.words == f"http://127.0.0.1:{ports['web_port']}/{house.code}"
        assert [each.encrypted for each in (own, ssh, web)] == [False, True, False]
        assert house.house.fingerprint.startswith("SHA256:")


async def test_with_a_certificate_lines_and_pages_are_encrypted(tmp_path: Path) -> None:
    files = certificate(tmp_path)
    async with opened(tmp_path, certificate=files, web_port=free_port()) as house:
        own, web = house.house.ways(house.code).invitations
        assert own.encrypted and web.encrypted and web.words.startswith("https://")
        address = address_of(own.words.removeprefix("ludotheque join "))
        assert address.tls and str(address).startswith("tls:")
        assert await joined(address) == "certificate", "nobody vouches for it"
        assert await joined(address._replace(tls=False)) in ("no-host", "not-a-table")
        inner = Address(house.code, "127.0.0.1", house.house.inner)
        assert await joined(inner) == "Welcome", "guests' programs on this machine"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", JOIN, str(address)),
            env={**os.environ, "SSL_CERT_FILE": str(files[0])},
            stdout=asyncio.subprocess.PIPE,
        )
        assert (await process.communicate())[0] == b"Welcome\n"
        async with (
            aiohttp.ClientSession() as client,
            client.get(f"{web.words}?name=Anna", ssl=False, allow_redirects=False) as page,
        ):
            assert page.cookies["guest"]["secure"] and page.cookies["name"]["secure"]


def test_an_address_is_written_as_it_is_read() -> None:
    code = "lusab-babad-gutih-tugad"
    for words in (f"{code}@host", f"tls:{code}@host:1", f"tls:{code}@[::1]"):
        assert str(address_of(words)) == words


def test_an_address_with_colons_stands_in_brackets_and_the_usual_port_is_left_out(
    tmp_path: Path,
) -> None:
    house = House({}, Doors("::1"), Wording("en"), lambda _: None, state=tmp_path)
    house.server.port, house.web_port = 8737, 80
    join, page = house.ways("lusab-babad-gutih-tugad").invitations
    assert join.words == "ludotheque join lusab-babad-gutih-tugad@[::1]"
    assert page.words == "http://[::1]/lusab-babad-gutih-tugad"


@pytest.mark.parametrize(
    ("address", "reach"),
    [
        ("127.0.0.1", "here"),
        ("::1", "here"),
        ("192.168.1.7", "near"),
        ("0.0.0.0", "far"),
        ("::", "far"),
        ("8.8.8.8", "far"),
        ("games.example.org", "far"),
    ],
)
def test_who_can_reach_an_address(address: str, reach: str) -> None:
    doors = Doors(address)
    assert doors.reach == reach
    assert "127.0.0.1" in doors.addresses or address == "0.0.0.0"


async def test_why_a_door_stays_shut(tmp_path: Path) -> None:
    files = certificate(tmp_path)
    nothing = tmp_path / "nothing"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        shut: dict[str, list[dict[str, Any]]] = {
            "taken": [{"port": port}, {"ssh_port": port}, {"web_port": port}],
            "not-ours": [{"address": "192.0.2.7"}, {"address": "no.such.host.invalid"}],
            "certificate": [{"certificate": (files[0], files[0])}],
            "unreadable": [{"certificate": (files[0], nothing)}],
        }
        for code, doors in shut.items():
            for each in doors:
                with pytest.raises(Trouble, match=code):
                    async with opened(tmp_path, **each):
                        pass
    (tmp_path / "state").mkdir(exist_ok=True)
    (tmp_path / "state" / "ssh_host_key").write_text("nothing")
    with pytest.raises(Trouble, match="host-key"):
        async with opened(tmp_path, ssh_port=free_port()):
            pass


@pytest.mark.parametrize(
    ("library", "door"), [("asyncssh", "ssh"), ("textual_serve", "pages"), ("zeroconf", "near")]
)
async def test_a_door_without_its_library_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, door: str
) -> None:
    for name in [*sys.modules]:
        if name.split(".")[0] == library or name.startswith(("tui.online.doors", "tui.web.pages")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    from tests.tui.online.doors.opened import opened

    doors: dict[str, Any] = {
        "ssh": {"ssh_port": 1},
        "pages": {"web_port": 1},
        "near": {"near": True},
    }
    with pytest.raises(Exception, match="missing") as caught:
        async with opened(tmp_path, **doors[door]):
            pass
    assert getattr(caught.value, "facts", None) == {"library": library}


def test_folders_of_guests_do_not_grow_without_end(tmp_path: Path) -> None:
    homes = Homes(tmp_path)
    first = homes.home("code", "first")
    os.utime(first, (1, 1))
    for number in range(MOST):
        homes.home("code", str(number))
    assert not first.exists() and len([*tmp_path.iterdir()]) == MOST


def test_invitations_that_cannot_be_read_are_none() -> None:
    for told in ("", "{", "[1]", '[["join"]]', '[[["gate", "x", true]], "x"]', "[" * 5000):
        assert received({VARIABLE: told}) == Ways()
    ways = Ways((Invitation("ssh", "ssh -p 8022 code@host", True),), "near", "SHA256:abc")
    assert received(passed_on(ways)) == ways and received({}) == Ways()
