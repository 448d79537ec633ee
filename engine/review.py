"""Looking back at a game: what a decision was worth beside the best there was.

Everything is judged from what the seat knew then, never from the cards it did not see.
"""

from enum import IntEnum
from random import Random
from typing import Final, Generic, NamedTuple

from engine.game import DEALER, A, Enough, Game, Prospect, S, V
from engine.journal import Journal


class Grade(IntEnum):
    """How bad a decision was, the worst last."""

    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


COSTS: Final = {Grade.BLUNDER: 0.2, Grade.MISTAKE: 0.1, Grade.INACCURACY: 0.05}
"""The least cost of each grade, in the unit of the game's `expect`."""


def graded(cost: float, margin: float) -> Grade | None:
    """Return the grade of a decision by its cost and the margin of error of that; None for a
    decision that is not named, because it cost little or because less than half the cost is
    certain.

    >>> graded(0.12, 0.05).name, graded(0.12, 0.07), graded(0.04, 0.0)
    ('MISTAKE', None, None)
    """
    if margin > cost / 2:
        return None
    return next((grade for grade, least in COSTS.items() if cost >= least), None)


class Verdict(NamedTuple, Generic[A]):
    """What is thought of a decision.

    choices  the actions that were weighed, best first, the one taken among them
    taken    its place among them
    cost     how much worse it was than the best, in the unit of the game's `expect`; 0 if it was
             as good
    margin   by how much the cost may be wrong either way: half its 95 % interval
    """

    choices: tuple[Prospect[A], ...]
    taken: int
    cost: float
    margin: float


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
    choices = sorted(game.advise(view, rng, enough), key=lambda each: -each.worth)
    if len(choices) < 2:
        return None
    taken = next((n for n, each in enumerate(choices) if each.action == action), len(choices))
    if taken == len(choices):
        choices.append(Prospect(action, choices[-1].worth, 0))
    return Verdict(tuple(choices), taken, choices[0].worth - choices[taken].worth, 0.0)
