"""What a review says at a table: by the numbers of an account, as far as the review has grown."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.game import EVERYONE, Outcome, Seat, rank
from engine.review import Grade
from saves.reviews import Judged, Weighed
from tui.session import analysis
from tui.session.analysis import Analysis, Shares, next_costliest, next_mistake, whose
from tui.session.review import Review

LAST = 9
"""The last number of the account."""


def account(
    seat: Seat = EVERYONE,
    victory: Callable[[Any, Shares], Shares] | None = None,
    outcome: Outcome | None = None,
) -> Any:
    """Return an account that learns of every second step only, of a game that may be over."""
    return SimpleNamespace(
        seat=seat,
        last=LAST,
        game=SimpleNamespace(victory=victory),
        number=lambda step: step // 2,
        step=lambda number: 2 * number,
        moment=lambda number: SimpleNamespace(view=number),
        outcome=lambda number: outcome if number == LAST else None,
    )


def judged(step: int, seat: int, cost: float) -> Judged[Any]:
    """Return a decision with its cost."""
    return Judged(step, seat, (Weighed("best", 0.6), Weighed("other", 0.6 - cost)), 1, cost, 0.0)


def review(*decisions: Judged[Any], steps: tuple[int, ...] = ()) -> Review:
    """Return a review of these decisions, and of the chances at some steps."""
    found = Review(None)
    found.judged = {each.step: each for each in decisions}
    found.expected = {step: (step / 100, 1 - step / 100) for step in steps}
    return found


DECISIONS = (judged(13, 0, 0.3), judged(3, 0, 0.06), judged(5, 1, 0.15), judged(9, 0, 0.01))


def test_decisions_stand_at_the_step_before_them() -> None:
    seen = Analysis(review(*DECISIONS), account())
    assert [seen.decision(number) for number in (1, 2, 4, 6)] == [
        *(DECISIONS[1], DECISIONS[2], DECISIONS[3], DECISIONS[0]),
    ]
    assert seen.decision(3) is None is seen.mistake(3)
    assert seen.mistake(4) is None and seen.mistake(6) == DECISIONS[0]


def test_mistakes_are_counted_by_grade() -> None:
    seen = Analysis(review(*DECISIONS), account())
    assert seen.mistakes() == [1, 2, 6]
    assert seen.mistakes(Grade.MISTAKE) == [2, 6] and seen.mistakes(Grade.BLUNDER) == [6]
    assert seen.counted() == {Grade.INACCURACY: 1, Grade.MISTAKE: 1, Grade.BLUNDER: 1}


def test_who_plays_is_told_of_their_own_decisions_only() -> None:
    assert Analysis(review(*DECISIONS), account(0)).mistakes() == [1, 6]
    assert Analysis(review(*DECISIONS), account(1)).mistakes() == [2]


def test_a_review_is_followed_as_it_grows() -> None:
    grows = review(DECISIONS[0])
    seen = Analysis(grows, account())
    assert seen.mistakes() == [6] and seen.chances(0) is None and not seen.course.points
    grows.judged[DECISIONS[2].step] = DECISIONS[2]
    assert seen.mistakes() == [2, 6] and seen.decision(6) == DECISIONS[0]
    grows.expected[4] = (0.25, 0.75)
    assert seen.course.points == [(2, (0.25, 0.75))] and seen.mistakes() == [2, 6]
    grows.expected[0] = (0.5, 0.5)
    assert [number for number, _ in seen.expected.points] == [0, 2]


def test_chances_alone_are_followed_too() -> None:
    assert Analysis(review(steps=(4,)), account()).course.points == [(2, (0.04, 0.96))]


def test_nothing_is_known_at_first() -> None:
    for kept in (review(), review(DECISIONS[0])):
        seen = Analysis(kept, account())
        assert not seen.course.points and seen.course[1:] == (0, LAST)
        assert seen.course == seen.expected and seen.chances(3) is None
    assert not Analysis(review(), account()).mistakes()


def test_chances_are_those_of_the_last_step_that_was_looked_at() -> None:
    whole = review(steps=(4, 8, 16))
    whole.done = 1.0
    seen = Analysis(whole, account())
    assert [seen.chances(number) for number in (0, 1, 2, 3, 4, 7, 8, 9)] == [
        (each / 100, 1 - each / 100) for each in (4, 4, 4, 4, 8, 8, 16, 16)
    ]
    assert seen.course[1:] == (0, LAST) and seen.part(0, 9) is None


def test_steps_that_a_growing_review_has_not_reached_have_no_chances_yet() -> None:
    """Once those of the last step looked at stood there, as if nothing would change any more."""
    grows = review(steps=(0, 4, 8))
    seen = Analysis(grows, account())
    known = [seen.chances(number) for number in range(LAST + 1)]
    assert None not in known[:6] and known[6:] == [None] * 4
    grows.done = 1.0
    assert seen.chances(6) == seen.chances(LAST) == known[5]


def test_at_the_end_of_a_game_the_chances_are_who_has_won_it_however_far_the_review_is() -> None:
    """Once the chances of the last step looked at stood there, beside the names of the winners."""
    seen = Analysis(review(steps=(4, 8)), account(outcome=rank((3, 5, 5), "rounds")))
    assert seen.chances(LAST - 1) is None and seen.chances(LAST) == (0.0, 0.5, 0.5)


def halved(view: Any, shares: Shares) -> Shares:
    """Return other chances for the whole game, by the number of the step."""
    return (view / 10, 1 - view / 10)


def test_the_whole_game_and_its_parts_have_chances_of_their_own() -> None:
    won: dict[int, Shares] = {16: (0.9, 0.1)}
    seen = Analysis(review(steps=(4, 8, 16)), account(victory=halved), won)
    assert seen.course.points == [(2, (0.2, 0.8)), (4, (0.4, 0.6)), (8, (0.9, 0.1))]
    assert won == {4: (0.2, 0.8), 8: (0.4, 0.6), 16: (0.9, 0.1)}, "they are worked out once"
    assert seen.course[1:] == seen.expected[1:] == (0, LAST)
    assert [shares[0] for _, shares in seen.expected.points] == [0.04, 0.08, 0.16]
    assert seen.chances(5) == (0.4, 0.6)
    part = seen.part(4, 8)
    assert part is not None and part[1:] == (4, 8)
    assert [number for number, _ in part.points] == [4, 8]
    assert [number for number, _ in cast(Any, seen.part(5, 7)).points] == []


@pytest.mark.parametrize(("most", "apart"), [(7, 1), (6, 2), (3, 3)])
def test_chances_to_win_a_long_game_are_worked_out_now_and_then(
    monkeypatch: pytest.MonkeyPatch, most: int, apart: int
) -> None:
    monkeypatch.setattr(analysis, "MOST", most)
    seen = Analysis(review(steps=tuple(range(0, 12, 2))), account(victory=halved))
    assert [number for number, _ in seen.course.points] == list(range(0, 6, apart))
    assert [number for number, _ in seen.expected.points] == list(range(6))


def test_after_the_last_mistake_comes_the_first() -> None:
    assert [next_mistake([2, 5], number) for number in (0, 2, 4, 5, 9)] == [2, 5, 5, 2, 2]
    assert next_mistake([], 3) is None


def test_from_the_costliest_mistake_the_next_costliest_is_gone_to() -> None:
    """Once the list stood by cost and the key went in the order of the game, which misled most
    players."""
    assert [next_costliest([7, 2, 5], number) for number in (0, 7, 2, 5, 9)] == [7, 2, 5, 7, 7]
    assert next_costliest([], 3) is None


def test_chances_are_those_of_who_looks_else_of_the_first_person() -> None:
    assert whose(0, frozenset({2})) == 0 and whose(3, frozenset({2})) == 3
    assert whose(EVERYONE, frozenset({2, 1})) == 1 and whose(EVERYONE, frozenset()) == 0
