"""What a position is worth, found by letting the level `normal` play it on."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.dolores import rules
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.analysis import Prospects
from engine.dolores.bots.goods_value import Evaluator, Values
from engine.dolores.bots.learned_value import LearnedEnsemble
from engine.dolores.bots.normal import normal
from engine.dolores.bots.sharing_value import SharingValue
from engine.dolores.guess import guess
from engine.dolores.phases import HAND_ON
from engine.dolores.score import outcome
from engine.dolores.state import State
from engine.dolores.views import DoloresView, view
from engine.game import DEALER, EVERYONE, Enough, Prospect

FUTURES: Final = 32
"""Futures drawn to value how a sharing ended."""


def play_out(state: State, rng: Random) -> Values:
    """Return each seat's share of the victory after one way to play the sharing, or the next one if
    it is over, to its end. The rest of the game is valued, not played, so that its luck does not
    count."""
    while state.waiting:
        seat = state.waiting[0]
        if seat == DEALER:
            action = rules.deal(state, rng)
        else:
            action = normal(view(state, seat), rng, at_once)
        state = rules.apply(state, action)
        if state.phase == HAND_ON:
            return valued(state, rng)
    return shares(state)


def valued(state: State, rng: Random) -> Values:
    """Return each seat's share of the victory, judged by what lies open."""
    seen = view(state, EVERYONE)
    return SharingValue(seen, LearnedEnsemble([Evaluator(seen, rng, FUTURES)])).chances({})


def shares(state: State) -> Values:
    """Return each seat's share of the victory of a game that is over (DO23)."""
    over = outcome(state)
    assert over is not None
    winners = over.places.count(1)
    return [(place == 1) / winners for place in over.places]


def tried(
    seen: DoloresView, actions: Sequence[DoloresAction], rounds: int, rng: Random, enough: Enough
) -> Prospects:
    """Return the prospects of some actions: the mean share of the victory that they bring the
    view's seat. In each round all of them meet the same hidden cards and the same luck; `enough` is
    asked after every round."""
    totals = [0.0] * len(actions)
    for done in range(1, rounds + 1):
        state, luck = guess(seen, rng), rng.random()
        for spot, action in enumerate(actions):
            after = rules.apply(state, action)
            totals[spot] += play_out(after, Random(f"luck {luck}"))[seen.seat]
        if enough(done):
            break
    return tuple(
        Prospect(action, total / done, done) for action, total in zip(actions, totals, strict=True)
    )


def at_once(iterations: int) -> bool:
    """Return True, so that a bot does not search at all."""
    return True
