"""What a review says of gestures where the points at once do not show which is better: which
collection they raise for later, and what both sharers have in the end; in the last sharing, what
both have then."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.because import grounds
from engine.dolores.bots.explain_now import LATER, is_last, more_now
from engine.dolores.bots.final_points import (
    TOLD,
    end_of,
    ends_of,
    points_tell,
    shares_of,
    worths_of,
)
from engine.dolores.bots.hard import Talk
from engine.dolores.bots.likely_pick import likely_shares, pick_told
from engine.dolores.bots.matrix import Mixture
from engine.dolores.bots.reasons import GESTURE, RIVALS_END
from engine.dolores.cards import (
    ESQUIVE,
    FACE_DOWN,
    FIRST_BOTTLE,
    GESTURES,
    VOL,
    WORTH,
    kind,
    value,
    with_cards,
)
from engine.dolores.score import score
from engine.dolores.settling import picker
from engine.game import Reason, Seat

Told = tuple[list[Reason], list[Reason]]
"""What speaks for the better of two gestures, and what comes of the one taken."""


def by_the_end(
    talk: Talk, analysis: Analysis, met: Mixture, both: tuple[int, int], spot: int
) -> Told | None:
    """Return what comes of two gestures against the other sharer's choice `spot`, and what shows
    that the first is better in the end. In the last sharing that is what the seat and the best of
    the others then have. Before, it is the own collection that the first raises, or the other's
    that the second raises, whichever changes more, and the mean points in the end. None if these do
    not show the first as better, or cannot tell."""
    theirs = analysis.duel.choices[1 - talk.which][spot]
    if not {*both, theirs} <= {*GESTURES} or not points_tell(analysis):
        return None
    ends, instead = (ends_of(analysis, talk.which, mine, theirs) for mine in both)
    end = end_of(talk.other, ends, instead)
    if end is None:
        return None
    whys, cames = _courses(talk, analysis, met, both, spot)
    if is_last(analysis.view):
        for told, (own, rival) in ((whys, ends), (cames, instead)):
            told.append(Reason("last", {"own": round(own)} | _ahead(analysis, talk.other, rival)))
        return whys, cames
    more, fewer = ends[0] - instead[0], instead[1] - ends[1]
    raised = _raises(analysis, talk.which, both, theirs) if more >= TOLD else []
    fed = _feeds(analysis, talk.which, both, theirs) if fewer >= TOLD else []
    if raised and (more >= fewer or not fed):
        whys += raised
    else:
        cames += fed
    now = more_now(analysis, talk.which, both, theirs)
    if now and now.code == LATER:
        rivals = {name: end.facts[name] for name in RIVALS_END if name in end.facts}
        less = rivals and rivals["rival"] < rivals["before"]
        return [*whys, *([Reason("ends-rival", rivals)] if less else [])], [*cames, now]
    whys.append(end)
    if both[1] == theirs == ESQUIVE and (lost := analysis.value.missed_least(analysis.seat)):
        worth = WORTH[analysis.view.goods[analysis.seat][lost - 1]]
        cames.append(Reason("forfeits", {"kind": lost, "worth": worth}))
    return whys, cames


def _ahead(analysis: Analysis, other: Seat, rival: float) -> dict[str, int]:
    """Return as facts the seat that has most in the end apart from the view's, and its points; the
    other sharer if several have as many."""
    seats, goods = analysis.duel.sharers, analysis.view.goods
    ends = {seat: score(each) for seat, each in enumerate(goods) if seat not in seats}
    ends = {other: round(rival)} | ends
    seat = max(ends, key=lambda each: ends[each])
    return {"seat": seat, "total": ends[seat]}


EXTRA: Final = 2
"""The least difference in the worth of all one's cards that is told: a single card more is seen."""


def later(
    talk: Talk, analysis: Analysis, both: tuple[int, int], theirs: int, at_once: int | None
) -> Reason | None:
    """Return what the first of two gestures promises later: mean points in the end, if these can be
    told and differ by more than the points `at_once` do, how far it is ahead by them; else what is
    owned then. None in the last sharing, and if neither shows it as better."""
    if is_last(analysis.view):
        return None
    if at_once is not None and points_tell(analysis):
        ends, instead = (ends_of(analysis, talk.which, mine, theirs) for mine in both)
        if (ends[0] - ends[1]) - (instead[0] - instead[1]) > at_once:
            return end_of(talk.other, ends, instead)
    return _owned(analysis, talk.which, both, theirs)


def _owned(analysis: Analysis, which: int, both: tuple[int, int], theirs: int) -> Reason | None:
    """Return the reason that the first of two gestures leaves more value in one's own collections
    than the second, or less in the other sharer's, whichever differs more: the more one owns, the
    more there is to build on. None if neither differs by EXTRA."""
    (own, rival), (less, before) = (
        map(round, worths_of(analysis, which, mine, theirs)) for mine in both
    )
    if own - less >= max(EXTRA, before - rival):
        return Reason("owns", {"own": own, "less": less})
    if before - rival >= EXTRA:
        other = analysis.duel.sharers[1 - which]
        return Reason("owns-rival", {"seat": other, "rival": rival, "before": before})
    return None


def bottles(analysis: Analysis, which: int, both: tuple[int, int], spot: int) -> Told:
    """Return which bottles only the first of two gestures brings the seat, and which only the
    second brings the other sharer, against the other's choice `spot`. Left out are the last
    sharing, a Vol, which works at once (DO20), and the pick of a dodge, told with its gesture."""
    if spot >= len(GESTURES) or is_last(analysis.view):
        return [], []
    seats, theirs = analysis.duel.sharers, GESTURES[spot]
    kept, instead = (
        {
            (seats[side], card)
            for side, cards in enumerate(likely_shares(analysis, which, mine, theirs))
            if side != picker((theirs, mine) if which else (mine, theirs))
            for card in cards
            if card >= FIRST_BOTTLE and card != VOL
        }
        for mine in both
    )
    return (
        [
            Reason("wins-bottle", {"card": card})
            for seat, card in sorted(kept - instead)
            if seat == analysis.seat
        ],
        [
            Reason("yields-bottle", {"seat": seat, "card": card})
            for seat, card in sorted(instead - kept)
            if seat != analysis.seat
        ],
    )


def _courses(
    talk: Talk, analysis: Analysis, met: Mixture, both: tuple[int, int], spot: int
) -> Told:
    """Return who takes which cards with either gesture, and why the other's is likely."""
    which, other = talk.which, talk.of_the_other(spot, met)
    best, taken = (
        {"mine": mine, **pick_told(analysis, which, mine, GESTURES[spot])} for mine in both
    )
    basis = grounds(analysis, 1 - which, spot, met[spot])
    seen = {name: other[name] for name in GESTURE}
    return [Reason("course", other | basis | best)], [Reason("course", seen | taken)]


def _raises(analysis: Analysis, which: int, both: tuple[int, int], theirs: int) -> list[Reason]:
    """Return which collection of one's own the first gesture raises most usefully, and more than
    the second; nothing where there is none, or cards lie face down."""
    got, instead = (_home(analysis, which, mine, theirs)[which] for mine in both)
    raised = _raised(analysis, analysis.duel.sharers[which], got, instead)
    return [Reason("grows", raised)] if raised else []


def _feeds(analysis: Analysis, which: int, both: tuple[int, int], theirs: int) -> list[Reason]:
    """Return which collection of the other sharer the second gesture raises most usefully, and more
    than the first; [] where there is none, or cards lie face down."""
    spared, got = (_home(analysis, which, mine, theirs)[1 - which] for mine in both)
    other = analysis.duel.sharers[1 - which]
    raised = _raised(analysis, other, got, spared)
    return [Reason("feeds", {"seat": other} | raised)] if raised else []


def _home(analysis: Analysis, which: int, mine: int, theirs: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards that the donor and the neighbour take home."""
    hands = (theirs, mine) if which else (mine, theirs)
    return shares_of(analysis.value, analysis.sample.worlds, hands)[0]


def _raised(
    analysis: Analysis, seat: Seat, got: Sequence[int], instead: Sequence[int]
) -> dict[str, int]:
    """Return as facts the collection by which the cards `got` promise a seat most points in the
    end, of those that they raise more than `instead` does: its type, and its worth without and with
    them. Return {} if there is none, or cards lie face down."""
    if FACE_DOWN in analysis.view.sharing.cards:
        return {}
    goods, added = analysis.view.goods[seat], _added(got)
    more = [each for each in added if added[each] > _added(instead)[each]]

    def promised(each: int) -> float:
        rest = [card for card in got if card < FIRST_BOTTLE and kind(card) != each]
        return -analysis.evaluator.points(seat, with_cards(goods, rest))

    if not more:
        return {}
    best = max(more, key=promised)
    before = WORTH[goods[best - 1]]
    return {"kind": best, "before": before, "after": before + added[best]}


def _added(cards: Sequence[int]) -> Counter[int]:
    """Return by type what cards add to a collection."""
    added = Counter[int]()
    for card in cards:
        if FACE_DOWN < card < FIRST_BOTTLE:
            added[kind(card)] += value(card)
    return added
