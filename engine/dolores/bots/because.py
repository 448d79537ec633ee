"""Why a gesture of the other sharer is likely, as far as the table shows it."""

from collections.abc import Sequence
from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.cards import GESTURES
from engine.dolores.payoffs import payoffs
from engine.dolores.views import DoloresView

UNKNOWN, PROMISED, KEPT, PAYS, ANSWERS, PROMISES, ALWAYS, HABIT = range(8)
"""Why a gesture is likely. UNKNOWN: nothing shows it. PROMISED, KEPT: it is announced, by a player
whose only word so far, if any, was true, or whose words mostly were. PAYS, ANSWERS: it brings most
points against every gesture, or against some. PROMISES, ALWAYS: it gives the best chances against
some gestures, or against each. HABIT: it is what the player mostly showed. How often it was shown
is not told, because readers took that to contradict its chance now."""

TIMES: Final = range(1000)

BECAUSE: Final = {"basis": range(8), "times": TIMES, "of": TIMES, "against": range(8)}

SEEN: Final = 3
"""How many times a gesture must have been shown at least to be called a habit."""
MOSTLY: Final = 2 / 3
"""The least share of a player's gestures that is called a habit."""

LIKELY: Final = 0.4
"""A gesture less likely than this needs no reason why it is likely."""


def because(view: DoloresView, which: int, spot: int) -> dict[str, int]:
    """Return as facts why the sharer `which`, the donor (0) or the neighbour (1), likely makes the
    gesture `spot`, the first of these: it is announced by a player whose words are mostly true, or
    not known; it pays against every gesture. Else UNKNOWN."""
    record = view.records[(view.donor + which) % len(view.goods)]
    words = record.kept + record.broken
    if view.sharing.said[which] == GESTURES[spot] and (not words or 2 * record.kept > words):
        return _told(KEPT, record.kept, words) if words > 1 else _told(PROMISED)
    if _pays(view, which, spot):
        return _told(PAYS)
    return _told(UNKNOWN)


def grounds(analysis: Analysis, which: int, spot: int, chance: float) -> dict[str, int]:
    """Return as facts why a gesture of this chance is likely: an announcement first, as in
    `because`; else UNKNOWN if the chance is below LIKELY. Then, if the points do not tell it,
    HABIT; else the gestures against which it brings most points and the best chances, or if there
    are none, the best chances alone."""
    told = because(analysis.view, which, spot)
    if told["basis"] in (PROMISED, KEPT):
        return told
    if chance < LIKELY:
        return _told(UNKNOWN)
    if told["basis"] == PAYS:
        return told
    shown = analysis.view.records[analysis.duel.sharers[which]].shown
    if shown[spot] >= max(SEEN, MOSTLY * sum(shown)):
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
    """Return whether the gesture `spot` brings more than every other against the gesture `met`."""
    return all(rows[spot][met] > row[met] for each, row in enumerate(rows) if each != spot)


def _told(basis: int, times: int = 0, of: int = 0) -> dict[str, int]:
    return {"basis": basis, "times": times, "of": of, "against": 0}


def _pays(view: DoloresView, which: int, spot: int) -> bool:
    """Return whether a gesture brings a sharer at least as many points as every other against each
    gesture, and more against some. Return False where cards lie face down."""
    gains = _gains(view, which)
    return bool(gains) and all(
        all(a >= b for a, b in zip(gains[spot], gains[each], strict=True))
        and gains[spot] != gains[each]
        for each in range(len(GESTURES))
        if each != spot
    )


def _gains(view: DoloresView, which: int) -> list[list[int]]:
    """Return the points of the sharer `which`: a row for each of its gestures, a column for each of
    the other's; [] where cards lie face down."""
    rows, spots = payoffs(view), range(len(GESTURES))
    if not all(cell.sure for row in rows for cell in row):
        return []
    return [
        [(rows[mine][each] if which else rows[each][mine])[which] for mine in spots]
        for each in spots
    ]
