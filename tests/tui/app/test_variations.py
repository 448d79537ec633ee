"""Moves that were tried and kept in the save: told beside what was played, opened, dropped."""

from pathlib import Path

import pytest

from engine.dolores.actions import Commit
from engine.dolores.cards import GESTURES
from saves.reading import load
from saves.records import Variation
from saves.verify import verify
from tests.tui.app.test_replay import replaying
from tests.tui.app.test_what_if import choosing, place, tried
from tests.tui.cli.running import here, saved_game
from tests.tui.screens import text
from tests.tui.tables import until
from tui.games.registry import face_for
from tui.render.company import Company
from tui.render.glyphs import glyphs
from tui.session.variations import variation_line
from tui.words import Wording
from tui.words.spans import text_of


async def test_tried_moves_are_kept_told_opened_dropped_and_brought_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        path, status = replay.saved.path, verify(replay.saved.path).status
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        await place(pilot, screen, "c")
        await tried(pilot, app)
        moves = list(screen.trial.tried)
        await pilot.press("y", "escape")
        await until(pilot, lambda: app.screen is replay)
        await until(pilot, lambda: "tried: " in text(app))
        (variation,) = load(path).variations
        assert [*variation.actions] == moves[: len(variation.actions)]
        assert (variation.step, verify(path).status) == (40, status)
        assert replay.account.number(40) in replay.marks()

        await pilot.press("y")
        screen = await tried(pilot, app)
        assert tuple(screen.trial.tried)[: len(variation.actions)] == variation.actions
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        await pilot.press("d")
        await until(pilot, lambda: "tried: " not in text(app))
        assert load(path).variations == []
        await pilot.press("u")
        await until(pilot, lambda: "tried: " in text(app))
        assert load(path).variations == [variation]
    shown = here(capsys, "show", str(path), "--step", str(replay.number))
    assert "tried: " in shown.out
    assert "tried: " not in here(capsys, "show", str(path)).out


async def test_the_key_that_keeps_tried_moves_says_so_and_takes_them_out_again(
    tmp_path: Path,
) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        path = replay.saved.path
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        await place(pilot, await tried(pilot, app), "c")
        await tried(pilot, app)
        for said, kept in (
            ("now holds the moves you tried", 1),
            ("no longer in the saved game", 0),
        ):
            await pilot.press("y")
            await until(pilot, lambda said=said: said in " ".join(text(app).split()))  # type: ignore[misc]
            assert len(load(path).variations) == kept


async def test_what_robots_alone_have_done_is_no_move_that_was_tried(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=40) as (pilot, app, _):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        screen = await tried(pilot, app)
        await place(pilot, screen, "c")
        await tried(pilot, app)
        assert screen.check_action("vary", ())
        robots = [
            each for each in screen.trial.tried if each.seat not in screen.trial.header.humans
        ]
        del screen.trial.journal.actions[screen.trial.start :]
        assert robots and not screen.trial.tried
        assert not screen.check_action("vary", ())
        screen.trial.journal.actions.extend(robots)
        assert not screen.check_action("vary", ()), "“the moves tried are kept” was said of none"


async def test_more_tried_moves_take_the_place_of_those_kept_before(tmp_path: Path) -> None:
    """A robot moves meanwhile, and the key offers to keep the moves again."""
    async with replaying(tmp_path, step=40) as (pilot, app, replay):
        await pilot.press("w")
        await choosing(pilot, app)
        await pilot.press("enter")
        await place(pilot, await tried(pilot, app), "c")
        trial = await tried(pilot, app)
        await pilot.press("y")
        await until(pilot, lambda: bool(replay.saved.variations))
        [first] = replay.saved.variations
        await place(pilot, trial, "d")
        await tried(pilot, app)
        await until(pilot, lambda: len(trial.trial.tried) > len(first.actions))
        await pilot.press("y")
        await until(pilot, lambda: replay.saved.variations != [first])
        [longer] = load(replay.saved.path).variations
        assert longer.actions[: len(first.actions)] == first.actions


def test_a_variation_is_told_as_its_viewer_would_have_seen_it(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", game="dolores"))
    actions = saved.journal.actions
    step = next(n for n, each in enumerate(actions) if isinstance(each, Commit))
    commit = actions[step]
    variation = Variation(step, (commit,), True)
    company = Company(("Anna", "Bruno", "Chiara"), Wording("en"), glyphs(True))
    face = face_for("dolores", company)
    own, other = (
        text_of(variation_line(face, saved, variation, seat))
        for seat in (commit.seat, (commit.seat + 1) % 3)
    )
    verbs = [company.say(f"do.shows.{each}") for each in GESTURES]
    assert any(verb in own for verb in verbs)
    assert not any(verb in other for verb in verbs) and company.names[commit.seat] in other


def test_a_variation_is_told_without_the_indents_of_the_log(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    variation = Variation(15, tuple(saved.journal.actions[15:19]), True)
    face = face_for("dolce-vita", Company(("Anna", "Bruno", "Chiara"), Wording("en"), glyphs(True)))
    told = text_of(variation_line(face, saved, variation, 0))
    assert "Column\N{NO-BREAK SPACE}A" in told and "  " not in told
