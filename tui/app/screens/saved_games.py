"""The saved games, or only the finished ones, to be replayed."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on
from textual.binding import BindingType

from saves.listing import SaveInfo, saves_in
from tui.app.screens.base import BACK
from tui.app.screens.care_for_saves import CareForSavesScreen
from tui.app.screens.open_save import complain, open_save, replay
from tui.app.widgets.rows import Rows
from tui.games.registry import offered_games
from tui.widgets.commands import Command, bindings


class SavedGamesScreen(CareForSavesScreen):
    """The saves of the folder, to be continued, replayed and managed."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("replay", "r", "key.replay"),
        *CareForSavesScreen.caring,
        *CareForSavesScreen.finding,
        *CareForSavesScreen.keeping,
        Command("examples", "x", "saves.key.examples"),
        Command("trash", "t", "trash.key.open"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, finished: bool = False, sought: str = "") -> None:
        """List the saves; with `finished`, only games that were played to their end; with `sought`,
        those that a search for these words finds."""
        super().__init__(sought)
        self._finished = finished

    def source(self) -> Iterator[SaveInfo]:
        """Yield the saves of the folder, or only the finished ones."""
        found = saves_in(self.app.saves)
        return (info for info in found if info.finished) if self._finished else found

    def named(self) -> str:
        """Return the title: saved games, or replays."""
        return self.say("saves.replays" if self._finished else "saves.title")

    def empty(self) -> str:
        """Return that there are no games yet."""
        return self.say("saves.none-finished" if self._finished else "saves.none")

    def rows(self) -> Rows:
        """Return a new widget for the rows, whose Enter says what it does."""
        return Rows(self.draw, len(self.shelf.found), deed=self._deed, id="saves")

    def _deed(self) -> str:
        """Return the key of the words for what Enter does with the save under the cursor."""
        info = self.here
        if info is None or info.header is None:
            return "rows.choose"
        return "key.replay" if info.finished else "saves.key.continue"

    def now(self, command: Command) -> Command:
        """Show the key of the replay only where Enter does something else, and always that of the
        review."""
        if command.action == "replay":
            return command._replace(shown=self.here is not None and not self.here.finished)
        return command._replace(shown=True) if command.action == "review" else command

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        if self.here is not None:
            open_save(self, self.here)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the replay of a save whose first line cannot be read."""
        if action == "replay" and not (self.is_mounted and self.here and self.here.header):
            return False
        return super().check_action(action, parameters)

    def action_replay(self) -> None:
        """Replay the game, finished or not."""
        info = self.here
        if info is None or info.header is None:
            return
        if info.header.game not in offered_games():
            complain(self.app, self.say("saves.no-board"))
        else:
            replay(self, info.path)

    def action_examples(self) -> None:
        """Open the bundled games of the rules' examples."""
        self.go("examples")

    def action_trash(self) -> None:
        """Open the trash."""
        self.go("trash")
