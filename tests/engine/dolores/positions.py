"""Positions of Dolorès for tests, and what the tests read from them.

A is the donor, B the neighbour on A's left; C and D watch.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from engine.dolores import DOLORES
from engine.dolores.actions import Commit, DoloresAction, Draw, HandOn, Pass, Reveal
from engine.dolores.cards import (
    AUBE,
    BOTTLES,
    CONFLIT,
    ESQUIVE,
    FIRST_BOTTLE,
    GESTURES,
    NO_GOODS,
    PARTAGE,
    TYPES,
    Gesture,
    cards_in,
    pool,
    with_card,
)
from engine.dolores.phases import HAND_ON
from engine.dolores.state import FRESH, NO_RECORD, NOBODY, Options, State
from engine.game import DEALER, Seat

A, B, C, D = range(4)

FOUR = (21, 42, 73, 11)
"""Wine 1 and lace 2 to the neighbour's side, gold 3 and weapons 1 to the donor's, as drawn."""
TWO = (32, 51)
"""Jewels 2 to the neighbour's side, tableware 1 to the donor's, as a Convoi brings them."""

CELLS = tuple((donor, other) for donor in GESTURES for other in GESTURES)
"""All pairs of gestures, the donor's first."""
WORDS = {PARTAGE: "P", CONFLIT: "C", ESQUIVE: "E"}


def cell_name(cell: tuple[Gesture, Gesture]) -> str:
    """Return the initials of a pair of gestures, for the name of a test."""
    return WORDS[cell[0]] + WORDS[cell[1]]


def table(
    seats: int = 3,
    *,
    donor: Seat = A,
    goods: Mapping[Seat, Sequence[int]] | None = None,
    bottles: Mapping[Seat, Sequence[int]] | None = None,
    deck: Sequence[int] | None = None,
    simple: bool = False,
) -> State:
    """Return a state in which a split is over and the role of the donor goes to `donor` next.

    The deck holds exactly `deck`, and the other cards lie in the discard pile. Without `deck`, it
    holds all cards in the game that nobody owns. Unless `simple`, some bottles have left the game
    unseen (DO3).
    """
    goods, bottles = goods or {}, bottles or {}
    piles, holders = [NO_GOODS] * seats, [NOBODY] * len(BOTTLES)
    for seat, cards in goods.items():
        for card in cards:
            piles[seat] = with_card(piles[seat], card)
    for seat, cards in bottles.items():
        for card in cards:
            holders[card - FIRST_BOTTLE] = seat
    owned = [card for things in (goods, bottles) for cards in things.values() for card in cards]
    rest = Counter(pool(seats, simple))
    assert Counter(owned) <= rest
    rest -= Counter(owned)
    spare = [card for card in rest if FIRST_BOTTLE <= card != AUBE]
    gone: Counter[int] = Counter()
    if deck is None:
        left = rest.total() - len(spare)
        left += 0 if simple else 5 - sum(FIRST_BOTTLE <= card != AUBE for card in owned)
    else:
        assert Counter(deck) <= rest
        left = len(deck)
        outside = [card for card in spare if card not in deck][: 3 if seats == 2 else 4]
        gone = rest - Counter(deck) - Counter(outside)
    return State(
        options=Options(simple=simple),
        phase=HAND_ON,
        waiting=(DEALER,),
        donor=(donor - 1) % seats,
        left=left,
        unseen=tuple(sorted((rest - gone).elements())),
        discard=tuple(gone.elements()),
        goods=tuple(piles),
        holders=tuple(holders),
        records=(NO_RECORD,) * seats,
        sharing=FRESH,
    )


def play(state: State, *actions: DoloresAction) -> State:
    """Return the state after some actions."""
    for action in actions:
        state = DOLORES.apply(state, action)
    return state


def sharing(state: State, cards: Sequence[int] = FOUR) -> State:
    """Return the state at the next split, its cards drawn; a Lanterne is passed over."""
    state = play(state, HandOn())
    if state.waiting != (DEALER,):
        state = play(state, Pass(state.waiting[0]))
    return play(state, Draw(tuple(cards)))


def show(state: State, donor: int, other: int) -> State:
    """Return the state after the sharers commit and the dealer reveals."""
    donor_seat = state.donor
    other_seat = (donor_seat + 1) % len(state.goods)
    return play(state, Commit(donor_seat, donor), Commit(other_seat, other), Reveal())


def owned(state: State, seat: Seat) -> list[int]:
    """Return the goods and then the bottles before a player, ascending."""
    goods = [card for kind in TYPES for card in cards_in(kind, state.goods[seat][kind - 1])[::-1]]
    return goods + [bottle for bottle in BOTTLES if state.holders[bottle - FIRST_BOTTLE] == seat]


def lying(state: State) -> list[int]:
    """Return the cards that lie in the split, ascending."""
    return sorted(card for card in state.sharing.cards if card)


def cards_of(state: State) -> Hashable:
    """Return all cards of a game wherever they lie, and how many of them are in play."""
    seen = [*lying(state), *state.discard]
    for seat in range(len(state.goods)):
        seen += owned(state, seat)
    return tuple(sorted([*seen, *state.unseen])), len(seen) + state.left


def legal(state: State, seat: Seat) -> list[DoloresAction]:
    """Return the legal actions of a seat."""
    return list(DOLORES.legal(DOLORES.view(state, seat)))
