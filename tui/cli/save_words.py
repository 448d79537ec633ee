"""The words of a command line that mean a save, a step of its game or a perspective on it."""

import os
from pathlib import Path
from typing import Any, Final

from engine.account import Account
from engine.game import EVERYONE, Seat
from saves.folder import SUFFIX
from saves.header import Header
from saves.names import visible
from saves.reading import SavedGame
from tui.console.failures import Failure, Misuse
from tui.console.output import shown
from tui.session.new_game import same
from tui.session.perspectives import perspectives, usual_viewer
from tui.words import Wording

ALL: Final = "all"


def viewer_from(say: Wording, saved: SavedGame, word: str | None) -> Seat:
    """Return the perspective that a word means: a seat from 1, a player's name, or all. For None it
    is the first person's, or EVERYONE in a game of robots.

    Raises Misuse for an unknown word, and Failure for a perspective that must not be shown.
    """
    seat = usual_viewer(saved) if word is None else _seat_called(say, saved.header, word)
    if seat not in perspectives(saved):
        raise Failure(say.notice("secret.unfinished"))
    return seat


def _seat_called(say: Wording, header: Header[Any], word: str) -> Seat:
    players = header.players
    if word in map(str, range(1, len(players) + 1)):
        return int(word) - 1
    for seat, player in enumerate(players):
        if player.name and same(player.name) == same(word):
            return seat
    if word == ALL:
        return EVERYONE
    seats = say("cli.bounds", least=1, most=len(players))
    raise Misuse(say("cli.bad.viewer", word=shown(word), seats=seats))


def number_from(say: Wording, number: int | None, account: Account[Any, Any, Any]) -> int:
    """Return the step asked for, as a number in an account; the last step for None. Raises Misuse
    for a step behind the last."""
    if number is None:
        return account.last
    if number > account.last:
        raise Misuse(say("cli.bad.step", step=number, last=account.last))
    return number


def found_save(path: Path, folder: Path) -> Path:
    """Return the path of a save: the path as given, or a name in the folder of saves."""
    if path.name != str(path):
        return path
    candidates = (path, folder / path.name, folder / (path.name + SUFFIX))
    return next((each for each in candidates if os.path.lexists(each)), path)


def printable(path: Path) -> str:
    """Return a path as text that is safe to print."""
    return visible(str(path))
