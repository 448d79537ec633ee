"""Lines of spans: widths, cutting, wrapping."""

from hypothesis import given
from hypothesis import strategies as st

from tui.words.spans import (
    Span,
    cut,
    fit,
    left,
    line,
    plain,
    right,
    spread,
    text_of,
    whole_brackets,
    width,
    wrap,
)

texts = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cf", "Mn", "Me")), max_size=40
)
lines = st.lists(st.tuples(texts, st.sampled_from(["", "dim", "seat-1 lit"])), max_size=6).map(
    lambda parts: tuple(Span(text, roles) for text, roles in parts)
)


@given(lines, st.integers(1, 60))
def test_a_fitted_line_has_exactly_the_cells_asked_for(spans: tuple[Span, ...], cells: int) -> None:
    assert width(fit(spans, cells)) == cells


@given(texts, st.integers(0, 40))
def test_cut_text_never_takes_more_cells(text: str, cells: int) -> None:
    assert width(cut(text, cells)) <= cells


def test_what_is_cut_says_so_and_what_fits_is_left_alone() -> None:
    assert cut("Chiara", 6) == "Chiara"
    assert cut("Chiara", 5) == "Chia…"
    assert cut("Chiara", 5, ".") == "Chia."
    assert fit(line("ab", Span("cdef", "dim")), 4) == (Span("ab"), Span("c…", "dim"))
    assert fit(line("ab", Span("cd", "dim"), "ef"), 4) == (Span("ab"), Span("c…", "dim"))
    assert fit(line("ab", Span("cd", "dim"), "ef"), 4, "") == (Span("ab"), Span("cd", "dim"))


@given(lines, lines, st.integers(1, 60))
def test_two_ends_share_a_line(start: tuple[Span, ...], end: tuple[Span, ...], cells: int) -> None:
    assert width(spread(start, end, cells)) == cells


def test_the_right_end_is_kept_when_both_do_not_fit() -> None:
    both = spread(line("Dolce Vita"), line("your turn"), 14)
    assert text_of(both) == "Dol… your turn"


@given(lines, st.integers(4, 60), st.integers(0, 3))
def test_wrapped_lines_fit_and_lose_no_word(
    spans: tuple[Span, ...], cells: int, indent: int
) -> None:
    wrapped = wrap(spans, cells, indent)
    assert all(width(text_of(each).rstrip()) <= cells for each in wrapped)
    words = text_of(spans).split(" ")
    if all(width(word) <= cells - indent for word in words):
        kept = "".join(text_of(each) for each in wrapped)  # without the blanks at the ends
        assert "".join(kept.split()) == "".join("".join(words).split())


def test_spans_keep_their_meaning_when_wrapped() -> None:
    spans = line("Anna takes ", Span("house 400,000", "good-1", ("seat", 0)))
    wrapped = wrap(spans, 16, 2)
    assert plain(wrapped) == "Anna takes house\n  400,000"
    assert [span.roles for span in wrapped[1]] == ["", "good-1"]
    assert wrapped[1][1].target == ("seat", 0)


def test_brackets_stay_whole_unless_they_are_wider_than_a_line() -> None:
    """A figure at the right of the first line once stood within a bracket that the next closed."""
    spans = line("lace 1 (", Span("card 1", "strong"), ", with Anna) or not")
    assert plain(wrap(whole_brackets(spans), 18)) == "lace 1 (card 1,\nwith Anna) or not"
    assert (
        plain(wrap(whole_brackets(spans), 20))
        == "lace 1\n(card\u00a01,\u00a0with\u00a0Anna)\nor not"
    )


def test_blanks_at_the_end_of_a_line_need_no_room() -> None:
    """“2nd place: ◆ Ermeline” once took three lines, for the no-break space behind the name."""
    spans = line("2nd place: ", Span("◆ Ermeline", "seat-2"), "\u00a0 +2\u00a0points")
    assert plain(wrap(spans, 21)) == "2nd place: ◆ Ermeline\n+2\u00a0points"


def test_a_sign_stays_with_its_name() -> None:
    for sign, roles in (("■", "seat-0"), ("A", "seat-0"), ("■", "")):
        spans = line("a card for ", Span(f"{sign} Anna Blum", roles), ", who passes")
        assert plain(wrap(spans, 12)) == f"a card for\n{sign} Anna Blum,\nwho passes"
    assert plain(wrap(line("as ", Span("J", "good-1"), " does"), 5)) == "as J\ndoes"
    spans = line("answered by ", Span("● Bruno", "seat-1"))
    assert plain(wrap(spans, 14)) == "answered by\n● Bruno"
    spans = line("gives two Masons to ", Span("▲ Clotilde", "seat-3 strong"))
    assert plain(wrap(spans, 24, 2)) == "gives two Masons to\n  ▲ Clotilde"


def test_columns_of_text() -> None:
    assert left("Anna", 6) + right("7", 3) == "Anna    7"


def test_a_card_keeps_its_number_at_the_end_of_a_line() -> None:
    card = Span("wine 1", "good-2", topic=("goods", 21))
    for shown, first in ((card, "Maëlle takes"), (card._replace(topic=None), "Maëlle takes wine")):
        assert text_of(wrap(line("Maëlle takes ", shown), 17)[0]) == first


def test_a_name_in_quotes_that_is_too_long_for_a_line_is_broken_and_not_cut() -> None:
    card = Span("Zerbrochene Laterne", topic=("card",))
    lines = wrap(line(Span("Yann: „"), card, Span("“, Wein 1")), 20, 3)
    assert [text_of(each) for each in lines] == ["Yann: „Zerbrochene", "   Laterne“, Wein 1"]
    assert text_of(wrap(line(Span("Yann sagt: "), card, Span(".")), 24, 3)[1]) == (
        "   Zerbrochene Laterne."
    )
