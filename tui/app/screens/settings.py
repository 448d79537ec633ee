"""The settings: a change takes effect at once, on every screen, and is saved."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import ScreenResume
from textual.widgets import Input

from saves.names import clean, visible
from themes.loader import layout
from tui.app.choices import choices
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.button import Button
from tui.app.widgets.caption import Caption
from tui.app.widgets.fields import Choice, Field, TextField
from tui.app.widgets.form import About, Form, FormRow, FormRows
from tui.render.palettes import theme_sentence
from tui.session.new_game import NOBODY
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, left, line

LABEL = 22


class SettingsScreen(BaseScreen):
    """The form of the settings."""

    CSS_PATH = layout("form")
    # The rows are set apart only where all of them are then in sight.
    VERTICAL_BREAKPOINTS = [(0, "-low"), (44, "-high")]  # noqa: RUF012
    commands: ClassVar[tuple[Command, ...]] = (BACK,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    lists_themes = True
    AUTO_FOCUS = "#language"

    def head(self) -> tuple[Line, Line]:
        """Return the title, and that changes need no confirmation."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        title = Span(self.say("settings.title"), "strong")
        return line(title, dot, Span(self.say("settings.applied"), "dim")), ()

    def body(self) -> ComposeResult:
        """Yield the form, the meaning of a setting, and where the settings are kept."""
        with Form(id="settings"):
            with FormRows():
                yield from self._rows()
            yield About(id="about")
            yield Caption(*self._notes(), id="notes")

    def _rows(self) -> ComposeResult:
        now = self.app.settings
        for setting, values in choices(self.say).items():
            yield self._row(setting, Choice(values, getattr(now, setting), id=setting))
            if setting == "language":
                yield self._row("theme", Button(self._theme(), id="theme"))
        yield self._row("name", TextField(now.name, NOBODY, id="name"))

    def _row(self, setting: str, field: Choice | TextField | Button) -> FormRow:
        words = left(self.say(f"settings.{setting}"), LABEL - 2, self.app.glyphs.ellipsis)
        return FormRow(line(Span(words)), field, id=f"row-{setting}")

    def on_mount(self) -> None:
        """Make room for the notes."""
        self.query_one("#notes").styles.height = len(self._notes())

    async def recompose(self) -> None:
        """Compose anew, with room for the notes as they are now."""
        await super().recompose()
        self.query_one("#notes").styles.height = len(self._notes())

    def _theme(self) -> str:
        """Return the name of the theme that is set, with an ellipsis, as the button opens the
        list."""
        theme = self.app.palettes.theme_for(self.app.settings.theme, few_colours=False)
        return theme.called(self.say.language) + self.say("more")

    def _notes(self) -> list[Line]:
        """Return where the settings are kept, and which theme files are left out."""
        file = self.app.settings_file
        kept = self.say("settings.not-kept")
        if file is not None:
            kept = self.say("settings.kept", file=visible(str(file)))
        broken = [theme_sentence(self.say, each) for each in self.app.palettes.broken]
        return [line(Span(kept, "dim")), *(line(Span(each, "loss")) for each in broken)]

    @on(Button.Pressed)
    def _choose_theme(self) -> None:
        self.go("themes")

    @on(ScreenResume)
    def _show_theme(self) -> None:
        for button in self.query("#theme").results(Button):
            button.show(self._theme())

    @on(Field.Changed)
    def _changed(self, event: Field.Changed) -> None:
        assert event.field.id is not None
        self.app.change(**{event.field.id: event.field.value})

    @on(Input.Changed, "#name")
    def _named(self, event: Input.Changed) -> None:
        name = clean(event.value)
        if name != self.app.settings.name:
            self.app.change(name=name)
