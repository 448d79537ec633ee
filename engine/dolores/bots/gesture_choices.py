"""Gestures, words and bets of the thinking robots (DO13 to DO15)."""

from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores.actions import Bet, Commit, DoloresAction, Keep, Pass
from engine.dolores.bots.analysis import Analysis, Prospects
from engine.dolores.bots.card_choices import takes
from engine.dolores.bots.matrix import Mixture, draw
from engine.dolores.bots.pact import agreed
from engine.dolores.bots.talk import announced, best_lie, keeps_word
from engine.dolores.cards import GESTURES, Gesture
from engine.dolores.payoffs import payoffs
from engine.dolores.views import DoloresView

CREDIT: Final = 0.6
"""How much weight a robot gives at most to what it believes of the other."""
UNLIKELY: Final = 0.15
"""Two gestures less likely than this together are not worth a bet."""
NEEDLESS: Final = 4
"""A character makes no gesture that brings at once, on average, more points than this less than
another one that never brings fewer: everybody would see that, and nobody understand it."""


def gesture(analysis: Analysis, character: Character) -> DoloresAction:
    """Choose a sharer's announcement or gesture."""
    pact = agreed(analysis, character)
    if pact:
        return pact
    said = analysis.view.sharing.said[1 - analysis.which]
    mixture = analysis.duel.answer(analysis.which, CREDIT, said)
    if character != NEUTRAL:
        mixture = sensible(analysis.view, analysis.which, mixture)
    return choose(analysis, character, mixture)


def sensible(view: DoloresView, which: int, mixture: Mixture) -> Mixture:
    """Return a sharer's mixture with a better gesture in place of each that is needlessly bad by
    the points that each pair of gestures brings at once; as it is where cards in the dark hide
    these."""
    table = payoffs(view)
    if not all(each.sure for row in table for each in row):
        return mixture
    rows = zip(*table, strict=True) if which else table
    points = [[each[which] for each in row] for row in rows]
    better = list(mixture)
    for at, own in enumerate(points):
        instead = [n for n, other in enumerate(points) if needless(own, other)]
        if instead:
            better[max(instead, key=lambda n: sum(points[n]))] += mixture[at]
            better[at] -= mixture[at]
    return better


def needless(points: list[int], instead: list[int]) -> bool:
    """Return whether a gesture that brings these points, one for each gesture of the other sharer,
    is needlessly bad beside one that brings `instead`."""
    gains = [more - own for own, more in zip(points, instead, strict=True)]
    return min(gains) >= 0 and sum(gains) > NEEDLESS * len(gains)


def choose(analysis: Analysis, character: Character, mixture: Mixture) -> DoloresAction:
    """Announce first, perhaps; then keep the word given, or draw a gesture from the mixture."""
    view, rng, which, payoffs = (
        analysis.view,
        analysis.sample.rng,
        analysis.which,
        analysis.duel.payoffs,
    )
    lie = best_lie(mixture, payoffs[which], payoffs[1 - which])
    word = announced(view, character, mixture, lie, rng)
    if word:
        return word
    kept = keeps_word(view, character, mixture, rng)
    return Commit(view.seat, kept or analysis.duel.choices[which][draw(mixture, rng)])


def bet(analysis: Analysis) -> Prospects:
    """Return what no bet brings, and what a bet on each pair of gestures that is likely enough does
    (DO14)."""
    seat, cells, chances = analysis.seat, analysis.duel.cells, likely(analysis)
    unbet = sum(chance * cells[hands][seat] for hands, chance in chances.items())
    found = [analysis.prospect(Pass(seat), unbet)]
    for hands, chance in chances.items():
        if chance >= UNLIKELY:
            gain = max(takes(analysis, hands).values()) - cells[hands][seat]
            found.append(
                analysis.prospect(Bet(seat, *hands), unbet + chance * gain - analysis.price)
            )
    return tuple(found)


def likely(analysis: Analysis) -> dict[tuple[Gesture, Gesture], float]:
    """Return the chance of each pair of gestures, the donor's first."""
    said = analysis.view.sharing.said
    donors, neighbours = (analysis.duel.belief(which, said[which]) for which in (0, 1))
    return {
        (donor, neighbour): p * q
        for donor, p in zip(GESTURES, donors, strict=False)
        for neighbour, q in zip(GESTURES, neighbours, strict=False)
    }


def keep(analysis: Analysis) -> Prospects:
    """Return what keeping either gesture of the seat's Ruse brings (DO15)."""
    hands, which = analysis.view.sharing.hands, analysis.which

    def worth(gesture: int) -> float:
        final = (hands[0], gesture) if which else (gesture, hands[1])
        return analysis.value.cell(analysis.sample.worlds, final)[analysis.seat]

    return tuple(
        analysis.prospect(Keep(analysis.seat, gesture), worth(gesture))
        for gesture in GESTURES
        if gesture & hands[which]
    )
