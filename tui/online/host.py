"""A table on the net without a socket and without a clock: messages of guests come in, messages to
guests go out.

A host does not know whether there are other tables. `now` counts seconds from any moment.
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
    """What is agreed about a table. Times are in seconds; 0 means never, no limit, or at once."""

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
        """Return the rules."""
        return game_named(self.terms.game)

    def reserve(self, name: str, owner: bool = False) -> str:
        """Keep a free seat under a name, and return the token by which a guest takes it."""
        seat, token = self.chairs.free(), self._tokens()
        assert seat is not None
        self.chairs.sit(seat, name, token, self._now)
        if owner:
            self.owner = seat
        return token

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

    def add_robot(self, now: float) -> None:
        """A robot takes the first free seat, unless a game is played."""
        if self.phase != "playing":
            self.chairs.fill(self.game, self.terms.level, most=1)
            self._presence(now)

    def remove_robot(self, now: float) -> None:
        """The last robot's seat is free again, unless a game is played."""
        seat = self.chairs.robot()
        if self.phase != "playing" and seat is not None:
            self.chairs.leave(seat)
            self._presence(now)

    # What guests do

    def join(self, line: Line, hello: Hello, now: float) -> bool:
        """Let in a guest who shows the table's code. Return whether the guest is in."""
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
        owner = seat != WATCHING and self.owner in (None, seat)
        times = terms.grace, terms.clock, terms.delay
        self.out.append((line, Welcome(VERSION, seat, token, owner, *times)))
        self._presence(now)
        self._retell(line, seat, now)
        return True

    def _seat_for(self, hello: Hello, now: float) -> Seat | str:
        """Return the seat of a guest who comes, or the code of the reason why there is none."""
        if hello.token:
            seat = self.chairs.owned(hello.token)
            return "unknown-token" if seat is None else seat
        if hello.watch:
            return WATCHING if len(self._gallery.lines) < MOST else "full"
        free = self.chairs.free() if self.phase != "playing" else self.chairs.unclaimed()
        return "full" if free is None else free

    def _keep_tokens(self) -> None:
        """Write down the tokens after somebody has taken a seat of a running game. If that fails,
        the guest can come back only as long as this host runs."""
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
        """Note that a line is gone; its seat is kept."""
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
        """Return a part of the save of the finished game."""
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

    def stop(self) -> None:
        """Tell everybody that the host ends."""
        for line in list(self._lines):
            self.out.append((line, Error("closed")))
        self.close()

    # Who is told what

    def _tell(self, seat: Seat, message: FromHost) -> None:
        """Send a message about the game to a seat whose person is present, or to the spectators."""
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
        """Tell everybody who is present, after that has changed."""
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
