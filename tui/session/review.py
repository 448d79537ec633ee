"""The review of a finished game: what each seat could expect, and which decisions cost most.

A process of its own computes it while it is shown. What is known is kept beside the save.
"""

import time
from asyncio import subprocess
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec

from engine.game import Seat
from engine.review import decided
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.reviews import Expected, Judged, has_review, keep_review, read_review
from saves.writing import LiveGame
from tui.games.registry import bundled
from tui.render.face import Face
from tui.session.child import PYTHON
from tui.session.review_process import Finding, Order
from tui.session.time_left import TimeLeft
from tui.session.what_if import Trial
from tui.words import Wording
from tui.words.spans import Line, Span, line

LONGEST_LINE: Final = 1 << 20

Source = Callable[[SavedGame], AsyncIterator[Finding]]
"""A function that yields the findings of a review, one by one."""


async def found_apart(saved: SavedGame) -> AsyncIterator[Finding]:
    """Yield the findings of a child process. The process ends when the generator is closed."""
    assert saved.end is not None
    process = await subprocess.create_subprocess_exec(
        *(*PYTHON, "-c", "from tui.session.review_process import main; main()"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        limit=LONGEST_LINE,
        # Otherwise Ctrl+C at the terminal would reach the child as well.
        start_new_session=True,
    )
    assert process.stdin is not None and process.stdout is not None
    ended = False
    try:
        process.stdin.write(Order.to_look_at(saved) + b"\n")
        decoder = msgspec.json.Decoder(Finding)
        async for line in process.stdout:
            yield decoder.decode(line)
        ended = True
    except (OSError, ValueError):
        return
    finally:
        # Killing a process that ends by itself may take its status from asyncio, which complains.
        if not ended and process.returncode is None:
            process.kill()
        process.stdin.close()
        await process.wait()


def compared(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame | Trial,
    judged: Judged[Any],
    key: str,
    worth: Span | None = None,
    brief: bool = False,
) -> Line:
    """Return the decision made and the best one, in few cells if `brief`, in the words of `key`.
    `worth` is told behind the decision made, None for nothing."""
    view, action = decided(saved.journal, judged.step)
    told = face.briefly if brief else face.proposal
    done = told(view, action)
    if worth is not None:
        done = line(done, ", ", worth)
    return face.company.say.line(key, done=done, best=told(view, judged.best))


def cost(face: Face[Any, Any], judged: Judged[Any]) -> Span:
    """Return the grade of a decision that is named, its cost and the margin of error, in words."""
    say, (grade, loss) = face.company.say, (each(face, judged).text for each in (graded, lost))
    return Span(say(say.own("review.cost", face.game), grade=grade, loss=loss), "loss")


def graded(face: Face[Any, Any], judged: Judged[Any]) -> Span:
    """Return the grade of a decision that is named, in words."""
    assert judged.grade is not None
    return Span(face.company.say(f"review.grade.{judged.grade.name.lower()}"), "loss")


def lost(face: Face[Any, Any], judged: Judged[Any]) -> Span:
    """Return the cost of a decision and the margin of error, in words."""
    return Span(face.loss(face.told(judged.cost), judged.margin), "loss")


def told_worth(face: Face[Any, Any], judged: Judged[Any], at: int) -> float:
    """Return the worth of a choice as it is told: of the one taken, if that was a mistake, as far
    below the best as the mistake is said to have cost."""
    if at == judged.taken and judged.grade is not None:
        return face.below(judged.choices[0].worth, judged.cost)
    return judged.choices[at].worth


def hardly_tried(judged: Judged[Any]) -> frozenset[int]:
    """Return the places of the choices that were hardly tried, so that their worth is not known.
    The best and the one taken were weighed."""
    hardly = (n for n, each in enumerate(judged.choices) if not each.tried)
    return frozenset(hardly) - {0, judged.taken}


def possible(saved: SavedGame | LiveGame, judged: Judged[Any]) -> int:
    """Return how many choices there are to tell of: those that are kept. If the game's `advise`
    tells of all that is legal, those that a review has no room to keep count too; they are worth no
    more."""
    if not saved.journal.game.held:
        return len(judged.choices)
    view, _ = decided(saved.journal, judged.step)
    return max(len(saved.journal.game.legal(view)), len(judged.choices))


def progress(say: Wording, review: "Review") -> str:
    """Return how many decisions a review has judged, of how many, and about how long the rest will
    take, once that can be told."""
    if not review.decisions:
        return say("review.growing.resumes" if review.judged else "review.growing.starts")
    judged = say("review.growing", n=review.weighed, of=review.decisions)
    if review.weighed == review.decisions:
        judged = say("review.growing.chances")
    if review.left is None:
        return judged
    if review.left < 60:
        return say("review.growing.soon", judged=judged)
    return say("review.growing.minutes", judged=judged, n=round(review.left / 60))


class Review:
    """The part of a game's review that is known so far.

    expected  the share that each seat could expect, by step
    judged    the decisions with the best ones, by the step that each decision led to
    done      the part that is computed, from 0 to 1
    weighed   how many decisions were looked at to the end, of all that it looks at: `decisions`
    left      about how many seconds the rest will take; None while nothing tells
    stopped   True if the computation ended before its end
    unusable  True if the file beside the save is no review of this game, so that it is made anew
    unkept    the reason why it could not be kept when that was tried last; None if it could
    """

    def __init__(self, saved: SavedGame | None) -> None:
        """Read the review kept beside the save, if there is one. None stands for a game that still
        goes on, which has no review."""
        self._saved = saved
        self.expected: dict[int, tuple[float, ...]] = {}
        self.judged: dict[int, Judged[Any]] = {}
        self.done = 0.0
        self.weighed = self.decisions = 0
        self.left: float | None = None
        self.stopped = False
        self.unkept: SaveError | None = None
        kept = read_review(saved) if saved is not None else None
        self.unusable = saved is not None and kept is None and has_review(saved.path)
        if kept is not None:
            self.expected = {each.step: each.shares for each in kept.expected}
            self.judged = {each.step: each for each in kept.judged}
            self.done = 1.0 if kept.whole else 0.0
            self.stopped = not kept.whole

    @property
    def possible(self) -> bool:
        """True if the game is over and can be reviewed."""
        return self._saved is not None and self._saved.end is not None

    @property
    def whole(self) -> bool:
        """True if everything has been found."""
        return self.done >= 1.0

    @property
    def people_judged(self) -> bool:
        """True if all decisions of people have been judged, which come before everything else; in a
        game of robots, all decisions."""
        people = self._saved is None or bool(self._saved.header.humans)
        return self.whole or (people and bool(self.expected))

    def costly(self, seat: Seat | None = None) -> list[Judged[Any]]:
        """Return the decisions that have a grade, the costliest first. `seat` None means
        all seats."""
        judged = [
            each
            for each in self.judged.values()
            if each.grade is not None and seat in (None, each.seat)
        ]
        return sorted(judged, key=lambda each: (-each.cost, each.step))

    async def grow(
        self, source: Source, clock: Callable[[], float] = time.monotonic
    ) -> AsyncIterator[None]:
        """Compute the review and yield after every finding. It is kept on disk at the end, even if
        it is interrupted, and then goes on from there. `clock` tells seconds."""
        assert self._saved is not None
        self.stopped = False
        actions: Any = self._saved.journal.game.actions
        decoder = msgspec.json.Decoder[Judged[Any]](Judged[actions])
        time_left, found = TimeLeft(), False
        try:
            async for finding in source(self._saved):
                if finding.expected is not None:
                    self.expected[finding.expected.step] = finding.expected.shares
                if finding.judged:
                    judged = decoder.decode(finding.judged)
                    self.judged[judged.step] = judged
                # The work grows if more decisions are doubted than guessed; the share never falls.
                self.done = max(self.done, finding.done / finding.total)
                self.weighed, self.decisions = finding.weighed, finding.decisions
                self.left = time_left.at(clock(), self.done)
                found = True
                yield
        finally:
            self.stopped = not self.whole
            if found or self.whole:
                self.keep()

    def keep(self) -> None:
        """Keep what is known beside the save. An incomplete review is not kept if the save has
        gone, because the save may come back under another name."""
        saved = self._saved
        assert saved is not None
        if bundled(saved.path) or not (self.whole or saved.path.exists()):
            return
        expected = tuple(Expected(*each) for each in sorted(self.expected.items()))
        judged = tuple(self.judged[step] for step in sorted(self.judged))
        try:
            keep_review(saved, expected, judged, self.whole)
        except SaveError as error:
            self.unkept = error  # the review will be computed again next time
        else:
            self.unkept = None
