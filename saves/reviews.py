"""The review of a finished game, kept beside its save: it took long to compute and is soon read.

A review is never needed: one that is damaged, or of another game, is computed anew.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from saves.disk import DISK, Disk, read_file, write_whole
from saves.header import Step
from saves.problems import UNDECODABLE, SaveError
from saves.reading import SavedGame

A = TypeVar("A")

VERSION: Final = 1
"""Counted up when reviews mean something else, so that old ones are computed anew."""

LARGEST: Final = 32 * 1024 * 1024
"""No review is longer, in bytes."""

Share = Annotated[float, Meta(ge=0, le=1)]


class Expected(Struct, frozen=True, forbid_unknown_fields=True):
    """What each seat could expect at a step, between 0 and 1, in the unit of the game."""

    step: Step
    shares: tuple[Share, ...]


class Judged(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """A decision that led to `step`: what it was worth to its seat, and what was best."""

    step: Step
    seat: Annotated[int, Meta(ge=0, le=99)]
    worth: Share
    best: A
    best_worth: Share

    @property
    def cost(self) -> float:
        """How much the decision gave away."""
        return max(self.best_worth - self.worth, 0.0)


class Review(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """All that was computed of the game whose last line has this check."""

    review: Annotated[int, Meta(ge=VERSION, le=VERSION)]
    state: Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
    expected: tuple[Expected, ...]
    judged: tuple[Judged[A], ...]


def review_path(save: Path) -> Path:
    """Where the review of a save lies."""
    return save.with_name(save.name + ".review")


def read_review(saved: SavedGame) -> Review[Any] | None:
    """The review of a finished game, if a good one lies beside it."""
    if saved.end is None:
        return None
    try:
        content = read_file(review_path(saved.path), LARGEST + 1)
        if len(content) > LARGEST:
            return None
        actions: Any = saved.journal.game.actions
        review: Review[Any] = msgspec.json.decode(content, type=Review[actions])
    except (OSError, *UNDECODABLE):
        return None
    players, last = len(saved.header.players), len(saved.journal)
    sound = (
        review.state == saved.end.state
        and all(len(each.shares) == players and each.step <= last for each in review.expected)
        and all(0 < each.step <= last and each.seat < players for each in review.judged)
        and all(_could_be(saved, each) for each in review.judged)
    )
    return review if sound else None


def _could_be(saved: SavedGame, judged: Judged[Any]) -> bool:
    """Whether that seat decided there, and could have done what is said to be best."""
    journal, before = saved.journal, judged.step - 1
    if journal.actions[before].seat != judged.seat:
        return False
    view = journal.game.view(journal.states[before], judged.seat)
    return judged.best in journal.game.legal(view)


def has_review(save: Path) -> bool:
    """Whether something lies where its review would, good or not."""
    return os.path.lexists(review_path(save))


def keep_review(
    saved: SavedGame,
    expected: tuple[Expected, ...],
    judged: tuple[Judged[Any], ...],
    disk: Disk = DISK,
) -> None:
    """Keep the whole review of a finished game. Raises SaveError if the folder takes no file."""
    assert saved.end is not None
    review = Review(VERSION, saved.end.state, expected, judged)
    write_whole(review_path(saved.path), msgspec.json.encode(review), disk)


def move_review(save: Path, goal: Path) -> None:
    """The save lies at `goal` now, and its review goes there too; it is forgotten if it cannot."""
    forget_review(goal)
    try:
        review_path(save).replace(review_path(goal))
    except OSError:
        forget_review(save)


def copy_review(save: Path, copy: Path, disk: Disk = DISK) -> None:
    """Put the review of a save beside a copy of it too, if there is one and room for two."""
    with suppress(OSError, SaveError):
        write_whole(review_path(copy), read_file(review_path(save), LARGEST), disk)


def forget_review(save: Path) -> None:
    """The save lies elsewhere now. A review that stays all the same does no harm."""
    with suppress(OSError):
        review_path(save).unlink(missing_ok=True)
