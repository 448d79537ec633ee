"""Dates of files, in whatever year."""

from datetime import UTC

import pytest

from tui.session.moments import CYCLE, moment_at, year_text


@pytest.mark.parametrize(
    ("year", "text"),
    [
        (0, "0000"),
        (1, "0001"),
        (9999, "9999"),
        (10000, "+10000"),
        (-1, "-0001"),
        (-12345, "-12345"),
    ],
)
def test_a_year_has_four_digits_or_a_sign(year: int, text: str) -> None:
    assert year_text(year) == text


def test_the_calendar_repeats_beyond_the_years_that_can_be_counted() -> None:
    year, moment = moment_at(1_795_270_000, UTC)
    assert (year, moment.month, moment.day) == (2026, 11, 21)
    for cycles in (21, 30, -6, -300):
        later, same = moment_at(1_795_270_000 + cycles * CYCLE, UTC)
        assert later == 2026 + 400 * cycles
        assert (same.month, same.day, same.hour) == (11, 21, moment.hour)
