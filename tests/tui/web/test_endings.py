"""Whichever way a page or its server ends, the program behind the page ends soon after."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from saves.listing import list_saves
from saves.verify import verify
from tests.tui.web.serving import Line, closed, served, serving, shown
from tui.web import pages as web_pages
from tui.web import program


async def playing(line: Line) -> None:
    """Begin a game in a page, and wait for its table."""
    await shown(line, b"ew game")
    await line.send_json(["stdin", "\r"])
    await shown(line, b"Start")
    await line.send_json(["stdin", "\r"])
    await shown(line, b"olumn")


@pytest.mark.parametrize("whole", [True, False], ids=["page", "server"])
async def test_a_page_that_is_closed_or_a_server_that_is_killed_leaves_a_sound_save_and_no_process(
    tmp_path: Path, whole: bool
) -> None:
    with served(tmp_path) as server:
        async with server.line() as line:
            await playing(line)
            assert server.programs()
            if not whole:
                server.process.kill()
                await server.left_with(0)
        await server.left_with(0)
    [save] = list_saves(tmp_path)
    assert verify(save.path).status == "unfinished"


async def test_a_program_that_ends_closes_its_page_and_says_how(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch) as server:
        for word, code in (
            ("leave", aiohttp.WSCloseCode.OK),
            ("leave crash", aiohttp.WSCloseCode.INTERNAL_ERROR),
        ):
            async with server.line() as line:
                await line.send_json(["stdin", word])
                assert await closed(line) == code


async def test_a_page_of_which_nothing_is_heard_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(web_pages, "HEARTBEAT", 0.2)
    async with serving(monkeypatch) as server, server.line(pongs=False):
        await server.left_with(1)
        await server.left_with(0)


@pytest.mark.parametrize("how", ["busy", "frozen"])
async def test_a_program_that_does_not_leave_is_killed(
    monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    async with serving(monkeypatch) as server:
        async with server.line() as line:
            await line.send_json(["stdin", "deaf" if how == "busy" else "x"])
            await shown(line, b"deaf" if how == "busy" else b"x")
            if how == "frozen":
                os.kill(server.programs()[0], signal.SIGSTOP)
        await server.left_with(0)


async def test_a_flood_that_no_program_takes_ends_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    async with serving(monkeypatch) as server, server.line() as line:
        await line.send_json(["stdin", "deaf"])
        while not line.closed:
            await line.send_json(["stdin", "x" * 500_000])
            await line.receive()
        await server.left_with(0)


async def test_a_page_that_takes_nothing_in_does_not_hold_its_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    monkeypatch.setattr(web_pages, "HEARTBEAT", 0.2)
    async with serving(monkeypatch) as server, server.line(pongs=False) as line:
        with suppress(aiohttp.ClientError, ConnectionError):
            while True:
                await line.send_json(["stdin", "x" * 900_000])
        await server.left_with(0)
