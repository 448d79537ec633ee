"""What a host that was killed leaves behind: its guests come back to it."""

import asyncio
import stat
from pathlib import Path

import pytest

from engine.registry import GAMES, game_named
from saves.reading import load
from tests.tui.online.place import killed, started
from tests.tui.online.stranger import Stranger
from tui.online.tables import kept_keys, keys_path


@pytest.mark.parametrize("game", ["dolores", pytest.param("dalmuti", marks=pytest.mark.slow)])
async def test_guests_come_back_to_a_host_that_was_killed(game: str, tmp_path: Path) -> None:
    assert game in GAMES
    people = game_named(game).seats[0]
    process, port, code = await started("new", str(tmp_path), game, str(people))
    guests = [Stranger("127.0.0.1", port, code, f"S{n}") for n in range(people)]
    try:
        for guest in guests:
            await guest.join()
        async with asyncio.timeout(120):
            rest = [asyncio.create_task(guest.play()) for guest in guests[:-1]]
            await guests[-1].play(4)
            heard = [list(guest.steps) for guest in guests]
            await killed(process)
            await asyncio.gather(*rest)
            (path,) = tmp_path.glob("*.ludo")
            mode = stat.S_IMODE(keys_path(path).stat().st_mode)
            assert mode == 0o600
            keys = kept_keys(path)
            assert keys is not None and keys.code == code
            assert not any(guest.token in keys_path(path).read_text() for guest in guests)
            process, port, again = await started("resume", str(tmp_path))
            assert again == code
            for guest in guests:
                if guest.socket is not None:
                    await guest.socket.close()
                guest.where = ("127.0.0.1", port)
                await guest.join()
            await asyncio.gather(*(guest.play() for guest in guests))
        saved = load(path)
        assert saved.finished and saved.loss is None
        for guest, before in zip(guests, heard, strict=True):
            assert guest.over is not None and not guest.errors
            assert len(guest.steps) - 1 == len(saved.journal.masked(guest.seat))
            # What a guest was told was on the disk before: nothing of it is lost.
            shown = [step["action"] for step in before]
            assert [step["action"] for step in guest.steps][: len(shown)] == shown
    finally:
        for guest in guests:
            if guest.socket is not None:
                await guest.socket.close()
        if process.returncode is None:
            await killed(process)
