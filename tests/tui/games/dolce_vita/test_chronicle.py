"""The log of Dolce Vita: who takes something in a column or ties there, and with which total."""

import pytest

from engine.dolce_vita.actions import Award
from tests.tui.games.dolce_vita.test_face import face
from tests.tui.games.dolce_vita.test_occasions import FIRST, lying
from tui.words import Language
from tui.words.spans import text_of


def told(language: Language, *cards: int) -> list[str]:
    """Return what is told of the award of the first column, without its heading. In it lie a horse
    of 700,000, one of 100,000 above it, and under them `cards`, one of each seat or 0."""
    view = lying(((47, 41), cards), goods={})
    lines = face(language).tell(view, Award(FIRST), view)
    return [text_of(each).replace("\N{NO-BREAK SPACE}", " ").strip() for each in lines][1:]


@pytest.mark.parametrize(
    ("language", "first", "alone"),
    [
        ("en", "■ Anna (with 6) takes the 700,000 horse", "■ Anna takes the 700,000 horse"),
        ("fr", "■ Anna (avec 6) prend le cheval de 700 000", "■ Anna prend le cheval de 700 000"),
        ("de", "■ Anna (mit 6) nimmt das Pferd zu 700.000", "■ Anna nimmt das Pferd zu 700.000"),
    ],
)
def test_each_who_takes_is_told_with_the_total_where_others_have_cards(
    language: Language, first: str, alone: str
) -> None:
    won, then = told(language, 6, 1, 0)
    assert won == first
    assert then.startswith(first.partition("6")[0].replace("■ Anna", "● Bruno") + "1)")
    assert told(language, 6, 4, 4)[1] == first, "who tied had cards, too"
    assert told(language, 6, 0, 0) == [alone]


@pytest.mark.parametrize(
    ("language", "tie"),
    [
        ("en", "● Bruno and ◆ Chiara tie at 4 and cancel out"),
        ("fr", "● Bruno et ◆ Chiara à égalité à 4 : totaux annulés"),
        ("de", "● Bruno und ◆ Chiara sind mit 4 gleichauf und fallen heraus"),
    ],
)
def test_a_tie_is_told_with_its_total(language: Language, tie: str) -> None:
    assert told(language, 6, 4, 4)[0] == tie
