"""A sharing as a matrix game: two mixtures of choices, each an answer to the other.

Choices that are worse than another whatever the other side does are never made; between the rest
regret matching decides (Hart and Mas-Colell; the variant that keeps no negative regret is
Tammelin's). The other side may be believed to play a certain mixture for a part of the time: the
answer then exploits it and is still hard to counter (Johanson, Zinkevich and Bowling, "Computing
robust counter-strategies").
"""

from collections.abc import Sequence
from operator import mul
from random import Random
from typing import Final

Mixture = list[float]
"""By choice, how likely it is made."""
Payoffs = Sequence[Sequence[float]]
"""A row for each choice of one's own, a column for each of the other's."""

ROUNDS: Final = 100
"""How many rounds regrets are matched. They are then about a hundredth of the payoffs' spread."""


def solve(
    mine: Payoffs, theirs: Payoffs, belief: Sequence[float] = (), trust: float = 0.0
) -> tuple[Mixture, Mixture]:
    """Return both mixtures. `theirs` has a row for each choice of theirs. For the part `trust` the
    other side plays `belief`, whatever is best for it, and only for the rest the mixture returned.

    >>> solve(((3, 0), (5, 1)), ((3, 0), (5, 1)))
    ([0.0, 1.0], [0.0, 1.0])
    """
    rows, columns = _undominated(mine, theirs, doubt=trust > 0)
    if len(rows) == len(columns) == 1:
        return _spread([1.0], rows, len(mine)), _spread([1.0], columns, len(theirs))
    sure = [trust * sum(map(mul, belief, mine[row])) if trust else 0.0 for row in rows]
    x, y = _match_regrets(
        sure,
        [[(1 - trust) * mine[row][column] for column in columns] for row in rows],
        [[theirs[column][row] for row in rows] for column in columns],
    )
    return _spread(x, rows, len(mine)), _spread(y, columns, len(theirs))


def draw(mixture: Mixture, rng: Random) -> int:
    """Return the index of a choice drawn from a mixture."""
    left = rng.random()
    for choice, part in enumerate(mixture):
        left -= part
        if left < 0:
            return choice
    return likeliest(mixture)


def percent(chance: float) -> int:
    """Return a chance in percent, at most 99: what is foreseen of others is never sure."""
    return min(round(100 * chance), 99)


def likeliest(mixture: Mixture) -> int:
    """Return the index of the choice made most often."""
    return mixture.index(max(mixture))


def _undominated(mine: Payoffs, theirs: Payoffs, doubt: bool) -> tuple[list[int], list[int]]:
    """Return the rows and columns that are left when dominated ones are struck out again and again.
    In `doubt` a row is struck out only if it is worse against every column, struck out or not."""
    rows, columns = list(range(len(mine))), list(range(len(theirs)))
    while True:
        met = range(len(theirs)) if doubt else columns
        better = [row for row in rows if not _dominated(row, mine, rows, met)]
        answers = [column for column in columns if not _dominated(column, theirs, columns, better)]
        if len(better) == len(rows) and len(answers) == len(columns):
            return rows, columns
        rows, columns = better, answers


def _dominated(
    choice: int, payoffs: Payoffs, choices: Sequence[int], against: Sequence[int]
) -> bool:
    row = payoffs[choice]
    return any(all(payoffs[other][met] > row[met] for met in against) for other in choices)


def _match_regrets(
    sure: Sequence[float], mine: Payoffs, theirs: Payoffs
) -> tuple[Mixture, Mixture]:
    """Return the mean mixtures, later rounds weighing more. `sure` is what a row pays anyway. Each
    round plays each choice in proportion to how much it has been missed. Written out for both
    sides, as the robots spend their time here."""
    rows = list(zip(sure, mine, strict=True))
    x, y = [1 / len(mine)] * len(mine), [1 / len(theirs)] * len(theirs)
    my_regrets, their_regrets = [0.0] * len(mine), [0.0] * len(theirs)
    my_sums, their_sums = [0.0] * len(mine), [0.0] * len(theirs)
    for turn in range(1, ROUNDS + 1):
        pays = [base + sum(map(mul, row, y)) for base, row in rows]
        got = sum(map(mul, pays, x))
        my_regrets = [
            sorry if (sorry := missed + pay - got) > 0 else 0.0
            for missed, pay in zip(my_regrets, pays, strict=True)
        ]
        if total := sum(my_regrets):
            x = [missed / total for missed in my_regrets]
        pays = [sum(map(mul, row, x)) for row in theirs]
        got = sum(map(mul, pays, y))
        their_regrets = [
            sorry if (sorry := missed + pay - got) > 0 else 0.0
            for missed, pay in zip(their_regrets, pays, strict=True)
        ]
        if total := sum(their_regrets):
            y = [missed / total for missed in their_regrets]
        my_sums = [done + turn * part for done, part in zip(my_sums, x, strict=True)]
        their_sums = [done + turn * part for done, part in zip(their_sums, y, strict=True)]
    weight = ROUNDS * (ROUNDS + 1) / 2
    return [done / weight for done in my_sums], [done / weight for done in their_sums]


def _spread(mixture: Mixture, choices: Sequence[int], size: int) -> Mixture:
    """Return a mixture of some choices as one of all `size` choices."""
    whole = [0.0] * size
    for choice, part in zip(choices, mixture, strict=True):
        whole[choice] = part
    return whole
