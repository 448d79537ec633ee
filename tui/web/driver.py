"""A driver that draws on a page in place of a terminal. The page may vanish like a terminal."""

import os
import signal
from typing import Any, Final

from textual.drivers.web_driver import WebDriver

LEAVING: Final = 5.0
"""Seconds that the program has to leave by itself, once its page is gone."""


class VanishingPage(WebDriver):
    """A driver that draws on a page until it is gone. The program then ends as when a window is
    closed."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._write: Any = self._write_or_drop

    def _write_or_drop(self, data: bytes) -> int:
        """Write the data and return the number of bytes written; drop it if the page is gone."""
        try:
            return os.write(self.fileno, data)
        except OSError:
            return len(data)

    def run_input_thread(self) -> None:
        """Read the page's input until its server is gone. Then leave, and after LEAVING seconds be
        killed."""
        super().run_input_thread()
        if not self.exit_event.is_set():
            os.kill(os.getpid(), signal.SIGHUP)
            if not self.exit_event.wait(LEAVING):
                os.kill(os.getpid(), signal.SIGKILL)
