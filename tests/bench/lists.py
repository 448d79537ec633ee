"""A list of very many saves on the screen: when its first rows are there, and when all are."""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from tests.tui.cli.running import saved_game
from tests.tui.lists import app_with_list
from tests.tui.tables import running, until
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.widgets.rows import Rows

SAVES = 10_000

WORD = "anna"
"""The word that is searched for, typed letter by letter."""

BROKEN = 50
"""The number of saves of which one is broken."""


def filled(folder: Path, count: int) -> None:
    """Write so many saves into a folder, one in BROKEN of them cut in half."""
    whole = saved_game(folder / "0.ludo").read_bytes()
    for number in range(1, count):
        broken = number % BROKEN == 0
        (folder / f"{number}.ludo").write_bytes(whole[: len(whole) // 2] if broken else whole)


async def measured(folder: Path, count: int) -> None:
    """Open the list, and print when its first rows were there, when all were, and what each letter
    of a search costs."""
    app = app_with_list(folder)
    async with running(app, (100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        begun, busy = time.monotonic(), time.process_time()
        for wanted, words in ((1, "first rows"), (count, "all rows")):
            await until(
                pilot,
                lambda wanted=wanted: any(r.count >= wanted for r in app.screen.query(Rows)),  # type: ignore[misc]
            )
            waited, worked = time.monotonic() - begun, time.process_time() - busy
            print(f"{words}: {waited:.2f} s, of them {worked:.2f} s of the processor")
        await pilot.press("slash")
        letters = []
        for letter in WORD:
            busy = time.process_time()
            await pilot.press(letter)
            letters.append((time.process_time() - busy) * 1000)
        shown = ", ".join(f"{each:.0f}" for each in letters)
        print(f"letters of a search: {shown} ms of the processor (bar 50 ms)")


def report() -> None:
    """Print the figures of a folder of 10,000 saves, and how busy the machine was."""
    with tempfile.TemporaryDirectory() as folder:
        filled(Path(folder), SAVES)
        asyncio.run(measured(Path(folder), SAVES))
        print(f"{SAVES} saves, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
