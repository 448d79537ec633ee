"""What players of Der Große Dalmuti may remark on: revolutions, great plays, rise and fall."""

from typing import Any, Final

from engine.dalmuti.actions import Play, Revolution
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import Occasion, known

HEAP: Final = 6
"""How many cards are many to be rid of at once."""


def occasions(
    company: Company, before: DalmutiView, action: Any, after: DalmutiView
) -> list[Occasion]:
    """Return who may remark on a revolution: who calls it, or the seat that it robs of its tax; on
    a play; and at the end of a hand but the last, who loses the Greater Dalmuti's seat and who is
    last again."""
    match, out = before.match, after.table.out
    when = known(match.hand, match.order, match.points, len(before.table.tricks), out)
    old, new = match.order, after.match.order
    if isinstance(action, Revolution):
        found = [Occasion(action.seat, "dalmuti.revolution", when, glad=True)]
        if action.seat != old[0]:
            found.append(Occasion(old[0], "dalmuti.untaxed", when, whom=action.seat))
        return found
    if isinstance(action, Play):
        found = _great(before, action, after, when)
        return found + _greeted(company, before, action, after, when)
    if after.table.stage == "over":
        return []
    found = []
    if old[0] != new[0]:
        found.append(Occasion(old[0], "dalmuti.fallen", when, whom=new[0]))
    # The first seats are drawn: nobody was last before.
    if match.hand > 1 and old[-1] == new[-1]:
        found.append(Occasion(new[-1], "dalmuti.bottom", when))
    return found


def _great(before: DalmutiView, play: Play, after: DalmutiView, when: int) -> list[Occasion]:
    """Return whether a player may remark on their own play: it makes or keeps a Greater Dalmuti of
    the next hand, it brings a player up by half the table, it saves from being last, or it is a
    heap; [] for nothing."""
    out, match = after.table.out, before.match

    def about(what: str, whom: Seat | None = None) -> list[Occasion]:
        return [Occasion(play.seat, f"dalmuti.{what}", when, glad=True, whom=whom)]

    if play.seat in out:
        if len(out) == 1 and match.hand < match.options.hands:
            lord = match.order[0]
            return about("kept") if play.seat == lord else about("throne", lord)
        if 2 * (match.order.index(play.seat) - len(out) + 1) >= len(match.order):
            return about("risen")
        if len(out) == len(match.order) - 1:
            return about("escaped", next(seat for seat in match.order if seat not in out))
    return about("heap") if play.count + play.jesters >= HEAP else []


def _greeted(
    company: Company, before: DalmutiView, play: Play, after: DalmutiView, when: int
) -> list[Occasion]:
    """Return who may remark on another who goes out first: all on the last seat that does, the
    Greater Dalmuti first; on a person who takes the throne, who has no word of their own, all but
    who loses it, who may speak at the end of the hand."""
    order, match = before.match.order, before.match
    if after.table.out != (play.seat,) or play.seat == order[0]:
        return []
    others = [seat for seat in order if seat != play.seat]
    if play.seat == order[-1]:
        return [Occasion(seat, "dalmuti.upset", when, whom=play.seat) for seat in others]
    if match.hand == match.options.hands or play.seat in dict(company.voices):
        return []
    return [Occasion(seat, "dalmuti.hailed", when, whom=play.seat) for seat in others[1:]]
