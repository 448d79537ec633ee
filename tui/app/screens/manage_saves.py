"""Commands on a save in a list besides opening it: title, copy, import, show the path, delete and
undo."""

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

from textual import on
from textual.events import Paste

from saves.filing import Imported, duplicate, import_save, rename
from saves.folder import title_of
from saves.listing import SaveInfo
from saves.names import visible
from saves.problems import SaveError
from saves.trash import discard, restore
from tui.app.screens.finding import FindingScreen
from tui.app.screens.open_save import complain, complaints
from tui.app.widgets.prompt import Prompt
from tui.session.paths import completed, dropped, path_of, told
from tui.session.problems import file_sentence, loss_sentence, problem_sentence
from tui.widgets.commands import Command

TITLE, SOURCE = "title", "source"
"""The purposes of the prompt: a title, the path of a save elsewhere."""


COPYING = "copying"
"""The group of the workers that read and write whole saves."""


class ManageSavesScreen(FindingScreen):
    """A list of saves that can be renamed, copied, imported and deleted."""

    keeping: ClassVar[tuple[Command, ...]] = (
        Command("rename", "n,f2", "saves.key.rename"),
        Command("duplicate", "c", "saves.key.duplicate", shown=False),
        Command("import_save", "i", "saves.key.import_save"),
        Command("reveal", "p", "saves.key.reveal", shown=False),
        Command("delete", "d,delete", "saves.key.delete"),
        Command("undo", "u", "saves.key.undo"),
    )

    def __init__(self, sought: str = "") -> None:
        super().__init__(sought)
        self._deleted: list[Path] = []

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if action == "undo" and not any(map(os.path.lexists, self._deleted)):
            return False
        one = action in ("rename", "duplicate", "reveal", "delete")
        if one and not (self.is_mounted and self.here is not None):
            return False
        return super().check_action(action, parameters)

    def action_rename(self) -> None:
        """Ask for a title."""
        if self.here is not None:
            title = title_of(self.here.path)
            self.query_one(Prompt).ask(TITLE, self.say("saves.ask.title"), title)

    def action_import_save(self) -> None:
        """Ask for the path of a save elsewhere."""
        self.query_one(Prompt).ask(SOURCE, self.say("saves.ask.source"), complete=completed)

    def on_paste(self, event: Paste) -> None:
        """Import the saves whose paths are pasted, or that are dropped on the terminal."""
        if self.asking or not self.shown:
            return
        if paths := dropped(event.text):
            self._apart(self._import_saves(paths))
        else:
            complain(self.app, self.say("saves.no-file-pasted"))

    @on(Prompt.Answered)
    def _answered(self, event: Prompt.Answered) -> None:
        if event.purpose == TITLE:
            self._rename(event.text)
        elif event.purpose == SOURCE:
            self._apart(self._import_saves([path_of(event.text)]))

    def _rename(self, title: str) -> None:
        info = self.here
        if info is None:
            return
        with complaints(self.app):
            path = rename(info.path, title)
            self.leave_prompt()
            self.tell("saves.renamed", path)
            self.reread(path)

    async def _import_saves(self, sources: list[Path]) -> None:
        """Import saves, in a thread, because whole files are read and may be large."""
        found: list[Imported] = []
        for source in sources:
            try:
                found.append(await asyncio.to_thread(import_save, source, self.app.saves))
            except SaveError as error:
                sentence = problem_sentence(self.say, error)
                complain(self.app, file_sentence(self.say, source.name, sentence))
        if not found:
            return
        if self.query_one(Prompt).purpose == SOURCE:
            self.leave_prompt()
        self.app.clear_notifications()
        for path, loss in found:
            if len(found) == 1:
                self.tell("saves.imported", path)
            if loss is not None:
                complain(self.app, loss_sentence(self.say, loss))
        if len(found) > 1:
            self.notify_here(self.say("saves.imported-all", n=len(found)), 6)
        self.reread(found[-1].path)

    def action_duplicate(self) -> None:
        """Copy the save under the cursor into the same folder."""
        if self.here is not None:
            self._apart(self._duplicate(self.here.path))

    async def _duplicate(self, path: Path) -> None:
        with complaints(self.app):
            copy = await asyncio.to_thread(duplicate, path)
            self.tell("saves.duplicated", copy)
            self.reread(copy)

    def _apart(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work on whole saves, one at a time: while some is running, more is dropped."""
        if any(worker.group == COPYING and worker.is_running for worker in self.workers):
            work.close()
        else:
            self.run_worker(work, group=COPYING)

    def action_reveal(self) -> None:
        """Show the full path of the file, and copy it to the clipboard."""
        info = self.here
        if info is None:
            return
        # Otherwise a line break in a name would run a command where the path is pasted.
        path = info.path.absolute()
        self.app.copy_to_clipboard(visible(str(path)))
        self.app.clear_notifications()
        self.notify_here(self.say("saves.revealed", file=told(path)), 12)

    def action_delete(self) -> None:
        """Move the save to the trash."""
        info = self.here
        if info is not None:
            question = self.say("confirm.delete", file=visible(info.path.name))
            self.app.confirmed(question, lambda: self._delete(info))

    def _delete(self, info: SaveInfo) -> None:
        try:
            self._deleted.append(discard(info.path))
        except SaveError as error:
            complain(self.app, problem_sentence(self.say, error))
            self.reread()
        else:
            self.tell("saves.deleted", info.path)
            self.forget([info.path])

    def action_undo(self) -> None:
        """Restore the save that was deleted last."""
        still = [path for path in self._deleted if os.path.lexists(path)]
        if not still:
            return
        path, self._deleted = still[-1], still[:-1]
        with complaints(self.app):
            path = restore(path, self.app.saves)
            self.tell("saves.restored", path)
        self.reread(path)
