"""When the thinking robots play a bottle (DO8, DO10, DO12, DO16)."""

from engine.dolores.actions import DoloresAction, Lay, Pass, Play
from engine.dolores.bots.mind import Mind
from engine.dolores.bots.stakes import Cards
from engine.dolores.bottles import NEEDS
from engine.dolores.cards import AUBE, EMBROUILLE, EMPTY, GUETTEUR, LANTERNE, LAST
from engine.dolores.legal import legal
from engine.dolores.scoring import score
from engine.dolores.state import occupied


def lantern(mind: Mind) -> DoloresAction:
    """DO8: to look pays for a sharer; a watcher keeps his Lanterne."""
    return Pass(mind.seat) if mind.which < 0 else Play(mind.seat, LANTERNE)


def lookout(mind: Mind) -> DoloresAction:
    """DO10: play on if that promises more than the score as it stands."""
    later = mind.stakes.chances({})[mind.seat]
    return Play(mind.seat, GUETTEUR) if later > at_dawn(mind) else Pass(mind.seat)


def at_dawn(mind: Mind) -> float:
    """One's share of the victory if the game ended now."""
    scores = [score(goods) for goods in mind.view.goods]
    return (scores[mind.seat] == max(scores)) / scores.count(max(scores))


def mix_up(mind: Mind) -> DoloresAction:
    """DO16: cancel gestures that a new round would improve on."""
    stands = mind.stakes.cell(mind.scene.worlds, mind.view.sharing.hands)[mind.seat]
    gain = mind.duel.value()[mind.seat] - stands
    return Play(mind.seat, EMBROUILLE) if gain > mind.price else Pass(mind.seat)


def bottle(mind: Mind) -> DoloresAction:
    """DO12: the bottle that improves the sharing most, or none."""
    best: DoloresAction = Pass(mind.seat)
    most = mind.duel.value()[mind.seat] + mind.price
    for action in legal(mind.view):
        if isinstance(action, Lay):
            lying = [laid(mind, cards, action) for cards in mind.scene.worlds]
            worth = mind.over(lying).value()[mind.seat]
        elif isinstance(action, Play):
            worth = redrawn(mind, action.bottle)
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def laid(mind: Mind, cards: Cards, lay: Lay) -> Cards:
    """The cards after a Remous."""
    there = occupied(mind.view.sharing)
    moved = [EMPTY] * len(cards)
    sources = (*lay.slots, *(slot for slot in there if slot not in lay.slots))
    for source, slot in zip(sources, there, strict=True):
        moved[slot] = cards[source]
    return tuple(moved)


def redrawn(mind: Mind, bottle: int) -> float:
    """One's chance after a Convoi or a Reflux, with the danger of Aube."""
    view, lying = mind.view, mind.scene.redrawn(bottle)
    worth = sum(mind.over([cards]).value()[mind.seat] for cards in lying) / len(lying)
    if AUBE not in view.unseen:
        return worth
    late = min(view.left, LAST)
    danger = max(0, NEEDS[bottle] - (view.left - late)) / late
    return danger * at_dawn(mind) + (1 - danger) * worth
