"""The rules of the games, in the program's own words."""

from bisect import bisect_right
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal

from themes.loader import layout
from tui.commands import DIGIT_KEYS, Command, bindings
from tui.ink import BLANK, Line, Span, line
from tui.screens.base import BACK, BaseScreen
from tui.widgets.page import Page
from tui.widgets.rows import Rows
from tui.wording.prose import heading, set_text
from tui.wording.rules import RULES, rules_of


class RulesScreen(BaseScreen):
    """A page of sections; where there is room for it, the contents beside it."""

    CSS_PATH = layout("rules")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("section(1)", "n,tab", "rules.key.next"),
        Command("section(-1)", "p,shift+tab", "rules.key.previous", shown=False),
        Command("game(-1)", "left", "rules.key.game", shown=False, listed=False),
        Command("game(1)", "right", "rules.key.game", cap="cap.sides"),
        Command("examples", "x", "rules.key.examples"),
        *(
            Command(f"number({n})", DIGIT_KEYS[str(n)], "rules.key.section", "", False, False)
            for n in range(1, 10)
        ),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#rules"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012

    def __init__(self, game: str) -> None:
        """The rules of this game first, if they are written."""
        super().__init__()
        self._games = list(RULES)
        self._game = game if game in RULES else self._games[0]
        self._starts: list[int] = []

    def head(self) -> tuple[Line, Line]:
        """Whose rules these are."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        game = Span(self.say(f"game.{self._game}"), "strong")
        return line(self.say("rules.title"), dot, game), ()

    def body(self) -> ComposeResult:
        """Contents and page."""
        with Horizontal(id="book"):
            yield Rows(self._draw, len(rules_of(self._game)), at_once=True, id="contents")
            yield Page(self._write, id="rules")

    def _draw(self, index: int, cells: int) -> Line:
        title = heading(rules_of(self._game)[index], self.say)
        return line(Span(f"{index + 1}  ", "dim"), title)

    def _write(self, cells: int, height: int) -> list[Line]:
        lines, self._starts = set_text(rules_of(self._game), self.say, self.app.glyphs, cells)
        # Room under the last section, so that its heading can be at the top like any other.
        return lines + [BLANK] * (height - (len(lines) - self._starts[-1]))

    @property
    def _section(self) -> int:
        """The section that is being read."""
        return max(bisect_right(self._starts, self.query_one(Page).top) - 1, 0)

    @on(Page.Scrolled)
    def _scrolled(self) -> None:
        contents = self.query_one("#contents", Rows)
        contents.fill(contents.count, self._section)
        self.show_keys()

    @on(Rows.Moved, "#contents")
    def _moved(self, event: Rows.Moved) -> None:
        self._go_to(event.index)

    def _go_to(self, section: int) -> None:
        if 0 <= section < len(self._starts):
            self.query_one(Page).go_to(self._starts[section])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is another game to choose when there are several."""
        if action == "game" and len(self._games) < 2:
            return False
        return super().check_action(action, parameters)

    def action_section(self, by: int) -> None:
        """The section before or after. Going back ends the one being read first."""
        here = self._section
        inside = self.query_one(Page).top > self._starts[here]
        self._go_to(here + by + (by < 0 and inside))

    def action_number(self, number: int) -> None:
        """The section of that number."""
        self._go_to(number - 1)

    def action_examples(self) -> None:
        """The examples of this game, played."""
        from tui.screens.examples import ExamplesScreen

        self.app.push_screen(ExamplesScreen(self._game))

    def action_game(self, by: int) -> None:
        """The rules of another game."""
        self._game = self._games[(self._games.index(self._game) + by) % len(self._games)]
        self.query_one(Page).rewrite()
        self.query_one("#contents", Rows).fill(len(rules_of(self._game)), 0)
        self.show_head()
