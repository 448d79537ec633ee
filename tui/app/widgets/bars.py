"""The top line and the bottom line of every screen."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from textual.app import App
from textual.dom import DOMNode
from textual.screen import Screen

from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, commands_of, game_on
from tui.widgets.host import Host, host
from tui.words import Wording
from tui.words.spans import BLANK, Line, Span, line, spread, text_of, width

GAP: Final = 2
"""The cells between two keys."""

SECOND: Final = 3
"""What is added to the `yields` of a command that has lost the first of its keys, so that it gives
way sooner."""

BETWEEN: Final = Span(" " * GAP)


def whole_parts(start: Line, cells: int, mark: str) -> Line:
    """Return a line of parts with `mark` between them, without the last parts that do not fit into
    so many cells. Before the second part goes, it loses what follows its colon. The first part is
    never cut; if it stands alone and does not fit, return ()."""
    first, *parts = text_of(start).split(mark)
    if not parts and width(first) > cells:
        return ()
    while len(parts) > 1 and width(mark.join((first, *parts))) > cells:
        del parts[-1]
    if parts and width(mark.join((first, *parts))) > cells:
        parts = [parts[0].partition(":")[0].rstrip()]
    if parts and width(mark.join((first, *parts))) > cells:
        parts = []
    room = len(mark.join((first, *parts)))
    kept: list[Span] = []
    for span in start:
        kept.append(span._replace(text=span.text[:room]))
        room -= len(kept[-1].text)
    return tuple(kept)


def rows_of_keys(
    pieces: Sequence[tuple[int, Line]], kept: Line, cells: int, height: int
) -> list[Line]:
    """Return keys on `height` lines of so many cells, the last of which ends with those that are
    kept. Of the others, those with the highest numbers give way where there is no room for all, and
    of equals the last."""
    staying = list(pieces)
    while (lines := _rows([piece for _, piece in staying], kept, cells, height)) is None:
        del staying[max(reversed(range(len(staying))), key=lambda at: staying[at][0])]
    return lines


def _rows(left: list[Line], kept: Line, cells: int, height: int) -> list[Line] | None:
    """Return all keys on so many lines, None if they have no room."""
    lines: list[Line] = []
    for row in range(height):
        room = cells - (GAP + width(kept) if row == height - 1 else 0)
        spans: list[Span] = []
        used = 1 - GAP
        while left and used + GAP + width(left[0]) <= room:
            used += GAP + width(left[0])
            spans += [BETWEEN, *left.pop(0)]
        lines.append((Span(" "), *spans[1:]))
        if not left and used + GAP + width(kept) <= cells:
            break
    if left:
        return None
    above: list[Line] = [BLANK] * (height - len(lines))
    end = (BETWEEN, *kept) if len(lines[-1]) > 1 else kept
    return [*above, *lines[:-1], (*lines[-1], *end)]


def reached(app: App[Any], screen: Screen[Any], say: Wording) -> Iterator[tuple[DOMNode, Command]]:
    """Yield the commands that a key reaches now, with their owners. Priority commands have their
    keys first, then the focused widget, and of one owner the command declared first: the others are
    named by the keys that are left to them, and give way sooner."""
    taken: set[str] = set()
    for node, command in sorted(commands_of(app, screen), key=lambda each: not each[1].priority):
        left = command.without(taken.__contains__)
        keys = left.all_keys(say)
        if not (command.keys and keys[0] in taken):
            second = 0 if left is command else SECOND
            yield node, left._replace(yields=command.yields + second)
        taken.update(keys)


class Headline(Canvas):
    """The top line: the place at the left, what is asked of which player at the right."""

    DEFAULT_CSS = "Headline { height: 1; dock: top; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._start: Line = ()
        self._end: Line = ()

    def show(self, start: Line, end: Line = ()) -> None:
        """Change the line."""
        self._start, self._end = start, end
        self.repaint()

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw the two halves at the ends of the line; leave out whole any part of the left half
        that does not fit."""
        glyphs, end = host(self).glyphs, line(*self._end, " ")
        start = whole_parts(self._start, cells - 3 - width(end), f" {glyphs.dot} ")
        return [line(" ", *spread(start, end, cells - 1, glyphs.ellipsis))]


class KeysBar(Canvas):
    """The keys that work now, on one line or as many as a layout gives it. A click on a key presses
    it."""

    DEFAULT_CSS = "KeysBar { height: 1; dock: bottom; }"

    def on_mount(self) -> None:
        """Follow the focus, which decides which keys work."""
        self.watch(self.screen, "focused", self.repaint, init=False)

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw as many keys as fit, always with those that are kept."""
        app = host(self)
        pieces: list[tuple[int, Line]] = []
        kept: Line = ()
        for node, command in reached(self.app, self.screen, app.say):
            if command.shown:
                piece = self._piece(app, node, command)
                if command.kept:
                    kept += (BETWEEN, *piece) if kept else piece
                else:
                    pieces.append((command.yields, piece))
        return rows_of_keys(pieces, kept, cells, height)

    def _piece(self, app: Host, node: DOMNode, command: Command) -> Line:
        target = ("command", node, command.action)
        game = game_on(self.screen)
        words = app.say(app.say.own(command.deed or command.label, game))
        return (
            Span(command.key_cap(app.say), "key", target),
            Span(f" {words}", "", target),
        )

    async def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Run the command of the clicked key."""
        event.stop()
        _, node, action = cast(tuple[str, DOMNode, str], event.target)
        await self.app.run_action(action, default_namespace=node)
