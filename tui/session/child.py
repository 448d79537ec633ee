"""A child process that answers lines. A child that hangs, floods or dies does not hold up the
caller."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from threading import Thread
from typing import Final

PYTHON: Final = (sys.executable, "-P")
"""How a Python of the program's own is started: what lies in the folder in which somebody happens
to start the program is not taken for a part of it."""

MOST: Final = 1 << 18
"""The longest answer, in bytes: many times what the advice of any game takes."""


class Child:
    """A Python process that runs `code`, in a session of its own that is killed as a whole.

    It reads and answers on one socket, its standard input and output. A process left behind by the
    child may hold the other end of the socket; this end can be closed all the same.
    """

    def __init__(self, code: str) -> None:
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        with theirs:
            try:
                self.process = subprocess.Popen(
                    [*PYTHON, "-c", code],
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    stderr=subprocess.DEVNULL,
                    # Otherwise Ctrl+C at the terminal would reach the child as well.
                    start_new_session=True,
                )
            except OSError:
                self._line.close()
                raise
        self._stopped = False
        self.asked = False
        """True while an answer is awaited."""

    @property
    def gone(self) -> bool:
        """True if the process can answer no more."""
        return self._stopped or self.process.poll() is not None

    async def ask(self, question: bytes) -> bytes:
        """Send one line, and return the line that answers it. Only one question may be under way.

        Raises OSError if no answer comes or it is too long. The process is then stopped, as it is
        when the caller is cancelled.
        """
        loop, heard = asyncio.get_running_loop(), bytearray()
        self.asked = True
        try:
            await loop.sock_sendall(self._line, question + b"\n")
            while b"\n" not in heard[-1 << 16 :]:
                data = await loop.sock_recv(self._line, 1 << 16)
                if not data or len(heard) > MOST:
                    raise OSError("no answer")
                heard += data
                # Let other tasks run, because a fast sender would otherwise keep the loop busy.
                await asyncio.sleep(0)
        except BaseException:
            self.stop()
            raise
        finally:
            self.asked = False
            if self._stopped:
                self._line.close()
        line, _, more = bytes(heard).partition(b"\n")
        if more:
            self.stop()
        return line

    def stop(self) -> None:
        """Kill the process and all of its session, without waiting for the end."""
        if self._stopped:
            return
        self._stopped = True
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        # Wait in a thread, because even a killed process may take some time to end.
        Thread(target=self.process.wait, daemon=True).start()
        if self.asked:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)
        else:
            self._line.close()
