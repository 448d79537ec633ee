"""The level `hard`: looks at many futures, and at the sharing through the other sharer's eyes.

It takes one glance after another. Each judges by a few futures of its own, as a `normal` does, and
so shows what the other may see and do. All glances together are its own judgement.
"""

from collections.abc import Sequence
from operator import mul
from random import Random
from typing import Final, NamedTuple

from engine.dolores import phases
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.duel import faith
from engine.dolores.bots.gesturing import CREDIT
from engine.dolores.bots.matrix import Mixture, draw, solve
from engine.dolores.bots.mind import Depth, Mind, Scene
from engine.dolores.bots.normal import CHOICES
from engine.dolores.bots.normal import DEPTH as GLANCE
from engine.dolores.bots.prospects import Judge, Panel
from engine.dolores.cards import GESTURES, PAIRS
from engine.dolores.state import CHOSEN, DoloresView
from engine.frame import Enough

DEPTH: Final = Depth(futures=GLANCE.futures, worlds=8, draws=8)
GLANCES: Final = 16
"""How many glances the default strength takes."""
FORESIGHT: Final = 0.8
"""How far it relies on what it foresees; for the rest it fears the worst."""
OPENNESS: Final = 30
"""So many gestures seen of a player weigh as much as what it foresees."""
UNTHINKING: Final = (phases.LANTERN, phases.CLAIMS)
"""Choices that no glance into the future helps."""


def hard(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
    """`enough` is asked after every glance."""
    scene, choose = Scene(view, rng, DEPTH), CHOICES[view.phase]
    glances = [Mind(scene, Judge(view, rng, GLANCE.futures))]
    if view.phase in UNTHINKING:
        return choose(glances[0])
    talk = Talk(view) if view.phase == phases.GESTURES and glances[0].which >= 0 else None
    while True:
        # A glance does its work here, where it is counted. The panel then finds it done.
        if talk:
            talk.listen(glances[-1])
        else:
            choose(glances[-1])
        if len(glances) >= GLANCES or enough(len(glances)):
            break
        glances.append(Mind(scene, Judge(view, rng, GLANCE.futures)))
    mind = Mind(scene, Panel([glance.judge for glance in glances]))
    return talk.decide(mind) if talk else choose(mind)


class Line(NamedTuple):
    """One way to go on: what to say, how to choose then, and what that promises."""

    worth: float
    said: int
    mixture: Mixture


class Talk:
    """What the other sharer would choose after each word that could be said to him."""

    def __init__(self, view: DoloresView) -> None:
        sharing = view.sharing
        self.view = view
        self.which = 0 if view.seat == view.donor else 1
        self.open = not sharing.words[self.which] and sharing.hands[1 - self.which] != CHOSEN
        """Whether a word is still to be said, and heard."""
        words = (0, *GESTURES) if self.open else (sharing.said[self.which],)
        self.answers: dict[int, list[Mixture]] = {word: [] for word in words}

    def listen(self, glance: Mind) -> None:
        """Let the other answer every word as he would at this glance."""
        for word, answers in self.answers.items():
            answers.append(glance.duel.answer(1 - self.which, CREDIT, word))

    def decide(self, mind: Mind) -> DoloresAction:
        """The word that makes the other do what suits best; else the choice."""
        lines = [self._line(mind, word) for word in self.answers]
        best = max(lines, key=lambda line: line.worth)
        if self.open and best.said:
            return Announce(mind.seat, best.said)
        return Commit(mind.seat, mind.duel.choices[self.which][draw(best.mixture, mind.scene.rng)])

    def _line(self, mind: Mind, word: int) -> Line:
        """The best answer to what the other will choose after this word."""
        answers = self.answers[word]
        foreseen = [sum(parts) / len(answers) for parts in zip(*answers, strict=True)]
        met = corrected(self.view, 1 - self.which, foreseen)
        mine, theirs = mind.duel.payoffs[self.which], mind.duel.payoffs[1 - self.which]
        mixture = solve(mine, theirs, met, FORESIGHT)[0]
        worth = sum(part * sum(map(mul, row, met)) for part, row in zip(mixture, mine, strict=True))
        return Line(worth, word, mixture)


def corrected(view: DoloresView, which: int, foreseen: Sequence[float]) -> Mixture:
    """What the other is foreseen to choose, in the light of what he has shown and what he says."""
    seat = (view.donor + which) % len(view.goods)
    record, said = view.records[seat], view.sharing.said[which]
    shown = (*record.shown, *(0 for _ in PAIRS))
    met = [OPENNESS * part + times for part, times in zip(foreseen, shown, strict=False)]
    if said:
        true = faith(record)
        met = [
            part * (true if spot == GESTURES.index(said) else (1 - true) / 2)
            for spot, part in enumerate(met)
        ]
    total = sum(met)
    return [part / total for part in met]
