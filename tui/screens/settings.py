"""Settings: what is changed here holds at once, on every screen, and is kept."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from saves.names import clean, visible
from themes.loader import layout
from tui.boards.face import PLACES
from tui.cards import SIZES
from tui.commands import Command, bindings
from tui.ink import BLANK, Line, Span, left, line
from tui.screens.base import BACK, BaseScreen
from tui.settings import SPEEDS
from tui.starting import NOBODY
from tui.widgets.caption import Caption
from tui.widgets.fields import Choice, Field, TextField
from tui.widgets.form import Form, FormRow, FormRows
from tui.wording import LANGUAGES

LABEL = 22


class SettingsScreen(BaseScreen):
    """The form of the settings, and a sample of the theme."""

    CSS_PATH = layout("form")
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012
    commands: ClassVar[tuple[Command, ...]] = (BACK,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#language"

    def head(self) -> tuple[Line, Line]:
        """That nothing needs to be confirmed."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        title = Span(self.say("settings.title"), "strong")
        return line(title, dot, Span(self.say("settings.applied"), "dim")), ()

    def body(self) -> ComposeResult:
        """The form, the sample, and where the settings lie."""
        with Form(id="settings"):
            with FormRows():
                yield from self._rows()
            yield Caption(*self._sample(), id="sample")
            yield Caption(self._place(), id="place")

    def _rows(self) -> ComposeResult:
        now, say = self.app.settings, self.say
        at = 0 if say.language == "en" else 1
        languages = [(each, say(f"settings.language.{each}")) for each in ("auto", *LANGUAGES)]
        themes = [(each.name, each.title[at]) for each in self.app.palettes.themes.values()]
        speeds = [(each, say(f"settings.speed.{each}")) for each in SPEEDS]
        switch = [(True, say("new.yes")), (False, say("new.no"))]
        signs = [(False, say("settings.ascii.no")), (True, say("settings.ascii.yes"))]
        sizes = [(each, say(f"settings.cards.{each}")) for each in ("auto", *SIZES)]
        bottles = [(each, say(f"settings.bottles.{each}")) for each in ("always", "own")]
        yield self._row("language", Choice(languages, now.language, id="language"))
        yield self._row("theme", Choice(themes, now.theme, id="theme"))
        yield self._row("speed", Choice(speeds, now.speed, id="speed"))
        yield self._row("motion", Choice(switch, now.motion, id="motion"))
        yield self._row("ascii", Choice(signs, now.ascii, id="ascii"))
        yield self._row("cards", Choice(sizes, now.cards, id="cards"))
        yield self._row("automatic", Choice(switch, now.automatic, id="automatic"))
        yield self._row("bottles", Choice(bottles, now.bottles, id="bottles"))
        yield self._row("name", TextField(now.name, NOBODY, id="name"))

    def _row(self, setting: str, field: Choice | TextField) -> FormRow:
        words = left(self.say(f"settings.{setting}"), LABEL - 2, self.app.glyphs.ellipsis)
        return FormRow(line(Span(words)), field, id=f"row-{setting}")

    def _sample(self) -> list[Line]:
        say, glyphs = self.say, self.app.glyphs
        words = {
            role: Span(say(f"settings.sample.{role}"), role) for role in ("strong", "dim", "accent")
        }
        seats = [Span(f"{glyphs.seats[seat]} ", f"seat-{seat}") for seat in range(PLACES)]
        goods = [Span(f" {sign} ", f"chip-{kind}") for kind, sign in enumerate(glyphs.goods, 1)]
        return [
            line(Span(say("settings.sample"), "title")),
            BLANK,
            say.line("settings.sample.text", **words),
            line(*seats),
            line(*goods, "  ", Span("+100", "gain"), " ", Span(f"{glyphs.minus}200", "loss")),
        ]

    def _place(self) -> Line:
        file = self.app.settings_file
        if file is None:
            return line(Span(self.say("settings.not-kept"), "dim"))
        return line(Span(self.say("settings.kept", file=visible(str(file))), "dim"))

    @on(Field.Changed)
    def _changed(self, event: Field.Changed) -> None:
        assert event.field.id is not None
        self.app.change(**{event.field.id: event.field.value})

    @on(Input.Changed, "#name")
    def _named(self, event: Input.Changed) -> None:
        name = clean(event.value)
        if name != self.app.settings.name:
            self.app.change(name=name)
