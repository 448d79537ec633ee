"""What a gift gives away, and what a revolution changes."""

from collections import Counter

from engine.dalmuti.actions import DalmutiAction, Gift
from engine.dalmuti.cards import JESTER, Rank, count
from engine.dalmuti.state import pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Reason


def of_whole_gift(view: DalmutiView, best: DalmutiAction, taken: DalmutiAction) -> Reason | None:
    """Return the reason that the better gift is all of the seat's cards of a rank, Jesters aside;
    None if it is not, if the other gift is so, too, or if the actions are no gifts."""
    if not (isinstance(best, Gift) and isinstance(taken, Gift)):
        return None
    if not _whole(view, best) or _whole(view, taken):
        return None
    return Reason("whole", {"rank": Rank(best.cards[0]), "number": len(best.cards)})


def _whole(view: DalmutiView, gift: Gift) -> bool:
    """Return whether a gift is all of the seat's cards of a rank, Jesters aside."""
    rank = Rank(gift.cards[0])
    whole = {*gift.cards} == {rank} and count(view.hand, rank) == len(gift.cards)
    return whole and rank < JESTER


def of_gift(view: DalmutiView, best: Gift, gift: Gift) -> Reason | None:
    """Return the reason that a gift has a Jester in it, or breaks up cards of a rank, or has better
    cards, which the better gift has not; None if nothing of this is so."""
    given, kept = Counter(gift.cards), Counter(best.cards)
    more, less = given - kept, kept - given
    if JESTER in more:
        return Reason("gives-jester")
    for rank in map(Rank, more):
        held = count(view.hand, rank)
        if given[rank] < held:
            return Reason("gives-part", {"rank": rank, "number": held})
    rank = Rank(min(more))
    if rank < min(less):
        peon = next(peon for dalmuti, peon, _ in pairs(view.match) if dalmuti == view.seat)
        second = max(more)
        told = {"second": second if rank < second < max(less) else 0, "seat": peon}
        return Reason("gives-good", {"rank": rank, "number": given[rank], **told})
    return None


def of_call(view: DalmutiView) -> Reason | None:
    """Return what speaks for calling a revolution: that it makes a Greater Peon the Greater
    Dalmuti, who leads (DA8), or for other Peons and merchants that nobody pays taxes. None for the
    Dalmutis, who would get the taxes."""
    place = view.match.order.index(view.seat)
    if place < 2:
        return None
    return Reason("turns" if view.seat == view.match.order[-1] else "no-taxes")


def of_revolution(view: DalmutiView, called: bool) -> Reason | None:
    """Return what comes of a revolution, called or not. If it is called, a Dalmuti "forgoes" the
    tax, and another seat "shows" its two Jesters. If it is not, a Peon "pays", and a merchant sees
    the Greater Peon "taxed". None if there is nothing to tell."""
    taxes = pairs(view.match)
    for dalmuti, peon, number in taxes:
        if called and dalmuti == view.seat:
            return Reason("forgoes", {"seat": peon, "number": number})
        if not called and peon == view.seat:
            return Reason("pays", {"seat": dalmuti, "number": number})
    if called:
        return Reason("shows")
    for dalmuti, peon, _ in taxes[:1]:
        if view.seat in view.match.order[2:-2]:
            return Reason("taxed", {"seat": dalmuti, "owner": peon})
    return None
