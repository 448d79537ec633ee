"""Theme files: TOML, decoded strictly. Textual is not needed to read them."""

import errno
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from themes.strict import MOST_BYTES, BrokenFile, decode, line_of

Colour = Annotated[str, msgspec.Meta(pattern=r"^(#[0-9a-fA-F]{6}|ansi_(bright_)?[a-z]{3,7})\Z")]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
Title = Annotated[str, msgspec.Meta(max_length=40)]
About = Annotated[str, msgspec.Meta(max_length=60)]
Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}\Z")]

ANSI: Final = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
"""The terminal's own colours, each also `bright_`."""

HERE = Path(__file__).parent

BUNDLED: Final = (
    *("riviera-afternoon", "riviera-night", "storm-lantern", "parchment"),
    *("daylight", "slate", "colour-blind", "high-contrast", "terminal"),
)
"""The themes that come with the program: those of the games, then the plainer ones."""


class ThemeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A theme as its file has it.

    `seats` are the colours of up to twelve players. `goods` are the colours of the cards' kinds as
    faces, `goods_text` the same kinds as text; `on_*` is the text upon a colour. `title` and
    `about` are the theme's name and mood by language; a pair, as version 0.1.0 wrote, is English
    and French. Colours are `#rrggbb`, or all of them `ansi_` and one of the terminal's sixteen.
    """

    name: Name
    title: tuple[Title, Title] | dict[Code, Title]
    about: tuple[About, About] | dict[Code, About] = ("", "")
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

    @property
    def sixteen(self) -> bool:
        """True if the theme uses the terminal's own sixteen colours."""
        return self.background.startswith("ansi_")

    def called(self, language: str) -> str:
        """Return the theme's name in a language, else in English, else in the first language it
        has."""
        return _in(self.title, language) or self.name

    def mood(self, language: str) -> str:
        """Return the theme's mood in a language, else in English, else in the first it has; "" if
        it has none."""
        return _in(self.about, language)

    def colours(self) -> Iterator[tuple[str, str]]:
        """Yield every colour with the name of its field."""
        for field in msgspec.structs.fields(self):
            value = getattr(self, field.name)
            if field.type is Colour:
                yield field.name, value
            elif field.name in ("seats", "goods", "goods_text"):
                yield from ((field.name, colour) for colour in value)


def _in(words: tuple[str, str] | dict[str, str], language: str) -> str:
    """Return the words in a language, else in English, else in the first language there is; "" if
    there are none."""
    said = words if isinstance(words, dict) else dict(zip(("en", "fr"), words, strict=True))
    return said.get(language) or said.get("en") or next(iter(said.values()), "")


class Broken(NamedTuple):
    """A player's theme file that is left out, and the reason."""

    path: Path
    error: BrokenFile
    names: tuple[str, ...] = ()
    """What the theme may be called: the name of its file, and the one in it, if it can be read."""


def parse_theme(content: bytes) -> ThemeFile:
    """Return the theme in the bytes of a file. Raises BrokenFile."""
    theme, text = decode(content, ThemeFile)
    for field, colour in theme.colours():
        bad = colour.startswith("ansi_") and colour.split("_")[-1] not in ANSI
        if bad or colour.startswith("ansi_") != theme.sixteen:
            raise BrokenFile("value" if bad else "mixed", line_of(field, text), field)
    return theme


def bundled_theme(name: str) -> ThemeFile:
    """Return one of the themes that come with the program."""
    return parse_theme((HERE / "palettes" / f"{name}.toml").read_bytes())


def user_themes(
    folder: Path, read: Callable[[Path, int], bytes], taken: frozenset[str] = frozenset()
) -> Iterator[ThemeFile | Broken]:
    """Yield a player's own theme files, by name, and the broken ones with the reason.

    `taken` are names they may not have; no two may have the same. `read` returns the bytes of an
    ordinary file, at most as many as its second argument. It raises OSError, with ENXIO for
    anything else than an ordinary file.
    """
    names = set(taken)
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
        content = b""
        try:
            content = read(path, MOST_BYTES + 1)
            theme = parse_theme(content)
            if theme.name in names:
                raise BrokenFile("taken", line_of("name", content.decode()), theme.name)
        except BrokenFile as error:
            yield Broken(path, error, (path.stem, *_names_in(content)))
        except OSError as error:
            code = "not-a-file" if error.errno == errno.ENXIO else "unreadable"
            yield Broken(path, BrokenFile(code), (path.stem,))
        else:
            names.add(theme.name)
            yield theme


def _names_in(content: bytes) -> Iterator[str]:
    found = re.search(rb'^name\s*=\s*"([a-z0-9-]{1,40})"', content, re.MULTILINE)
    if found is not None:
        yield found[1].decode()


def layout(screens: str) -> Path:
    """Return the .tcss file of some screens. Screens load it when they open, so that the first
    frame comes quickly."""
    return HERE / "layout" / f"{screens}.tcss"
