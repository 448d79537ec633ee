"""Finished games with a kept review, made without a search."""

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
    judged = [_judged(saved, step, cost) for step, cost in zip(own, costs, strict=False)]
    shares = (0.5, 0.3, 0.2)
    expected = [Expected(step, shares) for step in range(0, len(saved.journal) + 1, 10)]
    keep_review(saved, tuple(expected), tuple(judged))
    return saved


def _judged(saved: SavedGame, step: int, cost: float) -> Judged[Any]:
    view, taken = decided(saved.journal, step)
    best, near, bad = [each for each in saved.journal.game.legal(view) if each != taken][:3]
    worths = (best, 0.6), (near, 0.58), (bad, 0.5), (taken, 0.6 - cost)
    return Judged(step, 0, tuple(Weighed(*each) for each in worths), 3, cost, 0.01)
