"""The goals of Dolce Vita."""

from collections.abc import Iterator
from typing import Final

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, Verdict, verdict_on
from engine.dolce_vita.cards import TOTAL
from tui.games.goals import Goal, Story

SEVEN: Final = 7
"""The best value of a good, in hundreds of thousands."""


def verdicts(story: Story) -> Iterator[tuple[Verdict, tuple[int, ...]]]:
    """Yield the verdict on every column that was awarded, with the totals on it by seat."""
    for moment in story.moments:
        if isinstance(moment.action, Award):
            column = moment.action.column
            totals = tuple(TOTAL[mask] for mask in moment.before.bids[column])
            yield verdict_on(moment.before, column), totals


def taken(story: Story) -> Iterator[Take]:
    """Yield every turn of the player to take an object."""
    for verdict, _ in verdicts(story):
        yield from (take for take in verdict.takes if take.seat == story.seat)


def with_two(story: Story) -> bool:
    """Return whether the player was the first to take from a column with a total of 2."""
    firsts = (verdict.takes[0] for verdict, _ in verdicts(story) if verdict.takes)
    return any(first.seat == story.seat and first.total == 2 for first in firsts)


def behind_ties(story: Story) -> bool:
    """Return whether the player took first from a column because all with more had tied."""
    return any(
        verdict.takes[0].seat == story.seat
        and any(totals[seat] > verdict.takes[0].total for seat in verdict.struck)
        for verdict, totals in verdicts(story)
        if verdict.takes
    )


def good_exchanges(story: Story) -> bool:
    """Return whether the player exchanged three goods or more, each for a better one."""
    gains = [take.gain for take in taken(story) if take.returned]
    return len(gains) >= 3 and min(gains) > 0


def three_sevens(story: Story) -> bool:
    """Return whether the player ended with three goods of 700,000."""
    return bool(story.moments[-1].view.goods[story.seat].count(SEVEN) >= 3)


def every_kind(story: Story) -> bool:
    """Return whether the player won with a good of each of the seven kinds."""
    return story.won and all(story.moments[-1].view.goods[story.seat])


GOALS: Final = (
    Goal("two", with_two),
    Goal("ties", behind_ties),
    Goal("exchanges", good_exchanges),
    Goal("sevens", three_sevens),
    Goal("kinds", every_kind),
)
