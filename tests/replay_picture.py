"""The picture of a replay in docs/replaying.md: `python -m tests.replay_picture FILE` lets robots
play a game, goes to an award, and draws the screen as a PNG with rsvg-convert.
"""

from pathlib import Path
from typing import Final

from engine.arena import play_out
from engine.dolce_vita.actions import Award
from engine.registry import game_named
from saves.header import Player
from saves.reading import SavedGame, load
from saves.whole import compose, write_save
from tests.screen_png import draw
from tests.tui.tables import app_on, at_rest, until
from tui.app.screens.replay import ReplayScreen
from tui.session.new_game import NewGame, header_of, now

GAME: Final = "dolce-vita"
NAMES: Final = ("Renée", "Bruno", "Chiara", "Dario")
SIZE: Final = (120, 40)


def played(path: Path) -> SavedGame:
    """Write a save of a whole game of robots, and return it as it is read."""
    rules = game_named(GAME)
    players = tuple(Player(name, "human" if not n else "normal") for n, name in enumerate(NAMES))
    header = header_of(NewGame(GAME, players, rules.options(), "replay"), now())
    journal = play_out(rules, header.setup, [rules.bots["normal"]] * len(NAMES), "replay")
    write_save(path, compose(header, journal.actions))
    return load(path)


def award(saved: SavedGame) -> int:
    """Return the step after the third award of the second round."""
    awards = [n for n, each in enumerate(saved.journal.actions, 1) if isinstance(each, Award)]
    return awards[9]


async def drawn(saved: SavedGame, folder: Path) -> str:
    """Return the screen at an award as an SVG."""
    app = app_on(
        lambda: ReplayScreen(saved, award(saved), seat=0),
        folder,
        theme="riviera-afternoon",
        language="fr",
    )
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await at_rest(pilot)
        return app.export_screenshot(title="Ludothèque")


if __name__ == "__main__":
    draw(played, "dolce-vita.ludo", drawn)
