"""The child process that reviews a finished game: it reads one line and answers a line a finding.

It reads the save by itself because a state, unlike a view, cannot be sent as JSON.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Annotated, Any, Final

import msgspec

from engine.arena import forever
from engine.chance import dice
from engine.game import Enough
from engine.review import Verdict, decided, expected, judge
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.reviews import MOST_CHOICES, Expected, Judged, Review, Weighed, read_review
from tui.session.thinking_process import NICENESS

MOST: Final = 400
"""The most steps whose expectations are computed, evenly over the game."""


class Order(msgspec.Struct, frozen=True):
    """The game to review: its file, and the hash of its last state."""

    path: str
    state: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]


class Finding(msgspec.Struct, frozen=True):
    """One step of the review: its number, from 1, the number of all, and the result if there is
    one. `judged` is a decision as JSON, "" if there is none."""

    done: int
    total: int
    expected: Expected | None = None
    judged: str = ""


def main() -> None:
    """Review one game, until it is done or the program that asked is gone."""
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    os.nice(NICENESS)
    Thread(target=_leave_with_the_program, daemon=True).start()
    try:
        saved = load(Path(order.path))
    except SaveError:
        return
    if saved.end is None or saved.end.state != order.state:
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

    At the default strength a review comes out the same on every machine. A shorter search would
    call chance a mistake.
    """
    length = len(saved.journal)
    steps = range(0, length + 1, 1 + length // MOST)
    people, robots = _decisions(saved)
    known = {each.step for each in kept.judged} if kept is not None else set[int]()
    sampled = {each.step for each in kept.expected} if kept is not None else set[int]()
    total = len(people) + len(steps) + len(robots)
    for done, step in enumerate(people, 1):
        if step not in known:
            yield Finding(done, total, None, _judged(saved, step, enough))
    for done, step in enumerate(steps, len(people) + 1):
        if step not in sampled:
            yield Finding(done, total, _expected(saved, step, enough))
    for done, step in enumerate(robots, len(people) + len(steps) + 1):
        if step not in known:
            yield Finding(done, total, None, _judged(saved, step, enough))
    yield Finding(total, total)


def _judged(saved: SavedGame, step: int, enough: Enough) -> str:
    view, action = decided(saved.journal, step)
    rng = dice(saved.seed, step, action.seat)
    verdict = judge(saved.journal.game, view, action, rng, enough)
    if verdict is None:
        return ""
    judged = Judged(step, action.seat, *_kept(verdict), verdict.cost, verdict.margin)
    return msgspec.json.encode(judged).decode()


def _kept(verdict: Verdict[Any]) -> tuple[tuple[Weighed[Any], ...], int]:
    """Return the best choices, as many as are kept, and the place of the one taken, which stands
    last if it is none of them."""
    taken = min(verdict.taken, MOST_CHOICES - 1)
    choices = (*verdict.choices[:taken], verdict.choices[verdict.taken])
    choices += verdict.choices[taken + 1 : MOST_CHOICES]
    return tuple(Weighed(each.action, round(each.worth, 4)) for each in choices), taken


def _expected(saved: SavedGame, step: int, enough: Enough) -> Expected | None:
    shares = expected(saved.journal, step, dice(saved.seed, step, 0), enough)
    return None if shares is None else Expected(step, shares)


def _decisions(saved: SavedGame) -> tuple[list[int], list[int]]:
    """Return the steps just after decisions of people, and the steps just after decisions of
    robots."""
    found: tuple[list[int], list[int]] = ([], [])
    for step, action in enumerate(saved.journal.actions, 1):
        if action.seat >= 0:
            found[action.seat not in saved.header.humans].append(step)
    return found
