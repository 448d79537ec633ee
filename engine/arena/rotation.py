"""Who sits where when a line-up goes round the table, and what a game came to for each of it.

A line-up names its bots in the order of the seats of the first rotation; with every rotation each
moves on by one seat.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from engine.arena.selfplay import play_out
from engine.game import A, Bot, Game, S, Setup, V
from engine.journal import Journal

T = TypeVar("T")


class Result(NamedTuple):
    """How one game ended for a line-up, everything in the order of the line-up.

    `parts` are the places in each part of the game that the game keeps apart (a hand).
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...] = ()


def deal_seed(seed: str, number: int) -> str:
    """Return the seed of one deal of a series, counted from 0. A person can play the same deal by
    it."""
    return f"{seed}.{number + 1}"


def rotations(names: Sequence[str]) -> int:
    """Return after how many rotations a line-up sits as it began.

    >>> rotations(("hard", "normal", "normal")), rotations(("easy", "easy", "easy"))
    (3, 1)
    """
    turned = (n for n in range(1, len(names)) if (*names[n:], *names[:n]) == tuple(names))
    return next(turned, len(names))


def seated(lineup: Sequence[T], rotation: int) -> tuple[T, ...]:
    """Return the line-up by seat.

    >>> seated("abc", 1)
    ('b', 'c', 'a')
    """
    count = len(lineup)
    return tuple(lineup[(seat + rotation) % count] for seat in range(count))


def unseated(by_seat: Sequence[T], rotation: int) -> tuple[T, ...]:
    """Return to the order of the line-up what stands by seat: the inverse of `seated`."""
    return seated(by_seat, -rotation)


def result(journal: Journal[S, V, A], rotation: int) -> Result:
    """Return what a finished game came to, in the order of the line-up that played it."""
    outcome = journal.outcome
    assert outcome is not None
    return Result(
        unseated(outcome.places, rotation),
        unseated(outcome.scores, rotation),
        tuple(unseated(places, rotation) for places in journal.part_places()),
    )


def play_deal(
    game: Game[S, V, A],
    setup: Setup,
    names: Sequence[str],
    bots: Sequence[Bot[V, A]],
    seed: str,
) -> tuple[Result, ...]:
    """Play one deal in every rotation of a line-up, each with the same chance. Bots of the same
    name play alike, so that equal seatings are played once."""
    return tuple(
        result(play_out(game, setup, seated(bots, rotation), seed), rotation)
        for rotation in range(rotations(names))
    )
