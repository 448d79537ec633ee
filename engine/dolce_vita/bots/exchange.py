"""Exchanges in a reason: what is given back for an object, and who gives back what another gets."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import Take, forecast
from engine.dolce_vita.bots.seat_forecast import kept, take_of
from engine.dolce_vita.cards import (
    CATEGORIES,
    EVERY_COLUMN,
    GOODS,
    LARGE,
    SMALL,
    Column,
    Object,
    category,
    value,
)
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason, Seat
from engine.reasons import SEATS

OWNED: Final = -1
"""In place of a column in the fact `first`: the seat already owns what it gives back."""
NOBODY: Final = -1
"""In place of a seat in the fact `giver`: the object lies in the column."""

WHAT: Final = {"object": (*GOODS, SMALL, LARGE), "giver": (NOBODY, *SEATS)}
"""Facts: the object that a seat gets, and the seat that gives it back in the same column, or
NOBODY."""
WHERE: Final = {**WHAT, "column": EVERY_COLUMN}
"""WHAT with the column."""
RETURNED: Final = {"back": GOODS, "first": (OWNED, *EVERY_COLUMN)}
"""Facts: the object that a seat gives back, and the column where it first wins that, or OWNED."""


def returned(state: State, table: State, take: Take) -> dict[str, int]:
    """Return as facts what a seat gives back for what it takes at a table, and the column before in
    which it first wins that, or OWNED if it has it already."""
    seat, back = take.seat, take.returned
    won = (
        each for each in EVERY_COLUMN[table.awarded :] if take_of(table, seat, each).taken == back
    )
    owned = state.goods[seat][category(back) - 1] == value(back)
    return {"back": back, "first": OWNED if owned else next(won, OWNED)}


def at_a_loss(state: State, place: Place) -> dict[str, int] | None:
    """Return as facts (WHERE and RETURNED, without `giver`) the exchange that a placement brings
    its seat as the cards lie, if that costs it something, and more than its column would without
    the placement; None if there is no such exchange, or if one under a later column makes it
    good."""
    placed, seat, column = apply(state, place), place.seat, place.column
    before, now = (take_of(each, seat, column) for each in (state, placed))
    if now.gain >= min(before.gain, 0) or not kept(placed, seat, column, now.taken):
        return None
    return {"column": column, "object": now.taken, **returned(state, placed, now)}


def priced(state: State, place: Place, told: Reason | None) -> Reason | None:
    """Return a reason with the exchange behind it that the placement costs its seat, if it is
    `at_a_loss`; None for None."""
    loss = at_a_loss(state, place)
    if told is None or loss is None:
        return told
    return with_givers(state, place, replace(told, also=(*told.also, Reason("price", loss))))


def with_givers(state: State, place: Place, told: Reason | None) -> Reason | None:
    """Return a reason with the fact `giver` beside every object, because the reader looks for the
    object in the column. Further reasons without a column are about that of the first."""
    if told is None:
        return None
    tables = state, apply(state, place)
    column = told.facts.get("column")
    also = tuple(_with_giver(tables, each, each.facts.get("column", column)) for each in told.also)
    return replace(_with_giver(tables, told, column), also=also)


def _with_giver(tables: Sequence[State], told: Reason, column: int | None) -> Reason:
    if "object" not in told.facts or column is None:
        return told
    given = _giver(tables, Column(column), Object(told.facts["object"]))
    return replace(told, facts={**told.facts, "giver": given})


def _giver(tables: Sequence[State], column: Column, obj: Object) -> Seat:
    """Return the seat that gives an object back in a column: its owner, else the seat that wins it
    first and gives it back at one of the tables. NOBODY if the object lies in the column, or if no
    such seat is found."""
    kind, state = category(obj), tables[0]
    if kind not in CATEGORIES or obj in state.columns[column]:
        return NOBODY
    owners = (seat for seat, goods in enumerate(state.goods) if goods[kind - 1] == value(obj))
    judged = (forecast(each)[column - each.awarded] for each in tables)
    winners = (take.seat for each in judged for take in each.takes if take.returned == obj)
    return next(chain(owners, winners), NOBODY)
