"""A program that hosts a table until it is killed; run by the tests.

`python -m tests.tui.online.keeper new FOLDER GAME PEOPLE` opens a table, `resume FOLDER` continues
the one saved there. It prints its port and its code.
"""

import asyncio
import sys
import time
from pathlib import Path

from engine.registry import game_named
from tests.tui.online.test_stranger import MUCH, SHORT
from tui.online.host import Terms
from tui.online.hosting import new_table, resumed_table
from tui.online.server import Server
from tui.session.thinking import LocalThinker


async def main(what: str, folder: Path, game: str = "", people: str = "0") -> None:
    if what == "new":
        options = SHORT.get(game) or game_named(game).options()
        hosted = new_table(
            Terms(game, options, "random"), [None] * int(people), folder, None, "kept"
        )
    else:
        (path,) = folder.glob("*.ludo")
        hosted = resumed_table(path, time.monotonic(), folder)
    server = Server({hosted.code: hosted.host}, lambda _: None, LocalThinker, MUCH)
    await server.start(port=0)
    print(server.port, hosted.code, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:]))
