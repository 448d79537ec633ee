"""A guest's stay at a table, whatever he looks at meanwhile: his line, the seat that is kept for
him, what he has decided and not yet heard of, and what is said across the table."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, NamedTuple

import msgspec

from saves.names import clean
from tui.online.client import Address, Guest, Refusal
from tui.online.heard import Heard
from tui.online.invitations import Invitation, received
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
"""After these a kept seat is of no use any more."""


MOST_PARTS = 2000
"""The most parts of a save that are taken."""


class Sent(NamedTuple):
    """A decision on its way: what was asked, how much was known then, and what was chosen."""

    turn: int
    last: int
    action: Any


class Spoken(NamedTuple):
    """Something said across the table, after this step of the account."""

    last: int
    said: Said | Waved


class Visit:
    """One guest, from his coming until he leaves."""

    def __init__(
        self,
        address: Address,
        name: str = "",
        watch: bool = False,
        seat: KeptSeat | None = None,
        token: str = "",
        pauses: Callable[[int], float] | None = None,
    ) -> None:
        """`seat` is where his token is kept; None for nowhere. `token` is one that he has."""
        self.address, self._seat = address, seat
        if seat is not None and seat.seat is not None and not watch and not token:
            token, name = seat.seat.token, seat.seat.name
        how = {} if pauses is None else {"pauses": pauses}
        self.guest = Guest(address, name, token, watch, **how)
        own = Invitation("join", f"ludotheque join {address}", address.tls)
        self.invitations = [own]
        """How others come to the table."""
        self.sent: Sent | None = None
        """The decision that the host has not answered yet."""
        self.refused: Refused | None = None
        """Why the last decision did not count; None if it did."""
        self.save = ""
        """The save of the finished game, once all of it has come."""
        self._parts: list[str] = []
        self.talk: list[Spoken] = []
        """What was said in this game, or before it."""
        self.muted: set[int] = set()
        """The seats whose words and signs he does not want to hear."""
        self.refusal: Refusal | None = None
        """Why he was not let in, or is no longer."""
        self._out: asyncio.Queue[FromGuest] = asyncio.Queue()

    @property
    def heard(self) -> Heard:
        """What he knows of the table."""
        return self.guest.heard

    @property
    def watching(self) -> bool:
        """Whether he only watches."""
        return self.heard.seat == WATCHING

    @property
    def owner(self) -> bool:
        """Whether it is his to begin games."""
        return self.heard.welcome is not None and self.heard.welcome.owner

    @property
    def playing(self) -> bool:
        """Whether a game is played."""
        return self.heard.room is not None and self.heard.room.phase == "playing"

    async def messages(self) -> AsyncGenerator[FromHost | None, None]:
        """All that the host says, as `Guest.messages`; what is to be sent goes out meanwhile. Ends
        when he has left, or with a `refusal`."""
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
        seated = Seat(str(self.address), name, self.guest.token, room.game)
        if seated != self._seat.seat:
            self._seat.keep(seated)

    def _forget(self) -> None:
        if self._seat is not None:
            self._seat.forget()

    def take_home(self) -> None:
        """Ask for the save of the game that is over."""
        self._parts.clear()
        self.say(Keep(0))

    def _take(self, part: Part) -> None:
        """A part of the save has come: ask for the next, or put them together."""
        if part.part != len(self._parts) or part.of > MOST_PARTS:
            return
        self._parts.append(part.text)
        if len(self._parts) < part.of:
            self.say(Keep(len(self._parts)))
        else:
            self.save = "".join(self._parts)
            self._parts.clear()

    def _again(self) -> None:
        """The line was lost with a decision on its way: if nothing has happened since, decide that
        again."""
        sent, self.sent = self.sent, None
        account, ask = self.heard.account, self.heard.ask
        if sent is not None and account is not None and ask.turn and account.last == sent.last:
            self.decide(sent.action)

    def say(self, message: FromGuest) -> None:
        """Let something be sent, without waiting for the net."""
        self._out.put_nowait(message)

    def decide(self, action: Any) -> None:
        """Answer what is asked; `sent` tells until the host has answered."""
        account, turn = self.heard.account, self.heard.ask.turn
        assert account is not None
        self.sent, self.refused = Sent(turn, account.last, action), None
        self.say(Decide(turn, msgspec.Raw(msgspec.json.encode(action))))

    def mute(self, seat: int) -> bool:
        """Hear a seat's words and signs no more, or again. Return whether they are heard now."""
        on = seat not in self.muted
        (self.muted.add if on else self.muted.discard)(seat)
        self.say(Mute(seat, on))
        return not on

    def leave(self) -> None:
        """Go: before and after a game the seat is free then."""
        self.say(Leave())


def visit_to(address: Address, name: str | None, usual: str, watch: bool) -> Visit:
    """A stay at a table. Who gives no name takes up the seat that he left there, else a new one by
    his usual name."""
    seat = None if watch else KeptSeat.take(str(address), name or "")
    visit = Visit(address, name or usual, watch, seat)
    visit.invitations = received(os.environ) or visit.invitations
    return visit
