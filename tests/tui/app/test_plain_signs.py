"""In plain ASCII mode, letters are the only signs outside ASCII, on any screen."""

from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.tui.app.test_readable import KINDS
from tests.tui.screens import text
from tests.tui.tables import app_on, at_rest, running, until
from tui.app.screens.palette import Palette
from tui.render.cards import WISHES
from tui.render.glyphs import ASCII, IN_ASCII, UNICODE
from tui.words import LANGUAGES
from tui.words.spans import width


def strange(words: str) -> set[str]:
    """Return the characters that are neither ASCII nor letters."""
    return {char for char in words if not (char.isascii() or char.isalpha())}


@pytest.mark.parametrize("kind", KINDS)
async def test_no_screen_has_another_sign(kind: str, tmp_path: Path) -> None:
    app = app_on(KINDS[kind](tmp_path), tmp_path, language="fr", ascii=True)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.focused)
        for cards in WISHES if kind in GAMES else WISHES[:1]:
            app.change(cards=cards)
            await at_rest(pilot)
            assert not strange(text(app))
        await pilot.press("question_mark")
        await at_rest(pilot)
        assert not strange(text(app))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_neither_has_what_floats_over_it(language: str, tmp_path: Path) -> None:
    app = app_on(None, tmp_path, language=language, ascii=True)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.focused)
        app.notify("« Ça va ? » – “Yes…”", markup=False)
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        await pilot.press("down")
        await until(pilot, lambda: '"Yes."' in text(app))
        assert not strange(text(app))


def test_every_sign_has_a_twin_as_wide() -> None:
    for name in UNICODE._fields:
        assert width(getattr(UNICODE, name)) == width(getattr(ASCII, name)), name
        assert getattr(ASCII, name).isascii()
    for sign, twin in IN_ASCII.items():
        assert width(chr(sign)) == width(twin), chr(sign)
