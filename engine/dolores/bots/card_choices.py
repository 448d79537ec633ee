"""What the thinking robots take, give up and steal (DO17, DO18, DO20)."""

from itertools import combinations

from engine.dolores.actions import Name, Pick, Steal, Take
from engine.dolores.bots.analysis import Analysis, Prospects
from engine.dolores.cards import EMPTY, Slot, without_card
from engine.dolores.legal import legal
from engine.dolores.state import occupied


def take(analysis: Analysis) -> Prospects:
    """Return what every choice of the cards won by a bet brings (DO17)."""
    return tuple(
        analysis.prospect(Take(analysis.seat, taken), worth)
        for taken, worth in takes(analysis, analysis.view.sharing.hands).items()
    )


def takes(analysis: Analysis, hands: tuple[int, int]) -> dict[tuple[Slot, ...], float]:
    """Return by set of slots the seat's share of the victory if it takes these after a bet won on
    these gestures."""
    slots = occupied(analysis.view.sharing)
    return {
        taken: _after_take(analysis, hands, taken)
        for size in range(len(slots) + 1)
        for taken in combinations(slots, size)
    }


def _after_take(analysis: Analysis, hands: tuple[int, int], taken: tuple[Slot, ...]) -> float:
    total = 0.0
    for cards in analysis.sample.worlds:
        left = tuple(EMPTY if slot in taken else card for slot, card in enumerate(cards))
        won = analysis.value.with_cards(analysis.seat, [cards[slot] for slot in taken])
        total += analysis.value.cell([left], hands, {analysis.seat: won})[analysis.seat]
    return total / len(analysis.sample.worlds)


def pick(analysis: Analysis) -> Prospects:
    """Return what each card that an Esquive may pick brings (DO18)."""
    ways = analysis.value.blind_picks(analysis.sample.worlds, analysis.view.sharing.hands, {})
    return tuple(
        analysis.prospect(Pick(analysis.seat, slot), chances[analysis.seat])
        for slot, chances in ways.items()
    )


def name(analysis: Analysis) -> Prospects:
    """Return what giving up each collection brings, while the other sharer gives up the one they
    miss least (DO18)."""
    value, seat, other = analysis.value, analysis.seat, analysis.value.sharers[1 - analysis.which]
    lost = value.missed_least(other)
    changed = {other: value.without(other, lost)} if lost else {}
    return tuple(
        analysis.prospect(
            action, value.chances({**changed, seat: value.without(seat, action.kind)})[seat]
        )
        for action in legal(analysis.view)
        if isinstance(action, Name)
    )


def steal(analysis: Analysis) -> Prospects:
    """Return what each card that may be stolen from another seat brings (DO20)."""
    value = analysis.value

    def worth(theft: Steal) -> float:
        before = analysis.view.goods[theft.victim]
        lost = analysis.evaluator.score(theft.victim, before) - analysis.evaluator.score(
            theft.victim, without_card(before, theft.card)
        )
        changed = {
            analysis.seat: value.with_cards(analysis.seat, (theft.card,)),
            theft.victim: value.scores[theft.victim] - lost,
        }
        return value.chances(changed)[analysis.seat]

    return tuple(
        analysis.prospect(theft, worth(theft))
        for theft in legal(analysis.view)
        if isinstance(theft, Steal)
    )
