"""A running game at a table on the net: which seats are asked, which decisions count, and what each
seat is told.

It has no socket and no clock; `now` counts seconds from any moment.
"""

from collections.abc import Callable, Set
from itertools import islice
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from engine.conductor import Ask as Asked
from engine.conductor import Conductor, Deal, Think
from engine.game import Illegal, Seat
from engine.table import Table
from saves.header import Header, Player
from saves.problems import SaveError
from tui.online.messages import (
    WATCHING,
    Accepted,
    Ask,
    Decide,
    FromHost,
    Granted,
    Offer,
    Over,
    Paused,
    Refused,
    Wish,
)
from tui.online.protocol import OFFERED
from tui.online.teller import Teller, in_parts

HUMAN = "human"

Send = Callable[[Seat, FromHost], None]
"""A function that sends a message to a seat, or with WATCHING to the spectators."""


class Book(Protocol):
    """The record of a game; a LiveGame is one."""

    @property
    def table(self) -> Table[Any, Any, Any]:
        """Return the game."""

    @property
    def header(self) -> Header[Any]:
        """Return the terms of the game."""

    def decides(self, seat: Seat, by: str) -> None:
        """Record that from now on `by` decides for a seat: `human` or the name of a robot."""

    def seated(self, tokens: tuple[str, ...], owner: Seat | None) -> None:
        """Keep by seat the digests of the tokens, and the seat of the owner, who begins games.
        Raises SaveError."""

    def content(self) -> bytes:
        """Return the bytes of the whole save."""

    def close(self) -> None:
        """Close the record."""


class Thought(NamedTuple):
    """A choice wanted of a robot: who plays, the view, and the step that its chance comes from."""

    seat: Seat
    player: Player
    view: Any
    step: int


class Play:
    """One game. `people` are the seats of guests; robots play the others."""

    def __init__(self, book: Book, people: Set[Seat], stand_in: str, clock: int, send: Send):
        self.book, self.table = book, book.table
        self.game = self.table.journal.game
        self.people = frozenset(people)
        self.conductor: Conductor[Any, Any, Any] = Conductor(
            self.table, [{seat} for seat in sorted(people)]
        )
        self.tellers = {seat: Teller(self.table, seat) for seat in (*sorted(people), WATCHING)}
        self.absent: set[Seat] = set()
        """The seats for which a robot plays until their people are back."""
        self.paused: Paused | None = None
        """The message with the reason why the game rests; None if it does not."""
        self.wish: Wish | None = None
        """The wish to undo a decision that waits for consent; None without one."""
        self.over = False
        """True once everybody has been told the end."""
        self._stand_in, self._clock, self._send = stand_in, clock, send
        self._ends: dict[Seat, float] = {}
        """By seat, the moment at which a person's time for a decision is over."""
        self._asleep: set[Seat] = set()
        """The seats for which a robot decides once, because their people's time is over."""
        self._rest = 0.0
        """The moment since which the game rests."""
        self._wishes = 0

    @property
    def wanted(self) -> Thought | None:
        """Return which robot has to think, for its own seat or for a person's; None for none."""
        if self.paused is not None or self.over:
            return None
        step, players = len(self.table.journal), self.book.header.players
        for cue in self.conductor.cues:
            if isinstance(cue, Think):
                return Thought(cue.seat, players[cue.seat], cue.view, step)
            if isinstance(cue, Asked) and cue.seat in self.absent | self._asleep:
                robot = replace(players[cue.seat], by=self._stand_in)
                return Thought(cue.seat, robot, self.table.view(cue.seat), step)
        return None

    @property
    def due(self) -> float | None:
        """Return when `tick` has something to do; None for never."""
        ends = [end for seat, end in self._ends.items() if seat not in self._asleep]
        return min(ends, default=None) if self.paused is None else None

    def go_on(self, now: float) -> None:
        """Let the dealer act as long as it is the dealer's turn, and tell everybody."""
        self._tell(now)
        while self.paused is None and isinstance(self.conductor.cues[0], Deal):
            try:
                self.conductor.deal()
            except SaveError as error:
                self.rest(Paused(True, None, error.code), now)
            self._tell(now)

    def _tell(self, now: float) -> None:
        for seat, teller in self.tellers.items():
            for message in teller.news():
                if isinstance(message, Ask):
                    message = self._timed(seat, message, now)
                self._send(seat, message)
        if not self.over and (over := self._over()) is not None:
            self.over = True
            for seat in self.tellers:
                self._send(seat, over)

    def _over(self) -> Over | None:
        end = self.table.outcome
        return Over(end.places, end.scores, end.reason) if end is not None else None

    def _timed(self, seat: Seat, ask: Ask, now: float) -> Ask:
        """Return the question with the seconds left for the answer."""
        self._ends.pop(seat, None)
        self._asleep.discard(seat)
        if not self._clock or not ask.turn:
            return ask
        self._ends[seat] = now + self._clock
        return Ask(ask.turn, self._clock)

    def retell(self, seat: Seat, now: float) -> list[FromHost]:
        """Return the messages with which a seat learns its whole account and the state of the
        table."""
        teller = self.tellers[seat]
        told: list[FromHost] = list(in_parts(0, teller.steps))
        if teller.asked:
            left = max(1, round(self._ends[seat] - now)) if seat in self._ends else 0
            told.append(Ask(teller.turn, left))
        over = self._over()
        return told + [each for each in (self.paused, self.wish, over) if each is not None]

    def decide(self, seat: Seat, decision: Decide, now: float) -> None:
        """Take a person's decision to the table, or answer with the reason for refusing it; then
        nothing has changed."""
        teller, turn = self.tellers[seat], decision.turn
        try:
            if self.paused is not None:
                raise Illegal("paused")
            if not teller.asked or turn != teller.turn:
                raise Illegal("late")
            action = self._action(decision.action)
            if action.seat != seat:
                raise Illegal("not-yours")
            self._act(action, HUMAN)
        except Illegal as illegal:
            self._send(seat, Refused(turn, illegal.code, illegal.facts))
        except SaveError as error:
            self._send(seat, Refused(turn, "not-kept", {"why": error.code}))
        else:
            self._send(seat, Accepted(turn))
            self._acted(action, now)

    def _action(self, raw: msgspec.Raw) -> Any:
        try:
            return msgspec.json.decode(raw, type=self.game.actions)
        except (ValueError, RecursionError) as error:
            raise Illegal("not-an-action") from error

    def _act(self, action: Any, by: str) -> bool:
        self.book.decides(action.seat, by)
        return self.conductor.act(action)

    def _acted(self, action: Any, now: float) -> None:
        if self.wish is not None and self.wish.seat == action.seat:
            self._grant(False)
        self.go_on(now)

    def thought(self, thought: Thought, action: Any, now: float) -> None:
        """Take a robot's choice to the table if it is still wanted. Raises Illegal."""
        if thought != self.wanted:
            return
        try:
            acted = self._act(action, thought.player.by)
        except SaveError as error:
            self.rest(Paused(True, None, error.code), now)
            return
        if acted:
            self._acted(action, now)

    def offer(self, seat: Seat, turn: int) -> FromHost:
        """Return the legal actions of a seat, or a refusal if the seat is not asked this question
        any more."""
        teller = self.tellers[seat]
        if not teller.asked or turn != teller.turn:
            return Refused(turn, "late")
        legal = self.game.legal(self.table.view(seat))
        return Offer(turn, tuple(islice(legal, OFFERED)), len(legal) > OFFERED)

    def tick(self, now: float) -> None:
        """Do what is due by now."""
        if self.paused is None:
            self._asleep |= {seat for seat, end in self._ends.items() if end <= now}

    def rest(self, paused: Paused, now: float) -> None:
        """Pause the game, or continue it."""
        if self.over or paused.on == (self.paused is not None):
            return
        if paused.on:
            self.paused, self._rest = paused, now
        else:
            self.paused = None
            self._ends = {seat: end + now - self._rest for seat, end in self._ends.items()}
        for seat in self.tellers:
            self._send(seat, paused)
        if not paused.on:
            self.go_on(now)

    def ask_undo(self, seat: Seat, now: float) -> None:
        """Ask everybody else to agree that a person's last decision is undone. Seats for which
        robots play are not asked."""
        if self.paused is not None or self.wish is not None:
            self._send(seat, Refused(0, "not-now"))
        elif self.conductor.back_to(seat, agreed=True) is None:
            self._send(seat, Refused(0, "no-take-back"))
        else:
            self._wishes += 1
            self.wish = Wish(self._wishes, seat, tuple(sorted(self.people - self.absent - {seat})))
            self._waiting(self.wish.waiting, now)

    def agree(self, seat: Seat, wish: int, yes: bool, now: float) -> None:
        """Take a person's answer to a wish to undo, if that person was asked."""
        if self.wish is None or wish != self.wish.wish or seat not in self.wish.waiting:
            self._send(seat, Refused(0, "not-now"))
        elif not yes:
            self._grant(False)
        else:
            self._waiting(tuple(each for each in self.wish.waiting if each != seat), now)

    def forget(self, seat: Seat) -> None:
        """Forget a person who has left for good after the end: the next one on the seat has not
        played."""
        self.people -= {seat}
        self.tellers.pop(seat, None)

    def gone(self, seat: Seat, now: float) -> None:
        """Stop waiting for the consent of a person who has gone, or for whom a robot plays."""
        if self.wish is not None and seat in self.wish.waiting:
            self._waiting(tuple(each for each in self.wish.waiting if each != seat), now)

    def _waiting(self, waiting: tuple[Seat, ...], now: float) -> None:
        assert self.wish is not None
        self.wish = Wish(self.wish.wish, self.wish.seat, waiting)
        if waiting:
            for each in self.tellers:
                self._send(each, self.wish)
            return
        try:
            done = self.conductor.take_back(self.wish.seat, agreed=True) is not None
        except SaveError:
            done = False
        self._grant(done)
        self.go_on(now)

    def _grant(self, done: bool) -> None:
        assert self.wish is not None
        granted, self.wish = Granted(self.wish.wish, done), None
        for seat in self.tellers:
            self._send(seat, granted)
