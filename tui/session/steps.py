"""The steps of a game as somebody learnt of them: their numbers, and what is worth going to."""

from bisect import bisect_left, bisect_right
from typing import Any

from engine.frame import DEALER, EVERYONE, Seat
from engine.journal import Journal
from tui.render.face import Chapter, Face, Moment


def moment_at(journal: Journal[Any, Any, Any], step: int, seat: Seat) -> Moment:
    """A step of the game and what led to it, as the seat knows them."""
    game, state = journal.game, journal.states[step]
    if not step:
        return Moment(game.view(state, seat))
    before = journal.states[step - 1]
    seen = game.seen(before, journal.actions[step - 1], seat)
    return Moment(game.view(state, seat), game.view(before, seat), seen)


class Steps:
    """The steps of a journal that a seat has learnt of, numbered from 0 without gaps: what it never
    did takes no place in its replay, or a gap in the numbers would tell.

    chapters   what begins at which number
    decisions  the numbers at which the seat has just decided; for EVERYONE, at which anybody has
    turns      the numbers at which the game has just turned
    """

    def __init__(self, journal: Journal[Any, Any, Any], face: Face[Any, Any], seat: Seat) -> None:
        """One walk through the journal; each view is made once."""
        self._stops = [0]
        self.chapters: dict[int, Chapter] = {}
        self.decisions: list[int] = []
        self.turns: list[int] = []
        game, states = journal.game, journal.states
        after = game.view(states[0], seat)
        for step, action in enumerate(journal.actions, 1):
            before, after = after, game.view(states[step], seat)
            seen = game.seen(states[step - 1], action, seat)
            if seen is None:
                continue
            number = len(self._stops)
            self._stops.append(step)
            if action.seat == seat or (seat == EVERYONE and action.seat != DEALER):
                self.decisions.append(number)
            if (chapter := face.chapter(before, seen, after)) is not None:
                self.chapters[number] = chapter
            if face.decisive(before, seen, after):
                self.turns.append(number)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._stops) - 1

    def step(self, number: int) -> int:
        """The step of a number, or of the nearest there is."""
        return self._stops[min(max(number, 0), self.last)]

    def number(self, step: int) -> int:
        """The number of the last step learnt of that is not after `step`."""
        return max(bisect_right(self._stops, step) - 1, 0)


def following(numbers: list[int], number: int, otherwise: int) -> int:
    """The first of the ascending `numbers` behind one."""
    at = bisect_right(numbers, number)
    return numbers[at] if at < len(numbers) else otherwise


def preceding(numbers: list[int], number: int, otherwise: int) -> int:
    """The last of the ascending `numbers` before one."""
    at = bisect_left(numbers, number)
    return numbers[at - 1] if at else otherwise
