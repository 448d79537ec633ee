"""What is worth going to in an account: where parts begin, who decided, where the game turned."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import Any

from engine.account import Account
from engine.game import DEALER, EVERYONE
from saves.records import Note
from tui.render.face import Chapter, Face


class Steps:
    """The landmarks of an account, by its numbers.

    chapters   what begins at which number
    decisions  the numbers at which its seat has just decided; for EVERYONE, at which anybody has
    turns      the numbers at which the game has just turned
    """

    def __init__(self, account: Account[Any, Any, Any], face: Face[Any, Any]) -> None:
        """One walk through the account as it is now."""
        self.chapters: dict[int, Chapter] = {}
        self.decisions: list[int] = []
        self.turns: list[int] = []
        seat = account.seat
        for number in range(1, account.last + 1):
            after, before, seen = account.moment(number)
            if seen.seat == seat or (seat == EVERYONE and seen.seat != DEALER):
                self.decisions.append(number)
            if (chapter := face.chapter(before, seen, after)) is not None:
                self.chapters[number] = chapter
            if face.decisive(before, seen, after):
                self.turns.append(number)


def noted(account: Account[Any, Any, Any], notes: Mapping[int, Note]) -> dict[int, list[Note]]:
    """The notes of a save by the account's numbers; one on a step that was not learnt of stands
    with the last before it, so that none is lost and no number tells."""
    found: dict[int, list[Note]] = {}
    for step in sorted(notes):
        found.setdefault(account.number(step), []).append(notes[step])
    return found


def following(numbers: list[int], number: int, otherwise: int) -> int:
    """The first of the ascending `numbers` behind one."""
    at = bisect_right(numbers, number)
    return numbers[at] if at < len(numbers) else otherwise


def preceding(numbers: list[int], number: int, otherwise: int) -> int:
    """The last of the ascending `numbers` before one."""
    at = bisect_left(numbers, number)
    return numbers[at - 1] if at else otherwise
