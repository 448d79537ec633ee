"""The deals of the day in a few words, for the home screen. Loaded only where there are saves."""

from collections.abc import Sequence

from textual.worker import Worker

import tui.session.new_game
from saves.problems import SaveError
from tui.app.app import LudothequeApp
from tui.session.daily import stand_of
from tui.session.daily_lines import home_words
from tui.session.statistics.archive import ARCHIVE
from tui.words.spans import Line


def day_words(app: LudothequeApp, games: Sequence[str], worker: Worker[None]) -> dict[str, Line]:
    """Return by game a few words on how today's deal stands; {} if the saves cannot be read, which
    the list of saves explains. Reading stops if the worker is cancelled."""
    day = tui.session.new_game.now().date()
    try:
        stand = stand_of(
            *(ARCHIVE, app.saves, app.settings.name, games, day), lambda: not worker.is_cancelled
        )
    except SaveError:
        return {}
    company = app.company(())
    return {each.game: home_words(company, each) for each in stand}
