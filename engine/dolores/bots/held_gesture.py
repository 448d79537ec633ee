"""Which gesture of a Ruse its player keeps against one of the other sharer's (DO15), as far as a
review tells of it."""

from collections.abc import Sequence

from engine.dolores.bots.analysis import Analysis
from engine.dolores.cards import GESTURES
from engine.game import Reason


def held_against(
    analysis: Analysis, which: int, both: tuple[int, int], spot: int
) -> tuple[int, int]:
    """Return the gestures that two choices of the sharer `which` come to against the other's choice
    `spot`: of a Ruse the gesture then kept. Against a Ruse return both choices as they are."""
    if spot >= len(GESTURES):
        return both
    theirs, shown = GESTURES[spot], analysis.duel.shown
    one, two = ((shown(theirs, each) if which else shown(each, theirs))[which] for each in both)
    return one, two


def with_held(told: Sequence[Reason], choice: int) -> list[Reason]:
    """Return what is told of a choice; if that is a Ruse, add behind each reason with an own
    gesture that this one is kept."""
    if choice in GESTURES:
        return [*told]
    found = list[Reason]()
    for each in told:
        found.append(each)
        if "mine" in each.facts:
            found.append(Reason("trick-keeps", {"held": each.facts["mine"]}))
    return found
