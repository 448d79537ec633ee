"""Gestures, words and bets of the thinking robots (DO13 to DO15)."""

from typing import Final

from engine.dolores.actions import Bet, Commit, DoloresAction, Keep, Pass
from engine.dolores.bots.analysis import Analysis, Prospects
from engine.dolores.bots.card_choices import takes
from engine.dolores.bots.matrix import Mixture, draw
from engine.dolores.bots.talk import announced, best_lie, keeps_word
from engine.dolores.cards import GESTURES

CREDIT: Final = 0.6
"""How much weight a robot gives at most to what it believes of the other."""
UNLIKELY: Final = 0.15
"""Two gestures less likely than this together are not worth a bet."""


def gesture(mind: Analysis) -> DoloresAction:
    """A sharer's word, or the choice itself."""
    said = mind.view.sharing.said[1 - mind.which]
    return choose(mind, mind.duel.answer(mind.which, CREDIT, said))


def choose(mind: Analysis, mixture: Mixture) -> DoloresAction:
    """A word first, perhaps; then one's word, or a choice out of the mixture."""
    view, rng, which, payoffs = mind.view, mind.scene.rng, mind.which, mind.duel.payoffs
    lie = best_lie(mixture, payoffs[which], payoffs[1 - which])
    word = announced(view, which, mixture, lie, rng)
    if word:
        return word
    kept = keeps_word(view, which, mixture, rng)
    return Commit(view.seat, kept or mind.duel.choices[which][draw(mixture, rng)])


def bet(mind: Analysis) -> Prospects:
    """DO14: no bet, or one on any two gestures that are likely enough."""
    view, seat, cells = mind.view, mind.seat, mind.duel.cells
    beliefs = [mind.duel.belief(which, view.sharing.said[which]) for which in (0, 1)]
    likely = {
        (donor, neighbour): p * q
        for donor, p in zip(GESTURES, beliefs[0], strict=False)
        for neighbour, q in zip(GESTURES, beliefs[1], strict=False)
    }
    unbet = sum(chance * cells[hands][seat] for hands, chance in likely.items())
    found = [mind.prospect(Pass(seat), unbet)]
    for hands, chance in likely.items():
        if chance >= UNLIKELY:
            gain = max(takes(mind, hands).values()) - cells[hands][seat]
            found.append(mind.prospect(Bet(seat, *hands), unbet + chance * gain - mind.price))
    return tuple(found)


def keep(mind: Analysis) -> Prospects:
    """DO15: either gesture of one's Ruse."""
    hands, which = mind.view.sharing.hands, mind.which

    def worth(gesture: int) -> float:
        final = (hands[0], gesture) if which else (gesture, hands[1])
        return mind.stakes.cell(mind.scene.worlds, final)[mind.seat]

    return tuple(
        mind.prospect(Keep(mind.seat, gesture), worth(gesture))
        for gesture in GESTURES
        if gesture & hands[which]
    )
