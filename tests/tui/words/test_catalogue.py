"""Every language says everything in its own words. Languages are found by their folders, not by a
list."""

import re
from itertools import combinations, permutations
from pathlib import Path

import pytest
from babel import Locale

import tui.words
from tests.tui.words.faults import Tongue, faults, tongue
from tests.tui.words.glossary import UNKNOWN, sentences
from tui.session.options import OFF, ON
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue, grammar
from tui.words.spans import line, wrap
from tui.words.speech import OTHERWISE
from tui.words.typed import spellings

EXPLAINS = re.compile(r"field\..+|option\..+\.help")
"""The keys of the sentences under the rows of a form."""

FOLDER = Path(tui.words.__file__).parent


def test_every_folder_is_a_language_and_has_the_same_files() -> None:
    folders = {file.parent.name: file.parent for file in FOLDER.glob("*/__init__.py")}
    assert folders.keys() == set(LANGUAGES)
    files = [{file.name for file in folder.glob("*.py")} for folder in folders.values()]
    assert all(names == files[0] for names in files)


@pytest.mark.parametrize(("own", "other"), permutations(LANGUAGES, 2))
def test_every_language_says_the_same_things_in_its_own_words(
    own: Language, other: Language
) -> None:
    assert faults(tongue(own), tongue(other)) == []


PLANTED = {
    "a missing key": ({"key.quit": None}, "key.quit is missing"),
    "a superfluous key": ({"key.frob": "frob"}, "key.frob is superfluous"),
    "a case of nothing": ({"frob:acc": "einen Frob"}, "frob:acc is superfluous"),
    "a case unknown": ({"key.quit:gen": "x"}, "is in a case that the language does not have"),
    "another placeholder": ({"da.tell.gift": "{wer} gibt {cards}"}, "has other placeholders"),
    "another of argparse's": ({"argparse.choice": "%(choices)s"}, "has other placeholders"),
    "a placeholder lost in a case": ({"da.with.1:acc": "Narr"}, "has other placeholders"),
    "a line break lost": ({"cli.usage": "%(prog)s {languages}"}, "has other line breaks"),
    "too few plurals": ({"da.cards": "{n} {n:Karte|Karten|Karten}"}, "has not as many forms"),
    "a form inside a form": (
        {"da.cards": "{n} {n:Karte|{n:Blatt|Karten}}"},
        "has braces inside the forms of n",
    ),
    "a case asked for": ({"da.play": "{play:gen}?"}, "asks for a case of play"),
    "an English sentence": (
        {"da.tell.untaxed": catalogue("en")["da.tell.untaxed"]},
        "is not translated",
    ),
    "French spaces": ({"da.call": "Revolution\N{NO-BREAK SPACE}?"}, "has a blank before a sign"),
    "loose spaces": ({"da.call": "Revolution !"}, "has a blank that can break"),
    "English quotes": ({"da.call": "“Revolution”"}, "has quotes that are not the language's"),
    "open quotes": ({"da.call": "„Revolution"}, "has quotes that are not the language's"),
    "an apostrophe": ({"da.call": "So geht's?"}, "has a typewriter's quotes"),
    "a long short word": ({"da.short.12": "Tagelöhner"}, "is too wide"),
}


@pytest.mark.parametrize(("changed", "said"), PLANTED.values(), ids=PLANTED)
def test_what_is_wrong_is_found(changed: dict[str, str | None], said: str) -> None:
    german = tongue("de")
    words = {key: said for key, said in {**german.words, **changed}.items() if said is not None}
    found = faults(Tongue(german.grammar, words), tongue("en"))
    assert len(found) == 1 and said in found[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_cldr(language: Language) -> None:
    habits, rule = grammar(language), Locale.parse(language).plural_form
    numbers = range(1001)
    assert [habits.plural(n) for n in numbers] == [rule(n) for n in numbers]
    assert {habits.plural(n) for n in numbers} == set(habits.plurals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_keeps_its_sign_its_unit_and_its_digits(language: Language) -> None:
    """All stay on one line. Before the per cent sign stands what CLDR says, often nothing."""
    usual = Locale.parse(language).percent_formats[None].pattern.removeprefix("#,##0")
    for key, words in sentences(language):
        for sign in re.findall(rf"[\d{UNKNOWN}](\s*%)(?![(\w])", words):
            assert sign == usual, key
        parted = rf"[\d{UNKNOWN}] (?:ms|k?B|MB|k?o|Mo)\b|\d \d{{3}}\b"
        assert not re.search(parted, words), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_keeps_its_number(language: Language) -> None:
    parted = grammar(language).typeset("6 + 2 = 8, − 400, 3 × 8").split(" ")
    assert not {"+", "−", "3", "×"} & set(parted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_keeps_the_word_after_it(language: Language) -> None:
    """A rank stays with its name, as in 12 Peasant, and a number with what it counts, also on the
    rules pages."""
    for key, words in sentences(language):
        assert not re.search(r"\d [^\W\d_]", words), f"{key}: {words}"


SPOKEN = {
    "orders": {key for key in catalogue(OTHERWISE) if key.startswith("plain.typed.")},
    "gestures": {f"cap.do.{each}" for each in ("1", "2", "4", "talk", "trick", "no")},
    "at a revolution": {"da.typed.call", "typed.no"},
    "yes and no": {"typed.yes", "typed.no"},
    "seven types": {f"do.letters.{kind}" for kind in range(1, 8)},
    "seven categories": {f"dv.short.{kind}" for kind in range(1, 8)},
}
"""Groups of words that the program must tell apart when typed, or a reader when drawn."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", SPOKEN.values(), ids=SPOKEN)
def test_no_word_means_two_things(keys: set[str], language: Language) -> None:
    say = Wording(language)
    for one, two in combinations(sorted(keys), 2):
        assert not set(say(one).casefold().split()) & set(say(two).casefold().split()), (one, two)


def test_a_switch_is_read_in_any_language() -> None:
    assert not spellings(ON) & spellings(OFF)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_months_has_twelve(language: Language) -> None:
    assert len(Wording(language)("saves.months").split()) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_of_a_field_has_room_on_its_two_lines(language: Language) -> None:
    """In the narrowest terminal a line under the rows of a form has 76 cells."""
    told = {key: words for key, words in catalogue(language).items() if EXPLAINS.match(key)}
    assert [key for key, words in told.items() if len(wrap(line(words), 76)) > 2] == []
