"""The list of themes: the theme under the cursor is used at once, as a preview."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.events import ScreenResume

from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.rows import Rows
from tui.app.widgets.sample import Sample
from tui.render.palettes import theme_sentence
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line, wrap


class Themes(Rows):
    """The names of the themes; Enter keeps the one under the cursor."""

    commands: ClassVar[tuple[Command, ...]] = (
        Rows.commands[0]._replace(label="themes.keep"),
        *Rows.commands[1:],
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)


class ThemesScreen(BaseScreen):
    """The list of themes beside a sample of the games' cards."""

    CSS_PATH = layout("themes")
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    commands: ClassVar[tuple[Command, ...]] = (Command("back", "escape", "themes.restore"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    lists_themes = True
    AUTO_FOCUS = "#themes"
    played = ""

    @property
    def _names(self) -> list[str]:
        return list(self.app.palettes.names)

    def head(self) -> tuple[Line, Line]:
        """Return the title, and at the right the mood of the theme under the cursor."""
        return line(Span(self.say("themes.title"), "strong")), self._mood()

    def body(self) -> ComposeResult:
        """Yield the themes, the theme files that are left out, and the sample."""
        used = self.app.settings.theme
        at = self._names.index(used) if used in self._names else 0
        with Horizontal(id="wardrobe"):
            with Vertical(id="names"):
                yield Themes(self._draw, len(self._names), at, id="themes")
                yield Caption(*self._left_out(), id="left-out")
            yield Sample(id="cards")

    def _title(self, name: str) -> str:
        return self.app.palettes[name].called(self.say.language)

    def _draw(self, index: int, cells: int) -> Line:
        return line(self._title(self._names[index]))

    def _mood(self) -> Line:
        rows = self.query(Rows)
        used = self._names[rows.first(Rows).cursor] if rows else self.app.settings.theme
        if self.app.few_colours:
            return line(Span(self.say("themes.few"), "accent"))
        palettes = self.app.palettes
        if used not in palettes.names:
            return ()
        return line(Span(palettes[used].mood(self.say.language), "dim"))

    def _left_out(self) -> list[Line]:
        told = [theme_sentence(self.say, broken) for broken in self.app.palettes.broken]
        return [row for words in told for row in wrap(line(Span(words, "loss")), 28, indent=2)]

    def on_mount(self) -> None:
        """Make room for the names of files that are left out."""
        self.query_one("#left-out").styles.height = len(self._left_out())

    @on(ScreenResume)
    def _preview_again(self) -> None:
        # After the handler of the base class, which uses the theme that is set.
        self.call_after_refresh(self._preview)

    async def recompose(self) -> None:
        """Compose anew, as the themes are now; the cursor stays on its theme."""
        worn = self.app.theme
        await super().recompose()
        self.query_one("#left-out").styles.height = len(self._left_out())
        if worn in self._names:
            self.query_one(Rows).go_to(self._names.index(worn))

    def _preview(self) -> None:
        if self.is_current:
            self.app.use_theme(self._names[self.query_one(Rows).cursor])

    @on(Rows.Moved)
    def _moved(self, event: Rows.Moved) -> None:
        if not isinstance(event, Rows.Chosen):
            self._preview()
            self.show_head()

    @on(Rows.Chosen)
    def _chosen(self, event: Rows.Chosen) -> None:
        self.app.change(theme=self._names[event.index])
        self.leave()

    def action_back(self) -> None:
        """Return to the theme that is set, and leave the list."""
        self.app.apply_theme()
        self.leave()
