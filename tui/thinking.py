"""Where the bots think: in a process of their own, so that a key is answered meanwhile.

The process is started ahead of need, thinks about one position at a time, and is killed when its
answer is no longer wanted. It ends by itself when the program is gone.
"""

import asyncio
import contextlib
import subprocess
import sys
from typing import Any, Protocol

import msgspec

from engine.arena import forever
from engine.chance import dice
from engine.frame import Game
from engine.shelf import game_named


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. `seed` and `step` make its chance, so that a resumed game goes on as
    it would have."""

    game: str
    level: str
    seed: str
    step: int
    view: msgspec.Raw


class Thinker(Protocol):
    """Something that chooses for the bots."""

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Any:
        """The action a bot of `level` takes. Raises ThinkingFailed."""

    def stop(self) -> None:
        """Drop the question under way, if any; the next one is answered all the same."""


class ThinkingFailed(Exception):
    """The thinking process died or gave no sensible answer."""


def answer(question: Question) -> Any:
    """The bot's action."""
    game = game_named(question.game)
    view = msgspec.json.decode(question.view, type=game.views)
    rng = dice(question.seed, question.step, view.seat)
    return game.bots[question.level](view, rng, forever)


def asked(game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int) -> Question:
    """The question about a view."""
    return Question(game.name, level, seed, step, msgspec.Raw(msgspec.json.encode(view)))


class LocalThinker:
    """Thinks in this process: for tests, and for bots that answer at once."""

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Any:
        """See Thinker."""
        return answer(asked(game, level, view, seed, step))

    def stop(self) -> None:
        """There is never a question under way."""


class ProcessThinker:
    """Thinks in a child process; one line a question, one line an answer."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = asyncio.Lock()

    def start(self) -> subprocess.Popen[bytes]:
        """The process, started if it is not there."""
        if self._process is not None and self._process.poll() is not None:
            self.stop()
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-c", "from tui.thinking_process import main; main()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Keys that the terminal sends as signals are the program's alone.
                start_new_session=True,
            )
        return self._process

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Any:
        """See Thinker."""
        question = msgspec.json.encode(asked(game, level, view, seed, step)) + b"\n"
        async with self._turn:
            try:
                process = self.start()
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(question)
                process.stdin.flush()
                reply = await asyncio.to_thread(process.stdout.readline)
                return msgspec.json.decode(reply, type=game.actions)
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
