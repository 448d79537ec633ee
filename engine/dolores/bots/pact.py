"""Sharing by agreement, with three and four players (DO13, DO18).

Two who share take more home than two who fight, at the expense of those who watch; but who fights
against a Partage takes all. So a faithful character shares with whoever promises it too and may be
believed. The records are its memory: they are all that a robot keeps. Measured with three
players: alone among robots that know no pacts the faithful win some 0.9 of a fair share; among the
faithful, one that promises nothing wins as little.
"""

from typing import Final

from engine.character import Character
from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.analysis import Analysis
from engine.dolores.cards import CONFLIT, PARTAGE, Gesture
from engine.dolores.phases import GESTURES
from engine.dolores.state import CHOSEN, Record, side
from engine.dolores.views import DoloresView
from engine.game import Seat

FAITHFUL: Final = 0.5
"""Who is more honest than this knows pacts."""
GRUDGE: Final = 5
"""How many kept words a broken one outweighs for the most vengeful; for others fewer, down to
one."""
OPENING: Final = 2
"""So many kept words a player is credited with from the start."""
TRUST: Final = 0.6
"""Who is believed less than this is promised nothing."""
PATIENCE: Final = 0.2
"""By how much of the victory a sharing with one who is believed altogether may disappoint, for the
sake of those to come."""


def may_agree(view: DoloresView, character: Character) -> bool:
    """Return whether a character thinks of sharing: between two players it only helps the rival."""
    among = len(view.goods) > 2 and view.phase == GESTURES and side(view, view.seat) >= 0
    return among and character.honest > FAITHFUL


def agreed(analysis: Analysis, character: Character) -> DoloresAction | None:
    """Return what a sharer says or does to share by agreement; None if it comes to no pact."""
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
        return share if chosen else Announce(view.seat, PARTAGE)
    if theirs or chosen or rng.random() >= character.talkative:
        return None
    if all(suits(analysis, seat, character) for seat in analysis.duel.sharers):
        return Announce(view.seat, PARTAGE)
    return None


def suits(analysis: Analysis, seat: Seat, character: Character) -> bool:
    """Return whether a sharer may risk to share, by how far the other can be believed."""
    sharers, cells = analysis.duel.sharers, analysis.duel.cells
    which = sharers.index(seat)
    sure = believed(analysis.view.records[sharers[1 - which]], character.vengeful)
    betrayed = (CONFLIT, PARTAGE) if which else (PARTAGE, CONFLIT)
    hope = sure * cells[PARTAGE, PARTAGE][seat] + (1 - sure) * cells[betrayed][seat]
    patience = PATIENCE * analysis.value.later * (sure - TRUST) / (1 - TRUST)
    return sure >= TRUST and hope > analysis.value.chances({})[seat] - patience


def believed(record: Record, vengeful: float) -> float:
    """Return how likely a character thinks it that a player keeps his word, by all that he gave.

    >>> believed(Record(kept=0, broken=1, shown=(0, 1, 0), last=2), 0.0)
    0.5
    """
    kept = record.kept + OPENING
    return kept / (kept + (1 + (GRUDGE - 1) * vengeful) * record.broken + 1)


def withdrawn(view: DoloresView, character: Character, likely: int) -> Announce | None:
    """Return what a faithful character says whose promise found no answer: what it does instead,
    once nobody can make use of it."""
    which = side(view, view.seat)
    promised = view.sharing.said[which] == PARTAGE != likely
    open_still = view.sharing.hands[1 - which] != CHOSEN
    if open_still or not promised or character.honest <= FAITHFUL:
        return None
    return Announce(view.seat, Gesture(likely))
