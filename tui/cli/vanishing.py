"""A terminal that may vanish while it is drawn on.

Textual writes in a thread of its own, through a queue of 30 pieces. Were the thread to die of a
write to a closed window, the program would wait for room in the queue for ever, deaf to every
signal, and hold its save.
"""

from typing import IO, Any

from textual.drivers.linux_driver import LinuxDriver


class Forgiving:
    """A file whose writes go nowhere once one has failed."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self.gone = False

    def write(self, text: str) -> int:
        """Write, as long as somebody is there."""
        if not self.gone:
            try:
                return self._file.write(text)
            except (OSError, ValueError):  # ValueError: closed from this side
                self.gone = True
        return len(text)

    def flush(self) -> None:
        """Send what was written, as long as somebody is there."""
        if not self.gone:
            try:
                self._file.flush()
            except (OSError, ValueError):
                self.gone = True

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return self._file.isatty()

    def fileno(self) -> int:
        """The file descriptor."""
        return self._file.fileno()


class VanishingTerminal(LinuxDriver):
    """Draws on a terminal until there is none."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._file: Any = Forgiving(self._file)
