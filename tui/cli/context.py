"""What every command works with: language, signs, settings and the folder of saves."""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec

from saves.disk import make_folder
from saves.folder import default_folder
from saves.header import Player
from saves.problems import SaveError
from tui.console.failures import Failure, save_failure
from tui.console.output import speaks_unicode
from tui.render.face import Company, glyphs
from tui.settings import Settings
from tui.words import Wording

OVERRIDES: Final = {"lang": "language", "theme": "theme", "ascii": "ascii"}
"""Options of the command line that stand in for settings in this run."""


@dataclass(frozen=True)
class Context:
    """The circumstances of one command."""

    say: Wording
    settings: Settings
    """As they are kept, with what the command line asks in their place."""
    kept: Settings
    """As they are kept."""
    saves: Path
    """The folder of saves."""
    notice: str | None = None
    """What was wrong with the settings file, if anything."""
    plain: bool = False
    """Whether to go line by line where a screen would open."""

    @classmethod
    def of(
        cls, say: Wording, settings: Settings, notice: str | None, asked: argparse.Namespace
    ) -> "Context":
        """The circumstances that the command line makes of the settings."""
        changes = {
            field: getattr(asked, name) for name, field in OVERRIDES.items() if hasattr(asked, name)
        }
        if "theme" in changes:
            changes["by_game"] = False
        return cls(
            say,
            msgspec.structs.replace(settings, **changes),
            settings,
            getattr(asked, "saves", None) or default_folder(),
            notice,
            getattr(asked, "plain", False),
        )

    def in_ascii(self) -> "Context":
        """The same where nothing else can be shown."""
        return replace(self, settings=msgspec.structs.replace(self.settings, ascii=True))

    @property
    def ascii(self) -> bool:
        """Whether printed text is to do without our signs."""
        return self.settings.ascii or not speaks_unicode(sys.stdout)

    def company(self, players: Sequence[Player]) -> Company:
        """The players of a game as printed text shows them."""
        names = tuple(player.name for player in players)
        return Company(names, self.say, glyphs(self.ascii))

    def folder(self) -> Path:
        """The folder of saves, made if need be. Raises Failure if no file can be made there."""
        return ready_folder(self.say, self.saves)

    def refused(self, error: SaveError, path: Path | None = None) -> Failure:
        """What a save refuses, as the end of the command."""
        return save_failure(self.say, error, path)


def ready_folder(say: Wording, path: Path) -> Path:
    """The folder, made if need be. Raises Failure if no file can be made there."""
    try:
        make_folder(path)
        if not os.access(path, os.W_OK | os.X_OK):
            raise SaveError("read-only" if _read_only(path) else "not-allowed")
    except SaveError as error:
        raise save_failure(say, error, path) from error
    return path


def _read_only(path: Path) -> bool:
    """Whether the whole disk is, where the platform tells."""
    return hasattr(os, "statvfs") and bool(os.statvfs(path).f_flag & os.ST_RDONLY)
