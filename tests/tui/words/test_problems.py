"""Problems say what to do next in every language or in none."""

import re

import pytest

from tui.words import LANGUAGES
from tui.words.catalogue import catalogue

PROBLEMS = re.compile(r"(?:save|start|illegal)\.|hint\.failed$|online\.(?!.*(?:\.help|key))")
SENTENCE = re.compile(r"[.!?](?:\s|$)")


def told() -> list[str]:
    return [key for key in catalogue("en") if PROBLEMS.match(key)]


def test_problems_of_every_kind_are_read() -> None:
    assert {"save.disk-full", "start.no-name", "hint.failed", "online.no-host"} <= set(told())


@pytest.mark.parametrize("key", told())
def test_a_problem_has_as_many_sentences_in_every_language(key: str) -> None:
    """The second sentence is the advice: free some space, close the other window."""
    said = [catalogue(language)[key] for language in LANGUAGES]
    assert len({len(SENTENCE.findall(each)) for each in said}) == 1, said
