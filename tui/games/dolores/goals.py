"""The goals of Dolorès."""

from typing import Final

from engine.dolores.actions import Pick, Settle, Take
from engine.dolores.cards import FIRST_BOTTLE, PARTAGE, WORTH, value
from engine.dolores.state import side
from tui.games.goals import Goal, Story


def word_kept(story: Story) -> bool:
    """Return whether the player kept their word five times, never broke it, and won."""
    record = story.moments[-1].view.records[story.seat]
    return bool(story.won and record.kept >= 5 and not record.broken)


def shared(story: Story) -> bool:
    """Return whether in three sharings of the player both of the two shared."""
    times = sum(
        isinstance(moment.action, Settle)
        and side(moment.before, story.seat) >= 0
        and moment.before.sharing.hands == (PARTAGE, PARTAGE)
        for moment in story.moments
    )
    return bool(times >= 3)


def best_picked(story: Story) -> bool:
    """Return whether the player, the only one to dodge, picked a card of value 3."""
    return any(
        isinstance(moment.action, Pick)
        and moment.action.seat == story.seat
        and (card := moment.before.sharing.cards[moment.action.slot]) < FIRST_BOTTLE
        and value(card) == 3
        for moment in story.moments
    )


def bet_won(story: Story) -> bool:
    """Return whether the player won a bet on the gestures of the two others."""
    return any(
        isinstance(moment.action, Take) and moment.action.seat == story.seat
        for moment in story.moments
    )


def all_equal(story: Story) -> bool:
    """Return whether three collections or more of the player ended equal, so that all counted
    twice."""
    owned = [WORTH[each] for each in story.moments[-1].view.goods[story.seat] if each]
    return len(owned) >= 3 and len(set(owned)) == 1


GOALS: Final = (
    Goal("pick", best_picked),
    Goal("share", shared),
    Goal("word", word_kept),
    Goal("bet", bet_won),
    Goal("equal", all_equal),
)
