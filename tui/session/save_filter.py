"""The list of saves, sorted and filtered. Nothing here imports Textual."""

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
"""The statuses of saves, in the order of their interest to a player."""


def status_of(info: SaveInfo) -> str:
    """Return the status of a save, one of STATUSES."""
    if info.in_use is not None:
        return "in-use"
    if info.problem is not None:
        return STATUS.get(info.problem.code, "unreadable")
    return "finished" if info.finished else "unfinished"


def _game(info: SaveInfo) -> int:
    games = list(GAMES)
    return games.index(info.header.game) if info.header is not None else len(games)


def _players(info: SaveInfo) -> tuple[bool, list[str]]:
    """Return a sort key: the title, if there is one, then the players' names, as the list shows
    them."""
    names = [player.name for player in info.header.players] if info.header is not None else []
    return not names, [folded(word) for word in (title_of(info.path), *names) if word]


ORDERS: Final[dict[str, Callable[[SaveInfo], Any]]] = {
    "when": lambda info: -info.modified,
    "game": _game,
    "players": _players,
    "state": lambda info: STATUSES.index(status_of(info)),
    "size": lambda info: -info.size,
}
"""The sort keys of the list, in the order in which one key of the keyboard goes through them."""


def in_order(infos: Iterable[SaveInfo], by: str) -> list[SaveInfo]:
    """Return the saves sorted; among equal ones the newest is first."""
    newest_first = sorted(infos, key=ORDERS["when"])
    return sorted(newest_first, key=ORDERS[by])


def filtered(say: Wording, infos: Iterable[SaveInfo], words: str) -> list[SaveInfo]:
    """Return the saves that match every word: some word of its row or its file name begins with it.
    Without words, return all."""
    sought = _words(words)
    if not sought:
        return list(infos)

    @cache  # because there are thousands of saves, but few games and states
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
