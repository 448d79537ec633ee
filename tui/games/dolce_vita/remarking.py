"""What players of Dolce Vita may remark on: a card that takes much from somebody; an award that was
close, hard fought, dear or cheap, or a great gain; and between rounds a leader who is far ahead, or
how close it is."""

from typing import Final

from engine.dolce_vita.actions import Award, Gather, Place
from engine.dolce_vita.award import verdict_on
from engine.dolce_vita.cards import TOTAL, cards_in, value
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from tui.games.dolce_vita.remarking_awards import (
    FELT,
    FOUGHT,
    GREAT,
    GREATEST,
    HIGH,
    awarded,
    loss_of,
    noun,
)
from tui.render.company import Company
from tui.render.remarks import RETORT, SHRUG, Occasion, grudging, known

LATE: Final = 2
"""The fewest cards in hand with which a player can still answer, because the last is never
placed."""

EARNEST: Final = 4
"""The fewest points under a column of a player who means to have its object in earnest."""


SOON: Final = 5
"""The fewest cards in hand of a player who still begins to place."""

TIGHT: Final = 3
"""The most by which fortunes differ if the game is close, in units of 100,000."""


CROWD: Final = 3
"""How many players under one column are a crowd."""

FAR: Final = 7
"""The least lead over everybody else of a fortune that is far ahead, in units of 100,000."""


def occasions(
    company: Company, before: DolceVitaView, action: Place | Award | Gather, after: DolceVitaView
) -> list[Occasion]:
    """Return who may remark on a placement, an award or the beginning of another round."""
    if isinstance(action, Place):
        lost_or_fought = placed(company, before, action, after) or duelled(action, after)
        return lost_or_fought or claimed(before, action) or crowded(before, action, after)
    return awarded(company, before, action) if isinstance(action, Award) else ahead(after)


def placed(
    company: Company, before: DolceVitaView, action: Place, after: DolceVitaView
) -> list[Occasion]:
    """Return who may remark on a placement that costs another player much, as the cards lie. If
    that player cannot answer any more, they speak, surely if vengeful and tied by it, then the
    player who placed the card, if that ties or takes the same. If they can, they alone speak, and
    only of a very great loss of what they bid for in earnest. [] for other placements."""
    column, robber = action.column, action.seat
    was, now = (verdict_on(each, column) for each in (before, after))
    had, left = ({take.seat: take.gain for take in each.takes} for each in (was, now))
    lost = {seat: gain - left.get(seat, 0) for seat, gain in had.items() if seat != robber}
    victim = max(lost, key=lost.__getitem__, default=robber)
    if lost.get(victim, 0) < FELT:
        return []
    ties = victim in now.struck
    when, given = known(before.round, robber, action.card, column), loss_of(before, column)
    if before.hands[victim].bit_count() >= LATE:
        earnest = lost[victim] >= GREATEST and TOTAL[before.bids[column][victim]] >= EARNEST
        defied = Occasion(victim, "dolce-vita.defied", when, whom=robber, once=True)
        return [defied] if earnest else []
    robbed = next(take.taken for take in was.takes if take.seat == victim)
    thing = noun(robbed)
    if ties:
        sure = grudging(company, victim)
        matched = Occasion(victim, "dolce-vita.matched", when, False, robber, sure, thing=thing)
        tying = Occasion(robber, "dolce-vita.tying", when, True, victim, lost=given)
        return [matched._replace(lost=given), tying]
    passed = Occasion(victim, "dolce-vita.passed", when, False, robber, answer=SHRUG, thing=thing)
    got = any((take.seat, take.taken) == (robber, robbed) for take in now.takes)
    passing = Occasion(robber, "dolce-vita.passing", when, True, victim, answer=RETORT, thing=thing)
    return [passed._replace(lost=given), *([passing] if got else [])]


def duelled(action: Place, after: DolceVitaView) -> list[Occasion]:
    """Return an occasion for each onlooker, without a card there, of a placement by which two
    players fight for a column and can go on to, once in a game for each fighter; [] for other
    placements."""
    seat, column = action.seat, action.column
    laid = [TOTAL[cards] for cards in after.bids[column]]
    second = sorted(laid)[-2]
    fighters = [each for each, total in enumerate(laid) if total >= second]
    able = [each for each in fighters if after.hands[each].bit_count() >= LATE]
    if laid[seat] < FOUGHT or second < FOUGHT or len(able) < 2:
        return []
    when = known(after.round, column)
    watching = [each for each, total in enumerate(laid) if not total]
    return [Occasion(each, "dolce-vita.duel", when, True, seat, once=True) for each in watching]


def claimed(before: DolceVitaView, action: Place) -> list[Occasion]:
    """Return who may remark on a high card under an object that is dear and that nobody has bid for
    yet: who laid it; then others, once in a game, if it is one of its player's first two cards and
    the first high one of the round. [] for other placements."""
    column, seat = action.column, action.seat
    dear = [first for first in before.columns[column][:1] if value(first) >= GREAT]
    if not dear or action.card < HIGH or any(before.bids[column]):
        return []
    when = known(before.round, column, "claim")
    wanted = Occasion(seat, "dolce-vita.claim", when, True, thing=noun(dear[0]))
    seen = Occasion(seat, "dolce-vita.early", when, True, whom=seat, once=True)
    laid = (mask for row in before.bids for mask in row)
    high = any(max(cards_in(mask), default=0) >= HIGH for mask in laid)
    soon = before.hands[seat].bit_count() >= SOON and not high
    others = [each for each in range(len(before.bids[column])) if soon and each != seat]
    return [wanted, *(seen._replace(seat=each) for each in others)]


def crowded(before: DolceVitaView, action: Place, after: DolceVitaView) -> list[Occasion]:
    """Return an occasion for each onlooker of a placement by which a third player bids for a
    column, once in a game; [] for other placements. Who is next may join the crowd, and says
    nothing."""
    laid = before.bids[action.column]
    there = {seat for seat, cards in enumerate(laid) if cards}
    if action.seat in there or len(there) + 1 != CROWD:
        return []
    when = known(before.round, action.column, "crowd")
    watching = [
        seat for seat in range(len(laid)) if seat not in {*there, *after.waiting, action.seat}
    ]
    return [Occasion(seat, "dolce-vita.crowd", when, True, once=True) for seat in watching]


def ahead(view: DolceVitaView) -> list[Occasion]:
    """Return who may remark as another round begins: all players on how close it is before the last
    round, or that all have as much, or all others on a player who is far ahead; [] if none of that
    is so."""
    fortunes = [*map(fortune, view.goods, view.money)]
    second, most = sorted(fortunes)[-2:]
    when = known(view.round, view.goods, view.money)
    if view.round == view.rounds and most - min(fortunes) <= TIGHT:
        return [Occasion(seat, "dolce-vita.tight", when) for seat in range(len(fortunes))]
    if most == min(fortunes):
        return [Occasion(seat, "dolce-vita.level", when) for seat in range(len(fortunes))]
    if most - second < FAR:
        return []
    leader = fortunes.index(most)
    others = [seat for seat in range(len(fortunes)) if seat != leader]
    return [Occasion(seat, "dolce-vita.ahead", when, whom=leader) for seat in others]
