"""Saved games, and the finished ones among them to be stepped through."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on
from textual.binding import BindingType

from saves.listing import SaveInfo, saves_in
from tui.app.screens.base import BACK
from tui.app.screens.manage_saves import ManageSavesScreen
from tui.app.screens.open_save import complain, replay, resume
from tui.app.screens.save_list import SaveListScreen
from tui.app.widgets.rows import Rows
from tui.games.registry import offered_games
from tui.widgets.commands import Command, bindings


class SavedGamesScreen(ManageSavesScreen):
    """The saves of the folder, to be played on, stepped through and kept in order."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("replay", "r", "saves.key.replay"),
        *SaveListScreen.finding,
        *ManageSavesScreen.keeping,
        Command("examples", "x", "saves.key.examples"),
        Command("trash", "t", "trash.key.open"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, finished: bool = False) -> None:
        """With `finished`, only games that were played to their end."""
        super().__init__()
        self._finished = finished

    def source(self) -> Iterator[SaveInfo]:
        """The saves of the folder, or the finished ones."""
        found = saves_in(self.app.saves)
        return (info for info in found if info.finished) if self._finished else found

    def named(self) -> str:
        """What they are here for."""
        return self.say("saves.replays" if self._finished else "saves.title")

    def empty(self) -> str:
        """No games yet."""
        return self.say("saves.none-finished" if self._finished else "saves.none")

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        info = self.here
        if info is None:
            return
        if info.header is not None and info.header.game not in offered_games():
            complain(self.app, self.say("saves.no-board"))
        elif info.finished:
            replay(self, info.path)
        else:
            resume(self, info.path)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A game whose first line is no good cannot be stepped through."""
        if action == "replay" and not (self.is_mounted and self.here and self.here.header):
            return False
        return super().check_action(action, parameters)

    def action_replay(self) -> None:
        """Step through the game, finished or not."""
        info = self.here
        if info is None or info.header is None:
            return
        if info.header.game not in offered_games():
            complain(self.app, self.say("saves.no-board"))
        else:
            replay(self, info.path)

    def action_examples(self) -> None:
        """The bundled games of the rules' examples."""
        self.go("examples")

    def action_trash(self) -> None:
        """What was deleted."""
        self.go("trash")
