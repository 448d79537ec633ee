"""Learning from one's mistakes: a position, a try, an answer, and another try."""

import asyncio
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from engine.account import Account
from engine.game import EVERYONE
from engine.review import decided
from saves.problems import SaveError
from tui.app.screens.table import TableScreen
from tui.app.widgets.caption import Caption
from tui.render.scene import within
from tui.session.decision_lines import choice_lines, worth_head
from tui.session.learning import Learning, all_exercises
from tui.session.learning_lines import answered
from tui.session.perspectives import alone
from tui.session.problems import problem_sentence
from tui.session.reasoning import NOTHING, compared
from tui.session.review import graded, hardly_tried, lost
from tui.session.what_if import Trial
from tui.session.why_lines import told_consequence, why_lines
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, spread, width, wrap
from tui.words.speech import Fact

CHOICES = 3
"""The most choices that are named at the end."""

LINES, LEAST = 5, 2
"""The most lines for the choices and their reasons on a low screen, so that the hand stays in
sight; and the fewest choices that are named even there."""

ROOMY = 30
"""The fewest lines of a screen that is not low."""


APART: Final = 4
"""The fewest cells between the step and the number of solved exercises, so that the two are not
read as one number."""


class LearnScreen(TableScreen):
    """The table before a mistake, as its owner saw it. Moves are tried on the board; nothing of
    what comes after is shown until the better one is found or asked for."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("next", "enter,pagedown", "learn.next"),
        Command("restart", "enter", "learn.restart"),
        Command("show", "h", "learn.show"),
        Command("play_on", "w", "learn.play_on", yields=1),
        Command("again", "u", "learn.again"),
        Command("skip(1)", "pagedown", "learn.skip", yields=1),
        Command("skip(-1)", "pageup", "learn.back", shown=False),
        Command("everywhere", "x", "learn.everywhere", yields=2),
        *TableScreen.commands,
        Command("leave", "q,escape", "learn.leave", kept=True),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, learning: Learning) -> None:
        """Show the present exercise."""
        self.learning = learning
        self.exercise = learning.exercise
        saved, judged = self.exercise
        account = Account(saved.journal, judged.seat)
        names = tuple(player.name for player in saved.header.players)
        super().__init__(account, saved.journal.game, names)
        self.reader = alone(saved.header.humans)
        self.number = account.number(judged.step - 1)
        """The number of the step before the mistake."""
        self._said: Line = BLANK
        """The answer to the last try."""
        self._reasons = NOTHING
        """The reasons told of the move that was tried last; NOTHING until they are known. See
        `compared`."""
        self._awaited: Any = None
        """The move whose reasons are to be told; None for none."""
        self._found: Any = None
        """The better move that was found; None before that, and if the answer was shown."""
        self.over = False
        """Whether the better move was found or shown."""
        self._finished = False
        """Whether all exercises have been gone through."""

    def on_mount(self) -> None:
        """Show the position, and ask."""
        self.moment = self.account.moment(self.number)
        self._ask()

    def retell(self) -> None:
        """Write the chronicle up to the step before the mistake, because later steps would tell the
        answer."""
        self.chronicle.show(self.told, self.number)

    def restore(self) -> None:
        """Let a new board take moves if the old one did."""
        super().restore()
        self.board.open = not self.over
        self._write()

    def foot(self) -> ComposeResult:
        """Yield the lines under the table: the question, the answer, the choices."""
        yield Caption(id="learn")

    def _ask(self) -> None:
        self._said, self._found, self.over, self._finished = BLANK, None, False, False
        self._reasons = NOTHING
        self._awaited = None
        self._turn()

    def _turn(self) -> None:
        """Open or close the board, and write what is to be said."""
        answered = self.over or self._finished
        self.board.open = not answered
        self.set_class(answered, "-answered")
        best = self.exercise.judged.best if self.over else None
        self.board.point_at(() if best is None else self.face.touched(best))
        self.board.repaint()
        self._write()
        self.show_head()
        self.show_keys()

    def _write(self) -> None:
        for caption in self.query("#learn").results(Caption):
            caption.show(self._lines(self.size.width - 2))

    def _lines(self, cells: int) -> list[Line]:
        learning, say = self.learning, self.say
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        of = say("learn.which", n=learning.number, of=len(learning.exercises), step=self.number)
        solved = line(Span(say("learn.solved", n=learning.count), "dim"))
        saved, judged = self.exercise
        robot = judged.seat not in saved.header.humans
        name = self.names[judged.seat]
        title = say("learn.title.robot", who=name) if robot else say("learn.title")
        head = within(
            cells - width(solved) - APART,
            line(Span(title, "title"), dot, Span(of, "dim")),
            line(Span(of, "title")),
        )
        told = wrap(self._said, cells)[:2] if self._said else self._question(cells)
        choices: list[Line] = []
        if self._finished:
            done = say.line(
                "learn.skipped" if learning.skipped else "learn.done",
                n=len(learning.exercises),
                solved=learning.count,
                first=len(learning.first),
                shown=len(learning.shown),
                skipped=learning.skipped,
            )
            told = wrap(done, cells)
        elif self.over:
            why = why_lines(self.face, saved, judged, cells - 1, self._found, self._reasons[0])
            room = CHOICES if self.size.height >= ROOMY else max(LEAST, LINES - len(why))
            best = min(CHOICES, room) - 1
            named = {n for n, one in enumerate(judged.choices) if one.action == self._found}
            weighed = [n for n in range(len(judged.choices)) if n not in hardly_tried(judged)]
            shown = sorted({*weighed[:best], *named, judged.taken})
            wide = min(cells, 60)
            worth = worth_head(self.face.company, saved.header.game)
            choices = [spread(BLANK, worth, wide, self.app.glyphs.ellipsis)] if worth else []
            for at in shown:
                choices += choice_lines(self.face, saved, judged, at, wide)
            choices += why
        else:
            told = [*told, *self._came_of_it(cells)]
        lines = [spread(head, solved, cells, self.app.glyphs.ellipsis), *told, *choices]
        return [line(" ", *each) for each in lines]

    def _came_of_it(self, cells: int) -> list[Line]:
        """Return what comes of the move tried in vain, in at most LINES lines; [] while that is not
        known."""
        came = told_consequence(self.face, self.exercise.judged, self._reasons[1])
        words = self.say.line("learn.came", came=self.say.behind_label(came)) if came else BLANK
        return wrap(words, cells)[:LINES] if came else []

    def _question(self, cells: int) -> list[Line]:
        """Return how bad the mistake was, with what was played if that has room, in at most two
        lines."""
        saved, judged = self.exercise
        view, taken = decided(saved.journal, judged.step)
        facts: dict[str, Fact] = {
            "who": self.face.company.who(judged.seat),
            "grade": graded(self.face, judged),
            "loss": lost(self.face, judged),
        }
        done = self.face.proposal(view, taken)
        whole = wrap(self.say.line("learn.ask.played", done=done, **facts), cells)
        return whole if len(whole) <= 2 else wrap(self.say.line("learn.ask", **facts), cells)[:2]

    @on(Board.Intent)
    def _tried(self, event: Board.Intent) -> None:
        if not self.board.open:
            return
        if (refused := self._refusal(event.action)) is not None:
            self._said = line(Span(refused, "loss"))
            self._write()
            return
        answer = self.exercise.answer(event.action)
        self._said = answered(self.face, *self.exercise, answer, event.action)
        self._reasons = (None, self.exercise.judged.came) if answer == "played" else NOTHING
        self._awaited = None if answer == "played" else event.action
        if answer != "played":
            looked = self._look_why(event.action, answer == "right")
            self.run_worker(looked, group="why", exclusive=True)
        self.over = answer == "right"
        if not self.over:
            self.learning.miss()
        self._found = event.action if self.over else None
        self.board.forget()
        self._turn()
        if self.over:
            self._keep()

    def _refusal(self, action: Any) -> str | None:
        saved, judged = self.exercise
        view, _ = decided(saved.journal, judged.step)
        return None if action in self.game.legal(view) else self.say("learn.illegal")

    async def _look_why(self, tried: Any, right: bool) -> None:
        """Find out why the best move is better than one that was tried, or, if that one was
        `right`, why it is better than the one played. Tell it unless another move was tried
        since."""
        saved, judged = self.exercise
        found = await compared(self.app.thinker, saved, judged, tried, right)
        if tried is self._awaited:
            self._reasons = found
            self._write()

    def on_unmount(self) -> None:
        """Cancel the thinking for this screen, and end the idle processes of robots."""
        self.workers.cancel_node(self)
        self.app.thinker.rest()

    def _keep(self) -> None:
        try:
            self.learning.solve()
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="warning", markup=False)
        self._write()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if action == "restart":
            return self._finished
        if action in ("next", "again", "play_on"):
            return self.over and not self._finished
        if action == "show":
            return not (self.over or self._finished)
        if action == "skip":
            several = len(self.learning.exercises) > 1
            return not (self.over or self._finished) and several
        return super().check_action(action, parameters)

    def action_next(self) -> None:
        """Go on to the next mistake."""
        self.action_skip(1)

    def action_skip(self, by: int) -> None:
        """Go `by` exercises further; forward from the last one, tell that all are done."""
        if by > 0 and self.learning.last:
            self._finished = True
            self._turn()
            return
        self.learning.move(by)
        self.give_way("learn", self.learning)

    def action_restart(self) -> None:
        """Begin again with the first mistake."""
        self.learning.restart()
        self.give_way("learn", self.learning)

    def action_show(self) -> None:
        """Show the better move, and what the robots thought of the others."""
        self.learning.show()
        self._said, self.over = line(self.say("learn.shown")), True
        self._turn()

    def action_play_on(self) -> None:
        """Play the move that was found, or shown, and go on from there in a what-if."""
        saved, judged = self.exercise
        trial = Trial(saved, judged.step - 1, {judged.seat}, EVERYONE)
        trial.table.submit(judged.best if self._found is None else self._found)
        self.go("what_if", trial, play_on=True, waits=True)

    def action_again(self) -> None:
        """Try the same position again."""
        self._ask()

    def action_everywhere(self) -> None:
        """Go on with the mistakes of all saved games that have a review, once they are read."""
        self.run_worker(self._look_everywhere(), group="everywhere", exclusive=True)

    async def _look_everywhere(self) -> None:
        found = await asyncio.to_thread(lambda: Learning(all_exercises(self.app.saves)))
        self.show_found(self._go_on_with, found)

    def _go_on_with(self, found: Learning) -> None:
        known = {(each.saved.path, each.judged.step) for each in self.learning.exercises}
        if any((each.saved.path, each.judged.step) not in known for each in found.exercises):
            self.give_way("learn", found)
        else:
            self.notify_here(self.say("learn.nothing"), timeout=4)

    def action_leave(self) -> None:
        """Return to the screen below."""
        self.leave()
