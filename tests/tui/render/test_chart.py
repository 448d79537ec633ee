"""The chart of scores."""

from hypothesis import given
from hypothesis import strategies as st

from tui.render.chart import chart
from tui.render.face import Company, glyphs
from tui.words import Wording
from tui.words.spans import text_of, width

COMPANY = Company(("Anna", "Bruno"), Wording("en"), glyphs(False))


def test_every_point_is_marked_and_the_axes_say_what_they_measure() -> None:
    drawn = [text_of(each) for each in chart(COMPANY, [[0, 5, 10], [0, 8, 4]], 40, 9)]
    assert drawn[0].split("│")[0].strip() == "10"
    assert drawn[-2].split("│")[0].strip() == "0"
    assert drawn[0].rstrip().endswith("■")
    assert "".join(drawn).count("●") == 2
    assert drawn[-1].split() == ["0", "1", "2"]


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
