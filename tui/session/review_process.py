"""The child process that reviews a finished game: it reads one line and answers a line a finding.

It reads the save by itself because a state, unlike a view, cannot be sent as JSON.
"""

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from pathlib import Path
from threading import Thread
from typing import Annotated, Any, Final

import msgspec

from engine.arena import forever
from engine.chance import dice
from engine.game import Enough
from engine.reasons import listed
from engine.review import Verdict, decided, expected, explained, first_look, graded
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.reviews import MOST_CHOICES, Expected, Judged, Review, Weighed, read_review
from tui.session.background import stay_in_the_background

MOST: Final = 400
"""The most steps whose expectations are computed, evenly over the game."""


EARLY: Final = 5
"""The number of first looks after which one second look is taken, so that what went wrong shows
soon."""

AGAIN: Final = 10
"""How many first looks take about as long as a second one."""

DOUBTED: Final = 4
"""Before any first look, one decision in this number is expected to need a second look."""


class Order(msgspec.Struct, frozen=True):
    """The game that a process looks at: its file, and the hash of its last state."""

    path: str
    state: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]

    @classmethod
    def to_look_at(cls, saved: SavedGame) -> bytes:
        """Return the line that names a finished game to a process."""
        assert saved.end is not None
        return msgspec.json.encode(cls(str(saved.path.absolute()), saved.end.state))

    @classmethod
    def read(cls, line: bytes) -> SavedGame | None:
        """Return the game that such a line names; None if its file is not that game any more."""
        order = msgspec.json.decode(line, type=cls)
        try:
            saved = load(Path(order.path))
        except SaveError:
            return None
        return saved if saved.end is not None and saved.end.state == order.state else None


class Finding(msgspec.Struct, frozen=True):
    """One step of the review: the work `done` of a `total`, as far as that can be told, and the
    result if there is one. `judged` is a decision as JSON, "" if there is none. `weighed` is how
    many of all `decisions` were looked at to the end."""

    done: int
    total: int
    expected: Expected | None = None
    judged: str = ""
    weighed: int = 0
    decisions: int = 0


def main() -> None:
    """Review one game, until it is done or the program that asked is gone."""
    line = sys.stdin.buffer.readline()
    stay_in_the_background()
    Thread(target=_leave_with_the_program, daemon=True).start()
    if (saved := Order.read(line)) is None:
        return
    for finding in findings(saved, kept=read_review(saved)):
        sys.stdout.buffer.write(msgspec.json.encode(finding) + b"\n")
        sys.stdout.buffer.flush()


def _leave_with_the_program() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def findings(
    saved: SavedGame, enough: Enough = forever, kept: Review[Any] | None = None
) -> Iterator[Finding]:
    """Yield every finding: decisions of people, then expectations, then decisions of robots; but
    none of those kept from a review that was interrupted.

    Of the decisions of people, and then of those of robots, the ones that a first look finds good
    come at once; of the others, which take long, one now and then, and the rest after them, always
    the one that seems to have lost most.

    At the default strength a review comes out the same on every machine. A shorter search would
    call chance a mistake.
    """
    length = len(saved.journal)
    steps = range(0, length + 1, 1 + length // MOST)
    people, robots = _decisions(saved)
    known = {each.step for each in kept.judged} if kept is not None else set[int]()
    sampled = {each.step for each in kept.expected} if kept is not None else set[int]()
    work = _Work([*people, *robots], len(steps), known)
    work.done += len(sampled)
    yield from _judged(saved, people, enough, work)
    for step in steps:
        if step not in sampled:
            work.done += 1
            yield work.finding(_expected(saved, step, enough))
    yield from _judged(saved, robots, enough, work)
    work.done = work.total
    yield work.finding()


class _Work:
    """The work of a review, in first looks; and how many of its decisions were looked at to the
    end."""

    def __init__(self, decisions: Sequence[int], expectations: int, known: Collection[int]) -> None:
        self.known = known
        self.done = self.weighed = len(known)
        self.decisions = len(decisions)
        self._sure = len(decisions) + expectations
        self._unseen = len(decisions) - len(known)
        self._seen = self._doubted = 0

    def seen(self, doubted: bool) -> None:
        """Count a first look."""
        self.done += 1
        self._unseen -= 1
        self._seen += 1
        self._doubted += doubted

    @property
    def total(self) -> int:
        """Return the whole work, in first looks. How many decisions are to be looked at again is
        guessed from those seen so far."""
        guessed = self._unseen * (self._doubted + 1) // (self._seen + DOUBTED)
        return self._sure + AGAIN * (self._doubted + guessed)

    def finding(self, expected: Expected | None = None, judged: str | None = None) -> Finding:
        """Return a finding at this place of the work. `judged` is a decision that is looked at to
        the end, "" if nothing can be said of it; None if there is no such decision."""
        self.weighed += judged is not None
        counts = self.weighed, self.decisions
        return Finding(self.done, self.total, expected, judged or "", *counts)


def _judged(
    saved: SavedGame, steps: Iterable[int], enough: Enough, work: _Work
) -> Iterator[Finding]:
    doubted: list[tuple[float, int, Callable[[], Verdict[Any]]]] = []

    def worst() -> Finding:
        _, step, again = heappop(doubted)
        verdict = again()
        work.done += AGAIN
        return work.finding(judged=_told(saved, step, verdict, enough))

    missing = (step for step in steps if step not in work.known)
    for number, step in enumerate(missing, 1):
        view, action = decided(saved.journal, step)
        rng = dice(saved.seed, step, action.seat)
        look = first_look(saved.journal.game, view, action, rng, enough)
        work.seen(doubted=look is not None and look.again is not None)
        if look is not None and look.again is not None:
            heappush(doubted, (-look.lost, step, look.again))
        else:
            told = _told(saved, step, look and look.verdict, enough)
            yield work.finding(judged=told)
        if doubted and number % EARLY == 0:
            yield worst()
    while doubted:
        yield worst()


def _told(saved: SavedGame, step: int, verdict: Verdict[Any] | None, enough: Enough) -> str:
    """Return a decision as JSON, "" without a verdict. A reason that its game does not list has no
    words, and is left out."""
    if verdict is None:
        return ""
    costs = _share(verdict.cost), _share(verdict.margin)
    seat = saved.journal.actions[step - 1].seat
    game, players = saved.journal.game, saved.journal.setup.seats
    why = came = None
    if graded(*costs) is not None:
        view, _ = decided(saved.journal, step)
        rng = dice(saved.seed, step, seat)
        why, came = explained(game, view, verdict, rng, enough)
    why, came = listed(game, why, came, players)
    return msgspec.json.encode(Judged(step, seat, *_kept(verdict), *costs, why, came)).decode()


def _kept(verdict: Verdict[Any]) -> tuple[tuple[Weighed[Any], ...], int]:
    """Return the best choices, as many as are kept, and the place of the one taken, which stands
    last if it is none of them."""
    taken = min(verdict.taken, MOST_CHOICES - 1)
    choices = (*verdict.choices[:taken], verdict.choices[verdict.taken])
    choices += verdict.choices[taken + 1 : MOST_CHOICES]
    searched = any(each.tries for each in choices)
    return tuple(
        Weighed(each.action, _share(each.worth), bool(each.tries) or not searched)
        for each in choices
    ), taken


def _expected(saved: SavedGame, step: int, enough: Enough) -> Expected | None:
    shares = expected(saved.journal, step, dice(saved.seed, step, 0), enough)
    return None if shares is None else Expected(step, tuple(min(each, 1.0) for each in shares))


def _share(share: float) -> float:
    """Return a share as it is kept: at most 1, though a game may count more than all opponents."""
    return round(min(share, 1.0), 4)


def _decisions(saved: SavedGame) -> tuple[list[int], list[int]]:
    """Return the steps just after decisions of people, and the steps just after decisions of
    robots, of those with a choice."""
    found: tuple[list[int], list[int]] = ([], [])
    for step, action in enumerate(saved.journal.actions):
        if saved.journal.chose(step):
            found[action.seat not in saved.header.humans].append(step + 1)
    return found
