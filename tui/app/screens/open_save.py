"""Opening a save on the screen: going on with it, or stepping through it."""

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
    """Go on with a game, over a screen. What stands in the way is said; what was lost, too. One
    that somebody else plays is opened to be looked at, where that betrays nothing."""
    if not screen.shown:
        return
    app = screen.app
    try:
        live = LiveGame.resume(path)
    except SaveError as error:
        if error.code != "in-use" or not looked_on(app, path, error):
            complain(app, problem_sentence(app.say, error))
        return
    if live.loss is not None:
        notice = loss_sentence(app.say, live.loss)
        if live.kept is not None:
            notice += " " + app.say("save.kept", file=visible(live.kept.name))
        complain(app, notice)
    app.go("play", live)


def looked_on(app: LudothequeApp, path: Path, why: SaveError) -> bool:
    """Open a game that is played elsewhere at its newest step, only to be looked at, and say so;
    False where that would betray something."""
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
    """Step through a game from a step on, as far as it is good, over a screen."""
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
    """Say what went wrong, long enough to be read."""
    app.notify(words, severity="warning", timeout=10, markup=False)
