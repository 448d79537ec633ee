"""The decisions that are reviewed and judged again, and the file that keeps what came of them."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from engine.arena import forever, play_out
from engine.chance import dice
from engine.dalmuti.bots import trials as dalmuti
from engine.dolce_vita.bots import trials as dolce_vita
from engine.dolores.bots import trials as dolores
from engine.game import Setup, Trials
from engine.journal import Journal
from engine.registry import game_named
from engine.review import Grade, Verdict, decided, graded, judge
from engine.weighing import Weighing, difference

TIMES: Final = 20
"""How many times longer the search is that a review is held against."""

LONGER: Final[dict[str, Trials[Any, Any]]] = {
    "dolce-vita": Trials(partial(dolce_vita.begin, 2 * TIMES * 2000), 1),
    "dolores": Trials(partial(dolores.begin, TIMES * dolores.EVALUATORS), 16),
    "dalmuti": Trials(dalmuti.begin, TIMES * dalmuti.FULL // 4),
}
"""The longer search: in Dolce Vita twenty times as many iterations for each placement as a robot
takes for all, in Dolorès twenty times as many evaluators, in Der Große Dalmuti twenty times as many
tries as a review takes at least."""

PLAYERS: Final = {"dolce-vita": 4, "dolores": 3, "dalmuti": 5}

LEVELS: Final = ("easy", "normal", "hard")
"""The levels whose decisions are looked at."""

PER_GAME: Final = 12
"""How many decisions of one game are looked at."""

FOLDER: Final = Path(__file__).parents[2] / "docs" / "review-levels"


class Look(msgspec.Struct, frozen=True):
    """What a review makes of a decision."""

    cost: float
    margin: float

    @property
    def grade(self) -> Grade | None:
        """Return how bad it calls the decision."""
        return graded(self.cost, self.margin)


class Looked(msgspec.Struct, frozen=True):
    """A decision: two reviews of it, and what it loses by the longer search."""

    game: int
    step: int
    one: Look
    other: Look
    loss: float


class Sample(NamedTuple):
    """The decisions of a level of robots, among their like."""

    game: str
    level: str

    @property
    def path(self) -> Path:
        """Return the file of the results so far, a line a decision."""
        return FOLDER / f"{self.game}-{self.level}.jsonl"

    def kept(self) -> list[Looked]:
        """Return the results so far."""
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        return [msgspec.json.decode(each, type=Looked) for each in lines]

    def measure(self, number: int) -> Iterator[Looked]:
        """Judge decisions until there are so many, keep each and yield it."""
        kept = self.kept()
        known = {(each.game, each.step) for each in kept}
        missing = number - len(kept)
        for each in count():
            if missing <= 0:
                return
            for step in decisions(self.game, self.level, each):
                if missing > 0 and (each, step) not in known:
                    found = self._judged(each, step)
                    self.path.parent.mkdir(exist_ok=True)
                    with self.path.open("ab") as file:
                        file.write(msgspec.json.encode(found) + b"\n")
                    missing -= 1
                    yield found

    def _judged(self, number: int, step: int) -> Looked:
        journal = played(self.game, self.level, number)
        one, other = (reviewed(journal, step, f"review {n}") for n in "12")
        loss = loss_by_longer(journal, step, [one, other])
        return Looked(number, step, _look(one), _look(other), round(loss, 4))


@cache
def played(name: str, level: str, number: int) -> Journal[Any, Any, Any]:
    """Return a game of a level's robots."""
    game, players = game_named(name), PLAYERS[name]
    setup = Setup(players, game.options())
    return play_out(game, setup, [game.bots[level]] * players, f"reviews {level} {number}")


def decisions(name: str, level: str, number: int) -> list[int]:
    """Return the steps after some decisions of a game, evenly over it, of those with a choice."""
    journal = played(name, level, number)
    legal = journal.game.legal
    steps = [
        step
        for step, action in enumerate(journal.actions, 1)
        if action.seat >= 0 and len(legal(decided(journal, step)[0])) > 1
    ]
    return steps[number % 5 :: max(len(steps) // PER_GAME, 1)]


def reviewed(journal: Journal[Any, Any, Any], step: int, seed: str) -> Verdict[Any]:
    """Return the verdict of a review on a decision."""
    view, action = decided(journal, step)
    verdict = judge(journal.game, view, action, dice(seed, step, action.seat), forever)
    return verdict or Verdict((), 0, 0.0, 0.0)


def loss_by_longer(
    journal: Journal[Any, Any, Any], step: int, verdicts: list[Verdict[Any]]
) -> float:
    """Return by how much the decision is behind the better of the actions that reviews call best,
    or second to it, by the longer search."""
    game = journal.game
    view, action = decided(journal, step)
    rivals = [
        next(each.action for each in verdict.choices if each.action != action)
        for verdict in verdicts
        if len(verdict.choices) > 1
    ]
    actions = [action, *dict.fromkeys(rivals)]
    if len(actions) == 1:
        return 0.0
    trials = LONGER[game.name]
    weighing = Weighing(trials.begin(view, dice("longer", step, 0), forever), actions, forever)
    weighing.run(trials.full)
    losses = (difference(found, weighing.results[0]).mean for found in weighing.results[1:])
    return max(losses)


def _look(verdict: Verdict[Any]) -> Look:
    return Look(round(verdict.cost, 4), round(verdict.margin, 4))
