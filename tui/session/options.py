"""The options of a game as questions: name, allowed values, and the usual one.

They are derived from the game's option type. So a game declares them once, and the command line and
the new-game screen ask the same.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from engine.game import Game
from tui.words.typed import spellings

Value = bool | int | str

ON: Final = "cli.typed.on"
OFF: Final = "cli.typed.off"
"""The keys of the words for a switch; the first word of each is shown."""


class Option(NamedTuple):
    """One option. It has either `values` to choose from, the usual one first, or the bounds of a
    whole number. The values are words, or True and False for a switch."""

    name: str
    usual: Value
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def is_switch(self) -> bool:
        """True if the option is on or off."""
        return isinstance(self.usual, bool)

    def read(self, text: str) -> Value:
        """Return the value that a person typed. Raises ValueError for one that is not allowed."""
        word = text.strip().casefold()
        if self.is_switch and word in spellings(ON) | spellings(OFF):
            return word in spellings(ON)
        if word in self.values and not self.is_switch:
            return word
        if not self.values and word.isdecimal():
            number = int(word)
            if self.least <= number <= self.most:
                return number
        raise ValueError(text)


def options_of(game: Game[Any, Any, Any]) -> tuple[Option, ...]:
    """Return the options of a game, in the order of their declaration."""
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    return tuple(_option(field) for field in described.fields)


def _option(field: inspect.Field) -> Option:
    usual = field.default
    match field.type:
        case inspect.BoolType():
            return Option(field.encode_name, usual, (usual, not usual))
        case inspect.LiteralType(values=values):
            rest = sorted(str(value) for value in values if value != usual)
            return Option(field.encode_name, usual, (usual, *rest))
        case inspect.IntType(ge=least, le=most):
            assert least is not None and most is not None, "an option has bounds"
            return Option(field.encode_name, usual, (), least, most)
    raise TypeError(f"nobody can be asked for {field.type}")


def filled_in(game: Game[Any, Any, Any], answers: Iterable[tuple[str, Value]]) -> msgspec.Struct:
    """Return the game's options with these answers, and the usual values for the others. Raises
    ValueError for a value that the game's own type does not allow."""
    options: msgspec.Struct = msgspec.convert(dict(answers), game.options)
    return options
