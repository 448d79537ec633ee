"""How a step is told: a few frames, each a picture of the table that speaks of one thing.

A face makes the scene of a step from what is known of it, a moment of an account, and from nothing
else. Whatever plays it (the table, autoplay, a recording) shows the frames one after the other and
rests on each as long as there is something to be seen. The last frame is the table as it stands
after the step, and the only one where nothing is to move. No Textual here.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engine.account import Moment
from engine.game import Seat
from tui.render.flight import Flight
from tui.words.spans import BLANK, Line, Span, marked, right, width

Target = tuple[str, int]
"""What a place of the table stands for: a seat, a column, the pile."""

GLANCE: Final = 0.5
"""The beats that it takes to find the place that is spoken of."""

READ: Final = 28
"""The cells of a sentence that are read in a beat."""


class Count(NamedTuple):
    """A score that changes before everybody's eyes: whose, from what to what."""

    seat: Seat
    start: int
    end: int


class Frame(NamedTuple):
    """A part of a step.

    moment   what the table shows: in the last frame the step itself; before it the step so far,
             with the view before the whole step and in place of the action what the face draws
             this part by
    said     one sentence; where its spans target places of the table, those places are lit
    head     what the top line says meanwhile, if not what is asked of whom
    flights  what goes from where to where, one after the other
    counted  the score that changes
    weight   how much of the time that the sentence takes to be read the frame is worth
    more     the beats that it is worth besides, for what else is to be seen
    closes   whether a large part of the game ends with it: a round, a hand
    """

    moment: Moment
    said: Line = BLANK
    head: Line = BLANK
    flights: tuple[Flight, ...] = ()
    counted: Count | None = None
    weight: float = 1.0
    more: float = 0.0
    closes: bool = False

    @property
    def lit(self) -> frozenset[Target]:
        """The places that the sentence speaks of."""
        return places(self.said)

    @property
    def beats(self) -> float:
        """How long the table rests on it."""
        return (GLANCE + width(self.said) / READ) * self.weight + self.more


Scene = tuple[Frame, ...]
"""The frames of a step, at least one."""


def shown(scene: Scene, moves: bool) -> Scene:
    """The frames that are shown: where nothing moves, the last alone."""
    return scene if moves else scene[-1:]


def places(said: Line) -> frozenset[Target]:
    """What a sentence speaks of."""
    return frozenset(span.target for span in said if isinstance(span.target, tuple))


def sitting(lit: frozenset[Target]) -> frozenset[Target]:
    """The players among some places."""
    return frozenset(place for place in lit if place[0] == "seat")


def placed(said: Line) -> Line:
    """A sentence in which every player stands for his seat: it is lit. What the chronicle sets in
    columns is set close."""
    spans: list[Span] = []
    for span in said:
        seat = next((role[5:] for role in span.roles.split() if role.startswith("seat-")), None)
        if seat is not None:
            span = span._replace(text=span.text.rstrip(), target=("seat", int(seat)))
        elif spans and spans[-1].target is not None and span.text.startswith("  "):
            span = span._replace(text=f" {span.text.lstrip()}")
        spans.append(span)
    return tuple(spans)


def within(cells: int, *forms: Line) -> Line:
    """The longest form of a sentence that takes at most so many cells, or the last."""
    return next((form for form in forms if width(form) <= cells), forms[-1])


def at(place: Target, spans: Line) -> Line:
    """Words that speak of a place of the table."""
    return tuple(span._replace(target=place) for span in spans)


def lighted(lines: Iterable[Line], lit: frozenset[Target]) -> list[Line]:
    """The lines with some places lit."""
    return [
        tuple(marked((span,), "lit")[0] if span.target in lit else span for span in spans)
        if lit
        else spans
        for spans in lines
    ]


def counting(lines: Iterable[Line], scores: Mapping[Seat, int]) -> list[Line]:
    """The lines with other scores in the spans that target ("score", seat), as wide as before."""
    return [tuple(_scored(span, scores) for span in spans) for spans in lines]


def _scored(span: Span, scores: Mapping[Seat, int]) -> Span:
    match span.target:
        case ("score", int(seat)) if seat in scores:
            text = right(str(scores[seat]), width(span.text))
            return span._replace(text=text, roles=f"{span.roles} lit")
    return span
