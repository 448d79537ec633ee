"""The commands `completion` and `man`: completion for shells and a manual page."""

import argparse
from datetime import UTC, datetime
from typing import Final

from engine.registry import game_named
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.console.output import put
from tui.console.status import DONE
from tui.games.registry import offered_games
from tui.session.options import options_of
from tui.settings import settings_path

SHELLS: Final = ("bash", "zsh", "fish")


def declare(commands: Commands) -> None:
    """Declare `completion` and `man`."""
    completion = commands.add("completion", run_completion)
    say, shells = commands.say, ", ".join(SHELLS)
    completion.add_argument(
        "shell",
        choices=SHELLS,
        metavar=say("cli.meta.shell"),
        help=say("cli.help.shell", shells=shells),
    )
    completion.more = lambda: commands.say("cli.completion.how")
    commands.add("man", run_man)


def run_completion(context: Context, asked: argparse.Namespace) -> int:
    """Print the completion script of a shell."""
    from tui.cli.completion.bash import bash
    from tui.cli.completion.fish import fish
    from tui.cli.completion.zsh import zsh
    from tui.cli.outline import outline, values_of

    options = {
        game: {
            each.name: values_of(context.say, game, each) for each in options_of(game_named(game))
        }
        for game in offered_games()
    }
    made = {"bash": bash, "zsh": zsh, "fish": fish}[asked.shell]
    put(context.say, made(outline(context.say, asked.whole()), context.saves, options).rstrip("\n"))
    return DONE


def run_man(context: Context, asked: argparse.Namespace) -> int:
    """Print the manual page."""
    from tui.cli.manual import manual
    from tui.cli.outline import outline

    day = datetime.now(UTC).date()
    page = manual(
        context.say, outline(context.say, asked.whole()), day, settings_path(), context.saves
    )
    put(context.say, page)
    return DONE
