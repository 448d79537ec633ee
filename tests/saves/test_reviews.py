"""The review beside a save: kept whole, read strictly, never that of another game."""

from pathlib import Path

import msgspec
import pytest

from engine.game import Reason
from engine.review import Grade
from saves.filing import duplicate, rename
from saves.reading import SavedGame, load
from saves.reviews import (
    VERSION,
    Expected,
    Judged,
    Weighed,
    keep_review,
    read_review,
    review_path,
)
from saves.trash import discard
from tests.tui.cli.running import saved_game


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    return load(saved_game(tmp_path / "game.ludo"))


def kept(saved: SavedGame) -> tuple[tuple[Expected, ...], tuple[Judged[object], ...]]:
    """Keep an unfinished review of a game, and return its chances and its judged decision."""
    step = next(n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 1)
    expected = (Expected(0, (0.2, 0.3, 0.5)), Expected(len(saved.journal), (0.0, 1.0, 0.0)))
    before, taken = saved.journal.states[step - 1], saved.journal.actions[step - 1]
    legal = saved.journal.game.legal(saved.journal.game.view(before, 1))
    best = next(each for each in legal if each != taken)
    choices = Weighed(best, 0.5), Weighed(taken, 0.2)
    why = Reason("denies", {"seat": 2, "amount": 3})
    came = Reason("brings", {"column": 4, "object": 34, "giver": -1})
    judged = (Judged(step, 1, choices, 1, 0.25, 0.05, why, came),)
    keep_review(saved, expected, judged)
    return expected, judged


def test_what_was_kept_is_read_again(saved: SavedGame) -> None:
    expected, judged = kept(saved)
    review = read_review(load(saved.path))
    assert review is not None
    assert (review.expected, review.judged) == (expected, judged)
    assert review.judged[0].grade is Grade.BLUNDER


def test_without_a_review_there_is_none(saved: SavedGame) -> None:
    assert read_review(saved) is None


def test_the_review_of_another_game_is_not_taken(saved: SavedGame, tmp_path: Path) -> None:
    kept(saved)
    other = load(saved_game(tmp_path / "other.ludo", *"ABCD"))
    review_path(other.path).write_bytes(review_path(saved.path).read_bytes())
    assert read_review(other) is None


def test_a_damaged_review_is_none_whatever_is_wrong(saved: SavedGame) -> None:
    kept(saved)
    path = review_path(saved.path)
    good, version = path.read_bytes(), f'"review":{VERSION}'.encode()
    for cut in range(0, len(good), 7):
        path.write_bytes(good[:cut])
        assert read_review(saved) is None
    for was, now in (
        (version, b'"review":4'),
        (version, b'"review":8'),
        (b'"taken":1', b'"taken":0'),
        (b'"taken":1', b'"taken":2'),
        (b'"cost":0.25', b'"cost":25'),
        (b'"margin":0.05', b'"margin":-1'),
        (b"[0.2,0.3,0.5]", b"[0.2,0.3]"),
        (b"[0.2,0.3,0.5]", b"[0.2,0.3,1.5]"),
        (b'"seat":1', b'"seat":2'),
        (b'"step":0', b'"step":9999'),
        (b'"card":', b'"card":9'),
        (b'"denies"', b'"others"'),
        (b'"amount":3', b'"amount":99999'),
        (b'"amount":3', b'"sum":3'),
        (b'{"seat":2,"', b'{"seat":3,"'),
        (b'{"seat":2,"', b'{"seat":-1,"'),
        (b'{"seat":2,"', b'{"'),
        (b'"brings"', b'"denies"'),
        (b'"object":34', b'"object":38'),
        (b'"column":4,"object"', b'"object"'),
        (b"{", b'{"more":1,'),
    ):
        assert was in good
        path.write_bytes(good.replace(was, now, 1))
        assert read_review(saved) is None, now
    path.write_bytes(b"[" * 100_000)
    assert read_review(saved) is None


@pytest.mark.parametrize("what", ["step", "seat"])
def test_a_review_of_what_is_not_in_the_game_is_none(saved: SavedGame, what: str) -> None:
    kept(saved)
    path = review_path(saved.path)
    review = msgspec.json.decode(path.read_bytes())
    for number in {"step": (-1, 0, len(saved.journal) + 1), "seat": (-1, 3, 99)}[what]:
        review["judged"][0][what] = number
        path.write_bytes(msgspec.json.encode(review))
        assert read_review(saved) is None, number


def test_an_unfinished_game_has_no_review(tmp_path: Path) -> None:
    open_game = load(saved_game(tmp_path / "open.ludo", steps=20))
    review_path(open_game.path).write_bytes(b"{}")
    assert read_review(open_game) is None


def test_a_title_and_a_copy_cost_no_review(saved: SavedGame) -> None:
    expected, judged = kept(saved)
    copy = load(duplicate(saved.path))
    review_path(saved.path.with_name("Soirée.ludo")).write_bytes(b"of another game")
    titled = load(rename(saved.path, "Soirée"))
    for each in (copy, titled):
        review = read_review(each)
        assert review is not None and (review.expected, review.judged) == (expected, judged)
    assert not review_path(saved.path).exists()
    review_path(titled.path).unlink()
    assert read_review(load(duplicate(titled.path))) is None
    review_path(copy.path.with_name("again.ludo")).write_bytes(review_path(copy.path).read_bytes())
    assert read_review(load(rename(titled.path, "again"))) is None


def test_a_review_that_cannot_come_along_is_forgotten(saved: SavedGame) -> None:
    kept(saved)
    there = review_path(saved.path.with_name("other.ludo"))
    there.mkdir()
    path = rename(saved.path, "other")
    assert read_review(load(path)) is None
    assert not review_path(saved.path).exists()


def test_a_save_that_goes_takes_its_review_along(saved: SavedGame) -> None:
    kept(saved)
    where = discard(saved.path)
    assert not review_path(saved.path).exists() and read_review(load(where)) is not None
