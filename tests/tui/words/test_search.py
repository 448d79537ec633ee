"""What is typed is found: anywhere in a line, misspelt a little, whatever the accents."""

import pytest

from tui.words.search import Vocabulary, folded, in_books, lit, places, slipped, words_in
from tui.words.spans import Span, line, text_of


def test_capitals_accents_and_joined_letters_make_no_difference() -> None:
    assert folded("ŒUVRE Łódź Ærø") == "oeuvre lodz aero"
    assert folded("ANNA") == "anna"
    assert words_in("Dolce Vita, 2. Élodie’s") == ["dolce", "vita", "2", "elodie", "s"]


def test_places_are_those_of_the_letters_as_they_are_written() -> None:
    assert places(line("Cœur, ", Span("le cœur")), "coeur") == [range(4), range(9, 13)]
    assert places(line("aaaa"), "aa") == [range(2), range(2, 4)]
    assert places(line("Große"), "ss") == [range(3, 4)]
    assert places(line("abc"), "abc") == [range(3)]
    assert places(line("abc"), "d") == places(line("abc"), "") == []


def test_what_is_found_is_lit_within_and_across_spans() -> None:
    spans = line("ab", Span("cd", "dim", "there"), "ef")
    assert lit(spans, "bc", "hit") == (
        *(Span("a"), Span("b", "hit")),
        *(Span("c", "hit", "there"), Span("d", "dim", "there")),
        Span("ef"),
    )
    assert lit(spans, "cd", "hit") == line("ab", Span("cd", "hit", "there"), "ef")
    assert lit(spans, "ab", "hit") == line(Span("ab", "hit"), *spans[1:])
    assert lit(spans, "f", "hit") == (*spans[:2], Span("e"), Span("f", "hit"))
    assert lit(spans, "x", "hit") == spans
    assert text_of(lit(line("xaxa"), "a", "hit")) == "xaxa"


def test_words_are_found_by_their_beginning_and_only_of_the_kind_typed() -> None:
    known = Vocabulary(["anna", "annika", "bruno", "winner:anna"])
    assert known.begun("an") == {"anna", "annika"}
    assert known.begun("anna") == {"anna"}
    assert known.begun("winner:an") == {"winner:anna"}
    assert known.begun("c") == set()
    assert known.begun("win") == set()
    assert len(known.learn(["carla"])) == 1
    assert known.begun("c") == {"carla"}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("elodei", {"elodie"}),
        ("winner:elodei", {"winner:elodie"}),
        ("elo", set()),  # too short to be misspelt
        ("eld", set()),
        ("eldo", {"elodie"}),
        ("2026", set()),
        ("2036", set()),
        ("babtist", {"baptiste"}),
        ("batpsite", {"baptiste"}),  # long enough for two slips
        ("batpsie", set()),
        ("elxdie", {"elodie"}),
        ("bartolomeus", {"bartholomaeus"}),
        ("bartolmeus", set()),
        ("xbaptixstx", set()),
        ("bxrthxlomxeus", set()),
    ],
)
def test_a_slip_is_forgiven_and_two_in_a_long_word(typed: str, found: set[str]) -> None:
    known = Vocabulary(["elodie", "winner:elodie", "baptiste", "bartholomaeus", "2026"])
    assert known.misspelt(typed) == found


def test_who_spells_a_word_right_does_not_mean_another() -> None:
    known = Vocabulary(["marie", "maria", "marina"])
    right, misspelt = known.readings(["marie", "mariaa"])
    assert right == [{"marie"}, set()]
    assert misspelt == [{"marie"}, {"marie", "maria", "marina"} & known.misspelt("mariaa")]
    assert "maria" in misspelt[1]


@pytest.mark.parametrize(
    ("typed", "slips"),
    [
        ("baptiste", 0),
        ("bapt", 0),
        ("bqptiste", 1),
        ("aptiste", 1),
        ("bbaptiste", 1),
        ("bapptiste", 1),
        ("abptiste", 1),
        ("baptiset", 1),
        ("baptistes", 1),
        ("bpatitse", 2),
        ("abptiset", 2),
        ("ptiste", 2),
        ("xybaptiste", 2),
        ("tpab", 3),
        ("", 0),
    ],
)
def test_slips_are_counted(typed: str, slips: int) -> None:
    assert [slipped(typed, "baptiste", most) for most in range(4)] == [
        slips <= most for most in range(4)
    ]


def test_numbers_in_titles_are_sorted_by_their_value() -> None:
    titles = ["Abend", "Abend 2", "abend 10", "Ábend 10", "Abend 10b", "Abende", "Zoé"]
    assert sorted(titles, key=in_books) == titles
    assert sorted(["b", "10", "9", "a 1"], key=in_books) == ["9", "10", "a 1", "b"]
