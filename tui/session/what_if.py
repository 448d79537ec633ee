"""What if: moves tried from a step of a game, without a file. Nothing here imports Textual."""

from collections.abc import Iterable, Set
from typing import Any, Final

from msgspec.structs import replace

from engine.account import Account
from engine.chance import dice
from engine.game import DEALER, EVERYONE, Seat
from engine.journal import Journal
from engine.table import Table
from saves.header import Header, Player
from saves.reading import SavedGame
from saves.writing import LiveGame
from tui.session.robots import usual_level

CHANCE: Final = "what if"
"""The seed of a trial in which the game's own seed would tell hidden cards."""


class TrialTable(Table[Any, Any, Any]):
    """A table at which any person can take back every tried decision. Its dealer repeats the cards
    of the game from which it began for as long as possible."""

    def __init__(
        self, journal: Journal[Any, Any, Any], seed: str, played: Iterable[Any] = ()
    ) -> None:
        """Begin where the journal is; `played` are the actions of that game if all may be known."""
        super().__init__(journal, seed)
        self.start = len(journal)
        self._dealt = [action for action in played if action.seat == DEALER]

    def deal(self) -> Any:
        """Return the dealer's next action. If it is left to chance, this is the action of its kind
        that the game had at the same place among these, where the rules allow that here. So what
        was tried meets the same cards, however many steps it takes."""
        found, otherwise = super().deal(), Table(self.journal, CHANCE).deal()
        if found == otherwise:
            return found
        kind = type(found)
        before = sum(type(each) is kind for each in self.journal.actions)
        alike = [each for each in self._dealt if type(each) is kind][before : before + 1]
        return next((each for each in alike if self.refusal(each) is None), found)

    def take_back_to(self, seat: Seat, humans: Set[Seat], agreed: bool = False) -> int | None:
        """Return the step of the last decision of a person since the start; None without any."""
        journal = self.journal
        tried = range(len(journal) - 1, self.start - 1, -1)
        own = (step for step in tried if journal.actions[step].seat in humans)
        return next((step for step in own if journal.chose(step)), None)


class Trial:
    """A game that goes on from a step of `source`, with people at the seats in `hands` and robots
    at the others. It is played like a LiveGame, but without a file.

    It goes on with the seed of the source if all may be known. Otherwise a state that fits what
    `seat` knows replaces the true one, and the seed is another. So nobody learns the cards of a
    game that is still played.
    """

    def __init__(
        self,
        source: SavedGame | LiveGame,
        step: int,
        hands: Set[Seat],
        seat: Seat = EVERYONE,
        then: Iterable[Any] = (),
    ) -> None:
        """Begin at a step of the save with what `seat` knows, EVERYONE if all may be known, and
        with the actions `then` tried already."""
        self.source = source
        self.guessed = seat != EVERYONE
        game, old = source.journal.game, source.header
        if self.guessed:
            account = Account(source.journal, seat)
            number = account.number(step)
            journal = account.guessed(number, dice(CHANCE, number, seat))
        else:
            journal = source.journal.branch(step)
        players = [
            Player(player.name, "human")
            if seat in hands
            else Player(player.name, usual_level(game) if player.by == "human" else player.by)
            for seat, player in enumerate(old.players)
        ]
        seed = CHANCE if self.guessed else old.seed
        self.header: Header[Any] = replace(old, players=tuple(players), seed=seed)
        played = () if self.guessed else source.journal.actions
        self.table = TrialTable(journal, seed, played)
        for action in then:
            journal.append(action)

    @property
    def journal(self) -> Journal[Any, Any, Any]:
        """The actions of the source up to the step, then those tried."""
        return self.table.journal

    @property
    def start(self) -> int:
        """The step of the source at which the trial began."""
        return self.table.start

    @property
    def tried(self) -> list[Any]:
        """The actions since the start of the trial."""
        return self.journal.actions[self.start :]
