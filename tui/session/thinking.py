"""Bots that think in processes of their own, so that the screen answers keys meanwhile.

A process is started at its first question, thinks about one position at a time, and is killed when
its answer is no longer wanted. It ends by itself when the program is gone.

At the table a robot plays at its default strength, but answers within about a second. On a machine
that reaches the default strength in that time, the same seed and the same human moves give the same
game. On a slower machine the clock decides how far a robot looks ahead. The save holds the actions
themselves, so a replay depends on neither.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.arena import forever
from engine.chance import dice
from engine.character import NEUTRAL, Character
from engine.game import Game, Prospect, Seat
from engine.registry import game_named
from saves.header import Player
from tui.games.registry import character_of
from tui.session.child import Child
from tui.session.own_bots import detailed, load, shortened
from tui.session.refusals import Code, RobotFailed
from tui.session.robots import robot, usual_level
from tui.session.strength import level_of, within

SECONDS: Final = 0.8
"""Seconds after which a searching robot at the table must answer."""

PATIENCE: Final = 20.0
"""Seconds after which a robot that does not listen is stopped, on however slow a machine."""


class Question(msgspec.Struct, frozen=True):
    """A question to a bot: for an action, for advice, why the first of two `moves` is better than
    the second, or (`plays`, without game and view) for the games that it plays.

    The bot's chance comes from `seed` and `step`, so that a resumed game goes on as it would have.
    For a robot of another package, `drawn` hides both. `seconds` bounds the time; None leaves the
    default strength. `character` is that of a robot of the game's own.
    """

    ask: Literal["choose", "advise", "explain", "plays"]
    game: str
    level: str
    seed: str = ""
    step: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")
    seconds: float | None = None
    character: Character = NEUTRAL
    moves: msgspec.Raw = msgspec.Raw(b"null")


class Answer(msgspec.Struct, frozen=True):
    """An action, prospects, reasons or names of games, as JSON. If there is none, `code` and
    `detail` say why, as in RobotFailed."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    code: Code | Literal[""] = ""
    detail: str = ""


Patience = Callable[[], Awaitable[object]]


async def patiently() -> None:
    """Wait as long as a robot may take for its answer."""
    await asyncio.sleep(PATIENCE)


Own = tuple[str, Seat]
"""A robot of another package at a seat."""


class Choice(NamedTuple):
    """An action for a robot. `failure` is the reason why another robot had to choose it; None if it
    chose itself."""

    action: Any
    failure: RobotFailed | None = None


class ThinkingFailed(Exception):
    """The thinking process died or gave no sensible answer."""


def drawn(seed: str, step: int, seat: Seat) -> str:
    """Return a seed for a robot that must learn neither the game's seed nor the number of hidden
    steps. It is the same for every repeat of a decision, and different for each decision."""
    from hashlib import sha256

    return sha256(f"{seed}/{step}/{seat}".encode()).hexdigest()


def answer(question: Question) -> Answer:
    """Return the bot's answer, or the failure of a robot of another package."""
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
    if question.ask == "explain":
        assert game.explain is not None
        best, other = msgspec.json.decode(question.moves, type=tuple[game.actions, game.actions])  # type: ignore[name-defined]
        return game.explain(view, best, other, rng, enough)
    return robot(game, question.level, question.character)(view, rng, enough)


def _raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def judged(game: Game[Any, Any, Any], level: str, view: Any, reply: Answer) -> Any:
    """Return the action of an answer to `choose`. Raises RobotFailed unless the rules allow it: a
    foreign package could write anything into its answer."""
    if reply.code:
        raise RobotFailed(level, reply.code, shortened(reply.detail))
    try:
        action = msgspec.json.decode(reply.found, type=game.actions)
    except (ValueError, RecursionError) as error:
        raise RobotFailed(level, "illegal", detailed(error)) from error
    if action not in game.legal(view):
        raise RobotFailed(level, "illegal", shortened(repr(action)))
    return action


class Thinker(ABC):
    """The interface to bots: they choose for their seats, and advise people. Where they think is
    left to `answered`."""

    seconds: float | None = None

    @abstractmethod
    async def answered(self, question: Question, own: Own | None) -> Answer:
        """Return the answer of the robot `own`, or of the game's own bots for None. Raises
        ThinkingFailed."""

    async def choose(
        self,
        game: Game[Any, Any, Any],
        player: Player,
        view: Any,
        seed: str,
        step: int,
    ) -> Choice:
        """Return the action of a robot, of the level that its player's `by` names and with the
        character of its name. If a robot of another package fails, the game's usual robot stands
        in. Raises ThinkingFailed."""
        failure, level = None, player.by
        who = character_of(game.name, player.name)
        if level_of(level) not in game.bots:
            try:
                return Choice(await self._chosen(game, level, view, seed, step, who))
            except RobotFailed as failed:
                failure = failed
            except ThinkingFailed:
                failure = RobotFailed(level, "silent")
            level = usual_level(game)
        try:
            return Choice(await self._chosen(game, level, view, seed, step, who), failure)
        except RobotFailed as failed:
            raise ThinkingFailed(str(failed)) from failed

    async def _chosen(
        self,
        game: Game[Any, Any, Any],
        level: str,
        view: Any,
        seed: str,
        step: int,
        who: Character,
    ) -> Any:
        """Return the action of the robot of that level. Raises RobotFailed or ThinkingFailed."""
        own = None
        if level_of(level) not in game.bots:
            own, seed, step = (level, view.seat), drawn(seed, step, view.seat), 0
            who = NEUTRAL
        question = Question("choose", game.name, level, seed, step, _raw(view), self.seconds, who)
        return judged(game, level, view, await self.answered(question, own))

    async def advise(
        self, game: Game[Any, Any, Any], view: Any, seed: str, step: int
    ) -> tuple[Prospect[Any], ...]:
        """Return the actions with their worth to the game's best bot, best first. Only for a game
        that has `advise`. Raises ThinkingFailed."""
        question = Question("advise", game.name, "", seed, step, _raw(view), self.seconds)
        reply = await self.answered(question, None)
        try:
            return msgspec.json.decode(reply.found, type=tuple[Prospect[game.actions], ...])  # type: ignore[name-defined]
        except ValueError as error:
            raise ThinkingFailed(str(error)) from error

    @abstractmethod
    def rest(self) -> None:
        """End the processes that are not thinking. A later question is still answered."""

    @abstractmethod
    def stop(self) -> None:
        """Drop the question under way, if any, and end all processes."""


class LocalThinker(Thinker):
    """A thinker in this process and without a clock, for tests. Its robots have no character, so
    that no test depends on a name."""

    async def answered(self, question: Question, own: Own | None) -> Answer:
        """See Thinker."""
        return answer(replace(question, character=NEUTRAL))

    def rest(self) -> None:
        """Do nothing: there is no process to end."""

    def stop(self) -> None:
        """Do nothing: no question is ever under way."""


class ProcessThinker(Thinker):
    """A thinker in child processes, with one line a question and one line an answer.

    The game's robots share one process. Every robot of another package has one at each of its
    seats, so that it learns nothing but its own questions.
    """

    seconds = SECONDS

    def __init__(self, patience: Patience = patiently) -> None:
        """Set how long a robot of another package is waited for: until `patience` returns."""
        self._patience = patience
        self._children: dict[Own | None, Child] = {}
        self._turn = asyncio.Lock()

    def start(self, own: Own | None = None) -> Child:
        """Return the process for a robot, started if it is not running. Raises OSError."""
        if own in self._children and self._children[own].gone:
            self._children.pop(own).stop()
        if own not in self._children:
            code = f"from tui.session.thinking_process import main; main(own={own is not None})"
            self._children[own] = Child(code)
        return self._children[own]

    async def answered(self, question: Question, own: Own | None) -> Answer:
        """See Thinker. The process of a robot that does not answer in time is killed."""
        async with self._turn:
            try:
                child = self.start(own)
                child.asked = True  # at once, because the task below may start later than a `rest`
                asked = child.ask(msgspec.json.encode(question))
                reply = await (self._heard(asked) if own else asked)
                return msgspec.json.decode(reply, type=Answer)
            except (OSError, ValueError, RecursionError) as error:
                raise ThinkingFailed(str(error)) from error

    async def _heard(self, asked: Coroutine[Any, Any, bytes]) -> bytes:
        """Return the answer if it comes before the patience is over. Raises OSError."""
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
        """Kill all processes. The next question starts a new one."""
        while self._children:
            self._children.popitem()[1].stop()
