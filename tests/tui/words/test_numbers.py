"""Numbers as people read them: separators, margins and intervals."""

import pytest

from engine.arena.average import Average
from tui.words import Language, Wording
from tui.words.numbers import around, between, decimal, interval, limits, plain

EN = Wording("en")


def average(*numbers: float) -> Average:
    """Return the average of some numbers."""
    found = Average()
    for number in numbers:
        found.add(number)
    return found


@pytest.mark.parametrize(
    ("language", "number", "digits", "words"),
    [
        ("en", 1234.56, 1, "1,234.6"),
        ("fr", 1234.56, 1, "1\N{NO-BREAK SPACE}234,6"),
        ("de", -1234.56, 2, "-1.234,56"),
        ("en", 0.0, 1, "0.0"),
        ("en", 12.0, 0, "12"),
    ],
)
def test_a_number_is_written_as_the_language_does(
    language: Language, number: float, digits: int, words: str
) -> None:
    assert decimal(Wording(language), number, digits) == words


def test_a_margin_stands_behind_an_average_once_it_is_known() -> None:
    one, two = average(0.5), average(0.4, 0.6)
    assert two.margin is not None
    margin, low, high = (f"{each:.2f}" for each in (two.margin, 0.5 - two.margin, 0.5 + two.margin))
    assert around(EN, one, 2, "±") == "0.50" == interval(EN, one) == between(EN, one, 1)
    assert around(EN, two, 2, "±") == f"0.50 ± {margin}"
    assert interval(EN, two) == f"0.50 ({low} to {high})"
    assert between(EN, two, 9) == f"0.50 (0.00 to {high})"
    assert between(EN, two, 1) == "0.50 (0.00 to 1.00)"
    assert plain(one) == {"value": 0.5, "margin": None}
    assert plain(two) == {"value": 0.5, "margin": round(two.margin, 4)}
    assert plain(average(2 / 3))["value"] == 0.6667


def test_an_interval_ends_where_a_share_does() -> None:
    found = average(0.4, 0.5, 0.6)
    assert found.margin is not None and found.margin < 0.4
    assert limits(found, 1) == (found.value - found.margin, found.value + found.margin)
    assert limits(average(0.1, 0.9), 1) == (0, 1)


def test_what_always_came_out_alike_may_come_out_differently_next_time() -> None:
    """What is as likely as the end of the interval stays out of 2.5 % of all series of this
    length."""
    for size in (2, 10):
        miss = 1 - 0.025 ** (1 / size)
        assert limits(average(*[0.0] * size), 1) == pytest.approx((0, miss))
        assert limits(average(*[3.0] * size), 3) == pytest.approx((3 * (1 - miss), 3))
        assert (1 - miss) ** size == pytest.approx(0.025)
    assert limits(average(2.0, 2.0), 3) == (2, 2)
