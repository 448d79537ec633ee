"""Random games as the conductor conducts them: people at stations, robots at the other seats."""

from collections import Counter
from collections.abc import Callable, Sequence, Set
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec.structs import replace

from engine.chance import dice, pick
from engine.conductor import (
    NOBODY,
    Ask,
    Conductor,
    Cue,
    Deal,
    Hand,
    Look,
    Over,
    Spare,
    Spared,
    Think,
    everything_asked,
)
from engine.game import BYSTANDER, DEALER, EVERYONE, Seat
from engine.journal import Journal
from engine.table import Table
from tests.engine.journeys import Plan, plans, random_action
from tests.engine.terms import Contract

Stations = tuple[frozenset[Seat], ...]

MOST = 4
"""The most stations of a sitting."""


class Sitting(NamedTuple):
    """A random game, and the stations of its people."""

    plan: Plan
    stations: Stations


@st.composite
def sittings(draw: DrawFn, contract: Contract) -> Sitting:
    """Return a random game with at least one person at one to four stations, some shared, some
    empty. Seats at no station are robots."""
    plan = draw(plans(contract.game, contract.options))
    number = draw(st.integers(1, MOST))
    seats = range(plan.setup.seats)
    where = draw(
        st.lists(st.integers(-1, number - 1), min_size=len(seats), max_size=len(seats)).filter(
            lambda places: max(places) >= 0
        )
    )
    return Sitting(
        plan, tuple(frozenset(s for s in seats if where[s] == each) for each in range(number))
    )


class Made(NamedTuple):
    """The makers of conductors, so that a test can plant a breach in one."""

    conductor: Callable[..., Conductor[Any, Any, Any]] = Conductor
    table: Callable[..., Table[Any, Any, Any]] = Table
    spared: Spared[Any, Any] = everything_asked

    def on(self, journal: Journal[Any, Any, Any], stations: Sequence[Set[Seat]], seed: str) -> Any:
        """Return a conductor of a game, of a table with this seed."""
        return self.conductor(self.table(journal, seed), stations, self.spared)


class Company:
    """The people and robots of a sitting, who act at random.

    At the same step of the same game they always do the same.
    """

    def __init__(self, contract: Contract, sitting: Sitting, made: Made) -> None:
        self.contract = contract
        self.game = contract.game
        self.plan, stations = sitting
        journal: Journal[Any, Any, Any] = Journal(self.game, self.plan.setup)
        self.conductor = made.on(journal, stations, str(self.plan.seed))
        self.made = made
        self.bound = contract.bound(self.plan.setup)

    @property
    def journal(self) -> Journal[Any, Any, Any]:
        """Return the journal of the game so far."""
        journal: Journal[Any, Any, Any] = self.conductor.table.journal
        return journal

    def again(self, step: int) -> "Company":
        """Return the same people and robots, who resume the game at a step."""
        twin = Company.__new__(Company)
        twin.__dict__ |= self.__dict__
        journal, stations = self.journal.branch(step), self.conductor.stations
        twin.conductor = self.made.on(journal, stations, str(self.plan.seed))
        return twin

    def wish(self, seat: Seat) -> Any:
        """Return the action that a seat takes if it is asked now."""
        rng = dice(str(self.plan.seed), len(self.journal), seat)
        return random_action(self.game, self.journal.state, (seat,), rng, self.plan.lean)

    def hush(self, cue: Ask | Think) -> None:
        """Let a seat that is asked for a word say nothing. It does not act on its wish, because
        after resuming nobody knows what it wished at another moment."""
        actions = self.game.legal(self.game.view(self.journal.state, cue.seat))
        secret = [each for each in actions if not self.conductor.talk.is_public(each)]
        assert not self.conductor.act(secret[0])

    def next(self, rng: Random) -> Cue:
        """Return one of the cues that the conductor gives now."""
        cues: tuple[Cue, ...] = self.conductor.cues
        assert cues, f"nobody is asked, though {self.conductor.table.to_act} must act"
        return pick(cues, rng)

    def follow(self, cue: Cue) -> Any:
        """Do what a cue asks for. Return the action that was taken to the table; None if there is
        none, or if it waits."""
        if isinstance(cue, Hand):
            self.conductor.arrived(cue.station, cue.seat)
        elif isinstance(cue, Look):
            self.conductor.done_looking(cue.station)
        elif isinstance(cue, Deal):
            return self.conductor.deal()
        elif not isinstance(cue, Over):
            action = cue.action if isinstance(cue, Spare) else self.wish(cue.seat)
            return action if self.take(cue, action) else None
        return None

    def take(self, cue: Cue, action: Any) -> bool:
        """Take an action to the table, for a Deal that of the dealer. Return False if it waits
        there."""
        if isinstance(cue, Deal):
            self.conductor.deal()
            return True
        return bool(self.conductor.act(action))


class Watch:
    """An observer of a conducted game. It asserts that nobody is asked, handed a screen or shown a
    hand without reason."""

    def __init__(self, company: Company) -> None:
        self.company, self.conductor = company, company.conductor
        self.alone: dict[int, Seat] = {}
        """The seat that is alone at each shared station."""
        self.thought: set[tuple[Seat, bool]] = set()
        self.handed: set[Seat] = set()
        """The seats that have thought or were asked for a word, and the people who were handed a
        station, since the last step."""
        self.due: set[Seat] = set()
        """The seats at shared stations that have not looked yet at what the dealer gave them."""
        self.decided: Counter[Seat] = Counter(each.seat for each in company.journal.actions)
        self.open()

    def before(self, cue: Cue) -> None:
        """Check a cue before it is followed."""
        conductor, table = self.conductor, self.conductor.table
        if isinstance(cue, Deal):
            assert table.to_act == (DEALER,) and not self.due, "all look first"
            self.decided[DEALER] += 1
        elif isinstance(cue, Think):
            assert cue.seat in table.to_act and cue.seat not in conductor.people
            assert cue.view == table.view(cue.seat)
            assert cue.aloud or not conductor.people & set(table.to_act), "people choose first"
            assert not cue.aloud or len(table.to_act) > 1, "only to somebody"
            self._once(cue.seat, cue.aloud)
        elif not isinstance(cue, Over):
            self._wanted(cue)

    def _once(self, seat: Seat, aloud: bool) -> None:
        assert (seat, aloud) not in self.thought, "a robot thinks once, and nobody is asked twice"
        self.thought.add((seat, aloud))

    def _wanted(self, cue: Spare | Hand | Look | Ask) -> None:
        seat = cue.action.seat if isinstance(cue, Spare) else cue.seat
        shared, here = self.conductor.shared(cue.station), self.alone.get(cue.station, NOBODY)
        seats = self.conductor.stations[cue.station]
        assert seat in seats
        if isinstance(cue, Hand):
            assert shared and here == NOBODY and seat not in self.handed, "handed once"
            assert not self.due & seats or seat in self.due, "all look first"
            self.handed.add(seat)
            self.due.discard(seat)
            self.alone[cue.station] = seat
            return
        if isinstance(cue, Ask) and cue.openly:
            assert shared and here == NOBODY
            if cue.aloud:
                self._talks(cue)
                return
            self._open_to_all(cue)
        else:
            assert not shared or here == seat or isinstance(cue, Spare), "alone with what is his"
        if isinstance(cue, Look):
            assert shared and seat not in self.conductor.table.to_act
            del self.alone[cue.station]
            return
        assert seat in self.conductor.table.to_act
        self.decided[seat] += 1

    def _talks(self, cue: Ask) -> None:
        """Check that a seat is asked for a word while others at its station choose at the same
        moment, and none of them has chosen. What is shown to them they know."""
        conductor, game = self.conductor, self.company.game
        self._once(cue.seat, True)
        seats = conductor.stations[cue.station]
        assert {cue.seat} < seats & set(conductor.table.to_act)
        assert not self._chose_in_secret(seats), "who has chosen says nothing more"
        shown = conductor.talk.public_view(cue.seat)
        assert replace(shown, seat=BYSTANDER) == conductor.table.view(BYSTANDER)
        state = self.company.journal.state
        assert any(game.seen(state, each, BYSTANDER) == each for each in game.legal(shown))

    def _chose_in_secret(self, seats: Set[Seat]) -> bool:
        """Return whether one of these seats has chosen in secret since the dealer's last action."""
        game, journal = self.company.game, self.company.journal
        steps = list(zip(journal.states, journal.actions, strict=False))
        while steps and steps[-1][1].seat != DEALER:
            before, action = steps.pop()
            if action.seat in seats and game.seen(before, action, BYSTANDER) != action:
                return True
        return False

    def _open_to_all(self, cue: Ask) -> None:
        """Check that all who share a station may look on when a seat is asked. There is nothing
        that they do not know, and what they see of its choice serves no choice of theirs."""
        game, journal, table = self.company.game, self.company.journal, self.conductor.table
        view, state = table.view(cue.seat), journal.state
        assert replace(view, seat=BYSTANDER) == table.view(BYSTANDER)
        if all(game.seen(state, each, BYSTANDER) == each for each in game.legal(view)):
            return
        others = self.conductor.stations[cue.station] - {cue.seat}
        assert not others & set(table.to_act)
        assert not self._chose_in_secret(others), "it could be taken back"

    def after(self, cue: Cue, action: Any) -> None:
        """Check the result of a cue, and the action it led to, if any."""
        if action is not None:
            if isinstance(cue, Think) or (isinstance(cue, Ask) and cue.aloud):
                self.decided[cue.seat] += 1
            self._stepped(action)
        for station, seat in list(self.alone.items()):
            if self.conductor.at(station) == NOBODY:
                del self.alone[station]
            else:
                asked = seat in self.conductor.table.to_act
                assert asked or Look(station, seat) in self.conductor.cues, "open for nothing"
        self.open()

    def _stepped(self, action: Any) -> None:
        self.thought.clear()
        self.handed.clear()
        conductor, journal, game = self.conductor, self.company.journal, self.company.game
        seats = [each.seat for each in journal.actions]
        assert self.decided == Counter(seats), "every decision is asked once"
        if action.seat == DEALER:
            state, people = journal.states[-2], range(journal.setup.seats)
            public = game.seen(state, action, BYSTANDER)
            if all(game.seen(state, action, seat) != public for seat in people):
                shared = [n for n in range(len(conductor.stations)) if conductor.shared(n)]
                self.due = {seat for n in shared for seat in conductor.stations[n]}
        station = conductor.station_of(action.seat)
        if station is not None and action.seat not in conductor.table.to_act:
            self.alone.pop(station, None)

    def open(self) -> None:
        """Check that no hand is open at a station except to the person at it."""
        for station, seats in enumerate(self.conductor.stations):
            at = self.conductor.at(station)
            if self.conductor.shared(station):
                assert at in (NOBODY, self.alone.get(station, NOBODY)), "nobody came"
            else:
                assert (
                    at in seats if seats else at == (NOBODY if self.conductor.people else EVERYONE)
                )
            assert self.conductor.account(station).seat == at


def settled(company: Company) -> set[Cue]:
    """Return all questions once everybody is where they are wanted and has looked.

    Robots that may say something aloud while people choose, and people who talk first, say nothing.
    """
    while True:
        cues: tuple[Cue, ...] = company.conductor.cues
        moving = [cue for cue in cues if isinstance(cue, Hand | Look)]
        talking = [cue for cue in cues if isinstance(cue, Ask) and cue.aloud]
        if moving:
            company.follow(moving[0])
        elif talking:
            company.hush(talking[0])
        elif isinstance(cues[0], Think) and cues[0].aloud:
            company.hush(cues[0])
        else:
            return set(cues)


def conducted(company: Company, rng: Random, watch: bool = True) -> None:
    """Conduct a game from its present step to its end; with `watch`, check every cue and its
    result."""
    looker = Watch(company) if watch else None
    journal = company.journal
    for _ in range(company.bound * (2 + 2 * journal.setup.seats)):
        cue = company.next(rng)
        if looker is not None:
            looker.before(cue)
        action = company.follow(cue)
        if looker is not None:
            looker.after(cue, action)
        if isinstance(cue, Over):
            return
    raise AssertionError(f"the game goes on after {len(journal)} actions")
