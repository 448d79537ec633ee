"""A table on the net without a socket and without a clock: messages of guests come in, messages to
guests go out.

A host does not know whether there are other tables. `now` counts seconds from any moment.
"""

from collections.abc import Callable, Sequence, Set
from typing import Any

import msgspec

from engine.game import Illegal, Seat
from saves.header import Player
from saves.names import clean
from saves.problems import SaveError
from tui.online.attendance import Attendance
from tui.online.attendance import Terms as Terms
from tui.online.chairs import Line, sitters
from tui.online.codes import new_token
from tui.online.messages import (
    PART,
    WATCHING,
    Agree,
    Back,
    Begin,
    Begun,
    Decide,
    Error,
    FromGuest,
    FromHost,
    Hello,
    Keep,
    Leave,
    List,
    Mute,
    Part,
    Pause,
    Paused,
    Ping,
    Pong,
    Said,
    Say,
    Wave,
    Waved,
)
from tui.online.play import HUMAN, Book, Play, Thought
from tui.online.protocol import SAID_CELLS
from tui.session.refusals import Impossible


class Host(Attendance):
    """One table. `out` holds the messages to be sent, each with its line; the caller sends and
    removes them. A line is closed after an Error whose code is in FATAL."""

    def __init__(
        self,
        terms: Terms,
        players: Sequence[Player | None],
        open_book: Callable[[tuple[Player, ...]], Book],
        tokens: Callable[[], str] = new_token,
    ) -> None:
        """Open a table. `players` holds robots, and None where people may sit. `open_book` begins a
        save: it raises Impossible or SaveError."""
        super().__init__(terms, players, tokens)
        self._open_book = open_book
        self._parts: list[Part] = []
        """The save of the finished game, once somebody has asked for it. Made once, so that guests
        who ask again and again and do not read cost nothing."""

    def resume(self, book: Book, tokens: Sequence[str], now: float) -> None:
        """Continue a saved game. Its people count as away and come back by their tokens, of which
        `tokens` holds the digests by seat; a person's seat with "" goes to the next guest who
        comes."""
        for chair, player, token in zip(
            self.chairs.chairs, book.header.players, tokens, strict=True
        ):
            chair.name, chair.by, chair.token, chair.since = player.name, player.by, token, now
        self._now = now
        self._begin(book, now)

    # What guests do

    def _retell(self, line: Line, seat: Seat, now: float) -> None:
        if seat == WATCHING:
            self.out += [(line, each) for each in self._gallery.story()]
        elif self.play is not None and seat in self.play.tellers:
            told = (self._begun(), *self.play.retell(seat, now))
            self.out += [(line, each) for each in told]

    def hear(self, line: Line, message: FromGuest, now: float) -> None:
        """Carry out a guest's message, as far as the rules and the table allow."""
        self._now = now
        seat = self._lines.get(line)
        if seat is None:
            return
        if isinstance(message, Ping):
            self.out.append((line, Pong(message.mark)))
        elif isinstance(message, Leave):
            self._left(line, seat, now)
        elif isinstance(message, Keep):
            self.out.append((line, self._part(message.part)))
        elif isinstance(message, Hello) or seat == WATCHING:
            self.out.append((line, Error("not-now")))
        elif isinstance(message, Begin):
            self._start(line, seat, now)
        elif isinstance(message, Say | Wave):
            self._say(line, seat, message, now)
        elif isinstance(message, Mute):
            self._talk.mute(line, message.seat, message.on)
        elif self.play is None or seat not in self.play.people:
            self.out.append((line, Error("not-now")))
        else:
            self._played(self.play, line, seat, message, now)

    def _played(self, play: Play, line: Line, seat: Seat, message: Any, now: float) -> None:
        if isinstance(message, Decide):
            play.decide(seat, message, now)
        elif isinstance(message, List):
            self.out.append((line, play.offer(seat, message.turn)))
        elif isinstance(message, Back):
            play.ask_undo(seat, now)
        elif isinstance(message, Agree):
            play.agree(seat, message.wish, message.yes, now)
        elif isinstance(message, Pause):
            play.rest(Paused(message.on, seat), now)
        self._ended(now)

    def _left(self, line: Line, seat: Seat, now: float) -> None:
        self._drop(line, "left")
        if seat != WATCHING:
            if self.phase != "playing" and seat != self.owner:
                self.chairs.leave(seat)
                if self.play is not None:
                    self.play.forget(seat)
            elif self.phase == "playing" and self.play is not None:
                self.chairs[seat].stand_in = self.terms.level if self.terms.grace else ""
                self.play.gone(seat, now)
        self._presence(now)

    def _start(self, line: Line, seat: Seat, now: float) -> None:
        if self.phase == "playing" or self.owner not in (None, seat):
            self.out.append((line, Error("not-now")))
            return
        empty = [n for n, chair in enumerate(self.chairs.chairs) if not chair.by]
        self.chairs.fill(self.game, self.terms.level)
        try:
            book = self._open_book(self.chairs.players())
            try:
                book.seated(self.chairs.tokens, self.owner)
            except SaveError:
                book.close()
                raise
        except (Impossible, SaveError) as error:
            for each in empty:
                self.chairs.leave(each)
            # What a save says of its file is for the host alone.
            facts = error.facts if isinstance(error, Impossible) else {}
            self.out.append((line, Error("cannot-begin", {**facts, "why": error.code})))
            return
        self._begin(book, now)

    def _begin(self, book: Book, now: float) -> None:
        self.close()
        terms, people = self.terms, self.chairs.people
        self.phase = "playing"
        self.play = Play(book, people, terms.level, terms.clock, self._tell)
        self._presence(now)
        for seat in self.play.tellers:
            self._tell(seat, self._begun())
        self.play.go_on(now)
        self._ended(now)

    def _begun(self) -> Begun:
        assert self.play is not None
        header = self.play.book.header
        return Begun(
            header.game,
            header.rules,
            msgspec.to_builtins(header.options),
            sitters(header.players),
        )

    def _say(self, line: Line, seat: Seat, message: Say | Wave, now: float) -> None:
        if not self._talk.may(line, now):
            self.out.append((line, Error("too-often")))
            return
        said: FromHost
        if isinstance(message, Wave):
            said = Waved(seat, message.sign)
        else:
            text = clean(message.text, SAID_CELLS)
            if not text:
                return
            said = Said(seat, text)
        self._spread(seat, said)
        robots = self._robots
        if said == Waved(seat, "hello") and robots:
            self._spread(robots[0], Waved(robots[0], "hello"))

    def _spread(self, seat: Seat, said: FromHost) -> None:
        """Pass on what somebody says to everybody who wants to hear it."""
        for each in self._lines:
            if self._talk.hears(each, seat):
                self.out.append((each, said))

    @property
    def _robots(self) -> list[Seat]:
        """Return the seats that are robots' own."""
        return [seat for seat, each in enumerate(self.chairs.chairs) if each.by not in ("", HUMAN)]

    def _part(self, part: int) -> FromHost:
        """Return a part of the save of the finished game."""
        if self.play is None or not self.play.over:
            return Error("not-now")
        if not self._parts:
            text = self.play.book.content().decode("utf-8")
            pieces = [text[at : at + PART] for at in range(0, len(text), PART)]
            self._parts = [Part(n, len(pieces), each) for n, each in enumerate(pieces)]
        return self._parts[part] if part < len(self._parts) else Error("not-now")

    # What happens by itself

    @property
    def due(self) -> float | None:
        """Return the moment at which `tick` next has something to do; None for never."""
        play = self.play
        moments = [
            self._gallery.due,
            play.due if play is not None else None,
            self.chairs.due(self.terms.grace, self._kept),
        ]
        return min((each for each in moments if each is not None), default=None)

    @property
    def _kept(self) -> Set[Seat]:
        """Return the seats that stay as they are, however long their people are away."""
        if self.phase == "over":
            return self.chairs.people
        waiting = self.phase == "waiting"
        return {self.owner} if waiting and self.owner is not None else set()

    def tick(self, now: float) -> None:
        """Do what is due by now."""
        self._now = now
        gone = self.chairs.overdue(self.terms.grace, now, self._kept)
        for seat in gone:
            if self.phase == "playing":
                self.chairs[seat].stand_in = self.terms.level
            else:
                self.chairs.leave(seat)
        if self.play is not None:
            self.play.tick(now)
        if gone:
            self._presence(now)
        self._show(now)

    @property
    def wanted(self) -> Thought | None:
        """Return the robot that has to think now, None for none. Robots wait while all people are
        away."""
        if self.play is None or not self.chairs.here:
            return None
        return self.play.wanted

    def thought(self, thought: Thought, action: Any, now: float) -> None:
        """Play what a robot has chosen; do nothing if its choice is no longer wanted."""
        self._now = now
        if self.play is not None and thought == self.wanted:
            try:
                self.play.thought(thought, action, now)
            except Illegal:
                self.halt("robot", now)
            self._ended(now)

    def halt(self, code: str, now: float) -> None:
        """Pause the game because the host cannot go on; `code` is the reason. It goes on when
        somebody asks for it."""
        if self.play is not None:
            self.play.rest(Paused(True, None, code), now)

    def close(self) -> None:
        """Close the save of the current game."""
        if self.play is not None:
            self.play.book.close()
            self.play = None
            self._parts = []

    def stop(self) -> None:
        """Tell everybody that the host ends."""
        for line in list(self._lines):
            self.out.append((line, Error("closed")))
        self.close()

    def _ended(self, now: float) -> None:
        if self.phase == "playing" and self.play is not None and self.play.over:
            self.phase = "over"
            self._presence(now)
            self._congratulate(self.play)

    def _congratulate(self, play: Play) -> None:
        """Let the best robot make the sign "thanks" if it has won, else "well-played"."""
        outcome = play.table.outcome
        if self._robots and outcome is not None:
            best = min(self._robots, key=outcome.places.__getitem__)
            self._spread(
                best, Waved(best, "thanks" if outcome.places[best] == 1 else "well-played")
            )
