"""Games for the tests of saves: played by bots, always the same."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.arena import play_out
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.state import Options
from saves.chain import HEAD, START, frames, stated_check, unframe
from saves.header import Header, Player, decode_header, encode_header, new_header
from saves.history import History
from saves.records import Act, Back, Note, Record, Variation, decode, encode
from saves.whole import compose
from saves.writing import LiveGame

BEGUN = "2026-11-21T14:05:00Z"


def header(seed: str = "seed", by: Sequence[str] = ("human", "random", "random")) -> Header[Any]:
    players = [
        Player(name, controller)
        for name, controller in zip(("Anna", "Bruno", "Clio"), by, strict=True)
    ]
    return new_header(DOLCE_VITA, players, Options(), seed, BEGUN, "0.1.0")


@cache
def moves(seed: str = "seed") -> tuple[Any, ...]:
    """Return the actions of a whole game of bots."""
    bots = [DOLCE_VITA.bots["random"]] * 3
    return tuple(play_out(DOLCE_VITA, header(seed).setup, bots, seed).actions)


@cache
def finished(seed: str = "seed") -> bytes:
    """Return a save of a whole game."""
    return compose(header(seed), moves(seed))


def with_end(**changed: object) -> bytes:
    """Return the save of a whole game with another end than it had, every check as it should be."""
    bodies = [line[HEAD:-2] for line in finished().splitlines(keepends=True)]
    end = replace(decode(DOLCE_VITA, bodies[-1]), **changed)
    return frames(START, [*bodies[:-1], msgspec.json.encode(end)])[0]


def begun_at(begun: str) -> bytes:
    """Return a short save whose header says that it was begun at a moment."""
    return compose(replace(header(), begun=begun), moves()[:6])


@cache
def eventful() -> bytes:
    """Return a short save with records of most kinds."""
    history, actions = History(header()), moves()
    records: list[Record] = [
        *map(Act, actions[:5]),
        Note(3, "Clio éternue\nencore", "?"),
        Back(1, 0),
        *map(Act, actions[1:6]),
        Note(1, "", "!!"),
    ]
    for record in records:
        history.take(record)
    bodies = [encode_header(header()), *(encode(DOLCE_VITA, record) for record in records)]
    return frames(START, bodies)[0]


def varied() -> bytes:
    """Return the save `eventful`, followed by a variation that was tried."""
    tried = Variation(2, tuple(moves()[2:4]), True)
    last = eventful().splitlines(keepends=True)[-1]
    return eventful() + frames(stated_check(last), [encode(DOLCE_VITA, tried)])[0]


def begun_game(path: Path, played: int = 0, seed: str = "seed") -> LiveGame:
    """Begin a game at a path and play the first moves of it."""
    return LiveGame.create(path, header(seed), moves(seed)[:played])


def header_in(data: bytes) -> Header[Any]:
    """Return the header of a good save."""
    return decode_header(unframe(START, data.splitlines(keepends=True)[0])[0])


def readable(data: bytes) -> list[list[Any]]:
    """Return the actions of a good save as they stood after 0, 1, 2 ... of its records."""
    history, check = History(header_in(data)), START
    found: list[list[Any]] = []
    for line in data.splitlines(keepends=True):
        body, check = unframe(check, line)
        if found:
            history.take(decode(history.game, body))
        found.append(list(history.journal.actions))
    return found
