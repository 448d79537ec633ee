"""The table of saves that `saves` and `trash` print."""

import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import zip_longest
from pathlib import Path
from typing import Final

from saves.listing import SaveInfo
from tui.cli.save_words import printable
from tui.console.output import in_columns, put
from tui.session.moments import moment_at, year_text
from tui.session.problems import problem_sentence
from tui.session.save_kin import Kin, kin_words
from tui.session.save_status import status_of
from tui.words import Wording
from tui.words.spans import broken, left, width

GAP: Final = "  "
"""What stands between two columns."""

INDENT: Final = "    "
"""What stands before the second line of a save."""


def put_table(say: Wording, found: list[SaveInfo], folder: Path, kin: Mapping[Path, Kin]) -> None:
    """Print saves as a table, with file names relative to `folder`, and how each is related to
    others. A save takes two lines or more on a terminal that is narrower than the table."""
    heads = [say(f"cli.saves.{name}") for name in ("file", "game", "begun", "players", "state")]
    rows = [heads, *(row(say, info, folder, kin[info.path]) for info in found)]
    table = in_columns(rows)
    if sys.stdout is not None and sys.stdout.isatty():
        cells = shutil.get_terminal_size().columns
        if any(width(each) > cells for each in table.splitlines()):
            table = in_two_lines(rows, cells)
    put(say, table)


def row(say: Wording, info: SaveInfo, folder: Path, kin: Kin) -> list[str]:
    """Return a save as a row of the table."""
    game = begun = players = ""
    if header := info.header:
        game = say(f"game.{header.game}")
        begun = local(header.begun)
        players = ", ".join(player.name or "?" for player in header.players)
    file = printable(info.path.relative_to(folder))
    return [file, game, begun, players, state(say, info, kin)]


def state(say: Wording, info: SaveInfo, kin: Kin) -> str:
    """Return the state of a save in words, with the save from which it branched, its branches, and
    its problem, if it has one."""
    word = ", ".join([say(f"saves.{status_of(info)}"), *kin_words(say, kin)])
    if info.problem is None:
        return word
    why = say.behind_colon(problem_sentence(say, info.problem))
    return say("labelled", label=word, words=why)


def local(begun: str) -> str:
    """Return the moment of a header in the time zone of this computer."""
    year, moment = moment_at(int(datetime.fromisoformat(begun).timestamp()))
    return f"{year_text(year)}-{moment:%m-%d %H:%M}"


def in_two_lines(rows: Sequence[Sequence[str]], cells: int) -> str:
    """Return rows of file, game, moment, players and state in `cells` cells: players and state
    below the rest, each broken between words in its own column. A file whose name is too wide for
    its column has a line to itself."""
    rest = in_columns([each[1:3] for each in rows]).splitlines()
    room = cells - max(map(width, rest)) - len(GAP)
    files = max((width(each[0]) for each in rows if width(each[0]) <= room), default=0)
    room = cells - len(INDENT) - len(GAP)
    players, states = ([each[column] for each in rows] for column in (3, 4))
    names = min(max(map(width, players)), room // 2, room - longest_word(states))
    names = max(names, longest_word(players))
    lines = []
    for (file, _, _, who, how), more in zip(rows, rest, strict=True):
        if width(file) > files:
            lines.append(file)
            file = ""
        lines.append(f"{left(file, files)}{GAP}{more}")
        columns = broken(who, names), broken(how, room - names)
        for one, other in zip_longest(*columns, fillvalue=""):
            lines.append(f"{INDENT}{left(one, names)}{GAP}{other}")
    return "\n".join(each.rstrip(" ") for each in lines if each.strip(" "))


def longest_word(texts: Iterable[str]) -> int:
    """Return the width of the longest word in some texts."""
    return max(width(word) for text in texts for word in text.split(" "))
