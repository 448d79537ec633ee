"""Robots of other packages: entry points of the group `ludotheque.bots`.

docs/own-bots.md tells how to write one. A fault of such a package becomes one line of text and does
no other harm.
"""

import contextlib
import re
import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.game import LEVELS, Bot
from engine.registry import GAMES
from saves.names import visible
from tui.session.refusals import RobotFailed

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

GROUP: Final = "ludotheque.bots"

_NAME: Final = re.compile(r"[a-z][a-z0-9._-]{0,31}")
"""The names that a robot may have, as a save's `by` holds them."""

_TAKEN: Final = ("human", "equals", *LEVELS)

DETAIL_LIMIT: Final = 120
"""The most characters of a foreign package's message that are shown."""


def names() -> tuple[str, ...]:
    """Return the names of all robots of other packages, without loading any."""
    return tuple(sorted(_entries()))


def misnamed() -> tuple[str, ...]:
    """Return the names that other packages gave their robots but that are not allowed."""
    found = {entry.name for entry in _given()} - {*_entries()}
    return tuple(visible(name[:32]) for name in sorted(found))


def _given() -> "EntryPoints":
    # Imported here, so that only a request for such a robot waits for it.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def _entries() -> "dict[str, EntryPoint]":
    return {
        entry.name: entry
        for entry in _given()
        if _NAME.fullmatch(entry.name) and entry.name not in _TAKEN
    }


@cache
def load(name: str) -> Mapping[str, Bot[Any, Any]]:
    """Return a robot's bots by the games that it plays. A callable plays every game, a mapping
    those it names.

    Raises RobotFailed. The package's code runs in this process, so only processes made for robots
    may call this.
    """
    if (entry := _entries().get(name)) is None:
        raise RobotFailed(name, "missing")
    try:
        with contextlib.redirect_stdout(sys.stderr):
            thing = entry.load()
    except (Exception, SystemExit) as error:
        raise RobotFailed(name, "broken", detailed(error)) from error
    if callable(thing):
        return dict.fromkeys(GAMES, thing)
    if (
        isinstance(thing, Mapping)
        and thing
        and all(game in GAMES and callable(bot) for game, bot in thing.items())
    ):
        return thing
    raise RobotFailed(name, "no-robot", shortened(type(thing).__name__))


def detailed(error: BaseException) -> str:
    """Return an error of a foreign package as one short line."""
    said = str(error).strip().splitlines()
    return shortened(f"{type(error).__name__}: {said[0]}" if said else type(error).__name__)


def shortened(words: str) -> str:
    """Return foreign words so that they are safe and short enough to be shown."""
    return visible(words[:DETAIL_LIMIT])
