"""The grammar of French that other languages do not have: elision, contraction, articles."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from engine.dolce_vita.cards import Object
from tests.tui.words.glossary import sentences
from tui.games.dolce_vita.objects import named
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.words import Wording
from tui.words.catalogue import catalogue
from tui.words.spans import text_of
from tui.words.speech import Fact

SAY = Wording("fr")

FULL = re.compile(
    r"(?<!-)\b(?:[dlnstmj]e|la|que|jusque|lorsque|puisque) (?!\w\b|y[aeéèiou]|ha|onz|oui)"
    r"[aàâæeéèêiîïoôœuûyh]",
    re.IGNORECASE,
)
"""The pattern of a word that should have lost its vowel before the next word."""

UNCONTRACTED = re.compile(r"\b(?:de|à) les? ", re.IGNORECASE)


def filled(name: str) -> Iterator[tuple[str, str]]:
    """Yield every sentence after its key, with a name in place of every fact, or 2 where it is
    counted."""
    for key, template in catalogue("fr").items():
        facts: dict[str, Fact] = {}
        for _, fact, spec, _ in Formatter().parse(template):
            if fact and fact[0] != "@" and facts.get(fact) != 2:
                facts[fact] = 2 if "|" in (spec or "") else name
        yield key, SAY(key, **facts)


@pytest.mark.parametrize("name", ["Anna", "Élodie", "Hélène", "Yves", "Zoé", "Yann", "Hans"])
def test_no_sentence_has_a_vowel_before_a_vowel(name: str) -> None:
    said = [(key, words) for key, words in filled(name) if not key.endswith(".usage")]
    assert [(key, words) for key, words in said if FULL.search(words)] == []
    assert not any(f"’{name}" in words for _, words in said) or name not in ("Zoé", "Yann", "Hans")


def test_a_name_takes_the_vowel_away_as_it_is_spoken() -> None:
    names = ("Anna", "Élodie", "Hélène", "Yves", "Zoé", "Yann", "Hans", "● Anna", "8")
    assert [SAY("da.felt.from", who=name).removesuffix(name) for name in names] == [
        *["d’"] * 4,
        *["de "] * 5,
    ]
    assert SAY("curtain.alone", who="Yves").startswith("La suite ne regarde qu’Yves.")


def test_articles_are_contracted() -> None:
    assert [told for told in sentences("fr") if UNCONTRACTED.search(told[1])] == []


def test_an_object_has_its_article_in_a_sentence_and_none_in_a_list() -> None:
    company = Company(("Anna",), SAY, UNICODE)
    horse, worse, money = (named(company, Object(each)) for each in (47, 42, 82))
    taken = SAY("dv.would.replace", object=horse, old=worse).replace("\N{NO-BREAK SPACE}", " ")
    assert taken.endswith("vous échangez le cheval de 200 000 contre celui de 700 000")
    won = SAY("dv.would.take", object=money).replace("\N{NO-BREAK SPACE}", " ")
    assert won.endswith("vous prenez la carte argent de 200 000")
    told = text_of(SAY.line("dv.tell.take", who="Anna", object=horse))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == "Anna prend le cheval de 700 000"
    assert SAY("dv.plain.column", column="A", things=horse).startswith(
        "A\N{NO-BREAK SPACE}: cheval"
    )


def test_the_help_of_a_key_begins_with_an_infinitive() -> None:
    words = catalogue("fr")
    helps = {
        key: help_
        for key, help_ in words.items()
        if key.endswith(".help")
        and key.removesuffix(".help") in words
        and not key.startswith(("option.", "plain."))
    }
    assert len(helps) > 100
    begun = re.compile(r"(?:Ne (?:rien )?)?\w+(?:er|ir|re)\b")
    assert {key: help_ for key, help_ in helps.items() if not begun.match(help_)} == {}
