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
    """Return looking at the cards and keeping the Lanterne, the better first (DO8). It gains next
    to nothing either way; a sharer who looks at least knows what the fight is for."""
    look, keep = Play(view.seat, LANTERNE), Pass(view.seat)
    return (keep, look) if side(view, view.seat) < 0 else (look, keep)


def lookout(analysis: Analysis) -> Prospects:
    """Return what ending the game at Aube brings, and what playing on with Guetteur does (DO10)."""
    later = analysis.value.chances({})[analysis.seat]
    return (
        analysis.prospect(Pass(analysis.seat), at_dawn(analysis)),
        analysis.prospect(Play(analysis.seat, GUETTEUR), later),
    )


def at_dawn(analysis: Analysis) -> float:
    """Return the seat's share of the victory if the game ended now."""
    scores = [score(goods) for goods in analysis.view.goods]
    return (scores[analysis.seat] == max(scores)) / scores.count(max(scores))


def mix_up(analysis: Analysis) -> Prospects:
    """Return what the gestures bring as they are, and what a new round after Embrouille does
    (DO16)."""
    stands = analysis.value.cell(analysis.sample.worlds, analysis.view.sharing.hands)[analysis.seat]
    anew = analysis.duel.anew[analysis.seat] - analysis.price
    return (
        analysis.prospect(Pass(analysis.seat), stands),
        analysis.prospect(Play(analysis.seat, EMBROUILLE), anew),
    )


def bottle(analysis: Analysis) -> Prospects:
    """Return what the sharing brings as it lies, and what it does after every bottle that may be
    played (DO12), a Remous that changes nothing aside."""
    there = occupied(analysis.view.sharing)
    found = [analysis.prospect(Pass(analysis.seat), analysis.duel.value()[analysis.seat])]
    for action in legal(analysis.view):
        if isinstance(action, Lay):
            if action.slots == there[: len(action.slots)]:
                continue
            lying = [laid(analysis, cards, action) for cards in analysis.sample.worlds]
            worth = analysis.over(lying).value()[analysis.seat]
        elif isinstance(action, Play):
            worth = redrawn(analysis, action.bottle)
        else:
            continue
        found.append(analysis.prospect(action, worth - analysis.price))
    return tuple(found)


def laid(analysis: Analysis, cards: Cards, lay: Lay) -> Cards:
    """Return the cards of the sharing after a Remous."""
    there = occupied(analysis.view.sharing)
    moved = [EMPTY] * len(cards)
    sources = (*lay.slots, *(slot for slot in there if slot not in lay.slots))
    for source, slot in zip(sources, there, strict=True):
        moved[slot] = cards[source]
    return tuple(moved)


def redrawn(analysis: Analysis, bottle: int) -> float:
    """Return the seat's chance after a Convoi or a Reflux, with the danger of Aube."""
    view, lying = analysis.view, analysis.sample.redrawn(bottle)
    worth = sum(analysis.over([cards]).value()[analysis.seat] for cards in lying) / len(lying)
    if AUBE not in view.unseen:
        return worth
    late = min(view.left, LAST)
    danger = max(0, NEEDS[bottle] - (view.left - late)) / late
    return danger * at_dawn(analysis) + (1 - danger) * worth
