"""The messages of guests and hosts: JSON objects, told apart by their field `is`.

`docs/table-protocol.md` describes them for authors of other programs.
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
"""The number in place of a seat for a guest who only watches."""

SIGNS: Final = ("hello", "well-played", "thanks", "sorry", "hurry", "oh")
"""The signs that can be made across the table, which every program words in its own language."""

Sign = Literal["hello", "well-played", "thanks", "sorry", "hurry", "oh"]

Phase = Literal["waiting", "playing", "over"]


class Message(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """An object on a line. Its field `is` tells the kinds apart."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a guest: the table's code, and either the token of the guest's seat or a
    name. With `watch` the guest takes no seat."""

    version: Number
    code: Secret
    name: Name = ""
    token: Secret = ""
    watch: bool = False


class Begin(Message, frozen=True, tag="begin"):
    """A request to begin the game, or the next one after a game. Robots take the free seats."""


class Decide(Message, frozen=True, tag="decide"):
    """A guest's decision, in answer to the question (`Ask`) of this `turn`."""

    turn: Number
    action: msgspec.Raw


class List(Message, frozen=True, tag="list"):
    """A request for the legal actions of question `turn`, for guests that do not know the rules."""

    turn: Number


class Back(Message, frozen=True, tag="back"):
    """A request to undo the guest's last decision."""


class Agree(Message, frozen=True, tag="agree"):
    """A guest's answer to a `Wish`: `yes` if the decision may be undone."""

    wish: Number
    yes: bool


class Pause(Message, frozen=True, tag="pause"):
    """A request to pause the game, or to continue it if `on` is false."""

    on: bool


class Say(Message, frozen=True, tag="say"):
    """Words that a guest says to the table."""

    text: Text


class Wave(Message, frozen=True, tag="sign"):
    """A sign that a guest makes to the table."""

    sign: Sign


class Mute(Message, frozen=True, tag="mute"):
    """A request to be sent no more words and signs of a seat, or to be sent them again if `on` is
    false."""

    seat: Seat
    on: bool


class Keep(Message, frozen=True, tag="keep"):
    """A request for one part of the save of the finished game, counted from 0."""

    part: Number


class Leave(Message, frozen=True, tag="leave"):
    """The last message of a guest, who goes. During a game the seat stays the guest's."""


class Ping(Message, frozen=True, tag="ping"):
    """A question whether the line still works. The host answers with a `Pong` of the same
    `mark`."""

    mark: Number


FromGuest = (
    Hello | Begin | Decide | List | Back | Agree | Pause | Say | Wave | Mute | Keep | Leave | Ping
)


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `Hello`: the guest's seat, or WATCHING, and the token by which the guest comes
    back. `owner` is true for the guest who begins the games. In seconds: `grace` until a robot
    plays for a person who is away (0 for never), `clock` for a decision (0 for no limit), `delay`
    until spectators see a step."""

    version: Number
    seat: int
    token: Secret
    owner: bool
    grace: Number
    clock: Number
    delay: Number


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everyone sees it: its person's name, and `human` or the robot that plays, "" for a
    free seat. `away` counts the seconds for which the person has been away, None for robots and
    people who are present."""

    name: Name
    by: By
    away: Number | None = None


class Room(Message, frozen=True, tag="room"):
    """The seats, the phase and the number of spectators; sent whenever one of them changes."""

    phase: Phase
    game: Code
    options: dict[str, Any]
    seats: tuple[Place, ...]
    watching: Number


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """A player as a save names them: `by` is `human` or the name of a robot."""

    name: Name
    by: By


class Begun(Message, frozen=True, tag="begun"):
    """The terms of the game that is played. The guest's account follows, from step 0."""

    game: Code
    rules: Number
    options: dict[str, Any]
    players: tuple[Sitter, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the guest's account: what the guest saw of the action, None at step 0, and the
    guest's view after it."""

    action: Any
    view: Any


class Steps(Message, frozen=True, tag="steps"):
    """The next steps of the guest's account; `first` is the number of the first of them."""

    first: Number
    steps: tuple[Step, ...]


class Now(Message, frozen=True, tag="now"):
    """A new view of the newest step, where the guest's knowledge has changed without an action."""

    view: Any


class Forgotten(Message, frozen=True, tag="forgotten"):
    """The steps after `last` do not count any more, because decisions were undone."""

    last: Number


class Ask(Message, frozen=True, tag="ask"):
    """A question to the guest, who decides now; `turn` is 0 if no question is open. `seconds` is
    the time left, 0 for no limit."""

    turn: Number
    seconds: Number = 0


class Offer(Message, frozen=True, tag="offer"):
    """The guest's legal actions, in answer to `List`. If `more` is true, only the first ones."""

    turn: Number
    actions: tuple[Any, ...]
    more: bool


class Accepted(Message, frozen=True, tag="accepted"):
    """The guest's decision counts, and is on the host's disk."""

    turn: Number


class Refused(Message, frozen=True, tag="refused"):
    """The guest's decision does not count, and nothing has changed. `code` and `facts` give the
    reason."""

    turn: Number
    code: Code
    facts: dict[str, int | str] = {}


class Wish(Message, frozen=True, tag="wish"):
    """A seat's wish to undo its last decision, and the seats whose consent is still `waiting`."""

    wish: Number
    seat: Seat
    waiting: tuple[Seat, ...]


class Granted(Message, frozen=True, tag="granted"):
    """The end of a wish; `done` is true if the decision was undone."""

    wish: Number
    done: bool


class Paused(Message, frozen=True, tag="paused"):
    """The game is paused, or continues if `on` is false. `seat` asked for it; with None the host
    cannot go on, and `code` is the reason."""

    on: bool
    seat: Seat | None = None
    code: Code = ""


class Said(Message, frozen=True, tag="said"):
    """Words that the person at a seat has said."""

    seat: Seat
    text: Text


class Waved(Message, frozen=True, tag="waved"):
    """A sign that the person at a seat has made."""

    seat: Seat
    sign: Sign


class Over(Message, frozen=True, tag="over"):
    """The game has ended. Places and scores are indexed by seat; `reason` is a code."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Code


class Part(Message, frozen=True, tag="part"):
    """A part of the save of the finished game; there are `of` parts, counted from 0."""

    part: Number
    of: Number
    text: Annotated[str, Meta(max_length=PART)]


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a `Ping` of this `mark`."""

    mark: Number


class Error(Message, frozen=True, tag="error"):
    """A failure. If the code is in FATAL, the host closes the line after it."""

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
