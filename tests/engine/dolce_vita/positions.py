"""Positions of Dolce Vita for tests, and the seats by the colours of the rule sheet."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from engine.arena import forever
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Deal, DolceVitaAction, Gather, Place
from engine.dolce_vita.cards import (
    COLUMNS,
    FULL_HAND,
    HOUSE,
    MONEY,
    NUMBERS,
    ROWS,
    Column,
    Object,
    objects,
)
from engine.dolce_vita.rules import ROUNDS
from engine.dolce_vita.state import Options, State, with_object
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER, Seat, Setup
from engine.journal import Journal

DolceVitaJournal = Journal[State, DolceVitaView, DolceVitaAction]

RED, YELLOW, GREEN, BLUE, BLACK = range(5)


def card(kind: int, hundreds: int) -> Object:
    """Return the object of a category worth so many hundred thousand."""
    return Object(10 * kind + hundreds)


ONE, TWO = card(MONEY, 1), card(MONEY, 2)
SPARE = tuple((card(HOUSE, value),) for value in range(1, COLUMNS + 1))
"""Columns of one house each, for columns that do not matter to a test."""


def mask(numbers: Iterable[int]) -> int:
    """Return number cards, 1 to 6, as the bit mask that State has."""
    return sum(1 << (number - 1) for number in numbers)


def judging(
    column: Sequence[Object],
    cards: Mapping[Seat, Sequence[int]],
    owned: Mapping[Seat, Sequence[Object]] | None = None,
    *,
    seats: int = 3,
    round: int = 1,
    at: int = 0,
) -> State:
    """Return a state in which column `at` is to be judged.

    `column` lists its objects from the bottom, `cards` the number cards there and `owned` the
    objects before the players.
    """
    goods: list[tuple[int, ...]] = [(0,) * COLUMNS] * seats
    money = [(0, 0)] * seats
    for seat, things in (owned or {}).items():
        for thing in things:
            goods[seat], money[seat], returned = with_object(goods[seat], money[seat], thing)
            assert not returned
    bids = tuple(mask(cards.get(seat, ())) for seat in range(seats))
    return State(
        options=Options(),
        columns=(*SPARE[:at], tuple(column), *SPARE[at + 1 :]),
        hands=tuple(FULL_HAND ^ bid for bid in bids),
        bids=tuple(bids if c == at else (0,) * seats for c in range(COLUMNS)),
        goods=tuple(goods),
        money=tuple(money),
        round=round,
        rounds=ROUNDS[seats],
        first=0,
        turn=DEALER,
        awarded=at,
    )


def award(state: State) -> State:
    """Return the state after the next column is judged."""
    return DOLCE_VITA.apply(state, Award(Column(state.awarded)))


def owned(state: State, seat: Seat) -> list[Object]:
    """Return the objects before a player, goods first, by category."""
    ones, twos = state.money[seat]
    goods = enumerate(state.goods[seat], start=1)
    return [card(kind, held) for kind, held in goods if held] + [ONE] * ones + [TWO] * twos


LAYOUT = tuple(tuple(objects(9)[c * ROWS : (c + 1) * ROWS]) for c in range(COLUMNS))
"""The objects in their own order: column 0 from the bottom is house 1 to 7, car 1 and 2."""


def dealt(seats: int = 3, options: Options | None = None, first: Seat = 0) -> State:
    """Return the table after a deal without chance."""
    start = DOLCE_VITA.start(Setup(seats, options or Options()))
    return DOLCE_VITA.apply(start, Deal(LAYOUT, first))


def play_round(journal: DolceVitaJournal, column: int = 0) -> None:
    """Play a round up to the last award, in which all players put the cards 1 to 5 under one
    column."""
    seats = journal.setup.seats
    for number in NUMBERS[:-1]:
        for turn in range(seats):
            seat = (journal.state.first + turn) % seats
            journal.append(Place(seat, number, Column(column)))
    for awarded in range(COLUMNS):
        journal.append(Award(Column(awarded)))


def next_round(journal: DolceVitaJournal) -> None:
    """Begin the next round: the players take their cards back."""
    journal.append(Gather())


def position(seats: int, seed: str, steps: int) -> DolceVitaView:
    """Return the view of the next player to place after at least `steps` steps of random play, at
    the latest that of the last placement."""
    journal = Journal(DOLCE_VITA, Setup(seats, Options()))
    while True:
        seat = DOLCE_VITA.to_act(journal.state)[0]
        rng = dice(seed, len(journal), seat)
        if seat == DEALER:
            journal.append(DOLCE_VITA.deal(journal.state, rng))
            continue
        view = DOLCE_VITA.view(journal.state, seat)
        last = view.round == view.rounds and sum(map(int.bit_count, view.hands)) == seats + 1
        if len(journal) >= steps or last:
            return view
        journal.append(DOLCE_VITA.bots["random"](view, rng, forever))


def closing(
    columns: Mapping[int, Sequence[int]],
    cards: Mapping[Seat, Mapping[int, Sequence[int]]],
    owned: Mapping[Seat, Sequence[Object]],
    turn: Seat,
) -> State:
    """Return a state near the last placement of a game of three.

    `columns` has the objects that are left, from the bottom, `cards` the number cards that the
    players have placed, by column.
    """
    state = judging((), {}, owned, round=ROUNDS[3])
    bids = [[mask(cards[seat].get(column, ())) for seat in range(3)] for column in range(COLUMNS)]
    return replace(
        state,
        columns=tuple(tuple(columns.get(column, ())) for column in range(COLUMNS)),
        hands=tuple(FULL_HAND ^ sum(row[seat] for row in bids) for seat in range(3)),
        bids=tuple(tuple(row) for row in bids),
        turn=turn,
    )


def last_round() -> State:
    """Return a state in the last round of a game that was played. As the cards lie Green has the
    watch of 600,000 by a two, and in another column a car that Red gives back."""

    def things(names: str) -> list[Object]:
        """Return objects by their names: O7 is the horse of 700,000, M2 money of 200,000."""
        return [card("HCBOJWTM".index(name[0]) + 1, int(name[1])) for name in names.split()]

    return closing(
        columns={
            0: things("O7 H2 H4 M2 J1 W2 C1 B1 W1"),
            1: things("M2 T7 B3 O3 C3 C6"),
            2: things("W6 T2 H5 O4"),
            3: things("M1 M1 J4 B6 B2 O1"),
            4: things("C7"),
            5: things("W5 T4 J7 J2 B5 M1 O2"),
            6: things("M2 J5 T3 H6"),
        },
        cards={
            GREEN: {2: (2,), 4: (1, 3)},
            RED: {0: (1,), 4: (2, 3)},
            YELLOW: {1: (2,), 2: (1,), 4: (3, 4)},
        },
        owned={
            GREEN: things("H1 C2 B4 O5 J3 W4 T5 M1 M1 M2"),
            RED: things("H7 C4 W7 M1 M2 M2"),
            YELLOW: things("H3 C5 B7 O6 J6 W3 T1 M1 M1 M2"),
        },
        turn=GREEN,
    )
