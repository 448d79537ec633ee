"""The command `config`: the settings, their values and usual values, and the path of their file."""

import argparse
import json
from typing import Any

import msgspec
from msgspec import inspect

from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.save_words import printable
from tui.console.output import put
from tui.console.status import DONE
from tui.render.palettes import Palettes, theme_sentence
from tui.settings import Settings, keys_path, settings_path, themes_path
from tui.words import Wording


def declare(commands: Commands) -> None:
    """Declare `config`."""
    command = commands.add("config", run_config)
    what = command.add_mutually_exclusive_group()
    for flag in ("path", "defaults", "keys"):
        what.add_argument(f"--{flag}", action="store_true", help=commands.say(f"cli.help.{flag}"))


def run_config(context: Context, asked: argparse.Namespace) -> int:
    """Print the settings as a settings file, or the path of that file."""
    if asked.path:
        put(context.say, printable(settings_path()))
    elif asked.keys:
        # The commands are those of the screens, which no other command of the line loads.
        from tui.app.app import LudothequeApp
        from tui.app.own_keys import OwnKeys

        keys = OwnKeys(keys_path(), LudothequeApp.commands, context.say)
        put(context.say, "\n".join(keys.written()).strip())
    else:
        put(context.say, explained(context.say, Settings() if asked.defaults else context.kept))
    return DONE


def explained(say: Wording, settings: Settings) -> str:
    """Return a settings file with these values; a comment tells the meaning and the allowed values
    of each."""
    described = inspect.type_info(Settings)
    assert isinstance(described, inspect.StructType)
    lines = []
    for field in described.fields:
        name, value = field.encode_name, getattr(settings, field.name)
        lines.append(f"# {say(f'field.{name}')}")
        lines.append(f"# {_allowed(say, name, field.type)}")
        # A JSON string, number or boolean is the same in TOML.
        lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}\n")
    return "\n".join(lines).rstrip("\n")


def _allowed(say: Wording, name: str, type_: Any) -> str:
    if name == "theme":
        palettes = Palettes(themes_path())
        broken = "".join(f"\n# {theme_sentence(say, each)}" for each in palettes.broken)
        return ", ".join(map(json.dumps, palettes.names)) + broken
    match type_:
        case inspect.BoolType():
            return "true, false"
        case inspect.LiteralType(values=values):
            return ", ".join(json.dumps(value) for value in values)
        case inspect.StrType(max_length=most):
            return say("cli.config.text", most=say.thousands(most or 0))
    raise msgspec.ValidationError(name)
