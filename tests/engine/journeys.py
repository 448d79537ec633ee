"""Random games: a plan that Hypothesis draws and shrinks, and the game it leads to."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from engine.chance import dice, pick
from engine.game import DEALER, Game, Setup
from engine.journal import Journal


class Plan(msgspec.Struct, frozen=True):
    """The plan of a random game: `choices` decide the first moves of the players, then chance from
    `seed` does.

    Half of the time chance takes the first or the last legal action, if `lean` names one.
    """

    setup: Setup
    seed: int
    lean: str
    choices: tuple[int, ...]


@st.composite
def plans(draw: DrawFn, game: Game[Any, Any, Any], options: st.SearchStrategy[Any]) -> Plan:
    """Return a plan with any number of seats and any options that the game takes."""
    return Plan(
        Setup(draw(st.sampled_from(game.seats)), draw(options)),
        draw(st.integers(0, 2**32)),
        draw(st.sampled_from(("any", "first", "last"))),
        tuple(draw(st.lists(st.integers(0, 999), max_size=30))),
    )


class Journey:
    """A whole random game, played move by move without a journal.

    `states[i]` is the state before `actions[i]`, as in a Journal.
    """

    def __init__(self, game: Game[Any, Any, Any], plan: Plan, bound: int) -> None:
        self.game = game
        self.plan = plan
        self.actions: list[Any] = []
        self.states: list[Any] = [game.start(plan.setup)]
        choices = iter(plan.choices)
        while acting := game.to_act(self.states[-1]):
            step = len(self.actions)
            assert step < bound, f"the game goes on after {step} actions"
            rng = dice(str(plan.seed), step, DEALER)
            action = random_action(
                game, self.states[-1], acting, rng, plan.lean, lambda: next(choices, None)
            )
            self.actions.append(action)
            self.states.append(game.apply(self.states[-1], action))

    @property
    def seats(self) -> range:
        """Return the players' seats."""
        return range(self.plan.setup.seats)

    def journal(self) -> Journal[Any, Any, Any]:
        """Return the journal folded from the actions alone."""
        return Journal(self.game, self.plan.setup, self.actions)

    def dice(self, step: int) -> Random:
        """Return a source of chance for a check at a step, independent of the game's own."""
        return Random(f"check/{self.plan.seed}/{step}")

    def spots(self, most: int) -> list[int]:
        """Return at most `most` steps for a close look, spread over the game, both ends
        included."""
        last = len(self.actions)
        if last < most:
            return list(range(last + 1))
        rng = self.dice(0)
        inner = {int(rng.random() * last) for _ in range(most - 2)}
        return sorted({0, last} | inner)


def random_action(
    game: Game[Any, Any, Any],
    state: Any,
    acting: tuple[int, ...],
    rng: Random,
    lean: str = "any",
    choice: Callable[[], int | None] = lambda: None,
) -> Any:
    """Return one legal action of one of the acting seats. `choice` picks it by number; where it
    returns None, chance does, with `lean` as in a Plan."""
    seat = pick(acting, rng)
    if seat == DEALER:
        return game.deal(state, rng)
    actions = game.legal(game.view(state, seat))
    chosen = choice()
    if chosen is not None:
        return actions[chosen % len(actions)]
    if lean == "any" or rng.random() < 0.5:
        return pick(actions, rng)
    return actions[0] if lean == "first" else actions[-1]
