"""What players of Der Große Dalmuti may remark on: revolutions, great plays, rise and fall."""

from collections.abc import Sequence
from typing import Any

from engine.dalmuti.actions import Collect, Play, Revolution
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.remarking_plays import awed, crossed, feared, great, greeted, stopped
from tui.games.dalmuti.remarking_seats import reseated, standing, taxed
from tui.render.company import Company
from tui.render.remarks import Occasion, known


def occasions(
    company: Company, before: DalmutiView, action: Any, after: DalmutiView
) -> list[Occasion]:
    """Return who may remark on a revolution, on the tax, on a play, or on the end of a hand but the
    last."""
    match, out = before.match, after.table.out
    when = known(match.hand, match.order, match.points, len(before.table.tricks), out)
    new = after.match.order
    if isinstance(action, Revolution):
        return _revolution(company, match.order, action.seat, when)
    if isinstance(action, Collect):
        return standing(company, before, when) + taxed(match, when)
    if isinstance(action, Play):
        return [
            *great(before, action, after, when),
            *greeted(company, before, action, after, when),
            *stopped(company, before, action, after, when),
            *crossed(company, before, action, when),
            *feared(before, action, after, when),
            *awed(company, before, action, after, when),
        ]
    return [] if after.table.stage == "over" else reseated(company, match, new, when)


def _revolution(company: Company, order: Sequence[Seat], caller: Seat, when: int) -> list[Occasion]:
    """Return who may remark on a revolution: the caller, surely; the Greater Dalmuti, who loses the
    tax, and the Greater Peon, who is spared it, the more talkative of them surely if the caller is
    a person. If the order is turned round and the Greater Dalmuti was a person, all robots may
    tease them."""
    lord, peon, robots = order[0], order[-1], dict(company.voices)
    found = [Occasion(caller, "dalmuti.revolution", when, glad=True, sure=True)]
    talk = {seat: robots[seat].talkative for seat in (lord, peon) if seat in robots}
    chosen = max(talk, key=talk.__getitem__) if talk and caller not in robots else None
    for seat, about in ((lord, "untaxed"), (peon, "spared")):
        if seat != caller:
            glad, sure = about == "spared", seat == chosen
            found.append(Occasion(seat, f"dalmuti.{about}", when, glad, caller, sure))
    if caller == peon and lord not in robots:  # who sits at the other end now
        found += [Occasion(each, "dalmuti.teased", when, True, lord) for each in robots]
    return found
