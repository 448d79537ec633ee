"""A review that grows: how far it is, how long it takes, what is kept of it and in which order."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import tui.games.dolce_vita.card
from engine.game import Prospect
from engine.review import FirstLook, Verdict
from saves.reading import SavedGame, load
from saves.reviews import (
    MOST_CHOICES,
    Expected,
    Judged,
    Weighed,
    has_review,
    read_review,
    review_path,
)
from saves.reviews import Review as Kept
from tests.tui.cli.running import saved_game
from tui.games.registry import card_of
from tui.session import review_process
from tui.session.review import Review, progress
from tui.session.review_process import AGAIN, EARLY, Finding, Order, findings
from tui.session.reviews import OFTEN, kept_often
from tui.words import Wording

SAY = Wording("en")


def judged(step: int, seat: int, cost: float) -> Judged[Any]:
    """Return a decision with its cost."""
    return Judged(step, seat, (Weighed("best", 0.6), Weighed("other", 0.6 - cost)), 1, cost, 0.0)


@pytest.mark.parametrize(
    ("decisions", "left", "words"),
    [
        ((0, 0), None, "Starting the review…"),
        ((0, 1), None, "0 of 1 decision judged"),
        ((7, 80), None, "7 of 80 decisions judged"),
        ((40, 80), 59.9, "40 of 80 decisions judged, less than a minute left"),
        ((40, 80), 60, "40 of 80 decisions judged, about 1 minute left"),
        ((20, 80), 160, "20 of 80 decisions judged, about 3 minutes left"),
    ],
)
def test_how_far_a_review_is(decisions: tuple[int, int], left: float | None, words: str) -> None:
    review = Review(None)
    (review.weighed, review.decisions), review.left = decisions, left
    assert progress(SAY, review).replace("\N{NO-BREAK SPACE}", " ") == words


def test_a_game_that_goes_on_has_no_review(tmp_path: Path) -> None:
    review = Review(None)
    assert not (review.possible or review.whole or review.people_judged or review.unusable)
    assert not (review.stopped or review.costly())
    assert review.unkept is None
    unfinished = Review(load(saved_game(tmp_path / "a.ludo", steps=40)))
    assert not unfinished.possible
    assert Review(load(saved_game(tmp_path / "b.ludo"))).possible


def test_the_costliest_come_first_and_of_the_same_cost_the_earliest() -> None:
    review = Review(None)
    found = [judged(9, 1, 0.3), judged(4, 0, 0.06), judged(5, 0, 0.3), judged(7, 1, 0.01)]
    review.judged = {each.step: each for each in found}
    assert [each.step for each in review.costly()] == [5, 9, 4]
    assert [each.step for each in review.costly(0)] == [5, 4]
    assert [each.step for each in review.costly(1)] == [9]


def test_a_game_of_robots_is_judged_once_all_is(tmp_path: Path) -> None:
    """“No move cost much” stood under its result while ten of ninety decisions were judged."""
    review = Review(load(saved_game(tmp_path / "game.ludo", human=-1)))
    review.done, review.expected = 0.4, {0: (0.5, 0.5)}
    assert not review.people_judged
    review.done = 1.0
    assert review.people_judged


def test_people_are_judged_once_chances_are_looked_at() -> None:
    review = Review(None)
    review.done = 0.4
    assert not review.people_judged and not review.whole
    review.expected = {0: (0.5, 0.5)}
    assert review.people_judged
    review.expected, review.done = {}, 1.0
    assert review.people_judged and review.whole


def found(*done: tuple[int, int], after: Any = None) -> Any:
    """Return a source of findings with this progress, of which the first alone has a result.
    `after` is called at their end."""

    async def source(saved: SavedGame) -> AsyncIterator[Finding]:
        for number, (one, every) in enumerate(done):
            yield Finding(one, every, Expected(0, (0.5,) * 3) if not number else None)
        if after is not None:
            after()

    return source


async def test_the_time_left_follows_from_the_pace(tmp_path: Path) -> None:
    review = Review(load(saved_game(tmp_path / "game.ludo")))
    times: Iterator[float] = iter([100, 101, 103, 120, 130, 140])
    source = found((1, 10), (1, 10), (2, 10), (3, 10), (5, 10), (10, 10))
    seen = [
        (review.done, review.left and round(review.left))
        async for _ in review.grow(source, lambda: next(times))
    ]
    assert seen == [(0.1, None), (0.1, None), (0.2, None), (0.3, 70), (0.5, 55), (1, 0)]


@pytest.mark.usefixtures("quick")
async def test_decisions_are_counted_as_they_are_looked_at_to_the_end(tmp_path: Path) -> None:
    """The count on the screen never goes back, and ends with all decisions."""
    review = Review(load(saved_game(tmp_path / "game.ludo")))

    async def source(saved: SavedGame) -> AsyncIterator[Finding]:
        for finding in findings(saved):
            yield finding

    told = [(review.weighed, len(review.judged)) async for _ in review.grow(source)]
    assert told == sorted(told) and all(one >= judged for one, judged in told)
    assert review.weighed == review.decisions == told[-1][0] > 0


async def test_what_is_known_is_kept_once_a_minute(tmp_path: Path) -> None:
    """A power cut loses a minute of work at most. Nothing is kept in the place of a save that was
    moved."""
    path = saved_game(tmp_path / "game.ludo")
    review, moved = Review(load(path)), path.with_name("moved.ludo")
    times: Iterator[float] = iter([0, OFTEN - 1, OFTEN, 2 * OFTEN - 1, 2 * OFTEN, 3 * OFTEN, 999])
    known = list[int | None]()

    async def source(_: SavedGame) -> AsyncIterator[Finding]:
        for step in range(6):
            if step == 5:
                path.rename(moved)
            yield Finding(step + 1, 7, Expected(step, (0.5,) * 3))

    async for _ in kept_often(review, source, lambda: next(times)):
        kept = read_review(load(path)) if path.exists() else None
        known.append(len(kept.expected) if kept is not None and not kept.whole else None)
        if path.exists() and len(known) == 5:
            review_path(path).unlink()
    assert known == [None, None, 3, 3, 5, None]
    assert list(tmp_path.iterdir()) == [moved]


async def test_an_interrupted_review_is_kept_once_something_was_found(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    review = Review(load(path))
    assert not (review.stopped or review.unusable)
    async for _ in review.grow(found()):
        pass
    assert review.stopped and not has_review(path)
    async for _ in review.grow(found((1, 2))):
        assert not review.stopped
    assert review.stopped and review.unkept is None
    again = Review(load(path))
    assert (again.done, again.stopped, again.unusable) == (0.0, True, False)
    assert again.expected == {0: (0.5,) * 3} and again.people_judged
    async for _ in again.grow(found((1, 2), (2, 2))):
        pass
    whole = Review(load(path))
    assert (whole.done, whole.stopped, again.stopped, whole.whole) == (1.0, False, False, True)


async def test_nothing_is_kept_beside_a_save_that_is_gone(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    review = Review(load(path))
    async for _ in review.grow(found((1, 2), after=path.unlink)):
        pass
    assert not has_review(path) and review.unkept is None


async def test_beside_an_example_of_the_rules_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "game.ludo")
    sample = card_of("dolce-vita").samples[0]._replace(path=path)
    card = tui.games.dolce_vita.card.CARD._replace(samples=(sample,))
    monkeypatch.setattr(tui.games.dolce_vita.card, "CARD", card)
    review = Review(load(path))
    async for _ in review.grow(found((1, 2), (2, 2))):
        pass
    assert review.whole and review.unkept is None
    assert [*tmp_path.iterdir()] == [path]


async def test_a_file_that_is_no_review_is_said_to_be_none(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    async for _ in Review(load(path)).grow(found((1, 2))):
        pass
    (beside,) = (each for each in tmp_path.iterdir() if each != path)
    beside.write_bytes(b"junk")
    review = Review(load(path))
    assert review.unusable and review.done == 0 and not review.stopped


def test_work_is_counted_in_first_looks_and_grows_with_what_is_doubted() -> None:
    work = review_process._Work(range(10), 3, ())
    # None is seen yet: one in four of the ten is guessed to be doubted.
    assert (work.done, work.total) == (0, 13 + AGAIN * 2)
    work.seen(True)
    assert (work.done, work.total) == (1, 13 + AGAIN * (1 + 9 * 2 // 5))
    work.seen(False)
    assert (work.done, work.total) == (2, 13 + AGAIN * (1 + 8 * 2 // 6))
    known = review_process._Work(range(10), 3, {1, 2, 3, 4})
    assert (known.done, known.total) == (4, 13 + AGAIN * 1)


def verdict(number: int, taken: int) -> Verdict[Any]:
    """Return a verdict on so many choices, one of them taken."""
    return Verdict(
        tuple(Prospect(each, 1 - each / 100, 1) for each in range(number)), taken, 0.0, 0.0
    )


@pytest.mark.parametrize(
    ("number", "taken", "kept"),
    [
        (2, 1, [0, 1]),
        (MOST_CHOICES + 5, 0, list(range(MOST_CHOICES))),
        (MOST_CHOICES + 5, MOST_CHOICES - 1, list(range(MOST_CHOICES))),
        (MOST_CHOICES + 5, MOST_CHOICES, [*range(MOST_CHOICES - 1), MOST_CHOICES]),
        (MOST_CHOICES + 5, MOST_CHOICES + 4, [*range(MOST_CHOICES - 1), MOST_CHOICES + 4]),
        (MOST_CHOICES + 1, 3, list(range(MOST_CHOICES))),
    ],
)
def test_the_best_choices_are_kept_and_the_one_taken(
    number: int, taken: int, kept: list[int]
) -> None:
    choices, place = review_process._kept(verdict(number, taken))
    assert [each.action for each in choices] == kept
    assert choices[place].action == taken and choices[0].worth == 1


def test_a_share_is_kept_with_four_decimals() -> None:
    assert [review_process._share(each) for each in (0.123456, 1.25, 1.0)] == [0.1235, 1.0, 1.0]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every decision at a glance; one in three is looked at again."""
    looked: list[int] = []

    def look(game: Any, view: Any, action: Any, *_: Any) -> FirstLook[Any]:
        looked.append(1)
        found = Verdict((Prospect(action, 0.5, 1),), 0, 0.01, 0.0)
        again = (lambda: found) if len(looked) % 3 == 0 else None
        return FirstLook(found, 0.1, again)

    monkeypatch.setattr(review_process, "first_look", look)
    monkeypatch.setattr(review_process, "expected", lambda *_: (0.5, 1.5, 0.25))


@pytest.mark.usefixtures("quick")
def test_people_come_first_then_chances_then_robots(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    journal = saved.journal
    every = list(findings(saved))
    kinds = [
        "chances" if each.expected else msgspec.json.decode(each.judged)["seat"] == 0
        for each in every[:-1]
    ]
    chances = [at for at, kind in enumerate(kinds) if kind == "chances"]
    assert chances == list(range(chances[0], chances[0] + len(journal) + 1))
    assert all(kinds[: chances[0]]) and not any(kinds[chances[-1] + 1 :])
    steps = {msgspec.json.decode(each.judged)["step"] for each in every if each.judged}
    assert steps == {at + 1 for at in range(len(journal)) if journal.chose(at)}
    first = next(each.expected for each in every if each.expected)
    assert first == Expected(0, (0.5, 1.0, 0.25))
    done = [each.done for each in every]
    assert done == sorted(done) and every[-1].done == every[-1].total == done[-2]
    assert every[0].done == 1 and every[chances[0]].done == every[chances[0] - 1].done + 1
    # The third and the sixth are doubted; the third is looked at again after the fifth.
    assert [each.done for each in every[:6]] == [1, 2, 4, 5, 5 + AGAIN, 7 + AGAIN]
    assert EARLY == 5


@pytest.mark.usefixtures("quick")
def test_what_is_known_is_not_looked_for_again(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    every = list(findings(saved))
    people = [msgspec.json.decode(each.judged, type=Judged[Any]) for each in every if each.judged]
    kept = cast(Any, SimpleNamespace(judged=people[:7], expected=[Expected(4, (1.0, 0.0, 0.0))]))
    rest = list(findings(saved, kept=cast(Kept[Any], kept)))
    steps = {msgspec.json.decode(each.judged)["step"] for each in rest if each.judged}
    assert steps == {each.step for each in people} - {each.step for each in people[:7]}
    looked = [each.expected.step for each in rest if each.expected]
    assert looked == [step for step in range(len(saved.journal) + 1) if step != 4]
    assert rest[0].done == 7 + 1 + 1 and rest[-1].done == rest[-1].total == rest[-2].done


@pytest.mark.usefixtures("quick")
def test_of_a_long_game_chances_are_looked_at_evenly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    length = len(saved.journal)
    for most, apart in ((length + 1, 1), (length, 2), (length // 2, 3)):
        monkeypatch.setattr(review_process, "MOST", most)
        looked = [each.expected.step for each in findings(saved) if each.expected]
        assert looked == list(range(0, length + 1, apart))


def test_a_process_reviews_only_the_game_that_was_meant(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    saved = load(path)
    line = Order.to_look_at(saved)
    read = Order.read(line)
    assert read is not None and read.end == saved.end
    path.unlink()
    saved_game(path, seed="another")
    assert Order.read(line) is None
    path.unlink()
    saved_game(path, steps=40)
    assert Order.read(line) is None
    path.unlink()
    assert Order.read(line) is None


async def test_what_was_found_stands_in_order_beside_the_save(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    saved = load(path)

    async def source(_: SavedGame) -> AsyncIterator[Finding]:
        for step in (8, 0, 4):
            yield Finding(1, 2, Expected(step, (0.5,) * 3))

    async for _ in Review(saved).grow(source):
        pass
    kept = read_review(saved)
    assert kept is not None and [each.step for each in kept.expected] == [0, 4, 8]
    assert not kept.whole
