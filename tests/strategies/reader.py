"""Strategies that look into the robot's head. One judges as the robot does, and draws from Nash's
mixture. The other asks the robot's own `advise` what the robot will choose, after each word it
might say, and answers best."""

from operator import mul
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.arena import forever
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.analysis import Analysis, Sample
from engine.dolores.bots.goods_value import Evaluator
from engine.dolores.bots.hard import DEPTH, advise
from engine.dolores.bots.learned_value import LearnedEnsemble
from engine.dolores.bots.matrix import Mixture, draw
from engine.dolores.cards import GESTURES, Gesture
from engine.dolores.gestures import ANNOUNCEMENTS
from engine.dolores.guess import guess
from engine.dolores.state import CHOSEN, State, neighbour, side, with_seat
from engine.dolores.views import DoloresView
from engine.dolores.views import view as view_of

EVALUATORS: Final = 24
"""How many evaluators foresee the robot's choice: as many as it has itself."""
WORDS: Final = 8
"""How many evaluators foresee the robot's choice while there are words to choose from."""
TRIFLE: Final = 0.002
"""The gain that a word must exceed to be said."""


def composed(view: DoloresView, rng: Random) -> DoloresAction:
    """Draw from Nash's mixture of what the robot judges everything to be worth."""
    analysis = thought(view, rng, EVALUATORS)
    which = analysis.which
    mixture = analysis.duel.reasoned[which]
    return Commit(view.seat, analysis.duel.choices[which][draw(mixture, rng)])


def reader(view: DoloresView, rng: Random) -> DoloresAction:
    """Say the word that the robot answers worst, hear its answer, and then choose the best answer
    to its mixture."""
    which, sharing = side(view, view.seat), view.sharing
    waits = sharing.hands[1 - which] != CHOSEN
    if waits and sharing.words[which]:
        return wait(view)
    analysis = thought(view, rng, WORDS if waits else EVALUATORS)
    if waits:
        best = {
            word: max(worths(analysis, foreseen(view, word, rng, WORDS))) for word in (0, *GESTURES)
        }
        word = max(best, key=best.__getitem__)
        if best[word] > best[0] + TRIFLE:
            return Announce(view.seat, Gesture(word))
    found = worths(analysis, foreseen(view, sharing.said[which], rng, EVALUATORS))
    return Commit(view.seat, analysis.duel.choices[which][found.index(max(found))])


def wait(view: DoloresView) -> DoloresAction:
    """Repeat the last word, so that the robot chooses first: the player who has said less is asked
    next."""
    which = side(view, view.seat)
    assert view.sharing.words[which] < ANNOUNCEMENTS
    return Announce(view.seat, Gesture(view.sharing.said[which]))


def thought(view: DoloresView, rng: Random, evaluators: int) -> Analysis:
    """Return what the robot's own judgement makes of a view."""
    members = [Evaluator(view, rng, DEPTH.futures) for _ in range(evaluators)]
    return Analysis(Sample(view, rng, DEPTH), LearnedEnsemble(members))


def worths(analysis: Analysis, met: Mixture) -> list[float]:
    """Return the worth of each choice against a mixture of the other player."""
    return [sum(map(mul, row, met)) for row in analysis.duel.payoffs[analysis.which]]


def foreseen(view: DoloresView, word: int, rng: Random, evaluators: int) -> Mixture:
    """Return how often the robot makes each choice once it has heard a word, 0 for none."""
    which = side(view, view.seat)
    sharers = (view.donor, neighbour(view))
    state: State = guess(view, rng)
    said = with_seat(state.sharing.said, which, word)
    sharing = replace(state.sharing, hands=(0, 0), said=said)
    seen = view_of(replace(state, waiting=sharers, sharing=sharing), sharers[1 - which])
    chances = {
        each.action.gestures: each.chance or 0.0
        for each in advise(seen, rng, forever, evaluators)
        if isinstance(each.action, Commit)
    }
    choices = thought(view, rng, 1).duel.choices[1 - which]
    return [chances.get(choice, 0.0) for choice in choices]
