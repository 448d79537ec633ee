"""Why a gesture of the other sharer is likely, as far as the table shows it."""

from typing import Final

from engine.dolores.cards import GESTURES
from engine.dolores.payoffs import payoffs
from engine.dolores.views import DoloresView

UNKNOWN, PROMISED, KEPT, PAYS = range(4)
"""Nothing shows it; it is announced, by one whose words are hardly known, or have been true so many
times; it brings most points whatever the first sharer does. How often it was made before is told
nowhere: it is another figure than its chance now, and was read as contradicting that."""

TIMES: Final = range(1000)

BECAUSE: Final = {"basis": range(4), "times": TIMES, "of": TIMES}


def because(view: DoloresView, which: int, spot: int) -> dict[str, int]:
    """Return why the other sharer, the donor (0) or their neighbour (1), likely makes a gesture,
    the first of these: it is announced by one whose words are mostly true, or hardly known; it pays
    whatever comes."""
    record = view.records[(view.donor + which) % len(view.goods)]
    words = record.kept + record.broken
    if view.sharing.said[which] == GESTURES[spot] and (words < 2 or 2 * record.kept > words):
        return _told(KEPT, record.kept, words) if words > 1 else _told(PROMISED)
    if _pays(view, which, spot):
        return _told(PAYS)
    return _told(UNKNOWN)


def _told(basis: int, times: int = 0, of: int = 0) -> dict[str, int]:
    return {"basis": basis, "times": times, "of": of}


def _pays(view: DoloresView, which: int, spot: int) -> bool:
    """Return whether a gesture brings a sharer most points whatever the other one shows, by cards
    that all lie open, and more than each of the other gestures against something."""
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
