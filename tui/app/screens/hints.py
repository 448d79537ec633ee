"""Hints at a live table: what the best robot would do."""

from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Resize

from engine.game import Prospect
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.app.screens.conducted import ConductedScreen
from tui.app.screens.live import SPEED
from tui.app.widgets.hint import Hint
from tui.session.hints import hint_lines, hint_strip, note_hint, thinking_lines
from tui.session.problems import problem_sentence
from tui.session.thinking import ThinkingFailed
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings

AROUND: Final = 4
"""The lines of the screen that are not for the lines of a hint beside the table: the top line, the
keys, and the hint's own frame."""


class HintingScreen(ConductedScreen):
    """A live table at which a person may ask for a hint, on their own turn and from their own
    view.

    The thinking happens where the robots think, and a save notes that a hint was taken.
    """

    commands: ClassVar[tuple[Command, ...]] = (
        Command("follow", "enter", "key.follow", priority=True),
        Command("close_hint", "escape", "key.close_hint", yields=-1),
        *(each for each in ConductedScreen.commands if each is not SPEED),
        Command("hint", "h", "key.hint", yields=1),
        SPEED,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    _hinted = False
    """Whether a hint is shown or thought about."""

    _best: Any = None
    """The action that the hint names first; None until it is shown."""

    _found: tuple[Any, tuple[Prospect[Any], ...]] | None = None
    """The view for which the hint was found, and what it tells, the best action first; None until
    it is known."""

    def body(self) -> ComposeResult:
        """Yield the table, and the hint over it."""
        yield from super().body()
        yield Hint(id="hint")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "hint":
            # What is said openly is heard by all, so all would also learn of a hint on it.
            return self.game.advise is not None and self.board.open and not self.board.aloud
        if action == "follow":
            return self._best is not None and self.board.open
        if action == "close_hint":
            return self._hinted
        return True

    def now(self, command: Command) -> Command:
        """Return a command as it is shown now: not how to ask for a hint beside how to close it,
        because “hint” would promise another one."""
        asked = self._hinted and command.action == "hint"
        return command._replace(shown=False) if asked else command

    def action_hint(self) -> None:
        """Ask for a hint, or hide the one that is shown."""
        if not self._hinted:
            self._hinted = True
            self._tell()
            self.run_worker(self._advise(), group="hint", exclusive=True, exit_on_error=True)
            self.show_keys()
        else:
            self.action_close_hint()

    async def _advise(self) -> None:
        step, view = len(self.live.journal), self.board.view
        seed = self.live.header.seed
        try:
            found = await self.app.thinker.advise(self.game, view, seed, step)
            if isinstance(self.live, LiveGame):
                note_hint(self.live, self.say("hint.noted", who=self.names[view.seat]))
        except ThinkingFailed:
            self.action_close_hint()
            self.notify(self.say("hint.failed"), severity="warning", markup=False)
            return
        except SaveError as error:
            self.action_close_hint()
            self.notify(problem_sentence(self.say, error), severity="warning", markup=False)
            return
        self.show_found(self._show_hint, view, found)

    def _show_hint(self, view: Any, found: tuple[Prospect[Any], ...]) -> None:
        if not self._hinted or view != self.board.view:
            return
        self._found, self._best = (view, found), found[0].action
        self._tell()
        self._leave_picked()
        self.show_keys()

    def _tell(self) -> None:
        """Show what is known of the hint, as wide as its place."""
        panel, (whole, cells) = self.query_one("#hint", Hint), self.beside_table()
        self.set_class(self._hinted, "-hinting")
        if not self._hinted:
            panel.show([])
        elif self._found is None:
            panel.show(thinking_lines(self.face), whole)
        else:
            follow = self._best is not None
            if whole:
                told = hint_strip(self.face, *self._found, cells, follow)
            else:
                most = self.size.height - AROUND
                told = hint_lines(self.face, *self._found, cells, follow, most)
            panel.show(told, whole)
        self.clear_log()

    def on_resize(self, event: Resize) -> None:
        """Tell the hint anew in its new place."""
        if self._hinted:
            self.call_after_refresh(self._tell)

    def action_follow(self) -> None:
        """Play the action that the hint names first."""
        if self._best is not None and self.board.open:
            self.board.post_message(Board.Intent(self._best))

    def action_close_hint(self) -> None:
        """Hide the hint, and stop thinking about it."""
        if self._hinted:
            self._hinted, self._best, self._found = False, None, None
            self.workers.cancel_group(self, "hint")
            self._tell()
            self.show_keys()

    def action_chronicle(self) -> None:
        """Hide the hint, which would lie over the chronicle, and switch as every table does."""
        self.action_close_hint()
        super().action_chronicle()

    def _open(self, wanted: bool) -> None:
        if not wanted:
            self.action_close_hint()
        super()._open(wanted)

    def restore(self) -> None:
        """Drop the hint, because it is written in the language it was given in."""
        self.action_close_hint()
        super().restore()

    @on(Board.ChoiceChanged)
    def _leave_picked(self) -> None:
        """Forget the hint's action if a card is picked, before the hint came or after: the same key
        plays the picked card."""
        picked = self.board.check_action("cancel", ()) and not self.board.vain("cancel")
        if self._best is not None and picked:
            self._best = None
            self._tell()
            self.show_keys()

    @on(Hint.Closed, "#hint")
    def _seen(self) -> None:
        self.action_close_hint()
