"""The chronicle of Dolce Vita: how close a column was."""

import pytest

from engine.dolce_vita.actions import Award
from tests.tui.games.dolce_vita.test_face import face
from tests.tui.games.dolce_vita.test_occasions import FIRST, lying
from tui.words import Language
from tui.words.spans import text_of


@pytest.mark.parametrize(
    ("language", "taken", "close"),
    [
        ("en", "■ Anna takes the 700,000 horse", "{} to 4 against ● Bruno"),
        ("fr", "■ Anna prend le cheval de 700 000", "avec {} contre 4 à ● Bruno"),
        ("de", "■ Anna nimmt das Pferd zu 700.000", "mit {} zu 4 gegen ● Bruno"),
    ],
)
def test_a_column_won_by_one_or_two_is_told_with_both_totals(
    language: Language, taken: str, close: str
) -> None:
    def told(*cards: int) -> list[str]:
        view = lying(((47, 41), cards), goods={})
        lines = face(language).tell(view, Award(FIRST), view)
        return [text_of(each).replace("\N{NO-BREAK SPACE}", " ").strip() for each in lines]

    assert f"{taken}, {close.format(5)}" in told(5, 4, 0)
    assert f"{taken}, {close.format(6)}" in told(6, 4, 0)
    assert taken in told(6, 3, 0), "by three"
    assert taken in told(5, 0, 0), "alone"
    assert taken in told(5, 4, 4), "who tied counts for nothing"
