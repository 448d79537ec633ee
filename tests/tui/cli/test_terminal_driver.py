"""Writing to a terminal that is closed, not reading, or slow."""

import fcntl
import os
import pty
import tty
from contextlib import suppress

from textual.drivers._writer_thread import MAX_QUEUED_WRITES, WriterThread

from tui.cli.terminal import ABANDONED, Pen


def test_what_is_drawn_for_nobody_holds_nobody_up() -> None:
    """The queue is emptied for ever, so that the program can notice that it should end."""
    reading, writing = os.pipe()
    os.close(reading)
    file = os.fdopen(writing, "w")
    pen = Pen(file)
    thread = WriterThread(pen)  # type: ignore[arg-type]
    thread.start()
    for _ in range(3 * MAX_QUEUED_WRITES):
        thread.write("x" * 10_000)
    thread.stop()
    assert pen.gone and not thread.is_alive()
    with suppress(OSError):
        file.close()


def test_what_is_drawn_for_somebody_arrives() -> None:
    reading, writing = os.pipe()
    with os.fdopen(writing, "w") as file, os.fdopen(reading) as seen:
        pen = Pen(file)
        assert pen.write("abc") == 3
        pen.flush()
        assert seen.read(3) == "abc"
        assert not pen.gone and not pen.isatty()
        assert pen.fileno() == writing


def test_who_has_to_go_leaves_out_the_pictures_that_a_deaf_terminal_did_not_take() -> None:
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    with os.fdopen(theirs, "w") as file, os.fdopen(ours, "rb", buffering=0) as seen:
        shared = fcntl.fcntl(theirs, fcntl.F_GETFL)
        pen = Pen(file)
        pen.hurry(2)
        pen.write("a" * 1_000_000)
        read = b""
        while not read.endswith(b"a") or len(read) < 4096:
            read += seen.read(1 << 16)
        pen.write("b")
        pen.write("goodbye")
        while not read.endswith(b"goodbye"):
            read += seen.read(1 << 16)
        assert read.strip(b"a") == ABANDONED + b"goodbye"
        # Other programs on the terminal, such as the shell, find it unchanged.
        assert fcntl.fcntl(theirs, fcntl.F_GETFL) == shared
