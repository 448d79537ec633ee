"""Goals: what a player may try to do in a game besides winning it.

A game has a few, each of which teaches something about it. They are found in finished games, older
ones too, from the account of the player's own seat.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.account import AnyAccount, Moment
from engine.game import Outcome, Seat


class Story(NamedTuple):
    """A finished game as one of its players has seen it."""

    seat: Seat
    moments: Sequence[Moment]
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
    """Whether a game has it."""


def story_of(account: AnyAccount, outcome: Outcome) -> Story:
    """Return a finished game as the owner of the account, a seat, has seen it."""
    moments = [account.moment(number) for number in range(1, account.last + 1)]
    return Story(account.seat, moments, outcome)
