"""Tables on the net in memory: a host, and guests who hear every byte that is sent to them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

import msgspec

from engine.account import Account
from engine.chance import dice, pick
from engine.game import Game, Seat
from engine.journal import Journal
from engine.random_bot import random_bot
from engine.registry import game_named
from engine.table import Table
from saves.header import Header, Player, new_header
from saves.problems import SaveError
from saves.records import Act
from tui.online.heard import Heard, HeardAccount
from tui.online.host import Host, Terms
from tui.online.messages import (
    FATAL,
    WATCHING,
    Begin,
    Decide,
    Error,
    FromGuest,
    FromHost,
    Hello,
)
from tui.online.protocol import VERSION, encode, of_guest, of_host

BEGUN = "2026-11-21T14:05:00Z"


class MemoryBook:
    """A record of a game in memory. It knows who decided what."""

    def __init__(self, header: Header[Any], table: Table[Any, Any, Any] | None = None) -> None:
        self.header = header
        self.by = [player.by for player in header.players]
        self.written: list[tuple[str, Any]] = []
        self.full = False
        """Whether nothing can be written any more."""
        journal = Journal(game_named(header.game), header.setup)
        self.table = table or Table(journal, header.seed, self)
        self.closed = False

    def check(self, action: Any) -> None:
        msgspec.json.decode(msgspec.json.encode(action), type=game_named(self.header.game).actions)

    def acted(self, action: Any, state: Any, outcome: Any) -> None:
        if self.full:
            raise SaveError("disk-full")
        self.written.append((self.by[action.seat] if action.seat >= 0 else "", action))

    def took_back(self, to: int, seat: Seat) -> None:
        del self.written[to:]

    def decides(self, seat: Seat, by: str) -> None:
        self.by[seat] = by

    def seated(self, tokens: tuple[str, ...], owner: Seat | None) -> None:
        self.tokens = tokens

    def content(self) -> bytes:
        return b"".join(msgspec.json.encode(Act(action)) + b"\n" for _, action in self.written)

    def close(self) -> None:
        self.closed = True


class Guest:
    """A guest: the line, what was heard, and all bytes that were sent to it."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.heard = Heard()
        self.bytes: list[bytes] = []
        self.messages: list[FromHost] = []
        self.closed = False

    def take(self, data: bytes) -> None:
        assert not self.closed, "nothing is sent to a line that was closed"
        self.bytes.append(data)
        message = of_host(data)
        self.messages.append(message)
        self.heard.hear(message)
        self.closed = isinstance(message, Error) and message.code in FATAL

    def last(self, kind: type) -> Any:
        return next((each for each in reversed(self.messages) if isinstance(each, kind)), None)


class Evening:
    """A host and its guests. Time passes only when a test says so."""

    def __init__(
        self,
        game: str = "dolce-vita",
        people: int = 3,
        robots: int = 0,
        seed: str = "evening",
        table: Callable[[Header[Any]], Table[Any, Any, Any]] | None = None,
        **terms: Any,
    ) -> None:
        rules = game_named(game)
        options = terms.pop("options", None) or rules.options()
        self.game: Game[Any, Any, Any] = rules
        self.books: list[MemoryBook] = []
        self.now = 0.0
        self.guests: list[Guest] = []
        self.seed = seed
        self._table = table
        self._tokens = (f"token-{number}" for number in count())
        players: list[Player | None] = [None] * people
        players += [Player(f"R{number}", "random") for number in range(robots)]
        self.host = Host(
            Terms(game, options, "random", **terms), players, self._open, self._tokens.__next__
        )

    def _open(self, players: Sequence[Player]) -> MemoryBook:
        header = new_header(self.game, players, self.host.terms.options, self.seed, BEGUN, "0.1.0")
        book = MemoryBook(header, self._table(header) if self._table else None)
        if self._table:
            book.table._keeper = book
        self.books.append(book)
        return book

    @property
    def book(self) -> MemoryBook:
        return self.books[-1]

    @property
    def table(self) -> Table[Any, Any, Any]:
        return self.book.table

    def send(self, guest: Guest, message: FromGuest) -> None:
        """Send a guest's message to the host, as bytes."""
        self.host.hear(guest.line, of_guest(encode(message)), self.now)
        self.post()

    def post(self) -> None:
        """Deliver the host's messages to the guests."""
        out, self.host.out = self.host.out, []
        for line, message in out:
            guest = self.guests[line]
            if not guest.closed:
                guest.take(encode(message))

    def come(self, name: str = "Anna", token: str = "", watch: bool = False) -> Guest:
        """Let a guest come, or come back by a token, and return it."""
        guest = Guest(len(self.guests))
        self.guests.append(guest)
        self.host.join(guest.line, Hello(VERSION, "", name, token, watch), self.now)
        self.post()
        return guest

    def go(self, guest: Guest) -> None:
        """Cut a guest's line."""
        guest.closed = True
        self.host.lost(guest.line, self.now)
        self.post()

    def wait(self, seconds: float) -> None:
        """Let some seconds pass."""
        self.now += seconds
        self.host.tick(self.now)
        self.post()

    def think(self) -> bool:
        """Let a robot think if one is wanted; return False if none is."""
        thought = self.host.wanted
        if thought is None:
            return False
        rng = dice(self.seed, thought.step, thought.seat)
        action = random_bot(self.game.legal)(thought.view, rng, bool)
        self.host.thought(thought, action, self.now)
        self.post()
        return True

    def wishes(self, guest: Guest) -> Decide:
        """Return a decision for a guest who is asked, by what that guest has heard alone."""
        account = guest.heard.account
        assert account is not None
        rng = dice(self.seed, account.last, guest.heard.seat)
        action = pick(self.game.legal(account.view), rng)
        return Decide(guest.heard.ask.turn, msgspec.Raw(msgspec.json.encode(action)))

    def asked(self) -> list[Guest]:
        """Return the guests who are asked now, by what they have heard."""
        return [each for each in self.guests if not each.closed and each.heard.ask.turn]

    def play_on(self, most: int = 100_000) -> None:
        """Let guests decide and robots think until nobody is asked, or for `most` decisions."""
        for _ in range(most):
            if not self.think():
                asked = self.asked()
                if not asked:
                    return
                self.send(asked[0], self.wishes(asked[0]))

    def check(self) -> None:
        """Assert that every guest has heard exactly the account of the guest's seat."""
        self.check_newest()
        for account, true in self._accounts():
            for number in range(true.last + 1):
                assert account.moment(number) == true.moment(number), number
                assert account.outcome(number) == true.outcome(number)

    def check_newest(self) -> None:
        """Assert that every guest has heard the newest step of the seat's account, and the question
        asked."""
        for account, true in self._accounts():
            assert account.last == true.last
            assert account.newest == true.newest
            assert account.outcome(account.last) == true.outcome(true.last)
        for guest in self.guests:
            seat = guest.heard.seat
            if not guest.closed and guest.heard.account is not None and seat != WATCHING:
                assert bool(guest.heard.ask.turn) == (seat in self.table.to_act)
                play = self.host.play
                assert play is not None and guest.heard.paused == play.paused
                assert guest.heard.wish == play.wish

    def _accounts(self) -> Iterator[tuple[HeardAccount, Account[Any, Any, Any]]]:
        """Yield the account that each guest has heard, and the one that the guest should have heard
        by now. Watchers who are told late are left out."""
        for guest in self.guests:
            account = guest.heard.account
            late = guest.heard.seat == WATCHING and self.host.terms.delay
            if not guest.closed and account is not None and not late:
                yield account, self.table.account(guest.heard.seat)


def seated(evening: Evening, people: int = 3) -> list[Guest]:
    """Return so many guests at a table whose game has begun."""
    guests = [evening.come(f"Guest {number}") for number in range(people)]
    evening.send(guests[0], Begin())
    return guests
