"""Whatever guests do, in whatever order: nobody is told what they may not know, nothing counts that
the rules do not allow, and the game can always go on."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.dalmuti.state import Options as DalmutiOptions
from engine.journal import Journal
from engine.registry import GAMES, game_named
from tests.tui.online.evening import Evening, Guest
from tui.online.messages import (
    WATCHING,
    Agree,
    Back,
    Begin,
    Decide,
    FromGuest,
    Keep,
    Leave,
    List,
    Mute,
    Pause,
    Ping,
    Say,
    Wave,
    Welcome,
)
from tui.online.protocol import Garbled, encode, of_guest

SHORT: dict[str, Any] = {"dalmuti": DalmutiOptions(hands=1)}
"""Options with which a game does not last long."""


class Bustle:
    """Guests who come, go, decide and do forbidden things at random."""

    def __init__(self, game: str, chance: random.Random) -> None:
        rules = game_named(game)
        self.chance = chance
        people = chance.randrange(1, rules.seats[-1] + 1)
        robots = max(rules.seats[0] - people, chance.randrange(2))
        robots = min(robots, rules.seats[-1] - people)
        self.evening = Evening(
            game,
            people,
            robots,
            seed=str(chance.random()),
            options=SHORT.get(game),
            grace=chance.choice((0, 10, 60)),
            clock=chance.choice((0, 0, 30)),
            delay=chance.choice((0, 0, 20)),
        )
        self.tokens: set[str] = set()

    @property
    def here(self) -> list[Guest]:
        return [each for each in self.evening.guests if not each.closed]

    def act(self) -> None:
        """Do one thing at random."""
        chance, evening, here = self.chance, self.evening, self.here
        kind = chance.random()
        if kind < 0.08 or not here:
            if self.tokens and chance.random() < 0.6:
                evening.come(token=chance.choice(sorted(self.tokens)))
            else:
                evening.come(chance.choice(("Anna", "Bruno", "")), watch=chance.random() < 0.2)
            welcome = evening.guests[-1].last(Welcome)
            if welcome is not None and welcome.token:
                self.tokens.add(welcome.token)
        elif kind < 0.13:
            evening.go(chance.choice(here))
        elif kind < 0.2:
            evening.wait(chance.choice((1, 5, 15, 40)))
        elif kind < 0.5:
            evening.think()
        elif kind < 0.75 and (asked := evening.asked()):
            guest = chance.choice(asked)
            evening.send(guest, evening.wishes(guest))
        else:
            self.fuss(chance.choice(here))

    def fuss(self, guest: Guest) -> None:
        """Send a message of a guest, most often a useless one."""
        chance, heard = self.chance, guest.heard
        turn = heard.ask.turn + chance.choice((0, 0, 1, -1)) if heard.ask.turn else 0
        wish = heard.wish.wish if heard.wish is not None else 7
        action: Any = {"do": "pass", "seat": chance.randrange(12)}
        if self.evening.books and self.evening.table.journal.actions:
            action = chance.choice(self.evening.table.journal.actions)
        messages: list[FromGuest] = [
            Begin(),
            Decide(turn, msgspec.Raw(msgspec.json.encode(action))),
            List(turn),
            Back(),
            Back(),
            Agree(wish, chance.random() < 0.8),
            Agree(wish, True),
            Pause(chance.random() < 0.3),
            Pause(False),
            Say("hello"),
            Wave("oh"),
            Mute(chance.randrange(99), True),
            Keep(chance.randrange(3)),
            Ping(1),
        ]
        if chance.random() < 0.05:
            messages = [Leave()]
        self.evening.send(guest, chance.choice(messages))

    def look(self) -> None:
        """Assert what must hold at any time."""
        evening = self.evening
        evening.check_newest()
        host = evening.host
        assert len(host.chairs.here) == sum(
            not each.closed and each.heard.seat != WATCHING for each in evening.guests
        )
        if host.play is None:
            return
        header = evening.book.header
        for by, action in evening.book.written:
            if action.seat >= 0:
                robot = header.players[action.seat].by != "human"
                assert by == ("random" if robot else by) and by in ("human", "random")
        assert len(evening.book.written) == len(evening.table.journal)

    def settle(self) -> None:
        """Let everybody come back, continue the game, and play it to its end."""
        evening = self.evening
        for token in sorted(self.tokens):
            evening.come(token=token)
        if all(each.heard.seat == WATCHING for each in self.here):
            evening.come("Last")
        guest = next(each for each in self.here if each.heard.seat != WATCHING)
        evening.send(guest, Begin())
        if evening.host.play is None:
            return
        evening.send(guest, Pause(False))
        evening.play_on()
        assert evening.table.outcome is not None and evening.host.phase == "over"
        evening.wait(100)
        evening.check_newest()


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
@given(seed=st.integers(0, 2**32), length=st.integers(0, 150))
def test_whatever_guests_do(game: str, seed: int, length: int) -> None:
    bustle = Bustle(game, random.Random(seed))
    for _ in range(length):
        bustle.act()
        bustle.look()
    bustle.settle()
    bustle.look()
    for book in bustle.evening.books:
        # What was written is a game by the rules, as who reads the save will find it.
        again = Journal(bustle.evening.game, book.header.setup, [each for _, each in book.written])
        assert again.states == book.table.journal.states


def fuzzed(chance: random.Random, samples: list[bytes]) -> bytes:
    """Return a sample message with other values, or with other bytes."""
    if chance.random() < 0.5:
        message = msgspec.json.decode(chance.choice(samples))
        inner = message
        while isinstance(inner, dict):
            within, name = inner, chance.choice(sorted(inner))
            inner = inner[name]
        if name not in ("is", "do"):
            within[name] = chance.choice((0, 1, 2, 3, 7, 99, -1, 10**9, True, "pass", [1], None))
        return msgspec.json.encode(message)
    data = bytearray(chance.choice(samples))
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(data) + 1)
        way = chance.random()
        if way < 0.4 and data:
            data[at % len(data)] = chance.randrange(256)
        elif way < 0.6:
            data[at:at] = chance.choice(
                (
                    b"\x00",
                    b"[" * 50,
                    b"1" * 400,
                    b'"\\ud800"',
                    b"-1",
                    b"9" * 30,
                    b"{}",
                    b"null",
                    b"1e9",
                )
            )
        elif way < 0.8:
            del data[at : at + chance.randrange(8)]
        else:
            other = chance.choice(samples)
            data[at:] = other[chance.randrange(len(other)) :]
    return bytes(data)


def bombard(game: str, times: int) -> None:
    """Send so many fuzzed messages from everybody, and assert that the table goes on."""
    chance = random.Random(f"fuzz {game}")
    evening = Evening(game, game_named(game).seats[0], options=SHORT.get(game))
    guests = [evening.come(f"G{n}") for n in range(game_named(game).seats[0])]
    watcher = evening.come(watch=True)
    evening.send(guests[0], Begin())
    samples = [
        encode(each)
        for each in (
            *(Begin(), List(1), Back(), Agree(1, True), Pause(False), Say("hé"), Wave("oh")),
            *(Mute(1, True), Keep(0), Ping(5)),
        )
    ]
    garbled = 0
    for number in range(times):
        guest = chance.choice([*guests, watcher])
        if number % 25 == 0 and (asked := evening.asked()):
            evening.send(asked[0], evening.wishes(asked[0]))
        own = [encode(evening.wishes(guest))] * 6 if guest.heard.ask.turn else []
        try:
            message = of_guest(fuzzed(chance, samples + own))
        except Garbled:
            garbled += 1
            continue
        if isinstance(message, Leave):
            continue
        evening.host.hear(guest.line, message, evening.now)
        evening.now += 1.0
        evening.post()
        del guest.bytes[:-10], guest.messages[:-10]
        if number % 100 == 0:
            evening.check_newest()
            evening.send(guests[0], Pause(False))
    assert 0 < garbled < times
    evening.send(guests[0], Pause(False))
    evening.play_on()
    evening.check()
    assert evening.table.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_fuzzed_messages_change_nothing(game: str) -> None:
    bombard(game, 1000)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_fuzzed_messages_change_nothing(game: str) -> None:
    bombard(game, 33_334)
