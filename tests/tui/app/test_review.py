"""The review of a finished game in the replay: chances, choices, chart, mistakes, marks."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from engine.dolores.actions import Commit
from engine.game import DEALER, EVERYONE
from engine.handicap import tried
from engine.review import Grade
from saves.reading import SavedGame, load
from saves.records import Note
from saves.reviews import LARGEST, Expected, read_review, review_path
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up, mistaken
from tests.tui.screens import text
from tests.tui.tables import advance, app_on, at_rest, new_live, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.app.widgets.analysis import AnalysisPanel
from tui.app.widgets.timeline import WORST, Timeline
from tui.games.registry import face_for, offered_games
from tui.render.company import Company
from tui.render.curves import AXIS, ENDS
from tui.render.glyphs import glyphs
from tui.session.review import Review, cost, progress
from tui.session.review_process import Finding, findings
from tui.words import Wording
from tui.words.spans import plain, text_of

SHORT = 4
"""The tries of a search in tests."""


async def found_here(saved: SavedGame) -> AsyncIterator[Finding]:
    """Yield findings of this process after a short search without a clock."""
    for finding in findings(saved, tried(SHORT)):
        yield finding
        await asyncio.sleep(0)


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


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a finished game with its complete review in a folder of their own, and return its
    path."""
    path = saved_game(tmp_path_factory.mktemp("kept") / "game.ludo")

    async def grown(review: Review) -> None:
        async for _ in review.grow(found_here):
            pass

    asyncio.run(grown(Review(load(path))))
    return path


@pytest.fixture
def reviewed(kept: Path, tmp_path: Path) -> SavedGame:
    """Return a copy of the game `kept` and its review, for one test."""
    shutil.copytree(kept.parent, tmp_path, dirs_exist_ok=True)
    return load(tmp_path / kept.name)


async def test_it_is_computed_shown_and_kept(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    async with reviewing(load(path), tmp_path) as (pilot, app, replay):
        assert "Quick estimate" not in text(app)
        await pilot.press("a")
        await until(pilot, lambda: replay.review.whole)
        await until(pilot, lambda: "100│" in text(app).replace(" ", ""))
        assert "Quick estimate" in text(app)
        assert "Costly moves" in text(app)
        await pilot.press("a")
        await until(pilot, lambda: "Quick estimate" not in text(app))
    kept = read_review(load(path))
    assert kept is not None and len(kept.judged) == len(replay.review.judged)
    async with reviewing(load(path), tmp_path) as (pilot, app, replay):
        await until(pilot, lambda: "Quick estimate" in text(app))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_while_it_is_computed_the_decisions_are_counted(
    size: tuple[int, int], tmp_path: Path
) -> None:
    """Who asks what that is hears of it first: once it was of a table that was not shown."""
    saved, go_on = load(saved_game(tmp_path / "game.ludo")), asyncio.Event()

    async def halting(saved: SavedGame) -> AsyncIterator[Finding]:
        for number, finding in enumerate(findings(saved, tried(1))):
            if number == 3:
                await go_on.wait()
            yield finding

    async with reviewing(saved, tmp_path, size) as (pilot, app, replay):
        app.findings = halting
        await pilot.press("a")
        of = replay.review
        await until(
            pilot,
            lambda: of.decisions and f"3 of {of.decisions} decisions judged" in text(app),
        )
        await pilot.press("i")
        await until(pilot, lambda: app.say("what.review.growing") in text(app))
        await pilot.press("escape")
        go_on.set()
        await until(pilot, lambda: of.whole)
        await until(pilot, lambda: "judged" not in text(app))


HOSTILE: dict[str, Callable[[Path], object]] = {
    "damaged": lambda path: path.write_bytes(b'{"review":1'),
    "of another version": lambda path: path.write_bytes(b'{"review":1}'),
    "of no version": lambda path: path.write_bytes(b"{}"),
    "huge": lambda path: path.write_bytes(b"[" * (LARGEST + 1)),
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a loop": lambda path: path.symlink_to(path.name),
}


async def found_at_once(saved: SavedGame) -> AsyncIterator[Finding]:
    """Yield a single finding, equal chances at the start, which completes the review."""
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


async def test_it_is_said_what_speaks_for_the_better_move_and_what_came_of_the_other(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with reviewing(saved, tmp_path, seat=0, size=(80, 24)) as (pilot, app, _):
        await pilot.press("a", "j")
        await until(pilot, lambda: "Better: 60% chance of winning" in text(app))
        await until(pilot, lambda: "Move played: ● Bruno probably gets" in text(app))


async def test_a_mistake_is_shown_before_it_is_made(reviewed: SavedGame, tmp_path: Path) -> None:
    async with reviewing(reviewed, tmp_path, seat=0) as (pilot, app, replay):
        own = sorted(replay.review.costly(0), key=lambda each: (-each.cost, each.step))
        for judged in (*own, own[0]):
            await pilot.press("j")
            assert replay.step == judged.step - 1 and replay.mistake == judged
            assert replay.moment is not None and 0 in replay.moment.view.waiting
        assert replay.moment is not None
        choices = [
            plain([replay.face.proposal(replay.moment.view, each.action)])
            for each in (own[0].choices[0], own[0].choices[own[0].taken])
        ]
        await until(pilot, lambda: all(each in text(app) for each in choices))
        top = text(app).splitlines()[0]
        assert f"better: {choices[0]}" in top and cost(replay.face, own[0]).text in top


@pytest.mark.parametrize("game", offered_games())
async def test_neither_half_of_the_top_line_is_cut_at_a_mistake(game: str, tmp_path: Path) -> None:
    names = ("Anna", "Bruno", "Chiara", "Dario")
    saved = mistaken(tmp_path / "game.ludo", (0.12,) * 12, *names, game=game)
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, replay):
        for number in replay.analysis.mistakes():
            replay.seek(number)
            await at_rest(pilot)
            top = text(app).splitlines()[0]
            assert replay.mistake is not None
            assert "…" not in top and cost(replay.face, replay.mistake).text in top


async def test_the_key_to_the_next_mistake_works_where_there_is_one(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with reviewing(saved, tmp_path, seat=0) as (_, _, replay):
        for seat in (0, 1):
            replay.show_account(replay._accounts[seat])
            assert replay.check_action("mistake", ()) == (seat == 0)
            assert replay.check_action("any_mistake", ())


@pytest.mark.parametrize(
    ("whole", "told"), [(False, "by ■ Anna found so far."), (True, "No costly moves by ■ Anna.")]
)
async def test_that_there_is_no_mistake_is_not_said_before_all_is_reviewed(
    whole: bool, told: str, tmp_path: Path
) -> None:
    path = saved_game(tmp_path / "game.ludo")
    if whole:
        made_up(load(path), {}, 10)
    async with reviewing(load(path), tmp_path, seat=0) as (pilot, app, replay):
        replay.action_mistake()
        await until(pilot, lambda: told in text(app))


async def test_who_made_no_mistake_is_told_how_to_see_those_of_others(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    async with reviewing(saved, tmp_path, seat=0) as (pilot, app, replay):
        assert "others’ costly moves" not in text(app)
        replay.show_account(replay._accounts[1])
        await until(pilot, lambda: "No costly moves by ● Bruno." in text(app))
        assert "K goes to others’ costly moves." in text(app)


async def test_the_better_move_is_lit_on_the_board(reviewed: SavedGame, tmp_path: Path) -> None:
    async with reviewing(reviewed, tmp_path, seat=0) as (pilot, _, replay):
        await pilot.press("j")
        judged = replay.mistake
        assert judged is not None
        pointed = {
            span.target
            for row in replay.board.lines
            for span in row
            if {"pointed", "cursor"} & set(span.roles.split())
        }
        assert pointed == set(replay.face.touched(judged.best))
        await pilot.press("right")
        assert replay.mistake is None
        assert not any("pointed" in span.roles for row in replay.board.lines for span in row)


async def test_a_better_gesture_is_lit_in_the_table_of_what_gestures_bring(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo", game="dolores")
    saved = load(path)
    own = next(n for n, each in enumerate(saved.journal.actions, 1) if isinstance(each, Commit))
    made_up(saved, {own: 0.3}, 10)
    seat = saved.journal.actions[own - 1].seat
    async with reviewing(saved, tmp_path, seat=seat) as (pilot, _, replay):
        await pilot.press("j")
        judged = replay.mistake
        assert judged is not None
        places = replay.face.touched(judged.best)
        spans = [span for row in replay.board.lines for span in row if span.target in places]
        assert spans and all({"pointed", "cursor", "lit"} & {*span.roles.split()} for span in spans)


async def test_mistakes_of_all_are_gone_through_each_from_its_seat(
    reviewed: SavedGame, tmp_path: Path
) -> None:
    async with reviewing(reviewed, tmp_path, seat=0) as (pilot, _, replay):
        every = sorted(replay.review.costly(), key=lambda each: each.step)
        assert {each.seat for each in every} > {0}
        for judged in (*every, every[0]):
            await pilot.press("k")
            assert (replay.mistake, replay.perspective) == (judged, judged.seat)
            assert replay.step == judged.step - 1


async def test_all_costly_moves_are_gone_to_until_fewer_are_chosen(
    reviewed: SavedGame, tmp_path: Path
) -> None:
    async with reviewing(reviewed, tmp_path, seat=EVERYONE) as (pilot, app, replay):
        every = sorted(replay.review.costly(), key=lambda each: (-each.cost, each.step))
        blunders = [each for each in every if each.grade == Grade.BLUNDER]
        assert 0 < len(blunders) < len(every)
        for n, judged in enumerate(every, 1):
            await pilot.press("j")
            assert replay.mistake == judged
            assert f"costliest moves: {n} of {len(every)}" in text(app)
        await pilot.press("g")
        await until(pilot, lambda: "mistakes and blunders" in text(app))
        await pilot.press("g", "home")
        await until(pilot, lambda: "blunders only" in text(app))
        for n, judged in enumerate(blunders, 1):
            await pilot.press("j")
            assert replay.mistake == judged
            assert f"costliest moves: {n} of {len(blunders)}" in text(app)
            assert "back to the costliest" not in text(app)
        await pilot.press("j")
        assert replay.mistake == blunders[0]
        await until(pilot, lambda: "back to the costliest" in text(app))
        await pilot.press("g")
        await until(pilot, lambda: "every costly move" in text(app))


async def test_where_there_are_lesser_mistakes_alone_the_keys_say_so_and_which_key_adds_them(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.06, 0.07))
    async with reviewing(saved, tmp_path, seat=0) as (pilot, app, replay):
        await pilot.press("g")
        for key, told in (("j", "made no mistake"), ("k", "No mistakes"), ("t", "made no mistake")):
            await pilot.press(key)
            await until(pilot, lambda told=told: told in text(app))  # type: ignore[misc]
            assert "G adds less costly moves" in text(app)
            assert app.screen is replay and replay.step == 0
            assert "still running" not in text(app)
        replay.review.done = 0.5
        await pilot.press("j")
        await until(pilot, lambda: "The review is still running" in text(app))
        replay.review.done = 1.0
        await pilot.press("g", "j")
        assert replay.mistake is not None


async def test_the_grades_of_others_are_chosen_from_a_view_without_any(tmp_path: Path) -> None:
    saved = load(mistaken(tmp_path / "game.ludo").path)
    others = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 1]
    made_up(saved, {others[0]: 0.3, others[2]: 0.06}, 10)
    async with reviewing(saved, tmp_path, seat=0) as (pilot, app, _):
        for told in ("to mistakes and blunders", "to every costly move"):
            await pilot.press("g")
            await until(pilot, lambda told=told: told in text(app))  # type: ignore[misc]


async def test_a_note_that_a_hint_left_does_not_hide_the_mark_of_a_mistake(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3, 0.06))
    steps = sorted(Review(saved).judged)
    saved.notes.update({step - 1: Note(step - 1, "asked", "") for step in steps})
    async with reviewing(saved, tmp_path, seat=0) as (_, app, replay):
        found = [replay.marks()[replay.account.number(step - 1)] for step in steps]
        assert found == [WORST, app.glyphs.noted]


async def test_a_note_that_a_hint_left_does_not_hide_what_was_better(tmp_path: Path) -> None:
    """Only a note with words of the player's own takes the place of the better move."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    (judged,) = Review(saved).costly()
    hint = Wording("de")("hint.noted", who=saved.header.players[0].name)
    for words, told in ((hint, True), (f"{hint}\nwhy?", False)):
        saved.notes[judged.step] = Note(judged.step, words, "")
        async with reviewing(saved, tmp_path, seat=0) as (_, _, replay):
            replay.go_near(judged.step - 1)
            assert replay.mistake == judged
            assert ("better" in text_of(replay.asked())) == told


async def test_the_better_move_is_played_and_the_game_goes_on_from_there(
    reviewed: SavedGame, tmp_path: Path
) -> None:
    before = reviewed.path.read_bytes()
    async with reviewing(reviewed, tmp_path, seat=0) as (pilot, app, replay):
        replay.seek(replay.analysis.mistakes()[0])  # after which there is a game to go on with
        judged = replay.mistake
        assert judged is not None
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, WhatIfScreen))
        screen = app.screen
        assert isinstance(screen, WhatIfScreen)
        assert screen.trial.start == judged.step - 1 and screen.trial.tried[0] == judged.best
        await until(pilot, lambda: screen.board.open)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        assert replay.mistake == judged
    assert reviewed.path.read_bytes() == before


async def test_blunders_and_mistakes_are_marked(reviewed: SavedGame, tmp_path: Path) -> None:
    async with reviewing(reviewed, tmp_path, seat=0) as (_, _, replay):
        signs = {Grade.BLUNDER: WORST, Grade.MISTAKE: "?"}
        for judged in replay.review.judged.values():
            mark = replay.marks().get(replay.account.number(judged.step - 1))
            if judged.seat == 0 and judged.grade in signs:
                assert mark == signs[judged.grade]
            elif judged.seat == 0:
                assert mark not in signs.values()


async def test_a_click_on_the_chart_goes_there(reviewed: SavedGame, tmp_path: Path) -> None:
    async with reviewing(reviewed, tmp_path) as (pilot, app, replay):
        await until(pilot, lambda: "100│" in text(app).replace(" ", ""))
        timeline = replay.query_one(Timeline)
        across = timeline.size.width - AXIS - ENDS
        for part in (0.5, 0.25, 1.0):
            await pilot.click(timeline, offset=(AXIS + round(part * (across - 1)), 3))
            assert abs(replay.number - part * replay.last) <= replay.last / across + 1


async def test_a_click_on_one_of_the_costliest_moves_goes_there(
    reviewed: SavedGame, tmp_path: Path
) -> None:
    app = app_on(lambda: ReplayScreen(reviewed, seat=0), tmp_path)
    async with running(app, (120, 40)) as pilot:
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        costliest = replay.review.costly(0)[0].step - 1
        analysis = replay.query_one(AnalysisPanel)
        rows = {row[0].target: y for y, row in enumerate(analysis.lines) if row and row[0].target}
        await pilot.click(analysis, offset=(5, rows["step", costliest]))
        await until(pilot, lambda: replay.step == costliest)


async def test_the_key_to_the_next_costly_move_goes_down_the_list(
    tmp_path: Path,
) -> None:
    costs = (0.3, 0.24, 0.4)
    saved = mistaken(tmp_path / "game.ludo", costs)
    async with reviewing(saved, tmp_path, (80, 24), seat=0) as (pilot, app, replay):
        await pilot.press("a")
        await until(pilot, lambda: "Costly moves → better" in text(app))
        rows = [
            re.match(r" +(\d+) \?\? \d under column\s. → ", row) for row in text(app).splitlines()
        ]
        listed = [int(each[1]) for each in rows if each]
        gone_to = list[int]()
        for _ in costs:
            await pilot.press("j")
            gone_to.append(replay.number)
        assert listed == gone_to


async def test_a_match_of_hands_has_a_chart_of_the_match_and_one_of_the_hand(
    tmp_path: Path,
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *"ABCD", game="dalmuti"))
    made_up(saved, {}, 10)
    async with reviewing(saved, tmp_path, step=len(saved.journal) // 2) as (pilot, app, replay):
        await until(pilot, lambda: "Winning the match" in text(app))
        await until(pilot, lambda: "Opponents beaten in the hand" in text(app))
        hands = [at for at, each in replay.steps.chapters.items() if not each.level]
        first = max(at for at in hands if at <= replay.number)
        last = min((at for at in hands if at > first), default=replay.last + 1) - 1
        panel = replay.query_one(AnalysisPanel)
        for x, step in ((AXIS, first), (panel.size.width - ENDS - 1, last)):
            await pilot.click(panel, offset=(x, panel.size.height - 2))
            assert replay.number == step


async def test_the_panel_tells_the_same_after_a_look_at_the_table(
    reviewed: SavedGame, tmp_path: Path
) -> None:
    async with reviewing(reviewed, tmp_path, (80, 24), seat=0) as (pilot, _, replay):
        await pilot.press("j", "a")
        analysis = replay.query_one(AnalysisPanel)
        await until(pilot, lambda: analysis.size.width > 0)
        await at_rest(pilot)
        size, told = analysis.size, [*analysis.lines]
        number = replay.number
        await pilot.press("right")
        replay.seek(number)
        await at_rest(pilot)
        assert (analysis.size, analysis.lines) == (size, told)
        for _ in range(2):
            await pilot.press("a")
            await until(pilot, lambda: not analysis.size.width)
            await pilot.press("a")
            await until(pilot, lambda: analysis.size.width > 0)
            await at_rest(pilot)
            assert (analysis.size, analysis.lines) == (size, told)


async def test_below_100_columns_the_panel_takes_the_place_of_the_table(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    async with reviewing(load(path), tmp_path, size=(80, 24)) as (pilot, app, replay):
        await pilot.press("a")
        await until(pilot, lambda: replay.review.whole and "%" in text(app))
        assert "A table" in text(app)
        assert not replay.board.display or not replay.board.size.width
        await pilot.press("j", "a")
        await until(pilot, lambda: "better: " in text(app).splitlines()[0])
        assert replay.board.size.width and "Chances" not in text(app)


async def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) > 20)
    live.close()
    async with reviewing(load(live.path), tmp_path) as (pilot, _, replay):
        await pilot.press("a")
        assert not any(map(replay.has_class, ("-judged", "-analysing")))
        assert not any(replay.check_action(each, ()) for each in ("review", "mistake", "better"))


def test_a_kept_review_is_there_at_once(reviewed: SavedGame) -> None:
    found, review = read_review(reviewed), Review(reviewed)
    assert found is not None and found.judged and found.expected
    assert review.whole and not review.unusable
    assert list(review.judged.values()) == list(found.judged)
    review_path(reviewed.path).unlink()
    assert not Review(reviewed).whole and not Review(reviewed).judged


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
    everything = list(findings(saved, tried(1)))
    seconds = iter(range(0, 10_000, 100))

    async def source(saved: SavedGame) -> AsyncIterator[Finding]:
        for finding in findings(saved, tried(1), read_review(saved)):
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
    assert again.stopped, "nobody goes on with it until it is asked for"
    known = set(again.judged)
    rest = [each async for each in source(saved)]
    assert len(rest) == len(everything) - len(known)
    async for _ in again.grow(source):
        assert not again.stopped
    assert again.whole and Review(load(saved.path)).whole
    assert {each.judged for each in everything if each.judged} == {
        msgspec.json.encode(each).decode() for each in again.judged.values()
    }


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
    saved = load(path)
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict(zip(own, (0.02, 0.25, 0.06, 0.12), strict=False)), 3)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language, theme=theme)

    async def open_it(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        replay.action_review()
        await pilot.press("j")
        await until(pilot, lambda: "−25" in text(app).splitlines()[0])
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=open_it)


@pytest.mark.parametrize("lines", range(36, 44))
@pytest.mark.parametrize("game", offered_games())
async def test_a_log_beside_the_panel_is_more_than_its_heading(
    game: str, lines: int, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,) * 9, "Anna", "Bo", "Ci", "Da", game=game)
    async with reviewing(saved, tmp_path, (120, lines), seat=0) as (pilot, _, replay):
        for _ in range(9):
            await pilot.press("j")
            await pilot.pause()
            assert not replay.chronicle.display or replay.chronicle.size.height > 2


@pytest.mark.parametrize("name", offered_games())
def test_whatever_is_better_something_on_the_table_can_be_lit(name: str, tmp_path: Path) -> None:
    """Passing, playing a bottle and giving up a collection have a place on the table too."""
    journal = load(saved_game(tmp_path / "game.ludo", *"ABCD", game=name)).journal
    game, face = journal.game, face_for(name, Company(tuple("ABCD"), Wording("en"), glyphs(False)))
    for before, action in zip(journal.states, journal.actions, strict=False):
        if action.seat != DEALER:
            assert all(face.touched(each) for each in game.legal(game.view(before, action.seat)))
