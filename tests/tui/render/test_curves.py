"""The chart of chances: lines in braille, whatever the room, and the cursor on them."""

import pytest

from tui.render.curves import AXIS, ENDS, FEW, Course, curves, drawn, ink
from tui.render.face import Company
from tui.render.glyphs import glyphs
from tui.words import Wording
from tui.words.spans import text_of, width


def company(seats: int, ascii_only: bool = False) -> Company:
    return Company(tuple("ABCDEFGHIJKL"[:seats]), Wording("en"), glyphs(ascii_only))


RISING = Course([(0, (0.0, 1.0)), (100, (1.0, 0.0))], 0, 100)


def test_a_line_goes_from_corner_to_corner() -> None:
    cells = ink(RISING, (0,), 20, 5)
    assert cells[-1][0][0] and cells[0][-1][0]
    assert not cells[0][0][0] and not cells[-1][-1][0]
    assert all(any(row[at][0] for row in cells) for at in range(20))


def test_a_part_of_one_step_fills_the_room() -> None:
    cells = ink(Course([(4, (0.0,)), (5, (1.0,))], 4, 5), (0,), 20, 5)
    assert cells[-1][0][0] and cells[0][-1][0]


def test_the_first_seat_lies_on_top() -> None:
    for first, other in ((0, 1), (1, 0)):
        cells = ink(RISING, (first, other), 21, 5)
        assert cells[2][10][1] == first


def test_nothing_is_drawn_where_nothing_is_known() -> None:
    course = Course([(20, (0.5,)), (60, (0.5,))], 0, 100)
    cells = ink(course, (0,), 11, 4)
    drawn_at = [at for at in range(11) if any(row[at][0] for row in cells)]
    assert drawn_at == [2, 3, 4, 5, 6] or drawn_at == [2, 3, 4, 5]
    assert not any(bits for row in ink(Course([], 0, 9), (), 5, 3) for bits, _ in row)


def test_one_point_or_one_step_is_no_error() -> None:
    for course in (Course([(0, (0.4, 0.6))], 0, 0), Course([(3, (1.0, 0.0))], 3, 4)):
        assert curves(company(2), course, (0, 1), ink(course, (0, 1), 8, 3), 3)


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("seats", [2, 12])
def test_every_row_is_as_wide_as_the_room(seats: int, ascii_only: bool) -> None:
    points = [(n, tuple((n * (seat + 1) % 7) / 7 for seat in range(seats))) for n in range(50)]
    course, everybody = Course(points, 0, 49), tuple(range(seats))
    for here in (0, 17, 49):
        for row in curves(
            company(seats, ascii_only), course, everybody, ink(course, everybody, 30, 4), here
        ):
            assert AXIS + 30 <= width(row) <= AXIS + 30 + ENDS
            assert text_of(row).isascii() or not ascii_only


def test_a_sign_stands_at_the_end_of_its_line() -> None:
    """Of two lines that ended alike one sign stood a row higher, where the other line came from."""
    before = ((0, (0.2, 0.8)), (90, (0.85, 0.15)))
    for shares in ((0.5, 0.5), (0.8, 0.2), (0.45, 0.55), (1.0, 0.0)):
        course = Course([*before, (100, shares)], 0, 100)
        for height in range(3, 9):
            for seat in (0, 1):
                cells = ink(course, (seat,), 20, height)
                ends = {row for row in range(height) if cells[row][-1][0]}
                rows = curves(company(2), course, (0, 1), ink(course, (0, 1), 20, height), 0)
                [there] = [n for n, row in enumerate(rows) if "■●"[seat] in text_of(row)]
                assert there in ends


def test_the_cursor_is_in_the_column_of_its_step() -> None:
    across = 41
    for here in (0, 25, 100):
        rows = curves(company(2), RISING, (0,), ink(RISING, (0,), across, 4), here)
        for row in rows:
            cells = [roles for text, roles, *_ in row for _ in text]
            lit = [
                at - AXIS for at, roles in enumerate(cells) if {"here", "lit"} & set(roles.split())
            ]
            assert lit == [round(here / 100 * (across - 1))]


def test_at_a_large_table_one_is_drawn_against_the_best_of_the_others() -> None:
    shares = (0.1, 0.3, 0.2, 0.35, 0.05)
    assert drawn(shares[:FEW], 2) == (2, 1, 0)
    assert drawn(shares, 2) == (2, 3)
    assert drawn(shares, 3) == (3, 1)
    assert sorted(drawn(shares, 2, everybody=True)) == [0, 1, 2, 3, 4]
