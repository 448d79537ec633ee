"""The program on the terminal, as the command line starts it. This imports Textual."""

import asyncio
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
from tui.cli.garbage import look_for_garbage
from tui.console.status import INTERRUPTED
from tui.settings import settings_path

CATCHING_UP: Final = 0.1
"""Seconds until a terminal that was too slow for a picture is tried again."""


class Program(LudothequeApp):
    """The application without tracebacks, because those would show other players' secrets."""

    _left_out = False
    """True if a picture has been left out, until the screen is drawn whole."""

    told = 0
    """The exit status that a signal asked for; 0 without one."""

    @property
    def crash(self) -> BaseException | None:
        """The error that ended the program; None if it did not crash."""
        error = self._exception
        return error.error if isinstance(error, WorkerFailed) else error

    def on_resize(self) -> None:
        """Draw everything anew, even in the size it was drawn in: a terminal that shrank and grew
        before the program looked has lost what it showed."""
        self.screen.refresh()

    def on_ready(self) -> None:
        """Look for garbage from now on, but not among what was made for the first frame."""
        look_for_garbage()

    def get_driver_class(self) -> type[Driver]:
        """Return the driver: on a Unix terminal one that survives a slow, blocked or closed
        terminal."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from tui.cli.terminal import UnixTerminal

        return UnixTerminal

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        # Leave out pictures that would come too late. Those that follow are left out too, because
        # they hold only what has changed since: what is drawn next is complete.
        if self._left_out:
            return
        self._left_out = getattr(self._driver, "behind", False)
        if self._left_out:
            self.set_timer(CATCHING_UP, self._catch_up)
        else:
            super()._display(screen, renderable)

    def _catch_up(self) -> None:
        """Draw the screen again as soon as the terminal keeps up."""
        self._left_out = getattr(self._driver, "behind", False)
        if self._left_out:
            self.set_timer(CATCHING_UP, self._catch_up)
        else:
            self.screen.refresh()

    def _follow_signals(self) -> None:
        # Without handlers, these signals end Textual with the terminal left in its own mode.
        # Ctrl+C is a key on a screen, but other programs may send SIGINT.
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for name in (signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(name, self._leave, 128 + name)
            loop.add_signal_handler(signal.SIGINT, self._leave, INTERRUPTED)

    def _leave(self, return_code: int) -> None:
        self.told = return_code
        self.exit(return_code, return_code=return_code)

    def _fatal_error(self) -> None:
        # Textual would print a traceback with all local variables here.
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        self._exit_renderables.clear()

    async def play(self) -> int:
        """Run until the player leaves, and return the exit status. Signals are handled before the
        terminal's mode is changed."""
        self._follow_signals()
        await self.run_async()
        return self.return_code or 0


def run_program(context: Context, opening: Callable[[], Any] | None, notice: str | None) -> int:
    """Run the program and return the exit status. Raises the error of a crash after the terminal
    has been restored."""
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
    if app.told:  # a crash on the way out: write a log, but nobody is there to read a message
        write_crash(app.crash)
        return app.told
    raise app.crash
