"""Help: what the screen behind is for, and every key that works there now."""

from typing import ClassVar, NamedTuple, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.dom import DOMNode

from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.widgets.fields import field_words
from tui.app.widgets.page import Page
from tui.render.glyphs import Glyphs
from tui.widgets.commands import Command, alone, bindings, commands_of, game_on
from tui.words.spans import BLANK, Line, Span, capital, left, line, width, wrap

Order = tuple[DOMNode, str]
"""An action, and the node to which it belongs."""


class Key(NamedTuple):
    """The keys of one command, its name and its explanation; `order` is the action that a click
    runs, None if the line stands for several commands."""

    caps: str
    label: str
    words: str
    order: Order | None


def signs(glyphs: Glyphs) -> dict[str, str]:
    """Return the signs of the timeline, which the help of a replay shows."""
    names = ("tick", "turned", "returned", "noted", "branched")
    return {name: getattr(glyphs, name) for name in names}


class HelpScreen(BaseScreen):
    """The help, made of the same declarations as the keys themselves."""

    CSS_PATH = layout("rules")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("back", "escape,question_mark,f1,enter", "help.close"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#help"

    def __init__(self, behind: BaseScreen) -> None:
        super().__init__()
        self._behind = behind

    def head(self) -> tuple[Line, Line]:
        """Return the title."""
        return line(Span(self.say("help.title"), "strong")), ()

    def body(self) -> ComposeResult:
        """Yield the page of help."""
        with Horizontal(id="book"):
            yield Page(self._write, id="help")

    def _write(self, cells: int, height: int) -> list[Line]:
        here, everywhere = self._keys()
        cap = max((width(key.caps) for key in here + everywhere), default=0) + 2
        label = max((width(key.label) for key in here + everywhere), default=0) + 2
        lines: list[Line] = []
        about = f"about.{type(self._behind).__name__}"
        words = [self.say(about, **signs(self.app.glyphs))] if self.say.has(about) else []
        table = f"help.table.{game_on(self._behind)}"
        if self.say.has(table):
            words.append(self.say(table, check=self.app.glyphs.check, dot=self.app.glyphs.dot))
        if self._behind.waits:
            words.append(self.say("help.waits"))
        if words:
            joint = "\n" if "\n" in words[0] else " "  # signs stand in lines of their own
            for part in joint.join(words).split("\n"):
                sign = part[1:2] == " " and not part[0].isalpha()
                lines += wrap(line(part), cells, indent=2 if sign else 0)
            lines.append(BLANK)
        if field := field_words(self._behind.focused, self.say):
            lines += [line(Span(self.say("help.field"), "title")), BLANK]
            lines += [*wrap(line(self.say(field)), cells), BLANK]
        for title, keys in (("help.keys", here), ("help.everywhere", everywhere)):
            if keys:
                lines += [line(Span(self.say(title), "title")), BLANK]
                lines += [row for key in keys for row in self._rows(key, cap, label, cells)]
                lines.append(BLANK)
        lines += [line(Span(self.say("help.mouse"), "title")), BLANK]
        return lines + wrap(line(self.say("help.mouse.text")), cells)

    @staticmethod
    def _rows(key: Key, cap: int, label: int, cells: int) -> list[Line]:
        rows = wrap(line(key.words), max(cells - cap - label, 10)) or [BLANK]
        first = line(Span(left(key.caps, cap), "key"), Span(left(key.label, label), "strong"))
        lines = [line(first if not n else " " * (cap + label), *row) for n, row in enumerate(rows)]
        return [tuple(span._replace(target=key.order) for span in each) for each in lines]

    def _keys(self) -> tuple[list[Key], list[Key]]:
        """Return the keys of the screen behind and its focused widget, then those of the
        program."""
        found: dict[str, list[tuple[str, Order]]] = {}
        everywhere = set()
        taken: set[str] = set()
        for node, each in commands_of(self.app, self._behind):
            # An inner owner handles its keys first, and of one owner the command declared first.
            pressed = each.keys.split(",")
            if "escape" in pressed and taken.issuperset(pressed):
                continue  # there is one way out at a time
            command = each.without(taken.__contains__)
            order = (node, command.action)
            cap = command.key_cap(self.say, alone=True)
            for other, called in (("escape", self.say("cap.escape")), ("f1", "F1")):
                if other in command.keys.split(",")[1:] and other not in taken:
                    cap += f" {called}"
            taken.update(pressed)
            found.setdefault(command.label, []).append((cap, order))
            if node is self.app:
                everywhere.add(command.label)
        keys = {label: self._key(label, each) for label, each in found.items()}
        return (
            [key for label, key in keys.items() if label not in everywhere],
            [key for label, key in keys.items() if label in everywhere],
        )

    def _key(self, label: str, found: list[tuple[str, Order]]) -> Key:
        """Return one line for the commands of one name, such as the digits, in the words of the
        game on the table where it has its own."""
        each = list(dict.fromkeys(cap for cap, _ in found))
        order = found[0][1] if len(found) == 1 else None
        if "–" in each[0]:  # the first cap already names a range
            del each[1:]
        written = f"{each[0]}–{each[-1]}" if len(each) > 3 else " ".join(each)
        game = game_on(self._behind)
        words = self.say(self.say.own(f"{label}.help", game))
        return Key(written, capital(alone(self.say, label, game)), words, order)

    @on(Page.Clicked)
    async def _clicked(self, event: Page.Clicked) -> None:
        """Run the command that was clicked, on the widget to which it belongs."""
        node, action = cast(Order, event.target)
        self.leave()
        await self.app.run_action(action, default_namespace=node)
