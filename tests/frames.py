"""Pictures of the frames of scenes, to be looked at: `python -m tests.frames GAME FOLDER`.

Up to two scenes are drawn of each kind of step and number of frames. The file of a scene holds its
frames one below another, each with its sentence as the table shows it.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.account import Account, Moment
from engine.arena import play_out
from engine.game import EVERYONE, Setup
from engine.registry import game_named
from themes.loader import bundled_theme
from tui.export.paint import Paint
from tui.export.svg import as_svg
from tui.games.registry import card_of, face_for, offered_games
from tui.render.face import Company, Face, glyphs
from tui.render.scene import Scene
from tui.words import LANGUAGES, Wording
from tui.words.spans import BLANK, Line, Span, fit, text_of

EACH: Final = 2
"""The most scenes that are drawn of a kind of step and a number of frames."""

SIZES: Final = {"80x24": (80, 20), "100x30": (72, 28), "120x40": (81, 38), "200x60": (142, 58)}
"""The cells and lines of the board in a terminal of a size."""


def scenes(face: Face[Any, Any], account: Account[Any, Any, Any]) -> Iterator[tuple[str, Scene]]:
    """Yield the scenes to draw with their names, at most EACH of a kind of step and number of
    frames."""
    seen: Counter[tuple[type, int]] = Counter()
    for number in range(1, account.last + 1):
        moment: Moment = account.moment(number)
        scene = face.scene(moment)
        kind = type(moment.action), len(scene)
        seen[kind] += 1
        if seen[kind] <= EACH:
            yield f"{number:04}-{kind[0].__name__}-{kind[1]}", scene


def drawn(face: Face[Any, Any], scene: Scene, size: tuple[int, int]) -> list[Line]:
    """Return the frames of a scene, one below another."""
    cells, rows = size
    lines: list[Line] = []
    for number, frame in enumerate(scene, 1):
        head = f"{number}/{len(scene)}  {frame.beats:.1f}  {text_of(frame.head)}"
        if frame.counted:
            head += f"   {face.company.names[frame.counted.seat]}: {frame.counted.start}"
            head += f" to {frame.counted.end}"
        lines.append(fit((Span(head, "title"),), cells))
        table = face.table(frame.moment, cells, rows, None, frame.said)
        lines += [*table, *[BLANK] * (rows - len(table)), *face.standings(frame.moment, cells)]
    return lines


def main() -> None:
    """Play a game with robots and draw its scenes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=offered_games())
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="80x24")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", help="by default the game's own")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seat", type=int, default=0, help="whose account; -1 for all hands")
    parser.add_argument("--seed", default="frames")
    wanted = parser.parse_args()
    rules, card = game_named(wanted.game), card_of(wanted.game)
    seats = wanted.players or card.usual_seats
    bots = [rules.bots["random"]] * seats
    journal = play_out(rules, Setup(seats, rules.options()), bots, wanted.seed)
    company = Company(tuple(card.robots)[:seats], Wording(wanted.language), glyphs(False))
    face, seat = face_for(wanted.game, company), wanted.seat if wanted.seat >= 0 else EVERYONE
    theme = bundled_theme(wanted.theme or card.theme)
    paint, size = Paint(theme), SIZES[wanted.size]
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for name, scene in scenes(face, Account(journal, seat)):
        picture = as_svg(paint, drawn(face, scene, size), size[0], name)
        (wanted.folder / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
