"""What the end of a game asks of the table that it lies over."""

from collections.abc import Callable, Set
from pathlib import Path
from typing import Any, Protocol

from engine.account import AnyAccount
from engine.game import Game, Seat


class Ended(Protocol):
    """A table whose game is over."""

    game: Game[Any, Any, Any]
    names: tuple[str, ...]

    @property
    def perspective(self) -> Seat:
        """The seat whose view was shown last."""

    @property
    def whole(self) -> AnyAccount:
        """The game as it may be told now."""

    @property
    def humans(self) -> Set[Seat]:
        """The people whose game it was, on this screen."""

    @property
    def path(self) -> Path | None:
        """Its save; None as long as it is not here."""

    @property
    def over_home(self) -> bool:
        """Whether the home screen lies under the table."""

    @property
    def may_begin(self) -> bool:
        """Whether another game with the same players can be begun from here."""

    def another(self, leave: Callable[[], None]) -> None:
        """Begin it; `leave` removes the result and the table."""

    def close(self) -> None:
        """Let go of the game."""
