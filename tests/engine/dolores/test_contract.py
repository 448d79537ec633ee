"""Dolorès keeps the contract of a game."""

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace
from msgspec.structs import replace as replace_field

from engine.chance import pick
from engine.dolores import DOLORES
from engine.dolores.cards import (
    AUBE,
    CONVOI,
    EMBROUILLE,
    GESTURES,
    GUETTEUR,
    LANTERNE,
    PAIRS,
    PARI,
    REFLUX,
    REMOUS,
    RUSE,
    TYPES,
)
from engine.dolores.drawing import pop_other
from engine.dolores.gestures import bettor, may_trick
from engine.dolores.guess import BETS
from engine.dolores.phases import DISCARD, NAME, REVEAL
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.state import NOTHING, Options, State, hidden, neighbour
from engine.game import Seat, Setup
from tests.engine.contract import Contract, contract_tests
from tests.engine.dolores.positions import A, B, C, cards_of, table


def shuffle_unknown(state: State, seat: Seat, rng: Random) -> State:
    """Return a state with other cards in the dark, and other hidden choices of the other seats."""
    sharing, unseen = state.sharing, state.unseen
    if seat != sharing.looker and (dark := hidden(sharing)):
        deck = sorted([*unseen, *(sharing.cards[slot] for slot in dark)])
        cards, count = list(sharing.cards), state.left - (AUBE in deck) + len(dark)
        for done, slot in enumerate(dark):
            cards[slot] = pop_other(deck, count - done, rng)
        sharing, unseen = replace(sharing, cards=tuple(cards)), tuple(deck)
    sharers = (state.donor, neighbour(state))
    if state.phase in (GESTURING, REVEAL):
        hands = tuple(
            pick((*GESTURES, *PAIRS) if may_trick(state, who) else GESTURES, rng)
            if hand and who != seat
            else hand
            for who, hand in zip(sharers, sharing.hands, strict=True)
        )
        bet = sharing.bet
        if bet and seat != bettor(state):
            bet = pick(BETS, rng)
        sharing = replace(sharing, hands=hands, bet=bet)
    if state.phase in (NAME, DISCARD):
        names = tuple(
            pick([kind for kind in TYPES if state.goods[who][kind - 1]], rng)
            if name not in (0, NOTHING) and who != seat
            else name
            for who, name in zip(sharers, sharing.names, strict=True)
        )
        sharing = replace(sharing, names=names)
    return replace(state, sharing=sharing, unseen=unseen)


def length(setup: Setup) -> int:
    """Return the most steps of a game: at most 17 splits.

    In each: 18 announcements, three choices, reveal, keep, take, pick, settle, two names, discard,
    hand on: 30; the draw: 1. Bottles add steps, once a game. Lanterne: up to 17 windows, 6 claims
    and a silence for each of three draws. Guetteur: 2. The three of DO12: three windows and a draw
    each time around. Embrouille: 17 windows and one more talk. Vol: 2.
    """
    return 1 + 17 * 31 + (17 + 21) + 2 + (17 * 3 + 12) + (17 + 23) + 2


CONTRACT = Contract(
    game=DOLORES,
    options=st.builds(Options, simple=st.booleans(), first=st.sampled_from(("seat-1", "random"))),
    cards=cards_of,
    bound=length,
    shuffle_unknown=shuffle_unknown,
)

TestContract = contract_tests(CONTRACT)


def with_bottles(held: dict[Seat, list[int]]) -> Contract:
    """Return the contract of games of three players that begin with bottles, because few random
    games come to them."""

    def start(setup: Setup) -> State:
        return table(setup.seats, goods={A: [11], B: [21, 31], C: [12]}, bottles=held)

    return Contract(
        game=replace_field(DOLORES, seats=range(3, 4), start=start),
        options=st.just(Options()),
        cards=cards_of,
        bound=length,
        shuffle_unknown=shuffle_unknown,
    )


SECRET_BOTTLES = with_bottles({A: [LANTERNE, RUSE], B: [EMBROUILLE], C: [PARI, GUETTEUR]})
OPEN_BOTTLES = with_bottles({A: [CONVOI, REMOUS], B: [REFLUX], C: [LANTERNE]})

TestSecretBottles = contract_tests(SECRET_BOTTLES)
TestOpenBottles = contract_tests(OPEN_BOTTLES)
