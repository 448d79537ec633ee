"""Why the search prefers an action, as far as one sentence can say it."""

from collections.abc import Callable
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Gift, Pass, Play
from engine.dalmuti.bots.counting import unseen
from engine.dalmuti.bots.normal import beats, choose
from engine.dalmuti.cards import JESTER, Rank, count, size, worst
from engine.dalmuti.rules import apply
from engine.dalmuti.state import State
from engine.dalmuti.views import DalmutiView
from engine.game import Reason

TRICKS: Final = 40
"""In how many worlds the present trick is played out."""

OFTEN: Final = 6
"""In how many tenths of them a play must win the trick for that to be a reason."""


def reason(
    view: DalmutiView, best: DalmutiAction, second: DalmutiAction | None, draw: Callable[[], State]
) -> Reason | None:
    """What speaks for the best action: of a play that it ends the hand, that nobody can beat it,
    that it takes the trick in most worlds, that it sheds the worst cards; of a pass what it keeps
    together; of a gift that its cards stand alone. None if it is nothing of these."""
    match best:
        case Play():
            return _of_play(view, best, draw)
        case Pass() if isinstance(second, Play):
            return _of_pass(view, second)
        case Gift() if all(count(view.hand, Rank(rank)) == 1 for rank in best.cards):
            return Reason("alone")
    return None


def _of_play(view: DalmutiView, play: Play, draw: Callable[[], State]) -> Reason | None:
    cards = play.count + play.jesters
    if cards == size(view.hand):
        return Reason("out")
    if _unbeatable(view, play.rank, cards):
        return Reason("unbeatable")
    won = sum(_wins(draw(), play) for _ in range(TRICKS))
    tenths = round(10 * won / TRICKS)
    if tenths >= OFTEN:
        return Reason("wins", {"tenths": tenths})
    if play.rank == worst(view.hand) and play.count == count(view.hand, play.rank):
        return Reason("sheds", {"rank": play.rank, "number": play.count})
    return None


def _of_pass(view: DalmutiView, play: Play) -> Reason | None:
    if play.jesters and play.rank != JESTER:
        return Reason("keeps-jester", {"number": play.jesters})
    held = count(view.hand, play.rank)
    if held > play.count:
        return Reason("keeps-group", {"rank": play.rank, "number": held})
    return None


def _unbeatable(view: DalmutiView, rank: Rank, cards: int) -> bool:
    """Whether the cards in all other hands together could not beat a play, Jesters included."""
    others = unseen(view)
    jesters = count(others, JESTER)
    return all(
        not (there := count(others, Rank(better))) or there + jesters < cards
        for better in range(1, min(rank, JESTER))
    )


def _wins(world: State, play: Play) -> bool:
    """Whether the play takes the present trick, beaten by none, if all go on like `normal`."""
    state = apply(world, play)
    table, hands, cards = state.table, state.hands, play.count + play.jesters
    total, rivals = sum(hands), len(hands) - len(table.out) - 1
    seat = table.left[play.seat]
    while seat != play.seat:
        hand = hands[seat]
        if beats(hand, play.rank, cards) and choose(hand, play.rank, cards, total - hand, rivals):
            return False
        seat = table.left[seat]
    return True
