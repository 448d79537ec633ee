"""What cards do later in a hand: those that one action keeps, and those that another leaves."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from engine.dalmuti.actions import DalmutiAction, Gift, Play
from engine.dalmuti.bots.course import Both, Cards, Course, Taken, group, jesters
from engine.dalmuti.bots.often import FEWEST, MOSTLY, SOME, happens, mostly
from engine.dalmuti.bots.playout import Laid
from engine.dalmuti.bots.reasons import LEADS, SAFE, Rivalry, most
from engine.dalmuti.cards import JESTER, Rank, count, finest, ranks
from engine.dalmuti.views import DalmutiView
from engine.game import Reason, Seat


def kept(both: Both) -> Reason | None:
    """Return the reason that cards spent by the action taken take a "later" trick after the better
    one; None if they do not. They must beat cards that the better play could not beat. Only worlds
    decide in which the seat is out sooner after the better action."""
    spent, best = ranks_of(both.taken), both.best
    well, badly = ([side[n] for n in both.sooner] for side in (both.well, both.badly))
    wins, lost = ([_wins(one, spent) for one in side] for side in (well, badly))
    cards = mostly(wins, lost)
    like = isinstance(best, Play) and cards and best.count + best.jesters == cards[1]
    return _later(both, cards, "later", best.rank if isinstance(best, Play) and like else JESTER)


def either(both: Both) -> Reason | None:
    """Return the reason that cards spent by the action taken take this trick or a later one after
    the better action; None if they do not. Only worlds decide in which the seat is then out
    sooner."""
    spent, sooner = ranks_of(both.taken), both.sooner
    wins, lost = (
        [_wins(side[n], spent, side[n].again) for n in sooner] for side in (both.well, both.badly)
    )
    cards = _held(both.view, mostly(wins, lost))
    return Reason("either", facts_of(cards)) if cards is not None else None


def kept_with(both: Both) -> Reason | None:
    """Return the reason that cards which the action taken spends take a later trick together with
    Jesters, where the seat is out sooner after the better one; None if they do not."""
    spent, sooner = ranks_of(both.taken), both.sooner
    for held in range(1, count(both.view.hand, JESTER) + 1):
        wins, lost = (
            [_wins_with(side[n], spent, held) for n in sooner] for side in (both.well, both.badly)
        )
        if (cards := _held(both.view, mostly(wins, lost))) is not None:
            return Reason("later-with", facts_of(cards) | {"jesters": held})
    return None


def _wins_with(course: Course, among: Collection[int], held: int) -> frozenset[Cards]:
    """Return the cards of the ranks `among` that take a later trick with `held` Jesters."""
    laid = (each.cards for each in course.taken() if jesters(each.cards) == held)
    return frozenset(group(each) for each in laid if finest(each) in among)


def ends(both: Both) -> Reason | None:
    """Return the reason that after the better action the seat goes out with cards spent by the play
    taken, and all its Jesters, in one play. None if it does not."""
    if not isinstance(both.taken, Play):
        return None
    spent = [rank for rank in ranks_of(both.taken) if rank < JESTER]
    lasts, less = ([_ends(one, spent) for one in side] for side in (both.well, both.badly))
    cards = _held(both.view, mostly(lasts, less))
    if cards is None:
        return None
    held = count(both.well[0].hand, JESTER)
    return Reason("ends", facts_of(cards) | {"jesters": held})


def _ends(course: Course, among: Collection[int]) -> frozenset[Cards]:
    """Return the cards of some ranks with which, and with all its Jesters, the seat goes out."""
    own = [laid.cards for _, laid in course.plays() if laid.seat == course.seat]
    out = own[-1:] if jesters(course.hand) and sum(own) == course.hand else []
    whole = [each for each in out if jesters(each) == jesters(course.hand)]
    return frozenset(group(each) for each in whole if finest(each) in among)


def rest(both: Both) -> Reason | None:
    """Return the reason that the "rest" of a rank takes a later trick after the better play, which
    spends some of it; None if it does not, or about as often after the action taken."""
    if not isinstance(both.best, Play):
        return None
    among = (both.best.rank,)
    wins, lost = ([_wins(one, among) for one in side] for side in (both.well, both.badly))
    return _later(both, mostly(wins, lost), "rest", JESTER)


def _later(both: Both, found: Cards | None, code: str, worst: Rank) -> Reason | None:
    """Return a reason `code` that the cards `found` take a later trick, also telling the next lead.
    None if they do not, or only over ranks worse than `worst`. It tells the rank that they most
    often beat, LEADS if they are only led. For a "later" trick that is SAFE if mostly nobody can
    beat them, and the play taken loses the present trick."""
    if (cards := _held(both.view, found)) is None:
        return None
    taken = [
        each
        for one in both.well
        for each in one.takes()
        if not jesters(each.top.cards) and group(each.top.cards) == cards
    ]
    times = Counter(each.top.over for each in taken)
    told = [each for each in times if each <= worst]
    if not told:
        return None
    over = max(told, key=lambda each: (each > LEADS, times[each], each))
    if code == "later" and _lost_now(both) and most(sum(each.safe for each in taken), taken):
        over = Rank(SAFE)
    return Reason(code, facts_of(cards) | {"over": over} | _led_then(taken, cards[0]))


def _lost_now(both: Both) -> bool:
    """Return whether the action taken is a play that mostly loses the present trick."""
    return isinstance(both.taken, Play) and most(
        sum(one.top.seat != one.seat for one in both.badly), both.badly
    )


def _led_then(taken: Sequence[Taken], rank: Rank) -> dict[str, int]:
    """Return the facts of the lead that mostly follows tricks taken with cards of a rank: its rank,
    its count, and as `last` 1 if these are mostly the last cards, else 0. All are 0 if no lead
    mostly follows, or a better one than the cards: it could have been led before."""
    plain = [each for each in taken if not jesters(each.then)]
    times = Counter(group(each.then) for each in plain)
    ((lead, often),) = times.most_common(1) or [((Rank(0), 0), 0)]
    last = 2 * sum(each.then == each.left for each in plain if group(each.then) == lead) > often
    if often < max(FEWEST, MOSTLY * len(taken)) or (lead[0] < rank and not last):
        return {"lead": 0, "count": 0, "last": 0}
    return {"lead": lead[0], "count": lead[1], "last": int(last)}


def _wins(course: Course, among: Collection[int], more: Laid | None = None) -> frozenset[Cards]:
    """Return the cards of the ranks `among`, laid without a Jester, that take a later trick or are
    the play `more`."""
    laid = [*course.taken(), *([more] if more is not None else [])]
    found = (group(each.cards) for each in laid if not jesters(each.cards))
    return frozenset(cards for cards in found if cards[0] in among)


class _End(NamedTuple):
    """The hand of a seat when it or its rival goes out, whichever is first.

    stuck  the cards that the seat still holds; empty if it goes out first
    leads  whether it has led a later trick
    led    whether the rival goes out first, in a trick that it led
    """

    stuck: frozenset[Cards]
    leads: bool
    led: bool


SIZES: Final = range(3)
"""The numbers of cards of a rival who is nearly out, which are told; 0 for more."""

LIKELY: Final = (1, 2)
"""Whether it is most likely that a rival goes out ahead, or only possible."""


def behind(both: Both, rivalry: Rivalry) -> Reason | None:
    """Return the reason that a rival goes out while the seat still holds cards, with how "few" the
    rival holds now, and whether that is LIKELY in all worlds. None if it does not, or if these are
    better than all that either action spends, because they are then as useful after the better one.
    The worlds that `decide` settle which reason: "stuck-never" if the seat mostly leads no later
    trick before, "stuck-led" if the rival mostly goes out in a trick that it led, else "stuck"."""
    rival = rivalry.seat
    well, badly = (
        [_end(side[n], rival) for n in rivalry.decide] for side in (both.well, both.badly)
    )
    played, spent = (
        [rank for rank in ranks_of(each) if rank < JESTER] for each in (both.best, both.taken)
    )
    stuck = _stuck(badly, well, played, JESTER - 1) or _stuck(badly, well, played, JESTER)
    held = _held(both.view, stuck)
    if held is None or (played and spent and held[0] < min(*played, *spent)):
        return None
    left = both.view.table.sizes[rival]
    likely = LIKELY[0] if rivalry.mostly_lost else LIKELY[1]
    few = left if left in SIZES else 0
    facts = {"seat": rival, **facts_of(held), "few": few, "likely": likely}
    if happens([not one.leads for one in badly], [not one.leads for one in well]):
        return Reason("stuck-never", facts)
    if happens([one.led for one in badly], [one.led for one in well]):
        return Reason("stuck-led", facts)
    return Reason("stuck", facts)


def _stuck(
    badly: Sequence[_End], well: Sequence[_End], played: Collection[int], worst: int
) -> Cards | None:
    """Return the cards, of a rank not worse than `worst`, that the seat mostly still holds only
    after the action taken; None if there are none. Those `played` by the better action come before
    all others."""
    held, instead = (
        [frozenset(each for each in one.stuck if each[0] <= worst) for one in side]
        for side in (badly, well)
    )
    return mostly(held, instead, played)


def _end(course: Course, rival: Seat) -> _End:
    seat, plays = course.seat, list(course.plays())
    out = min((seat, rival), key=course.order.index)
    while plays and plays[-1][1].seat != out:
        plays.pop()
    own = [(number, laid) for number, laid in plays if laid.seat == seat]
    held = course.hand - sum(laid.cards for _, laid in own)
    return _End(
        frozenset((rank, count(held, rank)) for rank in {*ranks(held)}),
        any(number and not laid.over for number, laid in own),
        out == rival and course.tricks[plays[-1][0]][0].seat == rival,
    )


def spent_jesters(both: Both, spent: Play) -> Reason | None:
    """Return the reason that a play spends Jesters that take a later trick clearly more often after
    the better action; None if they do not. It names the cards in hand that they most often go
    "with", other than those played. It is "jesters-alone" if the play is of Jesters alone, and
    "jesters-later" if there are no such cards."""
    laid, less = (
        [[each for each in one.taken() if jesters(each.cards)] for one in side]
        for side in (both.well, both.badly)
    )
    if sum(map(bool, laid)) - sum(map(bool, less)) < SOME * len(laid):
        return None
    times = Counter(group(each.cards) for one in laid for each in one)
    others = [each for each in times if each[0] not in (JESTER, spent.rank)]
    held = [each for each in others if _held(both.view, each)]
    if not held:
        return Reason("jesters-later", {"number": spent.jesters})
    cards = max(held, key=lambda each: (times[each], each))
    code = "jesters-alone" if spent.rank == JESTER else "jesters-with"
    return Reason(code, {"jesters": spent.jesters, **facts_of(cards)})


def ranks_of(action: DalmutiAction) -> tuple[int, ...]:
    """Return the ranks of the cards that an action spends."""
    match action:
        case Play():
            return (action.rank, JESTER) if action.jesters else (action.rank,)
        case Gift():
            return action.cards
    return ()


def _held(view: DalmutiView, cards: Cards | None) -> Cards | None:
    """Return the cards if the hand holds them now, else None: a tax may bring others."""
    return cards if cards is not None and count(view.hand, cards[0]) >= cards[1] else None


def facts_of(cards: tuple[Rank, int]) -> dict[str, int]:
    """Return what a reason tells of some cards: their rank and their number."""
    return {"rank": cards[0], "number": cards[1]}
