"""Roles as styles: later roles win, and what has no colour still stands out."""

import pytest

from tui.render.company import PLACES
from tui.render.glyphs import ASCII, IN_ASCII, UNICODE, glyphs
from tui.render.palettes import Palettes, variables
from tui.render.styles import COLOURLESS, LOOKS, SIXTEEN, style_of

COLOURS = variables(Palettes()["slate"])


def test_each_seat_and_each_kind_of_card_has_its_roles_and_no_other_has() -> None:
    for table in (LOOKS, SIXTEEN, COLOURLESS):
        assert {role for role in table if role.startswith("seat-")} == {
            f"seat-{seat}" for seat in range(PLACES)
        }
        for name in ("good", "chip"):
            kinds = {role for role in table if role.startswith(f"{name}-")}
            assert kinds == {f"{name}-{kind}" for kind in range(1, 9)}


def test_later_roles_win_and_unknown_ones_are_an_error() -> None:
    style = style_of("seat-2 strong dim", COLOURS)
    assert style.bold and style.color is not None
    assert style.color.name == COLOURS["dim"]
    assert style_of("dim seat-2", COLOURS).color.name == COLOURS["seat-2"]  # type: ignore[union-attr]
    assert style_of("", COLOURS).color is None
    with pytest.raises(KeyError):
        style_of("nothing", COLOURS)


def test_the_terminals_own_colours_are_named_as_rich_names_them() -> None:
    style = style_of("accent", {"accent": "ansi_bright_blue"})
    assert style.color is not None and style.color.name == "bright_blue"


def test_without_colours_weight_and_lines_are_left() -> None:
    for roles in ("strong", "struck", "turn", "mark"):
        style = style_of(roles, COLOURS, COLOURLESS)
        assert style.color is None and style.bgcolor is None
        assert style.bold or style.strike
    assert not style_of("seat-3", COLOURS, COLOURLESS)
    assert style_of("chip-8", COLOURS, COLOURLESS).reverse


def test_every_sign_has_an_ascii_twin_of_as_many_cells() -> None:
    assert glyphs(True) is ASCII and glyphs(False) is UNICODE
    assert [len(each) for each in ASCII] == [len(each) for each in UNICODE]
    assert "".join(ASCII).isascii()
    said = "← → ↑ ↓ ↔ … · – — − × ± ’ ‘ ‚ “ ” „ « »".translate(IN_ASCII)
    assert said == '< > ^ v - . . - - - x ~ \' \' \' " " " " "'
