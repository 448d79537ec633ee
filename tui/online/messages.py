"""What a guest and a host say to each other: JSON objects, told apart by their field `is`.

`docs/table-protocol.md` is the same for strangers.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from engine.game import BYSTANDER

PART: Final = 48 * 1024
"""The most characters of a save in one message."""

Seat = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=100)]
Code = Annotated[str, Meta(max_length=64)]
By = Annotated[str, Meta(max_length=64)]

WATCHING: Final = BYSTANDER
"""What stands for a seat where somebody only watches."""

SIGNS: Final = ("hello", "well-played", "thanks", "sorry", "hurry", "oh")
"""What can be said across the table in every language at once."""

Sign = Literal["hello", "well-played", "thanks", "sorry", "hurry", "oh"]

Phase = Literal["waiting", "playing", "over"]


class Hello(Struct, frozen=True, tag="hello", tag_field="is", forbid_unknown_fields=True):
    """The first words of a guest: the table's code, and the token of a seat that is his, or his
    name and whether he only wants to watch."""

    version: Number
    code: Secret
    name: Name = ""
    token: Secret = ""
    watch: bool = False


class Begin(Struct, frozen=True, tag="begin", tag_field="is", forbid_unknown_fields=True):
    """Robots take the free seats, and the game begins; after a game, the next one."""


class Decide(Struct, frozen=True, tag="decide", tag_field="is", forbid_unknown_fields=True):
    """What a guest does who was asked with this `turn`."""

    turn: Number
    action: msgspec.Raw


class List(Struct, frozen=True, tag="list", tag_field="is", forbid_unknown_fields=True):
    """A guest that does not know the rules wants to be told what it may do."""

    turn: Number


class Back(Struct, frozen=True, tag="back", tag_field="is", forbid_unknown_fields=True):
    """A guest wants to take his last decision back."""


class Agree(Struct, frozen=True, tag="agree", tag_field="is", forbid_unknown_fields=True):
    """Whether a guest agrees that another takes back."""

    wish: Number
    yes: bool


class Pause(Struct, frozen=True, tag="pause", tag_field="is", forbid_unknown_fields=True):
    """Let the game rest, or go on."""

    on: bool


class Say(Struct, frozen=True, tag="say", tag_field="is", forbid_unknown_fields=True):
    """Words across the table."""

    text: Text


class Wave(Struct, frozen=True, tag="sign", tag_field="is", forbid_unknown_fields=True):
    """A sign across the table."""

    sign: Sign


class Mute(Struct, frozen=True, tag="mute", tag_field="is", forbid_unknown_fields=True):
    """Hear no more words and signs of a seat, or hear them again."""

    seat: Seat
    on: bool


class Keep(Struct, frozen=True, tag="keep", tag_field="is", forbid_unknown_fields=True):
    """A guest wants the save of the finished game, from this part on."""

    part: Number


class Leave(Struct, frozen=True, tag="leave", tag_field="is", forbid_unknown_fields=True):
    """A guest goes. His seat stays his as long as the game is played."""


class Ping(Struct, frozen=True, tag="ping", tag_field="is", forbid_unknown_fields=True):
    """Is the other still there?"""

    mark: Number


FromGuest = (
    Hello | Begin | Decide | List | Back | Agree | Pause | Say | Wave | Mute | Keep | Leave | Ping
)


class Welcome(Struct, frozen=True, tag="welcome", tag_field="is", forbid_unknown_fields=True):
    """The guest is in: his seat, or WATCHING, and the token to come back by. `owner` begins the
    games. Seconds until a robot stands in for who is away, for a decision and until a watcher sees
    a step; 0 for never, no limit and at once."""

    version: Number
    seat: int
    token: Secret
    owner: bool
    grace: Number
    clock: Number
    delay: Number


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as all see it: who sits there, by whom it is played now ("" for a free one), and for
    how many seconds its person has been away, None for who is here or a robot."""

    name: Name
    by: By
    away: Number | None = None


class Room(Struct, frozen=True, tag="room", tag_field="is", forbid_unknown_fields=True):
    """Who is at the table, whenever that changes."""

    phase: Phase
    game: Code
    options: dict[str, Any]
    seats: tuple[Place, ...]
    watching: Number


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """A player as a save names him: `human`, or the robot that plays."""

    name: Name
    by: By


class Begun(Struct, frozen=True, tag="begun", tag_field="is", forbid_unknown_fields=True):
    """A game is played: its terms. The account of the guest follows, from step 0."""

    game: Code
    rules: Number
    options: dict[str, Any]
    players: tuple[Sitter, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What the guest saw of an action, None for the beginning, and what he may know after it."""

    action: Any
    view: Any


class Steps(Struct, frozen=True, tag="steps", tag_field="is", forbid_unknown_fields=True):
    """The next steps of the guest's account; `first` is the number of the first of them."""

    first: Number
    steps: tuple[Step, ...]


class Now(Struct, frozen=True, tag="now", tag_field="is", forbid_unknown_fields=True):
    """What the guest may know at his newest step has changed."""

    view: Any


class Forgotten(Struct, frozen=True, tag="forgotten", tag_field="is", forbid_unknown_fields=True):
    """Something was taken back: `last` is the newest step that still counts."""

    last: Number


class Ask(Struct, frozen=True, tag="ask", tag_field="is", forbid_unknown_fields=True):
    """The guest decides; 0 if nothing is asked of him any more. With a clock he has so many
    seconds, 0 for as long as he likes."""

    turn: Number
    seconds: Number = 0


class Offer(Struct, frozen=True, tag="offer", tag_field="is", forbid_unknown_fields=True):
    """What the guest may do, in answer to `list`; the first of it if there is `more`."""

    turn: Number
    actions: tuple[Any, ...]
    more: bool


class Accepted(Struct, frozen=True, tag="accepted", tag_field="is", forbid_unknown_fields=True):
    """The guest's decision counts, and is on the host's disk."""

    turn: Number


class Refused(Struct, frozen=True, tag="refused", tag_field="is", forbid_unknown_fields=True):
    """The guest's decision does not count, and nothing has changed: why."""

    turn: Number
    code: Code
    facts: dict[str, int | str] = {}


class Wish(Struct, frozen=True, tag="wish", tag_field="is", forbid_unknown_fields=True):
    """A seat wants to take back; it waits for these to agree."""

    wish: Number
    seat: Seat
    waiting: tuple[Seat, ...]


class Granted(Struct, frozen=True, tag="granted", tag_field="is", forbid_unknown_fields=True):
    """A wish has come to its end: whether it was taken back."""

    wish: Number
    done: bool


class Paused(Struct, frozen=True, tag="paused", tag_field="is", forbid_unknown_fields=True):
    """The game rests or goes on, at whose wish; None where the host cannot go on, and why."""

    on: bool
    seat: Seat | None = None
    code: Code = ""


class Said(Struct, frozen=True, tag="said", tag_field="is", forbid_unknown_fields=True):
    """Somebody's words."""

    seat: Seat
    text: Text


class Waved(Struct, frozen=True, tag="waved", tag_field="is", forbid_unknown_fields=True):
    """Somebody's sign."""

    seat: Seat
    sign: Sign


class Over(Struct, frozen=True, tag="over", tag_field="is", forbid_unknown_fields=True):
    """The game has ended: by seat places and scores, and a code for why."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Code


class Part(Struct, frozen=True, tag="part", tag_field="is", forbid_unknown_fields=True):
    """A part of the save of the finished game; there are `of` parts, counted from 0."""

    part: Number
    of: Number
    text: Annotated[str, Meta(max_length=PART)]


class Pong(Struct, frozen=True, tag="pong", tag_field="is", forbid_unknown_fields=True):
    """Still here."""

    mark: Number


class Error(Struct, frozen=True, tag="error", tag_field="is", forbid_unknown_fields=True):
    """What is wrong. After one of FATAL the line is closed."""

    code: Code
    facts: dict[str, int | str] = {}


FATAL: Final = (
    "unknown-code",
    "unknown-token",
    "other-version",
    "full",
    "wait",
    "too-much",
    "too-slow",
    "silent",
    "elsewhere",
    "left",
    "closed",
)
"""The codes of errors that end a line."""

FromHost = (
    Welcome
    | Room
    | Begun
    | Steps
    | Now
    | Forgotten
    | Ask
    | Offer
    | Accepted
    | Refused
    | Wish
    | Granted
    | Paused
    | Said
    | Waved
    | Over
    | Part
    | Pong
    | Error
)
