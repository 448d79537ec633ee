"""The deck: what is drawn, with which chance, and the end it brings (DO3 to DO5, DO9, DO10).

No order of the deck is kept. Every draw is the dealer's action, chosen with the chance that the
shuffle of DO3 gives it, knowing what has been drawn: Aube is equally likely at each of the last 16
places, and every order of the other cards, with the four bottles that left the game among
the unseen nine, is equally likely.
"""

from bisect import bisect_left
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.dolores.actions import Deal, Draw
from engine.dolores.bottles import cards_lie
from engine.dolores.cards import (
    AUBE,
    FIRST_BOTTLE,
    GUETTEUR,
    LAST,
    STARTING,
)
from engine.dolores.phases import DAWN, DRAW, LOOKOUT
from engine.dolores.settling import gain
from engine.dolores.state import NO_CARDS, NOBODY, State, Table, holder, holders_with
from engine.dolores.theft import after_handing_out
from engine.game import DEALER, Illegal, Seat


def pop_other(pool: list[int], count: int, rng: Random) -> int:
    """Remove a random card other than Aube from the unseen `pool` and return it. It is one of
    `count` cards: all goods of the pool, and for the rest any of its bottles."""
    goods = bisect_left(pool, FIRST_BOTTLE)
    spot = int(rng.random() * count)
    if spot >= goods:
        bottles = len(pool) - goods - (pool[-1] == AUBE)
        spot = goods + int(rng.random() * bottles)
    return pool.pop(spot)


def drawn(pool: list[int], left: int, count: int, rng: Random) -> tuple[int, ...]:
    """Return up to `count` random cards from the top of a deck of `left` cards, removing them from
    the unseen `pool`. The draw ends with Aube (DO10)."""
    cards: list[int] = []
    while len(cards) < count:
        if pool[-1] == AUBE:
            if left <= LAST and rng.random() * left < 1:
                cards.append(pool.pop())
                break
            cards.append(pop_other(pool, left - 1, rng))
        else:
            cards.append(pop_other(pool, left, rng))
        left -= 1
    return tuple(cards)


def without(unseen: tuple[int, ...], left: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Return what is unseen after the cards have come one by one from a deck of `left`. Raises
    Illegal for a card that cannot come: seen already, a sixth bottle, Aube too soon."""
    pool = list(unseen)
    for card in cards:
        if card not in pool or left < 1:
            raise Illegal("dolores.impossible-draw", card=card)
        if card == AUBE:
            if left > LAST:
                raise Illegal("dolores.impossible-draw", card=card)
        elif card >= FIRST_BOTTLE and bottles_left(pool, left) < 1:
            raise Illegal("dolores.impossible-draw", card=card)
        pool.remove(card)
        left -= 1
    return tuple(pool)


def bottles_left(pool: Sequence[int], left: int) -> int:
    """Return how many bottles other than Aube the deck holds: what it holds besides all unseen
    goods."""
    return left - bisect_left(pool, FIRST_BOTTLE) - (pool[-1] == AUBE)


def starting_cards(state: State, rng: Random) -> tuple[tuple[int, ...], ...]:
    """Return the top cards of a fresh deck, by seat (DO5)."""
    seats = len(state.goods)
    count = STARTING[seats]
    cards = drawn(list(state.unseen), state.left, seats * count, rng)
    return tuple(cards[seat * count : (seat + 1) * count] for seat in range(seats))


def deal(state: State, action: Deal) -> State:
    """Deal goods into collections and bottles open before their owners (DO5); a Vol acts at once
    (DO6). Raises Illegal for an impossible deal."""
    seats = len(state.goods)
    if [len(cards) for cards in action.cards] != [STARTING[seats]] * seats:
        raise Illegal("dolores.impossible-deal")
    if not 0 <= action.first < seats or (action.first and state.options.first != "random"):
        raise Illegal("dolores.impossible-deal", first=action.first)
    cards = [card for hand in action.cards for card in hand]
    unseen = without(state.unseen, state.left, cards)
    state = replace(state, donor=action.first, left=state.left - len(cards), unseen=unseen)
    for seat, hand in enumerate(action.cards):
        state = gain(state, seat, hand, NO_CARDS)
    return after_handing_out(state)


def draw(state: State, action: Draw) -> State:
    """Put the cards into their slots (DO9). Aube ends the game, unless a seat holds Guetteur and
    the deck can fill the slots still open (DO10). Raises Illegal for an impossible draw."""
    sharing, cards = state.sharing, action.cards
    gaps, count = sharing.gaps, len(cards)
    dawn = cards[-1:] == (AUBE,)
    if not 0 < count <= len(gaps) or (count < len(gaps) and not dawn) or AUBE in cards[:-1]:
        raise Illegal("dolores.impossible-draw")
    unseen = without(state.unseen, state.left, cards)
    slots = list(sharing.cards)
    for slot, card in zip(gaps, cards, strict=False):
        slots[slot] = card
    gaps, left = gaps[count:], state.left - count
    sharing = replace(sharing, cards=tuple(slots), gaps=gaps)
    state = replace(state, left=left, unseen=unseen, sharing=sharing)
    if not dawn:
        return cards_lie(state)
    who = holder(state, GUETTEUR)
    if who == NOBODY or left < len(gaps):
        return replace(state, phase=DAWN, waiting=())
    return replace(state, phase=LOOKOUT, waiting=(who,))


def play_guetteur(state: State) -> State:
    """Play Guetteur: Aube lies there like any other card, and the drawing goes on (DO10)."""
    state = replace(
        state,
        holders=holders_with(state.holders, GUETTEUR, NOBODY),
        discard=(*state.discard, GUETTEUR),
    )
    if state.sharing.gaps:
        return replace(state, phase=DRAW, waiting=(DEALER,))
    return cards_lie(state)


def pass_guetteur(state: State, seat: Seat) -> State:
    """End the game with Aube, as Guetteur is not played (DO10)."""
    return replace(state, phase=DAWN, waiting=())


def dawn_odds(table: Table) -> tuple[int, int]:
    """Return the chance that the next four cards bring Aube, as a fraction (n, m). (0, m) means
    that they cannot, (m, m) that they surely do, (0, 0) that Aube has been drawn."""
    if AUBE not in table.unseen:
        return 0, 0
    places = min(table.left, LAST)
    return min(places, max(0, 4 - (table.left - places))), places
