"""The protocol of a table that lies under the result of its game."""

from collections.abc import Callable, Set
from pathlib import Path
from typing import Any, Protocol

from engine.account import AnyAccount
from engine.character import Character
from engine.game import Game, Seat


class Ended(Protocol):
    """A table whose game is over."""

    game: Game[Any, Any, Any]
    names: tuple[str, ...]
    voices: tuple[tuple[Seat, Character], ...]

    @property
    def perspective(self) -> Seat:
        """Return the seat whose view was shown last."""

    @property
    def whole(self) -> AnyAccount:
        """Return the account of the game as far as it may be shown now."""

    @property
    def humans(self) -> Set[Seat]:
        """Return the seats of the people who played at this screen."""

    @property
    def path(self) -> Path | None:
        """Return the path of the save, None as long as there is none here."""

    @property
    def over_home(self) -> bool:
        """Return True if the home screen lies under the table."""

    @property
    def may_begin(self) -> bool:
        """Return True if another game with the same players can be begun from here."""

    def another(self, leave: Callable[[], None]) -> None:
        """Begin another game with the same players. `leave` removes the result and the table."""

    def close(self) -> None:
        """Cancel the table's tasks, and release its save if it holds one."""
