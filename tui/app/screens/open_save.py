"""Opening a save on the screen: continuing the game, or replaying it."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from saves.listing import FOLDED, SaveInfo
from saves.names import visible
from saves.problems import SaveError
from saves.reading import SavedGame, load, size_of
from saves.writing import LiveGame
from tui.app.app import LudothequeApp
from tui.app.screens.base import BaseScreen
from tui.app.screens.reading import Reading
from tui.games.registry import offered_games
from tui.session.perspectives import perspectives
from tui.session.problems import loss_sentence, problem_sentence


def open_save(screen: BaseScreen, info: SaveInfo) -> None:
    """Continue the game of a save over a screen, or replay it if it is over."""
    if info.header is not None and info.header.game not in offered_games():
        complain(screen.app, screen.say("saves.no-board"))
    elif info.finished:
        replay(screen, info.path)
    else:
        resume(screen, info.path)


def resume(screen: BaseScreen, path: Path) -> None:
    """Continue the game of a save, over a screen.

    Show a notification if it cannot be opened or if some of it was lost. A game that another
    process plays is opened as a replay, if no secret can be seen in it.
    """
    app = screen.app

    def go_on(reading: Reading) -> None:
        try:
            live: LiveGame = reading.result()
        except SaveError as error:
            if error.code == "in-use":
                _read(screen, path, load, partial(_open_in_use, app, error))
            else:
                complain(app, problem_sentence(app.say, error))
            return
        if live.loss is not None:
            notice = loss_sentence(app.say, live.loss)
            if live.kept is not None:
                notice += " " + app.say("save.kept", file=visible(live.kept.name))
            complain(app, notice)
        app.go("play", live)

    _read(screen, path, LiveGame.resume, go_on, LiveGame.close)


def _open_in_use(app: LudothequeApp, why: SaveError, reading: Reading) -> None:
    """Open a game that another process plays as a replay at its newest step, and say so; only say
    so if that would show a secret."""
    words = problem_sentence(app.say, why)
    saved: SavedGame | None = None if reading.exception() else reading.result()
    if saved is None or not perspectives(saved):
        complain(app, words)
        return
    complain(app, f"{words} {app.say('saves.read-only')}")
    app.go("replay", saved, len(saved.journal))


def replay(screen: BaseScreen, path: Path, step: int | None = None, review: bool = False) -> None:
    """Replay a game over a screen, from `step` on, as far as its file can be read; with `review`,
    open the review over the replay."""
    app = screen.app

    def go_on(reading: Reading) -> None:
        try:
            saved: SavedGame = reading.result()
        except SaveError as error:
            complain(app, problem_sentence(app.say, error))
            return
        if not perspectives(saved):
            complain(app, app.say("secret.unfinished"))
            return
        if saved.loss is not None:
            complain(app, loss_sentence(app.say, saved.loss))
        app.go("replay", saved, step, review=review)

    _read(screen, path, load, go_on)


def _read(
    screen: BaseScreen,
    path: Path,
    read: Callable[[Path], Any],
    then: Callable[[Reading], object],
    drop: Callable[[Any], object] = lambda _: None,
) -> None:
    """Read a save unless the screen is covered, and call `then` with the result or the error. A
    large file is read while a screen says so; if the player leaves that screen, the result goes to
    `drop`."""
    if not screen.shown:
        return
    large = False
    with suppress(SaveError):  # reading it says why
        large = size_of(path) > FOLDED
    if large:
        screen.go("reading", path, read, then, drop)
        return
    reading: Reading = Future()
    try:
        reading.set_result(read(path))
    except SaveError as error:
        reading.set_exception(error)
    then(reading)


@contextmanager
def complaints(app: LudothequeApp) -> Iterator[None]:
    """Show the sentence of a SaveError that is raised in the block, and leave out the rest of the
    block."""
    try:
        yield
    except SaveError as error:
        complain(app, problem_sentence(app.say, error))


def complain(app: LudothequeApp, words: str) -> None:
    """Show what went wrong, long enough to be read."""
    app.notify(words, severity="warning", timeout=10, markup=False)
