"""Looking back at a game: what a decision was worth beside the best there was.

Everything is judged from what the seat knew then, never from the cards it did not see.
"""

from random import Random
from typing import Generic, NamedTuple

from engine.game import DEALER, A, Enough, Game, Prospect, S, V
from engine.journal import Journal


class Verdict(NamedTuple, Generic[A]):
    """What the best bot thinks of a decision: its own choice, and what the one taken was worth, in
    the unit of the game's `expect`."""

    best: Prospect[A]
    worth: float

    @property
    def cost(self) -> float:
        """How much worse the decision was than the best; 0 if it was as good."""
        return max(self.best.worth - self.worth, 0.0)


def decided(journal: Journal[S, V, A], step: int) -> tuple[V, A]:
    """Return what the seat that acted last before a step knew, and what it did."""
    action = journal.actions[step - 1]
    return journal.game.view(journal.states[step - 1], action.seat), action


def expected(
    journal: Journal[S, V, A], step: int, rng: Random, enough: Enough
) -> tuple[float, ...] | None:
    """Return what each seat could expect at a step, judged with all cards known; None if the game
    has no way to tell."""
    expect = journal.game.expect
    return None if expect is None else expect(journal.states[step], rng, enough)


def judge(
    game: Game[S, V, A], view: V, action: A, rng: Random, enough: Enough
) -> Verdict[A] | None:
    """Return the verdict on an action taken with a view; None where there was no choice, or the
    game has no bot that can tell. An action that the search left out as plainly worse counts as the
    worst it tried."""
    if game.advise is None or action.seat == DEALER:
        return None
    if len(game.legal(view)) < 2:
        return None
    prospects = game.advise(view, rng, enough)
    if len(prospects) < 2:
        return None
    taken = (each.worth for each in prospects if each.action == action)
    best = max(prospects, key=lambda each: each.worth)
    return Verdict(best, next(taken, min(each.worth for each in prospects)))
