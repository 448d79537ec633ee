"""What the games share: seats, the dealer, refusals, outcomes, and the contract of a game.

`Game.apply` needs no random numbers: chance (a shuffle, a draw) and every automatic step (award a
column, settle a sharing) are actions of the DEALER, written to the journal like anyone's.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from engine import Coded
from engine.character import NEUTRAL, Character

Seat = int
"""A player's place in the header, from 0. It never changes during a game, whatever chair the
player moves to: a game that has a social order keeps it as a tuple of seats."""

DEALER: Final[Seat] = -1
"""The seat whose actions are chance and the automatic steps."""

EVERYONE: Final[Seat] = -2
"""The perspective that sees every hand open. It never acts."""

BYSTANDER: Final[Seat] = -3
"""The perspective that knows what everyone may know and nothing more. It never acts, and no state
is guessed from it."""


class Illegal(Coded):
    """An action the rules refuse. The state is as it was before."""


class Setup(msgspec.Struct, frozen=True):
    """The agreement before the first deal: the number of seats and the game's own options."""

    seats: int
    options: msgspec.Struct


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Both tuples are indexed by seat.

    Places count from 1 and equal scores share a place (1, 1, 3); `reason` is a code that the
    wording layer knows.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def rank(scores: Sequence[int], reason: str) -> Outcome:
    """Return the outcome in which higher scores take better places.

    >>> rank([10, 15, 10], "rounds").places
    (2, 1, 2)
    """
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(places, tuple(scores), reason)


class Action(Protocol):
    """One entry of the journal. In the DEALER's actions, `seat` is a class variable."""

    @property
    def seat(self) -> Seat:
        """The seat whose action it is."""


class View(Protocol):
    """The knowledge of one seat. A type of each game's own, never a masked State."""

    @property
    def seat(self) -> Seat:
        """The seat whose knowledge this is, EVERYONE or BYSTANDER."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats known to be deciding; a secret question shows here to the asked alone."""


S = TypeVar("S")
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Action)

Enough = Callable[[int], bool]
"""A function that a searching bot asks, with the number of iterations done, whether that is enough.
The engine has no clock: to bound a bot by time, pass an Enough that looks at the time."""

Bot = Callable[[V, Random, Enough], A]
"""A robot: a function from a View, never a State, to one of the seat's legal actions. It keeps
nothing between calls, so that a resumed or taken-back game plays on exactly as it would have,
unless an Enough that looks at the time cuts the search elsewhere."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for an action, or what comes of one, as a search found it. `code` names its sentence
    in the wording layer, and `facts` fill that, in the game's own numbers. `also` are further
    reasons to be told after it; their own `also` is empty."""

    code: str
    facts: dict[str, int] = {}
    also: "tuple[Reason, ...]" = ()


Facts = Mapping[str, Mapping[str, Sequence[int]]]
"""Reasons that may be given, by code: the facts of each by name, with the numbers they may be."""


class Prospect(msgspec.Struct, Generic[A], frozen=True):
    """What a searching bot expects of one of its actions.

    `worth` is the expected result of the seat, in the unit of the game's own `expect`. `tries` is
    how often the search tried the action. It is 0 if the bot did not search or hardly tried the
    action, whose worth then tells only that it did not look as good. `chance` is how often to take
    the action, where a player who can be read loses. The bot draws its choice by the chances, which
    add up to 1; they are None where the best action is simply the best. `why` is the reason for the
    first action of all; None for the others, or if one sentence cannot say it.
    """

    action: A
    worth: float
    tries: int
    chance: float | None = None
    why: Reason | None = None


Explain = Callable[[V, A, A, Random, Enough], tuple[Reason | None, Reason | None]]
"""A function from a view, a better action and the one taken to two reasons for a review: what
speaks for the better one, and what comes of the one taken. Each is None if one sentence cannot say
it. Both are true by what the seat could know."""

Advise = Callable[[V, Random, Enough], tuple[Prospect[A], ...]]
"""A function that returns what the best bot thinks of the actions of a view's seat, best first. The
first is the bot's choice, or the likeliest choice if it has a chance. Actions that the bot left out
as plainly worse may be missing."""


Try = Callable[[Sequence[A]], Sequence[float]]
"""A function that tries some actions of a seat once more and returns what each brought the seat, in
the unit of the game's `expect`. All of them meet the same luck. It is drawn anew at each call, with
all that the seat does not know."""


class Trials(NamedTuple, Generic[V, A]):
    """The way in which a review tries out the decisions of a game.

    begin  returns the Try of one decision: its calls are independent of each other, and one that
           searches asks Enough as a robot does
    full   how many tries weigh one action against another if they are close
    rival  returns whether the second action counts as an alternative to the first, the one taken
    bias   returns the error that all tries of a view share, as half a 95 % interval: more tries do
           not make it less
    promising  how many actions, the best of the first look, are tried out at most beside the one
           taken
    kept   the part of a cost measured by these trials that is told: a decision is named because it
           seems dear, and an error that all tries share may make it seem so
    glance  how many tries check a decision that the first look thinks as good as the best; 0 for no
           check
    deeper  longer trials that measure a cost again if `bias` is not 0; theirs measure that of an
           inaccuracy or worse once more. Only their `begin`, `full`, `bias`, `kept` and `deeper`
           are used. None for none
    firm   returns what some actions bring if others err now and then: of actions about as good, the
           one that brings most is called the best. None where that makes no difference
    survey  returns roughly the worth of every legal action, to find the best of those that the
           first look hardly tried, also where that finds nothing better if `bias` is not 0. None
           where it tries all
    """

    begin: Callable[[V, Random, Enough], Try[A]]
    full: int
    rival: Callable[[A, A], bool] = lambda _taken, _other: True
    bias: Callable[[V], float] = lambda _: 0.0
    promising: int = 4
    kept: float = 1.0
    glance: int = 0
    deeper: "Trials[V, A] | None" = None
    firm: Callable[[V, Sequence[A], Random], Sequence[float]] | None = None
    survey: Callable[[V, Random, Enough], Mapping[A, float]] | None = None


class Game(msgspec.Struct, Generic[S, V, A], frozen=True, kw_only=True):
    """One game, as a record of pure functions.

    State, View and Action are frozen msgspec Structs of tuples, ints and strings.
    """

    name: str
    """As the command line and the save header spell it: `dolce-vita`."""
    rules: int
    """Version of the rules. An old save of another version is refused, never reinterpreted."""
    seats: range
    """The numbers of players the game takes."""
    options: type[msgspec.Struct]
    """The options with their types, bounds and defaults; constructible without arguments."""
    actions: Any
    """The tagged union (`tag_field="do"`) that the save's decoder takes."""
    views: type[V]
    """The View type, so that a view can be sent to a thinking process."""
    secrets: bool
    """Whether seats may know different things; then several humans need a curtain."""

    sights: Any = None
    """The tagged union of what `seen` gives, so that it can be sent to a seat; None where that is
    always an action."""

    start: Callable[[Setup], S]
    """The state before the first deal."""
    to_act: Callable[[S], tuple[Seat, ...]]
    """(DEALER,) for chance and automatic steps, several seats for simultaneous choices, () when
    the game is over."""
    deal: Callable[[S, Random], A]
    """The dealer's next action: the only function that meets chance."""
    legal: Callable[[V], Sequence[A]]
    """Every legal action of the view's seat, in a stable order; nothing for EVERYONE."""
    apply: Callable[[S, A], S]
    """The state after an action, one primitive step. Raises Illegal when the rules refuse it."""
    view: Callable[[S, Seat], V]
    """What a seat may know; EVERYONE for all hands open, BYSTANDER for no seat's secrets."""
    seen: Callable[[S, A, Seat], Any]
    """What a seat sees of an action taken in a state: the action, a masked action of a type that
    no save accepts, or None when it does not even learn that something happened."""
    reveals: Callable[[S, A, Seat], bool]
    """Whether the action shows the seat something hidden from it, so that it cannot be taken back
    past this point."""
    guess: Callable[[V, Random], S]
    """A full state consistent with a view, for search."""
    outcome: Callable[[S], Outcome | None]
    """Places and scores, or None while the game goes on."""
    idle: Callable[[int], frozenset[str]] = lambda _: frozenset()
    """The names of the options that change nothing with this number of players."""
    part_places: Callable[[S], tuple[int, ...] | None] | None = None
    """Only for games made of parts with a winner of their own (hands). In the one state in which a
    part has just ended, its places by seat; None in every other state."""
    placed: Callable[[S, Seat], int | None] | None = None
    """Only where there are such parts: the place of a seat in the part that is being played, once
    nothing can change it; None before."""
    interim: Callable[[S], tuple[int, ...] | None] | None = None
    """Only where scores change from round to round (sharing to sharing). In the one state in which
    a round has just ended, the scores by seat; None in every other state."""
    beaten: Callable[[V], frozenset[Seat]] | None = None
    """Only where points never fall: the seats that cannot win any more, whatever anybody does.
    Every seat sees enough to tell, and a seat that is beaten stays so."""
    bots: Mapping[str, Bot[V, A]] = {}
    """The robots by level, weakest first."""
    tries: Mapping[str, int] = {}
    """By level, how many iterations a decision takes at most, in the bot's own unit. A level that
    is missing does not search: no Enough changes what it chooses."""
    cast: Callable[[Character], Mapping[str, Bot[V, A]]] | None = None
    """The robots by level with a given character; None where they show none. Those in `bots` are
    NEUTRAL."""
    advise: Advise[V, A] | None = None
    """What the best bot thinks of the actions, for hints and reviews; None without such a bot."""
    held: bool = False
    """Whether `advise` returns every legal action, even those that it hardly tried."""
    reasons: Facts = {}
    """The reasons that `advise` and `explain` may give for an action, beside those of every game
    (`engine.reasons.SHARED`)."""
    explain: Explain[V, A] | None = None
    """What a review says of a mistake; None where the worths alone tell."""
    consequences: Facts = {}
    """The reasons that `explain` may give as what comes of an action."""
    trials: Trials[V, A] | None = None
    """How reviews try decisions out; None to ask `advise` again and again."""
    expect: Callable[[S, Random, Enough], tuple[float, ...]] | None = None
    """What each seat may expect of a state that is known in full, for looking back at a game: the
    mean of play-outs between equals. The game's package names the unit. None if it cannot tell."""
    victory: Callable[[V, Sequence[float]], tuple[float, ...]] | None = None
    """Only where `expect` tells of the part that is being played (a hand) alone: each seat's chance
    to win the whole game, from what each may expect of the part. The chances add up to 1."""
    part: Callable[[S], int] | None = None
    """The number of the part (hand) that a state is in, never falling; only where `expect` tells of
    the part alone."""


def bots_of(game: Game[Any, V, A], character: Character) -> Mapping[str, Bot[V, A]]:
    """Return the robots of a game by level, with a character as far as they show one."""
    if game.cast is None or character == NEUTRAL:
        return game.bots
    return game.cast(character)


LEVELS: Final = ("random", "novice", "easy", "normal", "strong", "hard", "master")
"""The levels a robot may have, weakest first. A game offers those it has a bot for."""
