"""Scenes: a step told in a few frames, each a picture of the table with one sentence.

A face makes the scene of a step from one moment of an account and from nothing else. The table,
autoplay or a recording shows the frames in turn, each as long as it takes to read. The last frame
is the table after the step; where nothing moves, it is the only one shown. Nothing here imports
Textual.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engine.account import Moment
from engine.game import Seat
from tui.render.flight import Flight
from tui.render.places import Target, places
from tui.words.spans import BLANK, Line, Span, Topic, right, width

GLANCE: Final = 0.5
"""The beats that it takes to find the place that a sentence speaks of."""

READ: Final = 28
"""The cells of a sentence that are read in a beat."""

NEW: Final = 14
"""The cells of a note that are read in a beat, because a player learns something new from it."""

RETOLD: Final = 0.25
"""The share of its time that a sentence gets if it only sums up what the frames before it told."""


class Count(NamedTuple):
    """A score that is counted up or down on the screen, from `start` to `end`."""

    seat: Seat
    start: int
    end: int


class Frame(NamedTuple):
    """A part of a step.

    moment   the moment that the table shows: in the last frame the step itself. Earlier frames
             have the view before the step, and a stand-in for the action that the face draws
    said     one sentence; places of the table that its spans target are lit
    head     the top line; BLANK for the usual one, which tells who must do what
    flights  the cards that fly, one after the other
    counted  the score that changes; None if none does
    weight   the factor of the beats that reading the sentence takes
    more     the beats added to that, for other things to be seen
    closes   True if a large part of the game ends with the frame: a round, a hand
    topic    what the step is an example of, for a player who sees that for the first time; else
             None
    note     the title of the topic and the sentence on it
    shorter  shorter forms of `said`, longest first, for a table without room for it
    """

    moment: Moment
    said: Line = BLANK
    head: Line = BLANK
    flights: tuple[Flight, ...] = ()
    counted: Count | None = None
    weight: float = 1.0
    more: float = 0.0
    closes: bool = False
    topic: Topic | None = None
    note: tuple[Line, ...] = ()
    shorter: tuple[Line, ...] = ()

    @property
    def lit(self) -> frozenset[Target]:
        """The places that the sentence speaks of."""
        return places(self.said)

    @property
    def beats(self) -> float:
        """The beats that the table rests on the frame."""
        learning = GLANCE + sum(map(width, self.note)) / NEW if self.note else 0.0
        return (GLANCE + width(self.said) / READ) * self.weight + self.more + learning


Scene = tuple[Frame, ...]
"""The frames of a step, at least one."""


def shown(scene: Scene, moves: bool) -> Scene:
    """Return the frames to show: all of them, or the last alone if nothing `moves`."""
    return scene if moves else scene[-1:]


def within(cells: int, *forms: Line) -> Line:
    """Return the first of the forms that fits into `cells` cells; the last if none does. Give the
    longest form first."""
    return next((form for form in forms if width(form) <= cells), forms[-1])


def in_signs(said: Line) -> Line:
    """Return a sentence with signs in place of the players' names."""
    return tuple(
        span._replace(text=span.text[0]) if span.roles.startswith("seat-") else span
        for span in said
    )


def counting(lines: Iterable[Line], scores: Mapping[Seat, int]) -> list[Line]:
    """Return the lines with these scores in the spans that target ("score", seat), as wide as
    before."""
    return [tuple(_scored(span, scores) for span in spans) for spans in lines]


def _scored(span: Span, scores: Mapping[Seat, int]) -> Span:
    match span.target:
        case ("score", int(seat)) if seat in scores:
            text = right(str(scores[seat]), width(span.text))
            return span._replace(text=text, roles=f"{span.roles} lit")
    return span
