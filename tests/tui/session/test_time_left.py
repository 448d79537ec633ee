"""The time that a long work still takes: told once it can be, then without going up and down."""

from itertools import pairwise

from tui.session.time_left import LEAST, WRONG, TimeLeft


def test_nothing_is_told_before_enough_is_done() -> None:
    left = TimeLeft()
    assert left.at(100, 0.0) is None
    assert left.at(100 + LEAST - 1, 0.1) is None
    assert left.at(100 + LEAST, 0.1) == 9 * LEAST
    assert TimeLeft().at(5, 1.0) is None, "a work that is there at once has no pace"


def test_after_parts_of_uneven_length_it_only_falls() -> None:
    """A review of Dolce Vita goes like this: many quick looks, then long ones, then quick ones
    again."""
    left, done, now, told = TimeLeft(), 0.0, 0.0, list[float]()
    for seconds, share, times in ((0.2, 0.001, 150), (3.0, 0.01, 20), (0.05, 0.001, 300)):
        for _ in range(times):
            now, done = now + seconds, done + share
            if (each := left.at(now, done)) is not None:
                told.append(each)
    assert len(told) > 300
    assert all(later <= earlier for earlier, later in pairwise(told))


def test_a_pace_that_was_far_too_quick_is_said_to_have_been() -> None:
    left = TimeLeft()
    left.at(0, 0.0)
    first = left.at(20, 0.5)
    told = [left.at(20 + 20 * n, 0.5 + 0.001 * n) for n in range(1, 30)]
    assert first == 20 and told[-1] is not None and told[-1] > WRONG * first


def test_it_ends_with_nothing_left() -> None:
    left = TimeLeft()
    left.at(0, 0.0)
    left.at(60, 0.2)
    assert left.at(70, 1.0) == 0
