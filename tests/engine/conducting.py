"""The checks of a conductor: which seats are asked, what is shown to whom, and what a seat learns
by that.

Every check takes a Sitting, a random game with its people at their stations.
"""

from random import Random
from typing import Any, TypeGuard

from engine.conductor import NOBODY, Ask, Cue, Deal, Hand, Look, Over, Spare, Think
from engine.game import BYSTANDER, DEALER, Illegal, Seat
from engine.journal import Journal
from engine.table import Table
from tests.engine.sittings import Company, Made, Sitting, conducted, settled
from tests.engine.terms import Contract

EVENTS = 40
"""The most events for which a game and its twin are compared."""


def check_conducted(contract: Contract, sitting: Sitting, made: Made) -> None:
    """Check that every decision of a game is asked once, of its seat. No hand is open at a shared
    station except to the person who was handed it."""
    company = Company(contract, sitting, made)
    conducted(company, Random(sitting.plan.seed))


def check_resumed(contract: Contract, sitting: Sitting, made: Made) -> None:
    """Check that a game resumed at a step asks the same of everyone as one resumed earlier and
    played up to that step."""
    played = Company(contract, sitting, made)
    conducted(played, Random(sitting.plan.seed), watch=False)
    for step in _spots(played.journal, sitting, 6):
        before = played.again(max(step - 3, 0))
        _up_to(before, played.journal, step)
        again = played.again(step)
        assert settled(again) == settled(before)
    conducted(played.again(step), Random(step))


def _up_to(company: Company, journal: Journal[Any, Any, Any], step: int) -> None:
    """Play the actions of a journal up to a step, each when the conductor asks its seat for it."""
    while len(company.journal) < step:
        action = journal.actions[len(company.journal)]
        for cue in sorted(company.conductor.cues, key=lambda cue: _actor(cue) != action.seat):
            if isinstance(cue, Hand | Look):
                company.follow(cue)
                break
            if isinstance(cue, Think) and cue.seat != action.seat:
                company.hush(cue)
                break
            if isinstance(cue, Ask) and cue.aloud and not _says(company, cue, action):
                company.hush(cue)
                break
            if _actor(cue) == action.seat:
                company.take(cue, action)
                break
        else:
            raise AssertionError(f"nobody is asked for {action}: {company.conductor.cues}")


def _says(company: Company, cue: Ask, action: Any) -> bool:
    """Return whether an action is what the seat of a cue says aloud."""
    return bool(cue.seat == action.seat and company.conductor.talk.is_public(action))


def _actor(cue: Cue) -> Seat | None:
    """Return the seat whose decision a cue wants; None if it wants none."""
    if isinstance(cue, Deal):
        return DEALER
    if isinstance(cue, Spare):
        seat: Seat = cue.action.seat
        return seat
    return cue.seat if isinstance(cue, Ask | Think) else None


def check_taking_back(contract: Contract, sitting: Sitting, made: Made) -> None:
    """Check which decisions can be undone: a person's own last one, which is then asked anew.

    It cannot be undone if something hidden was shown since, even if others agree. It needs their
    agreement if another person is known to have decided since. Nor can it be undone if other people
    never learnt of it.
    """
    played = Company(contract, sitting, made)
    conducted(played, Random(sitting.plan.seed), watch=False)
    rng = Random(sitting.plan.seed)
    for step in _spots(played.journal, sitting, 12):
        for agreed in (False, True):
            company = played.again(step)
            conductor, people = company.conductor, sorted(company.conductor.people)
            last = company.journal.actions[-1].seat
            seat = last if last in people and rng.random() < 0.5 else rng.choice(people)
            settled(company)
            wanted = _may_go_back(company, seat, agreed)
            assert conductor.take_back(seat, agreed) == wanted
            if wanted is None:
                assert len(company.journal) == step
                continue
            assert len(company.journal) == wanted and seat in conductor.table.to_act
            for station in range(len(conductor.stations)):
                assert not conductor.shared(station) or conductor.at(station) == NOBODY
            assert seat in [_actor(cue) for cue in _asked(company)]


def _asked(company: Company) -> set[Cue]:
    """Return all questions to people now, those included that wait for a turn at a shared
    station."""
    found: set[Cue] = set()
    for _ in range(company.bound):
        cues = settled(company)
        aloud = [cue for cue in cues if isinstance(cue, Think) and cue.aloud]
        if aloud:
            company.follow(aloud[0])
            continue
        asked = [cue for cue in cues if isinstance(cue, Ask | Spare)]
        if not asked or set(asked) <= found:
            break
        found |= set(asked)
        company.follow(asked[0])
    return found


def _may_go_back(company: Company, seat: Seat, agreed: bool) -> int | None:
    """Return the step to which a person may undo; None if they may not. If one person plays alone,
    an action without an alternative is no decision."""
    game, journal, people = company.game, company.journal, company.conductor.people
    mine = [
        step
        for step, action in enumerate(journal.actions)
        if action.seat == seat and (len(people) > 1 or journal.chose(step))
    ]
    if not mine or not game.to_act(journal.state):
        return None
    to = mine[-1]
    since = list(zip(journal.states[to:], journal.actions[to:], strict=False))
    if any(game.reveals(state, action, each) for state, action in since for each in people):
        return None
    others = [
        action
        for state, action in since[1:]
        if action.seat in people - {seat} and game.seen(state, action, seat) is not None
    ]
    secret = len(people) > 1 and game.seen(*since[0], BYSTANDER) is None
    return None if secret or (others and not agreed) else to


def _spots(journal: Journal[Any, Any, Any], sitting: Sitting, most: int) -> list[int]:
    """Return at most `most` steps of a game. Up to half of them follow actions that a bystander
    does not see as they are; the rest are random."""
    rng, game = Random(sitting.plan.seed), journal.game
    steps = range(1, len(journal) + 1)
    before = zip(journal.states, journal.actions, strict=False)
    known = [game.seen(state, action, BYSTANDER) for state, action in before]
    secret = [step for step in steps if known[step - 1] != journal.actions[step - 1]]
    found = set(rng.sample(secret, min(len(secret), most // 2)))
    return sorted(found | {rng.choice(steps) for _ in range(most - len(found))})


def check_cues(contract: Contract, sitting: Sitting, made: Made) -> None:
    """Check that the same happens to a person in two games which they cannot tell apart.

    The person is asked the same, and looks at the same times. They see the shared screen handed to
    the same people in the same order, whatever others do in secret.
    """
    rng = Random(sitting.plan.seed)
    played = Company(contract, sitting, made)
    conducted(played, rng, watch=False)
    for step in _spots(played.journal, sitting, 8):
        seat = rng.choice(sorted(played.conductor.people))
        state = played.journal.states[step]
        other = contract.shuffled(state, seat, rng)
        if other != state:
            Twins(played, step, other, seat).compare(rng)


def _hushed(cue: Cue, action: Any) -> TypeGuard[Ask]:
    """Return whether somebody who was asked for a word said nothing."""
    return isinstance(cue, Ask) and bool(cue.aloud) and action is None


class Told(Table[Any, Any, Any]):
    """A table whose dealer repeats the actions of another dealer."""

    told: Any = None

    def deal(self) -> Any:
        """Return the dealer's next action: `told`, or if that is None, one of the table's own."""
        return self.told if self.told is not None else super().deal()


class Twins:
    """A game, and a twin that differs in what a person cannot know, both resumed at the same
    step.

    Whatever happens in the first is repeated in the second as far as the person learns of it; the
    rest happens there as the rules demand.
    """

    def __init__(self, played: Company, step: int, other: Any, seat: Seat) -> None:
        self.game, self.seat, self.start = played.game, seat, step
        self.one, self.two = played.again(step), played.again(step)
        self.two.journal.states[-1] = other
        self.station = self.one.conductor.station_of(seat)
        self.told = Told(self.two.journal, self.two.conductor.table.seed)
        self.told.__class__ = type("TwinTable", (Told, type(self.two.conductor.table)), {})
        self.two.conductor.table = self.told

    def compare(self, rng: Random) -> None:
        """Play both games on for a while, side by side."""
        for _ in range(EVENTS):
            if rng.random() < 0.2:
                self._back(rng)
            cue, state = self.one.next(rng), self.one.journal.state
            if isinstance(cue, Over):
                return
            action = self.one.follow(cue)
            noticed = self.noticed(cue, state, action)
            if noticed is None:
                if isinstance(cue, Look) and cue in self.two.conductor.cues:
                    # When somebody has looked enough depends on that person. Were the keyboard not
                    # passed on here as well, they might still hold it when asked.
                    self.two.follow(cue)
                continue
            if not self._follow(cue, action, noticed):
                return
            if action is not None and self.game.reveals(state, action, self.seat):
                return
            self._alike()

    def noticed(self, cue: Cue, state: Any, action: Any) -> Any:
        """Return what the person notices of a cue and the action it led to, in a form to compare;
        None for nothing."""
        seen = None if action is None else self.game.seen(state, action, self.seat)
        if isinstance(cue, Hand) and cue.station == self.station:
            return cue
        if isinstance(cue, Look) and cue.seat == self.seat:
            return cue
        if _hushed(cue, action):
            return cue if cue.station == self.station else None
        if isinstance(cue, Ask | Spare) and _actor(cue) == self.seat:
            return type(cue), seen
        return None if seen is None else (DEALER, seen)

    def _follow(self, cue: Cue, action: Any, noticed: Any) -> bool:
        """Let the person notice the same in the second game.

        Return False if the second game cannot go on alike, because the rules forbid the action
        there.
        """
        for _ in range(100):
            asked = self.two.conductor.cues
            if self._do(cue, action, noticed):
                return True
            # If the cues have changed, a robot that was asked for a word had none: nobody learns
            # of that, so another try is fair.
            if self.two.conductor.cues == asked and not self._unnoticed():
                break
        try:
            assert action is not None, "no action is in the way"
            self.game.apply(self.two.journal.state, action)
        except Illegal:
            return False
        raise AssertionError(f"{noticed} and not {self.two.conductor.cues}")

    def _do(self, cue: Cue, action: Any, noticed: Any) -> bool:
        """Follow a cue of the second game that makes the person notice the same; return False if no
        cue does so now."""
        state = self.two.journal.state
        for each in self.two.conductor.cues:
            if action is None and each == cue:
                if _hushed(cue, action):
                    self.two.hush(cue)
                else:
                    self.two.follow(each)
                return True
            fits = action is not None and _actor(each) == action.seat
            fits = fits and self._allows(each, action)
            if fits and self.noticed(each, state, action) == noticed and self._take(each, action):
                return True
        return False

    def _allows(self, cue: Cue, action: Any) -> bool:
        try:
            self.game.apply(self.two.journal.state, action)
        except Illegal:
            return False
        return not isinstance(cue, Spare) or cue.action == action

    def _take(self, cue: Cue, action: Any) -> bool:
        self.told.told = action
        return self.two.take(cue, action)

    def _unnoticed(self) -> bool:
        """Follow a cue of the second game without the person noticing; return False if there is
        none."""
        state = self.two.journal.state
        for cue in self.two.conductor.cues:
            if _hushed(cue, None):
                if self.noticed(cue, state, None) is None:
                    self.two.hush(cue)
                    return True
                continue
            if isinstance(cue, Hand | Look):
                if self.noticed(cue, state, None) is None:
                    self.two.follow(cue)
                    return True
                continue
            actor = _actor(cue)
            if actor in (None, DEALER, self.seat) or isinstance(cue, Spare):
                continue
            for action in self.game.legal(self.game.view(state, actor)):
                seen = self.game.seen(state, action, self.seat)
                if seen is None or (isinstance(cue, Think) and cue.aloud and seen != action):
                    self.two.take(cue, action)
                    return True
        return False

    def _back(self, rng: Random) -> None:
        """Undo in both games a decision that somebody made after the games parted, or do
        nothing."""
        one, two = self.one.conductor, self.two.conductor
        seat, agreed = rng.choice(sorted(one.people)), rng.random() < 0.5
        to = one.table.take_back_to(seat, one.people, agreed)
        if to is not None and to >= self.start and one.take_back(seat, agreed) is not None:
            assert two.take_back(seat, agreed) is not None
            self._alike()

    def _alike(self) -> None:
        """Check that the person has learnt the same in both games, and may undo the same."""
        one, two = (each.conductor for each in (self.one, self.two))
        mine = [each.table.account(self.seat) for each in (one, two)]
        assert mine[0].last == mine[1].last and mine[0].view == mine[1].view
        at = [each.at(self.station) for each in (one, two)]
        if set(at) <= {NOBODY, self.seat}:
            assert at[0] == at[1]
            assert one.returner(self.station) == two.returner(self.station)
