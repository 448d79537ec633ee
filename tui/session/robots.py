"""The robots by name: the one place where the level that a save, a screen or a command line names
becomes a bot."""

import contextlib
import sys
from random import Random
from typing import Any

import msgspec

from engine.arena.selfplay import bounded
from engine.game import LEVELS, Bot, Enough, Game
from tui.session.own_bots import RobotFailed, detailed, load, shortened
from tui.session.strength import Strength
from tui.words import Wording


def level_name(say: Wording, by: str) -> str:
    """The word for who decides at a seat; robots of other packages have their name alone."""
    return say(f"level.{by}") if say.has(f"level.{by}") else by


def usual_level(game: Game[Any, Any, Any], at_most: str = "normal") -> str:
    """The level of a robot when nobody says: the best the game has up to `at_most`."""
    known = [level for level in LEVELS[: LEVELS.index(at_most) + 1] if level in game.bots]
    return known[-1] if known else next(iter(game.bots))


def robot(game: Game[Any, Any, Any], name: str) -> Bot[Any, Any]:
    """The bot of that name. Raises RobotFailed if there is none, or as it plays: one that another
    package brought along is watched."""
    if name in game.bots:
        return game.bots[name]
    own = load(name).get(game.name)
    if own is None:
        raise RobotFailed(name, "missing")
    return watched(game, name, own)


def contestant(game: Game[Any, Any, Any], strength: Strength) -> Bot[Any, Any]:
    """The robot of a strength, which thinks no longer than that says. Raises RobotFailed."""
    return bounded(robot(game, strength.level), strength.begin)


def watched(game: Game[Any, Any, Any], name: str, bot: Bot[Any, Any]) -> Bot[Any, Any]:
    """A foreign bot that raises RobotFailed, and nothing else, when it fails or chooses what the
    rules forbid. What it prints does not get among the answers."""

    def choose(view: Any, rng: Random, enough: Enough) -> Any:
        try:
            with contextlib.redirect_stdout(sys.stderr):
                chosen = bot(view, rng, enough)
        except (Exception, SystemExit) as error:
            raise RobotFailed(name, "failed", detailed(error)) from error
        try:
            # Through JSON, as into a save: it is a plain action then, whatever it was.
            action = msgspec.json.decode(msgspec.json.encode(chosen), type=game.actions)
        except (TypeError, ValueError, RecursionError) as error:
            raise RobotFailed(name, "illegal", shortened(repr(chosen))) from error
        if action not in game.legal(view):
            raise RobotFailed(name, "illegal", shortened(repr(action)))
        return action

    return choose
