"""The trash: deleted saves, to be brought back or deleted for good."""

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
from tui.app.screens.open_save import complain
from tui.app.screens.save_list import SaveListScreen
from tui.app.widgets.rows import Rows
from tui.session.problems import problem_sentence
from tui.widgets.commands import Command, bindings


class Deleted(Rows):
    """The rows; Enter brings one back."""

    commands: ClassVar[tuple[Command, ...]] = (
        Rows.commands[0]._replace(label="trash.key.restore"),
        *Rows.commands[1:],
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)


class TrashScreen(SaveListScreen):
    """The deleted saves. What cannot be undone is always asked first."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("restore", "u", "trash.key.restore", shown=False),
        *SaveListScreen.finding,
        Command("erase", "d,delete", "trash.key.erase"),
        Command("erase_all", "e", "trash.key.empty"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def source(self) -> Iterator[SaveInfo]:
        """What lies in the trash."""
        return in_trash(self.app.saves)

    def folder(self) -> Path:
        """The trash of the saves."""
        return self.app.saves / TRASH

    def named(self) -> str:
        """The trash."""
        return self.say("trash.title")

    def empty(self) -> str:
        """Nothing was deleted."""
        return self.say("trash.none")

    def rows(self) -> Rows:
        """The deleted saves."""
        return Deleted(self.draw, 0, id="saves")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing to do without rows."""
        if action in ("restore", "erase") and not (self.is_mounted and self.here):
            return False
        if action == "erase_all" and not self.known:
            return False
        return super().check_action(action, parameters)

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        self.action_restore()

    def action_restore(self) -> None:
        """Back among the saved games."""
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
            self.forget(info.path)

    def action_erase(self) -> None:
        """Delete one for good."""
        info = self.here
        if info is not None:
            question = self.say("trash.ask.erase", file=visible(info.path.name))
            self._ask(question, [info.path])

    def action_erase_all(self) -> None:
        """Delete for good all that has been read, in sight or not."""
        paths = [info.path for info in self.known]
        self._ask(self.say("trash.ask.empty", n=len(paths)), paths)

    def _ask(self, question: str, paths: list[Path]) -> None:
        self.app.confirmed(question, lambda: self.run_worker(self._erase(paths)), always=True)

    async def _erase(self, paths: list[Path]) -> None:
        """Delete in a thread, for there may be thousands; of what cannot be, say why the first
        cannot."""
        gone, kept = await asyncio.to_thread(erased, paths)
        self.app.clear_notifications()
        if gone:
            self.notify(self.say("trash.emptied", n=len(gone)), timeout=6, markup=False)
        for path, error in kept[:1]:
            why = problem_sentence(self.say, error)
            complain(self.app, f"{visible(path.name)}: {why}")
        self.forget(*gone)


def erased(paths: list[Path]) -> tuple[list[Path], list[tuple[Path, SaveError]]]:
    """What is gone now, and what is not and why."""
    gone: list[Path] = []
    kept: list[tuple[Path, SaveError]] = []
    for path in paths:
        try:
            erase(path)
            gone.append(path)
        except SaveError as error:
            kept.append((path, error))
    return gone, kept
