"""Robots that other packages bring along: entry points of the group `ludotheque.bots`.

docs/own-bots.md tells how to write one. Whatever is wrong with such a package is kept as one line
and harms nothing else.
"""

import contextlib
import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Literal

from engine.game import LEVELS, Bot
from engine.registry import GAMES
from saves.names import visible

GROUP: Final = "ludotheque.bots"

_NAME: Final = re.compile(r"[a-z][a-z0-9._-]{0,31}")
"""What a robot may be called: a save names it so."""

_TAKEN: Final = ("human", *LEVELS)

DETAIL_LIMIT: Final = 120
"""How much of what a foreign package says is shown, in characters."""


Code = Literal["misnamed", "broken", "no-robot", "missing", "failed", "illegal", "silent"]
"""Why a robot is of no use."""


class RobotFailed(Exception):
    """A robot that another package brought along is of no use now.

    `code` says why and is the end of the sentence's key, `start.robot-` and the code; `detail` is
    what the package says itself.
    """

    def __init__(self, robot: str, code: Code, detail: str = "") -> None:
        super().__init__(robot, code, detail)
        self.robot = robot
        self.code = code
        self.detail = detail

    @property
    def facts(self) -> dict[str, int | str]:
        """What fills the sentence."""
        return {"robot": self.robot, "detail": self.detail}


def names() -> tuple[str, ...]:
    """What the robots are called, without loading any."""
    return tuple(sorted(_entries()))


def misnamed() -> tuple[str, ...]:
    """What other packages call their robots and may not."""
    found = {entry.name for entry in entry_points(group=GROUP)} - {*_entries()}
    return tuple(visible(name[:32]) for name in sorted(found))


def _entries() -> dict[str, EntryPoint]:
    return {
        entry.name: entry
        for entry in entry_points(group=GROUP)
        if _NAME.fullmatch(entry.name) and entry.name not in _TAKEN
    }


@cache
def load(name: str) -> Mapping[str, Bot[Any, Any]]:
    """A robot, by the games that it plays: a callable plays every game, a mapping those it names.
    Raises RobotFailed. Whatever the package does as it is imported is done in this process: only
    those in which robots play may call this."""
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
    """What went wrong in a foreign package, on one short line."""
    said = str(error).strip().splitlines()
    return shortened(f"{type(error).__name__}: {said[0]}" if said else type(error).__name__)


def shortened(words: str) -> str:
    """Foreign words as they may be shown."""
    return visible(words[:DETAIL_LIMIT])
