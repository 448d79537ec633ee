"""A client written from docs/table-protocol.md alone plays whole games at a real server."""

import ast
import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.dalmuti.state import Options as DalmutiOptions
from engine.game import Outcome
from engine.registry import GAMES, game_named
from saves.header import Player
from saves.reading import load
from tests.tui.online.stranger import Stranger
from tui.online.host import Terms
from tui.online.hosting import new_table
from tui.online.server import Note, Server
from tui.session.thinking import LocalThinker

SHORT: dict[str, Any] = {"dalmuti": DalmutiOptions(hands=1)}
"""Options with which a game does not last long."""

MUCH = 1_000_000
"""The messages at once that are no flood, because these guests do not think."""


def test_the_stranger_knows_nothing_of_ours() -> None:
    tree = ast.parse(Path(__file__).with_name("stranger.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [getattr(node, "module", None) or node.names[0].name for node in imports]
    assert not {"engine", "saves", "tui", "tests", "msgspec", "aiohttp"} & {
        name.partition(".")[0] for name in names
    }


@pytest.mark.parametrize("game", GAMES)
async def test_strangers_play_a_whole_game(game: str, tmp_path: Path) -> None:
    rules = game_named(game)
    people = rules.seats[0]
    players: list[Player | None] = [None] * people
    if people + 1 in rules.seats:
        players.append(Player("Robot", "random"))
    terms = Terms(game, SHORT.get(game) or rules.options(), "random")
    host, code, _ = new_table(terms, players, tmp_path, None, "stranger")
    log: list[Note] = []
    server = Server({code: host}, log.append, LocalThinker, MUCH)
    await server.start(port=0)
    guests = [Stranger("127.0.0.1", server.port, code, f"S{n}") for n in range(people)]
    try:
        for guest in guests:
            await guest.join()
        async with asyncio.timeout(120):
            # One of them loses the line in the middle, and comes back by a token.
            last = guests[-1]
            rest = [asyncio.create_task(guest.play()) for guest in guests[:-1]]
            await last.play(2)
            assert last.socket is not None
            await last.socket.close()
            await last.join()
            await last.play()
            await asyncio.gather(*rest)
        (path,) = tmp_path.glob("*.ludo")
        saved = load(path)
        assert saved.loss is None and saved.finished and not saved.stood_in
        for guest in guests:
            assert guest.over is not None and not guest.errors
            over = guest.over
            places, scores = tuple(over["places"]), tuple(over["scores"])
            assert Outcome(places, scores, over["reason"]) == saved.outcome
            assert guest.save.encode() == path.read_bytes()
            assert len({guest.seat for guest in guests}) == people
            seen = [step for step in guest.steps if step["action"] is not None]
            assert len(seen) == len(saved.journal.masked(guest.seat))
    finally:
        for guest in guests:
            if guest.socket is not None:
                await guest.socket.close()
        await server.stop()
    assert not [line for line in log if line.code == "robot"]
