"""The previews of saved games: what they show, and which games are read for them."""

from pathlib import Path

import pytest

import tui.app.save_previews
from engine.game import EVERYONE
from saves.reading import load
from tests.saves.test_listing import noted
from tests.tui.lists import app_with_list, listed, row_of
from tests.tui.screens import finished, stamp, text, unfinished
from tests.tui.tables import running, until
from tui.app.screens.replay import ReplayScreen
from tui.session.save_preview import SavePreview, preview_of


async def test_of_many_saves_only_those_in_sight_are_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = unfinished(tmp_path).read_bytes()
    for number in range(200):
        path = tmp_path / f"copy-{number}.ludo"
        path.write_bytes(data)
        stamp(path, number)
    folded: list[Path] = []

    def counted(path: Path) -> SavePreview | None:
        folded.append(path)
        return preview_of(path)

    monkeypatch.setattr(tui.app.save_previews, "preview_of", counted)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 201)
        await until(pilot, lambda: text(app).count("Round 2") >= 10)
        await pilot.press("end", "pageup", "up")
        await until(pilot, lambda: rows.cursor < 200 and text(app).count("Round 2") >= 10)
        assert len(folded) < 80


async def test_a_save_larger_than_any_game_is_not_folded_for_a_preview(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = unfinished(tmp_path, humans=("Mia",))
    path.write_bytes(noted(path.read_bytes(), *[2000] * 1100))
    monkeypatch.setattr(tui.app.save_previews, "preview_of", None)
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 1)
        await until(pilot, lambda: "too large for a preview" in text(app))
        assert "unfinished" in row_of(app, "Mia")
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))


async def test_the_preview_shows_the_table_where_there_is_room(tmp_path: Path) -> None:
    unfinished(tmp_path, moves=8)
    for size in ((120, 40), (160, 45)):
        app = app_with_list(tmp_path)
        async with running(app, size) as pilot:
            await listed(pilot, app, 1)
            # in the list, over the preview, and at the left of the table
            await until(pilot, lambda app=app: text(app).count("Anna") == 3)  # type: ignore[misc]


def test_the_preview_opens_no_hand_of_people_who_share_a_keyboard(tmp_path: Path) -> None:
    alone, shared = unfinished(tmp_path), unfinished(tmp_path, humans=("Anna", "Zoe"))
    over = finished(tmp_path, humans=("Anna", "Zoe"), seats=3)
    open_game = SavePreview(load(shared))
    assert open_game.seat() == EVERYONE  # nothing is hidden in Dolce Vita
    for path, seat in ((alone, 0), (shared, None), (over, EVERYONE)):
        assert _with_secrets(SavePreview(load(path))).seat() == seat


def _with_secrets(seen: SavePreview) -> SavePreview:
    """Change the game of a preview to one that hides hands, and return the preview."""
    from msgspec.structs import replace

    seen.saved.history.journal.game = replace(seen.saved.journal.game, secrets=True)
    return seen
