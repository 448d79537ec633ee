"""The measured colours of the themes: all text can be read, and colours with different meanings can
be told apart."""

from itertools import product
from pathlib import Path

import pytest

from tests.themes.colours import (
    TERMINALS,
    VISIONS,
    contrast,
    distance,
    hexadecimal,
    nearest,
)
from themes.loader import BUNDLED, ThemeFile, bundled_theme
from tui.words import LANGUAGES

THEMES = {name: bundled_theme(name) for name in BUNDLED}
GROUNDS = ("background", "surface", "panel")
INKS = ("foreground", "dim", "faint", "accent", "gain", "loss", "seats", "goods_text")
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def written_on(theme: ThemeFile) -> list[tuple[str, str]]:
    """Return every colour of text with every ground on which it can be."""
    fields = [(field, colour) for field, colour in theme.colours()]
    grounds = [colour for field, colour in fields if field in GROUNDS]
    inks = [colour for field, colour in fields if field in INKS]
    faces = [colour for field, colour in fields if field == "goods"]
    pairs = list(product(inks, grounds))
    pairs += [(theme.on_chip, face) for face in faces]
    return [*pairs, (theme.on_accent, theme.accent), (theme.on_accent, theme.loss)]


def lowest(theme: ThemeFile) -> float:
    """Return the lowest contrast in a theme; for the sixteen colours, that on the worse
    terminal."""
    return min(
        contrast(hexadecimal(ink, terminal), hexadecimal(ground, terminal))
        for ink, ground in written_on(theme)
        for terminal in TERMINALS
    )


@every_theme
def test_all_that_is_written_can_be_read(theme: ThemeFile) -> None:
    assert lowest(theme) >= 4.5


def test_high_contrast_is_high() -> None:
    assert lowest(THEMES["high-contrast"]) >= 7


@every_theme
def test_players_and_goods_differ(theme: ThemeFile) -> None:
    seats = tuple(map(hexadecimal, theme.seats))
    assert nearest(seats[:5]) >= 11.5
    # Sixteen colours are too few for twelve players on black; their signs and names remain.
    assert theme.sixteen or nearest(seats) >= 5
    assert nearest(tuple(map(hexadecimal, theme.goods))) >= 3.7
    assert nearest(tuple(map(hexadecimal, theme.goods_text))) >= 4


@pytest.mark.parametrize("vision", VISIONS)
def test_colour_blind_players_tell_everything_apart(vision: str) -> None:
    theme = THEMES["colour-blind"]
    assert nearest(theme.seats[:5], vision) >= 15
    assert nearest(theme.seats, vision) >= 7
    assert nearest(theme.goods, vision) >= 10
    assert nearest(theme.goods_text, vision) >= 10
    assert distance(theme.gain, theme.loss, vision) >= 20
    said = (theme.foreground, theme.accent, theme.loss, theme.dim)
    assert nearest(said, vision) >= 10


@pytest.mark.parametrize("vision", VISIONS)
def test_in_every_theme_a_gain_is_no_loss_to_whoever_sees_two_colours_less(vision: str) -> None:
    """A sign tells a gain from a loss everywhere; no theme paints both in colours that look
    alike."""
    for theme in THEMES.values():
        gain, loss = hexadecimal(theme.gain), hexadecimal(theme.loss)
        assert distance(gain, loss, vision) >= 1.5, theme.name


@every_theme
def test_names_and_moods_are_worded_in_every_language(theme: ThemeFile) -> None:
    assert isinstance(theme.title, dict) and isinstance(theme.about, dict)
    assert theme.title.keys() == theme.about.keys() >= set(LANGUAGES)
    assert all(theme.title.values()) and len(set(theme.about.values())) == len(theme.about)


def test_every_file_is_on_offer() -> None:
    folder = Path(__file__).parents[2] / "themes" / "palettes"
    assert {path.stem for path in folder.glob("*.toml")} == set(BUNDLED)
    assert list(THEMES) == list(BUNDLED)
