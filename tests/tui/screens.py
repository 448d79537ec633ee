"""Helpers for tests of the menus: reading the screen, clicking on words, folders of saves."""

import os
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from saves.writing import LiveGame
from tests.tui.tables import advance, new_live, to_the_end
from tui.app.app import LudothequeApp
from tui.words.spans import width

PLAYED = 1_795_270_000
"""The time at which the saves of the tests were last written, in seconds since 1970."""
DAY = 86_400


def shown(app: LudothequeApp) -> list[str]:
    """Return the lines of the whole terminal."""
    return [strip.text for strip in app.screen._compositor.render_strips(app.size)]


def text(app: LudothequeApp) -> str:
    """Return all text on the screen."""
    return "\n".join(shown(app))


def flat(words: str) -> str:
    """Return words on one line, with single blanks between them."""
    return " ".join(words.split())


def place(app: LudothequeApp, words: str, last: bool = False) -> tuple[int, int]:
    """Return the cell at which words stand on the screen, the first or the last time."""
    rows = list(enumerate(shown(app)))
    for y, row in reversed(rows) if last else rows:
        at = row.rfind(words) if last else row.find(words)
        if at >= 0:
            return width(row[:at]), y
    raise AssertionError(f"{words!r} is not on the screen:\n{text(app)}")


async def click(pilot: Pilot[Any], app: LudothequeApp, words: str, last: bool = False) -> None:
    """Click on words, wherever they stand."""
    await pilot.pause()
    await pilot.click(offset=place(app, words, last))
    await pilot.pause()


def unfinished(folder: Path, moves: int = 30, age: int = 0, **how: Any) -> Path:
    """Make a save that was left in the middle, so many days older than others, and return its
    path."""
    live = new_live(folder, **how)
    advance(live, lambda live: len(live.journal) >= moves)
    return closed(live, age)


def finished(folder: Path, age: int = 0, **how: Any) -> Path:
    """Make a save of a whole game, and return its path."""
    return closed(to_the_end(new_live(folder, **how)), age)


def closed(live: LiveGame, age: int) -> Path:
    """Close the game of a save, set a known time on it, and return its path."""
    live.close()
    stamp(live.path, age)
    return live.path


def stamp(path: Path, age: int) -> None:
    """Set the time at which a save was last written, so many days before PLAYED."""
    when = PLAYED - age * DAY
    os.utime(path, (when, when))
