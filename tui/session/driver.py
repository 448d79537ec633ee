"""The game behind a table's screen, run by a conductor in this program or by a host on the net.
Nothing here imports Textual."""

from typing import Any, NamedTuple, Protocol

from engine.account import AnyAccount
from engine.conductor import Conductor, Cue, Spared, Station
from engine.game import Game
from saves.writing import LiveGame
from tui.session.what_if import Trial

HERE: Station = 0
"""The one station of a game on this screen."""


class Told(NamedTuple):
    """The cue for steps that were added to the account by a host."""


class Driver(Protocol):
    """The game as a table's screen uses it."""

    game: Game[Any, Any, Any]
    names: tuple[str, ...]

    @property
    def account(self) -> AnyAccount:
        """Return the account that the screen may show now."""

    @property
    def news(self) -> int:
        """Return how many of the newest steps to play as scenes when the screen opens."""

    @property
    def shared(self) -> bool:
        """Return True if people with secrets from each other share this screen."""

    @property
    def over(self) -> bool:
        """Return True if the game is over."""

    @property
    def returns(self) -> bool:
        """Return True if a person at this screen may undo a decision, or ask the others to."""

    def pauses(self, setting: str) -> bool:
        """Return True if the end of a round waits for a key, with this value of the setting."""

    async def next(self, told: int) -> Cue | Told:
        """Return the next cue, after step `told` of the account was shown. Waits if there is none
        yet."""

    async def act(self, action: Any) -> bool:
        """Carry out a person's decision. Return False if it came to nothing. Raises Illegal if the
        rules refuse it, SaveError if it cannot be saved; then nothing has changed."""


class Conducted:
    """A Driver of a game in this program. `live` decides whether the game is saved. The conductor
    decides which seat is asked and what is shown."""

    def __init__(self, live: LiveGame | Trial, spared: Spared[Any, Any], one_person: bool) -> None:
        self.live = live
        self.conductor: Conductor[Any, Any, Any] = Conductor(
            live.table, [live.header.humans], spared, one_person
        )
        self.game = live.journal.game
        self.names = tuple(player.name for player in live.header.players)

    @property
    def account(self) -> AnyAccount:
        """See Driver."""
        return self.conductor.account(HERE)

    @property
    def news(self) -> int:
        """See Driver."""
        account = self.conductor.account(HERE)
        return int(account.step(account.last) == len(self.live.journal))

    @property
    def shared(self) -> bool:
        """See Driver."""
        return self.conductor.shared(HERE)

    @property
    def over(self) -> bool:
        """See Driver."""
        return not self.live.table.to_act

    @property
    def returns(self) -> bool:
        """See Driver."""
        return self.conductor.returner(HERE) is not None

    def pauses(self, setting: str) -> bool:
        """See Driver."""
        header = self.live.header
        robots = len(header.humans) < len(header.players)
        return setting == "always" or (setting == "robots" and robots and bool(header.humans))

    async def next(self, told: int) -> Cue | Told:
        """See Driver."""
        return self.conductor.cues[0]

    async def act(self, action: Any) -> bool:
        """See Driver."""
        return self.conductor.act(action)
