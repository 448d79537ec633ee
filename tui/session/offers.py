"""The robots of other packages, and the games that they play.

Each robot is asked in a process of its own. So no foreign package is imported in the program, and a
robot that hangs does no harm to others.
"""

import asyncio
from threading import Thread
from typing import Any, Final, NamedTuple

import msgspec

from engine.game import Game
from engine.registry import GAMES
from tui.session.own_bots import misnamed, names, shortened
from tui.session.refusals import RobotFailed
from tui.session.thinking import ProcessThinker, Question, ThinkingFailed

NOWHERE: Final = -1
"""The seat of a robot that is asked for its games, at no table."""


class Offers(NamedTuple):
    """The names of other packages' robots by game, and the failures of unusable ones by name."""

    robots: dict[str, tuple[str, ...]]
    broken: dict[str, RobotFailed]

    def all_of(self, game: Game[Any, Any, Any]) -> tuple[str, ...]:
        """Return all that can play a game: its levels, weakest first, then robots of other
        packages."""
        return (*game.bots, *self.robots.get(game.name, ()))


NONE: Final = Offers({}, {})


_kept: list[Offers] = []


async def ask_offers() -> Offers:
    """Ask every robot at once for its games. The answer is kept for later calls."""
    if not _kept:
        _kept.append(await _asked())
    return _kept[0]


def offers() -> Offers:
    """Return the answers of all robots, as `ask_offers` does, for callers that cannot await."""
    if not _kept:
        # In a thread of its own, because this one may already run a loop.
        thread = Thread(target=asyncio.run, args=(ask_offers(),), daemon=True)
        thread.start()
        thread.join()
    return _kept[0]


def forget() -> None:
    """Forget the answers, because other packages may be installed now."""
    _kept.clear()


async def _asked() -> Offers:
    broken = {name: RobotFailed(name, "misnamed") for name in misnamed()}
    plays: dict[str, list[str]] = {}

    async def ask(name: str) -> None:
        try:
            plays[name] = await _games(name)
        except RobotFailed as failure:
            broken[name] = failure

    await asyncio.gather(*map(ask, names()))
    robots = {game: tuple(name for name in sorted(plays) if game in plays[name]) for game in GAMES}
    return Offers(robots, dict(sorted(broken.items())))


async def _games(name: str) -> list[str]:
    """Return the games that a robot plays. Raises RobotFailed."""
    thinker = ProcessThinker()
    try:
        reply = await thinker.answered(Question("plays", "", name), (name, NOWHERE))
        if reply.code:
            raise RobotFailed(name, reply.code, shortened(reply.detail))
        return msgspec.json.decode(reply.found, type=list[str])
    except (ThinkingFailed, ValueError, RecursionError) as error:
        raise RobotFailed(name, "silent") from error
    finally:
        thinker.stop()
