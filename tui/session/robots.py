"""Robots by name: the only place where a level's name from a save, a screen or a command line
becomes a bot."""

import contextlib
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engine.character import NEUTRAL, Character
from engine.game import LEVELS, Bot, Enough, Game, Seat, bots_of
from engine.handicap import bounded
from saves.header import Header, Player
from tui.games.registry import character_of
from tui.render.company import Company
from tui.session.own_bots import detailed, load, shortened
from tui.session.problems import problem_sentence
from tui.session.refusals import RobotFailed
from tui.session.strength import Strength, level_of, read_strength
from tui.settings import Settings
from tui.words import Wording


def level_name(say: Wording, by: str) -> str:
    """Return the word for a human or a level, and the bound behind it if there is one. Robots of
    other packages keep their own name."""
    key = f"level.{level_of(by)}"
    return by.replace(level_of(by), say(key), 1) if say.has(key) else by


def usual_level(game: Game[Any, Any, Any], at_most: str = "normal") -> str:
    """Return the level of a robot if none is given: the best the game has up to `at_most`."""
    known = [level for level in LEVELS[: LEVELS.index(at_most) + 1] if level in game.bots]
    return known[-1] if known else next(iter(game.bots))


def stand_in_sentence(
    say: Wording, game: Game[Any, Any, Any], failure: RobotFailed, who: str
) -> str:
    """Return why a robot cannot choose, and the level of the robot that chooses in its place."""
    level = say(f"level.{usual_level(game)}")
    return say("play.stands-in", why=problem_sentence(say, failure), level=level, who=who)


def robot(game: Game[Any, Any, Any], name: str, character: Character = NEUTRAL) -> Bot[Any, Any]:
    """Return the bot of that name, with its bound if it has one (`master@10`), one of the game's
    own with a character. Raises RobotFailed if there is none. The bot of another package may raise
    it too as it plays, see `watched`."""
    try:
        strength = read_strength(name)
    except ValueError as error:
        raise RobotFailed(name, "missing") from error
    bot = bots_of(game, character).get(strength.level)
    if bot is None:
        own = load(strength.level).get(game.name)
        if own is None:
            raise RobotFailed(name, "missing")
        bot = watched(game, strength.level, own)
    return bot if strength.level == name else bounded(bot, strength.begin)


def really(game: Game[Any, Any, Any], by: str) -> str:
    """Return a seat's `by` without a bound that changes nothing: the level does not search at all,
    or it never tries so often."""
    strength = read_strength(by)
    if strength.level not in game.bots or strength == Strength(strength.level):
        return by
    most = game.tries.get(strength.level, 0)
    idle = not most or (strength.tries is not None and strength.tries >= most)
    return strength.level if idle else by


def voices(game: str, players: Sequence[Player]) -> tuple[tuple[Seat, Character], ...]:
    """Return the game's own robots at a table that may pass remarks, with their characters."""
    return tuple(
        (seat, character_of(game, player.name))
        for seat, player in enumerate(players)
        if player.by.partition("@")[0] in LEVELS
    )


def heard(company: Company, header: Header[Any], settings: Settings) -> Company:
    """Return the players of a saved game with its robots, see `with_voices`."""
    return with_voices(company, voices(header.game, header.players), settings)


def with_voices(
    company: Company, voices: tuple[tuple[Seat, Character], ...], settings: Settings
) -> Company:
    """Return a company with its robots, whose remarks are told unless a setting is against it."""
    company = company._replace(robots=frozenset(seat for seat, _ in voices))
    return company._replace(voices=voices) if settings.remarks else company


def watched(game: Game[Any, Any, Any], name: str, bot: Bot[Any, Any]) -> Bot[Any, Any]:
    """Return a foreign bot wrapped so that any failure or illegal choice raises RobotFailed. Its
    prints go to standard error, because standard output carries the answers."""

    def choose(view: Any, rng: Random, enough: Enough) -> Any:
        try:
            with contextlib.redirect_stdout(sys.stderr):
                chosen = bot(view, rng, enough)
        except (Exception, SystemExit) as error:
            raise RobotFailed(name, "failed", detailed(error)) from error
        try:
            # Through JSON, as in a save, so that no object of the package's own gets through.
            action = msgspec.json.decode(msgspec.json.encode(chosen), type=game.actions)
        except (TypeError, ValueError, RecursionError) as error:
            raise RobotFailed(name, "illegal", shortened(repr(chosen))) from error
        if action not in game.legal(view):
            raise RobotFailed(name, "illegal", shortened(repr(action)))
        return action

    return choose
