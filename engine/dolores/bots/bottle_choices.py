"""When the thinking robots play a bottle (DO8, DO10, DO12, DO16)."""

from engine.dolores.actions import DoloresAction, Lay, Pass, Play
from engine.dolores.bots.analysis import Analysis, Prospects
from engine.dolores.bots.worlds import Cards
from engine.dolores.bottles import NEEDS
from engine.dolores.cards import AUBE, EMBROUILLE, EMPTY, GUETTEUR, LANTERNE, LAST
from engine.dolores.legal import legal
from engine.dolores.score import score
from engine.dolores.state import occupied, side
from engine.dolores.views import DoloresView


def lantern(view: DoloresView) -> tuple[DoloresAction, DoloresAction]:
    """DO8: to look or to keep the Lanterne, the better first. It gains next to nothing either way;
    a sharer at least knows what he fights for."""
    look, keep = Play(view.seat, LANTERNE), Pass(view.seat)
    return (keep, look) if side(view, view.seat) < 0 else (look, keep)


def lookout(mind: Analysis) -> Prospects:
    """DO10: the score as it stands, or what playing on promises."""
    later = mind.stakes.chances({})[mind.seat]
    return (
        mind.prospect(Pass(mind.seat), at_dawn(mind)),
        mind.prospect(Play(mind.seat, GUETTEUR), later),
    )


def at_dawn(mind: Analysis) -> float:
    """One's share of the victory if the game ended now."""
    scores = [score(goods) for goods in mind.view.goods]
    return (scores[mind.seat] == max(scores)) / scores.count(max(scores))


def mix_up(mind: Analysis) -> Prospects:
    """DO16: the gestures as they are, or a new round."""
    stands = mind.stakes.cell(mind.scene.worlds, mind.view.sharing.hands)[mind.seat]
    anew = mind.duel.value()[mind.seat] - mind.price
    return (
        mind.prospect(Pass(mind.seat), stands),
        mind.prospect(Play(mind.seat, EMBROUILLE), anew),
    )


def bottle(mind: Analysis) -> Prospects:
    """DO12: the sharing as it lies, or changed by any bottle."""
    found = [mind.prospect(Pass(mind.seat), mind.duel.value()[mind.seat])]
    for action in legal(mind.view):
        if isinstance(action, Lay):
            lying = [laid(mind, cards, action) for cards in mind.scene.worlds]
            worth = mind.over(lying).value()[mind.seat]
        elif isinstance(action, Play):
            worth = redrawn(mind, action.bottle)
        else:
            continue
        found.append(mind.prospect(action, worth - mind.price))
    return tuple(found)


def laid(mind: Analysis, cards: Cards, lay: Lay) -> Cards:
    """The cards after a Remous."""
    there = occupied(mind.view.sharing)
    moved = [EMPTY] * len(cards)
    sources = (*lay.slots, *(slot for slot in there if slot not in lay.slots))
    for source, slot in zip(sources, there, strict=True):
        moved[slot] = cards[source]
    return tuple(moved)


def redrawn(mind: Analysis, bottle: int) -> float:
    """One's chance after a Convoi or a Reflux, with the danger of Aube."""
    view, lying = mind.view, mind.scene.redrawn(bottle)
    worth = sum(mind.over([cards]).value()[mind.seat] for cards in lying) / len(lying)
    if AUBE not in view.unseen:
        return worth
    late = min(view.left, LAST)
    danger = max(0, NEEDS[bottle] - (view.left - late)) / late
    return danger * at_dawn(mind) + (1 - danger) * worth
