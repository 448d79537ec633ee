"""How a hand goes on after each of two actions, on which reasons rest: the others play like
`normal`, the seat by a plan."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Final, NamedTuple

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.normal import beats, choose
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.playout import Laid, finish, opened, results
from engine.dalmuti.bots.reasons import HANDS
from engine.dalmuti.cards import JESTERS_AT, Rank, finest, size
from engine.dalmuti.rules import apply
from engine.dalmuti.state import State
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

Cards = tuple[Rank, int]
"""Cards of one rank: the rank, and how many."""

LESSONS: Final = 3
"""How many times a plan goes through the worlds before it is followed."""

Draw = Callable[[], State]
"""A source of likely worlds: every call returns one."""


class Taken(NamedTuple):
    """A trick that a seat takes.

    top   the play that takes it
    left  the set of cards that the seat then holds
    then  the set of cards that it leads next
    safe  whether no other hand in this world could beat the top
    """

    top: Laid
    left: int
    then: int
    safe: bool


class Course(NamedTuple):
    """How a hand goes on for a seat after its action.

    hands   by seat, the set of cards held when cards are next played
    tricks  the plays, trick by trick: the present trick starts with the top that the action leaves;
            it is empty before the cards of a hand are played
    order   the seats in the order of going out
    """

    seat: Seat
    hands: tuple[int, ...]
    tricks: tuple[tuple[Laid, ...], ...]
    order: tuple[Seat, ...]

    @property
    def hand(self) -> int:
        """The set of cards that the seat holds when cards are next played."""
        return self.hands[self.seat]

    @property
    def top(self) -> Laid:
        """The play that takes the present trick."""
        return self.tricks[0][-1]

    @property
    def then(self) -> Laid | None:
        """The lead to the next trick; None if there is none."""
        return self.tricks[1][0] if len(self.tricks) > 1 else None

    @property
    def place(self) -> int:
        """How many seats are out before this one."""
        return self.order.index(self.seat)

    def plays(self) -> Iterator[tuple[int, Laid]]:
        """Yield every play after the action with the number of its trick, 0 for the present one."""
        for number, trick in enumerate(self.tricks):
            for laid in trick if number else trick[1:]:
                yield number, laid

    @property
    def again(self) -> Laid | None:
        """The later play with which the seat takes the present trick; None if it does not."""
        top = self.tricks[0][1:][-1:]
        return top[0] if top and top[0].seat == self.seat else None

    @property
    def rest(self) -> int:
        """The set of cards that the seat holds after the present trick."""
        return self.hand - self._spent(self.tricks[0][1:])

    def taken(self) -> Iterator[Laid]:
        """Yield the plays with which the seat takes later tricks without going out."""
        return (each.top for each in self.takes())

    def takes(self) -> Iterator[Taken]:
        """Yield the later tricks that the seat takes without going out."""
        hands = list(self.hands)
        for number, trick in enumerate(self.tricks):
            for laid in trick if number else trick[1:]:
                hands[laid.seat] -= laid.cards
            left = hands[self.seat]
            if number and left and trick[-1].seat == self.seat:
                others = [hand for seat, hand in enumerate(hands) if hand and seat != self.seat]
                then = self.tricks[number + 1][0].cards
                yield Taken(trick[-1], left, then, _safe(trick[-1], others))

    def _spent(self, trick: Sequence[Laid]) -> int:
        return sum(laid.cards for laid in trick if laid.seat == self.seat)


class Both(NamedTuple):
    """A decision, its better action and the one taken, and how the hand goes on after each (`well`,
    `badly`) in the same likely worlds."""

    view: DalmutiView
    best: DalmutiAction
    taken: DalmutiAction
    worlds: Sequence[State]
    well: Sequence[Course]
    badly: Sequence[Course]

    @property
    def draw(self) -> Draw:
        """A function that returns these worlds in turn, again and again."""
        return cycle(self.worlds).__next__

    @property
    def sooner(self) -> list[int]:
        """The numbers of the worlds in which the seat is out sooner after the better action."""
        pairs = zip(self.well, self.badly, strict=True)
        return [number for number, (one, two) in enumerate(pairs) if one.place < two.place]


def played_out(view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw) -> Both:
    """Play both actions out in HANDS likely worlds."""
    worlds = [draw() for _ in range(HANDS)]
    plan = planned(worlds, (best, taken), view.seat)
    well, badly = (
        [_course(apply(world, action), view.seat, plan, n) for n, world in enumerate(worlds)]
        for action in (best, taken)
    )
    return Both(view, best, taken, worlds, well, badly)


def planned(worlds: Sequence[State], actions: Sequence[DalmutiAction], seat: Seat) -> Plan:
    """Return the plan that a seat learns by playing some actions out in all worlds, LESSONS
    times."""
    plan = Plan()
    for _ in range(LESSONS):
        for number, world in enumerate(worlds):
            results(world, actions, seat, str(number), plan)
    return plan


def _course(state: State, seat: Seat, plan: Plan, number: int) -> Course:
    state = opened(state, Random(number))
    top, plays = state.table.top, list[Laid]()
    order = finish(state, choose, seat, plan.settled, plays)
    tricks = [[Laid(top.seat, Rank(0), spent(top))] if top is not None else []]
    for laid in plays:
        if not laid.over:
            tricks.append([])
        tricks[-1].append(laid)
    return Course(seat, state.hands, tuple(map(tuple, tricks)), order)


def _safe(top: Laid, others: Sequence[int]) -> bool:
    """Return whether no hand of others could beat a play."""
    return not any(beats(hand, finest(top.cards), size(top.cards)) for hand in others)


def group(cards: int) -> Cards:
    """Return a play as its rank and how many cards of that it has, without Jesters."""
    return finest(cards), size(cards) - jesters(cards)


def jesters(cards: int) -> int:
    """Return how many Jesters a play has."""
    return cards >> JESTERS_AT
