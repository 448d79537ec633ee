"""Looking back from a guest's table over the steps told so far."""

from typing import ClassVar

from textual.binding import BindingType

from engine.character import Character
from engine.game import Seat
from tui.app.screens.steps import SteppingScreen
from tui.app.screens.table import TO_BOARD
from tui.online.heard import HeardAccount
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span


class GuestLookBackScreen(SteppingScreen):
    """The steps that a guest has seen of a game, which goes on meanwhile."""

    commands: ClassVar[tuple[Command, ...]] = (
        TO_BOARD,
        Command("leave", "escape,q", "key.to_table"),
        *(command for command in SteppingScreen.commands if command is not TO_BOARD),
        Command("chronicle", "l", "key.chronicle"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(
        self,
        account: HeardAccount,
        names: tuple[str, ...],
        voices: tuple[tuple[Seat, Character], ...],
        number: int,
    ) -> None:
        super().__init__(account, account.game, names, number)
        self.voices = voices

    def asked(self) -> Line:
        """Return the reminder that the game goes on."""
        return (Span(self.say("guest.goes-on"), "accent"),)
