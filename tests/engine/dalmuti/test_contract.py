"""Der Große Dalmuti keeps the contract of a game."""

from collections.abc import Hashable
from random import Random

from msgspec.structs import replace

from engine.chance import pick, shuffled
from engine.dalmuti import DALMUTI
from engine.dalmuti.cards import gather, ranks
from engine.dalmuti.state import Exchange, State, pairs
from engine.dalmuti.tax import asked
from engine.game import Seat, Setup
from tests.engine.contract import Contract, contract_tests
from tests.engine.dalmuti.tables import some_options


def cards_of(state: State) -> Hashable:
    """Return the set of all cards in hands or played; None while none are dealt."""
    return sum(state.hands) + sum(state.table.played) or None


def length(setup: Setup) -> int:
    """Return the most steps of a match.

    In a hand every card may be a play that all others pass on and that is swept; the taxes and the
    score take 8. The draws for seats are almost surely settled after 40.
    """
    options = setup.options
    hands: int = getattr(options, "hands")  # noqa: B009
    return 40 + hands * (80 * (setup.seats + 1) + 8)


def some_of(cards: int, number: int, rng: Random) -> int:
    """Return the set of `number` random cards of a set."""
    return gather(shuffled(ranks(cards), rng)[:number])


def shuffle_unknown(state: State, seat: Seat, rng: Random) -> State:
    """Return a state with other cards for the other seats, other gifts and taxes, and perhaps
    another seat that is asked in secret."""
    table, match = state.table, state.match
    if not any(table.sizes):
        return state
    pile = shuffled(ranks(sum(state.hands) - state.hands[seat]), rng)
    hands = list(state.hands)
    for other in set(range(len(hands))) - {seat}:
        hands[other] = gather(pile[: table.sizes[other]])
        del pile[: table.sizes[other]]
    taxes = list(state.taxes)
    for dalmuti, peon, number in pairs(match):
        if table.stage == "tax":
            if taxes[dalmuti] and seat != dalmuti:
                given = some_of(hands[dalmuti], number, rng)
                taxes[dalmuti] = (Exchange(dalmuti, peon, given, 0),)
        elif seat not in (dalmuti, peon):
            moved = [some_of(cards, number, rng) for cards in (hands[dalmuti], hands[peon])]
            taxes[dalmuti] = taxes[peon] = (Exchange(dalmuti, peon, *moved),)
    answering = state.asked
    if table.stage == "tax" and (may := asked(match, tuple(hands))) != seat:
        answering = pick((None, may), rng)
    return replace(state, hands=tuple(hands), taxes=tuple(taxes), asked=answering)


CONTRACT = Contract(
    game=DALMUTI,
    options=some_options(2),
    cards=cards_of,
    bound=length,
    shuffle_unknown=shuffle_unknown,
)

TestContract = contract_tests(CONTRACT)
