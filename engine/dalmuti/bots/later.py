"""What cards do later in a hand: those that one action keeps, and those that another leaves."""

from collections import Counter
from collections.abc import Collection, Sequence

from engine.dalmuti.actions import DalmutiAction, Gift, Play
from engine.dalmuti.bots.stories import Cards, Story, happens, mostly
from engine.dalmuti.cards import JESTER, count
from engine.dalmuti.views import DalmutiView
from engine.game import Reason, Seat


def kept(
    view: DalmutiView, taken: DalmutiAction, well: Sequence[Story], badly: Sequence[Story]
) -> Reason | None:
    """That cards which an action spends take a "later" trick after the better one, and over which
    rank most often."""
    spent = ranks(taken)
    wins, lost = ([_of(spent, one.wins) for one in told] for told in (well, badly))
    cards = _held(view, mostly(wins, lost))
    if cards is None:
        return None
    times = Counter(one.over[cards] for one in well if cards in one.over)
    over = max(times, key=lambda each: (times[each], each))
    return Reason("later", facts_of(cards) | {"over": over})


def behind(
    view: DalmutiView,
    best: DalmutiAction,
    rival: Seat,
    well: Sequence[Story],
    badly: Sequence[Story],
) -> Reason | None:
    """That a rival goes out while the seat still holds cards: because it leads no more, or by a
    lead of their own, where that is mostly so."""
    stuck = mostly([one.stuck for one in badly], [one.stuck for one in well], ranks(best))
    if (held := _held(view, stuck)) is None:
        return None
    facts = {"seat": rival, **facts_of(held)}
    if happens([not one.leads for one in badly], [not one.leads for one in well]):
        return Reason("stuck-never", facts)
    if happens([one.led for one in badly], [one.led for one in well]):
        return Reason("stuck-led", facts)
    return Reason("stuck", facts)


def jesters(
    view: DalmutiView, spent: Reason, well: Sequence[Story], badly: Sequence[Story]
) -> Reason | None:
    """That Jesters are spent, of which a reason tells, and that they can take a later trick after
    the better action, "with" which cards most often, if they take it with any; `spent` itself if
    they do so seldom, None if never: then that they are gone is no reason."""
    if not happens([bool(one.jester) for one in well], [bool(one.jester) for one in badly]):
        return spent if any(one.jester for one in well) else None
    times = Counter(each for one in well for each in one.jester if each[0] < JESTER)
    held = [each for each in times if _held(view, each)]
    if not held:
        return Reason("jesters-later", spent.facts)
    cards = max(held, key=lambda each: (times[each], each))
    return Reason("jesters-with", {"jesters": spent.facts["number"], **facts_of(cards)})


def ranks(action: DalmutiAction) -> tuple[int, ...]:
    """Return the ranks of the cards that an action spends."""
    match action:
        case Play():
            return (action.rank, JESTER) if action.jesters else (action.rank,)
        case Gift():
            return action.cards
    return ()


def _of(ranks: Collection[int], cards: frozenset[Cards]) -> frozenset[Cards]:
    """Return those of some ranks."""
    return frozenset(each for each in cards if each[0] in ranks)


def _held(view: DalmutiView, cards: Cards | None) -> Cards | None:
    """Return the cards if they are in the hand now: a tax may bring others."""
    return cards if cards is not None and count(view.hand, cards[0]) >= cards[1] else None


def facts_of(cards: Cards) -> dict[str, int]:
    """What is told of some cards."""
    return {"rank": cards[0], "number": cards[1]}
