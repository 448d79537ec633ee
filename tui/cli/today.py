"""The command `today`: the deals of the day, told or played."""

import argparse
from datetime import datetime

import tui.session.new_game
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.game_readers import GameReaders
from tui.cli.opening import in_lines
from tui.cli.play import play_live
from tui.console.failures import refusals
from tui.console.output import put
from tui.console.status import DONE
from tui.games.registry import offered_games
from tui.render.face import Company, glyphs
from tui.session.daily import Standing, begun, opened, robots_in_place, stand_of
from tui.session.daily_lines import shared
from tui.session.statistics.archive import ARCHIVE


def declare(commands: Commands) -> None:
    """Declare `today`."""
    games = offered_games()
    command = commands.add("today", run_today, screen=True)
    command.add_argument(
        "game",
        type=GameReaders(commands.say).game(games),
        nargs="?",
        metavar=commands.say("cli.game"),
        help=", ".join(games),
    )


def run_today(context: Context, asked: argparse.Namespace) -> int:
    """Tell how the deals of the day stand; or play one, unless it has been played."""
    moment = tui.session.new_game.now()
    games = [asked.game] if asked.game else offered_games()
    with refusals(context.say, context.saves):
        stand = stand_of(ARCHIVE, context.saves, context.settings.name, games, moment.date())
    if asked.game and stand[0].played is None:
        return play(context, asked.game, moment)
    for number, each in enumerate(stand):
        if number:
            put(context.say, "")
        put(context.say, "\n".join(told(context, each, moment)))
    return DONE


def told(context: Context, stands: Standing, moment: datetime) -> list[str]:
    """Return the three lines of a deal that was played, or how to play it or to continue it."""
    say = context.say
    if stands.played is None:
        game = say(f"game.{stands.game}")
        going_on = begun(context.saves, stands.game, moment) is not None
        key = "cli.today.going-on" if going_on else "cli.today.to-play"
        return [say(key, game=game, name=stands.game)]
    company = Company((), say, glyphs(context.ascii))
    return shared(company, stands, robots_in_place(stands.game, stands.day))


def play(context: Context, game: str, moment: datetime) -> int:
    """Begin or continue the deal of the day."""
    plain = in_lines(context)
    folder = context.folder()
    with refusals(context.say, folder):
        live = opened(game, folder, context.settings.name, moment)
    return play_live(context, live, plain)
