"""Pictures of Dolce Vita's table, looked at before they were committed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saves.reading import load
from tests.tui.tables import advance, app_on, at_rest, new_live, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen

SMALL, LARGE = (80, 24), (120, 40)
Compare = Callable[..., bool]


def on_turn(app: LudothequeApp) -> Callable[[], object]:
    return lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open


@pytest.mark.parametrize(
    ("size", "language", "theme", "seats"),
    [
        (SMALL, "fr", "riviera-night", 5),
        (SMALL, "en", "riviera-afternoon", 4),
        (LARGE, "fr", "riviera-afternoon", 3),
        (LARGE, "en", "riviera-night", 4),
        (SMALL, "de", "riviera-afternoon", 3),
    ],
)
def test_choosing_in_the_second_round(
    snap_compare: Compare,
    tmp_path: Path,
    size: tuple[int, int],
    language: str,
    theme: str,
    seats: int,
) -> None:
    live = advance(
        new_live(tmp_path, seats, ("Élodie",)),
        lambda live: (
            live.table.to_act == (0,)
            and live.journal.state.round == 2
            and live.journal.state.hands[0].bit_count() == 4
        ),
    )
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, theme=theme)

    async def choose(pilot: Pilot[Any]) -> None:
        await until(pilot, on_turn(app))
        await pilot.press("up", "right", "right")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=choose)


@pytest.mark.parametrize(("size", "ascii_only"), [(SMALL, True), ((200, 60), False)])
def test_the_first_card(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], ascii_only: bool
) -> None:
    live = new_live(tmp_path, 4, ("Élodie",))
    app = app_on(lambda: PlayScreen(live), tmp_path, ascii=ascii_only)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, on_turn(app))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(SMALL, "en", "riviera-night"), (LARGE, "fr", "riviera-afternoon")],
)
def test_replaying_an_award(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    live = to_the_end(new_live(tmp_path, 4, ("Élodie",)))
    live.close()
    saved = load(live.path)
    app = app_on(lambda: ReplayScreen(saved, step=52), tmp_path, language=language, theme=theme)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(SMALL, "fr", "riviera-afternoon"), (LARGE, "en", "riviera-night")],
)
def test_the_result(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    live = to_the_end(new_live(tmp_path, 5, ("Élodie",)))
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, theme=theme)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)
