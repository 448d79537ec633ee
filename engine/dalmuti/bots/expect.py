"""What each seat may expect of a moment that is known in full: for looking back at a game.

All hands are open, so players who never err would make every playout the same, and a moment worth
all or nothing. Here everybody plays like `normal` but errs now and then: what is won narrowly is
worth less than what is won in any case.
"""

from random import Random
from typing import Final

from engine.chance import pick
from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.bots.groups import whole_groups
from engine.dalmuti.bots.normal import move
from engine.dalmuti.bots.playout import finish, shares
from engine.dalmuti.legal import BETTER, answers
from engine.dalmuti.state import State
from engine.game import Enough, Seat

PLAYOUTS: Final = 100
"""How many hands are played out for one moment at full strength."""
ERRING: Final = 0.15
"""How often somebody leads or answers by chance."""


def expect(state: State, rng: Random, enough: Enough) -> tuple[float, ...]:
    """By seat, the share of the opponents it will finish this hand ahead of (see `playout.shares`).
    Before the deal that is what its chair is worth; of a hand that is over, and after the match of
    the last, what came of it. `enough` is asked about the number of playouts."""
    if state.table.stage == "over":
        points = state.match.points[-1]
        return tuple(score / (len(points) - 1) for score in points)
    if state.table.stage == "score":
        return shares(state)

    def erring(seat: Seat, hand: int, top: Play | None, others: int, players: int) -> Play | Pass:
        if rng.random() >= ERRING:
            return move(seat, hand, top, others, players)
        if top is None:
            return pick(whole_groups(seat, hand), rng)
        better = hand & BETTER[top.rank]
        return pick(answers(seat, better, top.rank, top.count + top.jesters), rng)

    sums = [0.0] * len(state.hands)
    done = 0
    while done < PLAYOUTS and not (done and enough(done)):
        got = shares(finish(state, rng, erring))
        sums = [a + b for a, b in zip(sums, got, strict=True)]
        done += 1
    return tuple(total / done for total in sums)
