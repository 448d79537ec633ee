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
from engine.game import BYSTANDER, DEALER, EVERYONE, A, Outcome, S, Seat, V
from engine.table import Table
from engine.talk import Talk

Station = int
"""A screen, by its place in the conductor's `stations`."""

NOBODY: Final[Seat] = BYSTANDER
"""Who sits at a station whose screen shows only what everybody may know."""


class Deal(NamedTuple):
    """The dealer acts: `deal`."""


class Think(NamedTuple):
    """A robot chooses from this view alone: `act` with its choice. With `aloud` others are choosing
    at the same moment: only what it says openly counts then; it is asked for its secret choice
    again when nobody has a word left to say and the people have chosen."""

    seat: Seat
    view: Any
    aloud: bool = False


class Spare(NamedTuple):
    """A person has nothing to choose: `act` with this action in their place."""

    station: Station
    action: Any


class Hand(NamedTuple):
    """The station is covered and handed to a person: `arrived` when they are alone with it."""

    station: Station
    seat: Seat


class Look(NamedTuple):
    """The person at the station looks at their own cards: `done_looking` when they have."""

    station: Station
    seat: Seat


class Ask(NamedTuple):
    """The person at the station decides: `act` with their choice. `openly` means that all who share
    the station may look on: it shows the person's public view, and is handed to nobody.

    People who share a station and choose at the same moment first talk. With `aloud` True only what
    is said openly counts, and anything else says that there is nothing to say; with False all has
    been said, and a secret choice is wanted; with None either will do.
    """

    station: Station
    seat: Seat
    openly: bool = False
    aloud: bool | None = None


class Over(NamedTuple):
    """The game has ended."""

    outcome: Outcome


Cue = Deal | Think | Spare | Hand | Look | Ask | Over

Spared = Callable[[V, bool], A | None]
"""The action that a person need not be asked for, from their view; None to ask. With True the
person shares a screen with others: then only an action that all of them foresee may be spared."""


class _Round(NamedTuple):
    """The people who still have to look at their own cards since the deal of a step."""

    since: int
    left: list[Seat]


NO_ROUND: Final = _Round(0, [])


def everything_asked(view: Any, shared: bool) -> None:
    """Spare nobody: every question is asked, even one with a single answer."""


class Conductor(Generic[S, V, A]):
    """Conducts a game from wherever it stands. It keeps nothing of its own: taken up again at any
    step it asks the same people the same things, once they have taken their stations again."""

    def __init__(
        self,
        table: Table[S, V, A],
        stations: Sequence[Set[Seat]],
        spared: Spared[V, A] = everything_asked,
        one_person: bool = False,
    ) -> None:
        """Sit people down: `stations` holds the seats at each screen, and a seat at none is a
        robot's. With `one_person` somebody plays all the seats of their station and has no secrets
        between them. Raises ValueError for a seat at two stations."""
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
        self.talk = Talk(table)

    def _first(self, seats: Set[Seat]) -> Seat:
        """Return who sits before a screen at the beginning: NOBODY where people have secrets."""
        known = len(seats) == 1 or not self._secrets
        return min(seats, default=NOBODY) if known else NOBODY

    def shared(self, station: Station) -> bool:
        """Return whether people with secrets from each other sit at a station."""
        return len(self.stations[station]) > 1 and self._secrets

    def station_of(self, seat: Seat) -> Station | None:
        """Return the station a person sits at; None for a robot."""
        found = (n for n, seats in enumerate(self.stations) if seat in seats)
        return next(found, None)

    def at(self, station: Station) -> Seat:
        """Return whose knowledge the station's screen may show now: NOBODY for what everybody
        knows, EVERYONE where only robots play, for they mind nobody."""
        if not self.people:
            return EVERYONE
        asked = [] if self.shared(station) else self._asked(station)
        return self.talk.turn(asked) if asked else self._at[station]

    def account(self, station: Station) -> Account[S, V, A]:
        """Return the account that the station's screen may show now."""
        return self.table.account(self.at(station))

    @property
    def cues(self) -> tuple[Cue, ...]:
        """What comes next: one thing to do, or one for every station that people are wanted at. The
        cues stand until something is done."""
        acting = self.table.to_act
        if not acting:
            outcome = self.table.outcome
            assert outcome is not None
            return (Over(outcome),)
        looking = [self._round(station) for station in range(len(self.stations))]
        if not any(looking):
            if acting == (DEALER,):
                return (Deal(),)
            if robot := self._robot(acting):
                return (robot,)
        wanted = (cue or self._question(station) for station, cue in enumerate(looking))
        return tuple(cue for cue in wanted if cue is not None)

    def _robot(self, acting: Sequence[Seat]) -> Think | None:
        """Return the cue for the robot that thinks next; None if people come first. Of those who
        choose at the same moment each robot is asked for a word, as people are, before any of them
        is asked for its secret choice; for that it waits until the people have chosen."""
        robots = [seat for seat in acting if seat not in self.people]
        for seat in robots:
            if self._speaks(seat):
                return Think(seat, self.table.view(seat), True)
        if robots and len(robots) == len(acting):
            return Think(robots[0], self.table.view(robots[0]))
        return None

    def _speaks(self, seat: Seat) -> bool:
        """Return whether a robot is asked for a word now: it has one, as others choose, too."""
        if len(self.table.to_act) < 2 or self.talk.is_silent(seat):
            return False
        return any(map(self.talk.is_public, self._game.legal(self.talk.public_view(seat))))

    def _asked(self, station: Station) -> list[Seat]:
        """Return which of a station's people may decide."""
        return [seat for seat in self.table.to_act if seat in self.stations[station]]

    def _question(self, station: Station) -> Cue | None:
        """Return the cue for a station whose people may decide, None if nothing is wanted of it."""
        asked = self._asked(station)
        if not asked:
            return None
        talker = self._talker(station)
        if talker is not None:
            return Ask(station, talker, openly=True, aloud=True)
        seat, shared = self.talk.turn(asked), self.shared(station)
        action = self.spared(self.table.view(seat), shared)
        if action is not None:
            return Spare(station, action)
        if not shared:
            return Ask(station, seat)
        if self._at[station] == seat:
            talked = self.talk.precedes(self.stations[station], seat)
            return Ask(station, seat, aloud=False if talked else None)
        return Ask(station, seat, True) if self._is_open(station, seat) else Hand(station, seat)

    def _talker(self, station: Station) -> Seat | None:
        """Return who of the people who share a station is asked for a word."""
        return self.talk.talker(self.stations[station]) if self.shared(station) else None

    def _is_open(self, station: Station, seat: Seat) -> bool:
        """Return whether all who share a station may see what a seat is asked and answers: it knows
        nothing that not everybody knows, and either chooses in the open, or no one else here has
        chosen in secret or still may before all is shown."""
        view = self.table.view(seat)
        if view != self.talk.public_view(seat):
            return False
        alone = self._asked(station) == [seat] and not self.talk.chose_in_secret(
            self.stations[station]
        )
        return alone or all(map(self.talk.is_public, self._game.legal(view)))

    def _round(self, station: Station) -> Cue | None:
        """Let every person at a shared station look in turn after a private deal. Whoever is asked
        answers then, so that nobody learns from the handing over who has been asked what."""
        since = self._dealt_in_private() if self.shared(station) else None
        if since is None:
            return None
        going = self._rounds.get(station)
        if going is None or going.since != since:
            going = self._rounds[station] = _Round(since, sorted(self.stations[station]))
        if not going.left:
            return None
        seat = going.left[0]
        if self._at[station] != seat:
            return Hand(station, seat)
        return Ask(station, seat) if seat in self.table.to_act else Look(station, seat)

    def _dealt_in_private(self) -> int | None:
        """Return the step of the dealer's last action, if it gave everybody at the table something
        that nobody else knows, such as a hand; else None."""
        journal, game = self.table.journal, self._game
        seats = range(journal.setup.seats)
        for step in reversed(range(len(journal))):
            action, state = journal.actions[step], journal.states[step]
            if action.seat == DEALER:
                public = game.seen(state, action, BYSTANDER)
                private = all(game.seen(state, action, seat) != public for seat in seats)
                return step if private else None
        return None

    def deal(self) -> A:
        """Let the dealer act. Raises what the table raises; then nothing has happened."""
        action = self.table.deal()
        self.table.submit(action)
        self._cover()
        return action

    def act(self, action: A) -> bool:
        """Let somebody act who was asked to. Return False if the seat was asked for a word and said
        nothing aloud: its secret choice waits until all have talked, a robot's until the people
        have chosen. Raises Illegal if the rules refuse the action, and what the table raises; then
        nothing has happened."""
        seat = action.seat
        station = self.station_of(seat)
        if station is None:
            waits = self._speaks(seat) or not self.people.isdisjoint(self.table.to_act)
        else:
            waits = self._talker(station) == seat
        if waits and not self.talk.is_public(action):
            self.talk.hush(seat)
            return False
        self.table.submit(action)
        if station is not None:
            if not self.shared(station):
                self._at[station] = seat
            elif seat not in self.table.to_act:
                self._done_looking(station, seat)
        self._cover()
        return True

    def _cover(self) -> None:
        """Cover the screens that show what one person alone may see, once nothing more is asked of
        them."""
        for station, seat in enumerate(self._at):
            if not self.shared(station) or seat in self._rounds.get(station, NO_ROUND).left:
                continue
            asked = self._asked(station)
            talks = self._talker(station) is not None
            if not asked or talks or self.talk.turn(asked) != seat:
                self._at[station] = NOBODY

    def arrived(self, station: Station, seat: Seat) -> None:
        """Show a person's own view at a station that was covered and handed to them; do nothing if
        it was not."""
        if Hand(station, seat) in self.cues:
            self._at[station] = seat

    def done_looking(self, station: Station) -> None:
        """Note that the person at a station has seen their own cards; do nothing if they were not
        to look."""
        seat = self._at[station]
        if Look(station, seat) in self.cues:
            self._done_looking(station, seat)
            self._cover()

    def _done_looking(self, station: Station, seat: Seat) -> None:
        left = self._rounds.get(station, NO_ROUND).left
        if seat in left:
            left.remove(seat)

    def returner(self, station: Station) -> Seat | None:
        """Return who at the station may take back their last decision: the person before the
        screen, or the one of its people known to have decided last; None if nobody may."""
        seat, actions = self.at(station), self.table.journal.actions
        if seat == NOBODY and self.stations[station]:
            known = filter(self.talk.is_known, reversed(range(len(actions))))
            mine = (actions[n].seat for n in known if actions[n].seat in self.stations[station])
            seat = next(mine, NOBODY)
        return seat if self.back_to(seat) is not None else None

    def back_to(self, seat: Seat, agreed: bool = False) -> int | None:
        """Return the step to which a person may take back, or None. A decision of which not all
        have learnt stands: to take it back would tell of it."""
        to = self.table.take_back_to(seat, self.people, agreed)
        alone = len(self.people) == 1 or not self._secrets
        return to if to is not None and (alone or self.talk.is_known(to)) else None

    def take_back(self, seat: Seat, agreed: bool = False) -> int | None:
        """Take back a person's last decision by the rules of `Table.take_back_to`, or, with
        `agreed` by all other people, even if they have decided since. Return the step the game is
        at then, or None if it may not. All who share a station look again at their own cards: one
        of them may have been asked in secret since, and is asked again."""
        if self.back_to(seat, agreed) is None:
            return None
        to = self.table.take_back(seat, self.people, agreed)
        self.talk.begin_anew()
        self._rounds.clear()
        self._at = [self._first(seats) for seats in self.stations]
        return to
