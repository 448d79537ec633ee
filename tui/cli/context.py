"""The context of every command: language, signs, settings and the folder of saves."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from saves.disk import make_folder
from saves.folder import default_folder
from saves.problems import SaveError
from tui.console.failures import refusals
from tui.console.output import speaks_unicode
from tui.render.company import Company
from tui.render.glyphs import glyphs
from tui.settings import Settings
from tui.words import Wording

if TYPE_CHECKING:
    from saves.header import Player

OVERRIDES: Final = {"lang": "language", "theme": "theme", "ascii": "ascii"}
"""Options of the command line that replace settings in this run."""


class Context(msgspec.Struct, frozen=True):
    """The language, settings and folder of one command."""

    say: Wording
    settings: Settings
    """The kept settings, with the options of the command line in their place."""
    kept: Settings
    """The settings as the file has them."""
    saves: Path
    """The folder of saves."""
    notice: str | None = None
    """The fault of the settings file; None if it has none."""
    plain: bool = False
    """True to go line by line where a screen would open."""

    @classmethod
    def of(cls, say: Wording, settings: Settings, notice: str | None, asked: object) -> "Context":
        """Return the context made of the settings and the options of the command line."""
        changes = {
            field: getattr(asked, name) for name, field in OVERRIDES.items() if hasattr(asked, name)
        }
        if "theme" in changes:
            changes["by_game"] = False
        return cls(
            say,
            replace(settings, **changes),
            settings,
            getattr(asked, "saves", None) or default_folder(),
            notice,
            getattr(asked, "plain", False),
        )

    def in_ascii(self) -> "Context":
        """Return a copy of this context that uses ASCII signs only."""
        return replace(self, settings=replace(self.settings, ascii=True))

    @property
    def ascii(self) -> bool:
        """True if printed text must use ASCII signs."""
        return self.settings.ascii or not speaks_unicode(sys.stdout)

    def company(self, players: "Sequence[Player]") -> Company:
        """Return the players of a game for printed text."""
        names = tuple(player.name for player in players)
        return Company(names, self.say, glyphs(self.ascii), cards="line")

    def folder(self) -> Path:
        """Return the folder of saves, made if need be. Raises Failure if it takes no files."""
        return ready_folder(self.say, self.saves)


def ready_folder(say: Wording, path: Path) -> Path:
    """Make the folder if need be, and return it. Raises Failure if it takes no files."""
    with refusals(say, path):
        make_folder(path)
        if not os.access(path, os.W_OK | os.X_OK):
            raise SaveError("read-only" if _read_only(path) else "not-allowed")
    return path


def _read_only(path: Path) -> bool:
    """Return True if the whole file system is read-only, where the platform tells."""
    return hasattr(os, "statvfs") and bool(os.statvfs(path).f_flag & os.ST_RDONLY)
