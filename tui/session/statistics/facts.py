"""The facts of a save that are kept in memory and in the cache, found by folding the save once."""

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.account import Account
from saves.header import Header
from saves.reading import SavedGame
from saves.records import End
from tui.games.goals import story_of
from tui.games.registry import goals_of
from tui.session.hints import hints_taken

Value = bool | int | str


class Facts(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Facts from the first and the last lines of a finished game's save; tuples are by seat."""

    game: str
    begun: str
    """The moment of the start, as the header writes it."""
    names: tuple[str, ...]
    by: tuple[str, ...]
    options: dict[str, Value]
    """All of the options."""
    seed: str
    branched: bool
    """True if it was continued from another game, whose cards the player had seen."""
    places: tuple[int, ...]
    scores: tuple[int, ...]
    state: str
    """The hash of the last state."""


class Deeds(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Facts from the lines between the first and the last, by seat; robots have none."""

    hints: tuple[int, ...]
    """The number of steps at which a hint was taken."""
    taken_back: tuple[int, ...]
    stood_in: tuple[bool, ...]
    """True if a robot decided for the person at least once."""
    goals: tuple[tuple[str, ...], ...]


def facts_of(header: Header[Any], end: End) -> Facts:
    """Return the facts of a finished game."""
    return Facts(
        header.game,
        header.begun,
        tuple(player.name for player in header.players),
        tuple(player.by for player in header.players),
        msgspec.structs.asdict(header.options),
        header.seed,
        header.parent is not None,
        end.places,
        end.scores,
        end.state,
    )


def deeds_of(saved: SavedGame) -> Deeds:
    """Return the deeds of the people in a finished game."""
    seats = range(len(saved.header.players))
    helped = {saved.journal.actions[step].seat for step in saved.stood_in}
    return Deeds(
        hints_taken(saved),
        tuple(sum(each.seat == seat for each in saved.take_backs) for seat in seats),
        tuple(seat in helped for seat in seats),
        tuple(
            tuple(_goals(saved, seat)) if seat in saved.header.humans - helped else ()
            for seat in seats
        ),
    )


def _goals(saved: SavedGame, seat: int) -> Iterator[str]:
    """Yield the goals of a seat, from its own account."""
    goals, outcome = goals_of(saved.header.game), saved.outcome
    if goals and outcome is not None:
        story = story_of(Account(saved.journal, seat), outcome)
        yield from (goal.name for goal in goals if goal.done(story))
