"""The state of a game of Dolce Vita, its options, and what a seat sees of it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.dolce_vita.cards import (
    COLUMNS,
    HUNDREDS,
    MONEY_CARDS,
    NONE,
    OBJECT,
    SMALL,
    Object,
    value,
)
from engine.game import Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`hundreds`: how many of the 17 money cards are worth 100,000, the rest 200,000 (DV1).
    `first`: who begins the first round, seat 1 or anyone (DV5)."""

    hundreds: Annotated[int, Meta(ge=0, le=MONEY_CARDS)] = HUNDREDS
    first: Literal["seat-1", "random"] = "seat-1"


class State(Struct, frozen=True, gc=False):
    """One moment of the game. Before the deal `columns` is empty.

    columns  per column the objects from the bottom, which goes first, to the top
    hands    per seat a mask of the number cards in hand
    bids     per column and seat a mask of the number cards lying there
    goods    per seat and category (HOUSE first) the value owned, 0 for none
    money    per seat how many money cards of 100,000 and of 200,000
    round    from 1 to rounds
    first    the seat that began this round
    turn     the seat to place a card, or DEALER
    awarded  how many columns have been judged this round
    """

    options: Options
    columns: tuple[tuple[Object, ...], ...]
    hands: tuple[int, ...]
    bids: tuple[tuple[int, ...], ...]
    goods: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, int], ...]
    round: int
    rounds: int
    first: Seat
    turn: Seat
    awarded: int


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the one seat that places, or the dealer; () once the last column of the last round is
    judged (DV15)."""
    if state.awarded == COLUMNS and state.round == state.rounds:
        return ()
    return (state.turn,)


def with_object(
    goods: tuple[int, ...], money: tuple[int, int], obj: Object
) -> tuple[tuple[int, ...], tuple[int, int], Object]:
    """Return goods, money and the object given back (0: none) after taking `obj` (DV12, DV13)."""
    if obj >= SMALL:
        return goods, (money[0] + 1, money[1]) if obj == SMALL else (money[0], money[1] + 1), NONE
    kind = obj // 10
    old = goods[kind - 1]
    new = (*goods[: kind - 1], value(obj), *goods[kind:])
    return new, money, OBJECT[10 * kind + old] if old else NONE
