"""Words and signs across a table: how many are allowed."""

from tui.online.talk import IN_A_ROW, SECONDS, Talk


def test_after_some_in_a_row_one_more_comes_free_in_a_while() -> None:
    talk = Talk()
    assert [talk.may(1, 0.0) for _ in range(IN_A_ROW + 1)] == [True] * IN_A_ROW + [False]
    assert not talk.may(1, SECONDS / 2) and talk.may(2, SECONDS / 2), "each line has its own"
    assert [talk.may(1, SECONDS) for _ in range(2)] == [True, False]
    assert [talk.may(1, 99 * SECONDS) for _ in range(IN_A_ROW + 1)].count(True) == IN_A_ROW


def test_a_line_that_is_gone_leaves_nothing_to_the_next_of_its_number() -> None:
    talk = Talk()
    talk.mute(1, 2, True)
    while talk.may(1, 0.0):
        pass
    talk.forget(1)
    assert talk.hears(1, 2) and talk.may(1, 0.0)
