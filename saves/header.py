"""The first line of a save: the game, its players and options, and the save it branched from."""

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


By = Annotated[
    str, Meta(max_length=64, pattern=r"\A(?!human@)[a-z0-9._:-]+(@[1-9][0-9]{0,8}(ms|s)?)?\Z")
]
"""The decider of a seat: `human` or the name of a robot, behind it the bound of its thinking if it
has one (`master@10`)."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat. `by` is `human` or the level of a robot; `name` is "" if none of its
    characters could be shown."""

    name: str
    by: By

    def __post_init__(self) -> None:
        force_setattr(self, "name", clean(self.name))


class Parent(Struct, frozen=True, forbid_unknown_fields=True):
    """The save from which this one branched: the name of its file, and the step."""

    file: Annotated[str, Meta(pattern=r"\A[^/\\]*\Z")]
    step: Step

    def __post_init__(self) -> None:
        force_setattr(self, "file", clean(self.file, FILE_CELLS))


class Header(Struct, Generic[Opt], frozen=True, forbid_unknown_fields=True):
    """Line 1. `ludo` is the format version, `rules` the version of the game's rules, `seed` the
    source of the game's chance. `begun` is the moment of the start, `program` the version that
    began the save."""

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
        """The number of players and the options that the game starts from."""
        return Setup(len(self.players), self.options)

    @property
    def humans(self) -> frozenset[Seat]:
        """The seats played by people."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.by == "human")


class Version(Struct, frozen=True):
    """The only field of a header that is read before its format is known."""

    ludo: Annotated[int, Meta(ge=0, le=1_000_000)]


class Rules(Struct, frozen=True):
    """The only fields of a header that are read before its game is known."""

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
    """Return the header of a new save. Raises SaveError `bad-header` or `wrong-seats` if it could
    not be read back."""
    header: Header[Any] = Header(
        FORMAT, game.name, game.rules, tuple(players), options, seed, begun, program, parent
    )
    return decode_header(encode_header(header))


def encode_header(header: Header[Any]) -> bytes:
    """Return the body of line 1. Every option is written, so that a later default changes no old
    game. Raises SaveError `bad-header`."""
    fields = {field.encode_name: getattr(header, field.name) for field in _fields(header)}
    fields["options"] = {
        field.encode_name: getattr(header.options, field.name) for field in _fields(header.options)
    }
    try:
        return msgspec.json.encode(fields)
    except (TypeError, *UNDECODABLE) as error:
        raise SaveError("bad-header", at="$") from error


def decode_header(body: bytes) -> Header[Any]:
    """Return the header in a body of the present format. Raises SaveError `unknown-game`,
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
    """Return the game of a header, without decoding the other fields: their types depend on the
    game."""
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
    """Return the format version that a header states. Raises SaveError `newer-format` or
    `bad-header`."""
    try:
        found = msgspec.json.decode(body, type=Version).ludo
    except UNDECODABLE as error:
        raise SaveError("bad-header", at=place(error)) from error
    if found > FORMAT:
        raise SaveError("newer-format", found=found, known=FORMAT)
    return found


def stamp(moment: datetime) -> str:
    """Return a moment as the header's `begun` writes it.

    >>> stamp(datetime(2026, 11, 21, 14, 5, tzinfo=UTC))
    '2026-11-21T14:05:00Z'
    """
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@cache
def _decoder(options: Any) -> msgspec.json.Decoder[Header[Any]]:
    return msgspec.json.Decoder(Header[options])


def _fields(struct: Struct) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(struct)
