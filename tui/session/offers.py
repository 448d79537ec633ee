"""What robots of other packages play: each is asked in a process of its own, so that no package is
imported in the program, and one that hangs holds nobody up but its own row."""

import asyncio
from threading import Thread
from typing import Any, Final, NamedTuple

import msgspec

from engine.game import Game
from engine.registry import GAMES
from tui.session.own_bots import RobotFailed, misnamed, names, shortened
from tui.session.thinking import ProcessThinker, Question, ThinkingFailed

NOWHERE: Final = -1
"""The seat of a robot that sits at no table."""


class Offers(NamedTuple):
    """The robots of other packages by game, and what is wrong with the others, by name."""

    robots: dict[str, tuple[str, ...]]
    broken: dict[str, RobotFailed]

    def all_of(self, game: Game[Any, Any, Any]) -> tuple[str, ...]:
        """All who can play a game: its levels, weakest first, and robots of other packages."""
        return (*game.bots, *self.robots.get(game.name, ()))


NONE: Final = Offers({}, {})


_kept: list[Offers] = []


async def ask_offers() -> Offers:
    """Ask every robot, all at once, and keep what they said."""
    if not _kept:
        _kept.append(await _asked())
    return _kept[0]


def offers() -> Offers:
    """The same for whoever can wait."""
    if not _kept:
        # There may be a loop in this thread.
        thread = Thread(target=asyncio.run, args=(ask_offers(),), daemon=True)
        thread.start()
        thread.join()
    return _kept[0]


def forget() -> None:
    """Ask again: other packages may be there."""
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
    """The games that a robot plays. Raises RobotFailed."""
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
