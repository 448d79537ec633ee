"""What each seat may expect of a moment, for looking back at a game: what comes of it on average
between equals."""

from random import Random
from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.outlook import Outlook
from engine.dolce_vita.bots.prospects import Owned, Shares, promised
from engine.dolce_vita.bots.search import Node
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.frame import DEALER, Enough

PLAYOUTS: Final = 10
"""The default strength: some 0.03 s at most."""


def expect(state: State, rng: Random, enough: Enough) -> Shares:
    """Each seat's expected share of the victory, between 0 and 1; together 1.

    Rounds are played out to their end, where what everybody owns decides; the shares of the last
    round's end are exact. `enough` is asked after every playout.
    """
    if not state.columns:  # Nothing tells one seat from another.
        return (1 / len(state.hands),) * len(state.hands)
    left = state.rounds - state.round
    if state.turn == DEALER:  # Nobody has a choice any more in this round.
        verdicts = forecast(state)
        last = verdicts[-1] if verdicts else state
        return promised((last.goods, last.money), left)
    outlook = Outlook(state)
    totals = [0.0] * len(state.hands)
    done = 0
    while done < PLAYOUTS:
        end = play_out(state, outlook, rng)
        totals = [a + b for a, b in zip(totals, promised(end, left), strict=True)]
        done += 1
        if enough(done):
            break
    return tuple(total / done for total in totals)


def play_out(state: State, outlook: Outlook, rng: Random) -> Owned:
    """What everybody owns after a round in which all trust their forecasts as the search does."""
    while state.turn != DEALER:
        node = Node(state, outlook, rng)
        state = apply(state, draw(node, rng))
    return outlook.end(state)


def draw(node: Node, rng: Random) -> Place:
    """One of the placements, each as likely as it is trusted."""
    left = rng.random()
    for place, trust in zip(node.places, node.trust, strict=True):
        left -= trust
        if left < 0:
            return place
    return node.places[0]
