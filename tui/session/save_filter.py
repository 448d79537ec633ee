"""The list of saves put in order and sifted. No Textual."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from engine.registry import GAMES
from saves.folder import title_of
from saves.listing import SaveInfo
from saves.names import visible
from saves.verify import STATUS
from tui.words import Wording
from tui.words.search import folded

STATUSES: Final = (
    *("in-use", "unfinished", "finished"),
    *("torn", "damaged", "newer", "unreadable"),
)
"""How a save can be, in the order in which a player cares."""


def status_of(info: SaveInfo) -> str:
    """Which of STATUSES a save is."""
    if info.in_use is not None:
        return "in-use"
    if info.problem is not None:
        return STATUS.get(info.problem.code, "unreadable")
    return "finished" if info.finished else "unfinished"


def _game(info: SaveInfo) -> int:
    games = list(GAMES)
    return games.index(info.header.game) if info.header is not None else len(games)


def _players(info: SaveInfo) -> tuple[bool, list[str]]:
    """A title first, for it stands before the names."""
    names = [player.name for player in info.header.players] if info.header is not None else []
    return not names, [folded(word) for word in (title_of(info.path), *names) if word]


ORDERS: Final[dict[str, Callable[[SaveInfo], Any]]] = {
    "when": lambda info: -info.modified,
    "game": _game,
    "players": _players,
    "state": lambda info: STATUSES.index(status_of(info)),
    "size": lambda info: -info.size,
}
"""What the list can be sorted by, in the order in which one key goes through them."""


def in_order(infos: Iterable[SaveInfo], by: str) -> list[SaveInfo]:
    """The saves sorted; what is equal, the newest first."""
    newest_first = sorted(infos, key=ORDERS["when"])
    return sorted(newest_first, key=ORDERS[by])


def matches(say: Wording, info: SaveInfo, words: str) -> bool:
    """Whether every word begins a word of what the list or the file's name says of a save."""
    names: list[str] = []
    if info.header is not None:
        names = [say(f"game.{info.header.game}"), *(p.name for p in info.header.players)]
    said = _words(" ".join([*names, visible(info.path.stem), say(f"saves.{status_of(info)}")]))
    return all(any(each.startswith(word) for each in said) for word in _words(words))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))
