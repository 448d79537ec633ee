"""Printing for other programs."""

import json
from typing import Any

import msgspec

from tui.console.output import put
from tui.words import Wording


def put_json(say: Wording, value: Any) -> None:
    """Print the value as JSON in plain ASCII: exact for programs, harmless to a terminal. Raises as
    `put` does."""
    put(say, json.dumps(msgspec.to_builtins(value), indent=2))
