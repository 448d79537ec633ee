"""What a table asks of the game that is played at it: here, by its conductor, or at the host of a
table on the net. Nothing here imports Textual."""

from typing import Any, NamedTuple, Protocol

from engine.account import AnyAccount
from engine.conductor import Conductor, Cue, Spared, Station
from engine.game import Game
from saves.writing import LiveGame
from tui.session.what_if import Trial

HERE: Station = 0
"""The one station of a game on this screen."""


class Told(NamedTuple):
    """Something has happened elsewhere: the account has grown."""


class Driver(Protocol):
    """The game as a table knows it."""

    game: Game[Any, Any, Any]
    names: tuple[str, ...]

    @property
    def account(self) -> AnyAccount:
        """What the people at the screen may see now."""

    @property
    def news(self) -> int:
        """How many of its newest steps are to be played to who has just come to the screen."""

    @property
    def shared(self) -> bool:
        """Whether people with secrets from each other sit at this screen."""

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""

    @property
    def returns(self) -> bool:
        """Whether somebody here may take back a decision, or ask to."""

    def pauses(self, setting: str) -> bool:
        """Whether the end of a round waits for a key, by a setting."""

    async def next(self, told: int) -> Cue | Told:
        """Wait for what comes next, after step `told` of the account was shown."""

    async def act(self, action: Any) -> bool:
        """Let a person do what he has chosen. False if nothing came of it. Raises Illegal if the
        rules refuse it, SaveError if it cannot be kept; then nothing has happened."""


class Conducted:
    """A game whose journal is here, a Driver. `live` decides whether it is saved; the conductor
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
