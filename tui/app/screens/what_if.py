"""What if: moves tried from a step of a replay, which itself stays as it is."""

from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType

from engine.account import Account
from saves.names import visible
from saves.problems import SaveError
from tui.app.screens.conducted import ConductedScreen
from tui.games.registry import bundled
from tui.session.new_game import keep
from tui.session.problems import problem_sentence
from tui.session.variations import tried, vary
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import Span


class WhatIfScreen(ConductedScreen):
    """A table without a file. All who play at it are one person, so there is no curtain."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("leave", "escape,q", "what_if.leave", deed="key.back"),
        Command("vary", "v", "what_if.vary", yields=1),
        Command("keep", "m", "what_if.keep", yields=1),
        *ConductedScreen.commands,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    one_person = True

    def __init__(self, trial: Trial, play_on: bool) -> None:
        """Show a trial. With `play_on`, saving it opens it as a game at once; else the save only
        joins the others."""
        super().__init__(trial)
        self.trial = trial
        self._play_on = play_on

    def title_span(self) -> Span:
        """Return the mark of a trial, in place of the game: the round has no room beside both."""
        key = "what_if.guessed" if self.trial.guessed else "what_if.title"
        return Span(f" {self.say(key)} ", "cursor")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable “save” if hidden cards were guessed: such a trial is no branch of the game."""
        if action == "vary":
            source = self.trial.source
            return not self.trial.guessed and bool(self.trial.tried) and not bundled(source.path)
        if action == "keep":
            return not self.trial.guessed
        return super().check_action(action, parameters)

    def action_vary(self) -> None:
        """Keep the moves tried in the game from which they began."""
        variation, source = tried(self.trial), self.trial.source
        try:
            vary(source, variation)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return
        number = Account(source.journal, self.account.seat).number(variation.step)
        self.notify_here(self.say("what_if.varied", step=number), timeout=6)

    def action_keep(self) -> None:
        """Save the trial as a game of its own, which names the game it comes from."""
        try:
            live = keep(self.trial, self.app.saves)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return
        self.notify(self._kept_as(live.path), timeout=6, markup=False)
        if self._play_on:
            self.give_way("play", live)
        else:
            live.close()

    def _kept_as(self, path: Path) -> str:
        return self.say("what_if.kept", file=visible(path.name))

    def on_unmount(self) -> None:
        """Stop all thinking, whichever way the screen is left, and let idle processes end."""
        self.workers.cancel_node(self)
        self.app.thinker.rest()

    def action_leave(self) -> None:
        """Return to the replay."""
        self.workers.cancel_node(self)
        self.leave()
