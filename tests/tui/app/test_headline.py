"""The top line: what it leaves out where it has no room."""

import pytest

from tui.app.widgets.bars import whole_parts
from tui.words.spans import Span, line, text_of

WHERE = line(Span("Dolce Vita", "strong"), Span(" · ", "dim"), "tour 3 sur 6 · Chiara a commencé")


@pytest.mark.parametrize(
    ("cells", "left"),
    [
        (50, "Dolce Vita · tour 3 sur 6 · Chiara a commencé"),
        (45, "Dolce Vita · tour 3 sur 6 · Chiara a commencé"),
        (44, "Dolce Vita · tour 3 sur 6"),
        (25, "Dolce Vita · tour 3 sur 6"),
        (24, "Dolce Vita"),
    ],
)
def test_a_part_that_would_be_cut_goes_whole_but_the_first_stays(cells: int, left: str) -> None:
    assert text_of(whole_parts(WHERE, cells, " · ")) == left


def test_a_colon_and_what_follows_go_before_a_name_is_cut() -> None:
    where = line("Dolorès · partage 2\N{NO-BREAK SPACE}: Yann et Maëlle")
    assert text_of(whole_parts(where, 33, " · ")) == "Dolorès · partage 2"


def test_a_part_that_stands_alone_is_not_cut_but_left_out() -> None:
    game = line(Span("Der Große Dalmuti", "strong"))
    assert whole_parts(game, 17, " · ") == game
    assert whole_parts(game, 16, " · ") == ()
