"""A review as a table shows it: by the step numbers of an account, each decision at the step before
it.

Nothing here imports Textual.
"""

from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from operator import sub
from typing import Any, Final

from engine.account import AnyAccount
from engine.game import EVERYONE, Seat
from engine.review import Grade
from saves.reviews import Judged
from tui.render.curves import Course
from tui.render.telling import ended
from tui.session.review import Review

MOST: Final = 120
"""The most steps at which chances to win the whole game are worked out from those in a part."""


Shares = tuple[float, ...]
"""By seat, the share that it could expect, from 0 to 1."""


class Analysis:
    """The part of a review for the owner of an account: their own decisions, or all for EVERYONE.
    It follows the review as that grows."""

    def __init__(
        self, review: Review, account: AnyAccount, won: dict[int, Shares] | None = None
    ) -> None:
        """Read a review for the owner of an account. `won` holds the chances to win the whole game
        by step of the save, as far as they are known. Several analyses may share it, because the
        chances are the same for all, and slow to work out."""
        self.review = review
        self.account = account
        self._won_at = {} if won is None else won
        self.written: dict[Any, Any] = {}
        """The lines already made of all mistakes, by what they depend on; cleared as soon as more
        is known."""
        self._read = (0, 0)
        self._decisions: dict[int, Judged[Any]] = {}
        self._graded: list[tuple[int, Grade]] = []
        self._steps: list[int] = []
        self._apart = 1
        """How many steps the review goes on from one that it looks at to the next."""
        self._course = self._whole = Course((), 0, account.last)
        """The chances to win the whole game; in a game without parts `_course` itself."""

    def _follow(self) -> None:
        review, account = self.review, self.account
        read = (len(review.judged), len(review.expected))
        if read == self._read:
            return
        self.written.clear()
        for judged in islice(review.judged.values(), self._read[0], None):
            if account.seat in (EVERYONE, judged.seat):
                number = account.number(judged.step - 1)
                self._decisions[number] = judged
                if judged.grade is not None:
                    insort(self._graded, (number, judged.grade))
        if read[1] != self._read[1]:
            self._steps = sorted(review.expected)
            self._apart = max(map(sub, self._steps[1:], self._steps), default=1)
            points = [(account.number(step), review.expected[step]) for step in self._steps]
            self._course = Course(points, 0, account.last)
            self._whole = self._course
            if account.game.victory is not None:
                every = self._steps[:: 1 + len(points) // MOST]
                whole = [(account.number(step), self._won(step)) for step in every]
                self._whole = Course(whole, 0, account.last)
        self._read = read

    def _won(self, step: int) -> Shares:
        """Return the chances to win the whole game at a step of the save."""
        shares, victory = self.review.expected[step], self.account.game.victory
        if victory is None:
            return shares
        if step not in self._won_at:
            view = self.account.moment(self.account.number(step)).view
            self._won_at[step] = victory(view, shares)
        return self._won_at[step]

    def decision(self, number: int) -> Judged[Any] | None:
        """Return the decision that was made from the step of a number; None if none was judged."""
        self._follow()
        return self._decisions.get(number)

    def mistake(self, number: int) -> Judged[Any] | None:
        """Return the decision made from a step if it has a grade, else None."""
        judged = self.decision(number)
        return judged if judged is not None and judged.grade is not None else None

    def graded(self) -> Sequence[tuple[int, Grade]]:
        """Return the mistakes as the numbers of the steps before them, ascending, and grades."""
        self._follow()
        return self._graded

    def mistakes(self, least: Grade = Grade.INACCURACY) -> list[int]:
        """Return the numbers of the steps before mistakes of a grade or a worse one, ascending."""
        return [number for number, grade in self.graded() if grade >= least]

    def costliest(self, least: Grade = Grade.INACCURACY) -> list[tuple[int, Judged[Any]]]:
        """Return the mistakes of a grade or a worse one with the numbers of the steps before them,
        the costliest first."""
        found = [(number, self._decisions[number]) for number in self.mistakes(least)]
        return sorted(found, key=lambda each: (-each[1].cost, each[0]))

    def counted(self) -> Counter[Grade]:
        """Return how many mistakes there are of each grade."""
        return Counter(grade for _, grade in self.graded())

    def elsewhere(self) -> bool:
        """Return whether mistakes of others were found, which this owner's account leaves out."""
        found = (judged for judged in self.review.judged.values() if judged.grade is not None)
        return any(self.account.seat not in (EVERYONE, judged.seat) for judged in found)

    @property
    def course(self) -> Course:
        """Return every seat's chances to win the whole game, by step numbers of the account."""
        self._follow()
        return self._whole

    @property
    def expected(self) -> Course:
        """Return every seat's expected shares as the review has them, by step numbers of the
        account: in a game with parts, of the part."""
        self._follow()
        return self._course

    def part(self, first: int, last: int) -> Course | None:
        """Return what every seat could expect of the part of a game between two numbers; None for a
        game without parts."""
        self._follow()
        if self.account.game.victory is None:
            return None
        return Course(
            [each for each in self._course.points if first <= each[0] <= last], first, last
        )

    def chances(self, number: int) -> tuple[float, ...] | None:
        """Return every seat's chances to win the whole game, from 0 to 1, at a step or at the last
        one before it that was looked at. At the end of the game the winners share 1 equally. None
        while nothing is known, or where a review that grows, from the first step on, has not come
        yet."""
        self._follow()
        if not self._steps:
            return None
        if outcome := ended(self.account, number):
            return tuple((place == 1) / outcome.places.count(1) for place in outcome.places)
        step = self.account.step(number)
        at = max(bisect_right(self._steps, step) - 1, 0)
        if not self.review.whole and step >= self._steps[at] + self._apart:
            return None
        return self._won(self._steps[at])


def next_mistake(numbers: list[int], number: int) -> int | None:
    """Return the first of the ascending `numbers` after `number`; after the last, the first of all.
    None if there are none."""
    if not numbers:
        return None
    at = bisect_right(numbers, number)
    return numbers[at % len(numbers)]


def next_costliest(numbers: list[int], number: int) -> int | None:
    """Return the number after `number` in the order of `numbers`, the costliest first. Return the
    first after the last, or if `number` is none of them; None if there are none."""
    if not numbers:
        return None
    return numbers[(numbers.index(number) + 1) % len(numbers)] if number in numbers else numbers[0]


def whose(perspective: Seat, humans: frozenset[Seat]) -> Seat:
    """Return the seat whose chances come first: that of the perspective, else the first person's,
    else 0."""
    return perspective if perspective >= 0 else min(humans, default=0)
