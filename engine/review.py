"""Looking back at a game: what a decision was worth beside the best there was.

Decisions are judged from what the seat knew then, never from the cards it did not see.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import partial
from math import hypot
from random import Random
from typing import Final, Generic, NamedTuple

from msgspec.structs import replace

from engine.game import DEALER, A, Enough, Game, Prospect, Reason, S, Trials, Try, V
from engine.journal import Journal
from engine.reasons import EVEN, borne_out, by_worth
from engine.weighing import Difference, Weighing, difference

SUSPECT: Final = 0.02
"""The least loss, in the unit of the game's `expect`, that one look must find for the next one to
be taken."""
LOOKS: Final = (16, 16, 8, 4, 2)
"""The divisors of a full look: its tries are made in these parts, one after another, as long as the
cost is not known well."""
FURTHER: Final = 3
"""How many more full looks are taken at most where a mistake is not certain."""
FEW: Final = 4
"""How many tries must be done before a cost may be taken for none."""
SURE: Final = 4
"""How many times its margin a cost must be at least to be known well enough."""
LEGITIMATE: Final = 0.1
"""The least chance, from 0 to 1, at which the bot itself draws an action whose small loss then
counts as the price of not being read."""
ADVISED: Final = 16
"""How often a full look asks `advise`, in a game without trials of its own."""


class Grade(IntEnum):
    """The grades of a bad decision, the worst last."""

    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


COSTS: Final = {Grade.BLUNDER: 0.2, Grade.MISTAKE: 0.1, Grade.INACCURACY: 0.05}
"""The least cost of each grade, in the unit of the game's `expect`."""


def graded(cost: float, margin: float) -> Grade | None:
    """Return the grade of a decision by its cost and the margin of error of that; None for a
    decision that is not named, because it cost little or because less than half the cost is
    certain.

    >>> graded(0.12, 0.05).name, graded(0.12, 0.07), graded(0.04, 0.0), graded(0.05, 0.0).name
    ('MISTAKE', None, None, 'INACCURACY')
    """
    if margin > cost / 2:
        return None
    return next((grade for grade, least in COSTS.items() if cost >= least), None)


class Verdict(NamedTuple, Generic[A]):
    """The judgement on a decision.

    choices  the actions that were weighed, best first, the one taken among them
    taken    the index of the one taken in `choices`
    cost     how much worse it was than the best, in the unit of the game's `expect`; 0 if it was
             as good
    margin   by how much the cost may be wrong either way: half its 95 % interval
    """

    choices: tuple[Prospect[A], ...]
    taken: int
    cost: float
    margin: float


def decided(journal: Journal[S, V, A], step: int) -> tuple[V, A]:
    """Return the action that led to a step, and before it the view that its seat had then."""
    action = journal.actions[step - 1]
    return journal.game.view(journal.states[step - 1], action.seat), action


def expected(
    journal: Journal[S, V, A], step: int, rng: Random, enough: Enough
) -> tuple[float, ...] | None:
    """Return what each seat could expect at a step, by seat, judged with all cards known; None if
    the game has no way to tell."""
    expect = journal.game.expect
    return None if expect is None else expect(journal.states[step], rng, enough)


def foresees(game: Game[S, V, A]) -> bool:
    """Return whether a game has a way to tell what seats may expect."""
    return game.expect is not None


def same_step(played: Journal[S, V, A], branch: Journal[S, V, A]) -> int:
    """Return the step of the game as played with which the end of a branch is compared: the step of
    the same number, or the last. If the game judges only parts (hands), it is the nearest such step
    in the branch's part."""
    step, part = min(len(branch), len(played)), played.game.part
    if part is None:
        return step
    first = bisect_left(played.states, part(branch.state), key=part)
    last = bisect_right(played.states, part(branch.state), key=part) - 1
    return max(min(step, last), first, 0)


class FirstLook(NamedTuple, Generic[A]):
    """The result of the first look at a decision.

    lost   how much worse than the best the action taken looks, in the unit of the game's `expect`
    again  takes the second look, which is long, and returns the verdict; None where `verdict` is
           final, because the decision was as good as the best
    """

    verdict: Verdict[A]
    lost: float
    again: Callable[[], Verdict[A]] | None


def judge(
    game: Game[S, V, A], view: V, action: A, rng: Random, enough: Enough
) -> Verdict[A] | None:
    """Return the verdict on an action taken with a view; None where there was no choice, or the
    game has no bot that can tell. Each look asks `enough` about its own work alone."""
    first = first_look(game, view, action, rng, enough)
    return first and (first.again() if first.again is not None else first.verdict)


def first_look(
    game: Game[S, V, A], view: V, action: A, rng: Random, enough: Enough
) -> FirstLook[A] | None:
    """Return what `advise` thinks of an action taken with a view; None as in `judge`.

    A second look is needed if `advise` finds a loss. What it thinks good is glanced at, or surveyed
    where all searches of a view may be wrong alike: that may find one, too. The second look tries
    the promising actions out to find the best. Then it tries this one and the one taken again, and
    the cost comes from these tries.
    """
    if game.advise is None or action.seat == DEALER or len(game.legal(view)) < 2:
        return None
    trials = game.trials or _advised(game)
    advised = (each for each in game.advise(view, rng, enough) if trials.rival(action, each.action))
    found = sorted(advised, key=lambda each: -each.worth)
    taken = next((n for n, each in enumerate(found) if each.action == action), len(found))
    if taken == len(found):  # It was left out as plainly worse.
        found.append(Prospect(action, found[-1].worth if found else 0.0, 0))
    if len(found) < 2:
        return None
    verdict = Verdict(tuple(found), taken, 0.0, 0.0)
    lost = found[0].worth - found[taken].worth
    drawn = (found[taken].chance or 0.0) >= LEGITIMATE
    good = (lost < SUSPECT and found[taken].tries) or (drawn and lost < COSTS[Grade.MISTAKE])
    rough: Mapping[A, float] = {}
    if good and trials.glance:
        seen = _glanced(trials, view, verdict, rng, enough)
        lost, good = max(lost, seen), not seen
    elif good and trials.survey and trials.bias(view):
        rough = trials.survey(view, rng, enough)
        seen = max(rough.values()) - rough[action]
        lost, good = max(lost, seen), seen < COSTS[Grade.INACCURACY]
    again = None if good else partial(_looked_at_again, trials, view, verdict, rough, rng, enough)
    return FirstLook(verdict, lost, again)


def _glanced(
    trials: Trials[V, A], view: V, first: Verdict[A], rng: Random, enough: Enough
) -> float:
    """Return how far an action that was found good is behind the best in a few tries; 0 if that is
    less than an inaccuracy, or no more than chance explains."""
    tried = _promising(trials, first)
    glance = Weighing(trials.begin(view, rng, enough), tried, enough)
    glance.run(trials.glance)
    behind = glance.lacking(tried.index(first.choices[first.taken].action))
    worse = behind.mean >= COSTS[Grade.INACCURACY] and behind.mean > behind.margin
    return behind.mean if worse else 0.0


def _promising(trials: Trials[V, A], first: Verdict[A]) -> list[A]:
    """Return the choices that are tried out, the one taken among them."""
    choices = enumerate(first.choices)
    return [each.action for n, each in choices if n < trials.promising or n == first.taken]


def _looked_at_again(
    trials: Trials[V, A],
    view: V,
    first: Verdict[A],
    rough: Mapping[A, float],
    rng: Random,
    enough: Enough,
) -> Verdict[A]:
    """Return the verdict of tries. `rough` is what was found by the survey, {} if none was made."""
    once, bias, kept = trials.begin(view, rng, enough), trials.bias(view), trials.kept
    if trials.survey and not rough:
        rough = trials.survey(view, rng, enough)
    taken = first.choices[first.taken].action
    others = (each for each in rough if each != taken)
    found = [max(others, key=rough.__getitem__)] if rough else []
    tried = dict.fromkeys([*_promising(trials, first), *found])
    race = final = Weighing(once, [*tried], enough)
    at = race.actions.index(taken)
    race.race(at, trials.full // 4)
    cost = Difference(0.0, 0.0)
    behind = race.lacking(at)
    if behind.mean >= SUSPECT and not _slight(behind, bias):
        rivals = dict.fromkeys([race.actions[race.best], *found])
        final = Weighing(once, (*rivals, taken), enough)
        cost = _measured(final, trials.full, bias)
        deeper = trials.deeper if bias else None
        while deeper and not _slight(cost, bias):
            once, bias, kept = deeper.begin(view, rng, enough), deeper.bias(view), deeper.kept
            final = Weighing(once, final.actions, enough)
            cost = _measured(final, deeper.full, bias)
            deeper = deeper.deeper if cost.mean >= COSTS[Grade.INACCURACY] else None
    cost = Difference(kept * cost.mean, kept * cost.margin)
    best = final.actions[final.best] if cost.mean > 0 else race.actions[race.best]
    top = min(max(final.mean(final.best), cost.mean, 0.0), 1.0)
    surveyed = dict(rough) if cost.mean > 0 else {}  # Roughly known is shown beside a cost alone.
    worths = {each.action: each.worth for each in first.choices} | surveyed
    for weighing in (race, final):
        for one, action in enumerate(weighing.actions):
            worths[action] = top - max(weighing.lacking(one).mean, 0.0)
    if cost.mean > 0:
        worths[taken] = top - cost.mean
    choices = [
        replace(
            each,
            worth=max(min(worths[each.action], top), 0.0),
            tries=max(each.tries, each.action in surveyed),
        )
        for each in first.choices
    ]
    order = sorted(
        range(len(choices)),
        key=lambda n: (-round(choices[n].worth, 2), choices[n].action != best, -choices[n].worth),
    )
    if graded(cost.mean, cost.margin) and (firm := trials.firm):
        order = _firmest_first(choices, order, lambda alike: firm(view, alike, rng))
    return Verdict(
        tuple(choices[n] for n in order),
        order.index(first.taken),
        min(max(cost.mean, 0.0), 1.0),
        min(hypot(cost.margin, bias), 1.0),
    )


def _firmest_first(
    choices: Sequence[Prospect[A]],
    order: Sequence[int],
    firm: Callable[[Sequence[A]], Sequence[float]],
) -> list[int]:
    """Return `order`, in which the choices that are as good as the first, to two decimals, are
    sorted by `firm`, the highest first."""
    top = round(choices[order[0]].worth, 2)
    alike = [n for n in order if round(choices[n].worth, 2) == top]
    stands = dict(zip(alike, firm([choices[n].action for n in alike]), strict=True))
    return sorted(alike, key=lambda n: -stands[n]) + [n for n in order if n not in stands]


def _measured(final: Weighing[A], full: int, bias: float) -> Difference:
    """Return by how much the best of the other actions is ahead of the last one, the one taken.
    Make as many tries as it takes to tell."""
    for part in (*LOOKS, *(1,) * FURTHER):
        final.run(-(-full // part))
        cost = difference(max(final.results[:-1], key=sum), final.results[-1])
        none = cost.mean <= 0 and final.done >= FEW
        known = cost.margin * SURE <= cost.mean or final.done >= full
        if none or _slight(cost, bias) or (known and not _doubtful(cost, bias)):
            break
    return cost


def explained(
    game: Game[S, V, A], view: V, verdict: Verdict[A], rng: Random, enough: Enough
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the best action beside the one taken, and what comes of the one taken,
    as `Game.explain` does. Where nothing else speaks for the best, the reason is by how much it is
    ahead, unless worths tell of a part of the game alone. Each is None if nothing can be said."""
    best, taken = verdict.choices[0], verdict.choices[verdict.taken]
    why = came = None
    if game.explain is not None:
        why, came = game.explain(view, best.action, taken.action, rng, enough)
        why = borne_out(why, verdict.cost, verdict.margin)
    if why is None and game.victory is None:
        why = by_worth((best, taken))
    return (None if why == EVEN else why), came


def _slight(cost: Difference, bias: float) -> bool:
    """Return True if a cost is too small to be named, even at the upper end of its interval."""
    return cost.mean + cost.margin < max(COSTS[Grade.INACCURACY], 2 * bias)


def _doubtful(cost: Difference, bias: float) -> bool:
    """Return True if a cost is that of a mistake, but not certain, and more tries could tell."""
    certain = graded(cost.mean, hypot(cost.margin, bias)) is not None
    return cost.mean >= COSTS[Grade.MISTAKE] and not certain and cost.margin > bias


def _advised(game: Game[S, V, A]) -> Trials[V, A]:
    """Return the trials of a game that has none of its own: each try asks `advise` anew. An action
    that it leaves out is worth as little as the worst that it returns."""
    assert game.advise is not None
    advise = game.advise

    def begin(view: V, rng: Random, enough: Enough) -> Try[A]:
        def once(actions: Sequence[A]) -> list[float]:
            worths = {each.action: each.worth for each in advise(view, rng, enough)}
            least = min(worths.values())
            return [worths.get(action, least) for action in actions]

        return once

    return Trials(begin, ADVISED)
