"""Finished games with a kept review, made without a search."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from engine.dolores.bots.effects import collections_told, of_the_other
from engine.game import Reason
from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Expected, Judged, Weighed, keep_review, read_review
from tests.tui.cli.running import saved_game

CAME = {
    "dolce-vita": Reason(
        "outbid", {"column": 5, "object": 34, "giver": -1, "owner": 1, "lost": 35}
    ),
    "dolores": Reason(
        "outcome",
        {"seat": 1, "gesture": 2, "mine": 1, "card": 0, "later": 0, "points": 0, "theirs": 4}
        | collections_told(0)
        | of_the_other(collections_told(0)),
    ),
    "dalmuti": Reason("splits", {"rank": 10, "number": 3, "left": 1}),
}
"""The reason, by game, that tells what came of every judged decision."""


def mistaken(
    path: Path,
    costs: tuple[float, ...] = (0.1, 0.3),
    *names: str,
    game: str = "dolce-vita",
    margin: float = 0.01,
) -> SavedGame:
    """Return a finished game whose kept review names the first decisions of the first seat, and
    knows what they cost to such a margin."""
    saved = load(saved_game(path, *names, game=game))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict(zip(own, costs, strict=False)), 10, margin)
    return saved


def resting(saved: SavedGame) -> None:
    """Make the kept review of a game one that was not computed to its end."""
    kept = read_review(saved)
    assert kept is not None
    keep_review(saved, kept.expected, kept.judged, whole=False)


def made_up(saved: SavedGame, costs: Mapping[int, float], each: int, margin: float = 0.01) -> None:
    """Keep a review of a game in which the decisions that led to some steps have these costs, with
    the chances at every `each` steps."""
    steps = range(0, len(saved.journal) + 1, each)
    seats = len(saved.header.players)
    expected = [Expected(step, chances(step, seats)) for step in steps]
    judged = [_judged(saved, step, cost, margin) for step, cost in costs.items()]
    keep_review(saved, tuple(expected), tuple(judged))


def chances(step: int, seats: int) -> tuple[float, ...]:
    """Return the chances at a step: those of the first seat go down and up again, the others share
    the rest."""
    first = 0.1 + 0.8 * abs(step % 60 - 30) / 30
    return round(first, 2), *(round((1 - first) / (seats - 1), 2) for _ in range(1, seats))


def _judged(saved: SavedGame, step: int, cost: float, margin: float) -> Judged[Any]:
    view, taken = decided(saved.journal, step)
    legal = (each for each in saved.journal.game.legal(view) if each != taken)
    others = zip(islice(legal, 3), (0.6, 0.58, 0.5), strict=False)
    choices = [Weighed(*each) for each in (*others, (taken, 0.6 - cost))]
    why = Reason("ahead", {"percent": 60, "instead": round(100 * (0.6 - cost))})
    came = CAME[saved.header.game]
    return Judged(step, taken.seat, tuple(choices), len(choices) - 1, cost, margin, why, came)
