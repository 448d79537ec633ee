"""Looking back at a game: what a decision was worth beside the best there was.

Everything is judged from what the seat knew then, never from the cards it did not see.
"""

from random import Random
from typing import Generic, NamedTuple

from engine.game import DEALER, A, Enough, Game, Prospect, S, V


class Verdict(NamedTuple, Generic[A]):
    """What the best bot thinks of a decision: its own choice, and what the one taken was worth, in
    the unit of the game's `expect`."""

    best: Prospect[A]
    worth: float

    @property
    def cost(self) -> float:
        """How much worse the decision was than the best; 0 if it was as good."""
        return max(self.best.worth - self.worth, 0.0)


def judge(
    game: Game[S, V, A], state: S, action: A, rng: Random, enough: Enough
) -> Verdict[A] | None:
    """The verdict on an action taken in a state; None where there was no choice, or the game has
    no bot that can tell. What the search left out as plainly worse counts as the worst it tried."""
    if game.advise is None or action.seat == DEALER:
        return None
    view = game.view(state, action.seat)
    if len(game.legal(view)) < 2:
        return None
    prospects = game.advise(view, rng, enough)
    if len(prospects) < 2:
        return None
    taken = (each.worth for each in prospects if each.action == action)
    best = max(prospects, key=lambda each: each.worth)
    return Verdict(best, next(taken, min(each.worth for each in prospects)))
