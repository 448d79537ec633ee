"""The bot of level `random`: any legal action, each equally likely."""

from collections.abc import Callable, Sequence
from random import Random

from engine.chance import pick
from engine.game import A, Bot, Enough, V


def random_bot(legal: Callable[[V], Sequence[A]]) -> Bot[V, A]:
    """Return a bot that picks any of a game's legal actions."""

    def choose(view: V, rng: Random, enough: Enough) -> A:
        return pick(legal(view), rng)

    return choose
