"""What players of Der Große Dalmuti may remark on: revolutions, great plays, rise and fall."""

from typing import Any

from engine.dalmuti.actions import Collect, Play, Revolution
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.remarking_plays import awed, crossed, feared, great, greeted, stopped
from tui.games.dalmuti.remarking_seats import reseated, standing, taxed
from tui.render.company import Company
from tui.render.remarks import Occasion, known


def occasions(
    company: Company, before: DalmutiView, action: Any, after: DalmutiView
) -> list[Occasion]:
    """Return who may remark on a revolution, on the tax, on a play, or on the end of a hand but the
    last. On a revolution it is the caller, surely, and the Greater Dalmuti, who loses the tax. If
    the order is turned round and the Greater Dalmuti was a person, all robots may tease them."""
    match, out = before.match, after.table.out
    when = known(match.hand, match.order, match.points, len(before.table.tricks), out)
    old, new = match.order, after.match.order
    if isinstance(action, Revolution):
        found = [Occasion(action.seat, "dalmuti.revolution", when, glad=True, sure=True)]
        if action.seat != old[0]:
            found.append(Occasion(old[0], "dalmuti.untaxed", when, whom=action.seat))
        robots = dict(company.voices)
        if action.seat == old[-1] and old[0] not in robots:  # who sits at the other end now
            found += [Occasion(each, "dalmuti.teased", when, True, old[0]) for each in robots]
        return found
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
