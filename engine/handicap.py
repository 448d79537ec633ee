"""How a weaker robot is made of a stronger one: it thinks less, or lapses into a beginner's habit.

Whatever it is made of, a robot stays sensible: a slip is what a weaker player would have done, and
never a move by chance.
"""

from collections.abc import Callable
from random import Random

from engine.game import A, Bot, Enough, V


def bounded(bot: Bot[V, A], begin: Callable[[], Enough]) -> Bot[V, A]:
    """Return the bot with each decision bounded: `begin` makes the decision's Enough when it
    begins, so that a caller with a clock may bound the time. The Enough of who asks counts too."""

    def choose(view: V, rng: Random, enough: Enough) -> A:
        own = begin()
        return bot(view, rng, lambda iterations: own(iterations) or enough(iterations))

    return choose


def tried(times: int) -> Enough:
    """Return an Enough that ends a search after so many iterations."""
    return lambda iterations: iterations >= times


def brief(bot: Bot[V, A], iterations: int) -> Bot[V, A]:
    """Return the bot with so many iterations for a decision at most, in its own unit."""
    return bounded(bot, lambda: tried(iterations))


def lapsing(bot: Bot[V, A], habit: Bot[V, A], chance: float) -> Bot[V, A]:
    """Return the bot that at each decision, with this chance, chooses as `habit` does."""

    def choose(view: V, rng: Random, enough: Enough) -> A:
        return (habit if rng.random() < chance else bot)(view, rng, enough)

    return choose
