"""What a review says where the table of outcomes shows more for the gesture taken than for the
better one: that this is so now, and what it comes to in the end."""

from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.effects import kinds
from engine.dolores.bots.final_points import TOLD, final_points, points_tell, tenths
from engine.dolores.bots.likely_pick import clear_slot
from engine.dolores.bots.sharing_value import picked
from engine.dolores.cards import ESQUIVE, GUETTEUR
from engine.dolores.drawing import dawn_odds
from engine.dolores.payoffs import gained, met, missed_least, shared
from engine.dolores.score import score
from engine.dolores.settling import picker
from engine.dolores.state import NOBODY, holder
from engine.dolores.views import DoloresView
from engine.game import Reason

LATER: Final = "ends-less"
"""The code of what brings more now and leaves less in the end."""


def more_now(analysis: Analysis, which: int, both: tuple[int, int], theirs: int) -> Reason | None:
    """Return the reason that the second of two gestures brings more points now against `theirs`, by
    the table of outcomes, or leaves the other sharer fewer. If it leaves the seat fewer in the end
    on average, that is told in tenths of a point, with the collection given up for it. In the last
    sharing it is told only if the other sharer then has more. None if the table does not show the
    second gesture as better."""
    view, seats = analysis.view, analysis.duel.sharers
    cells = [met(view, which, mine, theirs) for mine in both]
    if not all(cell.sure for cell in cells):
        return None
    (own, rivals), (taken, leaves) = ((cell[which], cell[1 - which]) for cell in cells)
    if is_last(view):
        mine, other = (score(view.goods[seats[each]]) for each in (which, 1 - which))
        facts = {"points": taken, "instead": own, "seat": seats[1 - which]}
        totals = {"own": mine + taken, "total": other + leaves}
        worse = taken > own and totals["own"] < totals["total"]
        return Reason("now-last", facts | totals) if worse else None
    if not all(_supposed(analysis, which, mine, theirs) for mine in both):
        return None  # these points would be those of another card than the one picked
    if own == taken and leaves < rivals:
        return Reason("now-leaves", {"seat": seats[1 - which], "theirs": leaves, "instead": rivals})
    if taken <= own:
        return None
    now = {"points": taken, "instead": own}
    ends = [
        final_points(analysis.value, analysis.sample.worlds, hands)[which]
        for hands in (((theirs, mine) if which else (mine, theirs)) for mine in both)
    ]
    if ends[0] - ends[1] < TOLD or not points_tell(analysis):
        return Reason("now", now)
    lost = missed_least(view.goods[seats[which]]) if both[1] == theirs == ESQUIVE else 0
    same = lost and lost == analysis.value.missed_least(seats[which])
    given_up = {"kinds": kinds([lost]) if same else 0}
    return Reason(LATER, now | given_up | {"end": tenths(ends[1]), "less": tenths(ends[0])})


def is_last(view: DoloresView) -> bool:
    """Return whether the next draw surely brings Aube, and nobody can hold it back (DO10)."""
    chance, of = dawn_odds(view)
    return chance == of > 0 and holder(view, GUETTEUR) == NOBODY


def _supposed(analysis: Analysis, which: int, mine: int, theirs: int) -> bool:
    """Return whether the table of outcomes tells what two gestures bring: it does not if a single
    dodge clearly picks another card than the table supposes."""
    seats, hands = analysis.duel.sharers, (theirs, mine) if which else (mine, theirs)
    slot, cards = clear_slot(analysis, hands), analysis.view.sharing.cards
    goods = (analysis.view.goods[seats[0]], analysis.view.goods[seats[1]])
    return slot is None or cards[slot] in shared(goods, cards, hands)[picker(hands)]


def better_pick(analysis: Analysis, which: int, theirs: int) -> Reason | None:
    """Return the card that a dodge had better pick against `theirs`, and what that changes in both
    scores. None if the table of outcomes supposes that card, or if none is clearly the best."""
    view, seats = analysis.view, analysis.duel.sharers
    hands = (theirs, ESQUIVE) if which else (ESQUIVE, theirs)
    slot, cards = clear_slot(analysis, hands), view.sharing.cards
    if slot is None or _supposed(analysis, which, ESQUIVE, theirs):
        return None
    goods, shares = (view.goods[seats[0]], view.goods[seats[1]]), picked(cards, hands, slot)
    points = [gained(own, share) for own, share in zip(goods, shares, strict=True)]
    facts = {"seat": seats[1 - which], "gesture": theirs, "card": cards[slot]}
    return Reason("picks", {**facts, "points": points[which], "theirs": points[1 - which]})
