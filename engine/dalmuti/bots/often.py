"""When something is said to happen mostly, and to come of one action rather than of another."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from engine.dalmuti.bots.course import Cards

FEWEST: Final = 4
"""In fewer worlds nothing can be said to happen mostly."""

MOSTLY: Final = 0.5
"""In what share of the worlds something must happen to be told."""

MORE: Final = 0.3
"""By what share of the worlds it must happen more often than after the other action."""

SOME: Final = 0.25
"""By what share of the worlds Jesters must be of use more often than otherwise for that to be
told."""


def often(times: int, other: int, told: int) -> bool:
    """Return whether something that happens `times` times in `told` worlds happens mostly, and
    clearly more often than the `other` times that it happens after another action."""
    return told >= FEWEST and times >= MOSTLY * told and times - other >= MORE * told


def happens(found: Sequence[bool], instead: Sequence[bool]) -> bool:
    """Return whether something happens mostly, and clearly more often than `instead`."""
    return often(sum(found), sum(instead), len(instead))


def mostly(
    found: Iterable[frozenset[Cards]],
    instead: Sequence[frozenset[Cards]],
    ranks: Collection[int] = (),
) -> Cards | None:
    """Return the cards that are found most often, if that is mostly, and clearly more often than
    `instead`; else None. Cards of the given ranks come before all others; a tie goes to the worst.

    >>> some, none = frozenset({(7, 2)}), frozenset()
    >>> mostly([some] * 4, [none] * 4), mostly([some] * 4, [some] * 4)
    ((7, 2), None)
    """
    times, other = (Counter(each for one in all_ for each in one) for all_ in (found, instead))
    likely = [each for each in times if often(times[each], other[each], len(instead))]
    return max(likely, key=lambda each: (each[0] in ranks, times[each], each), default=None)
