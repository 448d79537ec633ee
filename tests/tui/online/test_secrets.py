"""All bytes that go to a seat are equal for two games that are equal for the seat: sizes, numbers
and order.

The second game has another seed, other hidden cards, other secret choices, and people who are asked
in secret in one of the two alone.
"""

from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.game import DEALER, EVERYONE, Seat
from engine.journal import Journal
from engine.registry import GAMES, game_named
from engine.table import Table
from saves.header import Header
from tests.engine.twins import AnyJournal
from tests.tui.cli.test_seat_secrets import SEEDS, pairs
from tests.tui.online.evening import Evening, Guest
from tui.online import play
from tui.online.messages import Accepted, Ask, Begin, Decide, FromHost, List, Now, Pause, Wave
from tui.online.teller import Teller


class Ended(Exception):
    """The error for a story that has been told to its end."""


class Told(Table[Any, Any, Any]):
    """A table at which the actions of another game happen again."""

    story: AnyJournal

    def deal(self) -> Any:
        if len(self.journal) == len(self.story):
            raise Ended
        action = self.story.actions[len(self.journal)]
        assert action.seat == DEALER
        return action


def told(story: AnyJournal, seat: Seat, seed: str) -> tuple[list[bytes], list[bytes]]:
    """Play a game again on the net, and return all bytes sent to a seat and to a spectator, also on
    a line that came back.

    The person at the seat also tries decisions out of turn and wrong ones.
    """

    def table(header: Header[Any]) -> Told:
        made = Told(Journal(story.game, header.setup), header.seed)
        made.story = story
        return made

    evening = Evening(
        story.game.name,
        story.setup.seats,
        seed=seed,
        table=table,
        options=story.setup.options,
    )
    guests = [evening.come(f"Guest {number}") for number in range(story.setup.seats)]
    watcher, mine = evening.come(watch=True), guests[seat]
    try:
        evening.send(guests[0], Begin())
        while len(evening.table.journal) < len(story):
            action = story.actions[len(evening.table.journal)]
            guest = guests[action.seat]
            if story.game.seen(evening.table.journal.state, action, seat) is not None:
                trouble(evening, mine)
            raw = msgspec.Raw(msgspec.json.encode(action))
            evening.send(guest, Decide(guest.heard.ask.turn, raw))
            assert isinstance(guest.last(Accepted), Accepted)
    except Ended:
        pass
    evening.post()
    evening.check()
    again = evening.come(token=f"token-{seat}")
    late = evening.come(watch=True)
    return mine.bytes + again.bytes, watcher.bytes + late.bytes


def trouble(evening: Evening, guest: Guest) -> None:
    """Send messages of a person that do not change the game."""
    turn = guest.heard.ask.turn
    evening.send(guest, List(turn))
    evening.send(
        guest, Decide(turn, msgspec.Raw(b'{"do":"pass","seat":%d}' % (guest.heard.seat + 1)))
    )
    evening.send(guest, Decide(turn + 1, msgspec.Raw(b"{}")))
    if not turn:
        evening.send(
            guest, Decide(turn, msgspec.Raw(b'{"do":"pass","seat":%d}' % guest.heard.seat))
        )
    for on in (True, False):
        evening.send(guest, Pause(on))
    evening.send(guest, Wave("hurry"))


def compare(game: str, most: int) -> None:
    """Assert for so many pairs of games that a seat and a watcher are sent the same bytes in
    both."""
    differ = 0
    for one, two, seat in islice(pairs(game), most):
        first, second = told(one, seat, SEEDS[0]), told(two, seat, SEEDS[1])
        assert first[0] == second[0], "what the seat hears"
        assert first[1] == second[1], "what a watcher hears, who knows less than the seat"
        assert len(first[0]) > 10
        differ += one.actions != two.actions
    assert differ or not game_named(game).secrets


@pytest.mark.parametrize("game", GAMES)
def test_what_goes_to_a_seat_tells_nothing_that_it_may_not_know(game: str) -> None:
    compare(game, 6)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_goes_to_a_seat_tells_nothing_in_200_pairs(game: str) -> None:
    compare(game, 200)


class Counting(Teller):
    """A faulty teller: a question tells how many steps there were, unseen ones included."""

    def news(self) -> list[FromHost]:
        steps = len(self._table.journal)
        return [Ask(each.turn, steps) if isinstance(each, Ask) else each for each in super().news()]


class Stirring(Teller):
    """A faulty teller: it tells that something has happened though nothing of it can be seen."""

    def news(self) -> list[FromHost]:
        return super().news() or [Now(self.steps[-1].view)]


class Seeing(Teller):
    """A faulty teller: it tells what everybody holds."""

    def news(self) -> list[FromHost]:
        told = super().news()
        return [*told, Now(self._table.view(EVERYONE))] if told else told


@pytest.mark.parametrize("breach", [Counting, Stirring, Seeing])
def test_a_breach_is_seen(breach: type[Teller], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "Teller", breach)
    monkeypatch.setattr(Evening, "check", lambda _: None)
    with pytest.raises(AssertionError, match="hears"):
        compare("dalmuti", 10)
