"""The review of a finished game in the replay: chart, costly decisions, marks."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from engine.game import EVERYONE
from saves.reading import SavedGame, load
from saves.reviews import LARGEST, Expected, read_review, review_path
from tests.tui.cli.running import saved_game
from tests.tui.screens import text
from tests.tui.tables import advance, app_on, at_rest, new_live, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.review import ReviewScreen
from tui.session.review import SHORT, Review, found_apart, found_here, progress
from tui.session.review_process import Finding, findings
from tui.session.strength import tried
from tui.words import Wording


@asynccontextmanager
async def reviewing(
    saved: SavedGame, folder: Path, size: tuple[int, int] = (120, 40), **options: Any
) -> AsyncIterator[tuple[Pilot[Any], LudothequeApp, ReplayScreen]]:
    app = app_on(lambda: ReplayScreen(saved, **options), folder)
    app.findings = found_here
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert isinstance(app.screen, ReplayScreen)
        yield pilot, app, app.screen


async def test_it_is_computed_shown_and_kept(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    async with reviewing(load(path), tmp_path) as (pilot, app, replay):
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        await until(pilot, lambda: replay.review.whole)
        costly = replay.review.costly()
        assert costly and costly == sorted(costly, key=lambda each: -each.cost)
        await until(pilot, lambda: "%" not in text(app).splitlines()[0])
        await until(pilot, lambda: f"−{round(100 * costly[0].cost)} ±" in text(app))
        shown = text(app)
        assert "Chances of winning" in shown and "100│" in shown.replace(" ", "")
        assert "better" in shown and "% done" not in shown
    kept = read_review(load(path))
    assert kept is not None and len(kept.judged) == len(replay.review.judged)


HOSTILE: dict[str, Callable[[Path], object]] = {
    "damaged": lambda path: path.write_bytes(b'{"review":1'),
    "of another version": lambda path: path.write_bytes(b'{"review":1}'),
    "huge": lambda path: path.write_bytes(b"[" * (LARGEST + 1)),
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a loop": lambda path: path.symlink_to(path.name),
}


async def found_at_once(saved: SavedGame) -> AsyncIterator[Finding]:
    """Yield one finding that says nothing but is complete."""
    yield Finding(1, 1, Expected(0, (0.5,) * len(saved.header.players)))


@pytest.mark.parametrize("put", HOSTILE.values(), ids=HOSTILE)
async def test_a_review_that_cannot_be_used_is_made_anew(
    tmp_path: Path, put: Callable[[Path], object]
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", game="dolores"))
    assert not Review(saved).unusable
    put(review_path(saved.path))
    review = Review(saved)
    assert review.unusable and not review.whole
    async for _ in review.grow(found_at_once):
        assert review.unkept is None
    assert Review(saved).whole and not Review(saved).unusable


async def test_that_is_said_and_so_is_a_review_that_cannot_be_kept(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo", game="dolores")
    review_path(path).mkdir()
    (review_path(path) / "page").write_text("mine")
    app = app_on(lambda: ReplayScreen(load(path)), tmp_path)
    app.findings = found_at_once
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("a")
        await until(pilot, lambda: "The review saved" in text(app))
        await until(pilot, lambda: "The review cannot" in text(app))
    assert (review_path(path) / "page").read_text() == "mine"


async def test_a_decision_is_gone_to_and_said_there(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    async with reviewing(load(path), tmp_path, seat=EVERYONE) as (pilot, app, replay):
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and replay.review.whole)
        first, second = replay.review.costly()[:2]
        await until(pilot, lambda: app.screen.decisions[:2] == (first, second))  # type: ignore[attr-defined]
        await pilot.press("home", "down", "enter")
        await until(pilot, lambda: app.screen is replay)
        assert replay.step == second.step
        await until(pilot, lambda: "better: " in text(app).splitlines()[0])
        assert replay.marks()[replay.account.number(first.step)] == "?"
        await pilot.press("home", "m")
        assert replay.number in replay.marks()


async def test_one_players_decisions_alone(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    async with reviewing(load(path), tmp_path) as (pilot, app, replay):
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and replay.review.whole)
        await pilot.press("v", "v")
        await until(pilot, lambda: "Bruno" in text(app).splitlines()[0])
        rows = [row for row in text(app).splitlines() if "better" in row]
        assert rows and all("Bruno" in row for row in rows)


async def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) > 20)
    live.close()
    async with reviewing(load(live.path), tmp_path) as (pilot, app, replay):
        assert not replay.check_action("review", ())
        await pilot.press("a")
        assert app.screen is replay


def test_a_kept_review_is_there_at_once(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    assert not Review(load(path)).whole
    review_path(path).write_bytes(b"{}")
    assert not Review(load(path)).whole


async def test_a_process_finds_the_same_kinds_of_things_and_ends(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", game="dolores"))
    total = next(iter(findings(saved))).total
    source = found_apart(saved)
    first: Finding = await anext(source)
    assert (first.done, first.total) == (1, total) and first.expected is None
    review = Review(saved)
    async for _ in review.grow(lambda _: source):
        if len(review.judged) == 2:
            break
    assert 0 < review.done < 1 and {each.seat for each in review.judged.values()} == {0}
    await source.aclose()  # type: ignore[attr-defined]


async def test_a_process_that_dies_leaves_a_review_that_says_so(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))

    async def dying(saved: SavedGame) -> AsyncIterator[Finding]:
        yield next(iter(findings(saved, tried(SHORT))))

    review = Review(saved)
    assert [each async for each in review.grow(dying)] == [None]
    assert review.stopped and not review.whole
    kept = read_review(saved)
    assert kept is not None and not kept.whole


async def test_an_interrupted_review_shows_what_it_found_and_goes_on_from_there(
    tmp_path: Path,
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    everything = list(findings(saved, tried(SHORT)))
    seconds = iter(range(0, 10_000, 100))

    async def source(saved: SavedGame) -> AsyncIterator[Finding]:
        for finding in findings(saved, tried(SHORT), read_review(saved)):
            yield finding

    review = Review(saved)
    growing = review.grow(source, lambda: float(next(seconds)))
    while len(review.judged) < 3:
        await anext(growing)
    say = Wording("en")
    assert review.left is not None and f"{round(review.left / 60)} minutes left" in progress(
        say, review
    )
    await growing.aclose()  # type: ignore[attr-defined]
    again = Review(load(saved.path))
    assert again.judged == review.judged and not again.whole and not again.unusable
    known = set(again.judged)
    rest = [each async for each in source(saved)]
    assert len(rest) == len(everything) - len(known)
    async for _ in again.grow(source):
        pass
    assert again.whole and Review(load(saved.path)).whole
    assert {each.judged for each in everything if each.judged} == {
        msgspec.json.encode(each).decode() for each in again.judged.values()
    }


async def test_a_process_says_nothing_of_another_game(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    saved = load(path)
    path.unlink()
    saved_game(path, *"ABCD")
    assert [each async for each in found_apart(saved)] == []


@pytest.mark.parametrize(
    ("size", "language", "theme", "game"),
    [
        ((80, 24), "fr", "riviera-afternoon", "dolce-vita"),
        ((120, 40), "en", "storm-lantern", "dolores"),
    ],
)
def test_pictures(
    snap_compare: Callable[..., bool],
    tmp_path: Path,
    size: tuple[int, int],
    language: str,
    theme: str,
    game: str,
) -> None:
    path = saved_game(tmp_path / "game.ludo", "Renée", "Yann", "Maëlle", "Gaël", game=game)
    app = app_on(
        lambda: ReplayScreen(load(path), seat=EVERYONE), tmp_path, language=language, theme=theme
    )
    app.findings = found_here

    async def open_it(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and replay.review.whole)
        costly = tuple(replay.review.costly())
        await until(pilot, lambda: app.screen.decisions == costly)  # type: ignore[attr-defined]
        await until(pilot, lambda: "%" not in text(app).splitlines()[0])
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=open_it)
