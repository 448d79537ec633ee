"""One moment of a saved game as a page of lines, painted by the same face as on the screen."""

from typing import Any, Final

from engine.frame import EVERYONE, Seat
from saves.header import Header
from saves.reading import SavedGame
from tui.games.registry import face_for
from tui.render.face import Company, Face, victory
from tui.session.steps import moment_at
from tui.words.spans import BLANK, Line, line, spread, wrap

NARROWEST: Final = 80
"""No table is painted for fewer cells; a narrower terminal breaks its lines."""

LINES: Final = 22
"""What table and standings have together on the screen of an eighty-column terminal."""


def usual_viewer(header: Header[Any]) -> Seat:
    """Whose view is shown when nobody says: the first human's, else everything open."""
    return min(header.humans, default=EVERYONE)


def table_lines(
    company: Company,
    saved: SavedGame,
    step: int | None,
    seat: Seat | None,
    width: int,
    height: int = LINES,
) -> list[Line]:
    """A step, the last if none is given: where we are, what is asked, the table with the standings
    in at most `height` lines, and the result if the game is over."""
    seat = usual_viewer(saved.header) if seat is None else seat
    last = len(saved.journal)
    step = last if step is None else step
    return frame(face_for(saved.header.game, company), saved, step, seat, width, height)


def frame(
    face: Face[Any, Any], saved: SavedGame, step: int, seat: Seat, width: int, height: int = LINES
) -> list[Line]:
    """The same for who paints many steps of one game."""
    company, journal = face.company, saved.journal
    say, dot = company.say, f" {company.glyphs.dot} "
    moment = moment_at(journal, step, seat)
    where = line(say(f"game.{saved.header.game}"), dot, face.where(moment.view))
    at = line(say("cli.show.step", step=step, last=len(journal)), dot, seen_by(company, seat))
    lines = [spread(where, at, width, company.glyphs.ellipsis)]
    outcome = journal.game.outcome(journal.states[step])
    lines += wrap(victory(face, outcome) if outcome else face.asked(moment.view, None), width)
    standings = face.standings(moment, width)
    lines += [BLANK, *face.table(moment, width, height - len(standings)), BLANK, *standings]
    if outcome is not None:
        lines += [BLANK, *face.result(moment.view, outcome)]
    return lines


def seen_by(company: Company, seat: Seat) -> Line:
    """Whose view it is."""
    if seat == EVERYONE:
        return company.say.line("cli.show.open")
    return company.say.line("cli.show.seen-by", who=company.who(seat))
