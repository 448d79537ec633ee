"""How more cards change what a collection counts for (DO22)."""

from typing import Final

from engine.dolores.score import counting

OPENS, OUTGROWS, LIFTS = "opens", "outgrows", "lifts"
COSTLY: Final = (OPENS, OUTGROWS, LIFTS)
"""What costs points: a new collection is the lowest now; others that were highest are so no more;
one is no longer among the lowest, which all count."""
LEVELS, JOINS = "levels", "joins"
SHARED: Final = (LEVELS, JOINS)
"""What brings points by other collections: the lowest is level with others now, or a new one is
among the lowest, which all count."""


def effect(before: tuple[int, ...], after: tuple[int, ...], kind: int, gain: bool) -> str | None:
    """What becomes of a collection that brings points, with `gain`, or costs some: one of COSTLY,
    or that it was the highest and is "higher" now, becomes the "top", alone, or one of the
    "highest", was the "lowest", alone, and is raised, or one of SHARED. None if it is none of
    these."""
    (highest, lowest), (high, low) = counting(before), counting(after)
    new = not before[kind - 1]
    if not gain:
        if kind in low and new:
            return OPENS
        if kind in high and {*highest} - {*high}:
            return OUTGROWS
        return LIFTS if kind in lowest and kind not in low else None
    if kind in high:
        return "higher" if highest == (kind,) else "top" if high == (kind,) else "highest"
    if lowest == (kind,):
        return LEVELS if kind in low and len(low) > 1 else "lowest"
    return JOINS if kind in low and new else None
