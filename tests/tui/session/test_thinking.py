"""The process in which robots think."""

import asyncio
import contextlib
import os
import select
import signal
import socket
import subprocess
import sys

import msgspec
import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.views import DolceVitaView
from engine.game import Setup
from engine.journal import Journal
from engine.table import Table
from saves.header import Player
from tui.session.thinking import LocalThinker, ProcessThinker, Question, ThinkingFailed


def view() -> DolceVitaView:
    table = Table(Journal(DOLCE_VITA, Setup(3, DOLCE_VITA.options())), "x")
    table.submit(table.deal())
    return table.view(0)


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            await asyncio.sleep(0.01)


async def ask(thinker: LocalThinker | ProcessThinker, step: int = 5) -> object:
    choice = await thinker.choose(DOLCE_VITA, Player("Robot", "random"), view(), "seed", step)
    assert choice.failure is None
    return choice.action


async def test_it_answers_what_would_be_answered_here() -> None:
    thinker = ProcessThinker()
    try:
        for step in range(4):
            assert await ask(thinker, step) == await ask(LocalThinker(), step)
        assert len({str(await ask(thinker, step)) for step in range(8)}) > 1
    finally:
        thinker.stop()


async def test_stopping_ends_the_process_and_the_next_question_is_answered() -> None:
    thinker = ProcessThinker()
    first = thinker.start()
    thinker.stop()
    await gone(first.process.pid)
    assert await ask(thinker) == await ask(LocalThinker())
    second = thinker.start()
    assert second.process.pid != first.process.pid
    thinker.stop()
    await gone(second.process.pid)


async def test_a_question_no_longer_wanted_stops_the_thinking() -> None:
    thinker = ProcessThinker()
    process = thinker.start().process
    task = asyncio.create_task(ask(thinker))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    thinker.stop()
    await gone(process.pid)


@pytest.mark.parametrize("answered", [False, True])
def test_it_ends_by_itself_when_nobody_can_ask_any_more(answered: bool) -> None:
    """It also ends if the program went without reading an answer: then the line is reset, not
    closed."""
    ours, theirs = socket.socketpair()
    with theirs, ours:
        process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from tui.session.thinking_process import main; main(own=False)",
            ],
            stdin=theirs.fileno(),
            stdout=theirs.fileno(),
            start_new_session=True,
        )
        if answered:
            asked = msgspec.Raw(msgspec.json.encode(view()))
            question = Question("choose", "dolce-vita", "random", "", 0, asked)
            ours.sendall(msgspec.json.encode(question) + b"\n")
            select.select([ours], [], [])
    assert process.wait() == -signal.SIGKILL


async def test_a_process_that_dies_is_said_and_replaced() -> None:
    thinker = ProcessThinker()
    process = thinker.start().process
    process.kill()
    await asyncio.to_thread(process.wait)
    try:
        assert await ask(thinker) == await ask(LocalThinker())
        with pytest.raises(ThinkingFailed):
            await thinker.choose(
                DOLCE_VITA, Player("Robot", "random"), replace(view(), seat=-1), "seed", 1
            )
        assert await ask(thinker) == await ask(LocalThinker())
    finally:
        thinker.stop()
