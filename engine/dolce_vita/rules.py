"""The rules as a fold, DV1 to DV15: each action turns one state into the next."""

from itertools import chain
from random import Random
from typing import cast

from msgspec.structs import replace

from engine.chance import pick, shuffled
from engine.dolce_vita.actions import Award, Deal, DolceVitaAction, Gather, Place
from engine.dolce_vita.award import freed, judge
from engine.dolce_vita.cards import (
    COLUMNS,
    EVERY_COLUMN,
    FULL_HAND,
    GOODS,
    LARGE,
    LAST_CARD,
    MONEY_CARDS,
    ROWS,
    SMALL,
    Object,
    objects,
)
from engine.dolce_vita.state import Options, State
from engine.game import DEALER, Illegal, Setup

ROUNDS = {3: 6, 4: 4, 5: 5}
"""DV4: how many rounds are played, by the number of players."""

ALL_GOODS = frozenset(GOODS)


def start(setup: Setup) -> State:
    """Return the empty table: nothing dealt, all number cards in hand (DV2)."""
    n = setup.seats
    return State(
        options=cast(Options, setup.options),
        columns=(),
        hands=(FULL_HAND,) * n,
        bids=((0,) * n,) * COLUMNS,
        goods=((0,) * COLUMNS,) * n,
        money=((0, 0),) * n,
        round=1,
        rounds=ROUNDS[n],
        first=0,
        turn=DEALER,
        awarded=0,
    )


def deal(state: State, rng: Random) -> DolceVitaAction:
    """Return the dealer's action: the layout by chance (DV3), then the columns from left to right,
    then the next round."""
    if not state.columns:
        deck = shuffled(objects(state.options.hundreds), rng)
        columns = tuple(tuple(deck[c * ROWS : (c + 1) * ROWS]) for c in range(COLUMNS))
        seats = range(len(state.hands))
        return Deal(columns, pick(seats, rng) if state.options.first == "random" else 0)
    return Award(EVERY_COLUMN[state.awarded]) if state.awarded < COLUMNS else Gather()


def apply(state: State, action: DolceVitaAction) -> State:
    """Return the state after an action. Raises Illegal for what the rules do not allow."""
    if type(action) is Place:
        return _place(state, action)
    if state.turn != DEALER:
        raise Illegal("dolce-vita.placing", seat=state.turn)
    if type(action) is Award:
        return _award(state, action)
    if type(action) is Gather:
        return _gather(state)
    assert type(action) is Deal
    return _deal(state, action)


def _place(state: State, action: Place) -> State:
    seat, column = action.seat, action.column
    if seat != state.turn or seat < 0:
        raise Illegal("not-your-turn", seat=seat)
    if not 1 <= action.card <= 6 or not 0 <= column < COLUMNS:
        raise Illegal("dolce-vita.no-such-place", card=action.card, column=column)
    hands, bids = state.hands, state.bids
    bit = 1 << (action.card - 1)
    if not hands[seat] & bit:
        raise Illegal("dolce-vita.card-not-in-hand", card=action.card)
    row = bids[column]
    row = (*row[:seat], row[seat] | bit, *row[seat + 1 :])
    hands = (*hands[:seat], hands[seat] ^ bit, *hands[seat + 1 :])
    turn = seat + 1 if seat + 1 < len(hands) else 0
    if hands[turn] in LAST_CARD:
        turn = DEALER
    return replace(state, hands=hands, bids=(*bids[:column], row, *bids[column + 1 :]), turn=turn)


def _award(state: State, action: Award) -> State:
    if not state.columns or action.column != state.awarded or state.awarded == COLUMNS:
        raise Illegal("dolce-vita.not-this-column", column=action.column)
    column = action.column
    bids = state.bids[column]
    verdict = judge(state.columns[column], bids, state.goods, state.money)
    hands, bids = freed(state.hands, bids, verdict.struck)
    return replace(
        state,
        columns=(*state.columns[:column], verdict.column, *state.columns[column + 1 :]),
        hands=hands,
        bids=(*state.bids[:column], bids, *state.bids[column + 1 :]),
        goods=verdict.goods,
        money=verdict.money,
        awarded=state.awarded + 1,
    )


def _gather(state: State) -> State:
    if state.awarded != COLUMNS or state.round == state.rounds:
        raise Illegal("dolce-vita.round-not-over")
    n = len(state.hands)
    first = (state.first + 1) % n
    return replace(
        state,
        hands=(FULL_HAND,) * n,
        bids=((0,) * n,) * COLUMNS,
        round=state.round + 1,
        first=first,
        turn=first,
        awarded=0,
    )


def _deal(state: State, action: Deal) -> State:
    if state.columns:
        raise Illegal("dolce-vita.dealt-already")
    n = len(state.hands)
    if not _possible(action.columns, state.options.hundreds):
        raise Illegal("dolce-vita.impossible-deal")
    if not 0 <= action.first < n or (action.first and state.options.first != "random"):
        raise Illegal("dolce-vita.impossible-deal")
    return replace(state, columns=action.columns, first=action.first, turn=action.first)


def _possible(columns: tuple[tuple[Object, ...], ...], hundreds: int) -> bool:
    """Return whether these are seven columns of nine of the 66 objects (DV1, DV3)."""
    if [len(column) for column in columns] != [ROWS] * COLUMNS:
        return False
    laid = list(chain.from_iterable(columns))
    goods = set(laid) & ALL_GOODS
    small, large = laid.count(SMALL), laid.count(LARGE)
    # As many different goods and money cards as there are places: nothing lies twice.
    return (
        len(goods) + small + large == len(laid)
        and small <= hundreds
        and large <= MONEY_CARDS - hundreds
    )
