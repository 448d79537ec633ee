"""What German asks of every sentence."""

import re

from tests.tui.words.glossary import sentences
from tui.words.catalogue import catalogue

HELPS = [
    (key, words)
    for key, words in catalogue("de").items()
    if key.endswith(".help") and catalogue("de").get(key.removesuffix(".help"))
]
KEYS = [each for each in HELPS if not each[0].startswith(("option.", "plain."))]


def test_the_help_of_a_key_says_what_it_does() -> None:
    """With an infinitive, at the beginning or the end of the first clause: „Eine Notiz schreiben“,
    „Zeigen, wo die Datei liegt“."""
    assert len(KEYS) > 100
    for key, words in KEYS:
        if len(words.split()) > 1:  # the other ones are names
            clause = re.split(r"[.:;,(]", words)[0].split()
            ends = clause[-1].endswith("n") and clause[-1][0].islower()
            assert clause[0].endswith(("en", "un")) or ends, f"{key}: {words}"


def test_quotes_are_german_and_nobody_is_addressed_formally() -> None:
    for key, words in sentences("de"):
        assert words.count("„") == words.count("“"), f"{key}: {words}"
        assert not re.search(r"[”«»]", words), f"{key}: {words}"
        assert not re.search(r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[nmrs]?)\b", words), (
            f"{key}: {words}"
        )


def test_numbers_are_written_with_points() -> None:
    for key, words in sentences("de"):
        assert not re.search(r"\d[,\u00a0\u202f ]\d{3}(?!\d)", words), f"{key}: {words}"
