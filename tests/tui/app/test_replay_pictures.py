"""Pictures of the screens around a replay, looked at before they were committed."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saves.noting import note
from saves.reading import SavedGame, load
from tests.tui.screens import finished
from tests.tui.tables import advance, app_on, at_rest, new_live, until
from tui.app.app import LudothequeApp
from tui.app.screens.look_back import LookBackScreen
from tui.app.screens.note import NoteScreen
from tui.app.screens.notes import NotesScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what_if import WhatIfScreen
from tui.app.screens.what_if_seats import WhatIfSeatsScreen

SMALL, LARGE = (80, 24), (120, 40)
Compare = Callable[..., bool]


def noted(folder: Path) -> SavedGame:
    saved = load(finished(folder, seats=4, humans=("Élodie",)))
    note(saved, 8, "Quatre sur A : trop tôt, Chiara peut encore égaliser.", "?")
    note(saved, 22, "", "!!")
    note(
        saved,
        59,
        "Ici la partie bascule.\nAvec le 6 sur C, Bruno prenait la voiture à 700 000 et gardait un "
        "cinq pour la fin du tour ; il a préféré empêcher Dario de prendre le bijou.",
        "??",
    )
    note(saved, 90, "À revoir.", "")
    return saved


def going(
    app: LudothequeApp, keys: list[str], screen: type
) -> Callable[[Pilot[Any]], Awaitable[None]]:
    async def go(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen | PlayScreen))
        if isinstance(app.screen, PlayScreen):
            await until(pilot, lambda: app.screen.board.open)  # type: ignore[attr-defined]
        await pilot.press(*keys)
        await until(pilot, lambda: isinstance(app.screen, screen))
        await at_rest(pilot)

    return go


LOOKS = [(SMALL, "fr", "riviera-night"), (LARGE, "en", "riviera-afternoon")]


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_the_list_of_notes(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    saved = noted(tmp_path)
    app = app_on(lambda: ReplayScreen(saved, 59), tmp_path, language=language, theme=theme)
    assert snap_compare(app, terminal_size=size, run_before=going(app, ["b"], NotesScreen))


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_writing_a_note(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    saved = noted(tmp_path)
    app = app_on(lambda: ReplayScreen(saved, 59), tmp_path, language=language, theme=theme)
    assert snap_compare(app, terminal_size=size, run_before=going(app, ["n"], NoteScreen))


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_notes_in_the_chronicle_and_on_the_timeline(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    saved = noted(tmp_path)
    app = app_on(lambda: ReplayScreen(saved, 59), tmp_path, language=language, theme=theme)
    assert snap_compare(app, terminal_size=size, run_before=going(app, [], ReplayScreen))


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_looking_back(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    live = advance(
        new_live(tmp_path, 4, ("Élodie",)),
        lambda live: live.table.to_act == (0,) and live.journal.state.round == 2,
    )
    app = app_on(lambda: PlayScreen(live), tmp_path, language=language, theme=theme)
    keys = ["pageup", "left", "left", "left"]
    assert snap_compare(app, terminal_size=size, run_before=going(app, keys, LookBackScreen))


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_whose_moves_to_try(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    saved = noted(tmp_path)
    app = app_on(lambda: ReplayScreen(saved, 59), tmp_path, language=language, theme=theme)
    assert snap_compare(app, terminal_size=size, run_before=going(app, ["w"], WhatIfSeatsScreen))


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_trying_moves(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    saved = noted(tmp_path)
    app = app_on(lambda: ReplayScreen(saved, 59), tmp_path, language=language, theme=theme)

    async def place(pilot: Pilot[Any]) -> None:
        await going(app, ["w"], WhatIfSeatsScreen)(pilot)
        await pilot.press("enter")
        for keys in (("6", "c", "enter"), ("5", "d")):
            await until(
                pilot, lambda: isinstance(app.screen, WhatIfScreen) and app.screen.board.open
            )
            await pilot.press(*keys)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=place)
