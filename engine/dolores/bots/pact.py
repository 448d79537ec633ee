"""Sharing by agreement, with three and four players (DO13, DO18).

Two who share take more home than two who fight, at the expense of those who watch; but who fights
against a Partage takes all. So a faithful character shares with whoever promises it too and may be
believed. The records are its memory: they are all that a robot keeps.

What pacts cost among robots that know none are first promises that are broken, a third of a fair
share each. Such a robot keeps one promise in twelve, but breaks three words in five: whoever
waits for a gesture or two has mostly found it out at little cost.
"""

from typing import Final

from engine.character import Character
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.analysis import Analysis
from engine.dolores.cards import CONFLIT, PARTAGE
from engine.dolores.payoffs import met
from engine.dolores.phases import GESTURES
from engine.dolores.state import CHOSEN, Record, side
from engine.dolores.views import DoloresView
from engine.game import Seat

FAITHFUL: Final = 0.5
"""A character more honest than this makes pacts."""
WORD: Final = 7
"""How many gestures shown without a broken word tell as much as one promise kept."""
GRUDGE: Final = 5
"""How many kept promises a broken word outweighs for the most vengeful; for others fewer, down to
one."""
TRUST: Final = 0.5
"""A player believed less than this is promised nothing. A stranger is, until a gesture is shown
that belies no word. With 0.6 a third fewer shared, and it brought a faithful robot nothing."""
PATIENCE: Final = 0.2
"""How much less of the victory a sharing with a fully believed player may promise than gestures
chosen without a pact, for the sake of later sharings."""
COSTLY: Final = 4
"""How many points it may cost at once at most to share: nobody promises more, whatever the cards
may be good for later."""


def may_agree(view: DoloresView, character: Character) -> bool:
    """Return whether a character considers a pact now: as an honest sharer, before the gestures,
    with more than two players. Between two a pact only helps the rival."""
    among = len(view.goods) > 2 and view.phase == GESTURES and side(view, view.seat) >= 0
    return among and character.honest > FAITHFUL


def agreed(analysis: Analysis, character: Character) -> DoloresAction | None:
    """Return what a sharer says or does to share by agreement; None if it comes to no pact. Who has
    promised nothing by the time the other has chosen shares only if that costs no points."""
    view, which, rng = analysis.view, analysis.which, analysis.sample.rng
    if not may_agree(view, character):
        return None
    sharing, share = view.sharing, Commit(view.seat, PARTAGE)
    mine, theirs = sharing.said[which], sharing.said[1 - which]
    chosen = sharing.hands[1 - which] == CHOSEN
    if mine == theirs == PARTAGE:
        return share if rng.random() >= (1 - character.honest) ** 2 else None
    if sharing.words[which]:
        return None
    if theirs == PARTAGE and suits(analysis, view.seat, character):
        if not chosen:
            return Announce(view.seat, PARTAGE)
        return share if met(view, which, PARTAGE, PARTAGE)[which] >= 0 else None
    if theirs or chosen or rng.random() >= character.talkative:
        return None
    if all(suits(analysis, seat, character) for seat in analysis.duel.sharers):
        return Announce(view.seat, PARTAGE)
    return None


def suits(analysis: Analysis, seat: Seat, character: Character) -> bool:
    """Return whether a sharer may risk sharing, by how far the other sharer can be believed."""
    sharers, cells = analysis.duel.sharers, analysis.duel.cells
    which, view = sharers.index(seat), analysis.view
    if met(view, which, PARTAGE, PARTAGE)[which] < -COSTLY:
        return False
    sure = believed(view.records[sharers[1 - which]], character.vengeful)
    betrayed = (CONFLIT, PARTAGE) if which else (PARTAGE, CONFLIT)
    hope = sure * cells[PARTAGE, PARTAGE][seat] + (1 - sure) * cells[betrayed][seat]
    patience = PATIENCE * analysis.value.later * (sure - TRUST) / (1 - TRUST)
    return sure >= TRUST and hope > analysis.duel.value()[seat] - patience


def believed(record: Record, vengeful: float) -> float:
    """Return how likely a player who announces Partage shares, by all that the player has shown. A
    stranger is believed little. A player who goes on without a broken word is believed more, as
    liars are mostly found out by their second word. Of words kept only a Partage counts: a player
    who truly announces a Conflit may still not share.

    >>> believed(Record(kept=0, broken=1, shown=(0, 1, 0), last=2), 0.0)
    0.18181818181818182
    >>> believed(Record(kept=1, broken=0, shown=(1, 1, 0), last=1), 0.0)
    0.8333333333333334
    """
    kept = WORD * min(record.kept, record.shown[0])
    broken = WORD * (1 + (GRUDGE - 1) * vengeful) * record.broken
    shown = sum(record.shown)
    return (shown + 1 + kept) / (shown + 3 + kept + broken)
