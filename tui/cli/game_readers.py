"""Readers of command-line words about a game to be played: its name, its players, its seed."""

from collections.abc import Callable, Collection

from engine.game import LEVELS
from saves.header import Player
from saves.names import clean, visible
from tui.cli.readers import Readers
from tui.console.output import shown
from tui.session import own_bots
from tui.session.new_game import HUMAN, SEED_LIMIT, is_seed
from tui.session.strength import Strength, read_strength


class GameReaders(Readers):
    """The types of the arguments of commands that play a game."""

    def game(self, games: Collection[str]) -> Callable[[str], str]:
        """Return a reader for the name of one of these games."""

        def read(word: str) -> str:
            if word not in games:
                raise self._refuse("game", word=shown(word), games=", ".join(games))
            return word

        return read

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
