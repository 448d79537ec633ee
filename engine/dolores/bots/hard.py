"""The level `master`, with lapses `hard` and `strong`: looks at many futures, and at the sharing
through the other sharer's eyes.

It makes one evaluator after another. Each values by a few futures of its own, as a `normal` does,
and so shows what the other may see and do. All together are its own valuation, corrected by what
was learnt from many games.
"""

from collections.abc import Callable, Sequence
from operator import mul
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.character import NEUTRAL, Character
from engine.dolores import payoffs, phases
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots import bottle_choices, talk
from engine.dolores.bots.analysis import Analysis, Depth, Prospects, Sample
from engine.dolores.bots.duel import faith
from engine.dolores.bots.gesture_choices import CREDIT
from engine.dolores.bots.goods_value import Evaluator
from engine.dolores.bots.learned_value import LearnedEnsemble
from engine.dolores.bots.matrix import Mixture, draw, likeliest, percent, solve
from engine.dolores.bots.normal import DEPTH as NORMAL_DEPTH
from engine.dolores.bots.normal import WEIGHED
from engine.dolores.bots.pact import agreed, may_agree
from engine.dolores.bots.playout import tried
from engine.dolores.bots.reasons import reason
from engine.dolores.cards import GESTURES, PAIRS, Gesture
from engine.dolores.state import CHOSEN, side
from engine.dolores.views import DoloresView
from engine.game import Enough, Reason

DEPTH: Final = Depth(futures=NORMAL_DEPTH.futures, worlds=8, draws=8)
EVALUATORS: Final = 8
"""How many evaluators a decision makes by default."""
ROUNDS: Final = 12
"""How many rounds of tries decide whether to play Lanterne brisée and what to claim."""
FORESIGHT: Final = 0.35
"""How far, from 0 to 1, it relies on what it foresees of a stranger; for the rest it fears the
worst. With more, its gestures are nearly always certain, and a player who thinks alike can read
them."""
HABIT: Final = 0.85
"""How far it relies at most on what it foresees of a player, however long that player's record
is."""
TRIFLE: Final = 0.001
"""A word that changes the seat's share of the victory by less than this changes nothing."""
NOTABLE: Final = 0.05
"""A rise in the chance of a gesture by less than this is not told as the effect of a word."""
OPENNESS: Final = 30
"""How many gestures seen of a player weigh as much as what it foresees."""


def hard(
    view: DoloresView,
    rng: Random,
    enough: Enough,
    evaluators: int = EVALUATORS,
    character: Character = NEUTRAL,
) -> DoloresAction:
    """Choose the best of what `advise` finds; among gestures one drawn by their chances. A faithful
    character thinks of sharing first, and does not lie."""
    faithful = may_agree(view, character)
    if faithful:
        evaluator = Evaluator(view, rng, NORMAL_DEPTH.futures)
        pact = agreed(Analysis(Sample(view, rng, DEPTH), evaluator), character)
        if pact:
            return pact
    found = advise(view, rng, enough, evaluators)
    if faithful:
        return truthful(view, character, found, rng)
    if found[0].chance is None:
        return found[0].action
    return found[draw([prospect.chance or 0.0 for prospect in found], rng)].action


def truthful(
    view: DoloresView, character: Character, found: Prospects, rng: Random
) -> DoloresAction:
    """Return a faithful character's announcement, if it is the first of `found` and true; else its
    gesture."""
    chances = {each.action: each.chance or 0.0 for each in found}
    choices = [Commit(view.seat, choice) for choice in (*GESTURES, *PAIRS)]
    mixture = [chances.get(choice, 0.0) for choice in choices]
    likely, first = talk.likeliest_gesture(mixture), found[0].action
    if first == Announce(view.seat, likely):
        return first
    kept = talk.keeps_word(view, character, mixture, rng)
    return Commit(view.seat, kept) if kept else choices[draw(mixture, rng)]


def advise(
    view: DoloresView, rng: Random, enough: Enough, evaluators: int = EVALUATORS
) -> Prospects:
    """Return the prospects of the view's seat, best first, but gestures likeliest first, with their
    chances. A worth is the expected share of the victory, as in `expect`, from 0 to 1, less a
    little for a bottle spent. The first has a reason, if there is one. `evaluators` make the
    strength; `enough` is asked after every evaluator, or after every round of tries."""
    found = _found(view, rng, enough, evaluators)
    first = replace(found[0], why=found[0].why or reason(view, found))
    return tuple(
        replace(each, worth=min(max(each.worth, 0.0), 1.0)) for each in (first, *found[1:])
    )


def _found(view: DoloresView, rng: Random, enough: Enough, evaluators: int) -> Prospects:
    if view.phase == phases.LANTERN:
        first, other = tried(view, bottle_choices.lantern(view), ROUNDS, rng, enough)
        # Few rounds tell less than `lantern`'s order, so the other action never looks better.
        return first, replace(other, worth=min(first.worth, other.worth))
    if view.phase == phases.CLAIMS:
        return best_first(tried(view, talk.claims(view, rng), ROUNDS, rng, enough))
    if view.phase == phases.GESTURES and side(view, view.seat) >= 0:
        words = Talk(view)
        return words.advise(imagined(view, rng, enough, evaluators, words.listen))
    weigh = WEIGHED[view.phase]
    return best_first(weigh(imagined(view, rng, enough, evaluators, weigh)))


def imagined(
    view: DoloresView,
    rng: Random,
    enough: Enough,
    evaluators: int,
    work: Callable[[Analysis], object],
) -> Analysis:
    """Return the analysis of a view by all evaluators together. `work` is done with each alone
    first, because `enough` is asked after each; the ensemble then finds the values ready."""
    sample = Sample(view, rng, DEPTH)
    members: list[Evaluator] = []
    while len(members) < evaluators and not (members and enough(len(members))):
        members.append(Evaluator(view, rng, NORMAL_DEPTH.futures))
        work(Analysis(sample, members[-1]))
    return Analysis(sample, LearnedEnsemble(members))


def best_first(found: Prospects) -> Prospects:
    """Return the prospects with the highest worth first; of equals the first found."""
    return tuple(sorted(found, key=lambda prospect: -prospect.worth))


class Line(NamedTuple):
    """One way to go on: the word announced, 0 for none, the mixture of choices after it, and the
    share of the victory that it promises."""

    worth: float
    said: int
    mixture: Mixture
    worths: list[float]
    """By choice of this seat, the share of the victory that it promises."""
    met: Mixture
    """By choice of the other sharer, how likely it then is."""


class Talk:
    """The mixture of the other sharer after each word that this seat could say."""

    def __init__(self, view: DoloresView) -> None:
        sharing = view.sharing
        self.view = view
        self.which = side(view, view.seat)
        self.other = (view.donor + 1 - self.which) % len(view.goods)
        """The other sharer."""
        self.open = not sharing.words[self.which] and sharing.hands[1 - self.which] != CHOSEN
        """Whether this seat has announced nothing and the other sharer has not chosen yet."""
        words = (0, *GESTURES) if self.open else (sharing.said[self.which],)
        self.answers: dict[int, list[Mixture]] = {word: [] for word in words}

    def listen(self, analysis: Analysis) -> None:
        """Add to each word the answer that the other would give to it by this analysis."""
        for word, answers in self.answers.items():
            answers.append(analysis.duel.answer(1 - self.which, CREDIT, word))

    def advise(self, analysis: Analysis) -> Prospects:
        """Return the choices as they are best mixed now, likeliest first; before them the word to
        say first, if there is one, after them the other words."""
        now, *lines = [self.line(analysis, word) for word in self.answers]
        choices = sorted(
            (
                analysis.prospect(Commit(analysis.seat, choice), worth, chance)
                for choice, worth, chance in zip(
                    analysis.duel.choices[self.which], now.worths, now.mixture, strict=True
                )
            ),
            key=lambda prospect: (-(prospect.chance or 0.0), -prospect.worth),
        )
        words = best_first(
            tuple(
                analysis.prospect(Announce(analysis.seat, Gesture(line.said)), line.worth)
                for line in lines
            )
        )
        word = self._word(now, lines)
        rest = tuple(prospect for prospect in words if prospect.action != word)
        if word is None:
            best = choices[0]
            assert isinstance(best.action, Commit)
            why = self.against(best.action.gestures, now.met)
            return (replace(best, why=why), *choices[1:], *rest)
        spoken = next(line for line in lines if line.said == word.gesture)
        # The gestures below promise what each does alone: so does the likeliest after the word.
        worth = max(spoken.worth, spoken.worths[likeliest(spoken.mixture)])
        first = analysis.prospect(word, worth)
        return (replace(first, why=self._persuaded(spoken, now)), *choices, *rest)

    def _word(self, now: Line, lines: Sequence[Line]) -> Announce | None:
        """Return the word that makes the other sharer do what suits this seat best; or the truth if
        that costs nothing, so that it is believed when a lie pays. None if nothing is to be
        said."""
        best = max(lines, key=lambda line: line.worth, default=now)
        if best.worth > now.worth + TRIFLE:
            return Announce(self.view.seat, Gesture(best.said))
        for line in lines:
            true = line.said == GESTURES[likeliest(line.mixture[: len(GESTURES)])]
            if true and line.worth >= now.worth - TRIFLE:
                return Announce(self.view.seat, Gesture(line.said))
        return None

    def now(self, analysis: Analysis) -> Line:
        """Return the same as `line` for the case that nothing more is announced."""
        return self.line(analysis, next(iter(self.answers)))

    def line(self, analysis: Analysis, word: int) -> Line:
        """Return the best mixture of gestures against those that the other is expected to make once
        `word` has been announced, with what it is worth."""
        answers = self.answers[word]
        foreseen = [sum(parts) / len(answers) for parts in zip(*answers, strict=True)]
        met = corrected(self.view, 1 - self.which, foreseen)
        mine, theirs = analysis.duel.payoffs[self.which], analysis.duel.payoffs[1 - self.which]
        mixture = solve(mine, theirs, met, relied(self.view, 1 - self.which))[0]
        worths = [sum(map(mul, row, met)) for row in mine]
        return Line(sum(map(mul, mixture, worths)), word, mixture, worths, met)

    def expected(self, met: Mixture, said: bool = False) -> Reason:
        """Return what the other is likeliest to do, as the reason for a choice: "expects-then" if
        it is a word to be `said` before."""
        spot = likeliest(met[: len(GESTURES)])
        return Reason("expects-then" if said else "expects", self.of_the_other(spot, met))

    def against(self, mine: int, met: Mixture) -> Reason:
        """Return what the other is likeliest to do, as the reason for the gesture `mine`. It is
        "expects-less" if another gesture, `rather`, would bring this seat more against that,
        but the other more as well: then the points that the other gets."""
        told, spot = self.expected(met), likeliest(met[: len(GESTURES)])
        cells = {
            each: payoffs.met(self.view, self.which, each, GESTURES[spot]) for each in GESTURES
        }
        if mine not in cells or not all(cell.sure for cell in cells.values()):
            return told
        own, theirs = self.which, 1 - self.which
        rather, most = max(cells.items(), key=lambda cell: cell[1][own])
        here = cells[Gesture(mine)]
        if most[own] <= here[own] or most[theirs] <= here[theirs]:
            return told
        less = {"theirs": here[theirs], "rather": int(rather), "instead": most[theirs]}
        return Reason("expects-less", {**told.facts, **less})

    def _persuaded(self, word: Line, silent: Line) -> Reason:
        """Return which gesture of the other a word makes likelier, as a reason; if it hardly
        changes anything, what the other is likeliest to do."""
        gained = [said - kept for said, kept in zip(word.met, silent.met, strict=True)]
        spot = likeliest(gained[: len(GESTURES)])
        if gained[spot] < NOTABLE:
            return self.expected(word.met, said=True)
        return self.likelier("persuades", spot, word.met, silent.met)

    def likelier(self, code: str, spot: int, met: Mixture, before: Mixture) -> Reason:
        """Return how likely a gesture of the other is, and was before, as a reason of this code."""
        facts = {"before": percent(before[spot])}
        return Reason(code, self.of_the_other(spot, met) | facts)

    def of_the_other(self, spot: int, met: Mixture) -> dict[str, int]:
        """Return as facts a choice of the other sharer, a gesture or the two of a Ruse, and its
        chance in percent."""
        gesture = (*GESTURES, *PAIRS)[spot]
        return {"seat": self.other, "gesture": gesture, "percent": percent(met[spot])}


def relied(view: DoloresView, which: int) -> float:
    """Return how far the robot relies on what it foresees of the sharer `which`: FORESIGHT, nearing
    HABIT the more gestures that sharer has shown."""
    seen = sum(view.records[(view.donor + which) % len(view.goods)].shown)
    return FORESIGHT + (HABIT - FORESIGHT) * seen / (seen + OPENNESS)


def corrected(view: DoloresView, which: int, foreseen: Sequence[float]) -> Mixture:
    """Return the mixture `foreseen` of the sharer `which`, corrected by the gestures that sharer
    has shown and by what it has announced."""
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
