"""The positions to learn from: which, in which order, and what an answer to one is."""

from pathlib import Path

from msgspec.structs import replace

from engine.review import Grade, decided
from saves.learnt import read_learnt
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import mistaken
from tui.session.learning import Learning, all_exercises, exercises
from tui.session.review import Review


def test_the_costliest_come_first_and_what_is_solved_comes_last(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2))
    learning = Learning(exercises(saved, Review(saved)))
    assert [each.judged.cost for each in learning.exercises] == [0.3, 0.2, 0.1]
    assert learning.exercise.judged.grade is Grade.BLUNDER
    learning.solve()
    assert learning.count == 1
    again = Learning(exercises(saved, Review(saved)))
    assert [each.judged.cost for each in again.exercises] == [0.2, 0.1, 0.3]
    assert again.count == 1 and read_learnt(saved) == {learning.exercise.judged.step}


def test_before_one_that_is_chosen_comes_the_costlier_one(tmp_path: Path) -> None:
    """Once “Previous” went from the third by cost to the first, then to the second."""
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2, 0.4))
    found = exercises(saved, Review(saved))
    chosen = next(each.judged for each in found if each.judged.cost == 0.2)
    learning = Learning(found, chosen)
    assert [each.judged.cost for each in learning.exercises] == [0.2, 0.1, 0.4, 0.3]
    learning.move(-1)
    assert learning.number == 2


def test_the_last_is_the_one_after_which_the_first_comes(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3, 0.2))
    learning = Learning(exercises(saved, Review(saved)))
    seen = []
    for _ in learning.exercises:
        seen.append(learning.exercise.judged.cost)
        assert learning.last == (len(seen) == len(learning.exercises))
        learning.move(1)
    assert seen == [0.3, 0.2, 0.1] and learning.exercise.judged.cost == 0.3
    learning.solve()
    learning.move(1)
    learning.restart()
    assert learning.exercise.judged.cost == 0.2, "the costliest is solved"


def test_those_of_a_grade_or_a_worse_one_are_asked_for(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.3, 0.12))
    costs = {
        least: [each.judged.cost for each in exercises(saved, Review(saved), least)]
        for least in Grade
    }
    assert costs[Grade.BLUNDER] == [0.3] and costs[Grade.MISTAKE] == [0.3, 0.12]
    assert costs[Grade.INACCURACY] == [0.3, 0.12, 0.06]
    small = mistaken(tmp_path / "small.ludo", (0.06, 0.12))
    assert exercises(small, Review(small), Grade.BLUNDER) == []


def test_a_try_is_as_good_as_the_best_or_it_is_said_what_it_is(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    exercise = exercises(saved, Review(saved))[0]
    best, near, bad, taken = (each.action for each in exercise.judged.choices)
    view, _ = decided(exercise.saved.journal, exercise.judged.step)
    other = exercise.saved.journal.game.legal(view)[-1]
    answers = [exercise.answer(each) for each in (best, near, bad, taken, other)]
    assert answers == ["right", "right", "closer", "played", "unweighed"]
    *better, third, mistake = exercise.judged.choices
    # 6 % below the best, though only 4 % below the second; and 4 % above the mistake
    tries = ((0.54, "closer"), (mistake.worth + 0.04, "worse"), (mistake.worth - 0.06, "worst"))
    for worth, answer in tries:
        choices = (*better, replace(third, worth=worth), mistake)
        judged = replace(exercise.judged, choices=choices)
        assert exercise._replace(judged=judged).answer(bad) == answer


def test_of_a_move_that_was_not_weighed_it_is_not_said_that_it_is_better(tmp_path: Path) -> None:
    """A move not weighed may be worse than the mistake, because its worth is not known."""
    saved = mistaken(tmp_path / "game.ludo")
    exercise = exercises(saved, Review(saved))[0]
    best, near, bad, taken = exercise.judged.choices
    for worth, answer in ((0.5, "unweighed"), (0.58, "right"), (taken.worth - 0.06, "worst")):
        untried = [replace(each, worth=worth, tried=False) for each in (near, bad)]
        judged = replace(exercise.judged, choices=(best, *untried, taken))
        assert exercise._replace(judged=judged).answer(bad.action) == answer


def test_the_games_of_a_folder_are_gone_through_that_have_a_review(tmp_path: Path) -> None:
    mistaken(tmp_path / "a.ludo")
    mistaken(tmp_path / "b.ludo", (0.25,))
    saved_game(tmp_path / "unreviewed.ludo")
    (tmp_path / "c.ludo").write_text("no save")
    (tmp_path / "c.ludo.review").write_text("no review")
    found = Learning(all_exercises(tmp_path))
    costs = [(each.saved.path.name, each.judged.cost) for each in found.exercises]
    assert costs == [("a.ludo", 0.3), ("b.ludo", 0.25), ("a.ludo", 0.1)]
    assert not list(all_exercises(tmp_path / "nowhere"))
