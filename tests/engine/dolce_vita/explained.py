"""Positions of Dolce Vita whose reasons are known, and what is said of a placement there."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from random import Random

from engine.arena import forever
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.exchange import NOBODY
from engine.dolce_vita.bots.explain import explain
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.cards import BOAT, HOUSE, JEWEL, Column, Object
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason, Seat
from engine.reasons import apart, together
from tests.engine.dolce_vita.positions import (
    GREEN,
    ONE,
    RED,
    YELLOW,
    card,
    closing,
)

PRIZE, OTHER, NOWHERE = Column(1), Column(4), Column(6)
HOUSE_7, BOAT_3, JEWEL_7 = card(HOUSE, 7), card(BOAT, 3), card(JEWEL, 7)
THE_JEWEL = {"column": PRIZE, "object": JEWEL_7}

MONEY_LEFT = Reason("still", {"object": ONE})
"""The reason that the money is left for the seat that comes second under the prize."""

Said = tuple[Reason | None, Reason | None]


def said(state: State, best: tuple[int, Column], taken: tuple[int, Column]) -> Said:
    """Return what a review says of a placement beside a better one; each is a card and its
    column."""
    seat = state.turn
    better, worse = Place(seat, *best), Place(seat, *taken)
    why, came = explain(DOLCE_VITA.view(state, seat), better, worse, Random(1), forever)
    return without_nobody(without_sum(why)), without_nobody(came)


def without_sum(told: Reason | None) -> Reason | None:
    """Return a reason without what the placement comes to on average, and the cause of that, which
    stand at the end of most."""
    before = takewhile(lambda each: not each.code.startswith("in-all"), apart(told))
    return together([*before])


def without_nobody(told: Reason | None) -> Reason | None:
    """Return a reason without the fact `giver` where that is NOBODY; None for None."""
    if told is None:
        return None
    facts = {name: fact for name, fact in told.facts.items() if (name, fact) != ("giver", NOBODY)}
    also = (without_nobody(each) for each in told.also)
    return Reason(told.code, facts, tuple(each for each in also if each))


def last(
    owned: tuple[Object, ...] = (), here: tuple[int, ...] = (), there: tuple[int, ...] = ()
) -> State:
    """Return a state in which Green places the last card, a five or a six. One column has a jewel,
    another a boat. Yellow has the cards `here` under the jewel and `there` under the boat."""
    rest = tuple(each for each in range(1, 6) if each not in (*here, *there))
    return closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3, ONE]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: here, OTHER: there, NOWHERE: rest},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={GREEN: owned},
        turn=GREEN,
    )


def lying_there(prize: list[Object], red: tuple[int, ...] = ()) -> State:
    """Return a state in which Green places the last card, and has a one under the prize already.
    Red has the cards `red` there."""
    rest = tuple(each for each in range(1, 6) if each not in red)
    return closing(
        columns={PRIZE: prize, OTHER: [BOAT_3]},
        cards={
            RED: {PRIZE: red, NOWHERE: rest},
            YELLOW: {NOWHERE: (1, 2, 3, 4, 5)},
            GREEN: {PRIZE: (1,), NOWHERE: (2, 3, 4)},
        },
        owned={},
        turn=GREEN,
    )


def line(state: State, *places: tuple[int, int, Column]) -> Followed:
    """Return a placement, the first of `places`, with the table at the end of the line."""
    end = state
    for place in places:
        end = apply(end, Place(*place))
    return Followed(Place(*places[0]), end)


def two_turns(
    columns: Mapping[int, Sequence[Object]] | None = None,
    owned: Mapping[Seat, Sequence[Object]] | None = None,
    yellow: tuple[int, ...] = (1, 2, 3, 5),
) -> State:
    """Return a state in which Green holds a four, a five and a six and places two of them. Red and
    Yellow place one card each in between; Yellow places none if `yellow` has five cards."""
    return closing(
        columns=columns or {PRIZE: [JEWEL_7, ONE], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 5)},
            YELLOW: {NOWHERE: yellow},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned=owned or {},
        turn=GREEN,
    )


def keeping(prize: tuple[int, ...] = ()) -> State:
    """Return a state in which Green places two of a four, a five and a six, and Red and Yellow a
    one or a two each. Yellow has a three under the boat, and the cards `prize` under the prize. Red
    owns so much that Green needs both objects."""
    return closing(
        columns={PRIZE: [JEWEL_7], OTHER: [BOAT_3]},
        cards={
            RED: {NOWHERE: (3, 4, 5, 6)},
            YELLOW: {PRIZE: prize, OTHER: (3,), NOWHERE: tuple({4, 5, 6} - {*prize})},
            GREEN: {NOWHERE: (1, 2, 3)},
        },
        owned={RED: (HOUSE_7, ONE)},
        turn=GREEN,
    )
