"""Where the bots think: in a process of their own, so that a key is answered meanwhile.

The process is started when it is first asked, thinks about one position at a time, and is killed
when its answer is no longer wanted. It ends by itself when the program is gone.

At the table a robot plays its default strength, but answers within about a second. Where a machine
reaches the default strength within that time, the same seed and the same moves of the people give
the same game; where it does not, the clock decides how far a robot sees. The save holds the actions
themselves, so that no replay depends on either.
"""

import asyncio
import contextlib
import subprocess
import sys
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from engine.arena import forever
from engine.chance import dice
from engine.game import Game, Prospect
from engine.registry import game_named
from tui.session.own_bots import RobotFailed
from tui.session.robots import robot, usual_level
from tui.session.strength import within

SECONDS: Final = 0.8
"""After so long a searching robot at the table is told that it is enough."""

PATIENCE: Final = 20.0
"""Seconds after which a robot that does not listen is stopped, on however slow a machine."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. `seed` and `step` make its chance, so that a resumed game goes on as
    it would have; `seconds` bounds the time, None leaves the default strength alone."""

    ask: Literal["choose", "advise"]
    game: str
    level: str
    seed: str
    step: int
    view: msgspec.Raw
    seconds: float | None


class Answer(msgspec.Struct, frozen=True):
    """An action, or prospects, as JSON. `code` is empty, or says why another robot had to stand
    in, and `detail` more of it: see RobotFailed."""

    found: msgspec.Raw
    code: str = ""
    detail: str = ""


class Choice(NamedTuple):
    """What a robot does, and why another had to choose for it, if one had to."""

    action: Any
    failure: RobotFailed | None = None


class Thinker(Protocol):
    """Something that chooses for the bots, and advises people."""

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Choice:
        """The action that a bot of `level` takes. Raises ThinkingFailed."""

    async def advise(
        self, game: Game[Any, Any, Any], view: Any, seed: str, step: int
    ) -> tuple[Prospect[Any], ...]:
        """What the game's best bot expects of the actions, best first. Only for a game that can
        advise. Raises ThinkingFailed."""

    def stop(self) -> None:
        """Drop the question under way, if any; the next one is answered all the same."""


class ThinkingFailed(Exception):
    """The thinking process died or gave no sensible answer."""


def answer(question: Question) -> Answer:
    """What the bot says. Where a robot of another package fails, the game's usual one stands in."""
    game = game_named(question.game)
    view = msgspec.json.decode(question.view, type=game.views)
    rng = dice(question.seed, question.step, view.seat)
    enough = forever if question.seconds is None else within(question.seconds)
    if question.ask == "advise":
        assert game.advise is not None
        return Answer(_raw(game.advise(view, rng, enough)))
    try:
        return Answer(_raw(robot(game, question.level)(view, rng, enough)))
    except RobotFailed as failure:
        rng = dice(question.seed, question.step, view.seat)
        action = robot(game, usual_level(game))(view, rng, enough)
        return Answer(_raw(action), failure.code, failure.detail)


def _raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def chosen(game: Game[Any, Any, Any], level: str, reply: Answer) -> Choice:
    """An answer to `choose`."""
    action = msgspec.json.decode(reply.found, type=game.actions)
    return Choice(action, RobotFailed(level, reply.code, reply.detail) if reply.code else None)


def advised(game: Game[Any, Any, Any], reply: Answer) -> tuple[Prospect[Any], ...]:
    """An answer to `advise`."""
    return msgspec.json.decode(reply.found, type=tuple[Prospect[game.actions], ...])  # type: ignore[name-defined]


def thought(
    game: Game[Any, Any, Any],
    level: str,
    view: Any,
    seed: str,
    step: int,
    seconds: float | None = None,
) -> Choice:
    """What a robot chooses, thought about here and now."""
    question = Question("choose", game.name, level, seed, step, _raw(view), seconds)
    return chosen(game, level, answer(question))


def advice(
    game: Game[Any, Any, Any], view: Any, seed: str, step: int, seconds: float | None = None
) -> tuple[Prospect[Any], ...]:
    """What a game's best bot expects of the actions, thought about here and now."""
    question = Question("advise", game.name, "", seed, step, _raw(view), seconds)
    return advised(game, answer(question))


class LocalThinker:
    """Thinks in this process and without a clock: for tests."""

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Choice:
        """See Thinker."""
        return thought(game, level, view, seed, step)

    async def advise(
        self, game: Game[Any, Any, Any], view: Any, seed: str, step: int
    ) -> tuple[Prospect[Any], ...]:
        """See Thinker."""
        return advice(game, view, seed, step)

    def stop(self) -> None:
        """There is never a question under way."""


class ProcessThinker:
    """Thinks in a child process; one line a question, one line an answer."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = asyncio.Lock()

    def start(self) -> subprocess.Popen[bytes]:
        """The process, started if it is not there."""
        if self._process is not None and self._process.poll() is not None:
            self.stop()
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-c", "from tui.session.thinking_process import main; main()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Keys that the terminal sends as signals are the program's alone.
                start_new_session=True,
            )
        return self._process

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Choice:
        """See Thinker. A robot of another package may also die or not listen; the game's usual
        one then stands in."""
        question = Question("choose", game.name, level, seed, step, _raw(view), SECONDS)
        try:
            async with asyncio.timeout(self._patience if level not in game.bots else None):
                return chosen(game, level, await self._answer(question))
        except (TimeoutError, ThinkingFailed):
            if level in game.bots:
                raise
        stand_in = msgspec.structs.replace(question, level=usual_level(game))
        action = chosen(game, stand_in.level, await self._answer(stand_in)).action
        return Choice(action, RobotFailed(level, "silent"))

    async def advise(
        self, game: Game[Any, Any, Any], view: Any, seed: str, step: int
    ) -> tuple[Prospect[Any], ...]:
        """See Thinker."""
        question = Question("advise", game.name, "", seed, step, _raw(view), SECONDS)
        return advised(game, await self._answer(question))

    async def _answer(self, question: Question) -> Answer:
        """What the process says. Raises ThinkingFailed."""
        async with self._turn:
            try:
                process = self.start()
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                process.stdin.flush()
                reply = await asyncio.to_thread(process.stdout.readline)
                return msgspec.json.decode(reply, type=Answer)
            except asyncio.CancelledError:
                self.stop()
                raise
            except (OSError, ValueError) as error:
                self.stop()
                raise ThinkingFailed(str(error)) from error

    def stop(self) -> None:
        """Kill the process; the next question starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            # What could not be written any more is not missed.
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
