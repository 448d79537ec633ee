"""The card of a game: all that the program must know of one, on top of its rules.

Whoever asks a card loads neither the rules, nor a face, nor Textual: the large parts are named, as
`module:name`, and loaded by `registry` when somebody wants them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tui.render.glyphs import Glyphs
from tui.words.spans import Line


class Sample(NamedTuple):
    """A bundled game in which a worked example of the rules happens: `name` is the example's,
    `step` the state that shows what it came to. Its words are `sample.<name>` and its `.about`."""

    name: str
    path: Path
    step: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One game as the program offers it.

    Its words are no part of the card: they stand under `game.<game>`, `option.<game>.*`,
    `illegal.<game>.*`, for hints `hint.worth.<game>`, for the review `review.unit.<game>`, and its
    rules pages in a file of their own, in the folder of every language.
    """

    game: str
    """As the engine, the command line and the save header spell it: `dolce-vita`."""
    seats: range
    """The numbers of players; said again here so that the first screen need not load the rules."""
    usual_seats: int
    """How many play when nobody says."""
    robots: tuple[str, ...]
    """What the robots are called, in the mood of the game: at least as many as it has seats."""
    theme: str
    """The bundled theme in the mood of the game."""
    emblem: Callable[[Glyphs], list[Line]]
    """The picture by which one chooses the game: three lines of at most EMBLEM_CELLS cells."""
    face: str
    """Its `tui.render.face.Face`, made of a Company."""
    line_mode: str
    """Its `tui.games.line_mode.LineMode`, made of a Company."""
    board: str
    """Its `tui.widgets.board.Board`, made of a face."""
    lesson: str | None = None
    """Its `tui.games.lesson.Guide`; without one, no first steps are offered."""
    samples: tuple[Sample, ...] = ()
    """In the order of the rules; without any, no examples are offered."""


EMBLEM_CELLS = 20
"""How wide an emblem is at most."""
