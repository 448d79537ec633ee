"""The command `join`: a guest at a table on the net, on the screen."""

import argparse

from tui.app.doors import behind
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.play import in_lines, open_screen
from tui.console.failures import Failure, Misuse
from tui.console.output import shown
from tui.console.status import DONE


def declare(commands: Commands) -> None:
    """Declare `join`."""
    say = commands.say
    command = commands.add("join", run_join, screen=True)
    command.add_argument("address", metavar=say("cli.meta.address"), help=say("cli.help.address"))
    command.add_argument("--name", metavar=say("cli.meta.name"), help=say("cli.help.guest-name"))
    command.add_argument("--watch", action="store_true", help=say("cli.help.watch"))


def run_join(context: Context, asked: argparse.Namespace) -> int:
    """Sit at a table until one leaves it. Raises Misuse, Failure if one is not let in."""
    say = context.say
    try:
        from tui.online.client import address_of
        from tui.online.sentences import refusal_sentence
        from tui.online.visit import visit_to
    except ImportError as error:
        raise Failure(say("online.missing")) from error
    try:
        address = address_of(asked.address)
    except ValueError as error:
        raise Misuse(say("cli.bad.address", word=shown(asked.address))) from error
    if in_lines(context):
        raise Misuse(say("cli.bad.join-plain"))
    context.folder()
    visit = visit_to(address, asked.name, context.settings.name, asked.watch)
    status = open_screen(context, lambda: behind("waiting_room")(visit, alone=True))
    if visit.refusal is not None:
        raise Failure(refusal_sentence(say, visit.refusal.code, visit.refusal.facts))
    return status or DONE
