"""The decisions that are reviewed, those drawn to be judged again, and the file that keeps what
came of them."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine.arena import forever, play_out
from engine.chance import dice, pick, shuffled
from engine.game import Setup
from engine.journal import Journal
from engine.registry import game_named
from engine.review import SUSPECT, Grade, Verdict, decided, graded, judge
from tests.review_levels.longer import loss_by_longer

PLAYERS: Final = {"dolce-vita": 4, "dolores": 3, "dalmuti": 5}

LEVELS: Final = ("novice", "normal", "hard", "master")
"""The levels whose decisions are looked at."""

PARTS: Final = 20
"""The number of parts of a game; one decision of each part is drawn by chance."""

PER_GAME: Final = 8
"""The most drawn decisions of one game that are looked at, because those of one game are alike."""

WORTH_NAMING: Final = 0.1
"""The least loss at which a decision is to be named."""

DOUBTED: Final = 3
"""The number of doubted decisions of which one is judged again.

A review does not name a doubted decision, but thinks it a little worse than the best.
"""

CLEAR: Final = 12
"""The number of decisions neither named nor doubted of which one is judged again."""

FOLDER: Final = Path(__file__).parents[2] / "docs" / "review-levels"


class Look(msgspec.Struct, frozen=True):
    """What a review makes of a decision."""

    cost: float
    margin: float

    @property
    def grade(self) -> Grade | None:
        """Return the grade of the decision; None if the review does not name it."""
        return graded(self.cost, self.margin)


class Again(msgspec.Struct, frozen=True):
    """A second review of a decision, the number of decisions for which it was drawn, and its loss
    by the longer search with the margin of that, 0 where it was not kept."""

    other: Look
    loss: float
    of: int
    margin: float = 0.0

    @property
    def surely(self) -> bool:
        """Return whether the longer search would itself call the decision a mistake."""
        return (graded(self.loss, self.margin) or 0) >= Grade.MISTAKE


class Looked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision and its review; `again` is None if it was not drawn to be judged again."""

    game: int
    step: int
    one: Look
    again: Again | None = None


class Sample(NamedTuple):
    """The decisions of one robot of a level among `normal` robots."""

    game: str
    level: str

    @property
    def path(self) -> Path:
        """Return the file of the results so far, a line a decision."""
        return FOLDER / f"{self.game}-{self.level}.jsonl"

    def kept(self) -> list[Looked]:
        """Return the results so far."""
        return kept(self.path, Looked)

    def measure(self, number: int) -> Iterator[Looked]:
        """Judge decisions until so many are kept in all; keep and yield each new one."""
        before = self.kept()
        known = {(each.game, each.step) for each in before}
        missing = number - len(before)
        for each in count():
            if missing <= 0:
                return
            if sum(game == each for game, _ in known) == PER_GAME:
                continue  # Nothing is left there, and to play it again would take long.
            for step in decisions(self.game, self.level, each):
                if missing > 0 and (each, step) not in known:
                    found = self._judged(each, step)
                    keep(self.path, found)
                    missing -= 1
                    yield found

    def _judged(self, number: int, step: int) -> Looked:
        journal = played(self.game, self.level, number)
        verdict = reviewed(journal, step, "review 1")
        one = _look(verdict)
        of = 1 if one.grade is not None else DOUBTED if _behind(verdict) else CLEAR
        if dice(f"draw {number}", step, 0).random() * of >= 1:
            return Looked(number, step, one)
        second = reviewed(journal, step, "review 2")
        other = _look(second)
        asked = [WORTH_NAMING, *(each.cost / 2 for each in (one, other) if each.grade is not None)]
        loss = loss_by_longer(journal, step, [verdict, second], asked)
        again = Again(other, round(loss.mean, 4), of, round(min(loss.margin, 1.0), 4))
        return Looked(number, step, one, again)


def kept(path: Path, kind: type[Any]) -> list[Any]:
    """Return the lines of a file of results, without a torn last one; [] without a file."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return [msgspec.json.decode(each, type=kind) for each in lines if each.endswith(b"\n")]


def keep(path: Path, found: msgspec.Struct) -> None:
    """Write a result behind the last whole line; a torn line is cut off first."""
    path.parent.mkdir(exist_ok=True)
    whole = path.read_bytes() if path.exists() else b""
    with path.open("ab") as file:
        file.truncate(whole.rfind(b"\n") + 1)
        file.write(msgspec.json.encode(found) + b"\n")


@lru_cache(maxsize=len(PLAYERS) * len(LEVELS))
def played(name: str, level: str, number: int) -> Journal[Any, Any, Any]:
    """Return a game of one robot of a level among `normal` robots; its number decides the seat and
    the seed."""
    game, players = game_named(name), PLAYERS[name]
    bots = [game.bots["normal"]] * players
    bots[number % players] = game.bots[level]
    return play_out(game, Setup(players, game.options()), bots, f"reviews {level} {number}")


@lru_cache(maxsize=len(PLAYERS) * len(LEVELS))
def decisions(name: str, level: str, number: int) -> list[int]:
    """Return the steps after some decisions of the level's robot in a game, in any order.

    Each decision had a choice, and each is from another part of the game.
    """
    journal = played(name, level, number)
    seat = number % PLAYERS[name]
    steps = [
        step
        for step, action in enumerate(journal.actions, 1)
        if action.seat == seat and journal.chose(step - 1)
    ]
    rng = dice(f"decisions {level}", number, 0)
    bounds = [len(steps) * part // PARTS for part in range(PARTS + 1)]
    parts = [steps[begin:end] for begin, end in pairwise(bounds)]
    return shuffled([pick(part, rng) for part in parts if part], rng)[:PER_GAME]


def reviewed(journal: Journal[Any, Any, Any], step: int, seed: str) -> Verdict[Any]:
    """Return the verdict of a review on a decision; one that costs nothing if there is none."""
    view, action = decided(journal, step)
    verdict = judge(journal.game, view, action, dice(seed, step, action.seat), forever)
    return verdict or Verdict((), 0, 0.0, 0.0)


def _behind(verdict: Verdict[Any]) -> bool:
    """Return True if a review thinks another action better, whether or not it is certain."""
    choices = verdict.choices
    return bool(choices) and choices[0].worth - choices[verdict.taken].worth >= SUSPECT


def _look(verdict: Verdict[Any]) -> Look:
    return Look(round(verdict.cost, 4), round(verdict.margin, 4))
