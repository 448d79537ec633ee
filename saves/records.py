"""The lines of a save after the first, a record each."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from engine.game import Game, Outcome
from saves.digest import digest
from saves.header import By, Step
from saves.names import clean_text
from saves.problems import UNDECODABLE, SaveError, place

A = TypeVar("A")

Glyph = Literal["", "!", "?", "!!", "??"]
"""A rating on a move, as chess players write it."""

TEXT_LIMIT: Final = 2000
"""The longest note, in characters."""


MOST_TRIED: Final = 400
"""The most actions of a variation."""


class Act(Struct, Generic[A], frozen=True, tag="act", tag_field="is", forbid_unknown_fields=True):
    """An action of a player or of the dealer."""

    action: A


class Back(Struct, frozen=True, tag="back", tag_field="is", forbid_unknown_fields=True):
    """A take-back: `seat` undoes its decision at step `to` and all later steps. The game goes on
    from there; the lines before this record stay in the file."""

    to: Step
    seat: Annotated[int, Meta(ge=0, le=99)]


class Decider(Struct, frozen=True, tag="by", tag_field="is", forbid_unknown_fields=True):
    """A change of the decider: from here on `by` decides at the seat, a robot that stands in or the
    person again."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    by: By


class Note(Struct, frozen=True, tag="note", tag_field="is", forbid_unknown_fields=True):
    """A remark on a step. A later note replaces it; empty text without a glyph removes it."""

    step: Step
    text: Annotated[str, Meta(max_length=TEXT_LIMIT)]
    glyph: Glyph

    def __post_init__(self) -> None:
        force_setattr(self, "text", clean_text(self.text))


class Variation(
    Struct, Generic[A], frozen=True, tag="variation", tag_field="is", forbid_unknown_fields=True
):
    """Moves tried from a step, the dealer's among them, which were never played. `kept` False drops
    the same moves, if they were kept before."""

    step: Step
    actions: Annotated[tuple[A, ...], Meta(min_length=1, max_length=MOST_TRIED)]
    kept: bool


class End(Struct, frozen=True, tag="end", tag_field="is", forbid_unknown_fields=True):
    """The end of the game: the hash of its last state, and the outcome. Only notes and variations
    may follow."""

    state: Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
    places: tuple[Annotated[int, Meta(ge=1, le=99)], ...]
    scores: tuple[Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)], ...]
    reason: Annotated[str, Meta(max_length=64)]


Record = Act[Any] | Back | Decider | Note | Variation[Any] | End

_FIXED: Final = Back | Decider | Note | End


def end_of(state: Struct, outcome: Outcome) -> End:
    """Return the end record of a game that ended in this state."""
    return End(state_hash(state), outcome.places, outcome.scores, outcome.reason)


def state_hash(state: Struct) -> str:
    """Return a hash of a state: 16 hex digits over the state as JSON with sorted fields."""
    return digest(msgspec.json.encode(state, order="sorted")).hex()


@cache
def decoder(actions: Any) -> msgspec.json.Decoder[Record]:
    """Return the decoder of a game's records; `actions` is the union of its actions."""
    return msgspec.json.Decoder(Act[actions] | Variation[actions] | _FIXED)


def reader(game: Game[Any, Any, Any]) -> Callable[[bytes], Record]:
    """Return a function that returns the record in a body of a game's save, for many bodies. It
    raises SaveError `bad-record`."""
    decoded = decoder(game.actions).decode

    def read(body: bytes) -> Record:
        try:
            return decoded(body)
        except UNDECODABLE as error:
            raise SaveError("bad-record", at=place(error)) from error

    return read


def decode(game: Game[Any, Any, Any], body: bytes) -> Record:
    """Return the record in a body. Raises SaveError `bad-record`."""
    return reader(game)(body)


def encode(game: Game[Any, Any, Any], record: Record) -> bytes:
    """Return the body of a record. Raises SaveError `bad-record` if it would not be read back the
    same: constructors do not check their arguments."""
    try:
        body = msgspec.json.encode(record)
    except (TypeError, *UNDECODABLE) as error:
        raise SaveError("bad-record", at="$") from error
    if decode(game, body) != record:
        raise SaveError("bad-record", at="$")
    return body
