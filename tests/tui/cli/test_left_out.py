"""Pictures that a slow terminal has no time for are left out, and the next one is whole."""

from pathlib import Path
from typing import Any

import pytest
from textual._compositor import LayoutUpdate
from textual.app import App

from tests.tui.tables import until
from tui.cli.program import Program
from tui.settings import Settings


async def test_what_follows_a_picture_that_was_left_out_is_not_drawn_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    display = App._display

    def noted(self: Any, screen: Any, renderable: Any) -> None:
        drawn.append(renderable)
        display(self, screen, renderable)

    monkeypatch.setattr(App, "_display", noted)
    app = Program(Settings(language="en"), None, tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: bool(app.screen.query("Menu")))
        await pilot.pause()
        monkeypatch.setattr(app._driver, "behind", True, raising=False)
        drawn.clear()
        app._display(app.screen, app.screen._compositor.render_full_update())
        assert drawn == []
        monkeypatch.setattr(app._driver, "behind", False)
        await pilot.press("down")
        await until(pilot, lambda: drawn)
        assert isinstance(drawn[0], LayoutUpdate)
        await pilot.pause()
        drawn.clear()
        await pilot.press("down")
        await until(pilot, lambda: drawn)
        assert not isinstance(drawn[0], LayoutUpdate)
