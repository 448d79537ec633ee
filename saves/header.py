"""The first line of a save: which game, who plays, on which terms, and where it comes from."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from engine.game import Game, Seat, Setup
from engine.registry import game_named
from saves.names import UNSAFE, clean, visible
from saves.problems import UNDECODABLE, SaveError, place

FORMAT: Final = 2
"""The version of the file format that this program writes."""

FILE_CELLS: Final = 120
"""The widest file name kept of a parent."""

Step = Annotated[int, Meta(ge=0, le=10_000_000)]
"""An index into the states of a journal."""

Moment = Annotated[str, Meta(pattern=r"\A[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z\Z")]
"""A moment in UTC, to the second, as RFC 3339 writes it."""

Opt = TypeVar("Opt", bound=Struct)


By = Annotated[str, Meta(pattern=r"\A[a-z0-9._:-]{1,64}\Z")]
"""Who decides at a seat: `human` or the name of a robot."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat. `by` is `human` or the level of a robot; the name may be "" when
    nothing of it could be shown."""

    name: str
    by: By

    def __post_init__(self) -> None:
        force_setattr(self, "name", clean(self.name))


class Parent(Struct, frozen=True, forbid_unknown_fields=True):
    """The save, by the name of its file, and the step at which this one left it."""

    file: Annotated[str, Meta(pattern=r"\A[^/\\]*\Z")]
    step: Step

    def __post_init__(self) -> None:
        force_setattr(self, "file", clean(self.file, FILE_CELLS))


class Header(Struct, Generic[Opt], frozen=True, forbid_unknown_fields=True):
    """Line 1. `rules` is the version of the game's rules, `seed` what its chance comes from,
    `begun` when, `program` the version that began it."""

    ludo: int
    game: str
    rules: int
    players: tuple[Player, ...]
    options: Opt
    seed: Annotated[str, Meta(pattern=rf"\A[^{UNSAFE}]{{1,64}}\Z")]
    begun: Moment
    program: Annotated[str, Meta(pattern=r"\A[0-9A-Za-z.+-]{1,32}\Z")]
    parent: Parent | None

    @property
    def setup(self) -> Setup:
        """What the game starts from."""
        return Setup(len(self.players), self.options)

    @property
    def humans(self) -> frozenset[Seat]:
        """The seats played by people."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.by == "human")


class Version(Struct):
    """All that is read of a header before its format is known."""

    ludo: Annotated[int, Meta(ge=0, le=1_000_000)]


class Rules(Struct):
    """All that is read of a header before its game is known."""

    game: str
    rules: Annotated[int, Meta(ge=0, le=1_000_000)]


def new_header(
    game: Game[Any, Any, Any],
    players: Sequence[Player],
    options: Struct,
    seed: str,
    begun: str,
    program: str,
    parent: Parent | None = None,
) -> Header[Any]:
    """The header of a new save. Raises SaveError `bad-header` or `wrong-seats` for what could not
    be read back."""
    header: Header[Any] = Header(
        FORMAT, game.name, game.rules, tuple(players), options, seed, begun, program, parent
    )
    return decode_header(encode_header(header))


def encode_header(header: Header[Any]) -> bytes:
    """The body of line 1. Every option is written, so that a later default changes no old game."""
    fields = {field.encode_name: getattr(header, field.name) for field in _fields(header)}
    fields["options"] = {
        field.encode_name: getattr(header.options, field.name) for field in _fields(header.options)
    }
    try:
        return msgspec.json.encode(fields)
    except (TypeError, *UNDECODABLE) as error:
        raise SaveError("bad-header", at="$") from error


def decode_header(body: bytes) -> Header[Any]:
    """The header in a body of the present format. Raises SaveError with `unknown-game`,
    `newer-rules`, `older-rules`, `wrong-seats` or `bad-header`."""
    game = _game(body)
    try:
        header = _decoder(game.options).decode(body)
        datetime.fromisoformat(header.begun)
    except UNDECODABLE as error:
        raise SaveError("bad-header", at=place(error)) from error
    if len(header.players) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise SaveError("wrong-seats", players=len(header.players), least=least, most=most)
    return header


def _game(body: bytes) -> Game[Any, Any, Any]:
    """The game of a header, told before the rest is looked at."""
    try:
        found = msgspec.json.decode(body, type=Rules)
    except UNDECODABLE as error:
        raise SaveError("bad-header", at=place(error)) from error
    try:
        game = game_named(found.game)
    except KeyError as error:
        raise SaveError("unknown-game", game=visible(found.game[:64])) from error
    if found.rules != game.rules:
        code = "newer-rules" if found.rules > game.rules else "older-rules"
        raise SaveError(code, game=game.name, found=found.rules, known=game.rules)
    return game


def format_of(body: bytes) -> int:
    """The format version that a header states. Raises SaveError `newer-format`, `bad-header`."""
    try:
        found = msgspec.json.decode(body, type=Version).ludo
    except UNDECODABLE as error:
        raise SaveError("bad-header", at=place(error)) from error
    if found > FORMAT:
        raise SaveError("newer-format", found=found, known=FORMAT)
    return found


def stamp(moment: datetime) -> str:
    """A moment as the header's `begun` writes it.

    >>> stamp(datetime(2026, 11, 21, 14, 5, tzinfo=UTC))
    '2026-11-21T14:05:00Z'
    """
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@cache
def _decoder(options: Any) -> msgspec.json.Decoder[Header[Any]]:
    return msgspec.json.Decoder(Header[options])


def _fields(struct: Struct) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(struct)
