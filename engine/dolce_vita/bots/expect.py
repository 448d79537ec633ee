"""Each seat's expected share of the victory at a moment, for looking back at a game: the average of
playouts between equals."""

from random import Random
from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.search import Node
from engine.dolce_vita.bots.value import Owned, Values, odds, shares
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import DEALER, Enough

CARDS: Final = 120
"""The default strength: how many cards are placed in all playouts together, which takes some
0.05 s. The fewer are to come in the round, the more playouts."""

KEPT: Final = 0.8
WARMING: Final = 1.0
"""The share of a good's value that each round to come leaves, and by how many units of 100,000 it
raises what counts as a clear lead. Measured: closest to how 260 games of good players ended. Robots
that weigh their choices like this do not win more, so they have constants of their own."""


def expect(state: State, rng: Random, enough: Enough) -> Values:
    """Return each seat's expected share of the victory, between 0 and 1; together 1.

    Rounds are played out to their end, and what everybody owns then is weighed. The shares are
    exact once all cards of the last round lie. Before, a narrow victory in a playout counts little
    more than a narrow defeat, since its placements are drawn by chance. `enough` is asked after
    every playout.
    """
    if not state.columns:  # Nothing tells one seat from another.
        return (1 / len(state.hands),) * len(state.hands)
    left = state.rounds - state.round
    if state.turn == DEALER:  # Nobody has a choice any more in this round.
        verdicts = forecast(state)
        last = verdicts[-1] if verdicts else state
        owned = last.goods, last.money
        return chances(owned, left) if left else shares(owned)
    to_come = sum(hand.bit_count() - 1 for hand in state.hands)
    cache = ForecastCache(state)
    totals = [0.0] * len(state.hands)
    done = 0
    while done * to_come < CARDS:
        found = chances(play_out(state, cache, rng), left)
        totals = [total + share for total, share in zip(totals, found, strict=True)]
        done += 1
        if enough(done):
            break
    return tuple(total / done for total in totals)


def chances(owned: Owned, rounds_left: int) -> Values:
    """Return each seat's expected share of the victory if they own this after a round."""
    return odds(owned, KEPT**rounds_left, 1 + WARMING * rounds_left)


def play_out(state: State, cache: ForecastCache, rng: Random) -> Owned:
    """Play the round to its end, with placements drawn by the trust of the search. Return what
    everybody owns then."""
    while state.turn != DEALER:
        node = Node(state, cache, rng)
        state = apply(state, draw(node, rng))
    return cache.end(state)


def draw(node: Node, rng: Random) -> Place:
    """Draw one of the placements, each as likely as it is trusted."""
    node.rank()
    left = rng.random()
    for place, trust in zip(node.places, node.trust, strict=True):
        left -= trust
        if left < 0:
            return place
    return node.places[0]
