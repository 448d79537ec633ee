"""Finished games with a kept review, made without a search."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Expected, Judged, Weighed, keep_review
from tests.tui.cli.running import saved_game


def mistaken(path: Path, costs: tuple[float, ...] = (0.1, 0.3)) -> SavedGame:
    """Return a finished game whose kept review names the first decisions of the first seat."""
    saved = load(saved_game(path))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict(zip(own, costs, strict=False)), 10)
    return saved


def made_up(saved: SavedGame, costs: Mapping[int, float], each: int) -> None:
    """Keep a review of a game in which the decisions that led to some steps cost so much, with the
    chances at every so many steps."""
    seats = len(saved.header.players)
    shares = (0.5, *(round(0.6 / seats + 0.1 * (seat == 1), 2) for seat in range(1, seats)))
    steps = range(0, len(saved.journal) + 1, each)
    judged = [_judged(saved, step, cost) for step, cost in costs.items()]
    keep_review(saved, tuple(Expected(step, shares) for step in steps), tuple(judged))


def _judged(saved: SavedGame, step: int, cost: float) -> Judged[Any]:
    view, taken = decided(saved.journal, step)
    legal = (each for each in saved.journal.game.legal(view) if each != taken)
    others = zip(islice(legal, 3), (0.6, 0.58, 0.5), strict=False)
    choices = [Weighed(*each) for each in (*others, (taken, 0.6 - cost))]
    return Judged(step, taken.seat, tuple(choices), len(choices) - 1, cost, 0.01)
