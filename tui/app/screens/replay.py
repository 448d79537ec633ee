"""The replay: a table on which a saved game is stepped through."""

from collections.abc import Set
from functools import partial
from typing import Any, ClassVar, Final

from textual.binding import BindingType

from engine.account import Account, AnyAccount
from engine.game import EVERYONE, Seat
from saves import noting
from saves.names import visible
from saves.reading import SavedGame
from saves.records import Glyph, Note
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.app.screens.base import BaseScreen
from tui.app.screens.branching import BranchingScreen
from tui.app.screens.table import TO_BOARD, TableScreen
from tui.app.widgets.timeline import BAD, WORST
from tui.games.registry import bundled
from tui.render.face import victory
from tui.session.hints import only_hints
from tui.session.perspectives import alone, perspectives
from tui.session.robots import voices
from tui.session.steps import noted
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, cut, line

TO_REVIEW: Final = ("review", "resume_review")
"""The actions that show the review."""

NOTE_CELLS: Final = 160
"""The most cells of a note in the chronicle."""


class ReplayScreen(BranchingScreen):
    """A saved game at its cursor. A replay never changes what was played."""

    commands: ClassVar[tuple[Command, ...]] = (
        *BranchingScreen.commands,
        Command("what_if", "w", "key.what_if"),
        Command("note", "n", "key.note"),
        Command("perspective", "v", "key.perspective"),
        Command("leave", "q,escape", "key.leave_replay", yields=-1),
        Command("notes", "b", "key.notes"),
        *(each for each in TableScreen.commands if each is not TO_BOARD),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(
        self,
        saved: SavedGame | LiveGame,
        step: int | None = None,
        seat: Seat | None = None,
        seats: tuple[Seat, ...] = (),
        review: bool = False,
    ) -> None:
        """Show a save at a step of it, the beginning if None; with `review` show its review, too,
        which is computed first if need be.

        `seats` are the perspectives to choose from, by default all perspectives of the save, which
        must have some. If `seat` is not among them, the first person's seat is shown; in a game of
        robots, the last perspective.
        """
        header = saved.header
        self.seats = seats or perspectives(saved)
        if seat not in self.seats:
            seat = min(header.humans) if header.humans else self.seats[-1]
        accounts: dict[Seat, AnyAccount] = {
            each: Account(saved.journal, each) for each in self.seats
        }
        number = accounts[seat].number(step or 0)
        super().__init__(saved, accounts, seat, number)
        self.reader = alone(header.humans)
        self.voices = voices(self.game.name, header.players)
        self._noted_at: dict[int, list[Note]] = {}
        self._with_review = review

    def on_mount(self) -> None:
        """Show the review, if that was asked for, once it is known how wide the screen is."""
        if self._with_review:
            self.call_after_refresh(self._open_review)

    def _open_review(self) -> None:
        if any(self.check_action(each, ()) for each in TO_REVIEW):
            self.action_review()

    @property
    def notes(self) -> dict[int, Note]:
        """Return the notes by step of the save, in the order of the game; none if they may tell
        secrets."""
        return dict(sorted(self.saved.notes.items())) if self._notes_open else {}

    def noted_at(self, number: int) -> list[Note]:
        """Return the notes on the step of a number, with those on later steps that this perspective
        did not learn of."""
        return self._noted_at.get(number, [])

    @property
    def _told_of(self) -> int:
        """Return the number of the step that the top line tells of: the costly move that is shown
        before it is made, else the step shown."""
        return self.number if self.mistake is None else self.account.number(self.mistake.step)

    def retell(self) -> None:
        """Tell the whole chronicle anew, with the notes as they are now."""
        self._noted_at = noted(self.account, self.notes)
        super().retell()

    def asked(self) -> Line:
        """Return what a note or the analysis says of this step, or at the end who has won; else the
        name of the file, as a replay asks nothing."""
        notes, outcome = self._on_top(), self.account.outcome(self.number)
        if not notes:
            ended = victory(self.face, outcome) if outcome is not None else ()
            return super().asked() or ended or (Span(visible(self.saved.path.name), "dim"),)
        return self._noted(notes[-1], notes[-1].glyph, self.size.width // 2)

    def _why(self, judged: Judged[Any]) -> Line:
        # A note takes the place of the better move in the top line; that move is then told under
        # the table, where the reason would be.
        return BLANK if self._on_top() else super()._why(judged)

    def _on_top(self) -> list[Note]:
        """Return the notes that the top line tells. Before a costly move those left by hints are
        not among them, because they would hide what was better."""
        notes = self.noted_at(self._told_of)
        if self.mistake is None:
            return notes
        return [each for each in notes if not only_hints(self.saved, each)]

    def _noted(self, note: Note, glyph: str, cells: int) -> Line:
        """Return a note as one line of at most so many cells."""
        sign = Span(f"{glyph or self.app.glyphs.noted} ", "key")
        words = " ".join(note.text.split())
        return line(sign, Span(cut(words, cells - 3, self.app.glyphs.ellipsis), "dim"))

    def move(self, number: int) -> list[Line]:
        """Return the chronicle's lines on a step, without notes."""
        return super().told(number)

    def told(self, number: int) -> list[Line]:
        """Return the chronicle's lines on a step with its notes: the rating behind the first
        line, the words below."""
        lines = self.move(number)
        for note in self.noted_at(number):
            signed = bool(lines)
            if signed and note.glyph:
                lines[0] = line(*lines[0], Span(f" {note.glyph}", "key"))
            if note.text or not signed:
                lines.append(self._noted(note, "" if signed else note.glyph, NOTE_CELLS))
        return [*lines, *self.otherwise(number)]

    def marks(self) -> dict[int, str]:
        """Return the marks by number, with those of undone moves and notes. An undone move hides no
        mark of a costly decision. A note without a rating hides no mark at all, because each hint
        leaves one, often where the move was then undone."""
        number, glyphs = self.account.number, self.app.glyphs
        marks = super().marks()
        for back in self.saved.take_backs:
            if marks.get(number(back.to)) not in (BAD, WORST):
                marks[number(back.to)] = glyphs.returned
        for step, note in self.notes.items():
            if note.glyph:
                marks[number(step)] = note.glyph[:1]
            else:
                marks.setdefault(number(step), glyphs.noted)
        return marks

    def _seen_by(self) -> Line:
        """Return whose view is shown, after the key to the next view, because a narrow bottom line
        has no room for that key."""
        key = next(each for each in self.commands if each.action == "perspective")
        if not self.check_action(key.action, ()):
            return super()._seen_by()
        return line(Span(key.key_cap(self.say), "key"), " ", *super()._seen_by())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "perspective":
            return len(self.seats) > 1
        if action == "what_if":
            return self._notes_open and self.account.outcome(self.number) is None
        if action == "note":
            return self._notes_open and not bundled(self.saved.path)
        if action == "notes":
            return bool(self.notes)
        return True

    def action_perspective(self) -> None:
        """Show the game from the next perspective."""
        at = self.seats.index(self.perspective) + 1
        self.show_account(self._accounts[self.seats[at % len(self.seats)]])

    def action_what_if(self) -> None:
        """Try moves from this step; if the hands are hidden, only from the seat shown."""
        self._halt()
        if EVERYONE not in self.seats:
            self._try({self.perspective})
            return
        company = self.app.company(self.names)
        seat = self.perspective
        if seat < 0:
            acting = [each for each in self.account.moment(self.number).view.waiting if each >= 0]
            own = min(self.saved.header.humans, default=0)
            seat = own if not acting or own in acting else acting[0]
        self.go("what_if_seats", company, self.number, seat, self._try)

    def _try(self, hands: Set[Seat]) -> None:
        seat = EVERYONE if EVERYONE in self.seats else self.perspective
        trial = Trial(self.saved, self.step, hands, seat)
        self.go("what_if", trial, play_on=isinstance(self.saved, SavedGame))

    def action_note(self) -> None:
        """Write a note on this step, or on the costly move that is shown before it is made."""
        self._halt()
        notes = self.noted_at(self._told_of)
        step = self.step if self.mistake is None else self.mistake.step
        self.write_note(notes[-1].step if notes else step, self)

    def write_note(self, step: int, over: BaseScreen) -> None:
        """Open the form for the note of a step of the save, over a screen."""
        keep = partial(self.set_note, step)
        number, note = self.account.number(step), self.notes.get(step)
        over.go("note", number, self.move(number), note, keep)

    def set_note(self, step: int, text: str, glyph: Glyph) -> None:
        """Save a note, and show it. Raise SaveError if it cannot be saved."""
        if isinstance(self.saved, LiveGame):
            self.saved.note(step, text, glyph)
        else:
            noting.note(self.saved, step, text, glyph)
        self.retell()
        self.seek(self.number)
        self.show_head()

    def action_notes(self) -> None:
        """Open the list of notes."""
        self._halt()
        self.go("notes", self)
