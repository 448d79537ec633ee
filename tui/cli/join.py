"""The command `join`: a guest at a table on the net, on the screen."""

import argparse
from typing import Any

from tui.app.doors import behind
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.opening import in_lines, open_screen
from tui.console.failures import Failure, Misuse
from tui.console.output import shown
from tui.console.terminal import require_terminal


def declare(commands: Commands) -> None:
    """Declare `join`."""
    say = commands.say
    command = commands.add("join", run_join, screen=True)
    command.add_argument("address", metavar=say("cli.meta.address"), help=say("cli.help.address"))
    command.add_argument("--name", metavar=say("cli.meta.name"), help=say("cli.help.guest-name"))
    command.add_argument("--watch", action="store_true", help=say("cli.help.watch"))


def run_join(context: Context, asked: argparse.Namespace) -> int:
    """Sit at a table until the guest leaves it. Raises Misuse, and Failure for a guest who is not
    let in."""
    say = context.say
    try:
        from tui.online.client import address_of
        from tui.online.visit import visit_to
    except ImportError as error:
        raise Failure(say("online.missing")) from error
    try:
        address = address_of(asked.address)
    except ValueError as error:
        raise Misuse(say("cli.bad.address", word=shown(asked.address))) from error
    on_screen(context)
    return sit(context, visit_to(address, asked.name, context.settings.name, asked.watch))


def on_screen(context: Context, without: str = "cli.bad.join-plain") -> None:
    """Raise Misuse with the sentence `without` if there is no terminal for a screen, Failure if
    there is no folder for saves."""
    try:
        require_terminal(context.say)
    except Misuse:
        raise Misuse(context.say(without)) from None
    if in_lines(context):
        raise Misuse(context.say(without))
    context.folder()


def sit(context: Context, visit: Any, own: Any = None) -> int:
    """Open the waiting room of a table, and stay until it is left. `visit` is a Visit, `own` the
    OwnTable if it is hosted here. Raises Failure if the guest is not let in, or a door cannot be
    opened. Return the exit status."""
    from tui.online.doors.own_table import complaint

    status = open_screen(context, lambda: behind("waiting_room")(visit, alone=True, own=own))
    if words := complaint(context.say, visit, own):
        # What troubles a door is written for the command line; what a table answers is a sentence.
        opened = own is None or own.trouble is None
        raise Failure(context.say.behind_colon(words) if opened else words)
    return status
