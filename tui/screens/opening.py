"""Opening a save on the screen: going on with it, or stepping through it."""

from pathlib import Path
from typing import TYPE_CHECKING

from saves.names import visible
from saves.problems import SaveError
from saves.reading import load
from saves.writing import LiveGame
from tui.perspectives import perspectives
from tui.problems import loss_told, told

if TYPE_CHECKING:
    from tui.app import LudothequeApp


def resume(app: "LudothequeApp", path: Path) -> None:
    """Go on with a game. What stands in the way is said; what was lost, too."""
    from tui.screens.play import PlayScreen

    try:
        live = LiveGame.resume(path)
    except SaveError as error:
        complain(app, told(app.say, error))
        return
    if live.loss is not None:
        notice = loss_told(app.say, live.loss)
        if live.kept is not None:
            notice += " " + app.say("save.kept", file=visible(live.kept.name))
        complain(app, notice)
    app.push_screen(PlayScreen(live))


def replay(app: "LudothequeApp", path: Path) -> None:
    """Step through a game, as far as it is good."""
    from tui.screens.replay import ReplayScreen

    try:
        saved = load(path)
    except SaveError as error:
        complain(app, told(app.say, error))
        return
    if not perspectives(saved):
        complain(app, app.say("replay.still-secret"))
        return
    if saved.loss is not None:
        complain(app, loss_told(app.say, saved.loss))
    app.push_screen(ReplayScreen(saved))


def complain(app: "LudothequeApp", words: str) -> None:
    """Say what went wrong, long enough to be read."""
    app.notify(words, severity="warning", timeout=10, markup=False)
