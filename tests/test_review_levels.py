"""The table of reviews counts what was kept, and a run goes on where another stopped."""

from pathlib import Path
from typing import Final

import pytest

from tests.review_levels import decisions
from tests.review_levels.decisions import Again, Look, Looked, Sample
from tests.review_levels.shares import ratio, share
from tests.review_levels.table import PAGE, figures, tables

NOTHING: Final = Look(0.0, 0.0)
SMALL: Final = Look(0.06, 0.01)


def test_the_page_shows_what_was_measured() -> None:
    assert tables() in PAGE.read_text(encoding="utf-8")


def test_what_was_drawn_for_others_counts_for_them() -> None:
    looked = [
        Looked(0, 1, Look(0.3, 0.1), Again(Look(0.2, 0.05), 0.28, 1)),  # a blunder that stands
        Looked(0, 2, Look(0.3, 0.1), Again(NOTHING, 0.1, 1)),  # one that does not
        Looked(0, 3, SMALL, Again(SMALL, 0.04, 1)),  # an inaccuracy that stands
        Looked(0, 4, NOTHING, Again(NOTHING, 0.12, 3)),  # a loss that is overlooked, of three alike
        Looked(0, 5, NOTHING),
        Looked(0, 6, NOTHING, Again(NOTHING, 0.12, 3, 0.08)),  # a loss that is not certain
    ]
    found = figures(looked)
    shares = (found.named, found.mistaken, found.stand, found.blunders, found.losses, found.again)
    named_of_losing = 2 / (2 + 3)
    assert [each.share for each in shares] == [3 / 6, 2 / 6, 2 / 3, 1 / 2, named_of_losing, 2 / 3]
    assert found.ratio == ratio([0.3, 0.3, 0.06], [0.28, 0.1, 0.04])


def test_an_interval_is_wider_the_fewer_things_count() -> None:
    """The interval of 9 of 10 was worked out by hand from Wilson's formula."""
    nine = share([(True, 1)] * 9 + [(False, 1)])
    assert (round(nine.low, 3), round(nine.high, 3)) == (0.596, 0.982)
    again = share([(True, 7)] * 9 + [(False, 7)])
    assert again[:1] + again[3:] == pytest.approx(nine[:1] + nine[3:])
    uneven = share([(True, 1)] * 9 + [(False, 9)])
    assert uneven.share == 0.5 and uneven.high - uneven.low > 0.6


def test_a_run_goes_on_where_another_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "FOLDER", tmp_path / "kept")
    monkeypatch.setattr(Sample, "_judged", lambda _, game, step: Looked(game, step, SMALL))
    sample = Sample("dolores", "novice")
    first = list(sample.measure(3))
    assert sample.kept() == first and len(first) == 3
    assert list(sample.measure(3)) == []
    with sample.path.open("ab") as file:
        file.write(b'{"game":0,"st')  # killed in the middle of a line
    more = list(sample.measure(5))
    assert sample.kept() == [*first, *more] and len({(n.game, n.step) for n in first + more}) == 5
