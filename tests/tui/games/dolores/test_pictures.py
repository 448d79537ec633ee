"""Pictures of Dolorès' table, looked at before they were committed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dolores.actions import Claim, Commit, Deal, Draw, Pass, Play
from engine.dolores.cards import CONFLIT, CONVOI, LANTERNE, RUSE, VOL, Slot
from engine.dolores.phases import GESTURES, HAND_ON, THEFT
from engine.game import EVERYONE
from saves.reading import load
from saves.writing import LiveGame
from tests.tui.tables import app_on, at_rest, until
from tests.tui.wreckers import drifted, new_sea, written
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen

SMALL, LARGE = (80, 24), (120, 40)
Compare = Callable[..., bool]


def asked(app: LudothequeApp) -> Callable[[], object]:
    return lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open


def pressing(app: LudothequeApp, *keys: str) -> Callable[[Pilot[Any]], Any]:
    """Return a function that waits for the question, presses keys and waits for the picture."""

    async def before(pilot: Pilot[Any]) -> None:
        await until(pilot, asked(app))
        await pilot.press(*keys)
        await at_rest(pilot)

    return before


def in_the_middle(folder: Path, seats: int) -> LiveGame:
    """Return a game in progress in which the first player is to choose a gesture."""
    return drifted(
        new_sea(folder, seats, ("Élodie",)),
        lambda state: state.left < 40 and state.phase == GESTURES and 0 in state.waiting,
    )


@pytest.mark.parametrize(
    ("size", "language", "theme", "seats"),
    [
        (SMALL, "fr", "riviera-night", 4),
        (SMALL, "en", "riviera-afternoon", 2),
        (LARGE, "fr", "riviera-afternoon", 3),
        (LARGE, "en", "riviera-night", 4),
        ((100, 30), "en", "riviera-afternoon", 3),
        ((200, 60), "fr", "riviera-night", 3),
        (SMALL, "de", "riviera-night", 3),
    ],
)
def test_choosing_a_gesture(
    snap_compare: Compare,
    tmp_path: Path,
    size: tuple[int, int],
    language: str,
    theme: str,
    seats: int,
) -> None:
    live = in_the_middle(tmp_path, seats)
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, theme=theme)
    assert snap_compare(app, terminal_size=size, run_before=pressing(app, "f"))


def test_six_cards_both_hands_and_plain_ascii(snap_compare: Compare, tmp_path: Path) -> None:
    loot = ((11, 21, RUSE), (41, 51, CONVOI), (71, 12, 22))
    live = written(new_sea(tmp_path, 3, ("Élodie",)), Deal(loot, 0), Draw((21, 42, 73, 11)))
    written(live, Play(1, CONVOI), Draw((32, 52)))
    app = app_on(lambda: PlayScreen(live), tmp_path, ascii=True)
    keys = pressing(app, "t", "s", "d")
    assert snap_compare(app, terminal_size=SMALL, run_before=keys)


def test_the_looker_speaks(snap_compare: Compare, tmp_path: Path) -> None:
    loot = ((11, 21, LANTERNE), (41, 51, 61), (71, 12, 22))
    live = written(new_sea(tmp_path, 3, ("Élodie",)), Deal(loot, 0), Play(0, LANTERNE))
    written(live, Draw((21, 42, 73, 11)), Claim(0, Slot(3), 73))
    app = app_on(lambda: PlayScreen(live), tmp_path, language="fr")
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing(app, "6", "6"))


def test_in_the_dark_against_one_who_looked(snap_compare: Compare, tmp_path: Path) -> None:
    loot = ((11, 21, 31), (41, 51, 61), (71, 12, LANTERNE))
    live = written(new_sea(tmp_path, 3, ("Élodie",)), Deal(loot, 0), Play(2, LANTERNE))
    written(live, Draw((21, 42, 73, 11)), Claim(2, Slot(3), 73), Claim(2, Slot(0), 13), Pass(2))
    written(live, Commit(1, CONFLIT))
    app = app_on(lambda: PlayScreen(live), tmp_path, theme="riviera-afternoon")
    assert snap_compare(app, terminal_size=LARGE, run_before=pressing(app, "s"))


def test_a_theft(snap_compare: Compare, tmp_path: Path) -> None:
    loot = ((11, VOL), (41, 51), (71, 12), (32, 33))
    live = written(new_sea(tmp_path, 4, ("Élodie",)), Deal(loot, 0))
    assert live.journal.state.phase == THEFT
    app = app_on(lambda: PlayScreen(live), tmp_path, language="fr", theme="riviera-afternoon")
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing(app, "down", "right"))


@pytest.mark.parametrize(("size", "language", "seat"), [(SMALL, "en", 1), (LARGE, "fr", EVERYONE)])
def test_replaying_how_a_sharing_ends(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, seat: int
) -> None:
    live = drifted(new_sea(tmp_path, 3, ("Élodie",)), lambda _: False)
    live.close()
    saved = load(live.path)
    states = saved.journal.states
    step = next(n for n, each in enumerate(states) if each.phase == HAND_ON and each.left < 30)
    app = app_on(lambda: ReplayScreen(saved, step=step, seat=seat), tmp_path, language=language)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


def test_the_result(snap_compare: Compare, tmp_path: Path) -> None:
    live = drifted(new_sea(tmp_path, 4, ("Élodie",)), lambda _: False)
    app = app_on(lambda: PlayScreen(live), tmp_path, language="fr")

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=wait)
