"""The home screen: continue the last game with one key, start another, or look around."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.events import ScreenResume
from textual.worker import get_current_worker

from themes.loader import layout
from tui.app.app import LudothequeApp
from tui.app.screens.base import BaseScreen
from tui.app.widgets.day_line import DayLine
from tui.app.widgets.game_cards import GameCards
from tui.app.widgets.menu import Item, Menu
from tui.games.registry import card_of, offered_games
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, centre, line

if TYPE_CHECKING:
    from tui.app.screens.last_game import LastGame

CONTINUE: Final = "home.continue"


class HomeScreen(BaseScreen):
    """The games, and the menu under them."""

    CSS_PATH = layout("home")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("game(-1)", "left", "home.game.previous", shown=False, listed=False),
        Command("game(1)", "right", "home.game.next", cap="cap.sides", listed=False),
        Command("learn", "o", "guide.key.open"),
        Command("today", "d", "daily.key.open", shown=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#menu"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self._games = offered_games()
        self._game = self._games[0]
        self._last: LastGame | None = None
        self._days: dict[str, Line] = {}
        """By game, the words on how its deal of the day stands, as far as it is known."""

    def head(self) -> tuple[Line, Line]:
        """Return the program's subtitle."""
        return line(Span(self.say("home.subtitle"), "dim")), ()

    def body(self) -> ComposeResult:
        """Yield the title, the games, the menu."""
        with Vertical(id="home"):
            yield Title(id="home-title")
            yield GameCards(self._games, self._game, id="home-games")
            with Center(), Vertical(id="home-doors"):
                yield DayLine(self._game if self.app.settings.goals else "", id="home-today")
                yield Menu(self._items(), id="menu")

    def _items(self) -> list[Item]:
        say = self.say
        items = [Item(key, say(key)) for key in DOORS]
        if self._last is not None:
            items.insert(0, Item(CONTINUE, say(CONTINUE), self._last.words(self.app)))
        return items

    @on(ScreenResume)
    def _look(self) -> None:
        """Read again which game to continue, because games may have been started, finished or
        deleted meanwhile. Select the game of the table that was left; at first, the game to
        continue."""
        left, self.app.left = self.app.left, None
        before, self._last = self._last, self._found()
        if left is None and before is None and self._last is not None:
            left = self._last.game
        if left in self._games and left != self._game:
            self._game = left
            for cards in self.query(GameCards):
                cards.choose(left)
        menu = next(iter(self.query(Menu)), None)
        if menu is None:  # the screen was left while still opening
            return
        was, items = menu.items[menu.cursor].key, self._items()
        keys = [item.key for item in items]
        # The cursor stays where it was, unless a new game was started. The game to continue has
        # number 0, so that the numbers of the other items never change.
        another = before is None or self._last is None or self._last.path != before.path
        at = keys.index(was) if was in keys and not (was == "new.title" and another) else 0
        menu.show(items, at, first=0 if self._last is not None else 1)
        self._show_day()
        if self.app.settings.goals:
            self.call_after_refresh(self._begin_to_look)

    def _begin_to_look(self) -> None:
        if self.is_attached:
            self.run_worker(self._look_at_days(), exclusive=True)

    async def _look_at_days(self) -> None:
        """Read how the deals of the day stand, after the first frame."""
        if not self._has_saves():
            return
        from tui.app.screens.day_words import day_words

        self._days = await asyncio.to_thread(day_words, self.app, self._games, get_current_worker())
        self._show_day()

    def _show_day(self) -> None:
        for day_line in self.query(DayLine):
            game = self._game if self.app.settings.goals else ""
            day_line.show(game, self._days.get(self._game, ()))

    def _found(self) -> "LastGame | None":
        if not self._has_saves():
            return None
        from tui.app.screens.last_game import LastGame

        return LastGame.of(self.app.saves, self._games)

    def _has_saves(self) -> bool:
        try:
            return any(self.app.saves.iterdir())
        except OSError:  # the list of saves shows why
            return False

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the choice of a game if there are several, and the tutorial if the game has
        one."""
        if action == "game" and len(self._games) < 2:
            return False
        if action == "today" and not self.app.settings.goals:
            return False
        if action == "learn" and card_of(self._game).lesson is None:
            return False
        return super().check_action(action, parameters)

    def action_game(self, by: int) -> None:
        """Select the game `by` places further: new game, tutorial and rules are those of the
        selected one."""
        self._game = self._games[(self._games.index(self._game) + by) % len(self._games)]
        self.query_one(GameCards).choose(self._game)
        self._show_day()
        self.show_keys()

    def action_learn(self) -> None:
        """Open the tutorial of the selected game."""
        self.go("lesson", self._game, self.app.settings.name)

    @on(Canvas.Clicked, "#home-today")
    def action_today(self) -> None:
        """Open the deals of the day."""
        self.go("today", self._game)

    @on(Canvas.Clicked, "#home-games")
    def _card_clicked(self, event: Canvas.Clicked) -> None:
        assert isinstance(event.target, tuple)
        self._game = event.target[1]
        self.query_one(GameCards).choose(self._game)
        self.open_new()

    @on(Menu.Chosen)
    def _chosen(self, event: Menu.Chosen) -> None:
        if event.key != CONTINUE:
            DOORS[event.key](self)
        elif self._last is not None:
            self._last.resume(self)

    def open_new(self) -> None:
        """Open the form of a new game."""
        self.go("new_game", self._game, self.app.settings.name)

    def open_rules(self) -> None:
        """Open the rules of the selected game."""
        self.go("rules", self._game)


DOORS: Final[dict[str, Callable[[HomeScreen], object]]] = {
    "new.title": HomeScreen.open_new,
    "saves.title": lambda home: home.go("saved_games"),
    "home.replays": lambda home: home.go("saved_games", finished=True),
    "stats.title": lambda home: home.go("statistics"),
    "rules.title": HomeScreen.open_rules,
    "settings.title": lambda home: home.go("settings"),
    "join.title": lambda home: home.go("join"),
    "home.quit": lambda home: home.app.confirmed(home.say("confirm.quit"), home.app.exit),
}
"""The actions that the menu always offers, in its order, by the keys of their words."""


class Title(Canvas):
    """The name of the program, in large letters."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the name in the middle, its letters spaced."""
        say = cast(LudothequeApp, self.app).say
        return [BLANK, line(Span(centre(" ".join(say("program").upper()), width), "title"))]
