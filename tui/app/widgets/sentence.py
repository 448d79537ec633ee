"""The terms of a new game in a sentence, above the button that starts it."""

from collections.abc import Callable, Collection

from engine.game import Seat
from tui.render.scene import within
from tui.session.new_game import NewGame
from tui.session.summary import summaries
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import Line, fit


class SentenceLine(Canvas):
    """One line, in the longest form that has room."""

    def __init__(
        self,
        new: Callable[[], NewGame],
        equals: Callable[[], Collection[Seat]],
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._new, self._equals = new, equals

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the sentence of the terms as they are now."""
        app = host(self)
        sentence = within(width, *summaries(app.say, self._new(), self._equals()))
        return [fit(sentence, width, app.glyphs.ellipsis)]
