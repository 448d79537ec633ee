"""Goals: what a player may try to do in a game besides winning it.

A game has a few, each of which teaches something about it. They are found in finished games, older
ones too, from the account of the player's own seat.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.account import AnyAccount, Moment
from engine.game import Outcome, Seat


class Glimpse:
    """A step of an account. Its views are made only when asked for, because goals look at most
    steps for their actions alone, and statistics at ten thousand games."""

    def __init__(self, account: AnyAccount, number: int, action: Any) -> None:
        self._account, self._number = account, number
        self.action = action

    @cached_property
    def _moment(self) -> Moment:
        return self._account.moment(self._number)

    @property
    def view(self) -> Any:
        """Return the view after the step."""
        return self._moment.view

    @property
    def before(self) -> Any:
        """Return the view before the step."""
        return self._moment.before


class Story(NamedTuple):
    """A finished game as one of its players has seen it."""

    seat: Seat
    moments: Sequence[Glimpse]
    """The steps from 1 on."""
    outcome: Outcome

    @property
    def won(self) -> bool:
        """Return whether the player came first, alone or not."""
        return self.outcome.places[self.seat] == 1


class Goal(NamedTuple):
    """A goal. Its sentence is `goal.<game>.<name>`."""

    name: str
    done: Callable[[Story], bool]
    """A test that returns True if the player reached the goal in a finished game."""


def story_of(account: AnyAccount, outcome: Outcome) -> Story:
    """Return a finished game as the owner of the account, a seat, has seen it."""
    moments = [Glimpse(account, *each) for each in enumerate(account.actions, 1)]
    return Story(account.seat, moments, outcome)
