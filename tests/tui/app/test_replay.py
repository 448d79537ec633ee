"""Stepping through a finished game."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.game import DEALER, EVERYONE
from saves.reading import load
from saves.records import Glyph
from tests.tui.screens import click, shown, text
from tests.tui.tables import advance, app_on, new_live, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.replay import ReplayScreen
from tui.app.widgets.bars import KeysBar
from tui.app.widgets.timeline import Timeline
from tui.widgets.commands import commands_of
from tui.words import Language
from tui.words.spans import plain, text_of


@asynccontextmanager
async def replaying(
    folder: Path, size: tuple[int, int] = (120, 40), **options: Any
) -> AsyncIterator[tuple[Pilot[Any], LudothequeApp, ReplayScreen]]:
    live = to_the_end(new_live(folder))
    live.close()
    app = app_on(lambda: ReplayScreen(load(live.path), **options), folder)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert isinstance(app.screen, ReplayScreen)
        yield pilot, app, app.screen


async def test_it_opens_at_the_beginning_or_at_the_step_asked_for(tmp_path: Path) -> None:
    async with replaying(tmp_path / "a") as (_, _, replay):
        assert replay.step == 0 and replay.perspective == 0
    async with replaying(tmp_path / "b", step=17, seat=EVERYONE) as (_, _, replay):
        assert replay.step == 17 and replay.perspective == EVERYONE


async def test_forward_back_first_and_last(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, _, replay):
        await pilot.press("right", "right", "right", "left")
        assert replay.step == 2
        await pilot.press("end")
        assert replay.step == replay.last == 28 * 4
        await pilot.press("right")
        assert replay.step == replay.last
        await pilot.press("home")
        assert replay.step == 0


async def test_rounds_are_chapters(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, app, replay):
        used = [each.label for _, each in commands_of(app, replay)]
        assert "key.chapter.back" in used
        assert "key.part.back" not in used, "two keys of one meaning"
        await pilot.press("pagedown", "pagedown", "pagedown")
        assert replay.saved.journal.states[replay.step].round == 3
        assert replay.saved.journal.states[replay.step - 1].round == 2
        await until(pilot, lambda: "Round 3" in text(app))
        await pilot.press("pageup")
        assert replay.saved.journal.states[replay.step].round == 2


@pytest.mark.parametrize(
    ("language", "word", "alone"),
    [
        ("en", "round", "Next round"),
        ("fr", "tour", "Tour suivant"),
        ("de", "Runde", "Runde weiter"),
    ],
)
async def test_the_key_to_a_round_is_called_as_the_game_calls_it(
    tmp_path: Path, language: Language, word: str, alone: str
) -> None:
    live = to_the_end(new_live(tmp_path))
    live.close()
    app = app_on(lambda: ReplayScreen(load(live.path)), tmp_path, language=language)
    async with running(app, (160, 60)) as pilot:
        await until(pilot, lambda: f" {word} " in shown(app)[-1])
        await pilot.press("f1")
        await until(pilot, lambda: alone in text(app))


async def test_ones_own_moves_and_with_all_hands_open_everybodys(tmp_path: Path) -> None:
    async with replaying(tmp_path, seat=2) as (pilot, _, replay):
        actions = replay.saved.journal.actions
        own = [step for step, action in enumerate(actions, 1) if action.seat == 2]
        for step in own[:7]:
            await pilot.press("down")
            assert replay.step == step
        await pilot.press("up")
        assert replay.step == own[5]
        await pilot.press("v", "v")
        assert replay.perspective == EVERYONE
        anybodys = [step for step, action in enumerate(actions, 1) if action.seat != DEALER]
        await pilot.press("down")
        assert replay.step == next(step for step in anybodys if step > own[5])
        await pilot.press("end", "up")
        assert replay.step == anybodys[-1]


async def test_marks_show_where_the_lead_changed_and_what_was_taken_back(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) > 28)
    live = advance(
        live, lambda live: live.table.to_act == (1,) and live.journal.actions[-1].seat == 0
    )
    back = live.table.take_back(0, live.header.humans)
    assert back is not None
    to_the_end(live).close()
    app = app_on(lambda: ReplayScreen(load(live.path)), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        leads = []
        for step in range(1, replay.last + 1):
            before, after = (replay.saved.journal.states[each] for each in (step - 1, step))
            if leading(before) != leading(after):
                leads.append(step)
        marks = sorted({*leads, back})
        assert leads and back not in leads
        for mark in marks:
            await pilot.press("m")
            assert replay.step == mark
        await pilot.press("comma")
        assert replay.step == marks[-2]
        await pilot.press("home")
        rail = shown(app)[-2]
        assert "⚑" in rail and "↺" in rail and "┬" in rail


@pytest.mark.parametrize(("glyph", "sign"), [("", "↺"), ("??", "?")])
async def test_a_note_without_a_rating_does_not_hide_that_a_move_was_undone(
    glyph: Glyph, sign: str, tmp_path: Path
) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) > 28)
    live = advance(
        live, lambda live: live.table.to_act == (1,) and live.journal.actions[-1].seat == 0
    )
    back = live.table.take_back(0, live.header.humans)
    assert back is not None
    live.note(back, "a hint", glyph)
    to_the_end(live).close()
    app = app_on(lambda: ReplayScreen(load(live.path)), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: "⚑" in shown(app)[-2])
        rail = shown(app)[-2]
        assert "¶" not in rail and sign in rail
        assert ("↺" in rail) is (sign == "↺")


def leading(state: State) -> set[int]:
    sums = [fortune(goods, money) for goods, money in zip(state.goods, state.money, strict=True)]
    return {seat for seat, each in enumerate(sums) if each and each == max(sums)}


async def test_the_log_scrolls_to_both_ends_without_moving_in_the_game(
    tmp_path: Path,
) -> None:
    async with replaying(tmp_path, step=60) as (pilot, app, replay):

        def log() -> str:
            return text(app).rstrip().rpartition("\n")[0]  # without the line of keys

        await pilot.press("l", *["pageup"] * 30)
        await until(pilot, lambda: "Round 1" in log() and "↓" in log())
        await pilot.press(*["pagedown"] * 30)
        start = " ".join(plain(replay.told(replay.last)[-1:]).split()[:3])
        await until(pilot, lambda: start in log() and "↓" not in log())
        assert replay.step == 60
        await pilot.press("l", "right")
        await until(pilot, lambda: "Round 3" in text(app))


async def test_speed_and_view_are_clicked_on_the_timeline(tmp_path: Path) -> None:
    async with replaying(tmp_path, size=(80, 24)) as (pilot, app, replay):
        await until(pilot, lambda: "1×" in text(app))
        await click(pilot, app, " + ")
        await until(pilot, lambda: "2×" in text(app))
        await click(pilot, app, " − ")
        await click(pilot, app, " − ")
        await until(pilot, lambda: "0.5×" in text(app))
        await click(pilot, app, "seen by")
        assert replay.perspective == 1


async def test_a_step_is_typed(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, app, replay):
        await pilot.press("4", "3")
        await until(pilot, lambda: "go to step 43" in text(app))
        keys = app.screen.query_one(KeysBar)
        await until(pilot, lambda: "Enter go there  Esc clear" in text_of(keys.lines[-1]))
        assert "close" not in text_of(keys.lines[-1])
        await pilot.press("backspace", "5", "enter")
        assert replay.step == 45
        await pilot.press("9", "9", "9", "enter")
        assert replay.step == replay.last
        await pilot.press("7", "escape")
        assert app.screen is replay


async def test_a_number_that_is_typed_is_seen_in_place_of_a_notice(tmp_path: Path) -> None:
    """“No costly move” stayed on the line where the number is typed."""
    async with replaying(tmp_path, (80, 24)) as (pilot, app, replay):
        replay.notify_here("Words over the number.", 60)
        await until(pilot, lambda: "Words over" in text(app))
        await pilot.press("4")
        await until(pilot, lambda: "go to step 4" in text(app) and "Words over" not in text(app))


async def test_a_click_on_the_timeline_or_the_log_goes_there(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, _, replay):
        timeline = replay.query_one(Timeline)
        await pilot.click(timeline, offset=(timeline.size.width - 3, 1))
        assert replay.step == replay.last
        await pilot.click(timeline, offset=(2, 1))
        assert replay.step == 0
        await pilot.mouse_down(timeline, offset=(2, 1))
        await pilot.hover(timeline, offset=(timeline.size.width // 2, 1))
        await pilot.mouse_up(timeline, offset=(timeline.size.width // 2, 1))
        assert abs(replay.step - replay.last // 2) <= 2
        await pilot.press("home")
        await pilot.click(replay.chronicle, offset=(6, 4))
        assert replay.step == 3


async def test_after_any_seek_the_panels_are_those_of_the_state(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, app, _):
        await pilot.press(*"57", "enter")
        await pilot.pause()
        seen = text(app)
        await pilot.press("end", "home", "pagedown", *"57", "enter")
        await pilot.pause()
        assert text(app) == seen


async def test_a_replay_asks_nobody_for_a_card(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=29) as (pilot, app, replay):
        before = replay.saved.path.read_bytes()
        await until(pilot, lambda: "Round 2" in text(app))
        assert replay.moment is not None
        while 0 not in replay.moment.view.waiting:
            await pilot.press("right")
        await pilot.pause()
        assert "Choose a number card" not in text(app)
        await pilot.press("5", "c", "enter")
        assert replay.step == 5, "a number is that of a step, and not that of a card"
        assert replay.saved.path.read_bytes() == before


async def test_it_runs_by_itself_and_stops(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, app, replay):
        await pilot.press("plus", "plus", "plus", "space")
        await until(pilot, lambda: replay.step >= 2 and "‖" in text(app))
        assert "Space pause" in text(app)
        await pilot.press("space")
        assert "Space play" in text(app)
        step = replay.step
        await pilot.press("left")
        assert replay.step == step - 1
        replay.seek(replay.last - 2)
        await pilot.press("space")
        await until(pilot, lambda: replay.step == replay.last and "‖" not in text(app))


async def test_it_rests_longer_at_the_end_of_a_round(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (_, _, replay):
        gathers = [
            step for step in range(2, replay.last) if replay.saved.journal.states[step].round > 1
        ]
        replay.go_near(gathers[0] - 1)
        assert gathers[0] in replay.steps.chapters
        assert replay.breath(gathers[0]) > replay.breath(gathers[0] - 1)


async def test_perspectives_go_round(tmp_path: Path) -> None:
    async with replaying(tmp_path, step=30) as (pilot, app, replay):
        await pilot.press("v")
        assert replay.perspective == 1
        await until(pilot, lambda: "seen by ●" in text(app))
        await pilot.press("v", "v", "v")
        assert replay.perspective == EVERYONE
        await until(pilot, lambda: "all hands visible" in text(app))
        await pilot.press("v")
        assert replay.perspective == 0


async def test_a_narrow_terminal_reads_the_log_in_the_place_of_the_table(
    tmp_path: Path,
) -> None:
    async with replaying(tmp_path, size=(80, 24), step=40) as (pilot, app, replay):
        assert "Log" not in text(app)
        await pilot.press("l")
        await until(pilot, lambda: "Log" in text(app))
        await pilot.press("l")
        await until(pilot, lambda: "Log" not in text(app))
        assert replay.step == 40


async def test_help_names_both_keys_that_lead_out(tmp_path: Path) -> None:
    async with replaying(tmp_path, (120, 60)) as (pilot, app, _):
        await pilot.press("question_mark", "end")
        await until(pilot, lambda: re.search(r"Q Esc +Close", text(app)))
