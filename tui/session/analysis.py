"""A review as it is read at a table: by the numbers of an account, decisions before they are made.

Nothing here imports Textual.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from engine.account import AnyAccount
from engine.game import EVERYONE, Seat
from engine.review import Grade
from saves.reviews import Judged
from tui.render.curves import Course
from tui.session.review import Review

SIGNS: Final = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
"""The signs of the grades, as in chess."""


class Analysis:
    """What a review says to the owner of an account: of their own decisions, or of all for
    EVERYONE. It follows the review as that grows."""

    def __init__(self, review: Review, account: AnyAccount) -> None:
        self.review = review
        self.account = account
        self._read = (0, 0)
        self._decisions: dict[int, Judged[Any]] = {}
        self._steps: list[int] = []
        self._course = Course((), 0, 0)

    def _follow(self) -> None:
        review, account = self.review, self.account
        read = (len(review.judged), len(review.expected))
        if read == self._read:
            return
        for judged in islice(review.judged.values(), self._read[0], None):
            if account.seat in (EVERYONE, judged.seat):
                self._decisions[account.number(judged.step - 1)] = judged
        if read[1] != self._read[1]:
            self._steps = sorted(review.expected)
            points = [(account.number(step), review.expected[step]) for step in self._steps]
            self._course = Course(points, 0, account.last)
        self._read = read

    def decision(self, number: int) -> Judged[Any] | None:
        """Return the decision that was made from the step of a number; None if none was judged."""
        self._follow()
        return self._decisions.get(number)

    def mistake(self, number: int) -> Judged[Any] | None:
        """Return the decision made from a step if it has a grade."""
        judged = self.decision(number)
        return judged if judged is not None and judged.grade is not None else None

    def mistakes(self, least: Grade = Grade.INACCURACY) -> list[int]:
        """Return the numbers of the steps before mistakes of a grade or a worse one, ascending."""
        self._follow()
        return sorted(number for number, _ in self._graded(least))

    def _graded(self, least: Grade) -> Iterator[tuple[int, Judged[Any]]]:
        for number, judged in self._decisions.items():
            if judged.grade is not None and judged.grade >= least:
                yield number, judged

    def counted(self) -> Counter[Grade]:
        """Return how many mistakes there are of each grade."""
        self._follow()
        return Counter(judged.grade for _, judged in self._graded(Grade.INACCURACY) if judged.grade)

    @property
    def course(self) -> Course:
        """Return what every seat could expect, over the numbers of the account."""
        self._follow()
        return self._course

    def chances(self, number: int) -> tuple[float, ...] | None:
        """Return what every seat could expect at a step, or at the last one before it that was
        looked at; None while nothing is known."""
        self._follow()
        at = bisect_right(self._steps, self.account.step(number)) - 1
        return self.review.expected[self._steps[max(at, 0)]] if self._steps else None


def next_mistake(numbers: list[int], number: int) -> int | None:
    """Return the first of the ascending numbers after one, from the end the first of all; None if
    there are none."""
    if not numbers:
        return None
    at = bisect_right(numbers, number)
    return numbers[at % len(numbers)]


def whose(perspective: Seat, humans: frozenset[Seat]) -> Seat:
    """Return the seat whose chances come first: that of the perspective, else of a person."""
    return perspective if perspective >= 0 else min(humans, default=0)
