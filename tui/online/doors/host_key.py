"""The private key by which guests recognise a host's ssh door."""

import os
from pathlib import Path

import asyncssh

from tui.online.doors.plan import Trouble


def host_key(path: Path) -> asyncssh.SSHKey:
    """Return the host's key. If the file is missing, make a key that only its owner can read.
    Raises Trouble if the file cannot be read or holds no key."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            path.chmod(0o600)
            return asyncssh.read_private_key(path)
        made = asyncssh.generate_private_key("ssh-ed25519", comment="ludotheque")
        with os.fdopen(fd, "wb") as file:
            file.write(made.export_private_key())
        return made
    except (OSError, asyncssh.KeyImportError) as error:
        raise Trouble("host-key", file=str(path)) from error
