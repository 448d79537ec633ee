"""What if: trying moves from a step of a replay, which stays as it is."""

from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType

from saves.names import visible
from saves.problems import SaveError
from tui.app.screens.live import LiveScreen
from tui.session.new_game import keep
from tui.session.problems import problem_sentence
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line


class WhatIfScreen(LiveScreen):
    """A table on no disk. All who play at it are one person, so there is no curtain."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("leave", "escape,q", "what_if.leave"),
        Command("keep", "k", "what_if.keep"),
        *LiveScreen.commands,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    one_person = True

    def __init__(self, trial: Trial, play_on: bool) -> None:
        """With `play_on` a trial that is kept is played on at once, else it lies with the saves."""
        super().__init__(trial)
        self.trial = trial
        self._play_on = play_on

    def head(self) -> tuple[Line, Line]:
        """That all this is only tried."""
        start, end = super().head()
        key = "what_if.guessed" if self.trial.guessed else "what_if.title"
        return line(Span(f" {self.say(key)} ", "cursor"), "  ", start), end

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What started from a guess is no branch of the game."""
        if action == "keep":
            return not self.trial.guessed
        return super().check_action(action, parameters)

    def action_keep(self) -> None:
        """A save of its own, which names the one it comes from."""
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
        """However it is left, nothing goes on thinking for it, or idle."""
        self.workers.cancel_node(self)
        self.app.thinker.rest()

    def action_leave(self) -> None:
        """Back to the replay."""
        self.workers.cancel_node(self)
        self.leave()
