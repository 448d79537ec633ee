"""A full state that fits a view, drawn by chance: for bots that search.

The guess keeps to all that the seat knows for certain. That is its own hand; that a player who
called a revolution holds the Jesters they have not played; and that the seat that got a card shown
in the deal has it, unless the tax may have moved it. Of its own tax it knows the cards that it
handed over, and that the Peon was left with nothing better than the tribute. Of the other pair's
tax it knows that the Peon gave the best cards of the hand; the guess makes that so as far as cards
not played allow.
"""

from collections.abc import Sequence
from random import Random

from engine.chance import pick, shuffled
from engine.dalmuti.cards import (
    BOTH_JESTERS,
    JESTER,
    UNIT,
    best,
    better,
    count,
    deck,
    finest,
    gather,
    naturals,
    ranks,
    size,
    without,
    worst,
)
from engine.dalmuti.state import Exchange, State, pairs
from engine.dalmuti.tax import asked
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

CALLED = BOTH_JESTERS * UNIT[JESTER]
"""The set of both Jesters, which a player who calls a revolution is known to hold."""


def guess(view: DalmutiView, rng: Random) -> State:
    """Return a state that the view fits. The view of EVERYONE hides nothing: its state is the only
    one."""
    if view.seat < 0:
        hands = view.hands
    elif not any(view.table.sizes):
        hands = view.table.sizes
    else:
        hands = _hands(view, rng)
    return State(
        match=view.match,
        table=view.table,
        hands=hands,
        taxes=_taxes(view, hands, rng),
        asked=_asked(view, hands),
    )


def _hands(view: DalmutiView, rng: Random) -> tuple[int, ...]:
    """Return everybody's cards by seat: the view's own, those it knows of, and the rest by
    chance."""
    table, seat = view.table, view.seat
    hands = _known(view, rng)
    pool = deck(len(hands), view.match.options.short_deck)
    pool -= view.hand + sum(table.played) + sum(hands)
    lacking = [table.sizes[other] - size(cards) for other, cards in enumerate(hands)]
    lacking[seat] = 0
    own = next((tax for tax in view.taxes if tax.dalmuti == seat and tax.tribute), None)
    gone = better(pool, worst(own.tribute)) if own is not None else 0
    pile = shuffled(_units(pool - gone), rng)
    if own is not None:  # the Peon holds none of `gone`: deal to that seat before mixing it in
        hands[own.peon] += sum(pile[: lacking[own.peon]])
        pile = shuffled(pile[lacking[own.peon] :] + _units(gone), rng)
        lacking[own.peon] = 0
    dealt = 0
    for other, number in enumerate(lacking):
        hands[other] += sum(pile[dealt : dealt + number])
        dealt += number
    hands[seat] = view.hand
    if table.stage != "tax":
        _pay(view, hands)
    return tuple(hands)


def _units(cards: int) -> list[int]:
    return [UNIT[rank] for rank in ranks(cards)]


def _known(view: DalmutiView, rng: Random) -> list[int]:
    """Return by seat the set of cards that the view's seat knows others to hold: those they must
    have had when the play began, less those they have played."""
    table, match = view.table, view.match
    had = [0] * len(table.sizes)
    for exchange in view.taxes:
        if exchange.tribute:
            had[exchange.dalmuti], had[exchange.peon] = exchange.tribute, exchange.gift
    if match.called is not None:
        had[match.called] = CALLED
    holder = _holder(view, rng)
    if holder is not None and match.slip is not None:
        had[holder] += UNIT[match.slip.rank]
    had[view.seat] = 0
    return [cards and without(cards, table.played[other]) for other, cards in enumerate(had)]


def _holder(view: DalmutiView, rng: Random) -> Seat | None:
    """Return the seat that began the play with the card shown in the deal (DA16); if the tax may
    have moved it, one of two seats by chance. None if there is no such card, if it may have been
    played, or if `_known` counts it already."""
    table, match = view.table, view.match
    slip = match.slip
    if slip is None or slip.to is None or (slip.rank == JESTER and slip.to == match.called):
        return None
    pair = next(({d, p} for d, p, _ in pairs(match) if slip.to in (d, p)), None)
    if pair is None or table.stage == "tax":
        return slip.to
    for exchange in view.taxes:
        if {exchange.dalmuti, exchange.peon} == pair:
            paid = exchange.gift if slip.to == exchange.dalmuti else exchange.tribute
            return None if count(paid, slip.rank) else slip.to
    # It may have been paid as tax, so one of the two has it.
    if any(count(table.played[seat], slip.rank) for seat in pair):
        return None
    return pick([seat for seat in sorted(pair) if table.sizes[seat]], rng)


def _pay(view: DalmutiView, hands: list[int]) -> None:
    """Swap, in `hands`, the Peon's best card and the Dalmuti's worst, until the tax can have led to
    such hands or no swap helps. The view's own pair is left alone."""
    played = view.table.played
    for dalmuti, peon, number in pairs(view.match):
        while view.seat not in (dalmuti, peon) and not _paid(
            hands[dalmuti] + played[dalmuti], hands[peon] + played[peon], number
        ):
            held = naturals(hands[dalmuti])
            if not held or not hands[peon] or finest(hands[peon]) >= worst(held):
                break
            difference = UNIT[worst(held)] - UNIT[finest(hands[peon])]
            hands[dalmuti] -= difference
            hands[peon] += difference


def _paid(rich: int, poor: int, number: int) -> tuple[int, int] | None:
    """Return a gift and a tribute of `number` cards each by which a Dalmuti can come to begin the
    play with `rich`, a Peon with `poor` (DA6). None if there are none."""
    tribute = best(rich, number)
    gift = better(poor, worst(tribute))
    lacking = number - size(gift)
    if lacking < 0:
        return None
    rest = ranks(naturals(poor) - gift)
    return gift + gather(rest[len(rest) - lacking :]), tribute


def _taxes(
    view: DalmutiView, hands: Sequence[int], rng: Random
) -> tuple[tuple[Exchange, ...], ...]:
    """Return by seat its exchange, if it had one: those the view knows, and likely ones for the
    others."""
    table = view.table
    taxes: list[tuple[Exchange, ...]] = [()] * len(hands)
    for exchange in view.taxes:
        taxes[exchange.dalmuti] = (exchange,)
        if exchange.tribute:
            taxes[exchange.peon] = (exchange,)
    if view.seat < 0 or not any(table.sizes):
        return tuple(taxes)
    for dalmuti, peon, number in pairs(view.match):
        if taxes[dalmuti]:
            continue
        if table.stage == "tax":
            if dalmuti in table.waiting:
                continue
            given = gather(shuffled(ranks(hands[dalmuti]), rng)[:number])
            taxes[dalmuti] = (Exchange(dalmuti, peon, given, 0),)
            continue
        played = table.played
        paid = _paid(hands[dalmuti] + played[dalmuti], hands[peon] + played[peon], number)
        if paid is not None:
            taxes[dalmuti] = taxes[peon] = (Exchange(dalmuti, peon, *paid),)
    return tuple(taxes)


def _asked(view: DalmutiView, hands: Sequence[int]) -> Seat | None:
    """Return the seat that is secretly asked for a revolution, None if there is none. If that is
    not the view's seat, the guess takes it to be still undecided."""
    if view.table.stage != "tax":
        return None
    if view.seat < 0 or view.waiting != view.table.waiting:
        return view.waiting[0] if view.waiting != view.table.waiting else None
    seat = asked(view.match, tuple(hands))
    return seat if seat != view.seat else None
