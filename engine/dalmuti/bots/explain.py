"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.normal import normal
from engine.dalmuti.bots.reasons import ALWAYS, CARDS, OFTEN, TRICKS, beside, known, won
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import JESTER, RANKS, Rank, count
from engine.dalmuti.rules import apply
from engine.dalmuti.state import State, pairs
from engine.dalmuti.views import DalmutiView
from engine.dalmuti.views import view as view_of
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import SEATS, TENTHS

_SOME: Final = {"rank": RANKS, "number": CARDS}
_TAX: Final = range(1, 3)

CONSEQUENCES: Final[Facts] = {
    "jesters": {"number": _TAX},
    "splits": _SOME,
    "beaten": {"tenths": TENTHS},
    "beaten-surely": {},
    "left": _SOME,
    "spends": _SOME,
    "lets": {"seat": SEATS, "tenths": TENTHS},
    "lets-surely": {"seat": SEATS},
    "forgone": {"tenths": TENTHS},
    "gives-jester": {},
    "gives-part": _SOME,
    "gives-good": {**_SOME, "seat": SEATS},
    "pays": {"seat": SEATS, "number": _TAX},
    "forgoes": {"seat": SEATS, "number": _TAX},
    "shows": {},
}
"""What may be said to come of an action."""

CLEARLY: Final = 3
"""By how many tenths a play must take the trick more often than another for that to be told."""

Draw = Callable[[], State]
"""Where likely worlds come from."""


def explain(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, rng: Random, enough: Enough
) -> tuple[Reason | None, Reason | None]:
    """Hold both actions against each other in worlds that are likely by every move of the others.
    It takes always the same number of them, which is short beside a look."""
    draw = Worlds(view, rng, reading=closely).draw
    return speaks(view, best, taken, draw), comes(view, best, taken, draw)


def speaks(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> Reason | None:
    """What speaks for the better action unless it speaks for the one taken as well; else whom it
    puts the seat ahead of. The other way round of a pass, for what it keeps together the play taken
    breaks up, which is told of that."""
    ahead = beside(view.seat, best, taken, draw) if isinstance(best, Pass) else None
    why = ahead or known(view, best, taken, draw)
    if why is not None:
        wins = why.code in ("unbeatable", "surely", "wins")
        if wins and isinstance(taken, Play):
            alike = won(taken, draw) + CLEARLY > why.facts.get("tenths", ALWAYS)
        else:
            alike = why.code == "alone" and why == known(view, taken, best, draw)
        if not alike:
            return why
    return beside(view.seat, best, taken, draw)


def comes(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> Reason | None:
    """What the action taken does that the better one does not."""
    match taken:
        case Play():
            return _of_play(view, best, taken, draw)
        case Pass():
            return _of_pass(best, taken, draw)
        case Gift() if isinstance(best, Gift):
            return _of_gift(view, best, taken)
        case Revolution() | Decline():
            return _of_revolution(view, isinstance(taken, Revolution))
    return None


def _of_play(view: DalmutiView, best: DalmutiAction, play: Play, draw: Draw) -> Reason | None:
    """That a play spends a Jester or breaks up cards of a rank; that it is beaten often; that
    better cards are spent, and which ones stay."""
    other = best if isinstance(best, Play) else None
    if play.jesters > (other.jesters if other else 0):
        return Reason("jesters", {"number": play.jesters})
    held = count(view.hand, play.rank)
    if play.count < held and (other is None or other.rank != play.rank or other.count == held):
        return Reason("splits", {"rank": play.rank, "number": held})
    if other is None:
        return Reason("spends", {"rank": play.rank, "number": play.count})
    tenths = won(play, draw)
    if 10 - tenths >= OFTEN and won(other, draw) >= tenths + CLEARLY:
        return Reason("beaten", {"tenths": 10 - tenths}) if tenths else Reason("beaten-surely")
    if play.rank < other.rank < JESTER:
        return Reason("left", {"rank": other.rank, "number": count(view.hand, other.rank)})
    return None


def _of_pass(best: DalmutiAction, taken: Pass, draw: Draw) -> Reason | None:
    """Who takes the trick instead, if it is mostly the same player; else how often the better play
    would have taken it."""
    takers = Counter(_taker(apply(draw(), taken)) for _ in range(TRICKS))
    taker, times = takers.most_common(1)[0]
    tenths = round(10 * times / TRICKS)
    if taker != taken.seat and tenths == ALWAYS:
        return Reason("lets-surely", {"seat": taker})
    if taker != taken.seat and tenths >= OFTEN:
        return Reason("lets", {"seat": taker, "tenths": tenths})
    own = won(best, draw) if isinstance(best, Play) else 0
    kept = round(10 * takers[taken.seat] / TRICKS)
    return Reason("forgone", {"tenths": own}) if own >= kept + CLEARLY else None


def _taker(state: State) -> Seat:
    """Who takes the present trick if all go on like `normal`."""
    while state.table.stage == "play":
        seat = state.table.waiting[0]
        state = apply(state, normal(view_of(state, seat), Random(0), bool))
    assert state.table.top is not None
    return state.table.top.seat


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
        return Reason("gives-good", {"rank": rank, "number": given[rank], "seat": peon})
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
