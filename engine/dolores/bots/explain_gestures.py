"""What a review says of gestures, and of the words and bets before them: what they meet."""

from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import Announce, Bet, DoloresAction
from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.because import because
from engine.dolores.bots.effects import COSTLY, SHARED, effect
from engine.dolores.bots.gesture_choices import likely
from engine.dolores.bots.hard import NOTABLE, TRIFLE, Talk
from engine.dolores.bots.reasons import GESTURE
from engine.dolores.cards import EMBROUILLE, ESQUIVE, GESTURES, kind, with_cards
from engine.dolores.payoffs import gained, missed_least, payoffs, shared
from engine.dolores.state import holder, neighbour
from engine.dolores.views import DoloresView
from engine.game import Reason
from engine.reasons import together

WEIGHTY: Final = 1 / 3
"""What part of the heaviest difference another must weigh to be told instead of it."""

TOLD: Final = 2
"""So many gestures of the other are told at most."""

BETTER: Final = 0.005
"""By how much a gesture must promise more than another against each of the other's for it to be
told that it is the better one whatever comes."""

Said = tuple[Reason | None, Reason | None]
"""What speaks for the better action, and what comes of the one taken."""


def of_gestures(talk: Talk, analysis: Analysis, best: int, taken: int) -> Said:
    """What both gestures lead to against that of the other in which most of the difference lies,
    and against a second one in which much of it does: who takes which cards, and what that brings
    both, mostly by which collection, if points show the difference: one's own, else the other's.
    Otherwise the chances to win that they give there. Why the other likely makes it, and that a
    bottle of the seat can undo it, is told with it. Before all that, where it is so, that the
    better one is better whatever the other shows, by the table of outcomes, too: then the first
    case alone is told, as an example."""
    which, met = talk.which, talk.now(analysis).met
    choices, pays = analysis.duel.choices[which], analysis.duel.payoffs[which]
    mine = [choices.index(each) for each in (best, taken)]
    differences = zip(met, *(pays[each] for each in mine), strict=True)
    weights = [chance * (one - two) for chance, one, two in differences]
    order = sorted(range(len(weights)), key=lambda each: -weights[each])
    least = max(WEIGHTY * max(weights), TRIFLE)
    ahead = min(one - two for one, two in zip(*(pays[each] for each in mine), strict=True))
    always = ahead >= BETTER and _shown_better(analysis.view, which, best, taken)
    whatever = [Reason("whatever", {"seat": talk.other})] if always else []
    told = [spot for spot in order if weights[spot] >= least][: 1 if always else TOLD]
    # With a Ruse, which of its two gestures counts is chosen after all are shown.
    single = [max(mine) < len(GESTURES) > spot for spot in range(len(met))]
    table, results, view = payoffs(analysis.view), analysis.duel.results, analysis.view
    pairs = list[tuple[Reason, Reason]]()
    for spot in takewhile(single.__getitem__, told):
        cells = [table[spot][each] if which else table[each][spot] for each in mine]
        facts = [
            {
                "mine": each,
                "points": cell[which],
                "theirs": cell[1 - which],
                **_mostly_by(view, which, each, GESTURES[spot]),
            }
            for each, cell in zip((best, taken), cells, strict=True)
        ]
        if all(cell.sure for cell in cells) and _better(*facts):
            why, came = _said("outcome", talk.of_the_other(spot, met), *facts)
            if facts[0]["points"] == facts[1]["points"]:
                why = _denies(why, facts[1]["theirs"])
            why = replace(why, facts=why.facts | because(view, 1 - which, spot))
            undone = holder(view, EMBROUILLE) == view.seat
            pairs.append((why, replace(came, code="outcome-undone") if undone else came))
    for spot in told if not pairs else ():
        ends = [results[spot][each] if which else results[each][spot] for each in mine]
        chances = [round(100 * min(max(end[analysis.seat], 0.0), 1.0)) for end in ends]
        if chances[0] > chances[1]:
            own = [{"mine": each} if single[spot] else {} for each in (best, taken)]
            facts = [one | {"chance": each} for one, each in zip(own, chances, strict=True)]
            code = "chances" if single[spot] else "hopes"
            why, came = _said(code, talk.of_the_other(spot, met), *facts)
            basis = because(view, 1 - which, spot) if single[spot] else {}
            pairs.append((replace(why, facts=why.facts | basis), came))
    whys, cames = zip(*pairs, strict=True) if pairs else ((), ())
    return together([*whatever, *whys]), together(cames)


def _shown_better(view: DoloresView, which: int, best: int, taken: int) -> bool:
    """Whether the table of outcomes shows a gesture as better than another against each: it brings
    no less, nor less ahead of the other sharer, and more of one of these."""
    if not {best, taken} <= {*GESTURES}:
        return False
    table = payoffs(view)
    for spot in range(len(GESTURES)):
        one, two = (
            table[spot][mine] if which else table[mine][spot]
            for mine in map(GESTURES.index, (best, taken))
        )
        more = one[which] - two[which]
        ahead = more - (one[1 - which] - two[1 - which])
        if not (one.sure and two.sure and min(more, ahead) >= 0 < max(more, ahead)):
            return False
    return True


def _better(best: dict[str, int], taken: dict[str, int]) -> bool:
    """Whether points tell why: more for oneself, or else fewer for the other."""
    own, less = best["points"], taken["points"]
    return own > less or (own == less and taken["theirs"] > best["theirs"])


def _denies(why: Reason, instead: int) -> Reason:
    """The same of a gesture whose points for the seat are those of the other one: only what it
    brings the other sharer, and would `instead`."""
    told = {name: fact for name, fact in why.facts.items() if name not in ("points", "kind", "how")}
    return Reason("denies", told | {"instead": instead})


def _mostly_by(view: DoloresView, which: int, mine: int, theirs: int) -> dict[str, int]:
    """The type of the cards, or of the collection given up, that most of what two gestures change
    in a sharer's score comes from, 0 if that is not one; and how it costs points or brings them by
    others, as the place in COSTLY and SHARED from 1 on, 0 if it does neither."""
    if mine == theirs == ESQUIVE:
        return {"kind": missed_least(view.goods[view.seat]), "how": 0}
    goods = (view.goods[view.donor], view.goods[neighbour(view)])
    cards = shared(goods, view.sharing.cards, (theirs, mine) if which else (mine, theirs))[which]
    own, change = goods[which], gained(goods[which], cards)
    owed = {
        each: change - gained(own, tuple(card for card in cards if kind(card) != each))
        for each in {*map(kind, cards)}
    }
    half = [each for each, part in owed.items() if change and 2 * part / change >= 1]
    if len(half) != 1:
        return {"kind": 0, "how": 0}
    how, told = effect(own, with_cards(own, cards), half[0], change > 0), (*COSTLY, *SHARED)
    return {"kind": half[0], "how": 1 + told.index(how) if how in told else 0}


def _said(
    code: str, met: dict[str, int], best: dict[str, int], taken: dict[str, int]
) -> tuple[Reason, Reason]:
    """The same of both; how likely the gesture of the other is, once."""
    return Reason(code, met | best), Reason(code, {name: met[name] for name in GESTURE} | taken)


def of_words(talk: Talk, analysis: Analysis, best: DoloresAction, taken: DoloresAction) -> Said:
    """Which gesture that suits the seat the better word, or silence, makes likelier, and which that
    does not the word taken does."""
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


def of_bets(analysis: Analysis, best: DoloresAction, taken: DoloresAction) -> Said:
    """How likely the gestures are that were bet on, or better had been."""
    chances = likely(analysis)
    one, two = (
        round(100 * chances[each.donor, each.neighbour]) if isinstance(each, Bet) else None
        for each in (best, taken)
    )
    return (
        None if one is None or one <= (two or 0) else Reason("likely", {"percent": one}),
        None if two is None or two >= (one or 100) else Reason("unlikely", {"percent": two}),
    )
