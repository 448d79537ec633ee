"""Some of the cargo, for choosing a theme."""

from typing import Final

from engine.dolores.cards import FACE_DOWN
from tui.games.dolores.cargo import BoxSize, box
from tui.render.cards import NO_TAGS, Tags, beside
from tui.render.face import Company
from tui.words.spans import Line, Span

CARGO: Final = (21, FACE_DOWN, 73)
"""The cards of the sample: wine, a card in the dark, gold."""


def sample(company: Company) -> list[Line]:
    """Return three cards; the one in the dark has a number, as if it could be picked."""
    number = Tags(above=Span("2", "can"))
    return beside(
        box(company, each, BoxSize(13, 2), number if each == FACE_DOWN else NO_TAGS)
        for each in CARGO
    )
