"""A page in place of a terminal, which may vanish like one."""

import os
import signal
from typing import Any, Final

from textual.drivers.web_driver import WebDriver

LEAVING: Final = 5.0
"""Seconds that the program has to leave of itself, once its page is gone."""


class VanishingPage(WebDriver):
    """Draws on a page until there is none; then the program goes as when a window is closed."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._write: Any = self._forgiving

    def _forgiving(self, data: bytes) -> int:
        """Write, as long as somebody is there."""
        try:
            return os.write(self.fileno, data)
        except OSError:
            return len(data)

    def run_input_thread(self) -> None:
        """Take in what the page sends, until its server is gone, however it went."""
        super().run_input_thread()
        if not self.exit_event.is_set():
            os.kill(os.getpid(), signal.SIGHUP)
            if not self.exit_event.wait(LEAVING):
                os.kill(os.getpid(), signal.SIGKILL)
