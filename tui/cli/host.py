"""The command `host`: a table for guests elsewhere."""

import argparse
from typing import Final

from tui.cli.arguments import Commands, Parser
from tui.cli.context import Context
from tui.cli.game_readers import GameReaders
from tui.cli.options import add_options, add_players, add_robots
from tui.console.failures import Failure
from tui.games.registry import offered_games
from tui.online import HERE, PORT

MOST_SECONDS: Final = 24 * 3600
"""The longest time that can be set for a table, in seconds."""


def declare(commands: Commands) -> None:
    """Declare `host`."""
    say, read = commands.say, GameReaders(commands.say)
    host = commands.add("host", run_host, screen=True)
    games = ", ".join(offered_games())
    host.add_argument("what", metavar=say("cli.host.what"), help=say("cli.help.what", games=games))
    add_players(commands, host, "cli.help.players.host")
    add_robots(commands, host, "cli.help.host-robots")
    for name, usual in (("grace", 60), ("clock", 0), ("watch-delay", 0)):
        host.add_argument(
            f"--{name}",
            type=read.whole(0, MOST_SECONDS),
            default=usual,
            metavar="S",
            help=say(f"cli.help.{name}", usual=usual),
        )
    _add_doors(commands, host)
    host.add_argument("--dedicated", action="store_true", help=say("cli.help.dedicated"))
    add_options(commands, host)


def _add_doors(commands: Commands, host: Parser) -> None:
    say, read = commands.say, commands.read
    reach = host.add_mutually_exclusive_group()
    reach.add_argument("--lan", action="store_true", help=say("cli.help.lan"))
    reach.add_argument(
        "--bind", metavar=say("cli.meta.bind"), help=say("cli.help.bind", usual=HERE)
    )
    host.add_argument(
        "--port", type=read.port, default=PORT, metavar="N", help=say("cli.help.port", port=PORT)
    )
    for name in ("ssh-port", "web-port"):
        host.add_argument(
            f"--{name}", type=read.port, default=0, metavar="N", help=say(f"cli.help.{name}")
        )
    for name in ("tls-cert", "tls-key"):
        file = say("cli.file")
        host.add_argument(f"--{name}", type=read.path, metavar=file, help=say(f"cli.help.{name}"))
    host.add_argument("--near", action="store_true", help=say("cli.help.near"))


def run_host(context: Context, asked: argparse.Namespace) -> int:
    """Host a table until somebody ends it."""
    try:
        from tui.cli.dedicated import plan_asked, run_dedicated, run_with_screen
    except ImportError as error:
        raise Failure(context.say("online.missing")) from error
    plan = plan_asked(context, asked)
    return run_dedicated(context, plan) if asked.dedicated else run_with_screen(context, plan)
