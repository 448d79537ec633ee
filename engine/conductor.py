"""The conductor of a table, which says what happens next there: a state machine without I/O.

People sit at stations: a station is a screen with the seats that share it. With several seats it is
a shared keyboard, without seats a spectator. The conductor says who is asked, who must look away
and what is shown to whom; its drivers (a screen, a line on paper, a lesson, a server) do it.

The cues of a station depend only on what its seats may know: in two games that look alike to a
seat, they are the same, in number and in order.
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
"""The seat at a station whose screen shows only what everybody may know."""


class Deal(NamedTuple):
    """The dealer is to act: call `deal`."""


class Think(NamedTuple):
    """A robot is to choose from this view alone: call `act` with its choice. With `aloud`, others
    choose at the same moment, and only what the robot says openly counts. It is asked for its
    secret choice when nobody has a word left to say and the people have chosen."""

    seat: Seat
    view: Any
    aloud: bool = False


class Spare(NamedTuple):
    """A person has nothing to choose: call `act` with this action in their place."""

    station: Station
    action: Any


class Hand(NamedTuple):
    """The station is to be covered and handed to a person: call `arrived` when they are alone
    with it."""

    station: Station
    seat: Seat


class Look(NamedTuple):
    """The person at the station is to look at their own cards: call `done_looking` when they
    have."""

    station: Station
    seat: Seat


class Ask(NamedTuple):
    """The person at the station is to decide: call `act` with their choice. With `openly`, all who
    share the station may look on: it shows the person's public view, and is handed to nobody.

    People who share a station and choose at the same moment first talk. With `aloud` True, only
    what is said openly counts; any other action means that the person has nothing to say. With
    False, all has been said, and a secret choice is wanted. With None, either will do.
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
"""A function that returns, from a person's view, the action to take without asking; None to ask.
If its second argument is True, the person shares a screen with others: then it may return only an
action that all of them foresee."""


class _Round(NamedTuple):
    """The people (`left`) who have not yet looked at their own cards after the deal of a step."""

    since: int
    left: list[Seat]


NO_ROUND: Final = _Round(0, [])


def everything_asked(view: Any, shared: bool) -> None:
    """Spare nobody: every question is asked, even one with a single answer."""


class Conductor(Generic[S, V, A]):
    """Conducts a game from wherever it stands. A new conductor, at any step, asks the same people
    the same things, once they have taken their stations again."""

    def __init__(
        self,
        table: Table[S, V, A],
        stations: Sequence[Set[Seat]],
        spared: Spared[V, A] = everything_asked,
        one_person: bool = False,
    ) -> None:
        """Sit people down: `stations` holds the seats at each screen, and a seat at no screen is a
        robot's. With `one_person`, one person plays all the seats of a station, so these have no
        secrets from each other. Raises ValueError for a seat at two stations."""
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
        """Return the seat that a screen shows at the beginning, the lowest of its seats. NOBODY
        without seats, or where several have secrets from each other."""
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
        """Return the seat whose knowledge the station's screen may show now. NOBODY for what
        everybody knows; EVERYONE where only robots play, because they do not mind."""
        if not self.people:
            return EVERYONE
        asked = [] if self.shared(station) else self._asked(station)
        return self.talk.turn(asked) if asked else self._at[station]

    def account(self, station: Station) -> Account[S, V, A]:
        """Return the account that the station's screen may show now."""
        return self.table.account(self.at(station))

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The next cues: a single one, or one for every station where a person is wanted. They stay
        the same until something is done."""
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
        """Return the cue for the robot that thinks next; None if people come first. Where several
        choose at the same moment, each robot is first asked for a word, as people are. Robots make
        their secret choices when the people have made theirs."""
        robots = [seat for seat in acting if seat not in self.people]
        for seat in robots:
            if self._speaks(seat):
                return Think(seat, self.table.view(seat), True)
        if robots and len(robots) == len(acting):
            return Think(robots[0], self.table.view(robots[0]))
        return None

    def _speaks(self, seat: Seat) -> bool:
        """Return whether a robot is asked for a word now: others decide at the same moment, it has
        not fallen silent, and there is something that it may say openly."""
        if len(self.table.to_act) < 2 or self.talk.is_silent(seat):
            return False
        return any(map(self.talk.is_public, self._game.legal(self.talk.public_view(seat))))

    def _asked(self, station: Station) -> list[Seat]:
        """Return the seats of a station that may decide now."""
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
        """Return the seat, of those that share a station, that is asked for a word; None if there
        is none."""
        return self.talk.talker(self.stations[station]) if self.shared(station) else None

    def _is_open(self, station: Station, seat: Seat) -> bool:
        """Return whether all who share a station may see what a seat is asked and answers. The seat
        must know nothing secret. Also, all its choices must be public; or it must be the only one
        at the station that may decide, where nobody has chosen in secret since the dealer's last
        action."""
        view = self.table.view(seat)
        if view != self.talk.public_view(seat):
            return False
        alone = self._asked(station) == [seat] and not self.talk.chose_in_secret(
            self.stations[station]
        )
        return alone or all(map(self.talk.is_public, self._game.legal(view)))

    def _round(self, station: Station) -> Cue | None:
        """Return the cue with which every person at a shared station looks in turn after a private
        deal; None if there is none. A person who may act does so in their turn, because another
        handing over would tell who was asked."""
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
        """Submit the action of a seat that was asked. Return False, without submitting it, if the
        seat was asked for a word and the action is secret. The seat is asked again when all have
        talked, a robot when the people have chosen. Raises Illegal if the rules refuse the action,
        and what the table raises; then nothing has happened."""
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
        """Cover the shared screens that show one person's own view, once that person is asked
        nothing more."""
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
        """Return the seat at the station that may take back its last decision: the one that the
        screen shows, or else the one known to have decided last. None if that seat may not."""
        seat, actions = self.at(station), self.table.journal.actions
        if seat == NOBODY and self.stations[station]:
            known = filter(self.talk.is_known, reversed(range(len(actions))))
            mine = (actions[n].seat for n in known if actions[n].seat in self.stations[station])
            seat = next(mine, NOBODY)
        return seat if self.back_to(seat) is not None else None

    def back_to(self, seat: Seat, agreed: bool = False) -> int | None:
        """Return the step to which a person may take back; None if they may not. Among several
        people with secrets, a decision of which not all have learnt stands, because taking it back
        would tell of it."""
        to = self.table.take_back_to(seat, self.people, agreed)
        alone = len(self.people) == 1 or not self._secrets
        return to if to is not None and (alone or self.talk.is_known(to)) else None

    def take_back(self, seat: Seat, agreed: bool = False) -> int | None:
        """Take back a person's last decision by the rules of `Table.take_back_to`; with `agreed` by
        all other people, even if they have decided since. Return the step the game is at then; None
        if they may not. All who share a station look again at their own cards: one of them may have
        been asked in secret since, and is asked again."""
        if self.back_to(seat, agreed) is None:
            return None
        to = self.table.take_back(seat, self.people, agreed)
        self.talk.begin_anew()
        self._rounds.clear()
        self._at = [self._first(seats) for seats in self.stations]
        return to
