"""Why a gesture of the other sharer is likely, as far as the table shows it."""

from collections.abc import Sequence
from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.cards import GESTURES
from engine.dolores.payoffs import payoffs
from engine.dolores.views import DoloresView

UNKNOWN, PROMISED, KEPT, PAYS, ANSWERS, PROMISES, ALWAYS, HABIT = range(8)
"""Nothing shows it; it is announced, by one of whom one word is known at most, and true, or have
been true so many times; it brings most points whatever the first sharer does, or against some
gestures; it gives the best chances against some, or against each; it is what the other mostly
showed so far. How often it was made before is told nowhere: it is another figure than its chance
now, and was read as contradicting that."""

TIMES: Final = range(1000)

BECAUSE: Final = {"basis": range(8), "times": TIMES, "of": TIMES, "against": range(8)}

SEEN: Final = 3
"""So many times a gesture must have been shown to be called a habit."""

LIKELY: Final = 0.4
"""A gesture less likely than this needs no reason why it is likely."""


def because(view: DoloresView, which: int, spot: int) -> dict[str, int]:
    """Return why the other sharer, the donor (0) or their neighbour (1), likely makes a gesture,
    the first of these: it is announced by one whose words are mostly true, or not known; it pays
    whatever comes."""
    record = view.records[(view.donor + which) % len(view.goods)]
    words = record.kept + record.broken
    if view.sharing.said[which] == GESTURES[spot] and (not words or 2 * record.kept > words):
        return _told(KEPT, record.kept, words) if words > 1 else _told(PROMISED)
    if _pays(view, which, spot):
        return _told(PAYS)
    return _told(UNKNOWN)


def grounds(analysis: Analysis, which: int, spot: int, chance: float) -> dict[str, int]:
    """Return the same of a gesture of this chance, as far as it is likely; where neither a word nor
    the points tell it, that it was mostly shown so far, else against which gestures it brings most
    points and gives the best chances, else against which it gives the best chances alone."""
    told = because(analysis.view, which, spot)
    if told["basis"] in (PROMISED, KEPT):
        return told
    if chance < LIKELY:
        return _told(UNKNOWN)
    if told["basis"] == PAYS:
        return told
    shown = analysis.view.records[analysis.duel.sharers[which]].shown
    if shown[spot] >= max(SEEN, sum(shown) / 2):
        return _told(HABIT)
    spots = range(len(GESTURES))
    pays = [analysis.duel.payoffs[which][each] for each in spots]
    best = [each for each in spots if _most(pays, spot, each)]
    gains = _gains(analysis.view, which)
    plainly = [each for each in best if gains and _most(gains, spot, each)]
    against = sum(GESTURES[each] for each in plainly or best)
    basis = ANSWERS if plainly else PROMISES if best else UNKNOWN
    if basis == PROMISES and len(best) == len(spots):
        return _told(ALWAYS)
    return _told(basis) | {"against": against}


def _most(rows: Sequence[Sequence[float]], spot: int, met: int) -> bool:
    """Return whether a gesture brings more than every other against one."""
    return all(rows[spot][met] > row[met] for each, row in enumerate(rows) if each != spot)


def _told(basis: int, times: int = 0, of: int = 0) -> dict[str, int]:
    return {"basis": basis, "times": times, "of": of, "against": 0}


def _pays(view: DoloresView, which: int, spot: int) -> bool:
    """Return whether a gesture brings a sharer most points whatever the other one shows, by cards
    that all lie open, and more than each of the other gestures against something."""
    gains = _gains(view, which)
    return bool(gains) and all(
        all(a >= b for a, b in zip(gains[spot], gains[each], strict=True))
        and gains[spot] != gains[each]
        for each in range(len(GESTURES))
        if each != spot
    )


def _gains(view: DoloresView, which: int) -> list[list[int]]:
    """Return the points that each gesture brings a sharer, a row each, by that of the other; no
    rows where not all cards lie open."""
    rows, spots = payoffs(view), range(len(GESTURES))
    if not all(cell.sure for row in rows for cell in row):
        return []
    return [
        [(rows[mine][each] if which else rows[each][mine])[which] for mine in spots]
        for each in spots
    ]
