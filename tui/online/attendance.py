"""The guests of a table on the net: lines and seats, people here and away, robots, watchers; and
the messages to be sent to them. No socket, no clock: `now` counts seconds from any moment on."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from engine.game import Seat
from engine.registry import game_named
from saves.header import Player
from saves.problems import SaveError
from tui.online.chairs import Chairs, Line
from tui.online.codes import digest
from tui.online.gallery import MOST, Gallery
from tui.online.messages import (
    WATCHING,
    Error,
    FromHost,
    Hello,
    Phase,
    Room,
    Welcome,
)
from tui.online.play import Play
from tui.online.protocol import VERSION
from tui.online.talk import Talk
from tui.session.new_game import same as alike


class Terms(NamedTuple):
    """The terms of a table. Times are in seconds; 0 means never, no limit, or at once."""

    game: str
    options: msgspec.Struct
    level: str
    """The robot that takes free seats and plays for people who are away."""
    grace: int = 60
    """How long a person may be away before a robot plays for them."""
    clock: int = 0
    """How long a decision may take before a robot decides."""
    delay: int = 0
    """How long after a step spectators see it."""


class Attendance:
    """The guests of a table. `out` holds the messages to be sent, each with its line."""

    def __init__(
        self, terms: Terms, players: Sequence[Player | None], tokens: Callable[[], str]
    ) -> None:
        self.terms = terms
        self.phase: Phase = "waiting"
        self.chairs = Chairs(players)
        self.owner: Seat | None = None
        """The seat that begins games; None lets every seat begin."""
        self.out: list[tuple[Line, FromHost]] = []
        self.play: Play | None = None
        self._tokens = tokens
        self._lines: dict[Line, Seat] = {}
        """By line, the seat of the guest who was let in, or WATCHING."""
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

    def regain(self, name: str) -> str:
        """Return a new token for the owner's seat of a table that was taken up again, in place of
        the token kept. A table without an owner goes to the person of this name, else to the first
        person, among those whose seats have no token. Return "" if there are none."""
        seat = self.owner
        if seat is None:
            open_to = [n for n in sorted(self.chairs.people) if not self.chairs[n].token]
            named = [n for n in open_to if alike(self.chairs[n].name) == alike(name)]
            seat = next(iter(named + open_to), None)
        if seat is None:
            return ""
        token, self.owner = self._tokens(), seat
        self.chairs[seat].token = digest(token)
        self._keep_tokens()
        return token

    def add_robot(self, now: float) -> None:
        """Put a robot on the first free seat, unless a game is played."""
        if self.phase != "playing":
            self.chairs.fill(self.game, self.terms.level, most=1)
            self._presence(now)

    def remove_robot(self, now: float) -> None:
        """Free the last robot's seat, unless a game is played."""
        seat = self.chairs.robot()
        if self.phase != "playing" and seat is not None:
            self.chairs.leave(seat)
            self._presence(now)

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
        """Tell a guest who has come, or come back, all that the seat may know of the game."""
        raise NotImplementedError

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
