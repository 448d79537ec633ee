"""Which card a single dodge likely picks, by what each promises in the end, and what comes of it.
The table of outcomes supposes instead the card that brings most points at once."""

from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.effects import given_up, mostly_by
from engine.dolores.bots.final_points import Shares
from engine.dolores.bots.sharing_value import picked
from engine.dolores.cards import EMPTY, ESQUIVE, FACE_DOWN, FIRST_BOTTLE, Slot
from engine.dolores.payoffs import Payoff, gained, met, shared
from engine.dolores.settling import picker

CLEAR: Final = 0.02
"""How much more of the victory a card must promise a dodge than every other to be told as its
pick."""


def clear_slot(analysis: Analysis, hands: tuple[int, int]) -> Slot | None:
    """Return the slot from which the only dodge of two gestures picks, by what each card promises;
    None where nobody dodges alone, where no card is clearly the best, and where cards lie face
    down."""
    at, cards = picker(hands), analysis.view.sharing.cards
    if at < 0 or not any(cards) or FACE_DOWN in cards:
        return None
    who = analysis.duel.sharers[at]
    ways = analysis.value.blind_picks(analysis.sample.worlds, hands, {})
    slots = sorted(ways, key=lambda slot: -ways[slot][who])
    best = slots[0]
    others = [slot for slot in slots if cards[slot] != cards[best]]
    clear = not others or ways[best][who] - ways[others[0]][who] >= CLEAR
    return best if clear else None


def pick_told(analysis: Analysis, which: int, mine: int, theirs: int) -> dict[str, int]:
    """Return as facts the card that the only dodge of two gestures clearly picks (`clear_slot`),
    EMPTY for none, and whether it is picked for `later`: 1 for a card of goods in place of the one
    that brings most points at once, which the table of outcomes supposes; else 0."""
    view, seats = analysis.view, analysis.duel.sharers
    hands, cards = (theirs, mine) if which else (mine, theirs), view.sharing.cards
    if (slot := clear_slot(analysis, hands)) is None:
        return {"card": EMPTY, "later": 0}
    supposed = shared((view.goods[seats[0]], view.goods[seats[1]]), cards, hands)
    later = cards[slot] < FIRST_BOTTLE and supposed[picker(hands)][:1] != (cards[slot],)
    return {"card": cards[slot], "later": int(later)}


def likely_shares(analysis: Analysis, which: int, mine: int, theirs: int) -> Shares:
    """Return the cards that both sharers take home after two gestures. A single dodge picks the
    card that is clearly the best, or if none is, the one that the table of outcomes supposes."""
    view, seats = analysis.view, analysis.duel.sharers
    hands, cards = (theirs, mine) if which else (mine, theirs), view.sharing.cards
    if (slot := clear_slot(analysis, hands)) is not None:
        return picked(cards, hands, slot)
    return shared((view.goods[seats[0]], view.goods[seats[1]]), cards, hands)


def likely_payoff(analysis: Analysis, which: int, mine: int, theirs: int, shares: Shares) -> Payoff:
    """Return what two gestures bring both sharers, in points, by the cards that they likely take
    home; not sure if a single dodge picks a bottle, whose worth no points tell."""
    cell = met(analysis.view, which, mine, theirs)
    if mine == theirs == ESQUIVE:
        return cell
    goods = [analysis.view.goods[seat] for seat in analysis.duel.sharers]
    donors, neighbours = (gained(own, got) for own, got in zip(goods, shares, strict=True))
    at = picker((theirs, mine) if which else (mine, theirs))
    bottle = at >= 0 and max(shares[at], default=EMPTY) >= FIRST_BOTTLE
    return Payoff(donors, neighbours, cell.sure and not bottle)


def brought(
    analysis: Analysis, which: int, mine: int, theirs: int, shares: Shares
) -> dict[str, int]:
    """Return as facts the card that a single dodge picks, EMPTY for none, whether that is
    for `later`, and the collections that make most of the change in the score of the sharer
    `which`; after two dodges the one that they give up (DO18)."""
    goods = analysis.view.goods[analysis.duel.sharers[which]]
    if mine == theirs == ESQUIVE:
        return {"card": EMPTY, "later": 0, **given_up(goods)}
    at = picker((theirs, mine) if which else (mine, theirs))
    taken = shares[at][:1] if at >= 0 else ()
    later = pick_told(analysis, which, mine, theirs)["later"]
    return {"card": (*taken, EMPTY)[0], "later": later, **mostly_by(goods, shares[which])}
