"""What the thinking robots take, give up and steal (DO17, DO18, DO20)."""

from itertools import combinations

from engine.dolores.actions import DoloresAction, Name, Pick, Steal, Take
from engine.dolores.bots.mind import Mind
from engine.dolores.cards import EMPTY, without_card
from engine.dolores.legal import legal
from engine.dolores.state import occupied


def take(mind: Mind) -> DoloresAction:
    """DO17: the cards won by a bet."""
    return Take(mind.seat, best_take(mind, mind.view.sharing.hands)[0])


def best_take(mind: Mind, hands: tuple[int, int]) -> tuple[tuple[int, ...], float]:
    """Which slots a bet on these gestures should take, and the chance that gives."""
    slots = occupied(mind.view.sharing)
    takes = [taken for size in range(len(slots) + 1) for taken in combinations(slots, size)]
    worths = [_after_take(mind, hands, taken) for taken in takes]
    best = max(worths)
    return takes[worths.index(best)], best


def _after_take(mind: Mind, hands: tuple[int, int], taken: tuple[int, ...]) -> float:
    total = 0.0
    for cards in mind.scene.worlds:
        left = tuple(EMPTY if slot in taken else card for slot, card in enumerate(cards))
        won = mind.stakes.with_cards(mind.seat, [cards[slot] for slot in taken])
        total += mind.stakes.cell([left], hands, {mind.seat: won})[mind.seat]
    return total / len(mind.scene.worlds)


def pick(mind: Mind) -> DoloresAction:
    """DO18: the one card of an Esquive."""
    return Pick(mind.seat, mind.stakes.best_pick(mind.scene.worlds, mind.view.sharing.hands, {})[0])


def name(mind: Mind) -> DoloresAction:
    """DO18: the collection missed least."""
    return Name(mind.seat, mind.stakes.missed_least(mind.seat))


def steal(mind: Mind) -> DoloresAction:
    """DO20: the theft after which the own chance is best."""
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

    return max((theft for theft in legal(mind.view) if isinstance(theft, Steal)), key=worth)
