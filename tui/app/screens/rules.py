"""The rules of the games, in the program's own words."""

from bisect import bisect_right
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal

from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.screens.open_save import replay
from tui.app.widgets.page import Page
from tui.app.widgets.prompt import Entry, Prompt
from tui.app.widgets.rows import Rows
from tui.games.registry import card_of, offered_games
from tui.render.prose import SetText, heading, set_text
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.words.catalogue import rules_of
from tui.words.prose import place_of
from tui.words.search import lit, places
from tui.words.spans import BLANK, Line, Span, line

EXAMPLES: Final = Command("examples", "x", "rules.key.examples", yields=3)

ABOVE: Final = 3
"""The lines that stay in sight above a match."""


class RulesScreen(BaseScreen):
    """A page of sections; where there is room, with the contents beside it."""

    CSS_PATH = layout("rules")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("section(1)", "n,tab", "rules.key.next", shown=False),
        Command("section(-1)", "p,shift+tab", "rules.key.previous", shown=False),
        Command("game(-1)", "left", "rules.key.game", shown=False, listed=False),
        Command("game(1)", "right", "rules.key.game", cap="cap.sides", yields=1),
        EXAMPLES,
        Command("search", "slash,f", "rules.key.search", cap="/", yields=2),
        Command("forget", "escape", "rules.key.forget"),
        Command("match", "enter", "rules.key.match"),
        BACK,
        *(
            Command(f"number({n})", DIGIT_KEYS[str(n)], "rules.key.section", "", False, False)
            for n in range(1, 10)
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#rules"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012

    def __init__(self, game: str, ruling: str = "", section: int = 0) -> None:
        """Show the rules of `game`, or of the first game if they are not written; go to the place
        of `ruling`, or to the section of the index `section`."""
        super().__init__()
        self._games = [each for each in offered_games() if rules_of(each, self.app.say.language)]
        self._game = game if game in self._games else self._games[0]
        self._starts: list[int] = [0]
        self._samples: list[tuple[int, str]] = []
        """The examples that can be played: the line of each, and the name of its game."""
        self._sought = ""
        """The words of the search, "" without one."""
        self._begun = self._game
        """The game whose pages are searched first."""
        self._ruling = ruling
        """The ruling to be shown as soon as the page is written, "" for none."""
        self._first = section
        """The section to be shown as soon as the page is written."""
        self._matches: list[tuple[str, int]] = []
        """The lines that contain the words of the search, each by its game and number."""
        self._from = 0
        """The line at the top of the page where the search began."""
        self._at = 0
        """The index of the current match in `_matches`."""

    def head(self) -> tuple[Line, Line]:
        """Return the title and the game; at the right the current match of a search."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        game = Span(self.say(f"game.{self._game}"), "strong")
        return line(self.say("rules.title"), dot, game), self._found()

    def _found(self) -> Line:
        """Return the number of the current match, or that there is none; an empty line without a
        search."""
        if not self._sought:
            return ()
        if not self._matches:
            return (Span(self.say("rules.not-found"), "loss"),)
        number = self.say("rules.found", n=self._at + 1, of=len(self._matches))
        return (Span(number, "accent"),)

    def body(self) -> ComposeResult:
        """Yield the contents, the page and the field of the search."""
        with Horizontal(id="book"):
            yield Rows(
                self._draw,
                len(rules_of(self._game, self.say.language)),
                at_once=True,
                id="contents",
            )
            yield Page(self._write, id="rules")
        yield Prompt(id="prompt")

    def _draw(self, index: int, cells: int) -> Line:
        title = heading(rules_of(self._game, self.say.language)[index], self.say)
        return line(Span(f"{index + 1}  ", "dim"), title)

    def _write(self, cells: int, height: int) -> list[Line]:
        lines, self._starts, self._samples, pieces = self._set(self._game, cells)
        first = self._games.index(self._begun)
        self._matches = [
            (game, n)
            for game in (*self._games[first:], *self._games[:first])
            for n, each in enumerate(self._set(game, cells).lines if self._sought else ())
            if places(each, self._sought)
        ]
        if self._ruling:
            at = place_of(rules_of(self._game, self.say.language), self._ruling)
            start, there = self._starts[at[0]], pieces[at]
            # From the heading on, unless that leaves little room for what comes after the ruling.
            top = start if there - start <= height // 3 else there
            self.call_after_refresh(self.query_one(Page).go_to, top)
            self._ruling = ""
        if self._first:
            self.call_after_refresh(self._go_to, self._first)
            self._first = 0
        lines = [lit(each, self._sought, "cursor") for each in lines]
        # Add blank lines, so that the heading of the last section can be at the top too.
        return lines + [BLANK] * (height - (len(lines) - self._starts[-1]))

    def _set(self, game: str, cells: int) -> SetText:
        """Return the rules of a game as lines of so many cells."""
        sections, cap = rules_of(game, self.say.language), EXAMPLES.key_cap(self.say)
        return set_text(sections, self.say, self.app.glyphs, cells, cap)

    @property
    def _section(self) -> int:
        """Return the index of the last section that begins at most ABOVE lines below the top of the
        page: as far below it as a ruling is shown."""
        return max(bisect_right(self._starts, self.query_one(Page).top + ABOVE) - 1, 0)

    @on(Page.Scrolled)
    def _scrolled(self) -> None:
        contents = self.query_one("#contents", Rows)
        contents.fill(contents.count, self._section)

    @on(Rows.Moved, "#contents")
    def _moved(self, event: Rows.Moved) -> None:
        self._go_to(event.index)

    def _go_to(self, section: int) -> None:
        if 0 <= section < len(self._starts):
            self.query_one(Page).go_to(self._starts[section])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now; while words are typed, none."""
        if isinstance(self.focused, Entry):  # while words are typed, keys are letters
            return False
        if action == "game" and len(self._games) < 2:
            return False
        if action == "examples" and not card_of(self._game).samples:
            return False
        if action == "match":
            return len(self._matches) > 0
        if action == "forget":
            return bool(self._sought)
        return super().check_action(action, parameters)

    def action_section(self, by: int) -> None:
        """Go to the next section, or back to the beginning of this one, then to the previous
        one."""
        here = self._section
        inside = self.query_one(Page).top > self._starts[here]
        self._go_to(here + by + (by < 0 and inside))

    def action_number(self, number: int) -> None:
        """Go to the section of that number, from 1."""
        self._go_to(number - 1)

    def action_examples(self) -> None:
        """Open the examples of this game, with the cursor on the first one in sight on the page."""
        page = self.query_one(Page)
        seen = range(page.top, page.top + page.size.height)
        self.go("examples", self._game, next((at for n, at in self._samples if n in seen), ""))

    @on(Page.Clicked, "#rules")
    def _clicked(self, event: Page.Clicked) -> None:
        """Play the example that was clicked, if this screen is not covered: a second click does
        nothing."""
        if not self.shown:
            return
        sample = next(each for each in card_of(self._game).samples if each.name == event.target)
        replay(self, sample.path, sample.step)

    def action_game(self, by: int) -> None:
        """Show the rules of another game."""
        self._begun = self._games[(self._games.index(self._game) + by) % len(self._games)]
        self._turn_to(self._begun)
        self.call_after_refresh(self._show_found)

    def _turn_to(self, game: str) -> None:
        self._game = game
        self._ruling = ""
        self.query_one(Page).rewrite()
        self.query_one("#contents", Rows).fill(len(rules_of(game, self.say.language)), 0)

    def action_search(self) -> None:
        """Open the field for the words to search. What is typed is sought from here on."""
        self._begun, self._from = self._game, self.query_one(Page).top
        self.query_one(Prompt).ask("search", self.say("saves.ask.search"), self._sought)

    def action_match(self) -> None:
        """Go to the next match, after the last to the first."""
        self._at = (self._at + 1) % len(self._matches)
        self._to_match()

    def action_forget(self) -> None:
        """End the search, and stay here."""
        self._begun, self._from = self._game, self.query_one(Page).top
        self._look_for("")

    def _look_for(self, words: str) -> None:
        """Mark the words on the page, and go to the first match from where the search began, else
        in the other games. Where there is none, stay there."""
        self._sought = words.strip()
        if self._game != self._begun:
            self._turn_to(self._begun)
        self.query_one(Page).rewrite(self._from)
        self.call_after_refresh(self._first_match, self._from)

    def _first_match(self, top: int) -> None:
        here = self._game
        after = (n for n, (game, at) in enumerate(self._matches) if game == here and at >= top)
        self._at = next(after, 0)
        self._to_match()

    def _to_match(self) -> None:
        if self._matches:
            game, at = self._matches[self._at]
            if game != self._game:
                self._turn_to(game)
            self.call_after_refresh(self.query_one(Page).go_to, max(at - ABOVE, 0))
        self._show_found()

    def _show_found(self) -> None:
        self.show_head()
        self.show_keys()

    @on(Prompt.Typed)
    def _typed(self, event: Prompt.Typed) -> None:
        self._look_for(event.text)

    @on(Prompt.Answered)
    def _answered(self) -> None:
        self._close_prompt()

    @on(Prompt.Dropped)
    def _dropped(self) -> None:
        self._close_prompt()
        self._look_for("")

    def _close_prompt(self) -> None:
        self.query_one(Prompt).close()
        self.set_focus(self.query_one(Page))
