"""A player's own keys: a strict TOML file beside the settings, with a table for each screen and in
it the keys of its commands.

    [saved_games]
    export = "x"
    sort = ["s", "f5"]

A table is named like the file of its screen, or like a game for the keys of its table, such as
`[dalmuti]`, or `everywhere` for the keys of every screen; a command like its action. The keys of
`[play]` hold at the other tables too, unless they have their own or need the key for something
else. Faults are reported with their line, and faulty entries ignored; the others hold. A file that
cannot be decoded is ignored as a whole.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from textual.binding import BindingsMap
from textual.dom import DOMNode
from textual.keys import REPLACED_KEYS, Keys, key_to_character

from saves.disk import read_file
from saves.names import clean
from themes.strict import MOST_BYTES, BrokenFile, decode
from tui.app.doors import DOORS, behind
from tui.games.registry import CARDS, board_class
from tui.widgets.commands import Command, bindings
from tui.words import Wording

EVERYWHERE: Final = "everywhere"

PLAY: Final = "play"

TABLES: Final = ("guest", "lesson", PLAY, "what_if")
"""The screens in which a board takes keys too, before the screen does."""

KNOWN: Final = frozenset(key.value for key in Keys) | frozenset(REPLACED_KEYS)

Table = dict[str, str | list[str]]


class Fault(NamedTuple):
    """A fault in the file: its line, from 1, the reason by its `code`, the name or key that is
    wrong ("" if there is none), and the label of the other command that has the key, "" for
    none."""

    line: int
    code: str
    what: str = ""
    other: str = ""

    def sentence(self, say: Wording, path: Path) -> str:
        """Return the file, the line and the reason in words."""
        other = say(self.other) if self.other else ""
        why = say(f"keys.why.{self.code}", what=clean(self.what), other=other)
        return say("keys.broken", file=path.name, line=self.line, why=why)


class OwnKeys:
    """The keys of the file, and its faults; without a file there are neither."""

    def __init__(self, path: Path | None, everywhere: tuple[Command, ...], say: Wording) -> None:
        """Read the file at `path`. `everywhere` are the commands of the application."""
        self.path = path
        self.faults: list[Fault] = []
        self._everywhere = everywhere
        self._say = say
        self._own: dict[str, dict[str, str]] = {}
        try:
            content = read_file(path, MOST_BYTES + 1) if path is not None else b""
        except OSError:
            return
        self._read(content)

    def _read(self, content: bytes) -> None:
        try:
            found, text = decode(content, dict[str, Table])
        except BrokenFile as error:
            self.faults.append(Fault(max(error.line, 1), "syntax"))
        else:
            for name in found:
                self._take(name, found[name], text)
            # [everywhere] first, because no other table may take the keys that remain there.
            for name in sorted(self._own, key=lambda name: name != EVERYWHERE):
                self._refuse_conflicts(name, text)

    def commands(self, name: str) -> tuple[Command, ...]:
        """Return the commands of a screen or a board, with the usual keys; () for a screen whose
        libraries are not installed, because it cannot be opened."""
        if name == EVERYWHERE:
            return self._everywhere
        try:
            owner = board_class(name) if name in CARDS else behind(name)
        except ModuleNotFoundError:
            return ()
        return cast(tuple[Command, ...], owner.commands)

    def _take(self, name: str, table: Table, text: str) -> None:
        """Store the sound entries of a table of the file, and note a fault for each of the
        others."""
        if name not in (EVERYWHERE, *DOORS, *CARDS):
            self.faults.append(Fault(_line(text, name), "table", name))
            return
        usual = {each.action: each for each in self.commands(name)}
        if not usual:
            return
        own: dict[str, str] = {}
        for action, keys in table.items():
            listed = [keys] if isinstance(keys, str) else keys
            bad = [key for key in listed if not _is_key(key)]
            if action not in usual:
                self.faults.append(Fault(_line(text, name, action), "command", action))
            elif name in CARDS and _names_a_thing(usual[action]):
                self.faults.append(Fault(_line(text, name, action), "fixed", action))
            elif bad or not listed:
                self.faults.append(Fault(_line(text, name, action), "key", "".join(bad[:1])))
            else:
                own[action] = ",".join(listed)
        self._own[name] = own

    def _refuse_conflicts(self, name: str, text: str) -> None:
        """Remove from a table the commands that want a key of another command, and note a fault for
        each."""
        for action, (key, other) in self._conflicts(name):
            del self._own[name][action]
            self.faults.append(Fault(_line(text, name, action), "conflict", key, other))

    def _conflicts(self, name: str) -> list[tuple[str, tuple[str, str]]]:
        """Return the actions of a table that want a key of another command, each with that key and
        the label of the other command."""
        taken: dict[str, list[Command]] = {}
        for each in (name, *_beside(name)):
            for command in self.applied(self.commands(each), each):
                for key in command.all_keys(self._say) if command.keys or command.cap else ():
                    taken.setdefault(key, []).append(command)
        usual = {each.action: each.all_keys(self._say) for each in self.commands(name)}
        found: list[tuple[str, tuple[str, str]]] = []
        for action, keys in self._own[name].items():
            new = [key for key in keys.split(",") if key not in usual[action]]
            clashes = ((key, each) for key in new for each in taken[key] if each.action != action)
            clash = next(((key, each.label) for key, each in clashes), None)
            if clash is not None:
                found.append((action, clash))
        return found

    def _keys(self, name: str) -> dict[str, str]:
        """Return the player's own keys of a screen or a board, by action. The other screens of
        TABLES take those of `[play]`, too, for commands that they share, unless another command
        there needs the key."""
        own = self._own.get(name, {})
        played = self._own.get(PLAY, {}) if name in TABLES else {}
        if not played or name == PLAY:
            return own
        commands = self.commands(name)
        wished = {each.action: played[each.action] for each in commands if each.action in played}
        wished |= own
        kept = dict(own)
        for action in wished.keys() - own.keys():
            others = {
                key
                for each in commands
                if each.action != action
                for key in wished.get(each.action, each.keys).split(",")
            }
            if others.isdisjoint(wished[action].split(",")):
                kept[action] = wished[action]
        return kept

    def applied(self, commands: tuple[Command, ...], name: str) -> tuple[Command, ...]:
        """Return commands of a screen with the player's own keys."""
        own = self._keys(name)
        return tuple(
            each._replace(keys=own[each.action], cap="") if each.action in own else each
            for each in commands
        )

    def caps(self, say: Wording) -> dict[str, str]:
        """Return how the player's own keys are written, by table and command, such as play.hint."""
        return {
            f"{name}.{each.action}": each.key_cap(say)
            for name in {*self._own, *(TABLES if PLAY in self._own else ())}
            if (own := self._keys(name))
            for each in self.applied(self.commands(name), name)
            if each.action in own
        }

    def bind(self, node: DOMNode, name: str) -> None:
        """Give the commands of a screen, a board, or the application, the player's own keys."""
        own = self._keys(name)
        if not own:
            return
        changed: Any = node
        changed.commands = self.applied(changed.commands, name)
        table = node._bindings.key_to_bindings
        for key, bound in list(table.items()):
            table[key] = [each for each in bound if each.action not in own]
        mine = [each for each in changed.commands if each.action in own]
        for key, binding in BindingsMap(bindings(*mine)):
            table.setdefault(key, []).append(binding)

    def written(self) -> Iterator[str]:
        """Yield the lines of a file with every command of every screen: the player's own keys, and
        as comments the usual ones and what is wrong."""
        if self.path is not None:
            yield from (f"# {fault.sentence(self._say, self.path)}" for fault in self.faults)
        for name in (EVERYWHERE, *sorted(DOORS), *CARDS):
            usual = [each for each in self.commands(name) if each.keys or each.cap]
            if name in CARDS:
                usual = [each for each in usual if not _names_a_thing(each)]
            if not usual:
                continue
            yield f"\n[{name}]"
            for each in usual:
                key = each.action if re.fullmatch(r"\w+", each.action) else f'"{each.action}"'
                keys = self._keys(name).get(each.action)
                spelt = keys.split(",") if keys else each.all_keys(self._say)
                shown = ", ".join(f'"{one}"' for one in spelt)
                yield f"# {self._say(each.label)}"
                yield f"{'' if keys else '# '}{key} = [{shown}]"


def _beside(name: str) -> tuple[str, ...]:
    """Return the tables whose keys work beside those of a table."""
    if name == EVERYWHERE:
        return ()
    if name in CARDS:
        return (EVERYWHERE, *TABLES)
    return (EVERYWHERE, *(CARDS if name in TABLES else ()))


def _names_a_thing(command: Command) -> bool:
    """Return whether the keys of a board's command are the names of things on the table, such as
    the numbers of cards and the letters of columns."""
    return not command.listed or "–" in command.cap


def _is_key(key: str) -> bool:
    """Return whether a key is one of Textual's: a character, or a name such as f5 or ctrl+k."""
    if len(key) == 1:
        return key != ","
    *held, last = key.split("+")
    known = last in KNOWN or len(last) == 1 or key_to_character(last) is not None
    return known and {"ctrl", "shift", "alt"}.issuperset(held)


def _line(text: str, name: str, action: str = "") -> int:
    """Return the line, from 1, of a table of the file, or of a command in it; 1 if it is not
    found."""
    at = 1
    inside = False
    for number, row in enumerate(text.splitlines(), 1):
        if re.match(r"\s*\[", row):
            inside = re.match(rf"""\s*\[\s*["']?{re.escape(name)}["']?\s*\]""", row) is not None
            at = number if inside and not action else at
        elif inside and action and re.match(rf"""\s*["']?{re.escape(action)}["']?\s*=""", row):
            return number
    return at
