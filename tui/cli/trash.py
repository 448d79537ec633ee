"""The command `trash`: deleted saves listed, restored, or erased for good."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from saves.folder import SUFFIX
from saves.problems import SaveError
from saves.trash import TRASH, erase, in_trash, restore, trashed
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.files import described
from tui.cli.save_table import put_table
from tui.cli.save_words import printable
from tui.console.data import put_json
from tui.console.failures import Failure, Misuse, refusals, save_failure
from tui.console.output import flushed, put, tell
from tui.console.status import DONE, FAILED
from tui.session.save_kin import kin_in_folder
from tui.words.typed import spellings

LIST, RESTORE, EMPTY = "list", "restore", "empty"

ORDERS: Final = (LIST, RESTORE, EMPTY)


def declare(commands: Commands) -> None:
    """Declare `trash`."""
    say, read = commands.say, commands.read
    command = commands.add("trash", run_trash)
    command.add_argument(
        "order",
        choices=ORDERS,
        nargs="?",
        default=LIST,
        metavar="|".join(ORDERS),
        help=say("cli.help.trash"),
    )
    command.add_argument(
        "trashed",
        type=read.path,
        nargs="*",
        metavar=say("cli.file"),
        help=say("cli.help.trashed"),
    )
    command.add_argument("--json", action="store_true", help=say("cli.help.json"))
    command.add_argument("--yes", action="store_true", help=say("cli.help.yes"))


def run_trash(context: Context, asked: argparse.Namespace) -> int:
    """List the deleted saves, restore some, or erase all of them."""
    if bool(asked.trashed) != (asked.order == RESTORE):
        raise Misuse(context.say(f"cli.trash.files.{asked.order}"))
    with refusals(context.say, context.saves / TRASH):
        if asked.order == LIST:
            return _listed(context, asked.json)
        there = trashed(context.saves)
    if asked.order == RESTORE:
        return _restored(context, asked.trashed, there)
    return _emptied(context, there, asked.yes)


def _listed(context: Context, json: bool) -> int:
    trash = context.saves / TRASH
    found = list(in_trash(context.saves))
    kin = kin_in_folder(found)
    if json:
        put_json(context.say, [described(info, kin[info.path]) for info in found])
    elif found:
        put_table(context.say, found, trash, kin)
    else:
        put(context.say, context.say("cli.trash.none", folder=printable(trash)))
    return DONE


def _restored(context: Context, files: Iterable[Path], there: list[Path]) -> int:
    """Restore files, and print one line for each. The exit status tells whether all came back."""

    def bring_back(file: Path) -> None:
        trash = context.saves / TRASH
        meant = (file, trash / file, trash / f"{file}{SUFFIX}")
        path = next((each for each in meant if each in there), None)
        if path is None:
            raise SaveError("no-such-file", file=printable(trash / file))
        goal = restore(path, context.saves)
        put(context.say, context.say("saves.restored", file=printable(goal)))

    return _each(context, files, bring_back)


def _emptied(context: Context, there: list[Path], sure: bool) -> int:
    """Erase all deleted saves, after a question unless `sure`."""
    say = context.say
    if not there:
        put(say, say("cli.trash.none", folder=printable(context.saves / TRASH)))
        return DONE
    if not sure and not _agreed(context, len(there)):
        put(say, say("cli.trash.kept"))
        return DONE
    status = _each(context, there, erase)
    gone = len(there) - len(trashed(context.saves))
    put(say, say("trash.emptied", n=gone))
    return status


def _agreed(context: Context, number: int) -> bool:
    """Ask on the terminal, and return True for a yes in any language. Raises Failure if there is no
    terminal."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise Failure(context.say("cli.trash.unasked"))
    flushed(context.say, context.say("cli.trash.ask", n=number) + " ")
    return sys.stdin.readline().strip().casefold() in spellings("typed.yes")


def _each(context: Context, paths: Iterable[Path], do: Callable[[Path], None]) -> int:
    """Do something to every file. A refusal is printed, and the next file follows. Return the exit
    status."""
    status = DONE
    for path in paths:
        try:
            do(path)
        except SaveError as error:
            tell(str(save_failure(context.say, error, path, "trash")))
            status = FAILED
    return status
