"""The table of reviews counts what was kept, and a run goes on where another stopped."""

from pathlib import Path
from typing import Final

import pytest

from tests.review_levels import decisions
from tests.review_levels.decisions import Look, Looked, Sample
from tests.review_levels.table import row, table

DOCS: Final = Path(__file__).parents[1] / "docs" / "reviews.md"
NOTHING: Final = Look(0.0, 0.0)


def test_the_page_shows_what_was_measured() -> None:
    samples = [Sample(game, level) for game in decisions.PLAYERS for level in decisions.LEVELS]
    assert table(each for each in samples if each.kept()) in DOCS.read_text(encoding="utf-8")


def test_a_row_counts_both_reviews_of_each_decision() -> None:
    looked = [
        Looked(0, 1, Look(0.3, 0.1), Look(0.2, 0.05), 0.28),  # two blunders that stand
        Looked(0, 2, Look(0.3, 0.1), Look(0.3, 0.2), 0.1),  # one that does not, one unsure
        Looked(0, 3, Look(0.06, 0.01), NOTHING, 0.04),  # an inaccuracy that stands
        Looked(0, 4, NOTHING, NOTHING, 0.12),  # a loss that is overlooked
    ]
    assert row(Sample("dolores", "easy"), looked) == (
        *("dolores", "easy", "4"),
        *("50 % (4 of 8)", "75 % (3 of 4)", "67 % (2 of 3)"),
        *("50 % (3 of 6)", "33 % (1 of 3)", "1.23"),
    )


def test_a_run_goes_on_where_another_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "FOLDER", tmp_path / "kept")
    monkeypatch.setattr(Sample, "_judged", lambda _, game, step: Looked(game, step, *LOOKS, 0.0))
    sample = Sample("dolores", "easy")
    first = list(sample.measure(3))
    assert sample.kept() == first and len(first) == 3
    assert list(sample.measure(3)) == []
    more = list(sample.measure(5))
    assert sample.kept() == [*first, *more] and len({(n.game, n.step) for n in first + more}) == 5


LOOKS: Final = (NOTHING, NOTHING)
