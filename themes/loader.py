"""Theme files: TOML, decoded strictly. Textual is not needed to read them."""

import errno
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

Colour = Annotated[str, msgspec.Meta(pattern=r"^(#[0-9a-fA-F]{6}|ansi_(bright_)?[a-z]{3,7})\Z")]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
Title = Annotated[str, msgspec.Meta(max_length=40)]
About = Annotated[str, msgspec.Meta(max_length=60)]
Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}\Z")]

ANSI: Final = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
"""The terminal's own colours, each also `bright_`."""

HERE = Path(__file__).parent

MOST_BYTES = 64 * 1024

BUNDLED: Final = (
    *("riviera-afternoon", "riviera-night", "storm-lantern", "parchment"),
    *("daylight", "slate", "colour-blind", "high-contrast", "terminal"),
)
"""The themes that come with the program: those of the games, then the plainer ones."""


class ThemeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A theme as it stands in its file.

    `seats` are the colours of up to twelve players, `goods` those of the cards' kinds, as
    faces and as text; `on_*` are the text upon a colour. `title` and `about` are the theme's name
    and its mood by language; two of each, as version 0.1.0 wrote them, are in English and in
    French. Colours are `#rrggbb`, or all of them `ansi_` and one of the terminal's sixteen.
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
        """Whether it is painted with the terminal's own sixteen colours."""
        return self.background.startswith("ansi_")

    def called(self, language: str) -> str:
        """Its name in a language, in English or in any other if it has none."""
        return _in(self.title, language) or self.name

    def mood(self, language: str) -> str:
        """Its mood in a language, in English or in any other; "" if it says none."""
        return _in(self.about, language)

    def colours(self) -> Iterator[tuple[str, str]]:
        """Every colour with the name of its field."""
        for field in msgspec.structs.fields(self):
            value = getattr(self, field.name)
            if field.type is Colour:
                yield field.name, value
            elif field.name in ("seats", "goods", "goods_text"):
                yield from ((field.name, colour) for colour in value)


def _in(words: tuple[str, str] | dict[str, str], language: str) -> str:
    """Words in a language, else in English, else in the first there is."""
    said = words if isinstance(words, dict) else dict(zip(("en", "fr"), words, strict=True))
    return said.get(language) or said.get("en") or next(iter(said.values()), "")


class BrokenTheme(Exception):
    """A theme file that cannot be used. `code` says why: syntax, missing, unknown, value, mixed,
    taken, large, not-a-file, unreadable; `line` is where, from 1 (0: nowhere in particular),
    `field` what is meant there."""

    def __init__(self, code: str, line: int = 0, field: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.field = field

    def __str__(self) -> str:
        return f"line {self.line}: {self.code} {self.field}".rstrip()


class Broken(NamedTuple):
    """A player's theme file that is left out, and why."""

    path: Path
    error: BrokenTheme


def parse_theme(content: bytes) -> ThemeFile:
    """A theme from the bytes of its file. Raises BrokenTheme."""
    if len(content) > MOST_BYTES:
        raise BrokenTheme("large")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BrokenTheme("syntax", content.count(b"\n", 0, error.start) + 1) from error
    try:
        theme = msgspec.convert(tomllib.loads(text), ThemeFile)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise BrokenTheme("syntax", line) from error
    except msgspec.ValidationError as error:
        raise _misfit(str(error), text) from error
    except (ValueError, RecursionError) as error:
        raise BrokenTheme("syntax", 1) from error
    for field, colour in theme.colours():
        bad = colour.startswith("ansi_") and colour.split("_")[-1] not in ANSI
        if bad or colour.startswith("ansi_") != theme.sixteen:
            raise BrokenTheme("value" if bad else "mixed", _line_of(field, text), field)
    return theme


def _misfit(message: str, text: str) -> BrokenTheme:
    """What msgspec says of a document that is no theme, by field and line."""
    named = re.search(r"field `([^`]{1,40})", message)
    at = re.search(r"`\$\.(\w+)", message)
    if named is not None and "missing" in message:
        return BrokenTheme("missing", len(text.splitlines()), named[1])
    if named is not None:
        return BrokenTheme("unknown", _line_of(named[1], text), named[1])
    field = at[1] if at else ""
    return BrokenTheme("value", _line_of(field, text), field)


def _line_of(field: str, text: str) -> int:
    """The line in which a field is set; the first if it cannot be found."""
    written = re.compile(rf"""^\s*\[*["']?{re.escape(field)}\b""")
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if written.match(line)), 1)


def bundled_themes() -> Iterator[ThemeFile]:
    """The themes that come with the program."""
    for name in BUNDLED:
        yield parse_theme((HERE / "palettes" / f"{name}.toml").read_bytes())


def user_themes(
    folder: Path, read: Callable[[Path, int], bytes], taken: frozenset[str] = frozenset()
) -> Iterator[ThemeFile | Broken]:
    """A player's own theme files; `taken` are names they may not have, nor one twice. `read` gives
    so many bytes of an ordinary file at most, or raises OSError, ENXIO for what is none."""
    names = set(taken)
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
        try:
            content = read(path, MOST_BYTES + 1)
            theme = parse_theme(content)
            if theme.name in names:
                raise BrokenTheme("taken", _line_of("name", content.decode()), theme.name)
        except BrokenTheme as error:
            yield Broken(path, error)
        except OSError as error:
            code = "not-a-file" if error.errno == errno.ENXIO else "unreadable"
            yield Broken(path, BrokenTheme(code))
        else:
            names.add(theme.name)
            yield theme


def layout(screens: str) -> Path:
    """The .tcss file of some screens: they load it when they open, for a quick first frame."""
    return HERE / "layout" / f"{screens}.tcss"
