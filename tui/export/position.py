"""One step of a game as a page of lines, painted by the same face as on the screen."""

from typing import Any, Final

from engine.account import Account
from engine.game import EVERYONE, Seat
from tui.render.face import Company, Face, victory
from tui.render.scene import Frame
from tui.words.spans import BLANK, Line, line, spread, wrap

NARROWEST: Final = 80
"""No table is painted for fewer cells; a narrower terminal breaks its lines."""

LINES: Final = 22
"""What table and standings have together on the screen of an eighty-column terminal."""


def position_lines(
    face: Face[Any, Any],
    account: Account[Any, Any, Any],
    number: int,
    width: int,
    height: int = LINES,
    frame: Frame | None = None,
) -> list[Line]:
    """A step of an account: where we are, what is asked, the table with the standings in at most
    `height` lines, and the result if the game is over; or a frame of the step's scene."""
    company, still = face.company, face.still(account.moment(number))
    frame = frame or still
    moment, said = frame.moment, frame.said
    say, dot = company.say, f" {company.glyphs.dot} "
    where = line(say(f"game.{account.game.name}"), dot, face.where(moment.view))
    step = say("replay.where", step=number, last=account.last)
    at = line(step, dot, seen_by(company, account.seat))
    lines = [spread(where, at, width, company.glyphs.ellipsis)]
    outcome = account.outcome(number) if frame == still else None
    asked = frame.head or face.asked(moment.view, None)
    lines += wrap(victory(face, outcome) if outcome else asked, width)
    standings = face.standings(moment, width)
    table = face.table(moment, width, height - len(standings), None, said)
    lines += [BLANK, *table, BLANK, *standings]
    if outcome is not None:
        lines += [BLANK, *face.result(moment.view, outcome)]
    return lines


def seen_by(company: Company, seat: Seat) -> Line:
    """Whose view it is."""
    if seat == EVERYONE:
        return company.say.line("replay.open")
    return company.say.line("replay.seen-by", who=company.who(seat))
