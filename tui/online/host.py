"""A table on the net without a socket and without a clock: messages of guests in, messages to
guests out. Nothing here knows whether it is the only table.

`now` counts seconds from any moment on.
"""

from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from engine.game import Illegal, Seat
from engine.registry import game_named
from saves.header import Player
from saves.names import clean
from saves.problems import SaveError
from tui.online.chairs import Chairs, Line, sitters
from tui.online.codes import digest, new_token
from tui.online.gallery import MOST, Gallery
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
    Phase,
    Ping,
    Pong,
    Room,
    Said,
    Say,
    Wave,
    Waved,
    Welcome,
)
from tui.online.play import Book, Play, Thought
from tui.online.protocol import SAID_CELLS, VERSION
from tui.online.talk import Talk
from tui.session.refusals import Impossible


class Terms(NamedTuple):
    """What is agreed about a table. Times in seconds, 0 for never, no limit and at once."""

    game: str
    options: msgspec.Struct
    level: str
    """The robot that takes free seats and stands in for who is away."""
    grace: int = 60
    """After so long a robot stands in for who is away."""
    clock: int = 0
    """How long a decision may take before a robot decides."""
    delay: int = 0
    """How much later watchers see what happens."""


class Host:
    """One table. `out` holds what is to be sent, and to which line; who sends it empties it. A line
    is closed after an Error of FATAL."""

    def __init__(
        self,
        terms: Terms,
        players: Sequence[Player | None],
        open_book: Callable[[tuple[Player, ...]], Book],
        tokens: Callable[[], str] = new_token,
    ) -> None:
        """`players` are robots, and None where people may sit. `open_book` begins a save: it raises
        Impossible or SaveError."""
        self.terms = terms
        self.phase: Phase = "waiting"
        self.chairs = Chairs(players)
        self.owner: Seat | None = None
        """Whose it is to begin games; None for everybody's."""
        self.out: list[tuple[Line, FromHost]] = []
        self.play: Play | None = None
        self._open_book, self._tokens = open_book, tokens
        self._lines: dict[Line, Seat] = {}
        """Who has been welcomed, by his line: a seat, or WATCHING."""
        self._talk = Talk()
        self._gallery = Gallery(terms.delay)
        self._now = 0.0

    @property
    def game(self) -> Any:
        """The rules."""
        return game_named(self.terms.game)

    def reserve(self, name: str, owner: bool = False) -> str:
        """Keep a free seat for somebody who comes by the token that is returned."""
        seat, token = self.chairs.free(), self._tokens()
        assert seat is not None
        self.chairs.sit(seat, name, token, self._now)
        if owner:
            self.owner = seat
        return token

    def resume(self, book: Book, tokens: Sequence[str], now: float) -> None:
        """Go on with a game: its people are away, and come back by what is kept of their tokens.
        The seats of those of whom nothing is kept, "", are for who comes."""
        for chair, player, token in zip(
            self.chairs.chairs, book.header.players, tokens, strict=True
        ):
            chair.name, chair.by, chair.token, chair.since = player.name, player.by, token, now
        self._now = now
        self._begin(book, now)

    # What guests do

    def join(self, line: Line, hello: Hello, now: float) -> bool:
        """A guest shows the table's code. Return whether he is in."""
        self._now = now
        seat = self._seat_for(hello, now)
        if isinstance(seat, str):
            self.out.append((line, Error(seat)))
            return False
        token = hello.token
        if seat == WATCHING:
            self._gallery.lines.add(line)
        else:
            chair = self.chairs[seat]
            if not token:
                token = self._tokens()
                if self.phase == "playing":
                    chair.token = digest(token)
                    self._keep_tokens()
                else:
                    chair = self.chairs.sit(seat, hello.name, token, now)
            if chair.line is not None:
                self._drop(chair.line, "elsewhere")
            chair.line, chair.stand_in = line, ""
        self._lines[line] = seat
        terms = self.terms
        owner, times = seat == self.owner, (terms.grace, terms.clock, terms.delay)
        self.out.append((line, Welcome(VERSION, seat, token, owner, *times)))
        self._presence(now)
        self._retell(line, seat, now)
        return True

    def _seat_for(self, hello: Hello, now: float) -> Seat | str:
        """The seat of who comes, or the code of why there is none."""
        if hello.token:
            seat = self.chairs.owned(hello.token)
            return "unknown-token" if seat is None else seat
        if hello.watch:
            return WATCHING if len(self._gallery.lines) < MOST else "full"
        free = self.chairs.free() if self.phase != "playing" else self.chairs.unclaimed()
        return "full" if free is None else free

    def _keep_tokens(self) -> None:
        """Somebody has taken up a seat of a game that goes on. Where that cannot be written down,
        he comes back as long as this host runs."""
        if self.play is not None:
            with suppress(SaveError):
                self.play.book.seated(self.chairs.tokens, self.owner)

    def _retell(self, line: Line, seat: Seat, now: float) -> None:
        if seat == WATCHING:
            self.out += [(line, each) for each in self._gallery.story()]
        elif self.play is not None and seat in self.play.tellers:
            told = (self._begun(), *self.play.retell(seat, now))
            self.out += [(line, each) for each in told]

    def lost(self, line: Line, now: float) -> None:
        """A line is gone: its seat is kept."""
        self._now = now
        if self._forget(line, now):
            self._presence(now)

    def _drop(self, line: Line, code: str) -> None:
        self.out.append((line, Error(code)))
        self._forget(line, self._now)

    def _forget(self, line: Line, now: float) -> bool:
        seat = self._lines.pop(line, None)
        self._talk.forget(line)
        self._gallery.lines.discard(line)
        if seat is None or seat == WATCHING:
            return seat is not None
        chair = self.chairs[seat]
        chair.line, chair.since = None, now
        return True

    def hear(self, line: Line, message: FromGuest, now: float) -> None:
        """A guest says something. Whatever it is, nothing but what the rules and the table allow
        happens."""
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
            play.wish_back(seat, now)
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
            self.out.append((line, Error("cannot-begin", {"why": error.code})))
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
        for each in self._lines:
            if self._talk.hears(each, seat):
                self.out.append((each, said))

    def _part(self, part: int) -> FromHost:
        """A part of the save of the game that is over."""
        if self.play is None or not self.play.over:
            return Error("not-now")
        text = self.play.book.content().decode("utf-8")
        parts = -(-len(text) // PART)
        if part >= parts:
            return Error("not-now")
        return Part(part, parts, text[part * PART : (part + 1) * PART])

    # What happens by itself

    @property
    def due(self) -> float | None:
        """When `tick` has something to do; None for never."""
        play = self.play
        moments = [
            self._gallery.due,
            play.due if play is not None else None,
            self.chairs.due(self.terms.grace, self._kept),
        ]
        return min((each for each in moments if each is not None), default=None)

    @property
    def _kept(self) -> Set[Seat]:
        """The seats that nothing happens to when their people are away."""
        if self.phase == "over":
            return self.chairs.people
        waiting = self.phase == "waiting"
        return {self.owner} if waiting and self.owner is not None else set()

    def tick(self, now: float) -> None:
        """Time has gone by."""
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
        """Which robot has to think now. None of them plays on when all people are away."""
        if self.play is None or not self.chairs.here:
            return None
        return self.play.wanted

    def thought(self, thought: Thought, action: Any, now: float) -> None:
        """What a robot has chosen; if it is no longer wanted, nothing happens."""
        self._now = now
        if self.play is not None and thought == self.wanted:
            try:
                self.play.thought(thought, action, now)
            except Illegal:
                self.halt("robot", now)
            self._ended(now)

    def halt(self, code: str, now: float) -> None:
        """The host cannot go on until somebody wants it to: why."""
        if self.play is not None:
            self.play.rest(Paused(True, None, code), now)

    def close(self) -> None:
        """Let go of the game that is played."""
        if self.play is not None:
            self.play.book.close()
            self.play = None

    def stop(self) -> None:
        """The host ends: everybody is told."""
        for line in list(self._lines):
            self.out.append((line, Error("closed")))
        self.close()

    # Who is told what

    def _tell(self, seat: Seat, message: FromHost) -> None:
        """Tell a seat of the game, if its person is here, or the watchers."""
        if seat == WATCHING:
            self._gallery.put(message, self._now)
            self._show(self._now)
        elif (line := self.chairs[seat].line) is not None:
            self.out.append((line, message))

    def _show(self, now: float) -> None:
        for message in self._gallery.shown(now):
            self.out += [(line, message) for line in sorted(self._gallery.lines)]

    def _ended(self, now: float) -> None:
        if self.phase == "playing" and self.play is not None and self.play.over:
            self.phase = "over"
            self._presence(now)

    def _presence(self, now: float) -> None:
        """Who is here has changed: everybody is told."""
        if self.play is not None:
            chairs = self.chairs
            self.play.absent = {seat for seat in chairs.people if chairs[seat].stand_in}
            for seat in self.play.absent:
                self.play.gone(seat, now)
        room = Room(
            self.phase,
            self.terms.game,
            msgspec.to_builtins(self.terms.options),
            self.chairs.places(now),
            len(self._gallery.lines),
        )
        self.out += [(line, room) for line in self._lines]
