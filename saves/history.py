"""The history that the records of a save add up to: a journal, the take-backs and the notes.

Reading a save folds its records into a History. A game being played is kept in a History too, so
what is shown now is what will be read later.
"""

from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.game import Illegal, Seat
from engine.journal import Journal
from engine.registry import game_named
from saves.header import Header
from saves.problems import SaveError
from saves.records import Act, Back, Decider, End, Note, Record, Variation, end_of


class TakeBack(NamedTuple):
    """A take-back: at step `where`, the seat took back its decision of step `to`."""

    where: int
    to: int
    seat: Seat


class History:
    """The history of a save. `notes` are by step; a take-back drops the notes on the steps that it
    undoes, and what was tried from them."""

    def __init__(self, header: Header[Any]) -> None:
        """Begin the game of `header`. Raises SaveError `impossible-setup` if the game cannot start
        so."""
        self.header = header
        self.game = game_named(header.game)
        try:
            self.journal: Journal[Any, Any, Any] = Journal(self.game, header.setup)
        except (Illegal, LookupError, TypeError, ValueError) as error:
            raise SaveError("impossible-setup", game=header.game, line=1) from error
        self.notes: dict[int, Note] = {}
        self._variations: dict[tuple[int, tuple[Any, ...]], Variation[Any]] = {}
        self.take_backs: list[TakeBack] = []
        self.by: list[str] = [player.by for player in header.players]
        """The present decider of each seat: `human` or a robot."""
        self.stood_in: dict[int, str] = {}
        """The deciders of actions, by step, where they differ from those that the header names."""
        self.end: End | None = None

    @property
    def variations(self) -> list[Variation[Any]]:
        """The moves that were tried and kept, in the order in which they were last kept."""
        return [*self._variations.values()]

    @property
    def over(self) -> bool:
        """True if the game is over, even if its end record is missing."""
        return not self.game.to_act(self.journal.state)

    def final(self) -> End:
        """Return the end record of a game that is over."""
        state = self.journal.state
        outcome = self.game.outcome(state)
        assert outcome is not None
        return end_of(state, outcome)

    def take(self, record: Record) -> None:
        """Add one more record. Raises SaveError, or Illegal for an action that the rules refuse;
        the history is then as it was."""
        if type(record) is Act:  # first and without a pattern, because nearly all records are
            self._act(record.action)
            return
        match record:
            case Decider(seat, by):
                self._still_open()
                if seat >= len(self.by):
                    raise SaveError("bad-record", at="$.seat")
                self.by[seat] = by
            case Back(to, seat):
                self._still_open()
                if to >= len(self.journal) or self.journal.actions[to].seat != seat:
                    raise SaveError("no-such-step", step=to)
                self.forget(to, seat)
                self.journal.rewind(to)
            case Note(step, text, glyph):
                self.has(step)
                self.notes.pop(step, None)
                if text or glyph:
                    self.notes[step] = record
            case Variation():
                self.could_go_on(record)
                self._variations.pop((record.step, record.actions), None)
                if record.kept:
                    self._variations[record.step, record.actions] = record
            case End():
                self._still_open()
                if not self.over:
                    raise SaveError("early-end")
                final = self.final()
                if replace(record, state=final.state) != final:
                    raise SaveError("other-end")
                if record != final:
                    raise SaveError("other-state")
                self.end = record

    def _act(self, action: Any) -> None:
        self._still_open()
        seat, journal = action.seat, self.journal
        self._on_turn(journal.states[-1], seat)
        journal.append(action)
        self.decided(seat, len(journal.actions) - 1)

    def decided(self, seat: Seat, step: int) -> None:
        """Remember who took the action of a seat at a step, if it is not the decider that the
        header names."""
        if seat >= 0 and self.by[seat] != self.header.players[seat].by:
            self.stood_in[step] = self.by[seat]

    def forget(self, to: int, seat: Seat) -> None:
        """Remember that a seat takes back every action from step `to` on. Drop the notes on later
        steps, what was tried from them, and the stand-ins of the actions taken back."""
        self.take_backs.append(TakeBack(len(self.journal), to, seat))
        self.notes = {step: note for step, note in self.notes.items() if step <= to}
        self._variations = {key: each for key, each in self._variations.items() if key[0] <= to}
        self.stood_in = {step: by for step, by in self.stood_in.items() if step < to}

    def could_go_on(self, variation: Variation[Any]) -> None:
        """Raise SaveError `no-such-step`, or Illegal for a move that the rules refuse, unless the
        game could have gone on so."""
        self.has(variation.step)
        state = self.journal.states[variation.step]
        for action in variation.actions:
            self._on_turn(state, action.seat)
            state = self.game.apply(state, action)

    def _on_turn(self, state: Any, seat: Seat) -> None:
        if seat not in self.game.to_act(state):
            raise Illegal("not-your-turn", seat=seat)

    def has(self, step: int) -> None:
        """Raise SaveError `no-such-step` unless the journal has a state of that index."""
        if not 0 <= step <= len(self.journal):
            raise SaveError("no-such-step", step=step)

    def _still_open(self) -> None:
        if self.end is not None:
            raise SaveError("after-end")
