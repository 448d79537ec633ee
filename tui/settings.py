"""What a player has set: kept as a small TOML file in the config folder, decoded strictly."""

import contextlib
import json
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import platformdirs

from saves.disk import read_file
from tui.render.cards import CardWish
from tui.words import Language

SPEEDS = ("slow", "normal", "fast", "at-once")
Speed = Literal["slow", "normal", "fast", "at-once"]

PAUSES = ("never", "robots", "always")

BEATS: dict[Speed, float] = {"slow": 1.6, "normal": 0.7, "fast": 0.25, "at-once": 0.0}
"""Seconds a beat takes. A bot's move rests one beat on the table."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """language  auto follows the locale
    theme     the name of a theme file
    by_game   whether a table wears the theme in the mood of its game
    speed     how fast bots and the dealer go
    ascii     draw with plain ASCII only
    cards     how large cards are drawn
    motion    whether anything moves on its own
    pauses    when the end of a round or hand waits for a key: if robots play, always or never
    automatic whether what is no choice is done without asking (a pass with nothing to play)
    confirm   whether a question comes before quitting and deleting
    bottles   whether a holder of a bottle of Dolorès is asked in everybody's sharings or in his own
    name      the player's name in a new game
    """

    language: Literal["auto", Language] = "auto"
    theme: Annotated[str, msgspec.Meta(max_length=64)] = "riviera-night"
    by_game: bool = False
    speed: Speed = "normal"
    ascii: bool = False
    cards: CardWish = "auto"
    motion: bool = True
    pauses: Literal["never", "robots", "always"] = "robots"
    automatic: bool = True
    confirm: bool = False
    bottles: Literal["always", "own"] = "always"
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""


MOST_BYTES = 64 * 1024


def settings_path() -> Path:
    """Where the settings lie."""
    return platformdirs.user_config_path("ludotheque", appauthor=False) / "settings.toml"


def read_settings(path: Path) -> tuple[Settings, str | None]:
    """The settings, and what is wrong with the file, if anything: then the defaults are used and
    the file is set aside, so that nothing in it is lost."""
    try:
        content = read_file(path, MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise ValueError("the file is too large")
        return msgspec.toml.decode(content, type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (ValueError, RecursionError) as error:
        _set_aside(path)
        return Settings(), str(error).splitlines()[0]
    except OSError as error:
        return Settings(), error.strerror or type(error).__name__


def _set_aside(path: Path) -> None:
    for number in range(1, 100):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            with contextlib.suppress(OSError):
                path.replace(aside)
            return


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings beside the old file and rename. Raises OSError if it cannot be done."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # A JSON string, number or boolean is the same in TOML.
    lines = [f"{k} = {json.dumps(v)}" for k, v in msgspec.structs.asdict(settings).items()]
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)  # it might be a pipe, or a link to somebody's file
    beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beside.replace(path)
