"""What a review says of gestures, and of the words before them: what they meet."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import Announce, DoloresAction
from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.because import grounds
from engine.dolores.bots.effects import collections_told, of_the_other
from engine.dolores.bots.explain_later import bottles, by_the_end, later
from engine.dolores.bots.explain_now import better_pick, is_last, more_now
from engine.dolores.bots.hard import NOTABLE, TRIFLE, Talk
from engine.dolores.bots.held_gesture import held_against, with_held
from engine.dolores.bots.likely_pick import brought, likely_payoff, likely_shares, pick_told
from engine.dolores.bots.matrix import Mixture, percent
from engine.dolores.bots.reasons import GESTURE, NEAR, Said
from engine.dolores.cards import EMBROUILLE, ESQUIVE, GESTURES, PAIRS
from engine.dolores.payoffs import met as cell_of
from engine.dolores.state import holder
from engine.dolores.views import DoloresView
from engine.game import Reason, Seat
from engine.reasons import WHOLE, together

WEIGHTY: Final = 1 / 3
"""What part of the heaviest difference another one must reach to be told beside it, or instead of
it."""

TOLD: Final = 2
"""How many gestures of the other sharer are told at most."""

RARE: Final = 0.2
"""A gesture of the other that is less likely than this is told only if it weighs most."""

RATHER: Final = 0.5
"""If the gestures that are told are together likelier than this, what happens otherwise is not."""

ALIKE: Final = 0.02
"""Gestures that promise nearly the same share of the victory differ by less than this."""

BETTER: Final = 0.005
"""How much more of the victory a gesture must promise than another to be told as the better one
whatever comes, against each gesture of the other sharer."""


def of_gestures(talk: Talk, analysis: Analysis, best: int, taken: int) -> Said:
    """Return why the choice `best` is better than `taken`, and what comes of `taken`; None for
    either if there is nothing to tell.

    Both are told against the gesture of the other sharer in which most of the difference lies. A
    second one is told if much of the difference lies there. What is told is the first of these that
    shows the difference: points at once, with the cards and collections that make them; points in
    the end, against the first gesture alone; chances to win. In the last sharing points in the end
    come first. Why the other's gesture is likely, and that the seat can undo both with Embrouille,
    is told with it.

    If the gestures told are rather unlikely, how `best` does otherwise is told as well. So is the
    card that it then picks as a dodge, if the table of outcomes supposes another. If `best` is
    better whatever the other sharer shows, by that table too, this comes first, with one gesture as
    an example.
    """
    which, met, both = talk.which, talk.now(analysis).met, (best, taken)
    choices, pays = analysis.duel.choices[which], analysis.duel.payoffs[which]
    mine = [choices.index(each) for each in both]
    ahead = [one - two for one, two in zip(*(pays[each] for each in mine), strict=True)]
    weights = [chance * more for chance, more in zip(met, ahead, strict=True)]
    order = sorted(range(len(weights)), key=lambda each: -weights[each])
    least = max(WEIGHTY * max(weights), TRIFLE)
    plain = {*both} <= {*GESTURES} and _shown_better(analysis.view, which, both)
    always = min(ahead) >= BETTER and plain
    heavy = [spot for spot in order if weights[spot] >= least]
    second = [spot for spot in heavy[1:TOLD] if met[spot] >= RARE and not always]
    told = heavy[:1] + second
    whys, cames, shown = _told(talk, analysis, met, both, told)
    whys, cames = with_held(whys, best), with_held(cames, taken)
    if whys and not always:
        whys += otherwise(met, ahead, shown, talk.other) + _picks(talk, analysis, met, best, shown)
    whatever = [Reason("whatever", {"seat": talk.other})] if always else []
    return together([*whatever, *whys]), together(cames)


def _told(
    talk: Talk, analysis: Analysis, met: Mixture, both: tuple[int, int], told: Sequence[int]
) -> tuple[list[Reason], list[Reason], list[int]]:
    """Return what speaks for the better gesture, what comes of the one taken, and against which of
    the choices `told` of the other sharer: against the first, if anything shows it there."""
    last = is_last(analysis.view)
    pairs = {} if last else _by_points(talk, analysis, met, both, told)
    shown = told and told[0] in pairs
    if told and not shown:
        held = held_against(analysis, talk.which, both, told[0])
        if course := by_the_end(talk, analysis, met, held, told[0]):
            whys, cames = course
            won, lost = bottles(analysis, talk.which, held, told[0])
            return whys + won, cames + lost, [told[0]]
    if last:
        pairs = _by_points(talk, analysis, met, both, told)
    points = bool(pairs)
    pairs = pairs or _by_chances(talk, analysis, met, both, told)
    if not pairs:
        return [], [], []
    spot, pair = next(iter(pairs.items()))
    whys, cames = ([*each] for each in zip(*pairs.values(), strict=True))
    if spot < len(GESTURES):
        held, theirs = held_against(analysis, talk.which, both, spot), GESTURES[spot]
        behind = None
        if not points or _near(pair):
            behind = later(talk, analysis, held, theirs, _lead(pair) if points else None)
        now = None if points else more_now(analysis, talk.which, held, theirs)
        won, lost = bottles(analysis, talk.which, held, spot)
        whys[1:1] = [*([behind] if behind else []), *won]
        cames[1:1] = [*([now] if now else []), *lost]
    return whys, cames, [*pairs]


def _near(pair: tuple[Reason, Reason]) -> bool:
    """Return whether two outcomes differ by so few points that these alone do not tell why one is
    the better: points of the seat, or those of the other sharer where only these differ."""
    why, came = (each.facts for each in pair)
    told = "points" if "points" in why else "theirs"
    return told in why and abs(why[told] - came[told]) <= NEAR


def _lead(pair: tuple[Reason, Reason]) -> int:
    """Return by how many points at once the first outcome is ahead of the second one."""
    one, two = (each.facts.get("points", 0) - each.facts["theirs"] for each in pair)
    return one - two


def otherwise(
    met: Mixture, ahead: Sequence[float], told: Sequence[int], other: Seat
) -> list[Reason]:
    """Return how the better gesture does against the choices of the other sharer that are not
    `told`, by how far it is `ahead` there: as well, better, worse, or worse against only one of
    several. Return [] if those told are likely enough, or if the rest weighs more. That it does as
    well is told with how far it is ahead in all, because a review may find otherwise."""
    rest = [spot for spot in range(len(met)) if spot not in told and met[spot] >= NOTABLE]
    if not rest or sum(met[spot] for spot in told) > RATHER:
        return []
    whole = sum(chance * more for chance, more in zip(met, ahead, strict=True))
    if max(abs(ahead[spot]) for spot in rest) < ALIKE:
        return [Reason("else-even", {WHOLE: percent(max(whole, 0.0))})]
    if min(ahead[spot] for spot in rest) > -ALIKE:
        return [Reason("else-better")]
    if whole <= 0:
        return []
    worse = [spot for spot in rest if ahead[spot] <= -ALIKE]
    if len(worse) > 1 or len(worse) == len(rest):
        return [Reason("else-worse")]
    facts = {"gesture": (*GESTURES, *PAIRS)[worse[0]], "percent": percent(met[worse[0]])}
    return [Reason("else-worse-if", {"seat": other} | facts)]


def _picks(
    talk: Talk, analysis: Analysis, met: Mixture, best: int, told: Sequence[int]
) -> list[Reason]:
    """Return which card the better gesture, if a dodge, had better pick against a gesture that is
    not `told`: the likeliest one where the table of outcomes supposes another card. Return [] if
    there is none."""
    if best != ESQUIVE:
        return []
    rest = [spot for spot in range(len(GESTURES)) if spot not in told and met[spot] >= NOTABLE]
    found = (
        better_pick(analysis, talk.which, GESTURES[spot])
        for spot in sorted(rest, key=lambda spot: -met[spot])
    )
    return [each for each in found if each][:1]


def _by_points(
    talk: Talk, analysis: Analysis, met: Mixture, both: tuple[int, int], told: Sequence[int]
) -> dict[int, tuple[Reason, Reason]]:
    """Return, by choice of the other sharer up to the first Ruse of `told`, what speaks for the
    better gesture and what comes of the one taken, in points. Leave out choices where points do not
    show the difference. Collections that are the same against two choices are told once."""
    view, which = analysis.view, talk.which
    pairs = dict[int, tuple[Reason, Reason]]()
    for spot in takewhile(lambda spot: spot < len(GESTURES), told):
        held = held_against(analysis, which, both, spot)
        theirs = GESTURES[spot]
        home = [likely_shares(analysis, which, each, theirs) for each in held]
        cells = [
            likely_payoff(analysis, which, each, theirs, got)
            for each, got in zip(held, home, strict=True)
        ]
        facts = [
            {
                "mine": each,
                "points": cell[which],
                "theirs": cell[1 - which],
                **brought(analysis, which, each, theirs, got),
                **of_the_other(collections_told(0)),
            }
            for each, cell, got in zip(held, cells, home, strict=True)
        ]
        better, worse = facts
        if len(view.goods) == 2 and worse["theirs"] > better["theirs"]:  # counts like an own loss
            other = brought(analysis, 1 - which, theirs, held[1], home[1])
            worse |= of_the_other({name: other[name] for name in collections_told(0)})
        if worse["points"] > 0 and better["points"] > 0 and not better["kinds"]:
            worse |= collections_told(0)  # it would seem to speak for the worse one
        for fact, before in zip(facts, next(iter(pairs.values()), ()), strict=False):
            if all(before.facts.get(name) == fact[name] for name in collections_told(0)):
                fact |= collections_told(0)
        if all(cell.sure for cell in cells) and shows(view, *facts):
            why, came = _said("outcome", talk.of_the_other(spot, met), *facts)
            if facts[0]["points"] == facts[1]["points"]:
                why = _denies(why, facts[1]["theirs"])
            why = replace(why, facts=why.facts | grounds(analysis, 1 - which, spot, met[spot]))
            pairs[spot] = (why, _unless_undone(view, came))
    return pairs


def _by_chances(
    talk: Talk, analysis: Analysis, met: Mixture, both: tuple[int, int], told: Sequence[int]
) -> dict[int, tuple[Reason, Reason]]:
    """Return, by choice of the other sharer, what speaks for the better gesture and what comes of
    the one taken: the chances to win, in percent, that they give there. Leave out choices where the
    better one is not ahead."""
    results, choices = analysis.duel.stands, analysis.duel.choices[talk.which]
    mine = [choices.index(each) for each in both]
    pairs = dict[int, tuple[Reason, Reason]]()
    for spot in told:
        single, held = spot < len(GESTURES), held_against(analysis, talk.which, both, spot)
        ends = [results[spot][each] if talk.which else results[each][spot] for each in mine]
        chances = [round(100 * min(max(end[analysis.seat], 0.0), 1.0)) for end in ends]
        if chances[0] > chances[1]:
            own = [_shown(analysis, talk.which, each, spot) if single else {} for each in held]
            facts = [one | {"chance": each} for one, each in zip(own, chances, strict=True)]
            code = "chances" if single else "hopes"
            why, came = _said(code, talk.of_the_other(spot, met), *facts)
            basis = grounds(analysis, 1 - talk.which, spot, met[spot]) if single else {}
            came = _unless_undone(analysis.view, came) if single else came
            pairs[spot] = (replace(why, facts=why.facts | basis), came)
    return pairs


def _shown(analysis: Analysis, which: int, mine: int, spot: int) -> dict[str, int]:
    """Return as facts a gesture, and the card that is picked if only one of both is a dodge."""
    return {"mine": mine, **pick_told(analysis, which, mine, GESTURES[spot])}


def _unless_undone(view: DoloresView, came: Reason) -> Reason:
    """Return what comes of a gesture; if the seat has the bottle that undoes both gestures, as what
    comes of it unless that is played (DO16)."""
    undone = holder(view, EMBROUILLE) == view.seat
    return replace(came, code=f"{came.code}-undone") if undone else came


def _shown_better(view: DoloresView, which: int, both: tuple[int, int]) -> bool:
    """Return whether the table of outcomes shows the first of `both` gestures as better than the
    second against every gesture: its points and its lead over the other sharer are no less, and one
    of them is more."""
    for theirs in GESTURES:
        one, two = (cell_of(view, which, mine, theirs) for mine in both)
        more = one[which] - two[which]
        ahead = more - (one[1 - which] - two[1 - which])
        if not (one.sure and two.sure and min(more, ahead) >= 0 < max(more, ahead)):
            return False
    return True


def shows(view: DoloresView, best: dict[str, int], taken: dict[str, int]) -> bool:
    """Return whether points tell why one gesture is better: more for oneself, or else fewer for the
    other; between two players more ahead of the other."""
    own = best["points"] - taken["points"]
    ahead = own - (best["theirs"] - taken["theirs"])
    if len(view.goods) == 2:
        return ahead > 0
    return own > 0 or (own == 0 and ahead > 0)


def _denies(why: Reason, instead: int) -> Reason:
    """Return the reason for a gesture whose points for the seat are those of the one taken: only
    what it brings the other sharer, and what that one would bring them `instead`, in points."""
    names = collections_told(0)
    own = ("points", *names, *of_the_other(names))
    told = {name: fact for name, fact in why.facts.items() if name not in own}
    return Reason("denies", told | {"instead": instead})


def _said(
    code: str, met: dict[str, int], best: dict[str, int], taken: dict[str, int]
) -> tuple[Reason, Reason]:
    """Return the reason for the better gesture and what comes of the one taken, both of one code;
    only the first tells how likely the gesture of the other is."""
    return Reason(code, met | best), Reason(code, {name: met[name] for name in GESTURE} | taken)


def of_words(talk: Talk, analysis: Analysis, best: DoloresAction, taken: DoloresAction) -> Said:
    """Return which gesture the better word, or silence, makes likelier, of several the one that
    suits the seat best; and which one the word taken does, of several the one that suits it least.
    Either is None if there is none, both if the action taken is no word, or none can be heard any
    more."""
    if not talk.open or not isinstance(taken, Announce):
        return None, None
    better = talk.line(analysis, best.gesture if isinstance(best, Announce) else 0).met
    worse = talk.line(analysis, taken.gesture).met
    pays = analysis.duel.payoffs[talk.which]
    spots = range(len(GESTURES))
    suits = [max(row[spot] for row in pays) for spot in spots]
    up = [spot for spot in spots if better[spot] - worse[spot] >= NOTABLE]
    down = [spot for spot in spots if worse[spot] - better[spot] >= NOTABLE]
    why = came = None
    if up:
        why = talk.likelier("persuades", max(up, key=suits.__getitem__), better, worse)
    if down:
        came = talk.likelier("provokes", min(down, key=suits.__getitem__), worse, better)
    return why, came
