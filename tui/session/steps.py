"""The landmarks of an account: where chapters begin, who decided, where the game turned."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import Any

from engine.account import AnyAccount
from engine.game import DEALER, EVERYONE
from saves.records import Note
from tui.render.face import Chapter, Face


class Steps:
    """The landmarks of an account, by step numbers of that account.

    `chapters` are the chapters by the number at which they begin. `decisions` are the numbers just
    after a decision of the account's seat, or of any player for EVERYONE. `turns` are the numbers
    at which the game turned.
    """

    def __init__(self, account: AnyAccount, face: Face[Any, Any]) -> None:
        """Collect the landmarks of the account up to its present end."""
        self.chapters: dict[int, Chapter] = {}
        self.decisions: list[int] = []
        self.turns: list[int] = []
        seat = account.seat
        for number, seen in enumerate(account.actions, 1):
            if seen.seat == seat or (seat == EVERYONE and seen.seat != DEALER):
                self.decisions.append(number)
            if not isinstance(seen, face.landmarks or object):
                continue
            after, before, _ = account.moment(number)
            if (chapter := face.chapter(before, seen, after)) is not None:
                self.chapters[number] = chapter
            if face.decisive(before, seen, after):
                self.turns.append(number)


def noted(account: AnyAccount, notes: Mapping[int, Note]) -> dict[int, list[Note]]:
    """Return the notes of a save by the account's numbers.

    A note on a step that the account did not learn of goes to the step before. So no note is lost,
    and no number tells of a hidden step.
    """
    found: dict[int, list[Note]] = {}
    for step in sorted(notes):
        found.setdefault(account.number(step), []).append(notes[step])
    return found


def following(numbers: list[int], number: int, otherwise: int) -> int:
    """Return the first of the ascending `numbers` after `number`; `otherwise` if there is none."""
    at = bisect_right(numbers, number)
    return numbers[at] if at < len(numbers) else otherwise


def preceding(numbers: list[int], number: int, otherwise: int) -> int:
    """Return the last of the ascending `numbers` before `number`; `otherwise` if there is none."""
    at = bisect_left(numbers, number)
    return numbers[at - 1] if at else otherwise
