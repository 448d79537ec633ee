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


class Message(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """One object on a line; its field `is` says which."""


class Hello(Message, frozen=True, tag="hello"):
    """The first words of a guest: the table's code, and the token of a seat that is his, or his
    name and whether he only wants to watch."""

    version: Number
    code: Secret
    name: Name = ""
    token: Secret = ""
    watch: bool = False


class Begin(Message, frozen=True, tag="begin"):
    """Robots take the free seats, and the game begins; after a game, the next one."""


class Decide(Message, frozen=True, tag="decide"):
    """What a guest does who was asked with this `turn`."""

    turn: Number
    action: msgspec.Raw


class List(Message, frozen=True, tag="list"):
    """A guest that does not know the rules wants to be told what it may do."""

    turn: Number


class Back(Message, frozen=True, tag="back"):
    """A guest wants to take his last decision back."""


class Agree(Message, frozen=True, tag="agree"):
    """Whether a guest agrees that another takes back."""

    wish: Number
    yes: bool


class Pause(Message, frozen=True, tag="pause"):
    """Let the game rest, or go on."""

    on: bool


class Say(Message, frozen=True, tag="say"):
    """Words across the table."""

    text: Text


class Wave(Message, frozen=True, tag="sign"):
    """A sign across the table."""

    sign: Sign


class Mute(Message, frozen=True, tag="mute"):
    """Hear no more words and signs of a seat, or hear them again."""

    seat: Seat
    on: bool


class Keep(Message, frozen=True, tag="keep"):
    """A guest wants the save of the finished game, from this part on."""

    part: Number


class Leave(Message, frozen=True, tag="leave"):
    """A guest goes. His seat stays his as long as the game is played."""


class Ping(Message, frozen=True, tag="ping"):
    """Is the other still there?"""

    mark: Number


FromGuest = (
    Hello | Begin | Decide | List | Back | Agree | Pause | Say | Wave | Mute | Keep | Leave | Ping
)


class Welcome(Message, frozen=True, tag="welcome"):
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


class Room(Message, frozen=True, tag="room"):
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


class Begun(Message, frozen=True, tag="begun"):
    """A game is played: its terms. The account of the guest follows, from step 0."""

    game: Code
    rules: Number
    options: dict[str, Any]
    players: tuple[Sitter, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What the guest saw of an action, None for the beginning, and what he may know after it."""

    action: Any
    view: Any


class Steps(Message, frozen=True, tag="steps"):
    """The next steps of the guest's account; `first` is the number of the first of them."""

    first: Number
    steps: tuple[Step, ...]


class Now(Message, frozen=True, tag="now"):
    """What the guest may know at his newest step has changed."""

    view: Any


class Forgotten(Message, frozen=True, tag="forgotten"):
    """Something was taken back: `last` is the newest step that still counts."""

    last: Number


class Ask(Message, frozen=True, tag="ask"):
    """The guest decides; 0 if nothing is asked of him any more. With a clock he has so many
    seconds, 0 for as long as he likes."""

    turn: Number
    seconds: Number = 0


class Offer(Message, frozen=True, tag="offer"):
    """What the guest may do, in answer to `list`; the first of it if there is `more`."""

    turn: Number
    actions: tuple[Any, ...]
    more: bool


class Accepted(Message, frozen=True, tag="accepted"):
    """The guest's decision counts, and is on the host's disk."""

    turn: Number


class Refused(Message, frozen=True, tag="refused"):
    """The guest's decision does not count, and nothing has changed: why."""

    turn: Number
    code: Code
    facts: dict[str, int | str] = {}


class Wish(Message, frozen=True, tag="wish"):
    """A seat wants to take back; it waits for these to agree."""

    wish: Number
    seat: Seat
    waiting: tuple[Seat, ...]


class Granted(Message, frozen=True, tag="granted"):
    """A wish has come to its end: whether it was taken back."""

    wish: Number
    done: bool


class Paused(Message, frozen=True, tag="paused"):
    """The game rests or goes on, at whose wish; None where the host cannot go on, and why."""

    on: bool
    seat: Seat | None = None
    code: Code = ""


class Said(Message, frozen=True, tag="said"):
    """Somebody's words."""

    seat: Seat
    text: Text


class Waved(Message, frozen=True, tag="waved"):
    """Somebody's sign."""

    seat: Seat
    sign: Sign


class Over(Message, frozen=True, tag="over"):
    """The game has ended: by seat places and scores, and a code for why."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Code


class Part(Message, frozen=True, tag="part"):
    """A part of the save of the finished game; there are `of` parts, counted from 0."""

    part: Number
    of: Number
    text: Annotated[str, Meta(max_length=PART)]


class Pong(Message, frozen=True, tag="pong"):
    """Still here."""

    mark: Number


class Error(Message, frozen=True, tag="error"):
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
