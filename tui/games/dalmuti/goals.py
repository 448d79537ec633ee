"""The goals of Der Große Dalmuti."""

from collections.abc import Iterator
from typing import Final

from engine.dalmuti.actions import Play, Revolution, Score, Sweep
from engine.dalmuti.cards import JESTER
from tui.games.goals import Goal, Story

MANY: Final = 6
"""How many cards of one rank are many."""

HANDS: Final = 3
"""How many hands in a row are many."""


def ranks(story: Story) -> Iterator[tuple[int, int]]:
    """Yield the player's place in the order before and after each hand, from 0."""
    for moment in story.moments:
        if isinstance(moment.action, Score):
            before, after = moment.before.match.order, moment.view.match.order
            yield before.index(story.seat), after.index(story.seat)


def from_below(story: Story) -> bool:
    """Return whether the player went out first in a hand as Greater Peon."""
    last = len(story.outcome.places) - 1
    return any(hand == (last, 0) for hand in ranks(story))


def long_reign(story: Story) -> bool:
    """Return whether the player went out first in three hands running."""
    run = 0
    for _, place in ranks(story):
        run = run + 1 if place == 0 else 0
        if run == HANDS:
            return True
    return False


def jester_in_place(story: Story) -> bool:
    """Return whether the player took a trick in which a Jester stood for another card."""
    return any(
        isinstance(moment.action, Sweep)
        and (top := moment.before.table.top) is not None
        and top.seat == story.seat
        and top.jesters
        and top.rank != JESTER
        for moment in story.moments
    )


def many_at_once(story: Story) -> bool:
    """Return whether the player played six cards or more at once."""
    return any(
        isinstance(action := moment.action, Play)
        and action.seat == story.seat
        and action.count + action.jesters >= MANY
        for moment in story.moments
    )


def revolution(story: Story) -> bool:
    """Return whether the player called a revolution."""
    return any(
        isinstance(moment.action, Revolution) and moment.action.seat == story.seat
        for moment in story.moments
    )


GOALS: Final = (
    Goal("jester", jester_in_place),
    Goal("many", many_at_once),
    Goal("peon", from_below),
    Goal("reign", long_reign),
    Goal("revolution", revolution),
)
