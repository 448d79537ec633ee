"""Why a gesture of the other sharer is likely, as far as the table shows it."""

from typing import Final

from engine.dolores.cards import GESTURES
from engine.dolores.payoffs import payoffs
from engine.dolores.views import DoloresView

UNKNOWN, PROMISED, KEPT, HABIT, PAYS = range(5)
"""Nothing shows it; it is announced, by one whose words are hardly known, or have been true so many
times; it was made so often; it brings most points whatever the first sharer does."""

TIMES: Final = range(1000)

BECAUSE: Final = {"basis": range(5), "times": TIMES, "of": TIMES}

FEWEST: Final = 3
"""Fewer gestures are no habit."""


def because(view: DoloresView, which: int, spot: int) -> dict[str, int]:
    """Return why the other sharer, the donor (0) or his neighbour (1), likely makes a gesture, the
    first of these: it is announced by one whose words are mostly true, or hardly known; it pays
    whatever comes; it is at least half of those made so far."""
    record = view.records[(view.donor + which) % len(view.goods)]
    words, seen = record.kept + record.broken, sum(record.shown)
    if view.sharing.said[which] == GESTURES[spot] and (words < 2 or 2 * record.kept > words):
        return _told(KEPT, record.kept, words) if words > 1 else _told(PROMISED)
    if _pays(view, which, spot):
        return _told(PAYS)
    if seen >= FEWEST and 2 * record.shown[spot] >= seen:
        return _told(HABIT, record.shown[spot], seen)
    return _told(UNKNOWN)


def _told(basis: int, times: int = 0, of: int = 0) -> dict[str, int]:
    return {"basis": basis, "times": times, "of": of}


def _pays(view: DoloresView, which: int, spot: int) -> bool:
    """Whether a gesture brings most points whatever the first sharer does, by cards that lie
    open, and more than each of the other gestures against something."""
    rows = payoffs(view)
    if not all(cell.sure for row in rows for cell in row):
        return False
    spots = range(len(GESTURES))
    gains = [
        [(rows[mine][each] if which else rows[each][mine])[which] for mine in spots]
        for each in spots
    ]
    return all(
        all(a >= b for a, b in zip(gains[spot], gains[each], strict=True))
        and gains[spot] != gains[each]
        for each in spots
        if each != spot
    )
