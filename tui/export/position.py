"""One step of a game as a page of lines, painted by the same face as on screen."""

from typing import Any, Final

from engine.account import Account
from engine.game import EVERYONE, Seat
from tui.render.face import Company, Face, victory
from tui.render.scene import Frame
from tui.words.spans import BLANK, Line, line, spread, wrap
from tui.words.spans import width as cells

NARROWEST: Final = 80
"""The fewest cells that a table is painted for; a narrower terminal breaks its lines."""

LINES: Final = 22
"""The lines of table and standings together on the screen of an eighty-column terminal."""


GAP: Final = 3
"""The fewest cells between the place in the game and that in its steps on one line."""


def position_lines(
    face: Face[Any, Any],
    account: Account[Any, Any, Any],
    number: int,
    width: int,
    height: int = LINES,
    frame: Frame | None = None,
) -> list[Line]:
    """Return a step of an account as lines: the question or the result, the table, the standings.

    Table and standings take at most `height` lines together. `frame` is a frame of the step's scene
    to show; None shows the last.
    """
    company, still = face.company, face.still(account.moment(number))
    frame = frame or still
    moment, said = frame.moment, frame.said
    say, dot = company.say, f" {company.glyphs.dot} "
    where = line(say(f"game.{account.game.name}"), dot, face.where(moment.view))
    step = say("replay.where", step=number, last=account.last)
    at = line(step, dot, seen_by(company, account.seat))
    beside = cells(where) + cells(at) + GAP <= width
    lines = [spread(where, at, width)] if beside else [where, at]
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
    """Return the words that name the perspective."""
    if seat == EVERYONE:
        return company.say.line("replay.open")
    return company.say.line("replay.seen-by", who=company.who(seat))
