"""The review of a finished game, kept beside its save because computing it takes long.

A review can always be replaced: one that is damaged, or of another game, is computed anew.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from engine.game import Reason
from engine.reasons import could_be, could_come
from engine.review import Grade, graded
from saves.attached import REVIEW, attached
from saves.disk import DISK, Disk, read_file, write_whole
from saves.header import Step
from saves.problems import UNDECODABLE, SaveError
from saves.reading import SavedGame

A = TypeVar("A")

VERSION: Final = 36
"""The version of reviews; raised when their meaning changes, so that old ones are computed anew."""

LARGEST: Final = 32 * 1024 * 1024
"""The longest review, in bytes."""

MOST_CHOICES: Final = 12
"""The most choices that are kept of one decision."""

Share = Annotated[float, Meta(ge=0, le=1)]


class Expected(Struct, frozen=True, forbid_unknown_fields=True):
    """The share of the game that each seat could expect at a step, from 0 to 1."""

    step: Step
    shares: tuple[Share, ...]


class Weighed(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """One of the actions that a seat could have taken, and its worth to the seat. If it was hardly
    `tried`, its worth is not known, only that it did not look as good as the others."""

    action: A
    worth: Share
    tried: bool = True


class Judged(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """A decision that led to `step`, as in `engine.review.Verdict`.

    choices  the actions that were weighed, best first, the one taken among them
    taken    the index of the one taken in `choices`
    cost     the worth lost beside the best, as it was measured: not quite the difference of the
             worths, which come from a shorter look
    margin   half the 95 % interval of the cost
    why      what speaks for the best one beside the one taken, of a decision that is named; None if
             that cannot be said
    came     what comes of the one taken, likewise
    """

    step: Step
    seat: Annotated[int, Meta(ge=0, le=99)]
    choices: Annotated[tuple[Weighed[A], ...], Meta(min_length=1, max_length=MOST_CHOICES)]
    taken: Annotated[int, Meta(ge=0, lt=MOST_CHOICES)]
    cost: Share
    margin: Share
    why: Reason | None = None
    came: Reason | None = None

    @property
    def best(self) -> A:
        """The best action."""
        return self.choices[0].action

    @property
    def grade(self) -> Grade | None:
        """How bad the decision was; None if it is not named."""
        return graded(self.cost, self.margin)


class Review(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """The review of a game, or the part of it that was found before it was interrupted. `state` is
    the hash of the game's last state."""

    review: Annotated[int, Meta(ge=VERSION, le=VERSION)]
    state: Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
    whole: bool
    expected: tuple[Expected, ...]
    judged: tuple[Judged[A], ...]


def review_path(save: Path) -> Path:
    """Return the path of a save's review."""
    return attached(save, REVIEW)


def read_review(saved: SavedGame) -> Review[Any] | None:
    """Return the review of a finished game; None if there is none that is sound."""
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
    """Return True if the seat decided at this step, the choices were legal, the one taken is among
    them, and the reasons are some that the game knows."""
    journal, before = saved.journal, judged.step - 1
    if journal.actions[before].seat != judged.seat:
        return False
    if judged.taken >= len(judged.choices):
        return False
    game, players = journal.game, journal.setup.seats
    if judged.why is not None and not could_be(game, judged.why, players):
        return False
    if judged.came is not None and not could_come(game, judged.came, players):
        return False
    legal = game.legal(game.view(journal.states[before], judged.seat))
    taken = judged.choices[judged.taken].action
    return taken == journal.actions[before] and all(one.action in legal for one in judged.choices)


def has_review(save: Path) -> bool:
    """Return True if there is a file in the place of the review, sound or not."""
    return os.path.lexists(review_path(save))


def keep_review(
    saved: SavedGame,
    expected: tuple[Expected, ...],
    judged: tuple[Judged[Any], ...],
    whole: bool = True,
    disk: Disk = DISK,
) -> None:
    """Write the review of a finished game beside its save, or a part of it. Raises SaveError if it
    cannot be written."""
    assert saved.end is not None
    review = Review(VERSION, saved.end.state, whole, expected, judged)
    write_whole(review_path(saved.path), msgspec.json.encode(review), disk)


def copy_review(save: Path, copy: Path, disk: Disk = DISK) -> None:
    """Copy the review of a save for a copy of the save. Do nothing if there is none or it cannot be
    written."""
    with suppress(OSError, SaveError):
        write_whole(review_path(copy), read_file(review_path(save), LARGEST), disk)
