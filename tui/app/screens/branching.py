"""A replay with what could have come otherwise: branches, which are saves of games that went on
from a step, and variations, which are moves that were tried and kept in the save itself."""

import asyncio
from typing import Any, ClassVar

from msgspec.structs import replace
from textual import on
from textual.binding import BindingType
from textual.events import ScreenResume

from engine.account import AnyAccount
from engine.game import EVERYONE, Seat
from engine.review import Grade
from saves.family import Branch, Family, family_of
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.records import Variation
from saves.writing import LiveGame
from tui.app.screens.mistakes import MistakesScreen
from tui.session.perspectives import notes_may_tell, perspectives
from tui.session.problems import problem_sentence
from tui.session.variations import kept, otherwise, vary
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line


class BranchingScreen(MistakesScreen):
    """A saved game at its cursor, with its branches and variations in the log and on the
    timeline."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("branch", "x", "key.branch"),
        Command("variation", "y", "key.variation"),
        Command("keep_variation", "u", "key.variation.again"),
        *MistakesScreen.commands,
        Command("drop_variation", "d", "key.variation.drop"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(
        self,
        saved: SavedGame | LiveGame,
        accounts: dict[Seat, AnyAccount],
        seat: Seat,
        number: int,
    ) -> None:
        super().__init__(saved, accounts, seat, number)
        self._notes_open = not notes_may_tell(saved)
        self.variations = kept(saved)
        """The variations that may be shown; none while they may tell secrets."""
        self._dropped: list[Variation[Any]] = []
        self.family = Family()
        """The saves that went on from this one, and the one that it went on from."""

    def on_mount(self) -> None:
        """Look for the branches of the game, away from the screen's thread."""
        if self._notes_open:
            self.run_worker(self._find_family(), group="family")

    async def _find_family(self) -> None:
        saved = self.saved
        self.family = await asyncio.to_thread(family_of, saved.path, saved.header)
        if self.family != Family():
            self.retell()
            self._show_cursor()

    def otherwise(self, number: int) -> list[Line]:
        """Return the chronicle's lines on the variations and branches at a step."""
        return otherwise(self.face, self.saved, self.family, self.account, number)

    def marks(self) -> dict[int, str]:
        """Return the marks by number, with those of branches and variations. The step before a
        mistake keeps its own mark, because what is tried in place of the mistake begins there,
        too."""
        marks, sign = super().marks(), self.app.glyphs.branched
        steps = {each.step for each in self.family.all} | {each.step for each in self.variations}
        numbers = {self.account.number(step) for step in steps}
        if numbers:
            numbers -= {*self.analysis.mistakes(Grade.MISTAKE)}
        return marks | dict.fromkeys(numbers, sign)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "branch":
            return self._branch_here() is not None
        if action in ("variation", "drop_variation"):
            return self._variation_here() is not None
        if action == "keep_variation":
            return bool(self._dropped)
        return True

    def _branch_here(self) -> Branch | None:
        """Return the branch that began at the step shown, else the parent, else None."""
        here = (each for each in self.family.children if self._is_here(each, self.number))
        return next(here, self.family.parent)

    def _is_here(self, each: Branch | Variation[Any], number: int) -> bool:
        return self.account.number(each.step) == number

    def action_branch(self) -> None:
        """Open the branch that began at this step, or the game from which this one went on."""
        branch = self._branch_here()
        if branch is None:
            return
        self._halt()
        try:
            saved = load(branch.path)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return
        if perspectives(saved):
            self.go("replay", saved, branch.step, seat=self.perspective)

    def _variation_here(self) -> Variation[Any] | None:
        """Return the variation that was kept last at the step shown; None if there is none."""
        here = [each for each in self.variations if self._is_here(each, self.number)]
        return here[-1] if here else None

    def action_variation(self) -> None:
        """Open the moves that were tried from this step, at their end."""
        variation = self._variation_here()
        if variation is None:
            return
        self._halt()
        seats = {action.seat for action in variation.actions if action.seat >= 0}
        own = {self.perspective} & seats or {min(seats, default=0)}
        trial = Trial(self.saved, variation.step, own, EVERYONE, variation.actions)
        self.go("what_if", trial, play_on=isinstance(self.saved, SavedGame))

    def action_drop_variation(self) -> None:
        """Remove the moves that were tried from this step; they can be brought back."""
        variation = self._variation_here()
        if variation is not None and self._vary(replace(variation, kept=False)):
            self._dropped.append(variation)
            self.show_keys()

    def action_keep_variation(self) -> None:
        """Bring back the moves that were removed last."""
        if self._dropped and self._vary(self._dropped[-1]):
            self._dropped.pop()
            self.show_keys()

    def _vary(self, variation: Variation[Any]) -> bool:
        try:
            vary(self.saved, variation)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return False
        self._tell_variations()
        return True

    @on(ScreenResume)
    def _tell_variations(self) -> None:
        """Tell the variations as they are now: a what-if may have kept one."""
        found = kept(self.saved)
        if found != self.variations:
            self.variations = found
            self.retell()
            self._show_cursor()
