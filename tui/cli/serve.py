"""The program in a browser, on this machine alone unless somebody asks for more."""

import argparse
import shlex
import sys
from typing import Final

from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.console.failures import Failure
from tui.console.status import DONE

HOST: Final = "127.0.0.1"
PORT: Final = 8000
MOST_PORT: Final = 65535


def declare(commands: Commands) -> None:
    """serve."""
    say = commands.say
    command = commands.add("serve", run_serve)
    command.add_argument(
        "--port",
        type=commands.read.whole(1, MOST_PORT),
        default=PORT,
        metavar="N",
        help=say("cli.help.port", port=PORT),
    )
    command.add_argument("--host", default=HOST, metavar="H", help=say("cli.help.host", host=HOST))


def run_serve(context: Context, asked: argparse.Namespace) -> int:
    """Serve the program until somebody ends it."""
    say = context.say
    try:
        from tui.cli.web import WebServer
    except ImportError as error:
        raise Failure(say("cli.serve.missing")) from error
    context.folder()
    server = WebServer(command_line(context), asked.host, asked.port, say)
    try:
        server.serve()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Failure(say("cli.serve.busy", url=server.public_url, reason=reason)) from error
    return DONE


def command_line(context: Context) -> str:
    """What runs for every page that is opened, for a shell."""
    settings = context.settings
    words = [sys.executable, "-m", "tui.cli.main", "--saves", str(context.saves)]
    words += ["--lang", context.say.language, "--theme", settings.theme]
    if settings.ascii:
        words.append("--ascii")
    return shlex.join(words)
