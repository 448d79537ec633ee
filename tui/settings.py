"""The settings of a player: a small TOML file in the config folder, decoded strictly."""

import contextlib
import errno
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
import platformdirs

from saves.disk import read_file
from themes.strict import MOST_BYTES, BrokenFile, understood
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
    robots     what the form of a new game offers besides the levels, such as `master@10`
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


class Fault(NamedTuple):
    """What is wrong with the settings file. `some` is True if only some settings take their
    default, False if all do."""

    errors: tuple[BrokenFile, ...]
    file: str
    kept: str | None
    """The name that the file as it was has now; None if it lies where it was."""
    some: bool = False


def settings_path() -> Path:
    """Return the path of the settings file."""
    return platformdirs.user_config_path("ludotheque", appauthor=False) / "settings.toml"


def themes_path() -> Path:
    """Return the path of the folder of a player's own themes."""
    return settings_path().parent / "themes"


def keys_path() -> Path:
    """Return the path of the file of a player's own keys."""
    return settings_path().parent / "keys.toml"


def read_settings(path: Path) -> tuple[Settings, Fault | None]:
    """Return the settings, and the fault of the file or None. What is wrong takes its default: one
    setting, or all of them if nothing can be made of the file. A damaged file is renamed so that
    nothing in it is lost, and what was understood of it is written anew."""
    try:
        settings, faults = understood(read_file(path, MOST_BYTES + 1), Settings)
    except FileNotFoundError:
        return Settings(), None
    except BrokenFile as error:
        return Settings(), Fault((error,), path.name, _set_aside(path))
    except OSError as error:
        code = "not-a-file" if error.errno == errno.ENXIO else "unreadable"
        return Settings(), Fault((BrokenFile(code),), path.name, None)
    if not faults:
        return settings, None
    kept = _set_aside(path)
    if kept is not None:
        with contextlib.suppress(OSError):
            write_settings(path, settings)
    return settings, Fault(faults, path.name, kept, some=True)


def _set_aside(path: Path) -> str | None:
    """Rename a damaged file. Return its name now, None if it cannot be renamed."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            with contextlib.suppress(OSError):
                path.replace(aside)
                return aside.name
            return None
    return None


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
