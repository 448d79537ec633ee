"""Pictures of the three tables early in a game, each in the theme of its game, of the card that
explains things on them, and of the curtain."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saves.header import Player
from tests.tui.tables import advance, app_on, at_rest, met, noon, until
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.what import WhatScreen
from tui.games.registry import card_of, offered_games
from tui.session.new_game import NewGame, begin, default_game
from tui.widgets.board import Board

Compare = Callable[..., bool]
SMALL, LARGE = (80, 24), (120, 40)


def beginning(folder: Path, game: str, people: int) -> PlayScreen:
    """Return the screen of a game of four at the first question of the first seat."""
    new = default_game(game, 4, level="random", seed="pictures")
    names = ("Renée", "Yann", "Maëlle", "Gaël")
    players = tuple(
        Player(name, "human" if seat < people else "random") for seat, name in enumerate(names)
    )
    live = begin(NewGame(game, players, new.options, "pictures"), folder, noon)
    return PlayScreen(advance(live, lambda live: 0 in live.table.to_act))


@pytest.mark.parametrize(("size", "language"), [(SMALL, "fr"), (LARGE, "en")])
@pytest.mark.parametrize("game", offered_games())
def test_the_beginning(
    snap_compare: Compare, tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    app = app_on(
        lambda: beginning(tmp_path, game, 1), tmp_path, language=language, theme=card_of(game).theme
    )

    async def asked(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=asked)


@pytest.mark.parametrize(
    ("game", "size", "language", "theme", "keys"),
    [
        ("dolce-vita", SMALL, "fr", "riviera-night", ["up", "up"]),
        ("dolores", LARGE, "de", "storm-lantern", ["up", "up", "up"]),
        ("dalmuti", SMALL, "en", "daylight", ["up"]),
    ],
)
def test_what_is_this(
    snap_compare: Compare,
    tmp_path: Path,
    game: str,
    size: tuple[int, int],
    language: str,
    theme: str,
    keys: list[str],
) -> None:
    app = app_on(lambda: beginning(tmp_path, game, 1), tmp_path, language=language, theme=theme)

    async def explained(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, WhatScreen))
        await pilot.press(*keys)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=explained)


@pytest.mark.parametrize(
    ("game", "size", "language", "theme"),
    [
        ("dalmuti", SMALL, "en", "parchment"),
        ("dolores", LARGE, "fr", "storm-lantern"),
    ],
)
def test_the_curtain(
    snap_compare: Compare,
    tmp_path: Path,
    game: str,
    size: tuple[int, int],
    language: str,
    theme: str,
) -> None:
    app = app_on(lambda: beginning(tmp_path, game, 2), tmp_path, language=language, theme=theme)

    async def drawn(pilot: Pilot[Any]) -> None:
        while not isinstance(screen := app.screen, CurtainScreen):
            if isinstance(screen, PlayScreen) and met(lambda: app.screen.query_one(Board).open):
                await pilot.press("n")  # no to a bottle, which is asked before the eyes of all
            await pilot.pause()
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=drawn)
