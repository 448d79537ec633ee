"""What speaks to the reader has a second form for the moves of others: robots are judged, too."""

import re

import pytest

from tests.tui.words.faults import OTHERS, YOU
from tui.words import LANGUAGES, Language
from tui.words.catalogue import catalogue

JUDGED = re.compile(r"(hint\.(why|other)|review\.came|do\.ends)\.")
"""The beginnings of the keys of sentences on a judged move, and of the words that fill them."""


def spoken(template: str) -> str:
    """Return the words of a template without the names of its facts."""
    return re.sub(r"\{(\w+)", "", template)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_says_you_has_one_that_does_not(language: Language) -> None:
    words = {key: each for key, each in catalogue(language).items() if JUDGED.match(key)}
    says = {key for key, each in words.items() if YOU[language].search(spoken(each))}
    others = {key.replace(OTHERS, "") for key in words if OTHERS in key}
    assert says and says == others
