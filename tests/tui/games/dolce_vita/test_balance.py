"""What two placements come to for everybody as the table stands."""

import re

import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import HOUSE, JEWEL, Column
from engine.dolce_vita.views import DolceVitaView
from tests.engine.dolce_vita.positions import GREEN, RED, YELLOW, card, closing
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

PRIZE, NOWHERE = Column(1), Column(6)
FIVE, SIX = Place(GREEN, 5, PRIZE), Place(GREEN, 6, PRIZE)
AWAY = Place(GREEN, 5, NOWHERE)


def table() -> DolceVitaView:
    """Return a table at which Green places the last card, a five or a six. Yellow lies with a five
    on a jewel of 700,000 over one of 100,000, and gives a jewel of 300,000 back for what she gets.
    """
    state = closing(
        columns={PRIZE: [card(JEWEL, 7), card(JEWEL, 1)]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4, 5)},
            YELLOW: {PRIZE: (5,), NOWHERE: (1, 2, 3, 4)},
            GREEN: {NOWHERE: (1, 2, 3, 4)},
        },
        owned={YELLOW: (card(JEWEL, 3),), RED: (card(HOUSE, 6),)},
        turn=GREEN,
    )
    return DOLCE_VITA.view(state, GREEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gains_and_who_loses_is_told_first_of_whose_move_it_is(language: Language) -> None:
    """The six wins the jewel; Yellow, who would have had it, must take the worse one for hers."""
    company = Company(("Red", "Yellow", "Green"), Wording(language), UNICODE)
    face = face_for("dolce-vita", company)
    told = face.balance(table(), SIX, AWAY)
    assert told is not None
    words = re.sub(r"\D000", "", text_of(company.say.named(told)))
    joined = {"en": "and", "fr": "et", "de": "und"}[language]
    assert words.split() == ["◆", "Green", "+700", joined, "●", "Yellow", "−600"]


def test_nothing_is_told_where_the_table_speaks_for_neither_or_for_the_other() -> None:
    face = face_for("dolce-vita", Company(("Red", "Yellow", "Green"), Wording("en"), UNICODE))
    assert face.balance(table(), AWAY, SIX) is None
    assert face.balance(table(), AWAY, Place(GREEN, 6, NOWHERE)) is None


def test_a_tie_that_only_keeps_something_from_another_is_told() -> None:
    face = face_for("dolce-vita", Company(("Red", "Yellow", "Green"), Wording("en"), UNICODE))
    told = face.balance(table(), FIVE, AWAY)
    assert told is not None and len(told.items) == 1
