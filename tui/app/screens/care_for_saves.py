"""Commands on what is in a save of a list: export, verify, repair, review, its branches."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ClassVar, Final

from textual import on

from saves.folder import free_path
from saves.names import visible
from saves.reading import load
from saves.verify import repair, verify
from saves.whole import write_save
from tui.app.screens.manage_saves import ManageSavesScreen
from tui.app.screens.open_save import complain, complaints, replay
from tui.app.widgets.prompt import Prompt
from tui.render.company import Company
from tui.session.paths import completed, path_of, told
from tui.session.perspectives import perspectives
from tui.session.reports import report_sentence
from tui.session.save_search import branch_words
from tui.widgets.commands import Command

EXPORT: Final = "export"
"""The purpose of the prompt while it asks for the path of an export."""

EXPORTING: Final = 600
"""The most seconds for which the notification that an export is under way stays; the one of its
result replaces it."""

LONGER: Final = 12
"""For how many seconds it is told which endings exports may have, and where one was written."""

FORMS: Final = {
    ".html": "html",
    ".md": "markdown",
    ".txt": "text",
    ".svg": "svg",
    ".cast": "cast",
}
"""The forms of an export by the end of its file's name."""


class CareForSavesScreen(ManageSavesScreen):
    """A list of saves with commands that read a whole save, such as export and verify."""

    caring: ClassVar[tuple[Command, ...]] = (
        Command("review", "a", "saves.key.review", shown=False),
        Command("branches", "b", "saves.key.branches", shown=False),
        Command("export", "e", "saves.key.export", shown=False),
        Command("verify", "k", "saves.key.verify", shown=False),
        Command("repair", "f", "saves.key.repair", shown=False),
    )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something with the save under the cursor."""
        if action in ("review", "branches", "export", "verify", "repair"):
            info = self.here if self.is_mounted else None
            if info is None or (info.header is None and action != "verify"):
                return False
            if action == "review" and not info.finished:
                return False
            if action == "repair" and info.problem is None:
                return False
            if action == "branches" and not self.shelf.branched(info):
                return False
        return super().check_action(action, parameters)

    def action_review(self) -> None:
        """Replay the game, and open its review over the replay."""
        if self.here is not None:
            replay(self, self.here.path, review=True)

    def action_branches(self) -> None:
        """Show the game from which this one branched, if any, with all its branches; else the
        branches of this one."""
        info = self.here
        if info is not None and info.header is not None:
            parent = info.header.parent
            words = branch_words(parent.file if parent else info.path.name)
            self.seek_for(f"{self.say('saves.by.branch')}:{words}")

    def action_verify(self) -> None:
        """Check every line and every action of the save."""
        if self.here is not None:
            self._apart(self._verify(self.here.path))

    async def _verify(self, path: Path) -> None:
        report = await asyncio.to_thread(verify, path)
        self.app.clear_notifications()
        self.notify_here(report_sentence(self.say, report, path.name), 12)

    def action_repair(self) -> None:
        """Write what is intact of a damaged save to a new one beside it."""
        if self.here is not None:
            self._apart(self._repair(self.here.path))

    async def _repair(self, path: Path) -> None:
        goal = free_path(path.parent, path.stem)
        with complaints(self.app):
            await asyncio.to_thread(repair, path, goal)
            self.tell("saves.repaired", goal)
            self.reread(goal)

    def action_export(self) -> None:
        """Ask for the path of a file, whose name's end tells the form."""
        if self.here is not None:
            path = f"~/{visible(self.here.path.stem)}.html"
            ask = self.say("saves.ask.export")
            self.query_one(Prompt).ask(EXPORT, ask, path, complete=_completed)
            self.notify_here(self._forms(), LONGER)

    @on(Prompt.Answered)
    def _export_to(self, event: Prompt.Answered) -> None:
        if event.purpose == EXPORT and self.here is not None:
            goal = path_of(event.text)
            if goal.suffix.lower() in FORMS:
                self._apart(self._export(self.here.path, goal))
            else:
                complain(self.app, self._forms())

    @on(Prompt.Dropped)
    def _not_exported(self, event: Prompt.Dropped) -> None:
        if event.purpose == EXPORT:
            self.app.clear_notifications()  # the forms mean nothing to the next question

    def _forms(self) -> str:
        return self.say("saves.no-form", forms=", ".join(FORMS))

    async def _export(self, path: Path, goal: Path) -> None:
        # A long game takes seconds: the field is free for another question meanwhile.
        self.leave_prompt()
        self.tell("saves.exporting", goal, EXPORTING)
        company, theme = self.app.company, self.app.settings.theme
        with complaints(self.app):
            if await asyncio.to_thread(exported, company, path, goal, theme):
                self.notify_here(self.say("saves.exported", file=told(goal)), LONGER)
            else:
                complain(self.app, self.say("secret.unfinished"))


def _completed(typed: str) -> tuple[str, list[str]]:
    return completed(typed, ".html")


def exported(
    company: Callable[[Iterable[str]], Company], path: Path, goal: Path, theme: str
) -> bool:
    """Write a game to a new file, in the form that the end of its name tells; `company` makes the
    players of their names. Return False if several people still hold secret cards. Raises
    SaveError, `exists` among others."""
    # The exports are loaded here, because nothing else in a list needs them.
    from tui.export.forms import made
    from tui.export.story import Story

    saved = load(path)
    seats = perspectives(saved)
    if not seats:
        return False
    players = company(player.name for player in saved.header.players)
    story = Story(players, saved, seats[-1])
    content = made(story, FORMS[goal.suffix.lower()], story.account.last, theme)
    write_save(goal, f"{content}\n".encode())
    return True
