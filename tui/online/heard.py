"""The table as a guest knows it, from what a host has told. No socket, no clock.

Its account has the interface of `engine.account.Account` wherever something is drawn from one.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.account import AnyAccount, Moment
from engine.game import Game, Outcome, Seat
from engine.registry import game_named
from saves.header import Player
from tui.online.messages import (
    WATCHING,
    Accepted,
    Ask,
    Begun,
    Forgotten,
    FromHost,
    Granted,
    Now,
    Over,
    Paused,
    Refused,
    Room,
    Steps,
    Welcome,
    Wish,
)
from tui.online.protocol import Garbled


class HeardAccount(AnyAccount):
    """The steps of a game that a guest was told of, numbered from 0, the beginning."""

    def __init__(self, game: Game[Any, Any, Any], seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._sights = game.sights or game.actions
        self._steps: list[tuple[Any, Any]] = []
        self._outcome: Outcome | None = None

    @property
    def last(self) -> int:
        """Return the number of the newest step, -1 before anything was told."""
        return len(self._steps) - 1

    def moment(self, number: int) -> Moment:
        """Return the step of a number, with what led to it. Raises IndexError if there is no such
        step."""
        if not 0 <= number < len(self._steps):
            raise IndexError(number)
        action, view = self._steps[number]
        return Moment(view, self._steps[number - 1][1], action) if number else Moment(view)

    @property
    def actions(self) -> Sequence[Any]:
        """Return the actions from step 1 on, as far as the guest saw them."""
        return [action for action, _ in self._steps[1:]]

    @property
    def view(self) -> Any:
        """Return what the guest may know now."""
        return self._steps[-1][1]

    def views(self) -> list[Any]:
        """Return what the guest knew at every step, from the beginning."""
        return [view for _, view in self._steps]

    def outcome(self, number: int) -> Outcome | None:
        """Return places and scores if the game is over at a step, else None."""
        return self._outcome if number == self.last else None

    def copy(self) -> "HeardAccount":
        """Return a copy that does not change when more is heard."""
        account = HeardAccount(self.game, self.seat)
        account._steps, account._outcome = self._steps.copy(), self._outcome
        return account

    def step(self, number: int) -> int:
        """Return the number itself: the guest knows of no other steps."""
        return min(max(number, 0), max(self.last, 0))

    number = step

    def hear(self, message: Steps | Now | Forgotten | Over) -> None:
        """Take in a message. Raises Garbled if it does not fit the steps so far,
        msgspec.ValidationError if it does not belong to this game."""
        if isinstance(message, Steps):
            if message.first != len(self._steps):
                raise Garbled
            self._steps += [
                (self._action(each.action), self._view(each.view)) for each in message.steps
            ]
        elif isinstance(message, Over):
            self._outcome = Outcome(message.places, message.scores, message.reason)
        elif isinstance(message, Forgotten):
            if not 0 <= message.last <= self.last:
                raise Garbled
            del self._steps[message.last + 1 :]
        elif self._steps:
            self._steps[-1] = (self._steps[-1][0], self._view(message.view))
        else:
            raise Garbled

    def _action(self, told: Any) -> Any:
        return None if told is None else msgspec.convert(told, self._sights)

    def _view(self, told: Any) -> Any:
        return msgspec.convert(told, self.game.views)


class Heard:
    """The table as a guest knows it."""

    def __init__(self) -> None:
        self.welcome: Welcome | None = None
        self.room: Room | None = None
        self.players: tuple[Player, ...] = ()
        """The players of the game, once one is played; their names are cleaned."""
        self.account: HeardAccount | None = None
        self.ask = Ask(0)
        """The question to the guest; its turn is 0 if none is open."""
        self.paused: Paused | None = None
        self.wish: Wish | None = None
        """A wish to undo a decision that waits for consent; None without one."""
        self.refused: Refused | None = None
        """The refusal of the guest's last decision; None if none was refused in this game."""

    @property
    def seat(self) -> Seat:
        """Return the guest's seat, or WATCHING."""
        return self.welcome.seat if self.welcome is not None else WATCHING

    @property
    def away(self) -> frozenset[Seat]:
        """Return the seats whose people are away, whether or not a robot plays for them."""
        places = self.room.seats if self.room is not None else ()
        return frozenset(seat for seat, each in enumerate(places) if each.away is not None)

    def hear(self, message: FromHost) -> None:
        """Take in a message. Raises Garbled if it makes no sense here."""
        try:
            self._hear(message)
        except (KeyError, ValueError) as error:
            raise Garbled from error

    def _hear(self, message: FromHost) -> None:
        if isinstance(message, Welcome):
            self.__init__()  # type: ignore[misc]
            self.welcome = message
        elif isinstance(message, Room):
            self.room = message
        elif isinstance(message, Begun):
            game = game_named(message.game)
            if message.rules != game.rules or len(message.players) not in game.seats:
                raise Garbled
            self.players = tuple(Player(each.name, each.by) for each in message.players)
            self.account = HeardAccount(game, self.seat)
            self.ask, self.paused, self.wish, self.refused = Ask(0), None, None, None
        elif isinstance(message, Steps | Now | Forgotten | Over):
            if self.account is None:
                raise Garbled
            self.account.hear(message)
        elif isinstance(message, Ask):
            self.ask = message
        elif isinstance(message, Accepted):
            if message.turn == self.ask.turn:
                self.ask = Ask(0)
        elif isinstance(message, Paused):
            self.paused = message if message.on else None
        elif isinstance(message, Wish):
            self.wish = message
        elif isinstance(message, Granted):
            self.wish = None
        elif isinstance(message, Refused):
            self.refused = message
