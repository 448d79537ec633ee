"""Between the deal and the first lead: revolution (DA5, DA13) and tax (DA6, DA7).

Nobody may learn that somebody is asked for a revolution. So the asked seat decides while the
Dalmutis choose their gifts, a Dalmuti who holds both Jesters answers by giving or calling, and the
stage always ends with the dealer's Collect, even when nothing is owed: to the others a seat that is
still deciding looks like a dealer about to collect.
"""

from msgspec.structs import replace

from engine.dalmuti.actions import Collect, Decline, Gift, Revolution
from engine.dalmuti.cards import BOTH_JESTERS, JESTER, JESTERS_AT, best, gather, without
from engine.dalmuti.order import neighbours
from engine.dalmuti.state import DEALERS, Exchange, Match, State, Tabletop, pairs
from engine.game import Illegal, Seat


def ask(match: Match, table: Tabletop, hands: tuple[int, ...]) -> State:
    """Return the state after a deal: gifts are due, and perhaps a seat is asked in secret."""
    owing = tuple(dalmuti for dalmuti, _, _ in pairs(match))
    return State(
        match=match,
        table=replace(table, waiting=owing or DEALERS),
        hands=hands,
        taxes=((),) * len(hands),
        asked=asked(match, hands),
    )


def asked(match: Match, hands: tuple[int, ...]) -> Seat | None:
    """Return the seat that must be asked for a revolution: the one that was dealt both Jesters
    (DA5), unless it owes a gift and answers by that; None if nobody must. Without a tax only the
    Greater Peon has something to call (DA13)."""
    for seat, hand in enumerate(hands):
        if hand >> JESTERS_AT == BOTH_JESTERS:
            owed = pairs(match)
            if not owed:
                return seat if seat == match.order[-1] else None
            return None if any(seat == dalmuti for dalmuti, _, _ in owed) else seat
    return None


def gift(state: State, action: Gift) -> State:
    """Keep what a Dalmuti chooses to give, before they see what they get (DA6, DA7). Raises Illegal
    for a gift that is not due or not in the hand."""
    _in_tax(state)
    match, table, seat = state.match, state.table, action.seat
    due = [(peon, number) for dalmuti, peon, number in pairs(match) if dalmuti == seat]
    if not due or seat not in table.waiting:
        raise Illegal("not-your-turn", seat=seat)
    peon, number = due[0]
    ranks = action.cards
    if len(ranks) != number:
        raise Illegal("dalmuti.gift-size", cards=number)
    for rank in ranks:
        if not 1 <= rank <= JESTER:
            raise Illegal("dalmuti.no-such-rank", rank=rank)
    if tuple(sorted(ranks)) != ranks:
        raise Illegal("dalmuti.gift-order")
    given = gather(ranks)
    if without(given, state.hands[seat]):
        raise Illegal("dalmuti.not-in-hand")
    waiting = tuple(other for other in table.waiting if other != seat)
    taxes = list(state.taxes)
    taxes[seat] = (Exchange(seat, peon, given, 0),)
    table = replace(table, waiting=waiting or DEALERS)
    return replace(state, table=table, taxes=tuple(taxes))


def revolution(state: State, action: Revolution) -> State:
    """Call off the tax of this hand, and if the Greater Peon calls, turn the order round (DA5).
    Gifts already chosen stay with their givers. Raises Illegal for a seat without both Jesters."""
    _in_tax(state)
    match, table, seat = state.match, state.table, action.seat
    if seat != state.asked and (seat < 0 or seat not in table.waiting):
        raise Illegal("not-your-turn", seat=seat)
    if state.hands[seat] >> JESTERS_AT != BOTH_JESTERS:
        raise Illegal("dalmuti.not-both-jesters")
    order = match.order[::-1] if seat == match.order[-1] else match.order
    match = replace(match, called=seat, order=order)
    untaxed = ((),) * len(order)
    return replace(state, match=match, table=opening(match, table), taxes=untaxed, asked=None)


def decline(state: State, action: Decline) -> State:
    """Do without the revolution that the seat was asked for; nobody learns of it (DA5)."""
    _in_tax(state)
    if action.seat != state.asked:
        raise Illegal("not-your-turn", seat=action.seat)
    return replace(state, asked=None)


def collect(state: State, action: Collect) -> State:
    """Let gifts and best cards change hands at the same time (DA6, DA7) and open the first trick.
    Raises Illegal while somebody is still deciding."""
    _in_tax(state)
    if state.table.waiting != DEALERS or state.asked is not None:
        raise Illegal("dalmuti.still-deciding")
    hands, taxes = list(state.hands), list(state.taxes)
    for exchange in exchanges(state):
        hands[exchange.dalmuti] += exchange.tribute - exchange.gift
        hands[exchange.peon] += exchange.gift - exchange.tribute
        taxes[exchange.dalmuti] = taxes[exchange.peon] = (exchange,)
    table = opening(state.match, state.table)
    return replace(state, table=table, hands=tuple(hands), taxes=tuple(taxes))


def exchanges(state: State) -> tuple[Exchange, ...]:
    """Return the taxes about to be collected: the gifts chosen and the Peons' best cards (DA6,
    DA7)."""
    return tuple(
        Exchange(dalmuti, peon, state.taxes[dalmuti][0].gift, best(state.hands[peon], number))
        for dalmuti, peon, number in pairs(state.match)
    )


def opening(match: Match, table: Tabletop) -> Tabletop:
    """Return the table when the Greater Dalmuti is to lead the first trick (DA8)."""
    order = match.order
    return replace(table, stage="play", waiting=order[:1], left=neighbours(order), leader=order[0])


def _in_tax(state: State) -> None:
    if state.table.stage != "tax":
        raise Illegal("dalmuti.not-now", stage=state.table.stage)
