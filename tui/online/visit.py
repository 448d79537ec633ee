"""A guest's stay at a table, on whichever screen: the line, the kept seat, the decision that the
host has not answered yet, and the words across the table."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, NamedTuple

import msgspec

from saves.names import clean
from tui.online.client import Address, Guest, Refusal, pause_after
from tui.online.heard import Heard
from tui.online.invitations import Invitation, Ways, received
from tui.online.kept import KeptSeat, Seat
from tui.online.messages import (
    WATCHING,
    Accepted,
    Begun,
    Decide,
    Error,
    FromGuest,
    FromHost,
    Keep,
    Leave,
    Mute,
    Part,
    Pong,
    Refused,
    Room,
    Said,
    Waved,
    Welcome,
)

OVER = ("unknown-code", "unknown-token")
"""The refusals after which a kept seat has no use any more."""


MOST_PARTS = 2000
"""The most parts of a save that are taken."""


class Sent(NamedTuple):
    """A decision that the host has not answered: the question's `turn`, the newest step then known,
    and the action."""

    turn: int
    last: int
    action: Any


class Spoken(NamedTuple):
    """Words or a sign across the table, and the newest step known when they came, -1 before any
    step."""

    last: int
    said: Said | Waved


class Visit:
    """A guest's stay, from joining until leaving."""

    def __init__(
        self,
        address: Address,
        name: str = "",
        watch: bool = False,
        seat: KeptSeat | None = None,
        token: str = "",
        pauses: Callable[[int], float] = pause_after,
        own: bool = False,
    ) -> None:
        """Prepare to join. `seat` is where the token is kept, None for nowhere. `token` is a token
        that the guest has already; it is used instead of the seat's. `own` is True at the guest's
        own table."""
        self.address, self._seat, self._own = address, seat, own
        if seat is not None and seat.seat is not None and not watch and not token:
            token, name = seat.seat.token, seat.seat.name
        self.guest = Guest(address, name, token, watch, pauses)
        self.ways = Ways((Invitation("join", f"ludotheque join {address}", address.tls),))
        """How others come to the table."""
        self.sent: Sent | None = None
        """The decision that the host has not answered yet."""
        self.refused: Refused | None = None
        """The refusal of the last decision; None if it counted."""
        self.save = ""
        """The save of the finished game, once all of it has come."""
        self._parts: list[str] = []
        self.talk: list[Spoken] = []
        """The words and signs since the newest game began, or since the guest joined."""
        self.muted: set[int] = set()
        """The seats whose words and signs the guest has muted."""
        self.refusal: Refusal | None = None
        """The reason why the guest was not let in, or not any more."""
        self._out: asyncio.Queue[FromGuest] = asyncio.Queue()

    @property
    def heard(self) -> Heard:
        """Return what the host has told of the table."""
        return self.guest.heard

    @property
    def watching(self) -> bool:
        """Return True if the guest has no seat and only watches."""
        return self.heard.seat == WATCHING

    @property
    def owner(self) -> bool:
        """Return True if the guest begins the games."""
        return self.heard.welcome is not None and self.heard.welcome.owner

    @property
    def playing(self) -> bool:
        """Return True while a game is played."""
        return self.heard.room is not None and self.heard.room.phase == "playing"

    async def messages(self) -> AsyncGenerator[FromHost | None, None]:
        """Yield the messages of the host as `Guest.messages` does, and send what is queued
        meanwhile. Ends when the guest has left, or is refused: then `refusal` is set."""
        sending = asyncio.create_task(self._send())
        try:
            async with aclosing(self.guest.messages()) as heard:
                async for message in heard:
                    self._hear(message)
                    yield message
        except Refusal as refusal:
            self.refusal = refusal
            if refusal.code in OVER:
                self._forget()
        finally:
            sending.cancel()
            self.close()

    def close(self) -> None:
        """Let other programs take the seat, also if the guest never joined."""
        if self._seat is not None:
            self._seat.release()

    async def _send(self) -> None:
        while True:
            await self.guest.send(await self._out.get())

    def _hear(self, message: FromHost | None) -> None:
        if isinstance(message, Welcome):
            self.muted.clear()
        elif isinstance(message, Room) and self._seat is not None and not self.watching:
            self._keep(message)
        elif isinstance(message, Accepted | Refused) and self.sent is not None:
            if message.turn == self.sent.turn:
                self.refused = message if isinstance(message, Refused) else None
                self.sent = None
        elif isinstance(message, Begun):
            self.save = ""
            self._parts.clear()
            if self.guest.told:
                self.talk.clear()
        elif isinstance(message, Part):
            self._take(message)
        elif isinstance(message, Said | Waved):
            account = self.heard.account
            self.talk.append(Spoken(account.last if account is not None else -1, message))
        elif isinstance(message, Pong):
            self._again()
        elif isinstance(message, Error) and message.code == "left" and not self.playing:
            self._forget()

    def _keep(self, room: Room) -> None:
        assert self._seat is not None
        seat = self.heard.seat
        name = clean(room.seats[seat].name) if seat < len(room.seats) else ""
        seated = Seat(str(self.address), name, self.guest.token, room.game, self._own)
        if seated != self._seat.seat:
            self._seat.keep(seated)

    def _forget(self) -> None:
        if self._seat is not None:
            self._seat.forget()

    def take_home(self) -> None:
        """Ask for the save of the finished game."""
        self._parts.clear()
        self.say(Keep(0))

    def _take(self, part: Part) -> None:
        """Take in a part of the save. Ask for the next part, or set `save` after the last."""
        if part.part != len(self._parts) or part.of > MOST_PARTS:
            return
        self._parts.append(part.text)
        if len(self._parts) < part.of:
            self.say(Keep(len(self._parts)))
        else:
            self.save = "".join(self._parts)
            self._parts.clear()

    def _again(self) -> None:
        """Send the unanswered decision again after the line was lost, if no step has happened
        since."""
        sent, self.sent = self.sent, None
        account, ask = self.heard.account, self.heard.ask
        if sent is not None and account is not None and ask.turn and account.last == sent.last:
            self.decide(sent.action)

    def say(self, message: FromGuest) -> None:
        """Queue a message to the host."""
        self._out.put_nowait(message)

    def decide(self, action: Any) -> None:
        """Answer the current question. `sent` is set until the host has answered."""
        account, turn = self.heard.account, self.heard.ask.turn
        assert account is not None
        self.sent, self.refused = Sent(turn, account.last, action), None
        self.say(Decide(turn, msgspec.Raw(msgspec.json.encode(action))))

    def mute(self, seat: int) -> bool:
        """Mute a seat, or unmute it if it is muted. Return True if it is heard now."""
        on = seat not in self.muted
        (self.muted.add if on else self.muted.discard)(seat)
        self.say(Mute(seat, on))
        return not on

    def leave(self) -> None:
        """Ask the host to end the stay. Unless a game is played, that frees the seat."""
        self.say(Leave())


def visit_to(address: Address, name: str | None, usual: str, watch: bool) -> Visit:
    """Return a stay at a table. Without a name, the guest gets the seat kept for this table, else a
    new seat with the `usual` name."""
    seat = None if watch else KeptSeat.take(str(address), name or "")
    visit = Visit(address, name or usual, watch, seat)
    told = received(os.environ)
    if told.invitations:
        visit.ways = told
    return visit
