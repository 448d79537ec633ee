"""Places of a table: what a sentence speaks of is lit, what a lesson points at is marked."""

from tui.render.places import lighted, placed, places, pointed, shows, sitting
from tui.words.spans import Span, line, text_of

ANNA = Span("■ Anna  ", "seat-0 turn")


def test_a_name_in_a_sentence_targets_its_seat_and_has_one_blank_after_it() -> None:
    said = placed(line(ANNA, "   plays", Span("  3", "strong"), Span("● Bruno", "seat-11")))
    assert text_of(said) == "■ Anna plays  3● Bruno"
    assert [span.target for span in said] == [("seat", 0), None, None, ("seat", 11)]
    assert text_of(placed(line("   plays", ANNA))) == "   plays■ Anna"


def test_a_sentence_speaks_of_its_targets_and_of_the_players_among_them() -> None:
    said = line(Span("A", "", ("column", 0)), Span("b", "", "words"), Span("C", "", ("seat", 2)))
    assert places(said) == {("column", 0), ("seat", 2)}
    assert sitting(places(said)) == {("seat", 2)}


def test_only_what_is_named_is_lit() -> None:
    lines = [line(Span("a", "dim", ("seat", 0)), Span("b", "", ("seat", 1)), "c")]
    lit = lighted(lines, frozenset({("seat", 0)}))
    assert [span.roles for span in lit[0]] == ["dim lit", "", ""]
    assert lighted(lines, frozenset()) == lines


def test_a_mark_suits_what_is_marked() -> None:
    """A face is marked as under a cursor, words are underlined, and a blank is only lit."""
    lines = [
        line(
            Span("7", "chip-3", ("card", 7, 1)),
            Span("seven", "dim", ("card", 7, 0)),
            Span("  ", "", ("card", 7, 2)),
            Span("8", "dim chip-4", ("card", 8, 1)),
            Span("pile", "dim", "card"),
            "hand",
        )
    ]
    seven = [span.roles for span in pointed(lines, [("card", 7)])[0]]
    assert seven == ["chip-3 cursor", "dim pointed", "lit", "dim chip-4", "dim", ""]
    every = [span.roles for span in pointed(lines, [("card",)])[0]]
    assert every[3:] == ["dim chip-4 cursor", "dim", ""]
    assert pointed(lines, []) is lines
    assert not shows(Span("x", "", ("card", 8, 1)), [("card", 7), ("seat",)])
