"""Where the bots think: in processes of their own, so that a key is answered meanwhile.

A process is started when it is first asked, thinks about one position at a time, and is killed
when its answer is no longer wanted. It ends by itself when the program is gone.

At the table a robot plays its default strength, but answers within about a second. Where a machine
reaches the default strength within that time, the same seed and the same moves of the people give
the same game; where it does not, the clock decides how far a robot sees. The save holds the actions
themselves, so that no replay depends on either.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from engine.arena import forever
from engine.chance import dice
from engine.game import Game, Prospect, Seat
from engine.registry import game_named
from tui.session.child import Child
from tui.session.own_bots import Code, RobotFailed, detailed, load, shortened
from tui.session.robots import robot, usual_level
from tui.session.strength import within

SECONDS: Final = 0.8
"""After so long a searching robot at the table is told that it is enough."""

PATIENCE: Final = 20.0
"""Seconds after which a robot that does not listen is stopped, on however slow a machine."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: for an action, for advice, or (`plays`, with no game and view) which
    games it plays. `seed` and `step` make its chance, so that a resumed game goes on as
    it would have: the game's own, or for a robot of another package what `drawn` makes of them.
    `seconds` bounds the time, None leaves the default strength alone."""

    ask: Literal["choose", "advise", "plays"]
    game: str
    level: str
    seed: str = ""
    step: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")
    seconds: float | None = None


class Answer(msgspec.Struct, frozen=True):
    """An action, prospects or names of games, as JSON; or `code` says why there is none, and
    `detail` more of it: see RobotFailed."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    code: Code | Literal[""] = ""
    detail: str = ""


Patience = Callable[[], Awaitable[object]]


async def patiently() -> None:
    """Wait as long as a robot is waited for."""
    await asyncio.sleep(PATIENCE)


Own = tuple[str, Seat]
"""A robot of another package at a seat."""


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

    def rest(self) -> None:
        """End what nobody waits for now; the next question is answered all the same."""

    def stop(self) -> None:
        """Drop the question under way, if any, and rest."""


class ThinkingFailed(Exception):
    """The thinking process died or gave no sensible answer."""


def drawn(seed: str, step: int, seat: Seat) -> str:
    """The seed of a robot that must not know the game's, nor how many steps were taken unseen:
    always the same for that decision, and another for every other."""
    return sha256(f"{seed}/{step}/{seat}".encode()).hexdigest()


def answer(question: Question) -> Answer:
    """What the bot says, or why a robot of another package says nothing of use."""
    try:
        return Answer(_raw(_found(question)))
    except RobotFailed as failure:
        return Answer(code=failure.code, detail=failure.detail)


def _found(question: Question) -> Any:
    if question.ask == "plays":
        return sorted(load(question.level))
    game = game_named(question.game)
    view = msgspec.json.decode(question.view, type=game.views)
    rng = dice(question.seed, question.step, view.seat)
    enough = forever if question.seconds is None else within(question.seconds)
    if question.ask == "advise":
        assert game.advise is not None
        return game.advise(view, rng, enough)
    return robot(game, question.level)(view, rng, enough)


def _raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def judged(game: Game[Any, Any, Any], level: str, view: Any, reply: Answer) -> Any:
    """The action of an answer to `choose`. Raises RobotFailed unless it is one that the rules
    allow: whoever thinks in that process may have written the answer himself."""
    if reply.code:
        raise RobotFailed(level, reply.code, shortened(reply.detail))
    try:
        action = msgspec.json.decode(reply.found, type=game.actions)
    except (ValueError, RecursionError) as error:
        raise RobotFailed(level, "illegal", detailed(error)) from error
    if action not in game.legal(view):
        raise RobotFailed(level, "illegal", shortened(repr(action)))
    return action


class Asking(Protocol):
    """A thinker as far as it does not matter where the thinking is done."""

    seconds: float | None = None

    async def answered(self, question: Question, own: Own | None) -> Answer:
        """What is answered there, by the robot `own` or by the game's. Raises ThinkingFailed."""

    async def choose(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Choice:
        """See Thinker. Where a robot of another package is of no use, the game's usual one stands
        in."""
        failure = None
        if level not in game.bots:
            try:
                return Choice(await self._chosen(game, level, view, seed, step))
            except RobotFailed as failed:
                failure = failed
            except ThinkingFailed:
                failure = RobotFailed(level, "silent")
            level = usual_level(game)
        try:
            return Choice(await self._chosen(game, level, view, seed, step), failure)
        except RobotFailed as failed:
            raise ThinkingFailed(str(failed)) from failed

    async def _chosen(
        self, game: Game[Any, Any, Any], level: str, view: Any, seed: str, step: int
    ) -> Any:
        """The action of that robot. Raises RobotFailed or ThinkingFailed."""
        own = None
        if level not in game.bots:
            own, seed, step = (level, view.seat), drawn(seed, step, view.seat), 0
        question = Question("choose", game.name, level, seed, step, _raw(view), self.seconds)
        return judged(game, level, view, await self.answered(question, own))

    async def advise(
        self, game: Game[Any, Any, Any], view: Any, seed: str, step: int
    ) -> tuple[Prospect[Any], ...]:
        """See Thinker."""
        question = Question("advise", game.name, "", seed, step, _raw(view), self.seconds)
        reply = await self.answered(question, None)
        try:
            return msgspec.json.decode(reply.found, type=tuple[Prospect[game.actions], ...])  # type: ignore[name-defined]
        except ValueError as error:
            raise ThinkingFailed(str(error)) from error


class LocalThinker(Asking):
    """Thinks in this process and without a clock: for tests."""

    async def answered(self, question: Question, own: Own | None) -> Answer:
        """See Asking."""
        return answer(question)

    def rest(self) -> None:
        """There is nothing to end."""

    def stop(self) -> None:
        """There is never a question under way."""


class ProcessThinker(Asking):
    """Thinks in child processes; one line a question, one line an answer. The game's robots share
    one. Every robot of another package has its own at every seat, so that it cannot get at
    anything but what it was asked itself."""

    seconds = SECONDS

    def __init__(self, patience: Patience = patiently) -> None:
        """`patience` is over when a robot of another package is waited for no longer."""
        self._patience = patience
        self._children: dict[Own | None, Child] = {}
        self._turn = asyncio.Lock()

    def start(self, own: Own | None = None) -> Child:
        """The process, started if it is not there. Raises OSError."""
        if own in self._children and self._children[own].gone:
            self._children.pop(own).stop()
        if own not in self._children:
            code = f"from tui.session.thinking_process import main; main(own={own is not None})"
            self._children[own] = Child(code)
        return self._children[own]

    async def answered(self, question: Question, own: Own | None) -> Answer:
        """See Asking. A robot of another package may also not listen; then its process ends."""
        async with self._turn:
            try:
                child = self.start(own)
                child.asked = True  # from now on, not when the task comes to it
                asked = child.ask(msgspec.json.encode(question))
                reply = await (self._heard(asked) if own else asked)
                return msgspec.json.decode(reply, type=Answer)
            except (OSError, ValueError, RecursionError) as error:
                raise ThinkingFailed(str(error)) from error

    async def _heard(self, asked: Coroutine[Any, Any, bytes]) -> bytes:
        """What is answered while there is patience. Raises OSError."""
        tasks = answer, patience = (
            asyncio.create_task(asked),
            asyncio.ensure_future(self._patience()),
        )
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                raise TimeoutError
            return answer.result()
        finally:
            answer.cancel()
            patience.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def rest(self) -> None:
        """Kill the processes that are not thinking."""
        for own in [own for own, child in self._children.items() if not child.asked]:
            self._children.pop(own).stop()

    def stop(self) -> None:
        """Kill the processes; the next question starts another."""
        while self._children:
            self._children.popitem()[1].stop()
