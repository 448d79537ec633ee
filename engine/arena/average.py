"""An average over independent samples, with its 95 % interval."""

from math import sqrt
from typing import Final

Z95: Final = 1.959964
"""How many standard errors the middle 95 % of a normal distribution reach to either side."""


class Average:
    """The average of numbers that come one by one (Welford)."""

    def __init__(self) -> None:
        self.size = 0
        """How many have come."""
        self.value = 0.0
        """Their average, 0 before the first."""
        self._squares = 0.0

    def add(self, number: float) -> None:
        """Take one more sample into the average."""
        self.size += 1
        step = number - self.value
        self.value += step / self.size
        self._squares += step * (number - self.value)

    @property
    def margin(self) -> float | None:
        """Return the half-width of the 95 % interval, or None while there are fewer than two
        samples."""
        if self.size < 2:
            return None
        error = sqrt(self._squares / (self.size - 1) / self.size)
        return student(self.size - 1) * error


def student(freedom: int) -> float:
    """Return how many standard errors the middle 95 % of Student's distribution reach to either
    side (Cornish and Fisher's expansion, within 1 % from three degrees of freedom on).

    >>> round(student(3), 2), round(student(10), 2), round(student(1000), 2)
    (3.16, 2.23, 1.96)
    """
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
