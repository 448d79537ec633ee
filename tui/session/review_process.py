"""The child process that reviews a finished game: one line in, findings out, a line each.

It reads the save itself: a state, other than a view, has no form in which it travels.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

import msgspec

from engine.arena import forever
from engine.chance import dice
from engine.game import Enough
from engine.review import decided, expected, judge
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.reviews import Expected, Judged

MOST: Final = 400
"""At so many steps at most the expectations are computed, evenly over the game."""


class Order(msgspec.Struct, frozen=True):
    """Which game to review: the file, and the hash of its last state."""

    path: str
    state: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]


class Finding(msgspec.Struct, frozen=True):
    """What comes next: how many findings there are in all, and one of them, if this step has any.
    `judged` is a decision as JSON, or empty."""

    done: int
    total: int
    expected: Expected | None = None
    judged: str = ""


def main() -> None:
    """Review one game, until it is done or the program that asked is gone."""
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    Thread(target=_leave_with_the_program, daemon=True).start()
    try:
        saved = load(Path(order.path))
    except SaveError:
        return
    if saved.end is None or saved.end.state != order.state:
        return
    for finding in findings(saved):
        sys.stdout.buffer.write(msgspec.json.encode(finding) + b"\n")
        sys.stdout.buffer.flush()


def _leave_with_the_program() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def findings(saved: SavedGame, enough: Enough = forever) -> Iterator[Finding]:
    """Everything there is to find, the expectations first, then the decisions, people's before
    robots'. At the default strength a review comes out the same on every machine: one kept short
    would call chance a mistake."""
    journal, seed = saved.journal, saved.seed
    steps = range(0, len(journal) + 1, 1 + len(journal) // MOST)
    decisions = _in_order(saved)
    total = len(steps) + len(decisions)
    for done, step in enumerate(steps, 1):
        yield Finding(done, total, _expected(saved, step, enough))
    for done, step in enumerate(decisions, len(steps) + 1):
        view, action = decided(journal, step)
        rng = dice(seed, step, action.seat)
        verdict = judge(journal.game, view, action, rng, enough)
        found = ""
        if verdict is not None:
            best = verdict.best
            judged = Judged(step, action.seat, verdict.worth, best.action, best.worth)
            found = msgspec.json.encode(judged).decode()
        yield Finding(done, total, None, found)


def _expected(saved: SavedGame, step: int, enough: Enough) -> Expected | None:
    shares = expected(saved.journal, step, dice(saved.seed, step, 0), enough)
    return None if shares is None else Expected(step, shares)


def _in_order(saved: SavedGame) -> list[int]:
    """The steps that decisions led to, people's first."""
    actions = saved.journal.actions

    def by(step: int) -> tuple[bool, int]:
        return actions[step - 1].seat not in saved.header.humans, step

    return sorted((n for n, each in enumerate(actions, 1) if each.seat >= 0), key=by)
