"""What playing line by line asks of a game, for screen readers and terminals that cannot draw.

The chronicle and the questions come from the game's face; here is what a full screen shows by
itself and a line has to say: where everything lies, and what can be typed. No Textual here.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.game import Seat
from tui.render.face import Company, V_contra
from tui.render.glyphs import ASCII
from tui.words import Wording
from tui.words.spans import Line, Span, line


class Unclear(Exception):
    """Words that are no move; the message says what could be typed instead, or answers them."""


class Way(NamedTuple):
    """One of the numbered things a person can do."""

    action: Any
    words: Line


A_co = TypeVar("A_co", covariant=True)
"""The actions of a game."""


class LineMode(Protocol[V_contra, A_co]):
    """One game in sentences, for one company and one language. What derives from this asks for
    everything, unless it says otherwise."""

    company: Company

    def __init__(self, company: Company) -> None:
        self.company = company

    def position(self, view: V_contra) -> list[Line]:
        """Where everything lies on the table: one thing a line, read from left to right."""

    def hand(self, view: V_contra) -> list[Line]:
        """What the view's seat holds."""
        return []

    def question(self, view: V_contra) -> list[Line]:
        """What the view's seat can choose from, as far as it differs from turn to turn."""
        return []

    def how(self, view: V_contra) -> str:
        """How an answer is typed: said when it is asked for the first time."""

    def read(self, view: V_contra, words: str) -> A_co:
        """The action that somebody has typed, in small letters. Raises Unclear; whether the rules
        allow the action is not looked at."""


class Spoken(Company):
    """A company whose players are written by name alone: signs and padding are for the eye."""

    def shape(self, seat: Seat) -> Span:
        """The name."""
        return Span(self.names[seat], f"seat-{seat}")

    def who(self, seat: Seat) -> Line:
        """The name."""
        return (self.shape(seat),)

    def column(self, seat: Seat) -> Line:
        """The name."""
        return (self.shape(seat),)


def spoken(names: tuple[str, ...], say: Wording) -> Spoken:
    """The players of a game as they are read aloud."""
    return Spoken(names, say, ASCII._replace(dot=",", sealed=say("plain.sealed")))


def numbered(ways: Sequence[Way]) -> list[Line]:
    """The ways with their numbers."""
    return [line(f"{n}. ", *way.words) for n, way in enumerate(ways, 1)]


def chosen(ways: Sequence[Way], words: str) -> Any:
    """The action whose number was typed, or None."""
    number = whole(words)
    return ways[number - 1].action if number is not None and 1 <= number <= len(ways) else None


def whole(words: str) -> int | None:
    """A small whole number, or None."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 4 else None
