"""Some of the cargo, to choose a theme by."""

from typing import Final

from engine.dolores.cards import FACE_DOWN
from tui.games.dolores.cargo import BoxSize, box
from tui.render.cards import NO_TAGS, Tags, beside
from tui.render.face import Company
from tui.words.spans import Line, Span

CARGO: Final = (21, FACE_DOWN, 73)
"""Wine, a card in the dark, gold."""


def sample(company: Company) -> list[Line]:
    """The card in the dark can be picked."""
    number = Tags(above=Span("2", "can"))
    return beside(
        box(company, each, BoxSize(13, 2), number if each == FACE_DOWN else NO_TAGS)
        for each in CARGO
    )
