"""Opening a save on the screen: continuing the game, or replaying it."""

from pathlib import Path

from saves.names import visible
from saves.problems import SaveError
from saves.reading import load
from saves.writing import LiveGame
from tui.app.app import LudothequeApp
from tui.app.screens.base import BaseScreen
from tui.session.perspectives import perspectives
from tui.session.problems import loss_sentence, problem_sentence


def resume(screen: BaseScreen, path: Path) -> None:
    """Continue the game of a save, over a screen.

    Show a notification if it cannot be opened or if some of it was lost. A game that another
    process plays is opened as a replay, if no secret can be seen in it.
    """
    if not screen.shown:
        return
    app = screen.app
    try:
        live = LiveGame.resume(path)
    except SaveError as error:
        if error.code != "in-use" or not open_in_use(app, path, error):
            complain(app, problem_sentence(app.say, error))
        return
    if live.loss is not None:
        notice = loss_sentence(app.say, live.loss)
        if live.kept is not None:
            notice += " " + app.say("save.kept", file=visible(live.kept.name))
        complain(app, notice)
    app.go("play", live)


def open_in_use(app: LudothequeApp, path: Path, why: SaveError) -> bool:
    """Open a game that another process plays as a replay at its newest step, and say so.

    Return False, and open nothing, if that would show a secret.
    """
    try:
        saved = load(path)
    except SaveError:
        return False
    if not perspectives(saved):
        return False
    complain(app, f"{problem_sentence(app.say, why)} {app.say('saves.read-only')}")
    app.go("replay", saved, len(saved.journal))
    return True


def replay(screen: BaseScreen, path: Path, step: int | None = None) -> None:
    """Replay a game over a screen, from `step` on, as far as its file can be read."""
    if not screen.shown:
        return
    app = screen.app
    try:
        saved = load(path)
    except SaveError as error:
        complain(app, problem_sentence(app.say, error))
        return
    if not perspectives(saved):
        complain(app, app.say("secret.unfinished"))
        return
    if saved.loss is not None:
        complain(app, loss_sentence(app.say, saved.loss))
    app.go("replay", saved, step)


def complain(app: LudothequeApp, words: str) -> None:
    """Show what went wrong, long enough to be read."""
    app.notify(words, severity="warning", timeout=10, markup=False)
