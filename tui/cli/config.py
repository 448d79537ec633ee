"""The settings on the command line: where they lie, what they are, what they would usually be."""

import argparse
import json
from typing import Any

import msgspec
from msgspec import inspect

from themes.loader import BUNDLED
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.readers import printable
from tui.console.output import put
from tui.console.status import DONE
from tui.settings import Settings, settings_path
from tui.words import Wording


def declare(commands: Commands) -> None:
    """config."""
    command = commands.add("config", run_config)
    what = command.add_mutually_exclusive_group()
    for flag in ("path", "defaults"):
        what.add_argument(f"--{flag}", action="store_true", help=commands.say(f"cli.help.{flag}"))


def run_config(context: Context, asked: argparse.Namespace) -> int:
    """Print the settings as a file of settings, or where that lies."""
    if asked.path:
        put(context.say, printable(settings_path()))
    else:
        put(context.say, explained(context.say, Settings() if asked.defaults else context.kept))
    return DONE


def explained(say: Wording, settings: Settings) -> str:
    """A file of these settings, with what each is and may be."""
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
        return ", ".join(json.dumps(theme) for theme in BUNDLED)
    match type_:
        case inspect.BoolType():
            return "true, false"
        case inspect.LiteralType(values=values):
            return ", ".join(json.dumps(value) for value in values)
        case inspect.StrType(max_length=most):
            return say("cli.config.text", most=most or 0)
    raise msgspec.ValidationError(name)
