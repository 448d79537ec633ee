"""A real server: who is let in, and what is kept of guests."""

from contextlib import aclosing
from pathlib import Path
from typing import Any

from saves.reading import load
from tests.tui.online.place import WRONG, place
from tests.tui.online.stranger import Stranger
from tests.tui.online.test_client import play
from tui.online.client import Guest
from tui.online.messages import Ask, Begin, Room, Welcome
from tui.online.server import Note
from tui.online.tables import keys_path
from tui.session.thinking import LocalThinker


async def test_who_has_no_right_to_come_in_is_told_why(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        assert await table.answer(version=2, more=["to", "say"]) == "other-version"
        assert await table.answer(token="mine") == "unknown-token"
        assert await table.answer(code=table.code.upper().replace("-", " ")) == "welcome"
        for _ in range(5):
            assert await table.answer(code=WRONG) == "unknown-code"
        assert await table.answer(code=WRONG) == "wait"
        assert await table.answer() == "wait", "nor is a right one looked at"


async def test_welcome_says_who_one_is(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        guest = Guest(table.address, "Zoë")
        async with aclosing(guest.messages()) as heard:
            async for message in heard:
                if isinstance(message, Welcome):
                    assert guest.token == message.token != ""
                if isinstance(message, Room):
                    assert message.seats[0].name == "Zoë"
                    break


async def test_nothing_is_kept_of_guests_once_a_game_is_over(tmp_path: Path) -> None:
    async with place(tmp_path) as table:
        guest = Guest(table.address, "Anna")
        async with aclosing(guest.messages()) as heard:
            async for message in heard:
                if isinstance(message, Room) and message.phase == "waiting":
                    await guest.send(Begin())
                if isinstance(message, Ask) and message.turn:
                    break
        (path,) = tmp_path.glob("*.ludo")
        assert keys_path(path).exists()
        await play(guest, 0)
    assert load(path).finished and not keys_path(path).exists()


class Broken(LocalThinker):
    """A thinker that fails at every robot's turn."""

    async def choose(self, *_: Any) -> Any:
        raise OSError("no more processes")


async def test_a_table_whose_robots_cannot_think_rests_and_says_so(tmp_path: Path) -> None:
    async with place(tmp_path, thinker=Broken) as table:
        guest = Stranger("127.0.0.1", table.server.port, table.code, "Anna")
        await guest.join()
        assert guest.socket is not None
        table.sockets.append(guest.socket)
        await guest.socket.send({"is": "begin"})
        heard: dict[str, Any] = {}
        while heard.get("is") != "paused":
            heard = await guest.socket.receive() or {}
            if heard.get("is") == "ask" and heard["turn"]:
                await guest.socket.send({"is": "list", "turn": heard["turn"]})
            if heard.get("is") == "offer":
                choice = {"turn": heard["turn"], "action": heard["actions"][0]}
                await guest.socket.send({"is": "decide", **choice})
        assert (heard["seat"], heard["code"]) == (None, "robot")
        assert table.log[-1] == Note("robot", {"why": "OSError"})
