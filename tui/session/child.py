"""A process that answers lines. Nothing it does or leaves undone holds up whoever asks."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from threading import Thread
from typing import Final

MOST: Final = 1 << 18
"""The longest answer, in bytes: many times what the advice of any game takes."""


class Child:
    """A Python process that runs `code`, in a session of its own that is killed whole.

    It reads and answers on one socket, its standard input and output. Whoever else holds the other
    end of that, a process that it has left behind, cannot keep this end from being closed.
    """

    def __init__(self, code: str) -> None:
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        with theirs:
            try:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", code],
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    stderr=subprocess.DEVNULL,
                    # Keys that the terminal sends as signals are the program's alone.
                    start_new_session=True,
                )
            except OSError:
                self._line.close()
                raise
        self._stopped = False
        self.asked = False
        """Whether an answer is waited for."""

    @property
    def gone(self) -> bool:
        """Whether it can answer no more."""
        return self._stopped or self.process.poll() is not None

    async def ask(self, question: bytes) -> bytes:
        """The line that answers a line; one at a time. Where none comes (OSError), or it is no
        longer waited for, the process is stopped."""
        loop, heard = asyncio.get_running_loop(), bytearray()
        self.asked = True
        try:
            await loop.sock_sendall(self._line, question + b"\n")
            while b"\n" not in heard[-1 << 16 :]:
                data = await loop.sock_recv(self._line, 1 << 16)
                if not data or len(heard) > MOST:
                    raise OSError("no answer")
                heard += data
                # However fast it talks, the loop does not listen to it alone.
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
        """Kill it and all of its session, without waiting for any."""
        if self._stopped:
            return
        self._stopped = True
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        # Even a killed process may take its time to end.
        Thread(target=self.process.wait, daemon=True).start()
        if self.asked:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)
        else:
            self._line.close()
