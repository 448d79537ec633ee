"""Weaker robots made of stronger ones: they think less, or lapse into a beginner's habit.

A weaker robot stays sensible: its slip is what a weaker player would have done, never a move by
chance.
"""

from collections.abc import Callable
from random import Random

from engine.game import A, Bot, Enough, V


def bounded(bot: Bot[V, A], begin: Callable[[], Enough]) -> Bot[V, A]:
    """Return the bot with each decision bounded. `begin` makes an Enough at the start of every
    decision, so that a clock can bound it. The Enough that the bot is called with counts too."""

    def choose(view: V, rng: Random, enough: Enough) -> A:
        own = begin()
        return bot(view, rng, lambda iterations: own(iterations) or enough(iterations))

    return choose


def tried(times: int) -> Enough:
    """Return an Enough that ends a search after `times` iterations."""
    return lambda iterations: iterations >= times


def brief(bot: Bot[V, A], iterations: int) -> Bot[V, A]:
    """Return the bot with at most this many iterations for a decision, in the bot's own unit."""
    return bounded(bot, lambda: tried(iterations))


def lapsing(bot: Bot[V, A], habit: Bot[V, A], chance: float) -> Bot[V, A]:
    """Return a bot that chooses as `habit` does with this chance, drawn at each decision, and else
    as `bot` does. The chance is from 0 to 1."""

    def choose(view: V, rng: Random, enough: Enough) -> A:
        return (habit if rng.random() < chance else bot)(view, rng, enough)

    return choose
