"""Starting a game: its terms, the usual ones, and a check that it can begin.

The command line and the new-game screen fill the same NewGame and begin it here. Nothing here
imports Textual.
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec

from engine.game import Game, Illegal, Setup
from engine.registry import game_named
from saves.branching import branch
from saves.folder import new_path
from saves.header import Header, Player, new_header, stamp
from saves.names import UNSAFE, clean
from saves.writing import LiveGame
from tui.games.registry import card_of
from tui.session.offers import offers
from tui.session.refusals import Impossible
from tui.session.robots import usual_level
from tui.session.strength import is_strength, level_of
from tui.session.what_if import Trial
from tui.version import VERSION

HUMAN: Final = "human"
"""The `by` of a seat at which a person decides."""

NOVICE: Final = "novice"
"""The level of the robots in a first game."""

NOBODY: Final = "Camille"
"""The person's name until they set one."""

SEED_LIMIT: Final = 64
"""The longest seed, in characters."""

_SEED: Final = re.compile(rf"[^{UNSAFE}]{{1,{SEED_LIMIT}}}")


class NewGame(NamedTuple):
    """The terms of a new game. An empty seed is drawn when the game begins."""

    game: str
    players: tuple[Player, ...]
    options: msgspec.Struct
    seed: str = ""


def person(name: str = "") -> Player:
    """Return a human player. A name with no character that can be shown becomes a usual one."""
    return Player(clean(name) or NOBODY, HUMAN)


def usual_seats(game: Game[Any, Any, Any]) -> int:
    """Return the number of players if none is given."""
    return card_of(game.name).usual_seats


def bot_names(game: str, taken: Iterable[str], seed: str = "") -> Sequence[str]:
    """Return the game's names for robots, without those in `taken`, in the order of its card. The
    seed draws the name with which they begin, always the same for a seed; without a seed this is
    the first."""
    names, borne = [*card_of(game).robots], {same(name) for name in taken}
    first = crc32(seed.encode()) % len(names)
    return [name for name in names[first:] + names[:first] if same(name) not in borne]


def same(name: str) -> str:
    """Return a name in the form by which names are compared: without regard to case and to signs
    that cannot be shown."""
    return clean(name).casefold()


def default_game(
    game: str,
    seats: int | None = None,
    *,
    human: str = "",
    level: str | None = None,
    options: msgspec.Struct | None = None,
    seed: str = "",
) -> NewGame:
    """Return a game of one person at the first seat and robots at the others. Raises KeyError for a
    game that does not exist; the number of seats is left to `check`."""
    rules = game_named(game)
    return NewGame(
        game,
        filled(rules, [person(human)], seats or usual_seats(rules), *filter(None, [level])),
        options if options is not None else rules.options(),
        seed,
    )


def met(
    game: str,
    *,
    human: str = "",
    level: str | None = None,
    options: msgspec.Struct | None = None,
    seed: str = "",
) -> NewGame:
    """Return what `default_game` does, for a person who begins it now: a missing seed is drawn, and
    by the seed the robots that they meet, so that they are not always the same ones."""
    seed = seed or new_seed()
    new = default_game(game, human=human, level=level, options=options, seed=seed)
    names = bot_names(game, [new.players[0].name], seed)
    robots = [Player(name, each.by) for name, each in zip(names, new.players[1:], strict=False)]
    return new._replace(players=(new.players[0], *robots))


def filled(
    game: Game[Any, Any, Any], players: Sequence[Player], seats: int, *levels: str, seed: str = ""
) -> tuple[Player, ...]:
    """Return the players with robots added, up to `seats` in all. `levels` is one level for all
    robots, or one for each; `seed` draws their names as in `bot_names`. Fewer robots are added if
    their names or levels run out."""
    names = bot_names(game.name, (player.name for player in players), seed)
    names = names[: max(seats - len(players), 0)]
    by = levels or (usual_level(game),)
    by = by if len(by) > 1 else by * len(names)
    return (*players, *(Player(name, level) for name, level in zip(names, by, strict=False)))


def check(new: NewGame) -> None:
    """Raise Impossible if the game cannot begin on these terms."""
    try:
        game = game_named(new.game)
    except KeyError as error:
        raise Impossible("unknown-game", game=clean(new.game)) from error
    check_seats(game, len(new.players))
    for seat, player in enumerate(new.players, 1):
        if not player.name:
            raise Impossible("no-name", seat=seat)
        if player.by != HUMAN:
            _check_robot(game, player.by)
    name, times = Counter(same(player.name) for player in new.players).most_common(1)[0]
    if times > 1:
        twice = next(player.name for player in new.players if same(player.name) == name)
        raise Impossible("same-name", who=twice)
    if new.seed and not is_seed(new.seed):
        raise Impossible("bad-seed", limit=SEED_LIMIT)
    _check_options(game, new)
    for option in idle_options(game, new.options, len(new.players)):
        raise Impossible("idle-option", option=option, players=len(new.players))


def idle_options(game: Game[Any, Any, Any], options: msgspec.Struct, seats: int) -> tuple[str, ...]:
    """Return the options that were chosen though they change nothing with this number of
    players."""
    usual = game.options()
    return tuple(
        name for name in sorted(game.idle(seats)) if getattr(options, name) != getattr(usual, name)
    )


def _check_robot(game: Game[Any, Any, Any], name: str) -> None:
    level = level_of(name) if is_strength(name) else name
    if level in game.bots:
        return
    if (failure := offers().broken.get(level)) is not None:
        raise Impossible(f"robot-{failure.code}", **failure.facts)
    if level not in offers().all_of(game):
        levels = ", ".join(offers().all_of(game))
        raise Impossible("no-such-level", level=clean(level), levels=levels)


def check_seats(game: Game[Any, Any, Any], seats: int) -> None:
    """Raise Impossible unless the game takes this number of players."""
    if seats not in game.seats:
        raise Impossible("wrong-seats", players=seats, least=game.seats[0], most=game.seats[-1])


def _check_options(game: Game[Any, Any, Any], new: NewGame) -> None:
    try:
        # Constructors do not check their arguments; decoding does.
        msgspec.convert(msgspec.to_builtins(new.options), game.options)
        game.start(Setup(len(new.players), new.options))
    except (Illegal, LookupError, TypeError, ValueError) as error:
        raise Impossible("bad-options") from error


def is_seed(text: str) -> bool:
    """Return True if a save may have this seed."""
    return _SEED.fullmatch(text) is not None


def new_seed() -> str:
    """Return a random seed of ten hex digits, short enough to be typed again."""
    return os.urandom(5).hex()


def now() -> datetime:
    """Return the present moment in the time zone of this computer."""
    return datetime.now().astimezone()


def begin(new: NewGame, folder: Path, clock: Callable[[], datetime] = now) -> LiveGame:
    """Begin the game in a new save. Raises Impossible, or SaveError if it cannot be written."""
    check(new)
    moment = clock()
    header = header_of(new, moment)
    return LiveGame.create(new_path(folder, new.game, moment), header)


def header_of(new: NewGame, moment: datetime) -> Header[Any]:
    """Return the first line of the game's save. Raises SaveError for terms that `check` would
    refuse."""
    return new_header(
        game_named(new.game),
        new.players,
        new.options,
        new.seed or new_seed(),
        stamp(moment),
        VERSION,
    )


def again(header: Header[Any]) -> NewGame:
    """Return a new game with the same players and options, and a seed to be drawn. Options that
    change nothing are left out."""
    game = game_named(header.game)
    idle = idle_options(game, header.options, len(header.players))
    usual = {name: getattr(game.options(), name) for name in idle}
    return NewGame(header.game, header.players, msgspec.structs.replace(header.options, **usual))


def keep(trial: Trial, folder: Path, clock: Callable[[], datetime] = now) -> LiveGame:
    """Begin a save with the moves of a trial, to be played on; its header names the source of the
    trial. Not for a trial with guessed cards. Raises SaveError if it cannot be written."""
    moment = clock()
    header = trial.header
    path = new_path(folder, header.game, moment)
    return branch(
        *(trial.source, trial.start, path, stamp(moment), VERSION, header.players, trial.tried)
    )
