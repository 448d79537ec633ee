"""Looking back during a game: the steps that the person at the screen has seen so far."""

from typing import ClassVar

from textual.binding import BindingType

from engine.game import Seat
from saves.writing import LiveGame
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.table import TO_BOARD
from tui.session.perspectives import looking_back
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span

OWN = ("leave", "to_board")


class LookBackScreen(ReplayScreen):
    """The replay of a game that waits under it."""

    commands: ClassVar[tuple[Command, ...]] = (
        TO_BOARD,
        Command("leave", "escape,q", "key.to_table"),
        *(command for command in ReplayScreen.commands if command.action not in OWN),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, live: LiveGame, step: int, seat: Seat) -> None:
        super().__init__(live, step, seat, looking_back(live, seat))
        self.live = live

    @property
    def waits(self) -> bool:
        """See BaseScreen."""
        return self.live.table.outcome is None

    def asked(self) -> Line:
        """Return the reminder that the game waits, while it does."""
        if not self.waits:
            return super().asked()
        return (Span(self.say("look_back.waits"), "accent"),)
