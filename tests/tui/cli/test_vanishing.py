"""A window that is closed while much is waiting to be drawn."""

import os
from contextlib import suppress

from textual.drivers._writer_thread import MAX_QUEUED_WRITES, WriterThread

from tui.cli.vanishing import Forgiving


def test_what_is_drawn_for_nobody_holds_nobody_up() -> None:
    """The queue is emptied for ever, so that the program hears that it shall go."""
    reading, writing = os.pipe()
    os.close(reading)
    file = os.fdopen(writing, "w")
    forgiving = Forgiving(file)
    thread = WriterThread(forgiving)  # type: ignore[arg-type]
    thread.start()
    for _ in range(3 * MAX_QUEUED_WRITES):
        thread.write("x" * 10_000)
    thread.stop()
    assert forgiving.gone and not thread.is_alive()
    with suppress(OSError):
        file.close()


def test_what_is_drawn_for_somebody_arrives() -> None:
    reading, writing = os.pipe()
    with os.fdopen(writing, "w") as file, os.fdopen(reading) as seen:
        forgiving = Forgiving(file)
        assert forgiving.write("abc") == 3
        forgiving.flush()
        assert seen.read(3) == "abc"
        assert not forgiving.gone and not forgiving.isatty()
        assert forgiving.fileno() == writing
