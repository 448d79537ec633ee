"""The program's own guest at a real server: playing, coming back, and being refused."""

import asyncio
from contextlib import aclosing
from pathlib import Path

import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from engine.chance import dice, pick
from saves.reading import load
from tests.tui.online.place import WRONG, place
from tui.online.client import Guest, Refusal, address_of
from tui.online.messages import Ask, Begin, Decide, Over, Room


async def test_our_own_guest_plays_and_comes_back(tmp_path: Path) -> None:
    async with place(tmp_path, "dolores", 2) as table:
        guests = [Guest(table.address, name, pauses=lambda _: 0.0) for name in ("Anna", "Bruno")]
        await asyncio.gather(*(play(guest, cut=n) for n, guest in enumerate(guests)))
        (path,) = tmp_path.glob("*.ludo")
        saved = load(path)
        assert saved.finished
        for guest in guests:
            account = guest.heard.account
            assert account is not None
            assert account.outcome(account.last) == saved.outcome
            assert account.last == len(saved.journal.masked(guest.heard.seat))


async def test_every_lost_line_is_tried_again_from_the_shortest_pause_on(tmp_path: Path) -> None:
    waited: list[int] = []

    def pauses(times: int) -> float:
        waited.append(times)
        return 0.0

    async with place(tmp_path) as table:
        guest = Guest(table.address, pauses=pauses)
        async with aclosing(guest.messages()) as heard:
            async for message in heard:
                if message is not None and guest._socket is not None:
                    if len(waited) == 2:
                        break
                    await guest._socket.close()
    assert waited == [0, 0]


async def play(guest: Guest, cut: int) -> None:
    """Play a whole game at random. If `cut` is not 0, cut the line at every seventh question."""
    asked = 0
    async with aclosing(guest.messages()) as heard:
        async for message in heard:
            if isinstance(message, Room) and message.phase == "waiting" and guest.heard.seat == 1:
                await guest.send(Begin())
            if isinstance(message, Ask) and message.turn:
                asked += 1
                if cut and asked % 7 == 0 and guest._socket is not None:
                    await guest._socket.close()
                    continue
                account = guest.heard.account
                assert account is not None
                legal = account.game.legal(account.view)
                action = pick(legal, dice("own", account.last, account.seat))
                await guest.send(Decide(message.turn, msgspec.Raw(msgspec.json.encode(action))))
            if isinstance(message, Over):
                return


async def test_a_guest_is_told_why_he_cannot_come_in(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        good = table.address
        for address, code in (
            (good._replace(code=WRONG), "unknown-code"),
            (good._replace(port=1), "no-host"),
            (good._replace(host="no.such.host.invalid"), "no-host"),
        ):
            with pytest.raises(Refusal) as caught:
                async for _ in Guest(address).messages():
                    pass
            assert caught.value.code == code


async def test_a_guest_at_another_program_is_told_that_there_is_no_table() -> None:
    async with TestServer(web.Application()) as other:
        with pytest.raises(Refusal) as caught:
            async for _ in Guest(address_of(f"{WRONG}@127.0.0.1:{other.port}")).messages():
                pass
    assert caught.value.code == "not-a-table"


@pytest.mark.parametrize("words", ["", "lusab", "@x", f"{WRONG}@", f"{WRONG}@x:99999", "a b@x"])
def test_what_is_no_address(words: str) -> None:
    with pytest.raises(ValueError):
        address_of(words)
