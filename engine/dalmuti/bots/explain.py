"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.later import behind, facts_of, jesters, kept, ranks
from engine.dalmuti.bots.normal import normal
from engine.dalmuti.bots.reasons import (
    ALWAYS,
    CARDS,
    HANDS,
    LATER,
    OFTEN,
    TRICKS,
    beside,
    known,
    rivalries,
    won,
)
from engine.dalmuti.bots.stories import Cards, stories
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import JESTER, RANKS, Rank, count, naturals, size, worst
from engine.dalmuti.rules import apply, deal
from engine.dalmuti.state import State, pairs
from engine.dalmuti.views import DalmutiView
from engine.dalmuti.views import view as view_of
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import SEATS, together

_SOME: Final = {"rank": RANKS, "number": CARDS}
_TAX: Final = range(1, 3)

CONSEQUENCES: Final[Facts] = {
    "jesters": {"number": _TAX},
    "jesters-later": {"number": _TAX},
    "jesters-with": {"jesters": _TAX, **_SOME},
    "splits": {**_SOME, "left": CARDS},
    "beaten": {**_SOME, "seat": SEATS},
    "beaten-by": _SOME,
    "left": _SOME,
    "spends": _SOME,
    "spends-later": LATER,
    "stuck": {**_SOME, "seat": SEATS},
    "stuck-led": {**_SOME, "seat": SEATS},
    "stuck-never": {**_SOME, "seat": SEATS},
    "lets": {"seat": SEATS},
    "lets-out": {"seat": SEATS},
    "lets-few": {"seat": SEATS, "number": CARDS},
    "forgone": {},
    "gives-jester": {},
    "gives-part": _SOME,
    "gives-good": {**_SOME, "second": (0, *RANKS), "seat": SEATS},
    "pays": {"seat": SEATS, "number": _TAX},
    "forgoes": {"seat": SEATS, "number": _TAX},
    "shows": {},
}
"""What may be said to come of an action."""

CLEARLY: Final = 3
"""By how many tenths a play must take the trick more often than another for that to be told."""

FEW: Final = 4
"""So few cards in the hand of who takes a trick are told."""

WEAK: Final = (None, "spends", "left")
"""What says little of an action, where worlds tell more."""

Draw = Callable[[], State]
"""Where likely worlds come from."""


def explain(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, rng: Random, enough: Enough
) -> tuple[Reason | None, Reason | None]:
    """Hold both actions against each other in worlds that are likely by every move of the others.
    They are always so many, and the same for all that is told, which is short beside a look."""
    worlds = Worlds(view, rng, reading=closely)
    likely = cycle([worlds.draw() for _ in range(HANDS)])
    return said(view, best, taken, lambda: next(likely))


def said(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> tuple[Reason | None, Reason | None]:
    """What speaks for the better action, by itself or else by what the cards do later that the one
    taken spends, and what comes of that one: it may leave the seat behind with cards that
    the better one plays. Of other cards only where nothing else tells it. Where no cards do, or it
    is several: whom the better one puts the seat ahead of."""
    seat = view.seat
    rivals = rivalries(seat, best, taken, draw)
    why, came = speaks(view, best, taken, draw), comes(view, best, taken, draw)
    if not rivals:
        return why, came
    rival, ahead = rivals[0], beside(rivals)
    well, badly = stories(seat, best, taken, rival)
    spared = kept(view, taken, well, badly)
    stuck = behind(view, best, rival.seat, well, badly)
    if came is not None and came.code == "jesters":
        came = jesters(view, came, well, badly) or _of_cards(view, best, taken, draw)
    code = came.code if came is not None else None
    if stuck and (code in WEAK or (code == "splits" and stuck.facts["rank"] in ranks(best))):
        came = stuck
        if spared and spared.facts["rank"] == came.facts["rank"]:
            spared = None  # that both hold them would seem to contradict each other
    if spared and isinstance(taken, Play) and won(taken, draw) >= OFTEN:
        spared = None  # they take a trick either way
    if spared and why is None:
        why = spared
    elif spared and (came is None or came.code in WEAK):
        came = Reason("spends-later", spared.facts)
    every = [each.code for each in ahead] == ["before-all"]
    if every and (why is not None or came is not None):
        ahead = ()  # that is what the places say, which stand beside it
    if why is None and ahead and isinstance(best, Pass) and isinstance(taken, Play):
        why = Reason("not-worth", {"rank": taken.rank, "number": taken.count})
        if came is not None and came.code == "spends":
            came = None  # the same, said twice
    why = why or _at_once(view, best, taken)
    # One of the two sentences may name one rival; of several each is to be known.
    told = why is None or why.code == "not-worth" or len(ahead) > 1
    return together([*([why] if why else []), *(ahead if told else ())]), came


def _at_once(view: DalmutiView, best: DalmutiAction, taken: DalmutiAction) -> Reason | None:
    """That a play gets rid of all cards of a rank together, and of more than the one taken."""
    if not (isinstance(best, Play) and isinstance(taken, Play)) or best.count < 2:
        return None
    whole = best.count == count(view.hand, best.rank) > taken.count + taken.jesters
    return Reason("at-once", {"rank": best.rank, "number": best.count}) if whole else None


def speaks(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> Reason | None:
    """What speaks for the better action by itself, unless it speaks for the one taken as well; of a
    play that takes the trick also what can be led then. What a pass keeps together, the play taken
    breaks up, which is told of that."""
    if isinstance(best, Pass):
        return _leads_anyway(best, draw)
    why = known(view, best, taken, draw)
    if why is None:
        return _of_whole_gift(view, best, taken)
    wins = why.code in ("unbeatable", "surely", "wins")
    last = _last(view, best)
    if wins and last is not None and _last(view, taken) is None:
        return Reason("lasts-wins" if why.code == "wins" else "lasts", facts_of(last))
    if wins and isinstance(taken, Play):
        if won(taken, draw) + CLEARLY > why.facts.get("tenths", ALWAYS):
            return None
    elif why.code == "alone" and why == known(view, taken, best, draw):
        return None
    rest = naturals(view.hand - spent(best)) if isinstance(best, Play) else 0
    if wins and rest:
        rank = worst(rest)
        lead = Play(view.seat, rank, count(rest, rank), 0)
        if lead != taken:  # what is called worse now is no good example
            return Reason(f"{why.code}-leads", {"rank": rank, "number": lead.count})
    return why


def _leads_anyway(best: Pass, draw: Draw) -> Reason | None:
    """That the one who takes the trick after a pass is mostly out, so that the seat leads next."""
    ends = [_trick(apply(draw(), best)) for _ in range(TRICKS)]
    leads = Counter(_taker(end) for end in ends if _hands_over(end, best.seat))
    ((taker, times),) = leads.most_common(1) or [(best.seat, 0)]
    return Reason("leads-anyway", {"seat": taker}) if times * 10 >= TRICKS * OFTEN else None


def _hands_over(end: State, seat: Seat) -> bool:
    """Whether a seat leads after a trick that another has taken."""
    if end.table.stage != "sweep" or _taker(end) == seat:
        return False
    return apply(end, deal(end, Random(0))).table.leader == seat


def _last(view: DalmutiView, action: DalmutiAction) -> Cards | None:
    """Return what is left in hand after a play if that is cards of one rank."""
    rest = view.hand - spent(action) if isinstance(action, Play) else 0
    rank = worst(rest)
    return (rank, count(rest, rank)) if rest and size(rest) == count(rest, rank) else None


def _of_whole_gift(view: DalmutiView, best: DalmutiAction, taken: DalmutiAction) -> Reason | None:
    """That a gift is all of the seat's cards of a rank, which the one taken is not."""
    if not (isinstance(best, Gift) and isinstance(taken, Gift)):
        return None
    rank = Rank(best.cards[0])
    whole = {*best.cards} == {rank} and count(view.hand, rank) == len(best.cards)
    told = whole and rank < JESTER
    return Reason("whole", {"rank": rank, "number": len(best.cards)}) if told else None


def comes(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> Reason | None:
    """What the action taken does that the better one does not."""
    match taken:
        case Play():
            return _of_play(view, best, taken, draw)
        case Pass():
            return _of_pass(view, best, taken, draw)
        case Gift() if isinstance(best, Gift):
            return _of_gift(view, best, taken)
        case Revolution() | Decline():
            return _of_revolution(view, isinstance(taken, Revolution))
    return None


def _of_play(view: DalmutiView, best: DalmutiAction, play: Play, draw: Draw) -> Reason | None:
    """That a play spends a Jester, else what it does with the other cards."""
    if play.jesters > (best.jesters if isinstance(best, Play) else 0):
        return Reason("jesters", {"number": play.jesters})
    return _of_cards(view, best, play, draw)


def _of_cards(
    view: DalmutiView, best: DalmutiAction, play: DalmutiAction, draw: Draw
) -> Reason | None:
    """Of a play, that it is beaten, and mostly by what; that it breaks up cards of a rank, of which
    some stay behind, unless the better one breaks up some, too; that better cards are spent, and
    which ones stay."""
    if not isinstance(play, Play):
        return None
    other = best if isinstance(best, Play) else None
    held = count(view.hand, play.rank)
    lost = _beaten(play, draw)
    if lost is not None and (other is None or won(other, draw) >= won(play, draw) + CLEARLY):
        return lost
    if play.rank == JESTER:
        return None
    if play.count < held and (other is None or other.count == count(view.hand, other.rank)):
        facts = {"rank": play.rank, "number": held}
        return Reason("splits", {**facts, "left": held - play.count})
    if other is None:
        return Reason("spends", {"rank": play.rank, "number": play.count})
    if play.rank < other.rank < JESTER:
        return Reason("left", {"rank": other.rank, "number": count(view.hand, other.rank)})
    return None


def _beaten(play: Play, draw: Draw) -> Reason | None:
    """Who mostly takes the trick from a play, or with which rank somebody does most often; None if
    the play itself takes it about as often."""
    tops = [_trick(apply(draw(), play)).table.top for _ in range(TRICKS)]
    lost = [top for top in tops if top is not None and top.seat != play.seat]
    if len(lost) * 10 < TRICKS * OFTEN:
        return None
    ((taker, times),) = Counter(top.seat for top in lost).most_common(1)
    if times * 10 >= TRICKS * OFTEN:
        rank, _ = Counter(top.rank for top in lost if top.seat == taker).most_common(1)[0]
        return Reason("beaten", {"seat": taker, "rank": rank, "number": play.count + play.jesters})
    rank, _ = Counter(top.rank for top in lost).most_common(1)[0]
    return Reason("beaten-by", {"rank": rank, "number": play.count + play.jesters})


def _of_pass(view: DalmutiView, best: DalmutiAction, taken: Pass, draw: Draw) -> Reason | None:
    """Who takes the trick instead, if it is mostly the same player, who then is out, or leads,
    perhaps with few cards left; else that the better play takes it clearly more often."""
    ends = [_trick(apply(draw(), taken)) for _ in range(TRICKS)]
    takers = Counter(map(_taker, ends))
    taker, times = takers.most_common(1)[0]
    if taker != taken.seat and times * 10 >= TRICKS * OFTEN:
        out = sum(not end.hands[taker] for end in ends if _taker(end) == taker)
        if 2 * out > times:
            return Reason("lets-out", {"seat": taker})
        number = view.table.sizes[taker]
        if number <= FEW:
            return Reason("lets-few", {"seat": taker, "number": number})
        return Reason("lets", {"seat": taker})
    own = won(best, draw) if isinstance(best, Play) else 0
    return Reason("forgone") if own >= round(10 * takers[taken.seat] / TRICKS) + CLEARLY else None


def _trick(state: State) -> State:
    """How the present trick ends if all go on like `normal`."""
    while state.table.stage == "play":
        seat = state.table.waiting[0]
        state = apply(state, normal(view_of(state, seat), Random(0), bool))
    return state


def _taker(end: State) -> Seat:
    """Who has taken the trick."""
    assert end.table.top is not None
    return end.table.top.seat


def _of_gift(view: DalmutiView, best: Gift, gift: Gift) -> Reason | None:
    """That a gift has a Jester in it, or breaks up cards of a rank, or has better cards, which the
    better gift has not."""
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


def _of_revolution(view: DalmutiView, called: bool) -> Reason | None:
    """What a tax that is paid costs a Peon, or what one that is called off costs a Dalmuti; to
    others a revolution shows two Jesters."""
    for dalmuti, peon, number in pairs(view.match):
        if called and dalmuti == view.seat:
            return Reason("forgoes", {"seat": peon, "number": number})
        if not called and peon == view.seat:
            return Reason("pays", {"seat": dalmuti, "number": number})
    return Reason("shows") if called else None
