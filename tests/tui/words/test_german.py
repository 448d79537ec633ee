"""The demands of German on every sentence."""

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
    """The first sentence begins with an infinitive, or one of its clauses ends in one: „Zeigen, wo
    die Datei liegt“, „Eine Notiz schreiben“. A single word may be of any kind."""
    assert len(KEYS) > 100
    for key, words in KEYS:
        clauses = [each.split() for each in re.split(r"[.:;(]", words)[0].split(",")]
        last = [clause[-1] for clause in clauses]
        ends = any(word.endswith("n") and word[0].islower() for word in last)
        names = len(words.split()) == 1
        first = clauses[0][0]
        begins = first.endswith(("en", "ern", "eln", "un")) and first not in ("Den", "Einen")
        assert names or ends or begins, f"{key}: {words}"


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


def test_a_value_and_a_rank_keep_their_number() -> None:
    for key, words in sentences("de"):
        assert not re.search(r"\b(?:Wert|Rang) \d", words), f"{key}: {words}"
