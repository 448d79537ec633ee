"""What players of Dolorès may remark on: words kept and broken, trust, loot that is gone."""

from collections.abc import Sequence
from typing import Any, Final

from engine.dolores.actions import Discard, Settle, Steal
from engine.dolores.cards import CONFLIT, PARTAGE
from engine.dolores.phases import SETTLE
from engine.dolores.score import score
from engine.dolores.state import Record, occupied
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.seating import sharers
from tui.render.remarks import Occasion, known

MUCH: Final = 4
"""How many cards are much to lose at once."""

DEAR: Final = 4
"""How many points are much to lose by what is given up or received."""

HAUL: Final = 7
"""How many points are much to gain at once."""

Told = tuple[Record, Record]
"""What somebody had shown before two gestures, and after them."""


def occasions(before: DoloresView, action: Any, after: DoloresView) -> list[Occasion]:
    """Return who may remark on two gestures as they are shown, on what they bring or cost, or on a
    theft."""
    when = known(after.sharing.number, before.goods, before.records)
    if isinstance(action, Steal):
        return [Occasion(action.victim, "dolores.stolen", when)]
    pair = sharers(after)
    if isinstance(action, Settle | Discard):
        return _changed(pair, before, after, isinstance(action, Discard), when)
    if all(after.records[seat] == before.records[seat] for seat in pair):
        return []  # one of two gestures is still to be chosen
    told = [(before.records[seat], after.records[seat]) for seat in pair]
    promised = [said == PARTAGE for said in before.sharing.said]
    if all(promised) and all(new.kept > old.kept for old, new in told):
        return _shared(pair, told, when)
    # What Embrouille may still cancel, or somebody else take first, is not lost yet.
    lost = after.phase == SETTLE and len(occupied(after.sharing)) >= MUCH
    found = []
    for which, heard in enumerate(reversed(pair)):
        about = _told_of(told[which], told[1 - which], promised[which], lost)
        if about:
            found.append(Occasion(heard, f"dolores.{about}", when))
    if not found and lost and all(new.last == CONFLIT for _, new in told):
        return [Occasion(seat, "dolores.wasted", when) for seat in pair]
    return found


def _told_of(theirs: Told, mine: Told, promised: bool, lost: bool) -> str:
    """Return what somebody may remark on what the other did, who may have promised to share; "" for
    nothing. A player who has broken their own word to the other had better be silent."""
    (old, new), (been, own) = theirs, mine
    false = own.broken > been.broken
    if promised and new.broken > old.broken:
        if own.last == PARTAGE:
            return "broken"
        return "seen-through" if old.broken and not false else ""
    if promised and own.last != PARTAGE:
        return "doubted" if old.broken and not own.broken else ""
    robbed = lost and new.last == CONFLIT and own.last == PARTAGE and not false
    return "robbed" if robbed else ""


def _shared(pair: tuple[Seat, Seat], told: Sequence[Told], when: int) -> list[Occasion]:
    """Return who may remark on a promise that both kept: who forgives one who broke their word,
    else whoever keeps one for the first time."""
    broken = [old.broken for old, _ in told]
    forgiving = [
        Occasion(seat, "dolores.reconciled", when)
        for seat, mine, theirs in zip(pair, broken, broken[::-1], strict=True)
        if theirs and not mine
    ]
    first = [seat for seat, (old, _) in zip(pair, told, strict=True) if not old.kept]
    return forgiving or [Occasion(seat, "dolores.shared", when, glad=True) for seat in first]


def _changed(
    pair: tuple[Seat, Seat], before: DoloresView, after: DoloresView, given_up: bool, when: int
) -> list[Occasion]:
    """Return who may remark on what a sharing has brought or cost them. Scoring more because
    something was given up is no catch."""
    found = []
    for seat in pair:
        points = score(after.goods[seat]) - score(before.goods[seat])
        if points <= -DEAR:
            found.append(Occasion(seat, "dolores.gave-up" if given_up else "dolores.burden", when))
        elif points >= HAUL and not given_up:
            found.append(Occasion(seat, "dolores.haul", when, glad=True))
    return found
