"""Some objects as cards, for choosing a theme."""

from typing import Final

from engine.dolce_vita.cards import Object, category
from tui.games.dolce_vita.objects import full_chip
from tui.render.cards import NO_TAGS, Tags, beside, card, look
from tui.render.face import Company
from tui.words.spans import Line, Span

OBJECTS: Final = ((Object(14), True), (Object(61), False), (Object(37), False))
"""The objects, and whether each is at stake: a house that is, a watch and a boat that are not."""


def sample(company: Company) -> list[Line]:
    """Return the objects; the house is marked as going to the first player."""
    glyphs = company.glyphs
    owner = Span(f"{glyphs.right} {glyphs.seats[0]} {company.names[0]}", "mark seat-0")
    return beside(
        card(
            glyphs,
            full_chip(company, obj, 13),
            look(category(obj), at_stake),
            edged=True,
            tags=Tags(below=owner) if at_stake else NO_TAGS,
        )
        for obj, at_stake in OBJECTS
    )
