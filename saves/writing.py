"""A game that is written to disk while it is played."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.game import Illegal, Outcome, Seat
from engine.journal import Journal
from engine.table import Table
from saves.appending import Appender
from saves.chain import START, frames
from saves.disk import DISK, Disk, make_folder, real, write_whole
from saves.header import FORMAT, Header
from saves.history import TakeBack
from saves.lock import Lock
from saves.names import clean_text
from saves.problems import Loss, SaveError
from saves.reading import SavedGame, scan, size_of
from saves.records import (
    MOST_TRIED,
    TEXT_LIMIT,
    Act,
    Back,
    Decider,
    Glyph,
    Note,
    Record,
    Variation,
    encode,
    end_of,
)
from saves.whole import compose, keep, write_new


class LiveGame:
    """A save held open by the only program that may write it.

    It is the keeper of its table: every step is on the disk before the table shows it. If writing
    fails, SaveError is raised and the table is as it was. Not for several threads at once.
    """

    def __init__(self, saved: SavedGame, lock: Lock, disk: Disk, kept: Path | None = None) -> None:
        """Write a missing end record, or cut off a bad tail. Call `create` or `resume` instead:
        they take the lock."""
        self.path = saved.path
        self.loss: Loss | None = saved.loss
        """The fault of the file when it was resumed; None if it was whole."""
        self.kept = kept
        """The copy of the file made before it was cut or rewritten; None if it was not."""
        self._history = saved.history
        self._bodies = saved.bodies
        self._lock, self._disk = lock, disk
        self._by = [player.by for player in saved.header.players]
        """The decider of each seat for the next actions."""
        self._file = Appender(saved.path, saved.size, saved.check, disk)
        self.table: Table[Any, Any, Any] = Table(saved.journal, saved.seed, self)
        try:
            if saved.finished and saved.end is None:
                self._history.end = self._history.final()
                self._write([self._history.end])
            else:
                self._file.tidy()
        except BaseException:
            self._file.close()
            raise

    @classmethod
    def create(
        cls, path: Path, header: Header[Any], actions: Iterable[Any] = (), disk: Disk = DISK
    ) -> "LiveGame":
        """Begin a save, with some actions played already; make the folder if need be. Raises
        SaveError `exists`, or the reason why it cannot be written, and Illegal for an impossible
        action."""
        path = real(path)
        data = compose(header, actions)
        make_folder(path.parent, disk)
        lock = Lock.take(path)
        try:
            write_new(path, data, disk)
            return cls(scan(path), lock, disk)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def resume(cls, path: Path, disk: Disk = DISK) -> "LiveGame":
        """Go on with a save from its last good line. A file that is damaged or of an older format
        is first copied to `kept`. Raises SaveError `in-use`, or the reason why it cannot be read or
        written; the file is then untouched."""
        path = real(path)
        size_of(path)  # raises for a missing save, before a lock file is made for it
        lock = Lock.take(path)
        try:
            saved, kept = scan(path), None
            if saved.format != FORMAT:
                kept = keep(path, f"format-{saved.format}", disk)
                write_whole(path, saved.content(), disk)
                loss, saved = saved.loss, scan(path)
                saved.loss = loss
            elif saved.loss and saved.loss.code != "no-end":
                kept = keep(path, "damaged", disk)
            return cls(saved, lock, disk, kept)
        except BaseException:
            lock.release()
            raise

    @property
    def header(self) -> Header[Any]:
        """The header: line 1 of the file."""
        return self._history.header

    @property
    def journal(self) -> Journal[Any, Any, Any]:
        """The open history, without the actions that were taken back."""
        return self._history.journal

    @property
    def notes(self) -> dict[int, Note]:
        """The notes by step."""
        return self._history.notes

    @property
    def variations(self) -> list[Variation[Any]]:
        """The moves that were tried and kept."""
        return self._history.variations

    @property
    def take_backs(self) -> list[TakeBack]:
        """The take-backs, in order."""
        return self._history.take_backs

    @property
    def stood_in(self) -> dict[int, str]:
        """The deciders of actions, by step, where they differ from those that the header names."""
        return self._history.stood_in

    @property
    def finished(self) -> bool:
        """True if the game is over."""
        return self._history.over

    def check(self, action: Any) -> None:
        """Raise Illegal for an action that could not be read back."""
        try:
            encode(self._history.game, Act(action))
        except SaveError as error:
            raise Illegal("not-an-action") from error

    def acted(self, action: Any, state: Any, outcome: Outcome | None) -> None:
        """Write an action, and the end record if the game ended with it. Raises SaveError if they
        cannot be written."""
        end = end_of(state, outcome) if outcome is not None else None
        records: list[Record] = [Act(action)] if end is None else [Act(action), end]
        seat: Seat = action.seat
        if seat >= 0 and self._history.by[seat] != self._by[seat]:
            records.insert(0, Decider(seat, self._by[seat]))
        self._write(records)
        if seat >= 0:
            self._history.by[seat] = self._by[seat]
            self._history.decided(seat, len(self.journal))
        self._history.end = end

    def decides(self, seat: Seat, by: str) -> None:
        """Let `by`, `human` or a robot, decide at a seat from now on. This is written with the
        seat's next action."""
        self._by[seat] = by

    def content(self) -> bytes:
        """Return the bytes of the whole save as they are on the disk."""
        return frames(START, self._bodies)[0]

    def took_back(self, to: int, seat: Seat) -> None:
        """Write that a decision is taken back. Raises SaveError if it cannot be written."""
        self._write([Back(to, seat)])
        self._history.forget(to, seat)

    def note(self, step: int, text: str, glyph: Glyph = "") -> None:
        """Set the note of a step; empty text without a glyph removes it. Notes are allowed after
        the end. Raises SaveError `no-such-step`, `note-too-long`, `bad-record`, or the reason why
        it cannot be written."""
        self._history.has(step)
        text = clean_text(text)
        if len(text) > TEXT_LIMIT:
            raise SaveError("note-too-long", length=len(text), limit=TEXT_LIMIT)
        note = Note(step, text, glyph)
        self._add(note)
        self._history.take(note)

    def vary(self, variation: Variation[Any]) -> None:
        """Keep moves that were tried, or drop them; also after the end. Raises SaveError
        `no-such-step`, `too-many-tried`, or the reason why they cannot be written, and Illegal for
        an impossible move."""
        if len(variation.actions) > MOST_TRIED:
            raise SaveError("too-many-tried", moves=len(variation.actions), limit=MOST_TRIED)
        self._history.could_go_on(variation)
        self._add(variation)
        self._history.take(variation)

    def close(self) -> None:
        """Close the file and release its lock. Nothing is left to write."""
        self._file.close()
        self._lock.release()

    def __enter__(self) -> "LiveGame":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _add(self, record: Note | Variation[Any]) -> None:
        """Write a note or a variation. The file of a finished game may be closed already; it is
        then opened for this write alone."""
        if not (self._file.closed and self.finished):
            self._write([record])
            return
        with LiveGame.resume(self.path, self._disk) as again:
            again._write([record])

    def _write(self, records: Sequence[Record]) -> None:
        bodies = [encode(self._history.game, record) for record in records]
        self._file.append(bodies)
        self._bodies += bodies
