"""Learning from mistakes: the positions of finished games where most was lost, one after another.

Nothing here imports Textual.
"""

from collections.abc import Iterable, Iterator, Set
from pathlib import Path
from typing import Any, Literal, NamedTuple

from engine.game import Seat
from engine.review import Grade, graded
from saves.learnt import keep_learnt, read_learnt
from saves.listing import infos_of, saves_among
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.reviews import Judged, has_review
from tui.games.registry import bundled
from tui.session.review import Review, hardly_tried

Answer = Literal["right", "played", "closer", "worse", "worst", "unweighed"]
"""How good a try is: as good as the best, the mistake itself, worse than the best but clearly
better than the mistake, about as bad as the mistake, or clearly worse. "unweighed" is a move whose
worth the review does not know."""


class Exercise(NamedTuple):
    """A mistake in a finished game, for which a better move is to be found."""

    saved: SavedGame
    judged: Judged[Any]

    def answer(self, action: Any) -> Answer:
        """Return how good a try is. A move that costs too little to be named is as good as the
        best. One that was hardly tried is not told to be better than the mistake."""
        choices, taken = self.judged.choices, self.judged.choices[self.judged.taken]
        if action == taken.action:
            return "played"
        worth = next((each.worth for each in choices if each.action == action), None)
        if worth is None:
            return "unweighed"
        if graded(choices[0].worth - worth, 0.0) is None:
            return "right"
        if graded(taken.worth - worth, 0.0) is not None:
            return "worst"
        if any(choices[at].action == action for at in hardly_tried(self.judged)):
            return "unweighed"
        return "worse" if graded(worth - taken.worth, 0.0) is None else "closer"


def exercises(
    saved: SavedGame,
    review: Review,
    least: Grade = Grade.INACCURACY,
    seats: Set[Seat] = frozenset(),
) -> list[Exercise]:
    """Return the mistakes of some seats of a game; with none named, of the people in it, or of
    everybody if none played: those of a grade or a worse one.
    """
    everybody = frozenset(range(len(saved.header.players)))
    seats = seats or saved.header.humans or everybody
    return [
        Exercise(saved, judged)
        for judged in review.costly()
        if judged.seat in seats and (judged.grade or 0) >= least
    ]


def all_exercises(folder: Path) -> Iterator[Exercise]:
    """Yield the mistakes of every finished game of a folder that has a review, game by game."""
    try:
        paths = [path for path in saves_among(folder) if has_review(path)]
    except SaveError:
        return
    for info in infos_of(paths):
        if info.end is not None:
            try:
                saved = load(info.path)
            except SaveError:
                continue
            yield from exercises(saved, Review(saved))


class Learning:
    """The exercises, those not yet solved first, and the present one. The costliest comes first; or
    one that was chosen, then those that cost less, then those that cost more.

    solved  the exercises solved, each by its file and step, kept beside the saves
    missed  the places of those that were tried in vain or shown since the first one
    first   the places of those solved at the first try since then
    shown   the places of those whose answer was shown since then, and that are not solved
    """

    def __init__(self, found: Iterable[Exercise], begun: Judged[Any] | None = None) -> None:
        """Read which were solved before, and begin with the first; or with a mistake that was
        chosen, if it is among them."""
        self._costliest = sorted(found, key=lambda each: -each.judged.cost)
        files = {each.saved.path: each.saved for each in self._costliest}
        self.solved = {(path, step) for path, saved in files.items() for step in read_learnt(saved)}
        chosen = (n for n, each in enumerate(self._costliest) if each.judged == begun)
        at = next(chosen, 0)
        self.exercises = sorted(
            [*self._costliest[at:], *self._costliest[:at]],
            key=lambda each: (each.judged != begun, self.is_solved(each)),
        )
        self.missed: set[int] = set()
        self.first: set[int] = set()
        self.shown: set[int] = set()
        self.at = 0

    @property
    def last(self) -> bool:
        """Return whether the present exercise is the last."""
        return self.at + 1 == len(self.exercises)

    def miss(self) -> None:
        """Remember that the present exercise was not solved at the first try."""
        if self.at not in self.first:
            self.missed.add(self.at)

    def show(self) -> None:
        """Remember that the answer to the present exercise was shown."""
        self.miss()
        if not self.is_solved(self.exercise):
            self.shown.add(self.at)

    def restart(self) -> None:
        """Begin again with the costliest exercise that is not solved yet."""
        self.exercises = sorted(self._costliest, key=self.is_solved)
        self.at = 0
        self.missed.clear()
        self.first.clear()
        self.shown.clear()

    @property
    def exercise(self) -> Exercise:
        """Return the present exercise; there must be one."""
        return self.exercises[self.at]

    @property
    def number(self) -> int:
        """Return the number of the present exercise among all, the costliest first: the same
        however many are solved."""
        return self._costliest.index(self.exercise) + 1

    @property
    def skipped(self) -> int:
        """Return how many exercises are neither solved nor had their answer shown."""
        return len(self.exercises) - self.count - len(self.shown)

    def is_solved(self, exercise: Exercise) -> bool:
        """Return whether an exercise is solved."""
        return (exercise.saved.path, exercise.judged.step) in self.solved

    @property
    def count(self) -> int:
        """Return how many exercises are solved."""
        return sum(map(self.is_solved, self.exercises))

    def move(self, by: int) -> None:
        """Go on to another exercise; after the last comes the first."""
        self.at = (self.at + by) % len(self.exercises)

    def solve(self) -> None:
        """Remember that the present exercise is solved. Raises SaveError if that cannot be kept."""
        if self.at not in self.missed:
            self.first.add(self.at)
        self.shown.discard(self.at)
        saved = self.exercise.saved
        self.solved.add((saved.path, self.exercise.judged.step))
        steps = frozenset(step for path, step in self.solved if path == saved.path)
        if not bundled(saved.path):
            keep_learnt(saved, steps)
