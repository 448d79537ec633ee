"""The table of a saved game as plain text, painted by the same face as on the screen."""

import argparse
import shutil
from typing import Final

from saves.problems import SaveError
from saves.reading import load
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.play import add_file_and_moment
from tui.cli.readers import found_save, printable, step_from, viewer_from
from tui.console.failures import DONE
from tui.console.output import put, tell
from tui.export.position import NARROWEST, table_lines
from tui.session.problems import loss_told
from tui.words.spans import plain

WIDEST: Final = 120


def declare(commands: Commands) -> None:
    """show."""
    add_file_and_moment(commands, commands.add("show", run_show))


def run_show(context: Context, asked: argparse.Namespace) -> int:
    """Print one moment of a game."""
    say = context.say
    path = found_save(asked.file, context.saves)
    try:
        saved = load(path)
    except SaveError as error:
        raise context.refused(error, path) from error
    step = step_from(say, asked.step, len(saved.journal))
    seat = viewer_from(say, saved.header, asked.seat)
    width = min(max(shutil.get_terminal_size((NARROWEST, 24)).columns, NARROWEST), WIDEST)
    company = context.company(saved.header.players)
    if saved.loss is not None:
        tell(f"{printable(path)}: {loss_told(say, saved.loss)}")
    put(say, plain(table_lines(company, saved, step, seat, width)))
    return DONE
