"""What the games share: seats, the dealer, refusals, outcomes, and the contract of a game.

The reducer needs no random numbers: chance (a shuffle, a draw) and every automatic step (award a
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
"""Whose actions chance and the automatic steps are."""

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
    """One entry of the journal. `seat` says whose it is; DEALER's carry it as a class variable."""

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
"""Asked by a searching bot after so many iterations: is that enough? The engine has no clock; who
wants a bot bounded by time passes one that looks at the time."""

Bot = Callable[[V, Random, Enough], A]
"""A robot: from a View, never a State, to one of its legal actions. It keeps nothing between
calls, so that a resumed or taken-back game plays on exactly as it would have, unless an Enough that
looks at the time cuts the search elsewhere."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What speaks for an action, as the search found it: `code` names it and `facts` fill its
    sentence, in the game's own numbers; the words are the wording layer's. `also` are further
    reasons, told behind it, that have none of their own."""

    code: str
    facts: dict[str, int] = {}
    also: "tuple[Reason, ...]" = ()


Facts = Mapping[str, Mapping[str, Sequence[int]]]
"""Reasons by code: each fact that one has, with the numbers that it may be."""


class Prospect(msgspec.Struct, Generic[A], frozen=True):
    """What a searching bot expects of one of its actions.

    `worth` is the expected result of the seat, in the unit of the game's own `expect`; `tries` is
    how often the search tried the action, 0 if it did not search, or hardly tried it: such a worth
    tells only that it did not look as good. `chance`, where a player who is
    read loses: how often to take the action, so that the chances of all that have one make 1; the
    bot draws its choice by them. None where the best action is simply the best. `why` is what
    speaks for the first of all, if that can be said in one sentence.
    """

    action: A
    worth: float
    tries: int
    chance: float | None = None
    why: Reason | None = None


Explain = Callable[[V, A, A, Random, Enough], tuple[Reason | None, Reason | None]]
"""Why a review calls one action of a view's seat better than the one it took: what speaks for the
better one beside the one taken, and what comes of the one taken; None where a sentence cannot say
it. Both are true by what the seat could know."""

Advise = Callable[[V, Random, Enough], tuple[Prospect[A], ...]]
"""What the best bot thinks of the actions of a view's seat: best first, the first is its choice, or
if it has a chance the likeliest. Actions that it left out as plainly worse may be missing."""


Try = Callable[[Sequence[A]], Sequence[float]]
"""One more try of some actions of a seat: all of them meet the same luck, which is drawn anew each
time with all that the seat does not know. Returned is what each brought the seat, in the unit of
the game's `expect`."""


class Trials(NamedTuple, Generic[V, A]):
    """How the decisions of a game are tried out when it is looked back at.

    begin  returns the tries of one decision, which are independent of each other; one that searches
           asks Enough as a robot does
    full   how many tries weigh one action against another, where it is close
    rival  whether the second action counts as one that could have been taken instead of the first
    bias   by how much all tries of a view together may be wrong, as half a 95 % interval: what no
           number of them makes less, for they judge alike
    promising  how many actions are tried out at most beside the one taken: the best of the first
           look
    kept    what part of a cost is told: what is named is what seems dear, and tries that are wrong
           alike flatter that
    glance  how many tries ask again what the first look thinks as good as the best; 0 for none
    deeper  the trials that have the last word on a cost by these, where they may be wrong alike:
           longer ones, of which only `begin`, `full` and `bias` are asked; None for none
    firm    returns how well some actions stand if others err now and then: of such as are about as
            good that one is called the best which stands best; None where that makes no difference
    survey  returns roughly what everything legal is worth, to find the best of what the first look
            hardly tried, once a cost is to be named; None where it tries all
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
    """One primitive step. Raises Illegal and changes nothing when the rules refuse it."""
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
    """The options that change nothing with so many players."""
    part_places: Callable[[S], tuple[int, ...] | None] | None = None
    """Where a game is made of parts that have a winner of their own (hands): in the one state in
    which a part has just ended, its places by seat; None in every other state."""
    placed: Callable[[S, Seat], int | None] | None = None
    """Where there are such parts: the place of a seat in the part that is being played, once
    nothing can change it; None before."""
    interim: Callable[[S], tuple[int, ...] | None] | None = None
    """Where scores change from round to round (sharing to sharing): in the one state in which a
    round has just ended, the scores by seat; None in every other state."""
    beaten: Callable[[V], frozenset[Seat]] | None = None
    """Where points only grow: who cannot win any more, whatever anybody does. What every seat sees
    decides it, and whoever is in it stays in it."""
    bots: Mapping[str, Bot[V, A]] = {}
    """The robots by level, weakest first."""
    tries: Mapping[str, int] = {}
    """How many iterations of its own unit a decision of a level takes at most. A level that is not
    here does not search: no Enough changes what it chooses."""
    cast: Callable[[Character], Mapping[str, Bot[V, A]]] | None = None
    """The same robots with a character of their own; None where they show none. `bots` are
    NEUTRAL."""
    advise: Advise[V, A] | None = None
    """How the best bot comes to its choice, for hints."""
    held: bool = False
    """Whether `advise` tells of all that is legal, also of what it hardly tried."""
    reasons: Facts = {}
    """What `advise` and `explain` may say for an action, beside what they may in every game
    (`engine.reasons`)."""
    explain: Explain[V, A] | None = None
    """What a review says of a mistake; None where the worths alone tell."""
    consequences: Facts = {}
    """What `explain` may say comes of an action."""
    trials: Trials[V, A] | None = None
    """How reviews try decisions out; None to ask `advise` again and again."""
    expect: Callable[[S, Random, Enough], tuple[float, ...]] | None = None
    """What each seat may expect of a state that is known in full, for looking back at a game: the
    mean of play-outs between equals. The game says the unit."""
    victory: Callable[[V, Sequence[float]], tuple[float, ...]] | None = None
    """Where `expect` tells of the part that is being played (a hand) alone: each seat's chance to
    win the whole game, from what it may expect of the part; together 1."""
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
