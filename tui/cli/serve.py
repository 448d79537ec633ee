"""The command `serve`: the program in a browser, on this machine alone unless another host is
given."""

import argparse
from typing import Final

from tui.cli.arguments import Commands
from tui.cli.context import OVERRIDES, Context
from tui.console.failures import Failure
from tui.console.status import DONE
from tui.session.child import PYTHON

HOST: Final = "127.0.0.1"
PORT: Final = 8000
PAGES: Final = 8
MOST_PAGES: Final = 1000


def declare(commands: Commands) -> None:
    """Declare `serve`."""
    say = commands.say
    command = commands.add("serve", run_serve)
    command.add_argument(
        "--port",
        type=commands.read.port,
        default=PORT,
        metavar="N",
        help=say("cli.help.port", port=PORT),
    )
    command.add_argument(
        "--host", default=HOST, metavar=say("cli.meta.bind"), help=say("cli.help.host", host=HOST)
    )
    command.add_argument(
        "--pages",
        type=commands.read.whole(1, MOST_PAGES),
        default=PAGES,
        metavar="P",
        help=say("cli.help.pages", pages=PAGES),
    )


def run_serve(context: Context, asked: argparse.Namespace) -> int:
    """Serve the program until somebody ends it."""
    say = context.say
    try:
        from tui.web.server import WebServer
    except ImportError as error:
        raise Failure(say("cli.serve.missing")) from error
    context.folder()
    server = WebServer(command_line(context), asked.host, asked.port, say, asked.pages)
    try:
        server.serve()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Failure(say("cli.serve.busy", url=server.url, reason=reason)) from error
    return DONE


def command_line(context: Context) -> list[str]:
    """Return the command line for the program of a page. It passes on the options of this command
    line; other settings are read when a page is opened."""
    words = [*PYTHON, "-m", "tui.cli.main", "--saves", str(context.saves)]
    for option, field in OVERRIDES.items():
        asked = getattr(context.settings, field)
        if asked != getattr(context.kept, field):
            words += [f"--{option}"] if asked is True else [f"--{option}", str(asked)]
    return words
