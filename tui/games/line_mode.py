"""The parts of a game that playing line by line needs, for screen readers and terminals that cannot
draw.

The chronicle and the questions come from the game's face. A line mode adds what a full screen shows
by itself: where everything lies, and what can be typed. No Textual here.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.game import Seat
from tui.render.face import Company, V_contra
from tui.render.glyphs import ASCII
from tui.words import Wording
from tui.words.spans import Line, Span, line


class Unclear(Exception):
    """Typed words that are no move; the message says what could be typed instead, or answers a
    question."""


class NotUnderstood(Unclear):
    """Typed words that mean nothing here; the message says how an answer is typed."""


class Way(NamedTuple):
    """One of the numbered actions that a person can choose."""

    action: Any
    words: Line


A_co = TypeVar("A_co", covariant=True)
"""The actions of a game."""


class LineMode(Protocol[V_contra, A_co]):
    """One game in sentences, for one company and one language. Subclasses define every method that
    does not return a default here."""

    company: Company
    aloud: bool | None = None
    """What is wanted of the view's seat: True for a word, False for a secret choice, None for
    either; see engine.conductor.Ask."""

    table_first: bool = False
    """Whether what lies on the table is told as a round begins, because nobody can follow the moves
    of others without it; else it is told with the first question."""

    typing: tuple[str, ...] = ()
    """The keys of what the rules say on typing, in place of the keys of the screen."""

    def __init__(self, company: Company) -> None:
        self.company = company

    def position(self, view: V_contra) -> list[Line]:
        """Return where everything lies on the table: one thing a line, read from left to right."""

    def scores(self, view: V_contra) -> list[Line]:
        """Return what everybody has so far, a line for each player."""

    def between(self, view: V_contra) -> list[Line]:
        """Return what everybody has between two rounds, for a log that is read without positions;
        [] if the log itself tells it."""
        return []

    def hand(self, view: V_contra) -> list[Line]:
        """Return what the view's seat holds."""
        return []

    def news(self, before: V_contra, action: Any, after: V_contra) -> list[Line]:
        """Return the lines on a step that follow its log: what a full screen shows by itself, told
        at once because no question may come for a while. [] for most steps."""
        return []

    def question(self, view: V_contra) -> list[Line]:
        """Return the choices of the view's seat, as far as they differ from turn to turn."""
        return []

    def how(self, view: V_contra) -> str:
        """Return how an answer is typed, to be said with the first question of its kind."""

    def read(self, view: V_contra, words: str) -> A_co:
        """Return the action that was typed, in small letters; it may be against the rules. Raise
        NotUnderstood for words that mean nothing, and Unclear for others that are no action."""


class Spoken(Company):
    """A company whose players are written by name only, because signs and padding are for the
    eye."""

    def shape(self, seat: Seat) -> Span:
        """Return the name."""
        return Span(self.names[seat], f"seat-{seat}")

    def who(self, seat: Seat) -> Line:
        """Return the name."""
        return (self.shape(seat),)

    def column(self, seat: Seat) -> Line:
        """Return the name."""
        return (self.shape(seat),)


def spoken(names: tuple[str, ...], say: Wording) -> Spoken:
    """Return the players of a game in the form that is read aloud."""
    return Spoken(names, say, ASCII._replace(dot=",", sealed=say("plain.sealed")))


def numbered(ways: Sequence[Way]) -> list[Line]:
    """Return the ways with their numbers, from 1."""
    return [line(f"{n}. ", *way.words) for n, way in enumerate(ways, 1)]


def chosen(ways: Sequence[Way], words: str) -> Any:
    """Return the action whose number was typed; None if the words are not the number of a way."""
    number = whole(words)
    return ways[number - 1].action if number is not None and 1 <= number <= len(ways) else None


def whole(words: str) -> int | None:
    """Return a whole number of one to three digits; None for other words."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 4 else None
