"""The way from the command line to a screen. Home is opened with little more than this."""

from collections.abc import Callable
from typing import Any

from tui.app.doors import behind
from tui.cli.context import Context
from tui.cli.garbage import no_look_for_garbage
from tui.console.terminal import draws_nothing, draws_unicode, drop_empty_no_color, require_terminal
from tui.settings import settings_path

Opening = Callable[[], Any]
"""A function that makes the first screen, where it is not home."""


def home(context: Context, asked: object) -> int:
    """Open the home screen; the welcome screen above it if there are no settings yet."""
    if in_lines(context):
        from tui.cli.plain import home_in_lines

        return home_in_lines(context)
    context.folder()
    return open_screen(context, None if settings_path().exists() else lambda: behind("welcome")())


def in_lines(context: Context) -> bool:
    """Return True to go line by line, because that is asked for or the terminal cannot draw. Raises
    Misuse if there is no terminal for a screen either."""
    if context.plain or draws_nothing():
        return True
    require_terminal(context.say)
    return False


def open_screen(context: Context, opening: Opening | None, notice: str | None = None) -> int:
    """Run the program on the terminal and return its exit status."""
    drop_empty_no_color()
    if not draws_unicode():
        context = context.in_ascii()
    with no_look_for_garbage():  # until the first frame: see Program.on_ready
        from tui.cli.program import run_program

        return run_program(context, opening, notice)
