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
from typing import Any, Final, Literal, NamedTuple

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


class Brought(NamedTuple):
    """The robots by game and name, and what could not be loaded, by name."""

    bots: dict[str, dict[str, Bot[Any, Any]]]
    broken: dict[str, RobotFailed]


def names() -> tuple[str, ...]:
    """What the robots are called, without loading any."""
    found = {entry.name for entry in entry_points(group=GROUP) if _NAME.fullmatch(entry.name)}
    return tuple(sorted(found - {*_TAKEN}))


@cache
def brought() -> Brought:
    """All robots that there are, loaded when they are first asked for."""
    found = Brought({game: {} for game in GAMES}, {})
    seen: set[str] = set()
    for entry in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        try:
            if not _NAME.fullmatch(entry.name) or entry.name in (*_TAKEN, *seen):
                raise RobotFailed(visible(entry.name[:32]), "misnamed")
            seen.add(entry.name)
            for game, bot in _loaded(entry).items():
                found.bots[game][entry.name] = bot
        except RobotFailed as failure:
            found.broken[failure.robot] = failure
    return found


def _loaded(entry: EntryPoint) -> Mapping[str, Bot[Any, Any]]:
    """The bots of an entry point by game: a callable plays every game, a mapping those it names.
    Raises RobotFailed."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            thing = entry.load()
    except (Exception, SystemExit) as error:
        raise RobotFailed(entry.name, "broken", detailed(error)) from error
    if callable(thing):
        return dict.fromkeys(GAMES, thing)
    if (
        isinstance(thing, Mapping)
        and thing
        and all(game in GAMES and callable(bot) for game, bot in thing.items())
    ):
        return thing
    raise RobotFailed(entry.name, "no-robot", shortened(type(thing).__name__))


def detailed(error: BaseException) -> str:
    """What went wrong in a foreign package, on one short line."""
    said = str(error).strip().splitlines()
    return shortened(f"{type(error).__name__}: {said[0]}" if said else type(error).__name__)


def shortened(words: str) -> str:
    """Foreign words as they may be shown."""
    return visible(words[:DETAIL_LIMIT])
