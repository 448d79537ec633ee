"""The table of a saved game as plain text, painted by the same face as on the screen."""

from __future__ import annotations

import argparse
import shutil
from typing import TYPE_CHECKING, Any, Final

from engine.frame import EVERYONE, Seat
from saves.header import Header
from saves.problems import SaveError
from saves.reading import SavedGame, load
from tui.boards.face import Company, Moment, victory
from tui.boards.shelf import face_for
from tui.cli.context import Context
from tui.cli.failures import DONE
from tui.cli.output import put, tell
from tui.cli.play import add_file_and_moment
from tui.cli.readers import found_save, printable, step_from, viewer_from
from tui.ink import BLANK, Line, line, plain, spread, wrap
from tui.problems import loss_told

if TYPE_CHECKING:
    from tui.cli.parser import Commands

NARROWEST: Final = 80
"""No table is painted for fewer cells; a narrower terminal breaks its lines."""

WIDEST: Final = 120

LINES: Final = 22
"""What table and standings have together on the screen of an eighty-column terminal."""


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


def usual_viewer(header: Header[Any]) -> Seat:
    """Whose view is shown when nobody says: the first human's, else everything open."""
    return min(header.humans, default=EVERYONE)


def table_lines(
    company: Company, saved: SavedGame, step: int | None, seat: Seat | None, width: int
) -> list[Line]:
    """What is printed of a step, the last if none is given."""
    say, dot = company.say, f" {company.glyphs.dot} "
    last = len(saved.journal)
    step = last if step is None else step
    seat = usual_viewer(saved.header) if seat is None else seat
    face, moment = face_for(saved.header.game, company), moment_at(saved, step, seat)
    where = line(say(f"game.{saved.header.game}"), dot, face.where(moment.view))
    at = line(say("cli.show.step", step=step, last=last), dot, _seen_by(company, seat))
    lines = [spread(where, at, width, company.glyphs.ellipsis)]
    outcome = saved.journal.game.outcome(saved.journal.states[step])
    lines += wrap(victory(face, outcome) if outcome else face.asked(moment.view, None), width)
    standings = face.standings(moment, width)
    lines += [BLANK, *face.table(moment, width, LINES - len(standings)), BLANK, *standings]
    if outcome is not None:
        lines += [BLANK, *face.result(moment.view, outcome)]
    return lines


def _seen_by(company: Company, seat: Seat) -> Line:
    if seat == EVERYONE:
        return company.say.line("cli.show.open")
    return company.say.line("cli.show.seen-by", who=company.who(seat))


def moment_at(saved: SavedGame, step: int, seat: Seat) -> Moment:
    """A step of the game and what led to it, as the seat knows them."""
    journal, game = saved.journal, saved.journal.game
    view = game.view(journal.states[step], seat)
    if not step:
        return Moment(view)
    before = journal.states[step - 1]
    seen = game.seen(before, journal.actions[step - 1], seat)
    return Moment(view, game.view(before, seat), seen)
