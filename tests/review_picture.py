"""The picture of a review in docs/replaying.md: `python -m tests.review_picture FILE` reviews a
game of robots in which a novice has the first seat, shows its costliest move, and draws the screen
as a PNG with rsvg-convert. It takes some minutes.
"""

from pathlib import Path
from typing import Any, Final

import msgspec
from textual.pilot import Pilot

from engine.arena import play_out
from engine.registry import game_named
from saves.header import Player
from saves.reading import SavedGame, load
from saves.reviews import Judged, keep_review
from saves.whole import compose, write_save
from tests.screen_png import draw
from tests.tui.tables import app_on, at_rest, until
from tui.app.screens.replay import ReplayScreen
from tui.session.new_game import NewGame, header_of, now
from tui.session.review_process import findings

GAME: Final = "dolce-vita"
NAMES: Final = ("Camille", "Bruno", "Chiara")
SIZE: Final = (120, 40)


def reviewed(path: Path) -> SavedGame:
    """Write a save of a whole game with a review, and return it as it is read.

    The review has the first seat's decisions and everybody's chances.
    """
    rules = game_named(GAME)
    players = tuple(Player(name, "human" if not n else "normal") for n, name in enumerate(NAMES))
    header = header_of(NewGame(GAME, players, rules.options(), "picture"), now())
    bots = [rules.bots["novice"], *[rules.bots["normal"]] * (len(NAMES) - 1)]
    journal = play_out(rules, header.setup, bots, "picture")
    write_save(path, compose(header, journal.actions))
    saved = load(path)
    decoder = msgspec.json.Decoder[Judged[Any]](Judged[rules.actions])  # type: ignore[name-defined]
    expected, judged = [], list[Judged[Any]]()
    for found in findings(saved):
        if found.judged:
            one = decoder.decode(found.judged)
            if one.seat:
                break  # because robots come last
            judged.append(one)
        if found.expected is not None:
            expected.append(found.expected)
    expected.sort(key=lambda each: each.step)
    keep_review(saved, tuple(expected), tuple(sorted(judged, key=lambda each: each.step)))
    return saved


async def drawn(saved: SavedGame, folder: Path) -> str:
    """Return the screen at the costliest move as an SVG."""
    app = app_on(lambda: ReplayScreen(saved, seat=0), folder, theme="riviera-night")
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await _to_costliest(pilot, app.screen)
        return app.export_screenshot(title="Ludothèque")


async def _to_costliest(pilot: Pilot[Any], replay: Any) -> None:
    replay.action_review()
    replay.go_near(replay.review.costly(0)[0].step - 1)
    await at_rest(pilot)


if __name__ == "__main__":
    draw(reviewed, "game.ludo", drawn)
