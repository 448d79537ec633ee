"""The review of a finished game: what each seat could expect, and which decisions cost most.

It is computed in a process of its own, grows while one looks at it, and is kept beside the save
when it is whole.
"""

import asyncio
import sys
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
from tui.render.face import Face
from tui.session.review_process import Finding, Order, findings
from tui.session.strength import tried
from tui.words.spans import Line

WORTH_NAMING: Final = 0.04
"""From this cost on a decision is called one of those that cost most: less is within what the
search can tell."""

SHORT: Final = 4
"""After how many tries a search is cut short in tests."""

LONGEST_LINE: Final = 1 << 20

Source = Callable[[SavedGame], AsyncIterator[Finding]]
"""Where findings come from, one by one."""


async def found_apart(saved: SavedGame) -> AsyncIterator[Finding]:
    """What a child process finds. It ends when nobody listens any more."""
    assert saved.end is not None
    process = await subprocess.create_subprocess_exec(
        *(sys.executable, "-c", "from tui.session.review_process import main; main()"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        limit=LONGEST_LINE,
        # Keys that the terminal sends as signals are the program's alone.
        start_new_session=True,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        order = Order(str(saved.path.absolute()), saved.end.state)
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        decoder = msgspec.json.Decoder(Finding)
        async for line in process.stdout:
            yield decoder.decode(line)
    except (OSError, ValueError):
        return
    finally:
        if process.returncode is None:
            process.kill()
        process.stdin.close()
        await process.wait()


async def found_here(saved: SavedGame) -> AsyncIterator[Finding]:
    """What this process finds with a short look, without a clock: for tests."""
    for finding in findings(saved, tried(SHORT)):
        yield finding
        await asyncio.sleep(0)


def compared(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], key: str
) -> Line:
    """What was done and what would have been better, in the words of `key`."""
    view, done = decided(saved.journal, judged.step)
    say = face.company.say
    return say.line(key, done=face.proposal(view, done), best=face.proposal(view, judged.best))


class Review:
    """What is known so far of one game.

    expected  by step what each seat could expect
    judged    by the step it led to, a decision and what would have been best
    done      which part of the whole is there, from 0 to 1
    stopped   whether no more came although there is more
    unusable  whether what lies beside the save is no review of this game: it is made anew
    unkept    why the whole could not be kept, if it could not
    """

    def __init__(self, saved: SavedGame | None) -> None:
        """The review that lies beside the save, or nothing yet; nothing ever of None, which stands
        for a game that still goes on."""
        self._saved = saved
        self.expected: dict[int, tuple[float, ...]] = {}
        self.judged: dict[int, Judged[Any]] = {}
        self.done = 0.0
        self.stopped = False
        self.unkept: SaveError | None = None
        kept = read_review(saved) if saved is not None else None
        self.unusable = saved is not None and kept is None and has_review(saved.path)
        if kept is not None:
            self.expected = {each.step: each.shares for each in kept.expected}
            self.judged = {each.step: each for each in kept.judged}
            self.done = 1.0

    @property
    def possible(self) -> bool:
        """Whether the game is over and can be reviewed."""
        return self._saved is not None and self._saved.end is not None

    @property
    def whole(self) -> bool:
        """Whether there is nothing more to find."""
        return self.done >= 1.0

    @property
    def people_judged(self) -> bool:
        """Whether all decisions of people have been judged: they come before everything else."""
        return self.whole or bool(self.expected)

    def costly(self, seat: Seat | None = None) -> list[Judged[Any]]:
        """The decisions that cost enough to be named, of one seat or of all, dearest first."""
        judged = [
            each
            for each in self.judged.values()
            if each.cost >= WORTH_NAMING and seat in (None, each.seat)
        ]
        return sorted(judged, key=lambda each: (-each.cost, each.step))

    def named(self, step: int) -> Judged[Any] | None:
        """The costly decision that led to a step, if one did."""
        judged = self.judged.get(step)
        return judged if judged is not None and judged.cost >= WORTH_NAMING else None

    async def grow(self, source: Source) -> AsyncIterator[None]:
        """Find what is missing; says so after every finding, and keeps the whole."""
        assert self._saved is not None
        self.stopped = False
        actions: Any = self._saved.journal.game.actions
        decoder = msgspec.json.Decoder[Judged[Any]](Judged[actions])
        async for finding in source(self._saved):
            if finding.expected is not None:
                self.expected[finding.expected.step] = finding.expected.shares
            if finding.judged:
                judged = decoder.decode(finding.judged)
                self.judged[judged.step] = judged
            self.done = finding.done / finding.total
            if self.whole:
                self._keep(self._saved)
            yield
        self.stopped = not self.whole

    def _keep(self, saved: SavedGame) -> None:
        expected = tuple(Expected(*each) for each in sorted(self.expected.items()))
        judged = tuple(self.judged[step] for step in sorted(self.judged))
        try:
            keep_review(saved, expected, judged)
        except SaveError as error:
            self.unkept = error  # then it is computed again next time
