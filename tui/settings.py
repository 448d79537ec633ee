"""The settings of a player: a small TOML file in the config folder, decoded strictly."""

import contextlib
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
import platformdirs

from saves.disk import read_file
from tui.render.cards import CardWish
from tui.words import Language

SPEEDS = ("slow", "normal", "fast", "at-once")
Speed = Literal["slow", "normal", "fast", "at-once"]

PAUSES = ("never", "robots", "always")

RESTS = ("play", "fast", "end")

EXPLAINS = ("always", "first", "never")

PREVIEWS = ("small", "large", "none")

BEATS: dict[Speed, float] = {"slow": 1.6, "normal": 0.7, "fast": 0.25, "at-once": 0.0}
"""The seconds of a beat by speed. A bot's move rests about one beat on the table."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a player.

    language   the language; auto follows the locale
    theme      the name of a theme
    by_game    True to show each table in the theme that suits its game
    speed      the pace of bots and the dealer
    ascii      True to draw with plain ASCII only
    cards      the size of cards
    motion     True to run animations
    pauses     when the end of a round or hand waits for a key: if robots play, always or never
    rest       how the others play on when the person has nothing more to decide in a hand: as
               ever, fast or at once
    automatic  True to act without asking if there is no choice (a pass with nothing to play)
    confirm    True to ask before quitting and deleting
    bottles    in Dolorès, ask a holder of a bottle always, or only in their own sharings
    explain    when what others do is explained: always, at first or never
    remarks    True to let robots pass a remark now and then
    goals      True to offer the deal of the day and to tell of goals
    preview    the preview in the list of saved games; auto is large where there is room beside it
    name       the player's name in a new game
    robots     what the form of a new game offers besides the levels, such as `hard@100, easy@50ms`
    told       what has been explained so far, each once an evening, as `game.topic`
    """

    language: Literal["auto", Language] = "auto"
    theme: Annotated[str, msgspec.Meta(max_length=64)] = "riviera-night"
    by_game: bool = False
    speed: Speed = "normal"
    ascii: bool = False
    cards: CardWish = "auto"
    motion: bool = True
    pauses: Literal["never", "robots", "always"] = "robots"
    rest: Literal["play", "fast", "end"] = "fast"
    automatic: bool = True
    confirm: bool = False
    bottles: Literal["always", "own"] = "always"
    explain: Literal["always", "first", "never"] = "first"
    remarks: bool = True
    goals: bool = True
    preview: Literal["auto", "small", "large", "none"] = "auto"
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    robots: Annotated[str, msgspec.Meta(max_length=256)] = ""
    told: Annotated[str, msgspec.Meta(max_length=16384)] = ""


MOST_BYTES = 64 * 1024


def settings_path() -> Path:
    """Return the path of the settings file."""
    return platformdirs.user_config_path("ludotheque", appauthor=False) / "settings.toml"


def themes_path() -> Path:
    """Return the path of the folder of a player's own themes."""
    return settings_path().parent / "themes"


def keys_path() -> Path:
    """Return the path of the file of a player's own keys."""
    return settings_path().parent / "keys.toml"


class Trouble(NamedTuple):
    """What was wrong with the file of settings.

    names   the settings that were not understood, the others were; () if nothing was
    aside   the name under which the file is kept now, "" if it could not be renamed
    reason  what the system says if it could not even be opened, "" if it could
    """

    names: tuple[str, ...] = ()
    aside: str = ""
    reason: str = ""


def read_settings(path: Path) -> tuple[Settings, Trouble | None]:
    """Return the settings, and the fault of the file or None. What is wrong takes its default: one
    setting, or all of them if nothing can be made of the file. A damaged file is renamed so that
    nothing in it is lost, and what was understood of it is written anew."""
    try:
        content = read_file(path, MOST_BYTES + 1)
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Trouble(reason=error.strerror or type(error).__name__)
    settings = Settings()
    names: tuple[str, ...] = ()
    if len(content) <= MOST_BYTES:
        try:
            return msgspec.toml.decode(content, type=Settings), None
        except (ValueError, RecursionError):
            settings, names = _understood(content)
    aside = _set_aside(path)
    if names and aside:
        with contextlib.suppress(OSError):
            write_settings(path, settings)
    return settings, Trouble(names, aside)


def _understood(content: bytes) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings of a damaged file as far as they are understood, and the names of those
    that are not; () if nothing is."""
    try:
        found = msgspec.toml.decode(content)
    except (ValueError, RecursionError):
        return Settings(), ()
    wrong = tuple(name for name in found if not _is_setting(name, found[name]))
    kept = {name: found[name] for name in found if name not in wrong}
    return msgspec.convert(kept, Settings), wrong


def _is_setting(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def _set_aside(path: Path) -> str:
    """Rename a file. Return its new name, "" if that cannot be done."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            with contextlib.suppress(OSError):
                path.replace(aside)
                return aside.name
            break
    return ""


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings beside the old file and rename. Raises OSError if it cannot be done."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # A JSON string, number or boolean is the same in TOML.
    kept = msgspec.structs.asdict(settings).items()
    lines = [b"%s = %s\n" % (name.encode(), msgspec.json.encode(value)) for name, value in kept]
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)  # because it might be a pipe, or a link to another file
    beside.write_bytes(b"".join(lines))
    beside.replace(path)
