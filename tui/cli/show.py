"""The command `show`: the table of a saved game as text, painted by the same face as on screen."""

import argparse
import shutil
from typing import Final

from engine.account import Account
from saves.problems import SaveError
from saves.reading import load
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.play import add_file_and_moment
from tui.cli.save_words import found_save, number_from, viewer_from
from tui.console.output import put, tell
from tui.console.status import DONE
from tui.export.position import NARROWEST, position_lines
from tui.games.registry import face_for
from tui.session.problems import file_sentence, loss_sentence
from tui.words.spans import plain

WIDEST: Final = 120


def declare(commands: Commands) -> None:
    """Declare `show`."""
    add_file_and_moment(commands, commands.add("show", run_show))


def run_show(context: Context, asked: argparse.Namespace) -> int:
    """Print the table at one step of a game."""
    say = context.say
    path = found_save(asked.file, context.saves)
    try:
        saved = load(path)
    except SaveError as error:
        raise context.refused(error, path) from error
    account = Account(saved.journal, viewer_from(say, saved, asked.seat))
    number = number_from(say, asked.step, account)
    width = min(max(shutil.get_terminal_size((NARROWEST, 24)).columns, NARROWEST), WIDEST)
    face = face_for(saved.header.game, context.company(saved.header.players))
    if saved.loss is not None:
        tell(file_sentence(say, path, loss_sentence(say, saved.loss)))
    put(say, plain(position_lines(face, account, number, width)))
    return DONE
