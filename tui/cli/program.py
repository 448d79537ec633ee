"""The program on the terminal, as the command line starts it. This imports Textual."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType
from textual.driver import Driver
from textual.screen import Screen
from textual.worker import WorkerFailed

from tui.app.app import LudothequeApp
from tui.cli.context import Context
from tui.cli.crash import write_crash
from tui.console.status import INTERRUPTED
from tui.settings import settings_path

CATCHING_UP: Final = 0.1
"""Seconds after which a terminal that was too slow for a picture is tried again."""


class Program(LudothequeApp):
    """The application, which shows no traceback: that would show what other players hold."""

    _left_out = False
    """Whether a picture has been left out since."""

    told = 0
    """The exit status that a signal has asked for."""

    @property
    def crash(self) -> BaseException | None:
        """What ended the program, if it crashed."""
        error = self._exception
        return error.error if isinstance(error, WorkerFailed) else error

    def on_ready(self) -> None:
        """The first frame is there. What was made for it stays to the end, so the collector need
        not look at it again: that would hold up a key now and then by 30 ms."""
        gc.freeze()

    def get_driver_class(self) -> type[Driver]:
        """What draws on the terminal; on a Unix one that may be slow, deaf or gone."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from tui.cli.terminal import UnixTerminal

        return UnixTerminal

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        # Pictures that would come too late are left out; the next one is a whole one.
        if not getattr(self._driver, "behind", False):
            super()._display(screen, renderable)
        elif not self._left_out:
            self._left_out = True
            self.set_timer(CATCHING_UP, self._catch_up)

    def _catch_up(self) -> None:
        """Draw what has been left out, once there is time."""
        self._left_out = getattr(self._driver, "behind", False)
        if self._left_out:
            self.set_timer(CATCHING_UP, self._catch_up)
        else:
            self.screen.refresh()

    def _follow_signals(self) -> None:
        # Textual dies of these with the terminal left in its own mode. Ctrl+C is a key to a
        # screen, but other programs may send the signal.
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for name in (signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(name, self._leave, 128 + name)
            loop.add_signal_handler(signal.SIGINT, self._leave, INTERRUPTED)

    def _leave(self, return_code: int) -> None:
        self.told = return_code
        self.exit(return_code, return_code=return_code)

    def _fatal_error(self) -> None:
        # Textual would set a traceback with all local variables here.
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        self._exit_renderables.clear()

    async def play(self) -> int:
        """Run until the player leaves, and return the exit status. Signals are followed from
        before the terminal is changed."""
        self._follow_signals()
        await self.run_async()
        return self.return_code or 0


def run_program(context: Context, opening: Callable[[], Any] | None, notice: str | None) -> int:
    """Run the program and return the exit status. Raises what it crashed of, once the terminal is
    as it was found."""
    notices = [each for each in (context.notice, notice) if each is not None]
    app = Program(
        context.settings,
        settings_path(),
        context.saves,
        opening,
        "\n".join(notices) or None,
        context.kept,
    )
    status = asyncio.run(app.play())
    if app.crash is None:
        return status
    if app.told:  # going in the middle of something: worth a log, but nobody is there to read
        write_crash(app.crash)
        return app.told
    raise app.crash
