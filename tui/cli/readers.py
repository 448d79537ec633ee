"""Readers of command-line words, which return values or refuse a word in one sentence."""

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
"""The largest number on the command line."""

MOST_PORT: Final = 65535

ALL: Final = "all"


class Readers:
    """The types of the arguments, for argparse. Each raises ArgumentTypeError with a sentence."""

    def __init__(self, say: Wording) -> None:
        self.say = say

    def _refuse(self, key: str, **facts: int | str) -> ArgumentTypeError:
        return ArgumentTypeError(self.say(f"cli.bad.{key}", **facts))

    def game(self, games: Collection[str]) -> Callable[[str], str]:
        """Return a reader for the name of one of these games."""

        def read(word: str) -> str:
            if word not in games:
                raise self._refuse("game", word=shown(word), games=", ".join(games))
            return word

        return read

    def path(self, word: str) -> Path:
        """Return the path of a file or folder, with `~` as the home folder."""
        try:
            return Path(word).expanduser()
        except RuntimeError:  # no such home
            return Path(word)

    def whole(self, least: int, most: int = MOST) -> Callable[[str], int]:
        """Return a reader for whole numbers from `least` to `most`."""

        def read(word: str) -> int:
            if word.isascii() and word.isdigit() and len(word) <= len(str(most)):
                number = int(word)
                if least <= number <= most:
                    return number
            key = "least" if most == MOST else "whole"
            bounds = {"least": self.say.thousands(least), "most": self.say.thousands(most)}
            raise self._refuse(key, word=shown(word), **bounds)

        return read

    def port(self, word: str) -> int:
        """Return the number of a port."""
        return self.whole(1, MOST_PORT)(word)

    def seed(self, word: str) -> str:
        """Return the seed."""
        if not is_seed(word):
            raise self._refuse("seed", limit=SEED_LIMIT)
        return word

    def seat(self, word: str) -> Player:
        """Return the player of NAME, NAME=human or NAME=LEVEL."""
        name, equals, by = word.rpartition("=")
        if not equals:
            name, by = word, HUMAN
        if by != HUMAN:
            self._level(by, HUMAN)
        if not clean(name):
            raise self._refuse("name")
        return Player(name, by)

    def _level(self, word: str, *others: str) -> str:
        """Return a level that some game may have, or the name of a robot of another package."""
        if word not in LEVELS and word not in own_bots.names():
            known = (*others, *LEVELS, *own_bots.names())
            raise self._refuse("level", word=shown(word), levels=", ".join(map(visible, known)))
        return word

    def levels(self, word: str) -> tuple[str, ...]:
        """Return the levels of LEVEL or LEVEL,LEVEL,…"""
        return tuple(self._level(level.strip()) for level in word.split(","))

    def strengths(self, word: str) -> tuple[Strength, ...]:
        """Return the strengths of STRENGTH or STRENGTH,STRENGTH,…"""
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
        """Return name and value of OPTION=VALUE."""
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise self._refuse("pair", word=shown(word))
        return key.strip().replace("-", "_"), value

    def theme(self, word: str) -> str:
        """Return the name of a theme, one of the player's own included."""
        own = user_themes(settings_path().parent / "themes", read_file, frozenset(BUNDLED))
        themes = [*BUNDLED, *(each.name for each in own if not isinstance(each, Broken))]
        if word not in themes:
            raise self._refuse("theme", word=shown(word), themes=", ".join(themes))
        return word


def viewer_from(say: Wording, saved: SavedGame, word: str | None) -> Seat:
    """Return the perspective that a word means: a seat from 1, a player's name, or all. For None it
    is the first person's, or EVERYONE in a game of robots.

    Raises Misuse for an unknown word, and Failure for a perspective that must not be shown.
    """
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
