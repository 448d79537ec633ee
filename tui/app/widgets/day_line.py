"""The deal of the day on the home screen: one line."""

from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import Line, Span, line, width

KEY = "D"


class DayLine(Canvas):
    """A line with the deal of the day of the selected game, and in a few words how it stands. A
    click posts `Clicked`."""

    def __init__(self, game: str, id: str) -> None:
        super().__init__(id=id)
        self._game = game
        self._words: Line = ()

    def show(self, game: str, words: Line = ()) -> None:
        """Name the deal of a game, or none for ""; with the words on how it stands, as far as it is
        known."""
        self._game, self._words = game, words
        self.repaint()

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw the line as a row of the menu below it, with as many of the words as there is room
        for."""
        if not self._game:
            return []
        say = host(self).say
        name = say("daily.home", game=say(f"game.{self._game}"))
        key = say.own_keys.get("home.today", KEY)
        words = line("  ", Span(key, "key"), Span(f"  {name}"), *self._words)
        while width(words) > cells:
            words = words[:-1]
        return [tuple(span._replace(target="today") for span in words)]
