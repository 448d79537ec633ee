"""The command `show`: the table of a saved game as text, painted by the same face as on screen."""

import argparse
import shutil
from typing import Any, Final

from engine.account import Account, AnyAccount
from saves.family import Family, family_of
from saves.names import visible
from saves.reading import SavedGame, load
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.play import add_file_and_moment
from tui.cli.save_words import found_save, number_from, printable, viewer_from
from tui.console.failures import Failure, refusals
from tui.console.output import put, tell
from tui.console.status import DONE
from tui.export.position import NARROWEST, position_lines
from tui.games.registry import face_for
from tui.render.face import Face
from tui.session.analysis import Analysis, whose
from tui.session.analysis_lines import Seen, panel
from tui.session.perspectives import notes_may_tell
from tui.session.problems import file_sentence, loss_sentence
from tui.session.review import Review
from tui.session.variations import otherwise
from tui.words import Wording
from tui.words.spans import BLANK, Line, line, plain, wrap

WIDEST: Final = 120

MOST_LINES: Final = 14
"""The most lines on what a review says of a step, without a chart."""


def declare(commands: Commands) -> None:
    """Declare `show`."""
    command = commands.add("show", run_show)
    add_file_and_moment(commands, command)
    command.add_argument("--review", action="store_true", help=commands.say("cli.help.review"))


def run_show(context: Context, asked: argparse.Namespace) -> int:
    """Print the table at one step of a game."""
    say = context.say
    path = found_save(asked.file, context.saves)
    with refusals(say, path, "saves"):
        saved = load(path)
    account = Account(saved.journal, viewer_from(say, saved, asked.seat))
    number = number_from(say, asked.step, account)
    width = min(max(shutil.get_terminal_size((NARROWEST, 24)).columns, NARROWEST), WIDEST)
    face = face_for(saved.header.game, context.company(saved.header.players))
    if saved.loss is not None:
        tell(file_sentence(say, path, loss_sentence(say, saved.loss)))
    lines = position_lines(face, account, number, width)
    family = Family() if notes_may_tell(saved) else family_of(path, saved.header)
    others = otherwise(face, saved, family, account, number)
    for each in family.all:
        if (begun := account.number(each.step)) != number:
            key = "branch.parent.at" if each == family.parent else "branch.child.at"
            others.append(line(say(key, file=visible(each.path.name), n=begun)))
    if others:
        lines += [BLANK, *(row for each in others for row in wrap(each, width, 4))]
    if asked.review:
        lines += [BLANK, *_reviewed(say, face, saved, account, number)]
    put(say, plain(lines))
    return DONE


def _reviewed(
    say: Wording,
    face: Face[Any, Any],
    saved: SavedGame,
    account: AnyAccount,
    number: int,
) -> list[Line]:
    """Return what the kept review says of a step. Raises Failure if there is none that is whole and
    can be used."""
    review = Review(saved)
    if not review.possible:
        raise Failure(say("cli.review.unfinished"))
    if not review.whole:
        lacking = "unusable" if review.unusable else "stopped" if review.stopped else "no-review"
        raise Failure(say(f"cli.show.{lacking}", file=printable(saved.path)))
    own = whose(account.seat, saved.header.humans)
    seen = Seen(Analysis(review, account), number, own, keyed=False)
    return panel(face, saved, seen, NARROWEST, MOST_LINES).lines
