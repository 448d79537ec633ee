"""Readers of command-line words, which return values or refuse a word in one sentence."""

from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tui.console.output import shown
from tui.settings import themes_path
from tui.words import LANGUAGES, Wording
from tui.words.search import folded

MOST: Final = 1_000_000_000
"""The largest number on the command line."""

MOST_PORT: Final = 65535


class Readers:
    """The types of the arguments, for argparse. Each raises ArgumentTypeError with a sentence."""

    def __init__(self, say: Wording) -> None:
        self.say = say

    def _refuse(self, key: str, **facts: int | str) -> ArgumentTypeError:
        return ArgumentTypeError(self.say(f"cli.bad.{key}", **facts))

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

    def pair(self, word: str) -> tuple[str, str]:
        """Return name and value of OPTION=VALUE."""
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise self._refuse("pair", word=shown(word))
        return key.strip().replace("-", "_"), value

    def theme(self, word: str) -> str:
        """Return the name of a theme, one of the player's own included, that is given as in its
        file or as any language calls it."""
        from tui.render.palettes import Palettes, theme_sentence

        palettes = Palettes(themes_path())
        if word in palettes.names:
            return word
        for name in palettes.names:
            if folded(word) in [folded(palettes[name].called(each)) for each in LANGUAGES]:
                return name
        for broken in palettes.broken:
            if word in broken.names:
                raise ArgumentTypeError(theme_sentence(self.say, broken))
        raise self._refuse("theme", word=shown(word), themes=", ".join(palettes.names))
