"""The trash: deleted saves, to be restored or deleted for good."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType

from saves.listing import SaveInfo
from saves.names import visible
from saves.problems import SaveError
from saves.trash import TRASH, erase, in_trash, restore
from tui.app.screens.base import BACK
from tui.app.screens.finding import FindingScreen
from tui.app.screens.open_save import complain
from tui.app.widgets.rows import Rows
from tui.session.problems import file_sentence, problem_sentence
from tui.widgets.commands import Command, bindings


class Deleted(Rows):
    """The rows of the trash; Enter restores the save under the cursor."""

    commands: ClassVar[tuple[Command, ...]] = (
        Rows.commands[0]._replace(label="trash.key.restore"),
        *Rows.commands[1:],
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)


class TrashScreen(FindingScreen):
    """The deleted saves. Commands that cannot be undone always ask first."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("restore", "u", "trash.key.restore", shown=False),
        *FindingScreen.finding,
        Command("erase", "d,delete", "trash.key.erase"),
        Command("erase_all", "e", "trash.key.empty"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def source(self) -> Iterator[SaveInfo]:
        """Yield the saves in the trash."""
        return in_trash(self.app.saves)

    def folder(self) -> Path:
        """Return the folder of the trash."""
        return self.app.saves / TRASH

    def named(self) -> str:
        """Return the title."""
        return self.say("trash.title")

    def empty(self) -> str:
        """Return that the trash is empty."""
        return self.say("trash.none")

    def rows(self) -> Rows:
        """Return a new widget for the deleted saves."""
        return Deleted(self.draw, 0, id="saves")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the commands that need a save if there is none."""
        if action in ("restore", "erase") and not (self.is_mounted and self.here):
            return False
        if action == "erase_all" and not self.shelf.known:
            return False
        return super().check_action(action, parameters)

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        self.action_restore()

    def action_restore(self) -> None:
        """Move the save under the cursor back to the saved games."""
        info = self.here
        if info is None:
            return
        try:
            path = restore(info.path, self.app.saves)
        except SaveError as error:
            complain(self.app, problem_sentence(self.say, error))
            self.reread()
        else:
            self.tell("saves.restored", path)
            self.forget([info.path])

    def action_erase(self) -> None:
        """Delete the save under the cursor for good, after a question."""
        info = self.here
        if info is not None:
            question = self.say("trash.ask.erase", file=visible(info.path.name))
            self._ask(question, [info.path])

    def action_erase_all(self) -> None:
        """Delete for good all saves that have been read, in sight or not, after a question."""
        paths = [info.path for info in self.shelf.known]
        self._ask(self.say("trash.ask.empty", n=len(paths)), paths)

    def _ask(self, question: str, paths: list[Path]) -> None:
        self.app.confirmed(question, lambda: self.run_worker(self._erase(paths)), always=True)

    async def _erase(self, paths: list[Path]) -> None:
        """Delete in a thread, because there may be thousands, and show the reason of the first
        failure."""
        gone, kept = await asyncio.to_thread(erased, paths)
        self.app.clear_notifications()
        if gone:
            self.notify_here(self.say("trash.emptied", n=len(gone)), 6)
        for path, error in kept[:1]:
            sentence = problem_sentence(self.say, error)
            complain(self.app, file_sentence(self.say, path.name, sentence))
        self.forget(gone)


def erased(paths: list[Path]) -> tuple[list[Path], list[tuple[Path, SaveError]]]:
    """Delete files for good. Return the deleted ones, and the others with their errors."""
    gone: list[Path] = []
    kept: list[tuple[Path, SaveError]] = []
    for path in paths:
        try:
            erase(path)
            gone.append(path)
        except SaveError as error:
            kept.append((path, error))
    return gone, kept
