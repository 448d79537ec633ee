"""Words of the command line as values, each refused in one sentence."""

import os
from argparse import ArgumentTypeError
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

from engine.account import Account
from engine.game import EVERYONE, LEVELS, Seat
from saves.disk import read_file
from saves.folder import SUFFIX
from saves.header import Header, Player
from saves.names import clean, visible
from saves.reading import SavedGame
from themes.loader import BUNDLED, Broken, user_themes
from tui.console.failures import Failure, Misuse
from tui.console.output import shown
from tui.session import own_bots
from tui.session.new_game import HUMAN, SEED_LIMIT, is_seed, same
from tui.session.perspectives import perspectives, usual_viewer
from tui.session.strength import Strength, read_strength
from tui.settings import settings_path
from tui.words import Wording

MOST: Final = 1_000_000_000
"""No number on the command line is larger."""

ALL: Final = "all"


class Readers:
    """The types of the arguments. Each raises ArgumentTypeError with a sentence."""

    def __init__(self, say: Wording) -> None:
        self.say = say

    def _refuse(self, key: str, **facts: int | str) -> ArgumentTypeError:
        return ArgumentTypeError(self.say(f"cli.bad.{key}", **facts))

    def game(self, games: Collection[str]) -> Callable[[str], str]:
        """The name of one of these games."""

        def read(word: str) -> str:
            if word not in games:
                raise self._refuse("game", word=shown(word), games=", ".join(games))
            return word

        return read

    def path(self, word: str) -> Path:
        """A file or a folder; `~` is one's home."""
        try:
            return Path(word).expanduser()
        except RuntimeError:  # no such home
            return Path(word)

    def whole(self, least: int, most: int = MOST) -> Callable[[str], int]:
        """A whole number within bounds."""

        def read(word: str) -> int:
            if word.isascii() and word.isdigit() and len(word) <= len(str(most)):
                number = int(word)
                if least <= number <= most:
                    return number
            key = "least" if most == MOST else "whole"
            raise self._refuse(key, word=shown(word), least=least, most=self.say.thousands(most))

        return read

    def seed(self, word: str) -> str:
        """A seed."""
        if not is_seed(word):
            raise self._refuse("seed", limit=SEED_LIMIT)
        return word

    def seat(self, word: str) -> Player:
        """NAME, or NAME=human, or NAME=LEVEL."""
        name, equals, by = word.rpartition("=")
        if not equals:
            name, by = word, HUMAN
        if by != HUMAN:
            self._level(by, HUMAN)
        if not clean(name):
            raise self._refuse("name")
        return Player(name, by)

    def _level(self, word: str, *others: str) -> str:
        """A level that some game may have, or a robot that another package brought along."""
        if word not in LEVELS and word not in own_bots.names():
            known = (*others, *LEVELS, *own_bots.names())
            raise self._refuse("level", word=shown(word), levels=", ".join(map(visible, known)))
        return word

    def levels(self, word: str) -> tuple[str, ...]:
        """LEVEL or LEVEL,LEVEL,..."""
        return tuple(self._level(level.strip()) for level in word.split(","))

    def strengths(self, word: str) -> tuple[Strength, ...]:
        """STRENGTH or STRENGTH,STRENGTH,..."""
        found = []
        for each in word.split(","):
            try:
                strength = read_strength(each)
            except ValueError:
                raise self._refuse("strength", word=shown(each)) from None
            self._level(strength.level)
            found.append(strength)
        return tuple(found)

    def pair(self, word: str) -> tuple[str, str]:
        """OPTION=VALUE."""
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise self._refuse("pair", word=shown(word))
        return key.strip().replace("-", "_"), value

    def theme(self, word: str) -> str:
        """The name of a theme, the player's own among them."""
        own = user_themes(settings_path().parent / "themes", read_file, frozenset(BUNDLED))
        themes = [*BUNDLED, *(each.name for each in own if not isinstance(each, Broken))]
        if word not in themes:
            raise self._refuse("theme", word=shown(word), themes=", ".join(themes))
        return word


def viewer_from(say: Wording, saved: SavedGame, word: str | None) -> Seat:
    """Whose view of a save is meant: a seat from 1, a player's name, all; for no word the first
    person's, else everything. Raises Misuse, and Failure for what nobody may see."""
    seat = usual_viewer(saved) if word is None else _seat_called(say, saved.header, word)
    if seat not in perspectives(saved):
        raise Failure(say("secret.unfinished"))
    return seat


def _seat_called(say: Wording, header: Header[Any], word: str) -> Seat:
    players = header.players
    if word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= len(players):
        return int(word) - 1
    for seat, player in enumerate(players):
        if player.name and same(player.name) == same(word):
            return seat
    if word == ALL:
        return EVERYONE
    seats = say("cli.bounds", least=1, most=len(players))
    raise Misuse(say("cli.bad.viewer", word=shown(word), seats=seats))


def number_from(say: Wording, number: int | None, account: Account[Any, Any, Any]) -> int:
    """The step asked for, by its number in an account; the last for none. Raises Misuse."""
    if number is None:
        return account.last
    if number > account.last:
        raise Misuse(say("cli.bad.step", step=number, last=account.last))
    return number


def found_save(path: Path, folder: Path) -> Path:
    """The file that is meant: at its path, or by its name in the folder of saves."""
    if path.name != str(path):
        return path
    candidates = (path, folder / path.name, folder / (path.name + SUFFIX))
    return next((each for each in candidates if os.path.lexists(each)), path)


def printable(path: Path) -> str:
    """A path as it may be shown."""
    return visible(str(path))
