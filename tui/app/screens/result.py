"""The end of a game: the podium, the scores, where the game turned, and the costliest move."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import ScreenResume, ScreenSuspend
from textual.timer import Timer
from textual.worker import Worker, get_current_worker

from engine.game import EVERYONE, Outcome, Seat
from engine.review import decided
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.reviews import Judged
from tui.app.screens.base import BaseScreen
from tui.app.screens.ended import Ended
from tui.app.screens.open_save import complaints
from tui.app.widgets.result_page import ResultPage
from tui.games.registry import face_for
from tui.render.face import Face, victory
from tui.session.afterwards import NOTHING, afterwards
from tui.session.ending import dearest
from tui.session.perspectives import alone
from tui.session.review import Review, found_apart
from tui.session.robots import with_voices
from tui.session.statistics.archive import ARCHIVE
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line, text_of

COUNTING: Final = 2.4
"""Seconds of counting the scores of the podium up."""

EVERY: Final = 0.5
"""Seconds between two looks at what a review has found."""

WAS: Final = 8
"""Seconds for which it is told what was played where another move is to be tried."""

PICTURES: Final = 15
"""Pictures a second while counting."""


class ResultScreen(BaseScreen):
    """The result of a game, with keys to the costliest move, the review, the replay, another game,
    or home."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("count", "space,enter", "key.count"),
        Command("try_again", "t", "key.try_again"),
        Command("review", "a", "saves.key.review"),
        Command("replay", "r", "key.replay", yields=1),
        Command("copy", "c", "daily.key.copy"),
        Command("again", "p,n", "key.again"),
        Command("home", "q", "key.home"),
        Command("back", "escape", "key.table", kept=True),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, play: Ended, outcome: Outcome, seen: bool = False) -> None:
        """Of a result that was `seen` before, the scores are not counted up again."""
        super().__init__()
        self.play = play
        self.outcome = outcome
        self._counted = 0.0 if self.app.moves and not seen else 1.0
        self._timer: Timer | None = None
        self._saved: SavedGame | None = None
        self._review = Review(None)
        self._looking = False
        self._told: Judged[Any] | None = None
        """The costliest decision on the page: while others are judged, another may come in between
        a look at the page and a key."""
        self._afterwards = NOTHING

    def head(self) -> tuple[Line, Line]:
        """Return the game, and, once all is counted, its winner."""
        game = Span(self.say(f"game.{self.play.game.name}"), "strong")
        return (game,), victory(self._face(), self.outcome) if self._counted >= 1 else ()

    def body(self) -> ComposeResult:
        """Yield the page."""
        page = ResultPage(self._face(), self.play.whole, self.outcome, self._own)
        page.show(self._counted, self._cost_line(), self._sought, self._afterwards.facts)
        yield page

    @property
    def _own(self) -> Seat | None:
        """Return the seat of the only person who played, None if there were several or none."""
        return alone(self.play.humans)

    def _face(self) -> Face[Any, Any]:
        company = self.app.company(self.play.names)
        company = with_voices(company, self.play.voices, self.app.settings)
        return face_for(self.play.game.name, company)

    def on_mount(self) -> None:
        """Start to count the scores up, and to compare the game with others."""
        if self._counted < 1:
            self._timer = self.set_interval(1 / PICTURES, self._count)
        self._compare()

    @on(ScreenResume)
    def _go_on_looking(self) -> None:
        if self.play.path is not None:
            self.run_worker(self._look_for_costs(self.play.path), group="costs", exclusive=True)

    @on(ScreenSuspend)
    def _stop_looking(self) -> None:
        """Leave the reviewing to the replay that was opened: it goes on with what is known."""
        self.workers.cancel_group(self, "costs")

    def _count(self) -> None:
        self._counted = min(self._counted + 1 / (COUNTING * PICTURES), 1.0)
        if self._counted >= 1:
            self.action_count()
        else:
            self._show()

    def _show(self) -> None:
        self._told = self._dearest()
        for page in self.query(ResultPage):
            page.show(self._counted, self._cost_line(), self._sought, self._afterwards.facts)
        self.show_head()
        self.show_keys()

    def look(self) -> None:
        """Look for the costliest move, and compare the game with the player's others, if the save
        is here."""
        self._go_on_looking()
        self._compare()

    def _compare(self) -> None:
        """Compare the game with the player's others, if its save is here, exactly one person
        played, and the setting `goals` is on."""
        path = self.play.path
        if path is not None and self.app.settings.goals and self._own is not None:
            self.run_worker(self._look_beside(path), group="beside", exclusive=True)

    async def recompose(self) -> None:
        """Compose in another language, and compare the game anew, because the facts found are in
        words."""
        self._afterwards = NOTHING
        await super().recompose()
        self._compare()

    async def _look_beside(self, path: Path) -> None:
        worker: Worker[None] = get_current_worker()
        company, name = self.app.company(self.play.names), self.app.settings.name

        def going_on() -> bool:
            return not worker.is_cancelled

        with suppress(SaveError):  # the list of saves shows why
            self._afterwards = await asyncio.to_thread(
                afterwards, ARCHIVE, company, path, name, going_on
            )
        self._show()

    async def _look_for_costs(self, path: Path) -> None:
        try:
            self._saved = await asyncio.to_thread(load, path)
        except SaveError:  # the file was deleted meanwhile, so there is nothing to judge
            return
        self._review = self.app.reviews.of(self._saved)
        if self.play.game.advise is None or not self._review.possible:
            return
        self._looking = not self._review.whole
        self._show()
        if not self._looking:
            return
        clock = self.set_interval(EVERY, self._show_found)
        try:
            await self.app.reviews.grown(self._review, self.app.findings or found_apart)
        finally:
            clock.stop()
            self._looking = False
        self._show()

    def _show_found(self) -> None:
        if self._review.people_judged or self._dearest() is not None:
            self._show()

    def _dearest(self) -> Judged[Any] | None:
        """Return the costliest decision known so far of the people who played, or of anybody if
        none did; None if none cost enough to be named."""
        everybody = frozenset(range(len(self.play.names)))
        return dearest(self._review, self.play.humans or everybody)

    @property
    def _sought(self) -> bool:
        """Return whether the costliest decision is looked for, and none is known yet."""
        known = self._told is not None or self._review.people_judged
        return self._looking and not known and self._saved is not None

    def _cost_line(self) -> Line:
        """Return the costliest decision in words, and whether it is only the costliest so far; or
        that it is being looked for; an empty line if it will never be known."""
        say, own = self.say, self._own
        if not self._review.possible or self.play.game.advise is None or self._saved is None:
            return ()
        judged, known = self._told, self._review.people_judged
        if self._sought:
            return line(Span(say("end.cost.looking"), "dim"))
        if judged is None and not known:
            return ()
        if judged is None:
            return line(Span(say("end.cost.none.any" if own is None else "end.cost.none"), "dim"))
        face = self._face()
        cost = Span(face.lost(face.told(judged.cost)), "loss")
        view, action = decided(self._saved.journal, judged.step)
        done, best = face.proposal(view, action), face.proposal(view, judged.best)
        dot = f" {self.app.glyphs.dot} "
        words = say.line("end.cost.move", done=done, lost=cost, best=best)
        who = line(*face.company.who(judged.seat), dot) if own is None else ()
        so_far = () if known else (" ", Span(say("end.cost.so-far"), "dim"))
        return line(f"{text_of(face.round(view))}{dot}", *who, *words, *so_far)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        counting = self._counted < 1
        if action == "count":
            return counting
        if action == "back":
            return not counting
        if action == "try_again":
            return not counting and self._told is not None
        if action == "copy":
            return not counting and bool(self._afterwards.shared)
        if action == "review":
            return self.play.game.advise is not None and self.play.path is not None
        if action == "replay":
            return self.play.path is not None
        if action == "home":
            return self.play.over_home
        if action == "again":
            return self.play.may_begin
        return True

    def action_count(self) -> None:
        """Stop counting, and show everything at once."""
        self._counted = 1.0
        if self._timer is not None:
            self._timer.stop()
        self._show()

    def action_try_again(self) -> None:
        """Try another move at the costliest decision, in a what-if over the replay."""
        judged, saved = self._told, self._saved
        if judged is not None and saved is not None:
            before, seat = judged.step - 1, judged.seat
            done = text_of(self._face().proposal(*decided(saved.journal, judged.step)))
            if self._open_replay(before, seat):
                self.app.go("what_if", Trial(saved, before, {seat}, EVERYONE), play_on=True)
                self.notify_there(self.say("end.cost.was", done=done), WAS)

    def action_copy(self) -> None:
        """Copy the result of the deal of the day."""
        self.app.copy_to_clipboard("\n".join(self._afterwards.shared))
        self.notify_here(self.say("daily.copied"), 6)

    def action_review(self) -> None:
        """Open the replay with its review."""
        self._open_replay(review=True)

    def action_replay(self) -> None:
        """Open the replay."""
        self._open_replay()

    def _open_replay(
        self, step: int | None = None, seat: Seat | None = None, review: bool = False
    ) -> bool:
        """Open the replay over this screen, with its `review` if wished. Return False if this
        screen is covered, if there is no save here, or if it cannot be read any more, which is then
        said."""
        if not self.shown:
            return False
        path = self.play.path
        if path is None:
            return False
        seen_by = self.play.perspective if seat is None else seat
        with complaints(self.app):
            self.app.go("replay", load(path), step, seat=seen_by, review=review)
            return True
        return False

    def action_again(self) -> None:
        """Start another game with the same players and options."""
        if self.shown:
            self.play.another(self._leave_table)

    def action_home(self) -> None:
        """Return to the home screen, from wherever the table was opened."""
        if self.shown:
            self.play.close()
            self.app.go_home()

    def action_back(self) -> None:
        """Return to the final table."""
        self.leave()

    def _leave_table(self) -> None:
        """Remove this screen and the table under it."""
        self.play.close()
        self.app.pop_screen()
        self.app.pop_screen()
