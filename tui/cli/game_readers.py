"""Readers of command-line words about a game to be played: its name, its players, its seed."""

from collections.abc import Callable, Collection

from engine.game import LEVELS
from saves.header import Player
from saves.names import clean, visible
from tui.cli.readers import Readers
from tui.console.output import shown
from tui.session import own_bots
from tui.session.new_game import HUMAN, SEED_LIMIT, is_seed
from tui.session.robots import level_name
from tui.session.strength import EQUALS, in_saves, level_of, read_strength


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
        by = self._strength(by, HUMAN, EQUALS)
        if not clean(name):
            raise self._refuse("name")
        return Player(name, by)

    def _strength(self, word: str, *others: str) -> str:
        """Return the strength, as it is spelt, of a level that some game may have or of a robot of
        another package; or one of the other words that may stand there."""
        known, typed = (*others, *LEVELS), word
        if level_of(word) not in own_bots.names():
            word = in_saves(self.say, word, known)
        if word in others:
            return word
        try:
            strength = read_strength(word)
        except ValueError:
            raise self._refuse("strength", word=shown(typed)) from None
        if strength.level not in LEVELS and strength.level not in own_bots.names():
            names = [level_name(self.say, each) for each in (*known, *own_bots.names())]
            raise self._refuse("level", word=shown(typed), levels=", ".join(map(visible, names)))
        return strength.spelt

    def levels(self, word: str) -> tuple[str, ...]:
        """Return the strengths of LEVEL or LEVEL@400,LEVEL,…, as they are spelt."""
        return tuple(map(self._strength, word.split(",")))

    def robots(self, word: str) -> tuple[str, ...]:
        """Return the strengths as `levels` does; EQUALS among them stands for a robot that is to be
        the person's equal."""
        return tuple(self._strength(each.strip(), EQUALS) for each in word.split(","))
