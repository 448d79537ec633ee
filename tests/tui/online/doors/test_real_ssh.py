"""A guest with nothing but `ssh`, in a terminal, at a host in a process of its own.

The client is the `ssh` on PATH (Debian's openssh-client); without one it is asyncssh's.
"""

import shutil
import sys
from pathlib import Path

import asyncssh
import pytest

from tests.tui.cli.screen import Terminal
from tests.tui.online.doors.dedicated import Dedicated, dedicated
from tests.tui.online.place import WRONG

SSH = shutil.which("ssh")

OURS = """
import asyncio, asyncssh, os, sys, tty
async def main(user, port, key):
    tty.setraw(0)
    size = tuple(os.get_terminal_size(0))
    keys = {"client_keys": [key], "known_hosts": None, "config": None, "agent_path": None}
    async with asyncssh.connect("127.0.0.1", int(port), username=user, **keys) as connection:
        what = {"term_type": "xterm", "term_size": size, "encoding": None}
        streams = {"stdin": os.dup(0), "stdout": os.dup(1)}
        await (await connection.create_process(**what, **streams)).wait()
try:
    asyncio.run(main(*sys.argv[1:]))
except asyncssh.PermissionDenied as error:
    print("Permission denied:", error, end="\\r\\n")
"""


def client(host: Dedicated, key: Path, code: str) -> list[str]:
    """Return the command line of a client that offers this key alone."""
    if SSH is None:
        return [sys.executable, "-c", OURS, code, str(host.ssh_port), str(key)]
    options = {
        "StrictHostKeyChecking": "no",
        "UserKnownHostsFile": "/dev/null",
        "IdentitiesOnly": "yes",
        "LogLevel": "INFO",
    }
    given = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    where = ["-F", "none", "-i", str(key), "-p", str(host.ssh_port), f"{code}@127.0.0.1"]
    return [SSH, *given, *where]


@pytest.mark.slow
def test_a_guest_plays_over_ssh_and_comes_back(tmp_path: Path) -> None:
    key = tmp_path / "key"
    asyncssh.generate_private_key("ssh-ed25519").write_private_key(key)
    key.chmod(0o600)
    words = ("dolce-vita", "--players", "3", "--bots", "easy,easy", "--saves", str(tmp_path / "s"))
    with dedicated(tmp_path, *words) as host:
        with Terminal(program=client(host, key, WRONG)) as wrong:
            wrong.shows("no table with this code" if SSH else "unknown-code")
        with Terminal(program=client(host, key, host.code)) as guest:
            guest.shows("Your name:")
            guest.press("Zoë\r")
            guest.shows("Zoë (you)")
            guest.press("\r")
            guest.shows("Choose a number card")
            guest.resize(120, 40)
            guest.press("3c")
            guest.shows("3 under C?")
            guest.press("\r")
            guest.until(lambda text: "3 under C?" not in text)
            guest.hang_up()
        with Terminal(program=client(host, key, host.code)) as again:
            again.until(lambda text: "L log" in text)
    log = "".join(host.told)
    assert log.count("seat 1") == 2 and "seat 2" not in log and WRONG not in log
