"""The chart of scores."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.render.chart import chart
from tui.render.face import Company, glyphs
from tui.words import Wording
from tui.words.spans import text_of, width

COMPANY = Company(("Anna", "Bruno"), Wording("en"), glyphs(False))


def test_every_line_ends_in_its_sign_and_the_axes_say_what_they_measure() -> None:
    drawn = [text_of(each) for each in chart(COMPANY, [[0, 5, 10], [0, 8, 4]], 40, 9)]
    assert drawn[0].split("│")[0].strip() == "10"
    assert drawn[-2].split("│")[0].strip() == "0"
    assert drawn[0].rstrip().endswith("■")
    assert [row.rstrip()[-1:] for row in drawn[:-1]].count("●") == 1
    assert drawn[-1].split() == ["0", "1", "2"]


@pytest.mark.parametrize("top", [3, 18])
@pytest.mark.parametrize("rows", [5, 6, 7, 8, 9])
def test_the_middle_number_of_the_scale_is_the_value_of_its_row(rows: int, top: int) -> None:
    """Of 0 to 3 points in five rows, two once stood above the “2”; of 0 to 18, seven at the “9”."""

    def drawn(value: int) -> list[str]:
        lines = chart(COMPANY, [[0, top], [0, value]], 40, rows)[:-1]
        return [text_of(each).rstrip() for each in lines]

    (scale,) = (each for row in drawn(0)[1:-1] if (each := row.split("│")[0].strip()))
    (at,) = (row for row in drawn(int(scale)) if row.endswith("●"))
    assert at.split("│")[0].strip() == scale


def test_two_values_of_a_row_are_both_told() -> None:
    """One point was read as two: of 0 to 7 in five rows, both lie on one."""
    drawn = [text_of(each) for each in chart(COMPANY, [[0, 7], [0, 1]], 40, 6)]
    (at,) = (row for row in drawn if row.rstrip().endswith("●"))
    assert at.split("│")[0].strip() == "1–2"
    money = [text_of(each) for each in chart(COMPANY, [[0, 70], [0, 10]], 40, 6)]
    assert not [row for row in money if "–" in row]


def test_lines_that_end_level_show_their_signs_side_by_side() -> None:
    drawn = [text_of(each) for each in chart(COMPANY, [[0, 5], [3, 5]], 40, 9)]
    assert drawn[0].endswith("●■")


@pytest.mark.parametrize("points", [[0, 9, 3], [0, 9] * 12], ids=["gentle", "steep"])
def test_a_line_is_one_stroke_a_column_and_has_no_gap(points: list[int]) -> None:
    drawn = chart(COMPANY, [points, [0] * len(points)], 40, 9, bold=0)[:-1]
    rows = [text_of(each)[3:39] for each in drawn]
    for column in zip(*rows, strict=True):
        heavy = [row for row, cell in enumerate(column) if cell in "━┃┏┓┗┛"]
        assert heavy and heavy == list(range(heavy[0], heavy[-1] + 1))


def test_the_line_that_is_asked_for_is_thick_and_on_top() -> None:
    best, asked = (chart(COMPANY, [[0, 9], [0, 4]], 40, 9, bold=seat) for seat in (None, 1))
    roles = [
        {span.roles for row in drawn for span in row if set(span.text) & set("━┃┏┓┗┛")}
        for drawn in (best, asked)
    ]
    assert roles == [{"seat-0"}, {"seat-1"}]


def test_at_a_large_table_two_lines_are_coloured() -> None:
    company = COMPANY._replace(names=tuple("ABCDEFGH"))
    drawn = chart(company, [[0, n] for n in range(1, 9)], 60, 20, bold=2)
    coloured = {span.roles for row in drawn for span in row if span.roles.startswith("seat")}
    assert coloured == {"seat-2", "seat-7"}


def test_nothing_is_drawn_of_nothing_or_in_no_room() -> None:
    assert chart(COMPANY, [[0], [0]], 40, 9) == []
    assert chart(COMPANY, [[0, 0], [0, 0]], 40, 9) == []
    assert chart(COMPANY, [[0, 3], [0, 2]], 8, 9) == []
    assert chart(COMPANY, [[0, 3], [0, 2]], 40, 2) == []


@given(
    st.integers(2, 20).flatmap(
        lambda n: st.lists(
            st.lists(st.integers(-50, 999), min_size=n, max_size=n), min_size=2, max_size=2
        )
    ),
    st.integers(12, 90),
    st.integers(3, 20),
)
def test_it_keeps_to_its_room(series: list[list[int]], cells: int, rows: int) -> None:
    drawn = chart(COMPANY, series, cells, rows)
    assert len(drawn) in (0, rows)
    assert all(width(each) <= cells for each in drawn)
