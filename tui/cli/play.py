"""The commands that open a screen: play, resume and replay.

Anything that can be refused is refused before the screen opens.
"""

import argparse
from pathlib import Path

from engine.account import Account
from engine.game import Seat
from engine.registry import game_named
from saves.header import Player
from saves.listing import last_unfinished
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.writing import LiveGame
from tui.app.doors import behind
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.game_readers import GameReaders
from tui.cli.garbage import no_look_for_garbage
from tui.cli.opening import in_lines, open_screen
from tui.cli.options import add_options, add_players, add_robots, options_from
from tui.cli.save_words import found_save, number_from, printable, viewer_from
from tui.console.failures import Failure, Misuse, refusals, save_failure
from tui.games.registry import offered_games
from tui.session.new_game import (
    HUMAN,
    NewGame,
    begin,
    check,
    check_seats,
    filled,
    new_seed,
    person,
    usual_seats,
)
from tui.session.perspectives import perspectives
from tui.session.problems import file_sentence, loss_sentence, problem_sentence
from tui.session.strength import EQUALS
from tui.session.summary import summaries
from tui.words import Wording
from tui.words.spans import text_of


def declare(commands: Commands) -> None:
    """Declare `play`, `resume` and `replay`."""
    say, read = commands.say, GameReaders(commands.say)
    play = commands.add("play", run_play, screen=True)
    games = offered_games()
    play.add_argument("game", type=read.game(games), metavar=say("cli.game"), help=", ".join(games))
    add_players(commands, play)
    play.add_argument(
        "--seat",
        type=read.seat,
        action="append",
        default=[],
        dest="seats",
        metavar=say("cli.meta.name"),
        help=say("cli.help.seat"),
    )
    add_robots(commands, play)
    add_options(commands, play)

    resume = commands.add("resume", run_resume, screen=True)
    resume.add_argument(
        "file", type=read.path, nargs="?", metavar=say("cli.file"), help=say("cli.help.file")
    )

    replay = commands.add("replay", run_replay, screen=True)
    add_file_and_moment(commands, replay, "first")


def add_file_and_moment(
    commands: Commands,
    parser: argparse.ArgumentParser,
    usual: str = "last",
    seen_by: str = "cli.help.seen-by",
) -> None:
    """Add arguments for a file, a step of its game, `usual` ("first" or "last") by default, and
    the perspective; `seen_by` is the key of its help."""
    say, read = commands.say, commands.read
    parser.add_argument("file", type=read.path, metavar=say("cli.file"), help=say("cli.help.file"))
    parser.add_argument(
        "--step", type=read.whole(0), metavar="N", help=say(f"cli.help.step.{usual}")
    )
    parser.add_argument("--seat", metavar=say("cli.meta.seat"), help=say(seen_by))


def run_play(context: Context, asked: argparse.Namespace) -> int:
    """Begin a new game and play it."""
    new = game_asked(context, asked)
    plain = in_lines(context)
    folder = context.folder()
    with refusals(context.say, folder):
        live = begin(new, folder)
    return play_live(context, live, plain, met_sentence(context.say, asked, new) if plain else None)


def met_sentence(say: Wording, asked: argparse.Namespace, new: NewGame) -> str | None:
    """Return who plays, and how well, if that was for the program to choose; None otherwise."""
    if EQUALS not in (*asked.bots, *(player.by for player in asked.seats)):
        return None
    return text_of(summaries(say, new)[0])


def game_asked(context: Context, asked: argparse.Namespace) -> NewGame:
    """Return the game that the command line describes. Raises Misuse, and Failure for an impossible
    game."""
    game = game_named(asked.game)
    options = options_from(context.say, game, asked.options)
    named: list[Player] = asked.seats
    players = asked.players
    if players is None:
        players = len(named) if len(named) >= game.seats[0] else usual_seats(game)
    with refusals(context.say):
        check_seats(game, players)
        if len(named) > players:
            raise Misuse(context.say("cli.bad.seats", named=len(named), players=players))
        if len(named) < players and all(player.by != HUMAN for player in named):
            named = [*named, person(context.settings.name)]
        left = players - len(named)
        if len(asked.bots) > 1 and len(asked.bots) != left:
            raise Misuse(context.say("cli.bad.robots", named=len(asked.bots), left=left))
        seed = asked.seed or new_seed()
        seated = filled(game, named, players, *asked.bots, seed=seed)
        new = NewGame(game.name, seated, options, seed)
        if any(player.by == EQUALS for player in seated):
            from tui.session.equals import against_equals

            new = against_equals(new, context.saves)
        check(new)
    return new


def run_resume(context: Context, asked: argparse.Namespace) -> int:
    """Go on with an unfinished game. If another window plays it, open it for reading."""
    say = context.say
    plain = in_lines(context)
    path = found_save(asked.file, context.saves) if asked.file else _last(context)
    try:
        live = LiveGame.resume(path)
    except SaveError as error:
        if error.code == "in-use" and not plain:
            return open_in_use(context, path, error)
        raise save_failure(say, error, path, "saves") from error
    if live.finished:
        live.close()
        raise Failure(file_sentence(say, path, say("cli.is-over")))
    return play_live(context, live, plain)


def open_in_use(context: Context, path: Path, why: SaveError) -> int:
    """Open a game that another window plays at its newest step, unless that would tell secrets.
    `why` is the refusal to tell."""
    with refusals(context.say, path):
        saved = load(path)
    if not perspectives(saved):
        raise save_failure(context.say, why, path)
    notice = f"{problem_sentence(context.say, why)} {context.say('saves.read-only')}"
    return open_replay(context, saved, len(saved.journal), None, notice)


def _last(context: Context) -> Path:
    with refusals(context.say, context.saves):
        info = last_unfinished(context.saves)
    if info is None:
        raise Failure(context.say("cli.no-unfinished", folder=printable(context.saves)))
    return info.path


def run_replay(context: Context, asked: argparse.Namespace) -> int:
    """Replay a game step by step."""
    say = context.say
    path = found_save(asked.file, context.saves)
    with refusals(say, path, "saves"), no_look_for_garbage():
        saved = load(path)
    account = Account(saved.journal, viewer_from(say, saved, asked.seat))
    lines = in_lines(context)
    if asked.step is None and not lines:  # the screen looks through the game itself
        return open_replay(context, saved, None, account.seat)
    number = number_from(say, asked.step, account)
    if lines:
        from tui.cli.plain import chronicle_in_lines

        return chronicle_in_lines(context, saved, account, number)
    return open_replay(context, saved, account.step(number), account.seat)


def play_live(context: Context, live: LiveGame, plain: bool, notice: str | None = None) -> int:
    """Go on with an open game, on a screen, or line by line after a notice. Return the exit
    status."""
    if not plain:
        return open_live(context, live)
    from tui.cli.plain import play_in_lines

    return play_in_lines(context, live, notice or live_notice(context.say, live))


def open_live(context: Context, live: LiveGame) -> int:
    """Go on with an open game on a screen, and close it in any case. Return the exit status."""
    with live:
        return open_screen(context, lambda: behind("play")(live), live_notice(context.say, live))


def live_notice(say: Wording, live: LiveGame) -> str | None:
    """Return a sentence about lines lost from a resumed game; None if none were."""
    if live.loss is None:
        return None
    notice = loss_sentence(say, live.loss)
    if live.kept is not None:
        notice += " " + say("save.kept", file=printable(Path(live.kept.name)))
    return notice


def open_replay(
    context: Context,
    saved: SavedGame,
    step: int | None,
    seat: Seat | None,
    notice: str | None = None,
) -> int:
    """Replay a game that has been read. `notice` is told first; None tells what was lost of the
    file."""
    notice = notice or saved_notice(context.say, saved)
    return open_screen(context, lambda: behind("replay")(saved, step, seat), notice)


def saved_notice(say: Wording, saved: SavedGame) -> str | None:
    """Return a sentence about lines lost from a saved game; None if none were."""
    return loss_sentence(say, saved.loss) if saved.loss is not None else None
