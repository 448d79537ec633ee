"""Commands: one declaration feeds the bindings, the keys bar, the palette and the help.

A screen or widget lists its commands in the class variable `commands` and makes its bindings of
them. (`COMMANDS` is Textual's, for palette providers.) `check_action` tells whether a command can
be used now.
"""

from collections.abc import Callable, Iterable, Iterator
from string import ascii_lowercase
from typing import Any, Final, NamedTuple

from textual.actions import parse
from textual.app import App
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.dom import DOMNode
from textual.keys import key_to_character
from textual.screen import Screen
from textual.widget import Widget

from tui.words import Wording
from tui.words.typed import meant, spellings

DIGIT_KEYS: Final = {
    "1": "1,ampersand",
    "2": "2,é",
    "3": "3,quotation_mark",
    "4": "4,apostrophe",
    "5": "5,left_parenthesis",
    "6": "6,minus",
    "7": "7,è",
    "8": "8,underscore",
    "9": "9,ç",
    "0": "0,à",
}
"""The keys of the number row: digits, and what AZERTY keyboards send without Shift."""


class Command(NamedTuple):
    """An action that a player starts with a key.

    `keys` are spelt as in Textual; the first is shown. If `keys` is "", the keys are the words of
    `cap` in every language. `label` is the key of the short name in the wording, `label` + ".help"
    that of the explanation; in the bottom line, the words of `deed` replace the name. `cap`
    overrides how the key is shown. Commands that are not `shown` still stand in the help and the
    palette, unless `listed` is off. One that is `kept` stays in the bottom line however little room
    there is. The others give way in order of `yields`, the highest first, and of equals the last
    first.
    """

    action: str
    keys: str
    label: str
    cap: str = ""
    shown: bool = True
    listed: bool = True
    priority: bool = False
    kept: bool = False
    deed: str = ""
    yields: int = 0

    def key_cap(self, say: Wording, alone: bool = False) -> str:
        """Return the key as it is written for a reader; with `alone`, where its counterpart has a
        line of its own, → instead of ← →."""
        key = self.keys.split(",")[0]
        named = say.has(f"cap.{key}")
        if self.cap and not (alone and named):
            return say(self.cap) if say.has(self.cap) else self.cap
        if named:
            return say(f"cap.{key}")
        return key.upper() if len(key) == 1 or key[1:].isdigit() else key

    def without(self, taken: Callable[[str], bool]) -> "Command":
        """Return the command without the keys that are `taken`; unchanged if its first key is free,
        if none is, or if it has priority."""
        free = [key for key in self.keys.split(",") if not taken(key)]
        if self.priority or not free or self.keys.startswith(free[0]):
            return self
        return self._replace(keys=",".join(free), cap="")

    def all_keys(self, say: Wording) -> tuple[str, ...]:
        """Return all keys of the command, the one that is shown first."""
        if self.keys:
            return tuple(self.keys.split(","))
        return tuple(dict.fromkeys([say(self.cap).casefold(), *spellings(self.cap)]))


def bindings(*commands: Command) -> list[BindingType]:
    """Return the Textual bindings of some commands.

    If some letter depends on the language, all letters are bound to `action_letter`, which finds
    the command when one is pressed. So no other language is read before.
    """
    letters = ascii_lowercase if any(not each.keys for each in commands) else ""
    return [
        *(
            Binding(
                _with_capitals(each.keys),
                each.action,
                each.label,
                show=False,
                priority=each.priority,
            )
            for each in commands
            if each.keys
        ),
        *(Binding(_with_capitals(letter), f"letter({letter!r})", show=False) for letter in letters),
    ]


def _with_capitals(keys: str) -> str:
    """Return keys and the capitals of their letters. Caps Lock sends capitals, and the screen shows
    them."""
    capitals = (key.upper() for key in keys.split(",") if len(key) == 1 and key.isalpha())
    return ",".join([keys, *(capital for capital in capitals if len(capital) == 1)])


def lettered(commands: Iterable[Command], letter: str, say: Wording) -> Command | None:
    """Return the command whose letter was pressed, in the language spoken or in another; None if
    there is none."""
    chosen = {each.cap: each for each in commands if not each.keys}
    return chosen.get(meant(say, letter, chosen) or "")


def game_on(screen: Screen[Any]) -> str:
    """Return the name of the game on a screen's table, "" without a table."""
    return getattr(screen, "played", None) or ""


def alone(say: Wording, label: str, game: str) -> str:
    """Return a command's name for a line without its opposite: next step, while the bottom line
    says step for both directions. The game on the table may have words of its own."""
    return say(say.own(f"{label}.alone" if say.has(f"{label}.alone") else label, game))


def commands_of(app: App[Any], screen: Screen[Any]) -> Iterator[tuple[DOMNode, Command]]:
    """Yield the commands that can be used now, with their owners, from the focused widget outwards.
    Each action comes once: an inner owner's command hides an outer one. A key that a text field
    types is not named for a command that has another. An owner with a method `now` changes what is
    shown of its command, such as the numbers that do something.

    Commands with priority come first, because they get their keys before the focused widget; a
    command that has no other key is left out."""
    nodes: list[DOMNode] = []
    if screen.focused is not None:
        nodes += [node for node in screen.focused.ancestors_with_self if node is not app]
    if screen not in nodes:
        nodes.append(screen)
    nodes.append(app)
    usable = [
        (node, command)
        for node in nodes
        for command in getattr(node, "commands", ())
        if _usable(node, command.action)
    ]
    first = [each for each in usable if each[1].priority]
    taken = {key for _, command in first for key in command.keys.split(",")}
    seen: set[str] = set()
    for node, command in (*first, *usable):
        reached = command.priority or not taken.issuperset(command.keys.split(","))
        if command.action in seen or not reached:
            continue
        seen.add(command.action)
        now = getattr(node, "now", None)
        shown = now(command) if now is not None else command
        yield node, shown.without(lambda key: _types(screen.focused, key))


def _usable(node: DOMNode, action: str) -> bool:
    try:
        _, name, parameters = parse(action)
        return bool(node.check_action(name, parameters))
    except NoMatches:  # its screen is composed anew, in another language
        return False


def _types(focused: Widget | None, key: str) -> bool:
    """Return whether a key writes a character where the cursor is."""
    return focused is not None and focused.check_consume_key(key, key_to_character(key))
