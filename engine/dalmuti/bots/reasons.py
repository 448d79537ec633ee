"""Why the search prefers an action, as far as one sentence can say it."""

from collections.abc import Callable, Sequence, Sized
from random import Random
from typing import Final, NamedTuple

from engine.dalmuti.actions import DalmutiAction, Gift, Pass, Play, Revolution
from engine.dalmuti.bots.counting import rivals, unbeatable
from engine.dalmuti.bots.normal import beats, choose
from engine.dalmuti.bots.playout import finish, opened
from engine.dalmuti.bots.taxes import of_call
from engine.dalmuti.cards import JESTER, RANKS, Rank, count, naturals, size, worst
from engine.dalmuti.rules import apply
from engine.dalmuti.state import State
from engine.dalmuti.views import DalmutiView
from engine.game import Facts, Reason, Seat
from engine.reasons import EVEN, SEATS, TENTHS, together

CARDS: Final = range(1, 15)

_CARDS: Final = {"rank": RANKS, "number": CARDS}

LEADS: Final = 0
"""In place of the rank that cards beat later: they are led."""

SAFE: Final = 14
"""In place of the rank that cards beat later: nobody can beat the cards any more."""

LATER: Final = {
    **_CARDS,
    "over": (LEADS, *RANKS, SAFE),
    "lead": (0, *RANKS),
    "count": (0, *CARDS),
    "last": range(2),
}
"""Cards, the rank that they can beat later, and what is mostly led then: a rank and how many cards,
both 0 if nothing is, and 1 if these are the last."""

REASONS: Final[Facts] = {
    "out": {},
    "unbeatable": {},
    "surely": {},
    "wins": {"tenths": TENTHS},
    "wins-more": {"tenths": TENTHS, "instead": TENTHS},
    "sheds": _CARDS,
    "keeps-jester": {"number": (1, 2)},
    "keeps-group": _CARDS,
    "alone": {},
    "whole": _CARDS,
    "unbeatable-leads": _CARDS,
    "surely-leads": _CARDS,
    "wins-leads": _CARDS,
    "unbeatable-usually": _CARDS,
    "surely-usually": _CARDS,
    "unbeatable-next": {},
    "surely-next": {},
    "lasts": _CARDS,
    "lasts-wins": _CARDS,
    "lasts-unbeatable": _CARDS,
    "leads-anyway": {"seat": SEATS},
    "again": _CARDS,
    "again-back": _CARDS,
    "again-some": _CARDS,
    "again-with": {**_CARDS, "jesters": (1, 2)},
    "again-out": _CARDS,
    "later": LATER,
    "later-with": {**_CARDS, "jesters": (1, 2)},
    "either": _CARDS,
    "ends": {**_CARDS, "jesters": (1, 2)},
    "saved": LATER,
    "win-back": LATER,
    "rest": LATER,
    "unloads": _CARDS,
    "cheaper": {"tenths": TENTHS},
    "no-taxes": {},
    "turns": {},
    "at-once": _CARDS,
    "at-once-worst": _CARDS,
    "at-once-wins": _CARDS,
    "gone": _CARDS,
    "gone-led": _CARDS,
    "goes-too": _CARDS,
    "both-lose": {},
    "less-left": {**_CARDS, "seat": SEATS},
    "lost-worse": _CARDS,
    "keeps-lead": {},
    "not-worth": _CARDS,
    "blocks": {"seat": SEATS, "number": CARDS},
    "blocks-surely": {"seat": SEATS, "number": CARDS},
    "blocks-always": {"seat": SEATS, "number": CARDS},
    "unmatched": {"tenths": TENTHS},
    "too-few": {"number": CARDS},
    "none-better": {},
    "too-few-better": {"number": CARDS},
    "rival-passes": {"seat": SEATS},
    "place": {},
    "before": {"seat": SEATS},
    "before-mostly": {"seat": SEATS},
    "before-all": {},
}
"""By code, the facts of every reason that may speak for an action."""

TRICKS: Final = 40
"""In how many worlds the present trick is played out."""

HANDS: Final = 80
"""In how many worlds the best action and another are played to the end of the hand."""

OFTEN: Final = 6
"""In how many tenths of the worlds a play must win the trick for that to be a reason."""

ALWAYS: Final = 10
"""The tenths that stand for nearly all worlds, as they are rounded."""

BESIDE: Final = 2
"""How many others are shown beside the best action, which a pass is to do better than each of."""

CLEARLY: Final = 3
"""By how many tenths a play must take the trick more often than another for that to be told."""


def reason(
    view: DalmutiView,
    best: DalmutiAction,
    others: Sequence[DalmutiAction],
    draw: Callable[[], State],
    close: bool = True,
) -> Reason | None:
    """Return what speaks for the best action by itself (see `known`), beside each of the BESIDE
    best others if it is a pass. Otherwise, beside the second best: that both are even if their
    worths are `close`; whom the best puts the seat ahead of more often; or that it brings a better
    "place". None if nothing speaks for it by itself and there are no others."""
    if not others:
        return known(view, best, None, draw)
    second = others[0]
    if reason := known(view, best, second, draw):
        told = (known(view, best, other, draw) for other in others[1:BESIDE])
        if type(best) is not Pass or all(each and each.code == reason.code for each in told):
            return reason
    if close:
        return EVEN
    worlds = [draw() for _ in range(HANDS)]
    first, then = (_orders(action, worlds) for action in (best, second))
    found = rivalries(view.seat, first, then, rivals(view))
    ahead = together(beside(found))
    if ahead is None and found:
        ahead = Reason("before", {"seat": found[0].seat})
    return ahead or Reason("place")


def known(
    view: DalmutiView,
    action: DalmutiAction,
    other: DalmutiAction | None,
    draw: Callable[[], State],
) -> Reason | None:
    """Return what speaks for an action by itself; None if nothing does. A play empties the hand,
    cannot be beaten, takes the trick in most worlds, or sheds the worst cards. A pass instead of a
    play keeps cards together; the cards of a gift stand alone; of a revolution see `of_call`."""
    match action:
        case Play():
            return _of_play(view, action, draw)
        case Pass() if isinstance(other, Play):
            return _of_pass(view, other)
        case Gift() if all(count(view.hand, Rank(rank)) == 1 for rank in action.cards):
            return Reason("alone")
        case Revolution():
            return of_call(view)
    return None


def most(times: int, worlds: Sized) -> bool:
    """Return whether `times` times in these worlds is often enough to be a reason."""
    return times * 10 >= len(worlds) * OFTEN


def _of_play(view: DalmutiView, play: Play, draw: Callable[[], State]) -> Reason | None:
    cards = play.count + play.jesters
    if cards == size(view.hand):
        return Reason("out")
    if unbeatable(view, play.rank, cards):
        return Reason("unbeatable")
    tenths = won(play, draw)
    if tenths == ALWAYS:
        return Reason("surely")
    if tenths >= OFTEN:
        return Reason("wins", {"tenths": tenths})
    if play.rank == worst(naturals(view.hand)) and play.count == count(view.hand, play.rank):
        return Reason("sheds", {"rank": play.rank, "number": play.count})
    return None


def won(play: Play, draw: Callable[[], State]) -> int:
    """Return in how many tenths of the worlds a play takes the present trick."""
    return round(10 * sum(_wins(draw(), play) for _ in range(TRICKS)) / TRICKS)


def _of_pass(view: DalmutiView, play: Play) -> Reason | None:
    if play.jesters and play.rank != JESTER:
        return Reason("keeps-jester", {"number": play.jesters})
    held = count(view.hand, play.rank)
    if held > play.count:
        return Reason("keeps-group", {"rank": play.rank, "number": held})
    return None


CLEAR: Final = 2
"""By how many tenths of the worlds an action must put a seat ahead of another more often than the
other action to be told."""


NEARLY: Final = 8
"""In how many tenths of the worlds a seat must be ahead of another for that to be most likely."""

MANY: Final = 4
"""How many rivals at most are named as those that the seat is more often ahead of."""


class Rivalry(NamedTuple):
    """A rival whom the best action puts a seat ahead of more often than another action does.

    seat     the rival
    decide   the numbers of the worlds where only the best action does
    tenths   in how many tenths of all worlds the best action does, and the other `instead`
    others   how many others still hold cards
    """

    seat: Seat
    decide: list[int]
    tenths: int
    instead: int
    others: int

    @property
    def mostly_lost(self) -> bool:
        """Whether the rival is mostly ahead after the other action."""
        return self.instead <= 10 - NEARLY

    @property
    def clear(self) -> bool:
        """Whether that is more often by enough to explain something: by CLEAR tenths."""
        return self.tenths - self.instead >= CLEAR


Orders = Sequence[Sequence[Seat]]
"""By world, the seats in the order of going out."""


def rivalries(seat: Seat, best: Orders, other: Orders, others: int) -> list[Rivalry]:
    """Return the rivals whom the best action puts the seat ahead of more often than the other one,
    those with the most worlds gained first. `best` and `other` are the orders after each; `others`
    is how many others still hold cards."""
    found, worlds = list[tuple[int, Rivalry]](), len(best)
    for rival in sorted(best[0]):
        ahead, instead = (
            [order.index(seat) < order.index(rival) for order in orders] for orders in (best, other)
        )
        only = [n for n in range(worlds) if ahead[n] and not instead[n]]
        tenths, less = (round(10 * sum(each) / worlds) for each in (ahead, instead))
        if tenths > less:
            more = sum(ahead) - sum(instead)
            found.append((more, Rivalry(rival, only, tenths, less, others)))
    return [each for _, each in sorted(found, key=lambda each: -each[0])]


def beside(rivals: Sequence[Rivalry]) -> tuple[Reason, ...]:
    """Return the reasons that the best action puts the seat ahead of some others clearly more
    often, one for each; of all the others in one. How often is not told: it would stand beside the
    worths, which come from many more worlds, and be read as contradicting them. Of a single rival
    it is told if the seat is mostly ahead after the best action, and mostly behind after the other
    one."""
    clear = [each for each in rivals if each.clear]
    if len(clear) == 1 and clear[0].mostly_lost and clear[0].tenths >= NEARLY:
        return (Reason("before-mostly", {"seat": clear[0].seat}),)
    if len(clear) > 1 and len(clear) == clear[0].others:
        return (Reason("before-all"),)
    return tuple(Reason("before", {"seat": each.seat}) for each in clear[:MANY])


def _orders(action: DalmutiAction, worlds: Sequence[State]) -> Orders:
    """Return by world in which order all go out if they go on like `normal` after an action."""
    return [
        finish(opened(apply(world, action), Random(number)), choose)
        for number, world in enumerate(worlds)
    ]


def _wins(world: State, play: Play) -> bool:
    """Return whether a play takes the present trick, beaten by none, if all go on like `normal`."""
    state = apply(world, play)
    table, hands, cards = state.table, state.hands, play.count + play.jesters
    total, rivals = sum(hands), len(hands) - len(table.out) - 1
    if not rivals:
        return True  # who is left alone with cards plays no more (DA11)
    return not any(
        beats(hand, play.rank, cards) and choose(hand, play.rank, cards, total - hand, rivals)
        for seat, hand in enumerate(hands)
        if hand and seat != play.seat
    )
