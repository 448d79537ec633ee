"""One thing, one word: no sentence has a word that the glossary page of its language replaces."""

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.tui.cli.running import ROOT
from tests.tui.words.glossary import (
    PAGES,
    PROSE,
    against,
    glossary,
    paragraphs,
    sentences,
    verbs,
)
from tui.words import LANGUAGES, Language
from tui.words.catalogue import catalogue


def test_every_language_has_a_page() -> None:
    assert PAGES.keys() == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replaced_word_is_not_said(language: Language) -> None:
    """For English the pages of the repository are read too, because they are in English."""
    page = glossary(PAGES[language])
    assert page.words
    pages = paragraphs(PROSE) if language == "en" else ()
    assert against(page, chain(sentences(language), pages)) == []


def test_no_space_stands_before_a_percent_sign_on_the_pages() -> None:
    assert [told for told in paragraphs(PROSE) if re.search(r"\d\s%", told[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_key_begins_with_a_verb_of_the_page(language: Language) -> None:
    """This holds if the page lists verbs, and for keys only: options of the games have help too."""
    known, words = verbs(PAGES[language]), catalogue(language)
    keys = (key for key in words if key.endswith(".help") and key.removesuffix(".help") in words)
    helps = (key for key in keys if not key.startswith(("option.", "plain.")))
    assert not known or {re.split(r"\W", words[key])[0] for key in helps} <= known


PAGE = """
| word | is | not |
| --- | --- | --- |
| step | a position in a game | entry, entries |
| default | said nothing | if nothing is said |

| where | says | because |
| --- | --- | --- |
| `plain.typed.*` | entry | it can be typed |
"""


def test_what_is_said_against_a_page_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    told = {
        "plain.typed.step": "entry",
        "key.next": "Entries",
        "key.next.help": "Go to the next. Entry by entry.",
        "cli.help.games": "how many (5 if nothing\N{NO-BREAK SPACE}is said)",
        "key.enter": "the Entry key, or a gentry",
    }
    read = glossary(page)
    found = against(read, told.items())
    assert [line.split()[0] for line in found] == ["key.next", "key.next.help", "cli.help.games"]
    assert against(read, {"key.next": "step"}.items()) == ["plain.typed.* no longer says “entry”"]


def test_prose_of_a_page_is_read_without_its_code() -> None:
    page = ROOT / "README.md"
    told = " ".join(words for _, words in paragraphs([page]))
    assert "the platform’s data folder" in told.replace("'", "’")
    assert "ludotheque --help" not in told and "settings.toml" not in told
    assert any(words.startswith("- ") for _, words in paragraphs([page]))


def test_both_forms_of_a_word_are_read() -> None:
    told = dict.fromkeys(sentences("en"))
    assert ("saves.count", "\0 game") in told and ("saves.count", "\0 games") in told
