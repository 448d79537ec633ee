"""How a review tries decisions out: most by the judgement of `hard`, made anew each time.

What is said before the gestures is worth what it brings about: the sharing is played on with the
word and without it, among players who listen as a `normal` does.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from engine.dolores import rules
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.hard import advise
from engine.dolores.bots.playout import at_once, play_out, tried
from engine.dolores.guess import guess
from engine.dolores.phases import CLAIMS, LANTERN
from engine.dolores.state import CHOSEN, State, side
from engine.dolores.views import DoloresView
from engine.dolores.views import view as view_of
from engine.game import Enough, Trials, Try

EVALUATORS: Final = 4
"""How many evaluators judge in one try."""
FULL: Final = 64
"""How many tries weigh one action against another: they differ little, but for words."""


def begin(evaluators: int, view: DoloresView, rng: Random, enough: Enough) -> Try[DoloresAction]:
    """Return the function that makes one try of a decision, with this many evaluators."""

    def once(actions: Sequence[DoloresAction]) -> list[float]:
        if view.phase in (LANTERN, CLAIMS):
            return [each.worth for each in tried(view, actions, 1, rng, at_once)]
        found = _worths(view, rng, enough, evaluators)
        words = [action for action in actions if type(action) is Announce]
        if words:
            found |= _worths_of_words(view, words, found, rng)
        least = min(found.values())  # for actions that `advise` leaves out as plainly worse
        return [found.get(action, least) for action in actions]

    return once


def _worths(
    view: DoloresView, rng: Random, enough: Enough, evaluators: int
) -> dict[DoloresAction, float]:
    found = advise(view, rng, enough, evaluators)
    return {prospect.action: prospect.worth for prospect in found}


def _worths_of_words(
    view: DoloresView, words: Sequence[Announce], found: dict[DoloresAction, float], rng: Random
) -> dict[DoloresAction, float]:
    """Return by word its worth: that of the best gesture, and what the word, said first, changes in
    it with the same luck. Words change nothing once the other sharer has chosen."""
    silent = _best_gesture(found)
    worth = found[silent]
    if view.sharing.hands[1 - side(view, view.seat)] == CHOSEN:
        return dict.fromkeys(words, worth)
    state, luck = guess(view, rng), str(rng.random())

    def brings(state: State, gesture: DoloresAction) -> float:
        return play_out(rules.apply(state, gesture), Random(luck))[view.seat]

    kept = brings(state, silent)
    worths: dict[DoloresAction, float] = {}
    for word in words:
        after = rules.apply(state, word)
        then = _best_gesture(_worths(view_of(after, view.seat), Random(luck), at_once, 1))
        worths[word] = worth + brings(after, then) - kept
    return worths


def _best_gesture(found: dict[DoloresAction, float]) -> DoloresAction:
    return max((each for each in found if type(each) is Commit), key=found.__getitem__)


def rival(taken: DoloresAction, other: DoloresAction) -> bool:
    """Return whether an action counts as one that could have been taken instead: beside a gesture
    no announcement does, for it is no mistake to announce nothing."""
    return type(taken) is not Commit or type(other) is Commit


TRIALS: Final = Trials(partial(begin, EVALUATORS), FULL, rival)
