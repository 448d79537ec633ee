"""What a seat or a bystander has learnt of a game, step by step, without gaps.

Whatever is shown to anybody is drawn from an account, never from a State. A step that its owner
never learnt of takes no place in it, or a gap in the numbers would tell.
"""

from bisect import bisect_right
from random import Random
from typing import Any, Generic, NamedTuple

from engine.game import A, Outcome, S, Seat, V
from engine.journal import Journal


class Moment(NamedTuple):
    """A step as somebody knows it: the view, and what led to it."""

    view: Any
    before: Any = None
    """The view before the step; None at the beginning."""
    action: Any = None
    """What was seen of the action; None at the beginning."""


class Account(Generic[S, V, A]):
    """The steps of a journal that `seat` has learnt of, numbered from 0, the beginning.

    It follows the journal: what is appended there is learnt, what is taken back is forgotten. The
    seat may be BYSTANDER, or EVERYONE, who learns all.
    """

    def __init__(self, journal: Journal[S, V, A], seat: Seat) -> None:
        self.seat = seat
        self.game = journal.game
        self._journal = journal
        self._stops = [0]
        """The journal's step behind each number."""
        self._read = 0
        """How much of the journal has been looked through."""
        self._rewinds = journal.rewinds
        self._views: dict[int, V] = {}
        """The views made last, by the journal's step: stepping makes each but once."""

    def _follow(self) -> list[int]:
        journal, game = self._journal, self.game
        if self._rewinds != journal.rewinds:
            self._rewinds = journal.rewinds
            self._stops, self._read = [0], 0
            self._views.clear()
        while self._read < len(journal):
            state, action = journal.states[self._read], journal.actions[self._read]
            self._read += 1
            if game.seen(state, action, self.seat) is not None:
                self._stops.append(self._read)
        return self._stops

    @property
    def last(self) -> int:
        """The number of the newest step."""
        return len(self._follow()) - 1

    def moment(self, number: int) -> Moment:
        """The step of a number, and what led to it. Raises IndexError for one that is not there."""
        step = self._stop(number)
        view = self._view(self._until(number))
        if not step:
            return Moment(view)
        journal = self._journal
        state, action = journal.states[step - 1], journal.actions[step - 1]
        return Moment(view, self._view(step - 1), self.game.seen(state, action, self.seat))

    def _stop(self, number: int) -> int:
        if not 0 <= number <= self.last:
            raise IndexError(number)
        return self._stops[number]

    def _until(self, number: int) -> int:
        """The journal's last step at which the step of a number is still the newest learnt of.
        What happened unseen after it may have made it the seat's turn: that it sees then."""
        self._stop(number)
        return self._stops[number + 1] - 1 if number < self.last else self._read

    @property
    def newest(self) -> Moment:
        """How the game stands, and what led to it."""
        return self.moment(self.last)

    @property
    def view(self) -> V:
        """What the seat may know now."""
        return self._view(len(self._journal))

    def _view(self, step: int) -> V:
        if step not in self._views:
            while len(self._views) > 1:
                del self._views[next(iter(self._views))]
            self._views[step] = self.game.view(self._journal.states[step], self.seat)
        return self._views[step]

    def views(self) -> list[V]:
        """What the seat knew at every step, from the beginning."""
        return [self._view(self._until(number)) for number in range(self.last + 1)]

    def outcome(self, number: int) -> Outcome | None:
        """Places and scores, if the game is over at a step."""
        return self.game.outcome(self._journal.states[self._until(number)])

    def guessed(self, number: int, rng: Random) -> Journal[S, V, A]:
        """A journal of its own that goes on from a step, with a state that fits what the seat
        knows in place of the true one: nothing hidden is learnt from what is tried there."""
        journal = self._journal.branch(self._until(number))
        journal.states[-1] = self.game.guess(self._view(len(journal)), rng)
        return journal

    def step(self, number: int) -> int:
        """The journal's step behind a number, or behind the nearest there is: for the save, whose
        records count every step, and for nobody's eyes."""
        stops = self._follow()
        return stops[min(max(number, 0), len(stops) - 1)]

    def number(self, step: int) -> int:
        """The number of the last step learnt of that is not after the journal's `step`."""
        return bisect_right(self._follow(), step) - 1
