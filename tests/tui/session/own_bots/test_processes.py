"""Robots of other packages in processes of their own: none delays the game, forges an answer, sees
more than its own, or leaves anything behind."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from saves.header import Player
from tests.tui.session.own_bots.conftest import Strangers
from tests.tui.session.own_bots.strangers import DYING, FORGED, UNHEARING, for_ever, marked
from tests.tui.session.test_thinking import gone, view
from tests.tui.tables import SEED
from tui.session.thinking import LocalThinker, ProcessThinker


@pytest.mark.parametrize("name", [*DYING, *UNHEARING])
async def test_a_robot_that_dies_or_does_not_listen_is_replaced_for_that_decision(
    strangers: Strangers, name: str
) -> None:
    strangers(name)
    thinker = ProcessThinker(marked if name in UNHEARING else for_ever)
    try:
        choice = await thinker.choose(DOLCE_VITA, Player("Robot", name), view(), "seed", 5)
        usual = await thinker.choose(DOLCE_VITA, Player("Robot", "normal"), view(), "seed", 5)
        assert choice.action == usual.action
        assert choice.failure is not None and choice.failure.code == "silent"
    finally:
        thinker.stop()


@pytest.mark.parametrize("name", ["forking", "straying"])
async def test_what_a_robot_has_started_is_killed_with_it_or_at_least_not_waited_for(
    strangers: Strangers, tmp_path: Path, name: str
) -> None:
    strangers(name)
    mark = tmp_path / "marked"
    thinker = ProcessThinker(for_ever)
    task = asyncio.create_task(thinker.choose(DOLCE_VITA, Player("Robot", name), view(), "seed", 5))
    while not mark.exists():
        await asyncio.sleep(0.01)
    thinker.stop()
    choice = await task
    thinker.stop()
    assert choice.failure is not None and choice.failure.code == "silent"
    if name == "straying":
        os.kill(int(mark.read_text()), signal.SIGKILL)
    await gone(int(mark.read_text()))


async def test_a_robot_meets_its_own_view_and_chance_and_nothing_else(
    strangers: Strangers, monkeypatch: pytest.MonkeyPatch
) -> None:
    strangers("spying", "remembering", "patching", "hoarding")
    monkeypatch.setenv("TURNED", SEED[::-1])
    thinker = ProcessThinker()
    usual = await LocalThinker().choose(DOLCE_VITA, Player("Robot", "normal"), view(), SEED, 5)
    try:
        for name in ("spying", "remembering", "patching"):
            for level, seat in (("normal", 0), (name, 0), (name, 1), ("normal", 0)):
                seen = replace(view(), seat=seat, waiting=(seat,))
                choice = await thinker.choose(DOLCE_VITA, Player("Robot", level), seen, SEED, 5)
                assert choice.failure is None
                assert level == name or choice.action == usual.action
        choice = await thinker.choose(DOLCE_VITA, Player("Robot", "hoarding"), view(), SEED, 5)
        assert choice.failure is not None and "MemoryError" in choice.failure.detail
    finally:
        thinker.stop()


@pytest.mark.parametrize("name", FORGED)
async def test_what_a_robot_writes_itself_is_judged_like_an_answer(
    strangers: Strangers, name: str
) -> None:
    strangers(name)
    thinker = ProcessThinker()
    try:
        choice = await thinker.choose(DOLCE_VITA, Player("Robot", name), view(), "seed", 5)
    finally:
        thinker.stop()
    assert choice.action in DOLCE_VITA.legal(view())
    assert choice.failure is not None and choice.failure.code == FORGED[name]
    assert choice.failure.detail.isprintable() and len(choice.failure.detail) < 200


async def test_the_thinking_process_plays_them_too(strangers: Strangers) -> None:
    strangers("first", "raising")
    thinker = ProcessThinker()
    try:
        for name in ("first", "raising"):
            there = await thinker.choose(DOLCE_VITA, Player("Robot", name), view(), "seed", 5)
            ours = await LocalThinker().choose(DOLCE_VITA, Player("Robot", name), view(), "seed", 5)
            assert there.action == ours.action
            assert (there.failure is None) == (ours.failure is None) == (name == "first")
    finally:
        thinker.stop()


async def test_what_nobody_waits_for_is_ended_and_asked_anew(strangers: Strangers) -> None:
    strangers("spinning", "deaf")
    thinker = ProcessThinker(for_ever)
    try:
        choice = await thinker.choose(DOLCE_VITA, Player("Robot", "spinning"), view(), "seed", 5)
        assert choice.failure is None
        idle = thinker.start(("spinning", 0)).process.pid
        asked = asyncio.create_task(
            thinker.choose(DOLCE_VITA, Player("Robot", "deaf"), view(), "seed", 5)
        )
        await marked()
        thinker.rest()
        await gone(idle)
        assert not asked.done()
        thinker.stop()
        assert (await asked).failure is not None
        again = await thinker.choose(DOLCE_VITA, Player("Robot", "spinning"), view(), "seed", 5)
        assert again.action == choice.action
    finally:
        thinker.stop()
