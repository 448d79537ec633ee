"""What possessions are worth before the end and at it: each seat's share of the victory."""

from math import exp
from typing import Final

from engine.dolce_vita.score import fortune

Owned = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...]]
"""What everybody owns: goods and money by seat, as in the state."""

Values = tuple[float, ...]
"""By seat, its expected share of the victory, between 0 and 1; together 1."""

FADING: Final = 0.75
"""What is left of a good's value with every round still to come, for it may yet have to be
exchanged for a worse one; money stays what it is. Measured: 0.55 to 0.85 differ little."""

TEMPERATURE: Final = 3.3
"""The lead that is worth odds of e to one before the last round, in units of 100,000."""

LAST_TEMPERATURE: Final = 1.0
"""The same in the last round."""


def values(owned: Owned, rounds_left: int) -> Values:
    """Return each seat's expected share of the victory with so many rounds to come after this one,
    as the robots weigh it when they choose."""
    return odds(owned, FADING**rounds_left, TEMPERATURE if rounds_left else LAST_TEMPERATURE)


def odds(owned: Owned, kept: float, temperature: float) -> Values:
    """Return each seat's expected share of the victory as their fortunes stand to each other: goods
    keep `kept` of their value, and a lead by `temperature` is worth odds of e to one."""
    sums = [
        sum(goods) * kept + money[0] + 2 * money[1] for goods, money in zip(*owned, strict=True)
    ]
    most = max(sums)
    weights = [exp((each - most) / temperature) for each in sums]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def shares(owned: Owned) -> Values:
    """Return the seats' shares of the victory if this is the end: the richest share it (DV15).

    >>> shares((((7, 5), (7, 7), (7, 4)), ((0, 1), (0, 0), (1, 0))))
    (0.5, 0.5, 0.0)
    """
    fortunes = [fortune(goods, money) for goods, money in zip(*owned, strict=True)]
    most = max(fortunes)
    return tuple([(each == most) / fortunes.count(most) for each in fortunes])
