"""Monte Carlo tree search over the rest of a round, in which every seat looks after itself.

UCT (Kocsis and Szepesvári 2006) that hands back a share of the victory for every seat, of which
each maximises its own (max^n: Sturtevant 2008). A round is up to 25 placements of up to 42 choices
each, too many to try all of them. So a placement is as good as its forecast until it has been
tried, and is tried in proportion to that (PUCB: Rosin 2011). A forecast supposes that nobody places
any more and may be far off, so a long search tries every placement that it begins with a little.
"""

from collections.abc import Iterator
from math import exp, sqrt
from random import Random
from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.value import shares
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import DEALER, Enough

ITERATIONS: Final = 5000
"""The default strength: some 0.7 s for a decision."""

CURIOSITY: Final = 0.1
"""How strongly placements tried less are preferred to those that look better, in shares of the
victory."""

DOUBT: Final = 0.03
"""How far a placement must promise less than the best, in shares of the victory, to be trusted e
times less."""

BOLDNESS: Final = 0.01
"""What each pip of the card placed adds to its forecast, in shares of the victory, because others
may still undo that."""

SPREAD: Final = 200
"""A search that is to be fair tries each placement it begins with once in so many of its iterations
at least. There are up to 42 of them."""

WARMING: Final = 12
"""After one of so many of its iterations a search tries the placements it begins with that it
neglected so far."""

WHIM: Final = 0.0001
"""The most that chance adds to a promise, so that any of several equal placements is taken."""


class Node:
    """A table before the placement of a seat, with the results of the placements tried so far.

    forecast   what the seats can expect if nobody places after the most promising placement
    places     the placements, the most promising first; the other lists run parallel
    forecasts  what the seats can expect if nobody places after it
    trust      how likely it is the right one by its forecast; together 1
    tries      how often it was tried; this list and the next three hold only the placements tried
               so far, which are the first of `places`
    totals     the sum of the shares of the victory that its seat got in these tries
    means      their mean
    nodes      the node after it; None at the end of the round
    visits     how many tries there were in all
    due        the indices of placements to be tried next, whatever they promise

    Most nodes are never visited again, so `rank` waits until one is. Before, the placements are in
    any order, and `trust` holds the promise of each.
    """

    __slots__ = (
        *("state", "seat", "forecast", "places", "forecasts", "trust"),
        *("tries", "totals", "means", "nodes", "visits", "due"),
    )

    def __init__(self, state: State, cache: ForecastCache, rng: Random) -> None:
        seat = state.turn
        chance = rng.random
        places, forecasts = cache.choices(state)
        promise = [
            forecast[seat] + BOLDNESS * place.card + WHIM * chance()
            for place, forecast in zip(places, forecasts, strict=True)
        ]
        self.state, self.seat = state, seat
        self.forecast = forecasts[promise.index(max(promise))]
        self.places, self.forecasts, self.trust = places, forecasts, promise
        self.visits = 0
        self.tries: list[int] = []
        self.totals: list[float] = []
        self.means: list[float] = []
        self.nodes: list[Node | None] = []
        self.due: list[int] = []

    def rank(self) -> None:
        """Put the placements of a new node in order, the most promising first, and turn their
        promises into trust."""
        promise = self.trust
        order = sorted(range(len(promise)), key=promise.__getitem__, reverse=True)
        most = promise[order[0]]
        weights = [exp((promise[index] - most) / DOUBT) for index in order]
        total = sum(weights)
        self.places = [self.places[index] for index in order]
        self.forecasts = [self.forecasts[index] for index in order]
        self.trust = [weight / total for weight in weights]

    def only(self, place: Place) -> None:
        """Rank the placements of a new node and forget all but one."""
        self.rank()
        index = self.places.index(place)
        self.places, self.forecasts, self.trust = [place], [self.forecasts[index]], [1.0]

    def select(self, curiosity: float) -> int:
        """Return the index of the placement to try now, which is due or promises most; one that was
        never tried is added to the tries."""
        if not self.visits:
            self.rank()
        if self.due:
            return self.due[-1]
        curiosity *= sqrt(self.visits + 1)
        trust = self.trust
        best, chosen = -1.0, 0
        for index, (tries, mean) in enumerate(zip(self.tries, self.means, strict=True)):
            worth = mean + curiosity * trust[index] / (1 + tries)
            if worth > best:
                best, chosen = worth, index
        fresh = len(self.tries)
        if (
            fresh < len(trust)
            and self.forecasts[fresh][self.seat] + curiosity * trust[fresh] > best
        ):
            self._add()
            return fresh
        return chosen

    def open(self, least: int) -> None:
        """Make tries due of all placements that had less than `least`."""
        while len(self.tries) < len(self.places):
            self._add()
        for index, tries in enumerate(self.tries):
            self.due += [index] * (least - tries)

    def _add(self) -> None:
        """Add the most promising of the placements never tried to the tries."""
        self.tries.append(0)
        self.means.append(0.0)
        self.totals.append(0.0)
        self.nodes.append(None)


def search(state: State, rng: Random, enough: Enough, iterations: int = ITERATIONS) -> Node:
    """Search and return the root; `enough` is asked after every iteration."""
    cache = ForecastCache(state)
    root = Node(state, cache, rng)
    grow(root, cache, rng, iterations, enough, least=iterations // SPREAD)
    return root


def grow(
    root: Node,
    cache: ForecastCache,
    rng: Random,
    iterations: int,
    enough: Enough,
    curiosity: float = CURIOSITY,
    least: int = 0,
) -> None:
    """Search on from a root; `enough` is asked after every iteration. Each placement of the first
    choice is tried `least` times at least."""
    for done in range(1, iterations + 1):
        _iterate(root, cache, rng, curiosity)
        if least and done == iterations // WARMING:
            _first_choice(root).open(least)
        if enough(done):
            break


def _first_choice(root: Node) -> Node:
    """Return the root, or the first node after it where there is a choice."""
    node = root
    while len(node.places) == 1 and (after := node.nodes[0]) is not None:
        node = after
    return node


def ended(root: Node, index: int) -> Iterator[tuple[State, int]]:
    """Yield the tables at which the tries of a placement ended, each with how many ended there: one
    at a table not seen before, any number at the end of the round."""
    following = [(root, index)]
    while following:
        node, at = following.pop()
        after = node.nodes[at]
        if after is None:
            yield apply(node.state, node.places[at]), node.tries[at]
        else:
            yield after.state, 1
            following += [(after, each) for each in range(len(after.tries))]


def _iterate(root: Node, cache: ForecastCache, rng: Random, curiosity: float) -> None:
    """Follow the best line to a placement not tried before or to the end of the round, and add the
    result to every node of the line. A placement tried because it was due tells nothing of how good
    the nodes before it are."""
    line: list[tuple[Node, int]] = []
    node = root
    while True:
        index = node.select(curiosity)
        if node.due:
            node.due.pop()
            line.clear()
        line.append((node, index))
        following = node.nodes[index]
        if following is None:
            break
        node = following
    after = apply(node.state, node.places[index])
    if after.turn != DEALER:
        found = node.nodes[index] = Node(after, cache, rng)
        brought = found.forecast
    elif after.round == after.rounds:
        brought = shares(cache.end(after))
    else:
        brought = node.forecasts[index]
    for node, index in line:
        node.visits += 1
        node.tries[index] = tries = node.tries[index] + 1
        node.totals[index] = total = node.totals[index] + brought[node.seat]
        node.means[index] = total / tries
