"""Pictures of Der Große Dalmuti's table, looked at before they were committed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dalmuti.actions import Collect, Score
from engine.dalmuti.state import Options, State
from engine.game import EVERYONE, Seat
from saves.reading import load
from tests.engine.dalmuti.tables import DalmutiJournal, J, dealt, taxed
from tests.tui.games.dalmuti.tables import board, journey, live_from, steps_of
from tests.tui.tables import app_on, at_rest, until
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.result import ResultScreen

SMALL, MEDIUM, LARGE, HUGE = (80, 24), (100, 30), (120, 40), (200, 60)
Compare = Callable[..., bool]
Size = tuple[int, int]


def on_turn(app: LudothequeApp) -> Callable[[], object]:
    return lambda: isinstance(app.screen, PlayScreen) and board(app).open


def stopped(seats: int, wanted: Callable[[State], bool]) -> DalmutiJournal:
    """Return a match of two hands up to the first state that is wanted."""
    whole = journey(seats, "picture", Options(hands=2))
    return whole.branch(next(n for n, state in enumerate(whole.states) if wanted(state)))


def answering(state: State) -> bool:
    """Return whether the first seat is to beat a single card that beat another, and can."""
    table = state.table
    plays = [move for move in table.trick if hasattr(move, "rank")]
    held = state.hands[0]
    return (
        table.waiting == (0,)
        and table.top is not None
        and len(plays) > 1
        and any(held >> 4 * rank & 15 for rank in range(table.top.rank - 1))
        and table.top.count == 1
    )


@pytest.mark.parametrize(
    ("size", "language", "theme", "seats"),
    [
        (SMALL, "fr", "riviera-night", 8),
        (MEDIUM, "en", "riviera-night", 6),
        (LARGE, "en", "riviera-afternoon", 12),
        (HUGE, "fr", "riviera-afternoon", 9),
        (SMALL, "de", "riviera-night", 5),
    ],
)
def test_answering_a_play(
    snap_compare: Compare, tmp_path: Path, size: Size, language: str, theme: str, seats: int
) -> None:
    live = live_from(tmp_path, stopped(seats, answering), ("Élodie",))
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, theme=theme)

    async def pick(pilot: Pilot[Any]) -> None:
        await until(pilot, on_turn(app))
        await pilot.press("left")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=pick)


@pytest.mark.parametrize(
    ("size", "language", "ascii_only"), [(SMALL, "en", True), (LARGE, "fr", False)]
)
def test_leading_with_a_jester(
    snap_compare: Compare, tmp_path: Path, size: Size, language: str, ascii_only: bool
) -> None:
    hand = [1, 4, 4, 7, 7, 7, 9, 10, 10, 11, 12, 12, 12, 12, 12, J]
    live = live_from(tmp_path, taxed(dealt({0: hand})), ("Élodie",))
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, ascii=ascii_only)

    async def pick(pilot: Pilot[Any]) -> None:
        await until(pilot, on_turn(app))
        await pilot.press("1", "2", "down", "j")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=pick)


def test_choosing_a_gift(snap_compare: Compare, tmp_path: Path) -> None:
    journal = dealt({0: [12, 12, 11, 9, 9, 3, 1]}, (0, 1, 2, 3, 4))
    live = live_from(tmp_path, journal, ("Élodie",))
    app = app_on(lambda: PlayScreen(live), tmp_path, theme="riviera-afternoon")

    async def pick(pilot: Pilot[Any]) -> None:
        await until(pilot, on_turn(app))
        await pilot.press("1", "2", "9")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=pick)


@pytest.mark.parametrize(
    ("kind", "more", "size", "language", "seats", "seat"),
    [
        (Score, 0, SMALL, "fr", 8, 0),
        (Collect, 12, LARGE, "en", 12, EVERYONE),
    ],
)
def test_replaying(
    snap_compare: Compare,
    tmp_path: Path,
    kind: type,
    more: int,
    size: Size,
    language: str,
    seats: int,
    seat: Seat,
) -> None:
    journal = journey(seats, "picture", Options(hands=2))
    step = steps_of(journal, kind)[0] + more
    live = live_from(tmp_path, journal, ("Élodie",))
    live.close()
    saved = load(live.path)
    app = app_on(lambda: ReplayScreen(saved, step, seat), tmp_path, language=language)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


def test_the_result(snap_compare: Compare, tmp_path: Path) -> None:
    live = live_from(tmp_path, journey(6, "picture", Options(hands=5)), ("Élodie",))
    app = app_on(lambda: PlayScreen(live), tmp_path)

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=wait)
