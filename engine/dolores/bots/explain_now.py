"""What a review says where the table of outcomes shows more for the gesture taken than for the
better one: that this is so now, and what it comes to in the end."""

from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.effects import kinds
from engine.dolores.bots.final_points import TOLD, final_points, points_tell, tenths
from engine.dolores.cards import EMPTY, ESQUIVE, FACE_DOWN, GUETTEUR
from engine.dolores.drawing import dawn_odds
from engine.dolores.payoffs import met, missed_least
from engine.dolores.score import score
from engine.dolores.settling import picker
from engine.dolores.state import NOBODY, holder
from engine.dolores.views import DoloresView
from engine.game import Reason

LATER: Final = "ends-less"
"""The code of what brings more now and leaves less in the end."""

CLEAR: Final = 0.02
"""By how much a card must promise a dodge more than every other for it to be told as its pick."""


def more_now(analysis: Analysis, which: int, both: tuple[int, int], theirs: int) -> Reason | None:
    """Return that the second of two gestures brings more now against one of the other's, by the
    table of outcomes, or leaves the other less; and if the seat has less in the end on average by
    it, how much, in tenths of a point, and which collection is given up for the points. In the last
    sharing there is no later: that it brings more is told only with what the other has then, if
    that is more. None if the table does not show it as the better one."""
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


def clear_pick(analysis: Analysis, which: int, mine: int, theirs: int) -> int:
    """Return the card that the only dodge of two gestures picks, by what each promises; EMPTY where
    nobody dodges alone, where none is clearly the best, and where cards lie face down."""
    view, hands = analysis.view, (theirs, mine) if which else (mine, theirs)
    at, cards = picker(hands), view.sharing.cards
    if at < 0 or not any(cards) or FACE_DOWN in cards:
        return EMPTY
    worths = dict[int, float]()
    for slot, chances in analysis.value.blind_picks(analysis.sample.worlds, hands, {}).items():
        worth = chances[analysis.duel.sharers[at]]
        worths[cards[slot]] = max(worth, worths.get(cards[slot], worth))
    best, *others = sorted(worths, key=lambda card: -worths[card])
    return best if not others or worths[best] - worths[others[0]] >= CLEAR else EMPTY
