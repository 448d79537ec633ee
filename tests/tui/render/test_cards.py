"""Cards: one look in the three games, in four sizes."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dalmuti.cards import RANKS
from tests.tui.screens import click, text
from tests.tui.tables import app_on, new_live, running, until
from tui.app.screens.play import PlayScreen
from tui.app.screens.settings import SettingsScreen
from tui.app.widgets.hint import LEAST
from tui.games.dalmuti.pieces import HEIGHTS, card_lines, fitting
from tui.games.dalmuti.room import room_for
from tui.games.dolce_vita.grid import grid_size
from tui.games.dolores.stage import stage_size
from tui.render.cards import (
    SIZES,
    WISHES,
    CardSize,
    CardWish,
    Tags,
    at_most,
    card,
    covered,
    empty,
    fan,
    look,
)
from tui.render.face import Company, glyphs
from tui.render.numerals import PIXELS, numeral
from tui.words import Wording
from tui.words.spans import Span, plain, width

SIGNS = glyphs(False)


@given(st.integers(1, 20), st.integers(1, 5), st.text(max_size=30), st.booleans())
def test_a_card_has_the_cells_of_its_face_and_its_edge(
    cells: int, rows: int, words: str, edged: bool
) -> None:
    tags = Tags(Span(words), Span(words))
    lines = card(SIGNS, ["x" * cells] * rows, look(1), edged, tags if cells > 3 else Tags())
    assert len(lines) == rows + 2 * edged
    assert {width(each) for each in lines} == {cells + 2 * edged}


def test_an_edge_has_corners_and_what_is_written_on_it() -> None:
    tags = Tags(above=Span("1", "can"), below=Span("Anna", "seat-0"))
    assert plain(card(SIGNS, ["  wine  "], look(2), True, tags)) == (
        "╭── 1 ───╮\n│  wine  │\n╰─ Anna ─╯"
    )
    assert plain(card(SIGNS, ["wine"], look(2))) == "wine"
    # What just fits has no room for blanks around it.
    for name, written in (("Ann", "╭ Ann ╮"), ("Anna", "╭Anna─╮"), ("Annika", "╭Anni…╮")):
        tagged = card(SIGNS, ["wine "], look(2), True, Tags(above=Span(name)))
        assert plain(tagged).splitlines()[0] == written


def test_of_a_covered_card_its_left_edge_is_seen() -> None:
    assert "".join(span.text for span in covered(SIGNS, 5, "", True)) == "╭│││╰"
    assert len({width(each) for each in empty(SIGNS, 10, 2)}) == 1


def test_a_card_that_does_not_count_has_no_filled_face() -> None:
    assert look(3) == "chip-3"
    assert look(3, counts=False) == "good-3 deep"


@pytest.mark.parametrize("wish", WISHES)
def test_no_card_is_larger_than_wished(wish: CardWish) -> None:
    largest = {size: at_most(size, wish) for size in SIZES}
    limit = "full" if wish == "auto" else wish
    largest_hand = "large" if limit == "full" else limit
    assert all(SIZES.index(size) <= SIZES.index(largest_hand) for size in largest.values())
    assert grid_size(142, 56, 4, wish).card == limit
    assert room_for(142, 56, wish=wish).size == largest_hand
    box = stage_size(110, 50, 2, wish).box
    assert (box is None) == (limit == "line")
    assert box is None or (box.cells >= 12) == (limit == "full")


def test_large_cards_come_before_air() -> None:
    assert room_for(80, 22, wish="auto").size == "compact"
    assert room_for(80, 22, wish="full").size == "full"


def test_a_hint_in_the_place_of_the_standings_leaves_the_hand_as_it_is() -> None:
    table = 24 - 2
    assert room_for(80, table - LEAST).size == room_for(80, table - 2).size == "compact"
    small, large = (stage_size(81, 26, 2, wish).box for wish in ("auto", "full"))
    assert small is not None and large is not None
    assert large.cells > small.cells


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cells", [3, 4, 5, 6, 7, 9])
def test_every_rank_can_be_read_in_every_size(size: CardSize, cells: int) -> None:
    company = Company(("Anna",), Wording("en"), SIGNS)
    for rank in RANKS:
        lines = card_lines(company, (rank, 0), cells, size)
        assert len(lines) == HEIGHTS[fitting(size, cells)]
        assert {width(each) for each in lines} == {2 * cells + 1}
        sign = "J" if rank == 13 else str(rank)
        large = numeral(SIGNS, sign) if fitting(size, cells) == "large" else [sign]
        assert all(row.strip() in plain(lines) for row in large)


@given(st.text(st.sampled_from(sorted(PIXELS)), min_size=1, max_size=3))
def test_a_numeral_is_three_lines_of_one_width_in_both_sets_of_signs(text: str) -> None:
    for signs in (SIGNS, glyphs(True)):
        rows = numeral(signs, text)
        assert len(rows) == 3
        assert len({width(row) for row in rows}) == 1
    assert not numeral(SIGNS, f"{text}?")


@given(st.integers(1, 20), st.integers(4, 40))
def test_a_fan_shows_every_card_or_as_many_as_there_is_room_for(number: int, cells: int) -> None:
    rows = fan(SIGNS, number, cells, "back")
    assert {width(each) for each in rows} <= set(range(1, cells + 1))
    assert len({width(each) for each in rows}) == 1
    assert str(number) in plain(rows)
    assert plain(rows[:1]).count("╭") == min(number, cells - 3)


async def test_a_table_follows_the_wish(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (200, 60)) as pilot:
        await until(pilot, lambda: "╭───────────────╮" in text(app))
        app.push_screen(SettingsScreen())
        await until(pilot, lambda: "automatic" in text(app))
        await click(pilot, app, "one line")
        assert app.settings.cards == "line"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await until(pilot, lambda: "╭" not in text(app))
