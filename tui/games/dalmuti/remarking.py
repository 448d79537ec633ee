"""What players of Der Große Dalmuti may remark on: revolutions, great plays, rise and fall."""

from typing import Any, Final

from engine.dalmuti.actions import Play, Revolution
from engine.dalmuti.views import DalmutiView
from tui.render.remarks import Occasion, known

HEAP: Final = 6
"""How many cards are many to be rid of at once."""


def occasions(before: DalmutiView, action: Any, after: DalmutiView) -> list[Occasion]:
    """Return who may remark on a revolution: who calls it, or the seat that it robs of its tax; on
    a play; and at the end of a hand but the last, who loses the Greater Dalmuti's seat and who is
    last again."""
    match, out = before.match, after.table.out
    when = known(match.hand, match.order, match.points, len(before.table.tricks), out)
    if isinstance(action, Revolution):
        caller = Occasion(action.seat, "dalmuti.revolution", when, glad=True)
        return [caller, Occasion(match.order[0], "dalmuti.untaxed", when)]
    if isinstance(action, Play):
        about = _great(before, action, after)
        return [Occasion(action.seat, f"dalmuti.{about}", when, glad=True)] if about else []
    if after.table.stage == "over":
        return []
    old, new = match.order, after.match.order
    found = [Occasion(old[0], "dalmuti.fallen", when)] if old[0] != new[0] else []
    # The first seats are drawn: nobody was last before.
    if match.hand > 1 and old[-1] == new[-1]:
        found.append(Occasion(new[-1], "dalmuti.bottom", when))
    return found


def _great(before: DalmutiView, play: Play, after: DalmutiView) -> str:
    """Return what is great about a play: it makes or keeps a Greater Dalmuti of the next hand, it
    brings a player up by half the table, it saves from being last, or it is a heap; "" for nothing.
    """
    out, match = after.table.out, before.match
    if play.seat in out:
        if len(out) == 1 and match.hand < match.options.hands:
            return "kept" if play.seat == match.order[0] else "throne"
        if 2 * (match.order.index(play.seat) - len(out) + 1) >= len(match.order):
            return "risen"
        if len(out) == len(match.order) - 1:
            return "escaped"
    return "heap" if play.count + play.jesters >= HEAP else ""
