"""One thing, one word: what the glossary page of a language replaces is said nowhere in it."""

import re
from pathlib import Path

import pytest

from tests.tui.words.glossary import PAGES, against, glossary, sentences, verbs
from tui.words import LANGUAGES, Language
from tui.words.catalogue import catalogue


def test_every_language_has_a_page() -> None:
    assert PAGES.keys() == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replaced_word_is_not_said(language: Language) -> None:
    page = glossary(PAGES[language])
    assert page.words
    assert against(page, sentences(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_key_begins_with_a_verb_of_the_page(language: Language) -> None:
    """If the page names them; other things have help too, such as the options of the games."""
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


def test_both_forms_of_a_word_are_read() -> None:
    told = dict.fromkeys(sentences("en"))
    assert ("saves.count", "\0 game") in told and ("saves.count", "\0 games") in told
