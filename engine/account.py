"""Accounts: the steps of a game that a seat or a bystander has learnt of.

Whatever is shown to anybody is drawn from an account, never from a State. A step that its owner
never learnt of has no number in it, because a gap in the numbers would tell of the step.
"""

from bisect import bisect_right
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol

from engine.game import A, Game, Outcome, S, Seat, V
from engine.journal import Journal


class Moment(NamedTuple):
    """One step as the owner of an account knows it: the view after it, and what led to it."""

    view: Any
    before: Any = None
    """The view before the step; None at the beginning."""
    action: Any = None
    """What was seen of the action; None at the beginning."""


class AnyAccount(Protocol):
    """An account as screens and records use it, whether its journal is here or at a host."""

    game: Game[Any, Any, Any]
    seat: Seat

    @property
    def last(self) -> int:
        """Return the number of the newest step."""

    @property
    def newest(self) -> Moment:
        """Return the newest step, with what led to it."""
        return self.moment(self.last)

    @property
    def view(self) -> Any:
        """Return what the owner may know now."""

    @property
    def actions(self) -> Sequence[Any]:
        """Return the actions from step 1 on, as far as the seat saw them."""

    def moment(self, number: int) -> Moment:
        """Return the step of a number, with what led to it."""

    def views(self) -> list[Any]:
        """Return what the owner knew at every step, from the beginning."""

    def outcome(self, number: int) -> Outcome | None:
        """Return places and scores if the game is over at a step, else None."""

    def step(self, number: int, /) -> int:
        """Return the step that records use for the account's step `number`. A number out of range
        counts as the nearest one."""

    def number(self, step: int, /) -> int:
        """Return the number of the last step that is not after the `step` of a record."""


class Account(AnyAccount, Generic[S, V, A]):
    """The steps of a journal that `seat` has learnt of, numbered from 0, the beginning.

    It follows the journal: what is appended there is learnt, what is taken back is forgotten. The
    seat may be BYSTANDER, or EVERYONE, who learns all.
    """

    def __init__(self, journal: Journal[S, V, A], seat: Seat) -> None:
        self.seat = seat
        self.game: Game[S, V, A] = journal.game
        self._journal = journal
        self._stops = [0]
        """By number, the journal's step just after the action that was learnt of."""
        self._seen: list[Any] = []
        """What was seen of the action of each number, from 1 on."""
        self._read = 0
        """How many actions of the journal have been looked through."""
        self._rewinds = journal.rewinds
        self._views: dict[int, V] = {}
        """The last two views by the journal's step, so that stepping makes each only once."""

    def _follow(self) -> list[int]:
        journal = self._journal
        if self._rewinds != journal.rewinds:
            self._rewinds = journal.rewinds
            self._stops, self._seen, self._read = [0], [], 0
            self._views.clear()
        read = self._read
        if read < len(journal.actions):
            seen, seat = self.game.seen, self.seat
            for state, action in zip(journal.states[read:], journal.actions[read:], strict=False):
                read += 1
                if (one := seen(state, action, seat)) is not None:
                    self._stops.append(read)
                    self._seen.append(one)
            self._read = read
        return self._stops

    @property
    def last(self) -> int:
        """Return the number of the newest step."""
        return len(self._follow()) - 1

    def moment(self, number: int) -> Moment:
        """Return the step of a number, with what led to it. Raises IndexError if there is no such
        step."""
        view = self._view(self._until(number))
        if not number:
            return Moment(view)
        return Moment(view, self._view(self._stops[number] - 1), self._seen[number - 1])

    @property
    def actions(self) -> Sequence[Any]:
        """Return the actions from step 1 on, as far as the seat saw them."""
        self._follow()
        return self._seen

    def _until(self, number: int) -> int:
        """Return the journal's last step at which step `number` is still the newest one learnt of.
        Hidden steps may have made it the owner's turn, and the owner sees that."""
        stops = self._follow()
        if not 0 <= number < len(stops):
            raise IndexError(number)
        return stops[number + 1] - 1 if number + 1 < len(stops) else self._read

    @property
    def view(self) -> V:
        """Return what the owner may know now."""
        return self._view(len(self._journal))

    def _view(self, step: int) -> V:
        if step not in self._views:
            while len(self._views) > 1:
                del self._views[next(iter(self._views))]
            self._views[step] = self.game.view(self._journal.states[step], self.seat)
        return self._views[step]

    def views(self) -> list[V]:
        """Return what the owner knew at every step, from the beginning."""
        return [self._view(self._until(number)) for number in range(self.last + 1)]

    def outcome(self, number: int) -> Outcome | None:
        """Return places and scores if the game is over at a step, else None."""
        return self.game.outcome(self._journal.states[self._until(number)])

    def guessed(self, number: int, rng: Random) -> Journal[S, V, A]:
        """Return a new journal up to a step, whose newest state is a guess that fits what the owner
        knows. So trying moves there teaches nothing hidden."""
        journal = self._journal.branch(self._until(number))
        journal.states[-1] = self.game.guess(self._view(len(journal)), rng)
        return journal

    def step(self, number: int) -> int:
        """Return the journal's step of the account's step `number`. A number out of range counts as
        the nearest one. Use it only for saves, whose records count every step: shown to a player,
        it would tell of hidden steps."""
        stops = self._follow()
        return stops[min(max(number, 0), len(stops) - 1)]

    def number(self, step: int) -> int:
        """Return the number of the last step learnt of that is not after the journal's `step`."""
        return bisect_right(self._follow(), step) - 1
