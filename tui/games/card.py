"""The card of a game: everything that the program must know about a game besides its rules.

A card loads neither the rules, nor a face, nor Textual: these are named as `module:name`, and
`registry` loads them on demand.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.character import Character
from tui.render.glyphs import Glyphs
from tui.words.spans import Line


class Sample(NamedTuple):
    """A bundled game in which a worked example of the rules happens.

    `name` is the name of the example, `step` the step that shows its result. Its words are
    `sample.<name>` and `sample.<name>.about`.
    """

    name: str
    path: Path
    step: int


class Card(NamedTuple):
    """One game as the program offers it.

    Its words are not part of the card. They stand in the folder of every language, under
    `game.<game>`, `option.<game>.*`, `illegal.<game>.*`, for hints `hint.worth.<game>`, for the
    review `review.unit.<game>`; the rules pages have a file of their own.
    """

    game: str
    """The name in the engine, on the command line and in the header of a save: `dolce-vita`."""
    seats: range
    """The possible numbers of players, repeated here so that the home screen need not load the
    rules."""
    usual_seats: int
    """The default number of players."""
    robots: Mapping[str, Character]
    """The robots by name, in the mood of the game, and their characters: at least as many as it has
    seats."""
    theme: str
    """The bundled theme in the mood of the game."""
    emblem: Callable[[Glyphs], list[Line]]
    """The picture for choosing the game: three lines of at most EMBLEM_CELLS cells."""
    face: str
    """The `tui.render.face.Face` of the game, made from a Company."""
    line_mode: str
    """The `tui.games.line_mode.LineMode` of the game, made from a Company."""
    board: str
    """The `tui.widgets.board.Board` of the game, made from a face."""
    lesson: str | None = None
    """The `tui.games.lesson.Guide` of the game; if None, no tutorial is offered."""
    goals: str | None = None
    """The goals of the game, a tuple of `tui.games.goals.Goal`; if None, there are none."""
    daily: Mapping[str, int | str | bool] = {}
    """The options of the deal of the day that are not the usual ones."""
    ratings: tuple[int, ...] = (800, 1200, 1350, 1500, 1600, 1700, 1750)
    """The Elo ratings of its robots by level, the weakest first: `normal` has 1500, and the others
    lie above or below it as measured in docs/levels.json."""
    samples: tuple[Sample, ...] = ()
    """The examples in the order of the rules; if there are none, none are offered."""


EMBLEM_CELLS = 20
"""The most cells of an emblem."""
