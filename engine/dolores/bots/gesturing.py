"""Gestures, words and bets of the thinking robots (DO13 to DO15)."""

from typing import Final

from engine.dolores.actions import Bet, Commit, DoloresAction, Keep, Pass
from engine.dolores.bots.matrix import Mixture, draw
from engine.dolores.bots.mind import Mind
from engine.dolores.bots.spoils import best_take
from engine.dolores.bots.talk import announced, best_lie, keeps_word
from engine.dolores.cards import GESTURES

CREDIT: Final = 0.6
"""How much weight a robot gives at most to what it believes of the other."""
UNLIKELY: Final = 0.15
"""Two gestures less likely than this together are not worth a bet."""


def gesture(mind: Mind) -> DoloresAction:
    """A word, or the choice itself."""
    if mind.which < 0:
        return bet(mind)
    said = mind.view.sharing.said[1 - mind.which]
    return choose(mind, mind.duel.answer(mind.which, CREDIT, said))


def choose(mind: Mind, mixture: Mixture) -> DoloresAction:
    """A word first, perhaps; then one's word, or a choice out of the mixture."""
    view, rng, which, payoffs = mind.view, mind.scene.rng, mind.which, mind.duel.payoffs
    lie = best_lie(mixture, payoffs[which], payoffs[1 - which])
    word = announced(view, which, mixture, lie, rng)
    if word:
        return word
    kept = keeps_word(view, which, mixture, rng)
    return Commit(view.seat, kept or mind.duel.choices[which][draw(mixture, rng)])


def bet(mind: Mind) -> DoloresAction:
    """DO14: the bet that promises most, or none."""
    best, chosen = mind.price, None
    said = mind.view.sharing.said
    beliefs = [mind.duel.belief(which, said[which]) for which in (0, 1)]
    for donor, p in zip(GESTURES, beliefs[0], strict=False):
        for neighbour, q in zip(GESTURES, beliefs[1], strict=False):
            if p * q < UNLIKELY:
                continue
            hands = (donor, neighbour)
            gain = best_take(mind, hands)[1] - mind.duel.cells[hands][mind.seat]
            if p * q * gain > best:
                best, chosen = p * q * gain, Bet(mind.seat, donor, neighbour)
    return chosen or Pass(mind.seat)


def keep(mind: Mind) -> DoloresAction:
    """DO15: the better of the two gestures of one's Ruse."""
    hands, which = mind.view.sharing.hands, mind.which

    def worth(gesture: int) -> float:
        final = (hands[0], gesture) if which else (gesture, hands[1])
        return mind.stakes.cell(mind.scene.worlds, final)[mind.seat]

    choices = [gesture for gesture in GESTURES if gesture & hands[which]]
    return Keep(mind.seat, max(choices, key=worth))
