"""What happens next at a table, for everybody who sits at it: a state machine without I/O.

People sit at stations: a station is a screen with the seats that share it; one with several is a
shared keyboard, one with none a spectator. The conductor says who is asked, who must look away and
what is shown to whom; its drivers (a screen, a line on paper, a lesson, a server) do it.

What a station is told follows from what its seats may know and from nothing else: in games that are
equal for a seat, its cues are equal, in number and in order.
"""

from collections.abc import Callable, Sequence, Set
from typing import Any, Final, Generic, NamedTuple

from engine.account import Account
from engine.game import BYSTANDER, DEALER, A, Outcome, S, Seat, V
from engine.table import Table

Station = int
"""A screen, by its place in the conductor's `stations`."""

NOBODY: Final[Seat] = BYSTANDER
"""Who sits at a station whose screen shows only what everybody may know."""


class Deal(NamedTuple):
    """The dealer acts: `deal`."""


class Think(NamedTuple):
    """A robot chooses, from this and from nothing else: `act` with what it wants.

    With `aloud` people are choosing too: only what it says openly counts, and what it wants to
    choose in secret it is asked again when they have chosen.
    """

    seat: Seat
    view: Any
    aloud: bool = False


class Spare(NamedTuple):
    """There is nothing for a person to choose: `act` with this."""

    station: Station
    action: Any


class Hand(NamedTuple):
    """The station is covered and handed to a person: `arrived` when he is alone with it."""

    station: Station
    seat: Seat


class Look(NamedTuple):
    """The person at the station looks at what is his: `looked` when he has."""

    station: Station
    seat: Seat


class Ask(NamedTuple):
    """The person at the station decides: `act` with what he wants."""

    station: Station
    seat: Seat


class Over(NamedTuple):
    """The game has ended."""

    outcome: Outcome


Cue = Deal | Think | Spare | Hand | Look | Ask | Over

Spared = Callable[[V, bool], A | None]
"""What a person need not be asked, from his view, or None. With True he shares his screen with
others: then only what all of them foresee may be spared him."""


def everything_asked(view: Any, shared: bool) -> None:
    """Spares nobody anything."""


class Conductor(Generic[S, V, A]):
    """Conducts a game from wherever it stands. Nothing of it is kept: taken up again at any step,
    it asks the same people the same, once they have taken their stations again."""

    def __init__(
        self,
        table: Table[S, V, A],
        stations: Sequence[Set[Seat]],
        spared: Spared[V, A] = everything_asked,
        one_person: bool = False,
    ) -> None:
        """Seats at no station are robots'. With `one_person` somebody plays all the seats of his
        station and has no secrets from himself. Raises ValueError for a seat at two stations."""
        self.table = table
        self.stations = tuple(frozenset(seats) for seats in stations)
        self.people = frozenset().union(*self.stations)
        if sum(map(len, self.stations)) != len(self.people):
            raise ValueError("a seat sits at one station")
        self.spared = spared
        self._game = table.journal.game
        self._secrets = self._game.secrets and not one_person
        self._at = [self._first(seats) for seats in self.stations]
        self._rounds: dict[Station, _Round] = {}
        self._silent: dict[Seat, int] = {}
        """The step at which a robot had nothing to say aloud."""

    def _first(self, seats: Set[Seat]) -> Seat:
        """Who sits before a screen at the beginning: where there are secrets, nobody is known."""
        known = len(seats) == 1 or not self._secrets
        return min(seats, default=NOBODY) if known else NOBODY

    def shared(self, station: Station) -> bool:
        """Whether people with secrets from each other sit at a station."""
        return len(self.stations[station]) > 1 and self._secrets

    def station_of(self, seat: Seat) -> Station | None:
        """Where a person sits; None for a robot."""
        found = (n for n, seats in enumerate(self.stations) if seat in seats)
        return next(found, None)

    def at(self, station: Station) -> Seat:
        """Whose knowledge the station's screen may show now; NOBODY for what everybody knows."""
        asked = [seat for seat in self.table.to_act if seat in self.stations[station]]
        return self._turn(asked) if asked and not self.shared(station) else self._at[station]

    def account(self, station: Station) -> Account[S, V, A]:
        """What the station's screen may show now."""
        return self.table.account(self.at(station))

    @property
    def cues(self) -> tuple[Cue, ...]:
        """What comes next: one thing to do, or one for every station that people are wanted at.
        They stand until something is done."""
        acting = self.table.to_act
        if not acting:
            outcome = self.table.outcome
            assert outcome is not None
            return (Over(outcome),)
        if looking := [cue for n in range(len(self.stations)) if (cue := self._round(n, acting))]:
            return tuple(looking)
        if acting == (DEALER,):
            return (Deal(),)
        people = [seat for seat in acting if seat in self.people]
        for seat in acting:
            if seat not in self.people and self._silent.get(seat) != len(self.table.journal):
                return (Think(seat, self.table.view(seat), bool(people)),)
        return tuple(cue for n in range(len(self.stations)) if (cue := self._question(n, people)))

    def _question(self, station: Station, people: list[Seat]) -> Cue | None:
        """What is wanted of a station whose people may decide."""
        asked = [seat for seat in people if seat in self.stations[station]]
        if not asked:
            return None
        seat, shared = self._turn(asked), self.shared(station)
        action = self.spared(self.table.view(seat), shared)
        if action is not None:
            return Spare(station, action)
        return Hand(station, seat) if shared and self._at[station] != seat else Ask(station, seat)

    def _turn(self, asked: list[Seat]) -> Seat:
        """Who of those who may decide at one station is asked: after a word of one another, so
        that those who choose together can talk."""
        journal = self.table.journal
        last = journal.actions[-1].seat if len(journal) else None
        return next((seat for seat in asked if seat != last), asked[0])

    def _round(self, station: Station, acting: tuple[Seat, ...]) -> Cue | None:
        """At a shared station: every person in turn looks at what is his, where all have got
        something, or one may be asked in secret. Whoever is asked answers then, so that nobody
        learns from who is handed the station who has been asked what."""
        if not self.shared(station):
            return None
        since = self._secret_since(acting)
        going = self._rounds.get(station)
        if since is None:
            self._rounds.pop(station, None)
            return None
        if going is None or going.since != since:
            going = self._rounds[station] = _Round(since, sorted(self.stations[station]))
        if not going.left:
            return None
        seat = going.left[0]
        if self._at[station] != seat:
            return Hand(station, seat)
        return Ask(station, seat) if seat in acting else Look(station, seat)

    def _secret_since(self, acting: tuple[Seat, ...]) -> int | None:
        """The step of the dealer's last action, if it gave everybody at the table something that
        nobody else knows, such as a hand, or if somebody is asked now without the others' knowing;
        else None."""
        journal, game = self.table.journal, self._game
        known = self.table.view(BYSTANDER).waiting
        hidden = any(seat != DEALER and seat not in known for seat in acting)
        for step in range(len(journal) - 1, -1, -1):
            action = journal.actions[step]
            if action.seat != DEALER:
                continue
            state = journal.states[step]
            public = game.seen(state, action, BYSTANDER)
            seats = range(journal.setup.seats)
            private = all(game.seen(state, action, seat) != public for seat in seats)
            return step if private or hidden else None
        return None

    def deal(self) -> A:
        """Let the dealer act. Raises what the table raises; then nothing has happened."""
        action = self.table.deal()
        self.table.submit(action)
        return action

    def act(self, action: A) -> bool:
        """Let somebody act, who was asked to. False if a robot said nothing aloud: what it wants
        in secret waits until the people have chosen. Raises Illegal if the rules refuse it, and
        what the table raises; then nothing has happened."""
        seat, people = action.seat, [each for each in self.table.to_act if each in self.people]
        if seat not in self.people and people and not self._is_open(action, people[0]):
            self._silent[seat] = len(self.table.journal)
            return False
        self.table.submit(action)
        station = self.station_of(seat)
        if station is not None:
            self._answered(station, seat)
        return True

    def _is_open(self, action: A, seat: Seat) -> bool:
        """Whether a seat sees an action as it is."""
        return bool(self._game.seen(self.table.journal.state, action, seat) == action)

    def _answered(self, station: Station, seat: Seat) -> None:
        """Cover what one alone may see as soon as nothing more is asked of him."""
        going = self._rounds.get(station)
        again = seat in self.table.to_act
        if going is not None and seat in going.left and not again:
            going.left.remove(seat)
        if not self.shared(station):
            self._at[station] = seat
        elif self.table.to_act != (seat,):
            self._at[station] = NOBODY

    def arrived(self, station: Station, seat: Seat) -> None:
        """A person is alone with the station."""
        if Hand(station, seat) in self.cues:
            self._at[station] = seat

    def looked(self, station: Station) -> None:
        """The person at the station has seen what is his."""
        seat, going = self._at[station], self._rounds.get(station)
        if going is not None and seat in going.left and seat not in self.table.to_act:
            going.left.remove(seat)
            self._at[station] = NOBODY

    def returner(self, station: Station) -> Seat | None:
        """Who at the station may take back his last decision: who sits before it, or who of its
        people decided last; None if nobody may."""
        seat = self.at(station)
        if seat == NOBODY:
            actions = reversed(self.table.journal.actions)
            mine = (each.seat for each in actions if each.seat in self.stations[station])
            seat = next(mine, NOBODY)
        return seat if self.table.take_back_to(seat, self.people) is not None else None

    def take_back(self, seat: Seat, agreed: bool = False) -> int | None:
        """Take back a person's last decision by the rules of `Table.take_back_to`, or, if all
        other people have agreed, although they have decided since. The step it is now, or None."""
        to = self.table.take_back(seat, self.people, agreed)
        if to is not None:
            self._silent.clear()
            for station, going in list(self._rounds.items()):
                if going.since >= to:
                    del self._rounds[station]
            for station in range(len(self.stations)):
                if self.shared(station):
                    self._at[station] = NOBODY
        return to


class _Round:
    """Who still has to look at what is his since a deal."""

    def __init__(self, since: int, left: list[Seat]) -> None:
        self.since = since
        self.left = left
