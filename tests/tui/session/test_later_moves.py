"""What later moves of a what-if cost: judged as a review would judge them."""

from pathlib import Path
from typing import Any

import pytest

import tui.session.later_moves
from engine.arena import forever
from engine.game import EVERYONE, Prospect
from engine.review import Verdict, decided
from saves.reading import load
from saves.reviews import Judged, Weighed
from tests.tui.cli.running import saved_game
from tui.games.registry import face_for
from tui.render.company import Company
from tui.render.glyphs import UNICODE
from tui.session.later_moves import later_lines, later_moves, verdict_on
from tui.session.what_if import Trial
from tui.words import Wording
from tui.words.spans import text_of

NAMES = ("Anna", "Ben", "Chiara", "Diego")


def ended(folder: Path) -> Trial:
    """Return a what-if that repeats the end of a game from the third last decision of a seat on."""
    saved = load(saved_game(folder / "game.ludo", *NAMES))
    actions, chose = saved.journal.actions, saved.journal.chose
    start = [n for n, each in enumerate(actions) if each.seat == 0 and chose(n)][-3]
    return Trial(saved, start, {0}, EVERYONE, actions[start:])


def test_they_are_those_of_the_seat_after_the_first_move(tmp_path: Path) -> None:
    trial = ended(tmp_path)
    moves = later_moves(trial, 0)
    assert [each.start for each in moves] == [trial.start] * 2
    assert later_moves(trial, 1) != moves


@pytest.mark.parametrize(("cost", "named"), [(0.3, True), (0.03, False)])
def test_one_that_costs_enough_is_named_with_the_best(
    cost: float, named: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = ended(tmp_path)
    seen = list[Any]()

    def judge(game: Any, view: Any, action: Any, *_: Any) -> Verdict[Any]:
        seen.append((view, action))
        other = next(each for each in game.legal(view) if each != action)
        return Verdict((Prospect(other, 1.2, 9), Prospect(action, 0.5, 9)), 1, cost, 0.01)

    monkeypatch.setattr(tui.session.later_moves, "judge", judge)
    moved = later_moves(trial, 0)[0]
    found = verdict_on(load(trial.source.path), moved, forever)
    if not named:
        assert found is None
        return
    assert found is not None and seen == [decided(trial.journal, found.step)]
    assert (found.seat, found.cost, found.taken) == (0, cost, 1)
    assert found.best != seen[0][1] == found.choices[1].action


def test_the_costliest_is_told_and_what_was_better_if_need_be_below_it(tmp_path: Path) -> None:
    trial = ended(tmp_path)
    face = face_for("dolce-vita", Company(NAMES, Wording("en"), UNICODE))
    steps = [n + 1 for n, each in enumerate(trial.journal.actions) if each.seat == 0][-2:]

    def of(step: int, cost: float) -> Judged[Any]:
        view, action = decided(trial.journal, step)
        other = next(each for each in trial.journal.game.legal(view) if each != action)
        return Judged(step, 0, (Weighed(other, 0.5), Weighed(action, 0.5 - cost)), 1, cost, 0.02)

    found = [None, of(steps[0], 0.3), of(steps[1], 0.12)]
    [told] = map(text_of, later_lines(face, trial, found, 100))
    assert told.startswith("Later move") and "blunder −30 ±2 percentage points" in told
    assert "better:" in told
    first, second = map(text_of, later_lines(face, trial, found, 70))
    assert "blunder −30 ±2 percentage points" in first and max(len(first), len(second)) <= 70
    assert second.strip() == told[told.index("better:") :]
    assert later_lines(face, trial, [None], 100) == []
