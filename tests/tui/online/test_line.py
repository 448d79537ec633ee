"""What a host holds back for a guest who reads nothing."""

import socket
from types import SimpleNamespace
from typing import Any

from tui.online.line import HELD, Line


def test_little_is_held_back_by_the_system() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        transport = SimpleNamespace(get_extra_info=lambda _: ours)
        request: Any = SimpleNamespace(remote="", transport=transport)
        no_socket: Any = None
        Line(1, no_socket, request)
        ours.setblocking(False)
        held = 0
        try:
            while True:
                held += ours.send(b"x" * 4096)
        except BlockingIOError:
            assert 0 < held <= 2 * HELD
