"""What each seat may expect of a moment that is known in full: for looking back at a game.

All hands are open, so players who never err would make every playout the same, and a moment worth
all or nothing. Here everybody plays like `normal` but errs now and then: what is won narrowly is
worth less than what is won in any case.
"""

from random import Random
from typing import Final

from engine.chance import pick
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.groups import whole_groups
from engine.dalmuti.bots.normal import choose
from engine.dalmuti.bots.playout import Policy, finish, opened, shares
from engine.dalmuti.cards import Rank
from engine.dalmuti.legal import BETTER, answers
from engine.dalmuti.score import final_order
from engine.dalmuti.state import State
from engine.game import Enough

PLAYOUTS: Final = 100
"""How many hands are played out for one moment at full strength."""
ERRING: Final = 0.15
"""The chance that a lead or an answer is drawn at random."""


def erring(rng: Random) -> Policy:
    """Return the policy of a player who is like `normal` but errs now and then."""

    def play(hand: int, top: Rank, cards: int, others: int, players: int) -> int:
        if rng.random() >= ERRING:
            return choose(hand, top, cards, others, players)
        if not top:
            return spent(pick(whole_groups(0, hand), rng))
        return spent(pick(answers(0, hand & BETTER[top], top, cards), rng))

    return play


def expect(state: State, rng: Random, enough: Enough) -> tuple[float, ...]:
    """Return by seat the expected share of the opponents it finishes this hand ahead of (see
    `playout.shares`): before the deal, the worth of its chair. Once the hand has ended, return the
    actual shares; once the match is over, those of its last hand. `enough` is asked about the
    number of playouts."""
    if state.table.stage == "over":
        points = state.match.points[-1]
        return tuple(score / (len(points) - 1) for score in points)
    if state.table.stage == "score":
        return shares(state.match, final_order(state))

    policy = erring(rng)
    sums = [0.0] * len(state.hands)
    done = 0
    while done < PLAYOUTS and not (done and enough(done)):
        begun = opened(state, rng)
        got = shares(begun.match, finish(begun, policy))
        sums = [a + b for a, b in zip(sums, got, strict=True)]
        done += 1
    return tuple(total / done for total in sums)
