"""What the thinking robots take, give up and steal (DO17, DO18, DO20)."""

from itertools import combinations

from engine.dolores.actions import Name, Pick, Steal, Take
from engine.dolores.bots.analysis import Analysis, Prospects
from engine.dolores.cards import EMPTY, without_card
from engine.dolores.legal import legal
from engine.dolores.state import occupied


def take(mind: Analysis) -> Prospects:
    """DO17: the cards won by a bet."""
    return tuple(
        mind.prospect(Take(mind.seat, taken), worth)
        for taken, worth in takes(mind, mind.view.sharing.hands).items()
    )


def takes(mind: Analysis, hands: tuple[int, int]) -> dict[tuple[int, ...], float]:
    """By the slots that a bet won on these gestures takes, the chance that gives."""
    slots = occupied(mind.view.sharing)
    return {
        taken: _after_take(mind, hands, taken)
        for size in range(len(slots) + 1)
        for taken in combinations(slots, size)
    }


def _after_take(mind: Analysis, hands: tuple[int, int], taken: tuple[int, ...]) -> float:
    total = 0.0
    for cards in mind.scene.worlds:
        left = tuple(EMPTY if slot in taken else card for slot, card in enumerate(cards))
        won = mind.stakes.with_cards(mind.seat, [cards[slot] for slot in taken])
        total += mind.stakes.cell([left], hands, {mind.seat: won})[mind.seat]
    return total / len(mind.scene.worlds)


def pick(mind: Analysis) -> Prospects:
    """DO18: the one card of an Esquive."""
    ways = mind.stakes.blind_picks(mind.scene.worlds, mind.view.sharing.hands, {})
    return tuple(
        mind.prospect(Pick(mind.seat, slot), chances[mind.seat]) for slot, chances in ways.items()
    )


def name(mind: Analysis) -> Prospects:
    """DO18: a collection to give up, while the other sharer gives up what he misses least."""
    stakes, seat, other = mind.stakes, mind.seat, mind.stakes.sharers[1 - mind.which]
    lost = stakes.missed_least(other)
    changed = {other: stakes.without(other, lost)} if lost else {}
    return tuple(
        mind.prospect(
            action, stakes.chances({**changed, seat: stakes.without(seat, action.kind)})[seat]
        )
        for action in legal(mind.view)
        if isinstance(action, Name)
    )


def steal(mind: Analysis) -> Prospects:
    """DO20: one card from one of the others."""
    stakes = mind.stakes

    def worth(theft: Steal) -> float:
        before = mind.view.goods[theft.victim]
        lost = mind.judge.score(theft.victim, before) - mind.judge.score(
            theft.victim, without_card(before, theft.card)
        )
        changed = {
            mind.seat: stakes.with_cards(mind.seat, (theft.card,)),
            theft.victim: stakes.scores[theft.victim] - lost,
        }
        return stakes.chances(changed)[mind.seat]

    return tuple(
        mind.prospect(theft, worth(theft)) for theft in legal(mind.view) if isinstance(theft, Steal)
    )
