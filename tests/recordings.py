"""Recordings of each game's great moments, of the real program in a real terminal:
`python -m tests.recordings FOLDER` writes one for each game, to be played by asciinema, and one of
a table seen from two seats.

A game of robots in character is replayed from a moment on, so that its scenes are those of a table.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.account import Account
from engine.arena import play_out
from engine.dalmuti.actions import Collect, Score
from engine.dolce_vita.actions import Award, Gather
from engine.dolores.actions import HandOn, Reveal
from engine.game import Setup
from engine.registry import game_named
from saves.header import Player
from saves.whole import compose, write_save
from tests.tui.cli.screen import Terminal
from tests.two_seats import record_two_seats
from tui.games.registry import card_of, character_of
from tui.session.new_game import NewGame, header_of, now
from tui.session.robots import robot
from tui.words import Language, Wording

SIZE: Final = (120, 40)

LONGEST: Final = 2.0
"""The longest rest that is kept, in seconds."""


class Moment(NamedTuple):
    """A stretch of a game worth seeing: from so many steps before the first action of a kind, to
    the last of another kind within `most` steps."""

    language: Language
    seats: int
    level: str
    first: type
    before: int
    last: type
    most: int


MOMENTS: Final = {
    "dolce-vita": Moment("en", 4, "normal", Award, 3, Gather, 16),
    "dolores": Moment("fr", 3, "normal", Reveal, 6, HandOn, 18),
    "dalmuti": Moment("de", 6, "normal", Score, 40, Collect, 60),
}


class Recorder(Terminal):
    """A terminal whose output is kept with its times."""

    def __init__(self, *words: str, **changes: str) -> None:
        self.events: list[tuple[float, str]] = []
        super().__init__(*words, columns=SIZE[0], lines=SIZE[1], **changes)  # type: ignore[arg-type]

    def _read(self, seconds: float = 1.0) -> bool:
        had = len(self.output)
        going = super()._read(seconds)
        if len(self.output) > had:
            written = self.output[had:].decode("utf-8", "replace")
            self.events.append((time.monotonic(), written))
        return going


def saved(folder: Path, game: str, moment: Moment) -> tuple[Path, int, int]:
    """Return a save of a whole game, and the first and last step of what is worth seeing."""
    rules = game_named(game)
    setup = Setup(moment.seats, rules.options())
    names = tuple(card_of(game).robots)[: moment.seats]
    bots = [robot(rules, moment.level, character_of(game, name)) for name in names]
    journal = play_out(rules, setup, bots, "recordings")
    players = tuple(Player(name, moment.level) for name in names)
    header = header_of(NewGame(game, players, setup.options, "recordings"), now())
    path = folder / f"{game}.ludo"
    write_save(path, compose(header, journal.actions))
    account: Account[Any, Any, Any] = Account(journal, 0)
    actions = [account.moment(number).action for number in range(1, account.last + 1)]
    kinds = [type(action) for action in actions]
    start = max(kinds.index(moment.first) + 1 - moment.before, 1)
    within = kinds[: start + moment.most]
    end = len(within) - within[::-1].index(moment.last) if moment.last in within else len(within)
    return path, start, end


def record(folder: Path, game: str, out: Path) -> None:
    """Write the recording of a game's great moment."""
    moment = MOMENTS[game]
    path, start, end = saved(folder, game, moment)
    words = ["replay", str(path), "--step", str(start), "--seat", "1", "--lang", moment.language]
    words += ["--theme", card_of(game).theme]
    say, empty = Wording(moment.language), str(folder / "empty")
    recorder = Recorder(*words, XDG_CONFIG_HOME=empty, COLORTERM="truecolor")
    with recorder as terminal:
        terminal.shows(str(start))
        terminal.press(" ")
        last = say("replay.where", step=end, last=0).rsplit("0", 1)[0].strip()
        terminal.until(lambda text: last in text)
        terminal.listen(LONGEST, lambda: None)
        events = recorder.events
    header = {"version": 2, "width": SIZE[0], "height": SIZE[1], "title": say(f"game.{game}")}
    lines, at, before = [json.dumps(header, ensure_ascii=False)], 0.0, events[0][0]
    for when, written in events:
        at, before = at + min(when - before, LONGEST), when
        lines.append(json.dumps([round(at, 3), "o", written], ensure_ascii=False))
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Record every game, and a table seen from two seats."""
    out = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        for game in MOMENTS:
            record(Path(folder), game, out / f"{game}.cast")
    record_two_seats(out / "two-seats.cast")


if __name__ == "__main__":
    main()
