"""The themes to choose from: the program's and a player's own. Nothing here imports Textual."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.disk import read_file
from saves.names import clean, visible
from themes.loader import BUNDLED, Broken, ThemeFile, bundled_theme, user_themes
from tui.words import Wording

USUAL: Final = "riviera-night"
"""The theme in use when none has been chosen, or the chosen theme is missing."""

PLAIN: Final = "terminal"
"""The theme for a terminal that has only sixteen colours."""


class Palettes:
    """The themes by name, and a player's own files that cannot be used."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read a player's own theme files in `folder`; None if there are none. The program's are
        read when they are used."""
        self.folder = folder
        self._read: dict[str, ThemeFile] = {}
        self.broken: list[Broken] = []
        self._stamps = _stamps(folder)
        taken = frozenset(BUNDLED)
        for each in user_themes(folder, read_file, taken) if folder is not None else ():
            if isinstance(each, Broken):
                self.broken.append(each)
            else:
                self._read[each.name] = each
        self.names = (*BUNDLED, *self._read)
        """The names of all themes, the program's first."""

    @property
    def own(self) -> tuple[ThemeFile, ...]:
        """A player's own themes."""
        return tuple(self._read[name] for name in self.names[len(BUNDLED) :])

    def reread(self, used: str) -> "Palettes | None":
        """Return the themes as their files are now; None if no file has changed. The theme in use
        stays as it was while its file is broken."""
        if self.folder is None or _stamps(self.folder) == self._stamps:
            return None
        now = Palettes(self.folder)
        gone = used in self.names and used not in now.names
        if gone and any(used in broken.names for broken in now.broken):
            now._read[used] = self[used]
            now.names = (*now.names, used)
        return now

    def __getitem__(self, name: str) -> ThemeFile:
        """Return a theme. Raises KeyError for an unknown name."""
        if name not in self._read and name in BUNDLED:
            self._read[name] = bundled_theme(name)
        return self._read[name]

    def theme_for(self, wanted: str, few_colours: bool) -> ThemeFile:
        """Return the theme to use when `wanted` is asked for. With `few_colours` the terminal has
        only sixteen."""
        theme = self[wanted if wanted in self.names else USUAL]
        return self[PLAIN] if few_colours and not theme.sixteen else theme


def _stamps(folder: Path | None) -> frozenset[tuple[str, int, int]]:
    """Return what tells that a theme file has changed: its name, size and time."""
    found: set[tuple[str, int, int]] = set()
    if folder is not None:
        with suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".toml"):
                    seen = entry.stat()
                    found.add((entry.name, seen.st_size, seen.st_mtime_ns))
    return frozenset(found)


def variables(theme: ThemeFile) -> dict[str, str]:
    """Return the theme's colours by the names used in .tcss files and by Textual's own widgets."""
    names = {
        "dim": theme.dim,
        "faint": theme.faint,
        "gain": theme.gain,
        "loss": theme.loss,
        "on-accent": theme.on_accent,
        "on-chip": theme.on_chip,
        "lit": theme.panel,
        "surface": theme.surface,
        "panel": theme.panel,
        "text": theme.foreground,
        "text-muted": theme.dim,
        "text-disabled": theme.dim,
        "block-cursor-foreground": theme.on_accent,
        "block-cursor-background": theme.accent,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-foreground": theme.foreground,
        "block-cursor-blurred-background": theme.panel,
        "block-hover-background": theme.panel,
        "border": theme.accent,
        "ansi-background": theme.background,
        "ansi-foreground": theme.foreground,
    }
    names.update({f"seat-{n}": colour for n, colour in enumerate(theme.seats)})
    names.update({f"good-{n}": colour for n, colour in enumerate(theme.goods, 1)})
    names.update({f"good-{n}-text": colour for n, colour in enumerate(theme.goods_text, 1)})
    return names


def theme_sentence(say: Wording, broken: Broken) -> str:
    """Return which theme file is left out, with the line and the reason."""
    error = broken.error
    why = say(f"file.why.{error.code}", field=clean(error.field))
    key = "theme.broken" if error.line else "theme.broken.whole"
    return say(key, file=visible(broken.path.name), line=error.line, why=why)
