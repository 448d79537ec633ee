"""How templates are filled: plurals, cases, keys, lists, and facts that keep their roles."""

import pytest

from tui.words import Language, Listed, Noun, Wording
from tui.words.prose import REFERENCE, Section, example, item, place_of, referring, ruling, text
from tui.words.spans import Span, line, text_of
from tui.words.speech import Fact, default_language
from tui.words.typed import letters, meant, spellings

EN = Wording("en")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "de"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "FR"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_first_locale_that_is_set_chooses_the_language(
    environ: dict[str, str], language: Language
) -> None:
    assert default_language(environ) == language


def test_the_locale_of_this_process_is_asked_if_no_other_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert default_language() == "fr" != default_language({})


def test_a_number_below_nought_has_the_plural_of_its_amount() -> None:
    space = "\N{NO-BREAK SPACE}"
    said = [EN("da.cards", n=n).replace(space, " ") for n in (-2, -1, 0, 1, 2)]
    assert said == ["-2 cards", "-1 card", "0 cards", "1 card", "2 cards"]


def test_the_words_of_a_fact_keep_their_look() -> None:
    who = Span("Anna", "seat-0", "there")
    assert EN.line("labelled", label=who, words="7") == (who, Span(": "), Span("7"))


def test_a_noun_with_a_look_is_one_span_and_one_without_stays_as_it_is() -> None:
    facts: dict[str, Fact] = {"label": Span("a", "dim"), "words": "b"}
    assert EN.named(Noun("labelled", facts)) == (Span("a", "dim"), Span(": "), Span("b"))
    bright = Noun("labelled", facts, "strong", ("goods", 1))
    assert EN.named(bright) == (Span("a: b", "strong", None, ("goods", 1)),)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["a", "b", "c", "d"], "a, b, c and d"),
    ],
)
def test_a_list_has_its_own_word_before_the_last(names: list[str], said: str) -> None:
    assert text_of(EN.listing([line(each) for each in names])) == said
    assert text_of(EN.named(Listed(names))) == said
    assert text_of(EN.named(Listed(names, either=True))) == said.replace(" and ", " or ")


def test_a_key_is_the_usual_one_unless_the_player_has_another() -> None:
    say = Wording("en")
    usual = say("cap.enter")
    assert say.key_of("dolores.commit", "cap.enter") == usual
    say.own_keys = {"dolores.commit": "F2"}
    assert say.key_of("dolores.commit", "cap.enter") == "F2" != usual
    assert say.key_of("dolores.other", "cap.enter") == usual


def test_words_may_be_missing() -> None:
    assert EN.has("labelled") and not EN.has("labelled.not")
    assert EN.quoted("so") == "“so”" and Wording("de").quoted("so") == "„so“"
    assert EN.thousands(1234567) == "1,234,567" and EN.thousands(999) == "999"


def test_a_kind_may_have_words_of_its_own() -> None:
    assert EN.own("review.open", "dolce-vita") == "review.open.dolce-vita"
    assert EN.own("review.open", "dolores") == "review.open"


def test_single_letters_answer_as_keys() -> None:
    found = letters("typed.yes")
    assert found and all(len(each) == 1 for each in found)
    assert set(found) == {each for each in spellings("typed.yes") if len(each) == 1}
    assert len(found) < len(spellings("typed.yes"))
    assert meant(EN, "zeppelin", ["typed.yes"]) is None


PAGES = (
    Section("Before", (text("On DV1 and others.", "DV1"),)),
    Section(
        "Play",
        (
            example("So it was.", "DV1 DV3", "riviera"),
            item("Both are told.", "DV2 DV1"),
            ruling("This alone.", "DV1"),
            ruling("And again.", "DV1"),
        ),
    ),
    Section("More", (text("Later.", "DV1"), example("Thus.", "DV4"))),
)


def test_a_ruling_is_told_best_where_it_is_told_first_of_all() -> None:
    assert place_of(PAGES, "DV1") == (1, 2)
    assert place_of(PAGES, "DV2") == (1, 1)
    assert place_of(PAGES, "DV3") == (1, 0) and place_of(PAGES, "DV4") == (2, 1)
    assert place_of(PAGES[:1], "DV1") == (0, 0)
    assert place_of((PAGES[0], Section("", (item("", "DV2 DV1"),))), "DV1") == (1, 0)
    with pytest.raises(KeyError):
        place_of(PAGES, "DV9")


def test_a_reference_gets_the_title_of_its_section() -> None:
    assert REFERENCE.findall("§1 and §3") == ["1", "3"]
    space = "\N{NO-BREAK SPACE}"
    assert referring("see §1, §3", PAGES, EN) == f"see see{space}1, Before, see{space}3, More"
