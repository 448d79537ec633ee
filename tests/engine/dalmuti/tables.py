"""Tables of Der Große Dalmuti for tests. Cards are written as ranks, 13 for a Jester."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, DalmutiAction, Deal, Draw, Gift, Pass, Play
from engine.dalmuti.cards import JESTER, Rank, counts, deck, gather, naturals, ranks
from engine.dalmuti.order import neighbours, sizes
from engine.dalmuti.state import Match, Options, State, Tabletop, pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Illegal, Seat, Setup
from engine.journal import Journal

DalmutiJournal = Journal[State, DalmutiView, DalmutiAction]

J = JESTER


def some_options(hands: int) -> SearchStrategy[Options]:
    """Return a strategy for all options, with matches of at most `hands` hands."""
    return st.builds(
        Options,
        hands=st.integers(1, hands),
        lesser_tax=st.integers(1, 2),
        first_hand_revolution=st.booleans(),
        short_deck=st.booleans(),
        philanthropy=st.booleans(),
        misdeal=st.booleans(),
    )


def after(state: State, *actions: DalmutiAction) -> State:
    """Return the state these actions lead to."""
    for action in actions:
        state = DALMUTI.apply(state, action)
    return state


def refused(state: State, action: Any) -> Illegal:
    """Return the refusal of an action, and check that the state stays as it was."""
    before = msgspec.json.encode(state)
    with pytest.raises(Illegal) as refusal:
        DALMUTI.apply(state, action)
    assert msgspec.json.encode(state) == before
    return refusal.value


def seated(order: Sequence[Seat] = (0, 1, 2, 3), options: Options | None = None) -> DalmutiJournal:
    """Return a journal that ends before the first deal, with the seats in this social order."""
    journal = Journal(DALMUTI, Setup(len(order), options or Options()))
    journal.append(Draw(tuple(1 + order.index(seat) for seat in range(len(order)))))
    return journal


def hands_with(
    held: Mapping[Seat, Iterable[int]],
    order: Sequence[Seat] = (0, 1, 2, 3),
    short: bool = False,
) -> dict[Seat, list[int]]:
    """Return all cards of the deck by seat: the cards `held`, and the others dealt in turn while
    there is room.

    Jesters are dealt first, so that no seat is dealt both.
    """
    cards = deck(len(order), short)
    rest = list(ranks(cards - sum(gather(wanted) for wanted in held.values())))
    room = sizes(len(ranks(cards)), tuple(order))
    hands = {seat: list(held.get(seat, ())) for seat in order}
    turns = cycle(order)
    for rank in sorted(rest, key=lambda rank: (rank != J, rank)):
        seat = next(seat for seat in turns if len(hands[seat]) < room[seat])
        hands[seat].append(rank)
    return hands


def deal_of(hands: Mapping[Seat, Iterable[int]]) -> Deal:
    """Return the dealer's action that gives these cards."""
    return Deal(tuple(counts(gather(hands[seat])) for seat in range(len(hands))))


def dealt(
    held: Mapping[Seat, Iterable[int]],
    order: Sequence[Seat] = (0, 1, 2, 3),
    options: Options | None = None,
) -> DalmutiJournal:
    """Return a journal that ends with the first deal, which gives some seats these cards among
    others."""
    journal = seated(order, options)
    short = options is not None and options.short_deck
    journal.append(deal_of(hands_with(held, order, short)))
    return journal


def taxed(journal: DalmutiJournal) -> DalmutiJournal:
    """Collect the taxes in a journal and return it. Both Dalmutis have given their worst cards, but
    no Jesters."""
    for seat, _, number in pairs(journal.state.match):
        journal.append(Gift(seat, ranks(naturals(journal.state.hands[seat]))[-number:]))
    journal.append(Collect())
    return journal


def playing(
    hands: Mapping[Seat, Iterable[int]],
    order: Sequence[Seat],
    leader: Seat | None = None,
    options: Options | None = None,
) -> State:
    """Return the state before a lead, with these cards left in hand; nobody is out.

    The Greater Dalmuti leads unless `leader` is given.
    """
    players = len(order)
    first = order[0] if leader is None else leader
    held = tuple(gather(hands[seat]) for seat in range(players))
    table = Tabletop(
        stage="play",
        waiting=(first,),
        sizes=tuple(len(ranks(cards)) for cards in held),
        played=(0,) * players,
        left=neighbours(tuple(order)),
        leader=first,
        top=None,
        trick=(),
        tricks=(),
        out=(),
    )
    match = Match(
        options=options or Options(),
        hand=1,
        order=tuple(order),
        draws=(),
        points=(),
        slip=None,
        called=None,
    )
    return State(match=match, table=table, hands=held, taxes=((),) * players, asked=None)


def lay(seat: Seat, *cards: int) -> Play:
    """Return the play of these cards; Jesters take the rank of the others."""
    jesters = cards.count(J)
    return Play(seat, Rank(min(cards)), len(cards) - jesters, jesters)


def passes(*seats: Seat) -> tuple[Pass, ...]:
    """Return a pass by each seat."""
    return tuple(Pass(seat) for seat in seats)


def plays(state: State) -> set[tuple[int, ...]]:
    """Return what the seat to play may lay down, as ranks; () for a pass."""
    (seat,) = DALMUTI.to_act(state)
    return {
        () if isinstance(action, Pass) else (action.rank,) * action.count + (J,) * action.jesters
        for action in DALMUTI.legal(DALMUTI.view(state, seat))
        if isinstance(action, Play | Pass)
    }


def hand(state: State, seat: Seat) -> list[int]:
    """Return the cards a seat holds."""
    return list(ranks(state.hands[seat]))
