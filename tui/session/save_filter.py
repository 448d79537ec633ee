"""The list of saves put in order and sifted. No Textual."""

import re
from collections.abc import Callable, Iterable
from functools import cache
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


def sifted(say: Wording, infos: Iterable[SaveInfo], words: str) -> list[SaveInfo]:
    """The saves of which the list, or the name of the file, says words that begin with all these;
    without words, all."""
    sought = _words(words)
    if not sought:
        return list(infos)

    @cache  # there are thousands of saves, and few games and states
    def spoken(key: str) -> str:
        return say(key)

    def said(info: SaveInfo) -> list[str]:
        pieces = [visible(info.path.stem), spoken(f"saves.{status_of(info)}")]
        if info.header is not None:
            names = (player.name for player in info.header.players)
            pieces += [spoken(f"game.{info.header.game}"), *names]
        return re.findall(r"\w+", " ".join(map(folded, pieces)))

    def has_all(words: list[str]) -> bool:
        return all(any(each.startswith(word) for each in words) for word in sought)

    return [info for info in infos if has_all(said(info))]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))
