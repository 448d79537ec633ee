"""The journal: actions folded over a start state, with every state kept.

Frozen states share their parts, so keeping them all is cheap, and a seek, an undo or a branch is
a list index.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic

from engine.game import DEALER, A, Game, Outcome, S, Seat, Setup, V


class Journal(Generic[S, V, A]):
    """The open history of one game.

    `states[i]` is the state before `actions[i]`; there is always one state more than actions.
    """

    def __init__(self, game: Game[S, V, A], setup: Setup, actions: Iterable[A] = ()) -> None:
        """Fold `actions` over the start. Raises Illegal at the first that the rules refuse; a
        caller who wants the good prefix appends one by one instead."""
        self.game = game
        self.setup = setup
        self.actions: list[A] = []
        self.states: list[S] = [game.start(setup)]
        self.rewinds = 0
        """How often `rewind` was called: when it changes, a follower of the journal must begin
        anew."""
        self._tried: tuple[A, S] | None = None
        """The action that was tried last on the newest state, and where it leads."""
        for action in actions:
            self.append(action)

    def __len__(self) -> int:
        """Return the number of actions, which is also the step of the newest state."""
        return len(self.actions)

    @property
    def state(self) -> S:
        """The newest state."""
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """The places and scores; None before the end of the game."""
        return self.game.outcome(self.state)

    def part_places(self, start: int = 0) -> Iterator[tuple[int, ...]]:
        """Yield the places by seat in every part of the game (a hand) that ended since a step."""
        return self._told(self.game.part_places, start)

    def placed(self, seat: Seat, start: int = 0) -> int | None:
        """Return the first place of a seat in a part of the game (a hand) that is known from step
        `start` on; None if there is none."""
        placed = self.game.placed
        if placed is None:
            return None
        return next(
            (told for told in (placed(state, seat) for state in self.states[start:]) if told), None
        )

    def interims(self, start: int = 0) -> Iterator[tuple[int, ...]]:
        """Yield the scores by seat at the end of every round (sharing) that ended since a step."""
        return self._told(self.game.interim, start)

    def _told(
        self, tell: Callable[[S], tuple[int, ...] | None] | None, start: int
    ) -> Iterator[tuple[int, ...]]:
        if tell is not None:
            yield from (told for told in map(tell, self.states[start:]) if told is not None)

    def attempt(self, action: A) -> S:
        """Return the state an action would lead to, and remember it for `append`. Raises Illegal if
        the rules refuse the action."""
        state = self.game.apply(self.states[-1], action)
        self._tried = action, state
        return state

    def append(self, action: A) -> S:
        """Apply one more action. Raises Illegal and stays as it was when the rules refuse it."""
        tried, self._tried = self._tried, None
        if tried is not None and tried[0] is action:
            state = tried[1]
        else:
            state = self.game.apply(self.states[-1], action)
        self.actions.append(action)
        self.states.append(state)
        return state

    def rewind(self, step: int) -> None:
        """Forget every action from `step` on. Raises IndexError for a step that is not there."""
        if not 0 <= step <= len(self.actions):
            raise IndexError(step)
        self._tried = None
        self.rewinds += 1
        del self.actions[step:]
        del self.states[step + 1 :]

    def branch(self, step: int) -> "Journal[S, V, A]":
        """Return a new journal that shares the first `step` actions and their states. Raises
        IndexError for a step that is not there."""
        if not 0 <= step <= len(self.actions):
            raise IndexError(step)
        twin = Journal(self.game, self.setup)
        twin.actions = self.actions[:step]
        twin.states = self.states[: step + 1]
        return twin

    def chose(self, step: int) -> bool:
        """Return True if whoever acted at a step could have done something else. The dealer never
        could."""
        seat = self.actions[step].seat
        return seat != DEALER and len(self.game.legal(self.game.view(self.states[step], seat))) > 1

    def masked(self, seat: Seat) -> list[Any]:
        """Return the journal as `seat` has seen it, without the actions it never learnt of."""
        seen = (
            self.game.seen(state, action, seat)
            for state, action in zip(self.states, self.actions, strict=False)
        )
        return [action for action in seen if action is not None]
