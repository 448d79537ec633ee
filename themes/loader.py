"""Theme files: TOML, decoded strictly. Textual is not needed to read them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

Colour = Annotated[str, msgspec.Meta(pattern=r"^(#[0-9a-fA-F]{6}|ansi_[a-z_]{3,20})\Z")]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]

HERE = Path(__file__).parent

MOST_BYTES = 64 * 1024


class ThemeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A theme as it stands in its file.

    `seats` are the colours of up to twelve players, `goods` those of the cards' kinds, as
    faces and as text; `on_*` are the text upon a colour. `title` is the theme's name in English
    and in French.
    """

    name: Name
    title: tuple[
        Annotated[str, msgspec.Meta(max_length=40)], Annotated[str, msgspec.Meta(max_length=40)]
    ]
    dark: bool
    background: Colour
    surface: Colour
    panel: Colour
    foreground: Colour
    dim: Colour
    faint: Colour
    accent: Colour
    on_accent: Colour
    gain: Colour
    loss: Colour
    on_chip: Colour
    seats: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=12, max_length=12)]
    goods: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=8, max_length=8)]
    goods_text: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=8, max_length=8)]


class BrokenTheme(Exception):
    """A theme file that cannot be used; `str()` is the reason in one line."""


def parse_theme(content: bytes) -> ThemeFile:
    """A theme from the bytes of its file. Raises BrokenTheme."""
    if len(content) > MOST_BYTES:
        raise BrokenTheme("the file is too large")
    try:
        return msgspec.toml.decode(content, type=ThemeFile)
    except (ValueError, RecursionError) as error:
        raise BrokenTheme(str(error).splitlines()[0]) from error


def bundled_themes() -> Iterator[ThemeFile]:
    """The themes that come with the program, in the order of their file names."""
    for path in sorted((HERE / "palettes").glob("*.toml")):
        yield parse_theme(path.read_bytes())


def user_themes(folder: Path) -> Iterator[ThemeFile | tuple[Path, str]]:
    """A player's own theme files; a broken one comes as its path and the reason."""
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
        try:
            with path.open("rb") as file:
                yield parse_theme(file.read(MOST_BYTES + 1))
        except BrokenTheme as error:
            yield path, str(error)
        except OSError as error:
            yield path, error.strerror or type(error).__name__


def layout(screens: str) -> Path:
    """The .tcss file of some screens: they load it when they open, for a quick first frame."""
    return HERE / "layout" / f"{screens}.tcss"
