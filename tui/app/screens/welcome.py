"""The first start: language, colours, and where to begin. Shown once."""

from typing import ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical

from themes.loader import layout
from tui.app.app import LudothequeApp
from tui.app.screens.base import BaseScreen
from tui.app.widgets.fields import Choice, Field
from tui.app.widgets.form import Form, FormRow, FormRows
from tui.app.widgets.game_cards import GameCards
from tui.games.registry import card_of, offered_games
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words import LANGUAGES
from tui.words.catalogue import grammar
from tui.words.spans import BLANK, Line, Span, centre, left, line

LABEL = 22

HOME = "home"


class WelcomeScreen(BaseScreen):
    """Three choices that take effect at once; one key continues, one skips everything."""

    CSS_PATH = [layout("form"), layout("home")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012
    commands: ClassVar[tuple[Command, ...]] = (
        Command("begin", "enter", "welcome.key.begin"),
        Command("skip", "escape", "welcome.key.skip"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#language"

    def __init__(self) -> None:
        super().__init__()
        self._game = HOME

    def head(self) -> tuple[Line, Line]:
        """Return that everything can be changed later."""
        return line(Span(self.say("welcome.later"), "dim")), ()

    def body(self) -> ComposeResult:
        """Yield a greeting, the games, the choices."""
        with Vertical(id="home"):
            yield Greeting(id="home-title")
            yield GameCards(offered_games(), self._marked(), id="home-games")
            with Center(), Form(id="welcome"), FormRows():
                yield from self._rows()

    def _marked(self) -> str | None:
        return None if self._game == HOME else self._game

    def _rows(self) -> ComposeResult:
        say, now = self.say, self.app.settings
        languages = [(each, grammar(each).name) for each in LANGUAGES]
        themes = [
            (name, self.app.palettes[name].called(say.language)) for name in self.app.palettes.names
        ]
        begin = [(HOME, say("welcome.home"))]
        begin += [(game, say(f"game.{game}")) for game in offered_games() if card_of(game).lesson]
        yield self._row("settings.language", Choice(languages, say.language, id="language"))
        yield self._row("settings.theme", Choice(themes, now.theme, id="theme"))
        yield self._row("guide.title", Choice(begin, self._game, id="begin"))

    def _row(self, words: str, field: Choice) -> FormRow:
        label = left(self.say(words), LABEL - 2, self.app.glyphs.ellipsis)
        return FormRow(line(Span(label)), field, id=f"row-{field.id}")

    @on(Field.Changed)
    def _changed(self, event: Field.Changed) -> None:
        assert event.field.id is not None
        if event.field.id == "begin":
            self._game = event.field.value
            self.query_one(GameCards).choose(self._marked())
        else:
            self.app.change(**{event.field.id: event.field.value})

    @on(Canvas.Clicked, "#home-games")
    def _card_clicked(self, event: Canvas.Clicked) -> None:
        assert isinstance(event.target, tuple)
        self.query_one("#begin", Choice).choose(event.target[1])

    def action_begin(self) -> None:
        """Open the home screen, and over it the tutorial if a game was chosen. The language and the
        colours that are shown are kept, though only the command line may have asked for them."""
        game, app = self._game, self.app
        app.change(language=self.say.language, theme=app.settings.theme)
        self.leave()
        if game != HOME:
            app.go("lesson", game, app.settings.name)

    def action_skip(self) -> None:
        """Open the home screen, and save the settings as they are, so that this screen is not shown
        again."""
        self.app.change()
        self.leave()


class Greeting(Canvas):
    """One line of greeting, in the middle."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the greeting under a blank line."""
        say = cast(LudothequeApp, self.app).say
        return [BLANK, line(Span(centre(say("welcome.title"), width), "title"))]
