"""Lines of spans where something just fits, just does not, or is not there at all."""

import pytest

from tui.words.spans import (
    BLANK,
    NAMED,
    Span,
    about,
    capital,
    centre,
    cut,
    fit,
    flush,
    joined,
    left,
    line,
    right,
    sentence,
    spread,
    text_of,
    wrap,
)


def wrapped(text: str, cells: int, indent: int = 0) -> list[str]:
    """Return the lines of a wrapped text."""
    return [text_of(each) for each in wrap(line(text), cells, indent)]


def test_what_is_joined_has_something_between_two_only() -> None:
    parts = [line("Anna"), line("Bruno"), line("Chiara")]
    assert text_of(joined(parts)) == "Anna, Bruno, Chiara"
    assert joined(parts[:1]) == line("Anna")
    assert joined([]) == BLANK


def test_only_the_first_letter_of_a_sentence_becomes_a_capital() -> None:
    assert capital("anna takes") == "Anna takes"
    spans = line(Span("éloi", "dim"), " passes")
    assert sentence(spans) == line(Span("Éloi", "dim"), " passes")
    assert sentence(BLANK) == BLANK


def test_blanks_at_the_beginning_go_and_no_others() -> None:
    assert flush(line("  ", "  Anna ", Span(" takes", "dim"))) == line(
        "Anna ", Span(" takes", "dim")
    )
    assert flush(line(" ", "  ")) == BLANK == flush(BLANK)


@pytest.mark.parametrize(
    ("cells", "shown"), [(0, ""), (1, "…"), (2, "A…"), (3, "An…"), (4, "Anna"), (5, "Anna")]
)
def test_a_text_is_cut_only_where_it_has_no_room(cells: int, shown: str) -> None:
    assert cut("Anna", cells) == shown
    assert left("Anna", cells) == shown.ljust(cells)


def test_a_line_that_just_fits_stays_as_it_is() -> None:
    spans = line("Anna", Span(" takes", "dim"))
    assert fit(spans, 10) == spans
    assert fit(spans, 11) == (*spans, Span(" "))
    assert text_of(fit(spans, 9)) == "Anna tak…"
    assert text_of(fit(line("火火火"), 4)) == "火… ", "a sign of two cells is not cut in half"


def test_a_text_in_the_middle_leaves_the_spare_cell_at_the_right() -> None:
    assert centre("ab", 5) == " ab  " and centre("ab", 6) == "  ab  "
    assert centre("abc", 2) == "abc" == right("abc", 2)


@pytest.mark.parametrize(
    ("cells", "shown"),
    [
        (10, "Anna  1234"),
        (9, "Anna 1234"),
        (8, "An… 1234"),
        (7, "A… 1234"),
        (6, "… 1234"),
        (5, " 1234"),
        (4, "1234"),
        (3, "12…"),
    ],
)
def test_two_ends_keep_a_blank_between_them_as_long_as_there_is_room(
    cells: int, shown: str
) -> None:
    assert text_of(spread(line("Anna"), line("1234"), cells)) == shown


def test_a_topic_is_for_spans_without_one() -> None:
    own, other = ("goods", 21), ("money",)
    spans = about(other, line("takes ", Span("wine 1", topic=own)))
    assert [span.topic for span in spans] == [other, own]


def test_a_line_breaks_only_where_the_next_word_has_no_room() -> None:
    assert wrapped("ab cd ef", 5) == ["ab cd", "ef"]
    assert wrapped("ab cd ef", 4) == ["ab", "cd", "ef"]
    assert wrapped("ab cd ef", 5, 2) == ["ab cd", "  ef"]
    assert wrapped("ab cd efg", 5, 3) == ["ab cd", "   e…"]
    assert wrapped("ab cd ef", 8) == ["ab cd ef"]
    assert wrapped("abcde fg", 5) == ["abcde", "fg"]
    assert wrapped("abcdef g", 5) == ["abcd…", "g"]
    assert wrapped("", 5) == []


def test_a_wrapped_line_keeps_its_spans_and_has_no_empty_ones() -> None:
    dim = Span("passes ", "dim")
    assert wrap(line("Anna ", dim), 20) == [line("Anna ", Span("passes", "dim"))]
    assert wrap(line("Anna ", dim, "now"), 20) == [line("Anna ", dim, "now")]
    assert wrap(line("Anna ", dim, "now"), 11) == [
        line("Anna ", Span("passes", "dim")),
        line("now"),
    ]


@pytest.mark.parametrize(
    ("text", "topic", "whole"),
    [
        ("x" * (NAMED - 3) + " 12", ("goods", 1), True),
        ("x" * (NAMED - 2) + " 12", ("goods", 1), False),
        ("x" * (NAMED - 3) + " 12", None, False),
    ],
)
def test_a_name_is_kept_in_one_piece_up_to_a_length(
    text: str, topic: tuple[str, int] | None, whole: bool
) -> None:
    spans = line("Maëlle takes ", Span(text, topic=topic))
    rows = [text_of(each) for each in wrap(spans, len("Maëlle takes ") + len(text) - 1)]
    assert (rows == ["Maëlle takes", text]) is whole


def test_a_name_that_has_no_room_beside_the_indent_is_broken() -> None:
    card = Span("house 12", topic=("goods", 1))
    for indent, rows in (
        (2, ["Anna takes", "  house 12"]),
        (3, ["Anna takes", "   house", "   12"]),
    ):
        assert [text_of(each) for each in wrap(line("Anna takes ", card), 10, indent)] == rows


def test_a_sign_leaves_its_word_only_where_both_have_no_room_together() -> None:
    spans = line("of ", Span("■ Bruno", "seat-1"))
    assert [text_of(each) for each in wrap(spans, 7)] == ["of", "■ Bruno"]
    assert [text_of(each) for each in wrap(spans, 6)] == ["of ■", "Bruno"]
    # Whether both have room is judged by the width without the indent.
    assert [text_of(each) for each in wrap(spans, 9, 2)] == ["of", "  ■ Bruno"]
    assert [text_of(each) for each in wrap(spans, 8, 2)] == ["of ■", "  Bruno"]


def test_two_signs_stay_apart_and_a_sign_at_the_end_stands_alone() -> None:
    assert wrapped("ab ■ ▲ cd", 6) == ["ab ■ ▲", "cd"]
    assert wrapped("abcde ■", 6) == ["abcde", "■"]
    assert wrapped("abcd ■", 6) == ["abcd ■"]


def test_what_is_wider_than_a_line_is_broken_at_its_no_break_spaces_rather_than_cut() -> None:
    """In a slim log the number behind a long name of a rank was once cut off."""
    card = Span("vier Schafhirtinnen\N{NO-BREAK SPACE}(10)", topic=("rank", 10))
    said = line("Aliénor: ", card, ", darunter ein Narr")
    rows = [text_of(each) for each in wrap(said, 19, 2)]
    assert rows == ["Aliénor: vier", "  Schafhirtinnen", "  (10), darunter", "  ein Narr"]
    assert "  Schafhirtinnen\N{NO-BREAK SPACE}(10)," in [
        text_of(each) for each in wrap(said, 24, 2)
    ]
