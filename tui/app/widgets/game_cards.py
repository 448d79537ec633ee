"""The games as cards on a table: a little picture, the name, the number of players."""

from collections.abc import Sequence
from typing import Final

from tui.games.card import EMBLEM_CELLS
from tui.games.registry import card_of
from tui.render.glyphs import Glyphs
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words import Wording
from tui.words.spans import BLANK, Line, Span, centre, line

CARD_CELLS: Final = EMBLEM_CELLS + 4
"""The cells of a card with its border."""

GAP: Final = 2


def card(game: str, say: Wording, glyphs: Glyphs, chosen: bool) -> list[Line]:
    """Return one game as a card; the chosen one has its border in the accent's colour."""
    inside, about = EMBLEM_CELLS, card_of(game)
    players = say("home.players", least=about.seats[0], most=about.seats[-1])
    content = [
        *about.emblem(glyphs),
        BLANK,
        line(Span(centre(say(f"game.{game}"), inside), "title" if chosen else "strong")),
        line(Span(centre(players, inside), "dim")),
    ]
    edge = "accent" if chosen else "faint"
    corners, bar = glyphs.corners, glyphs.horizontal * (CARD_CELLS - 2)
    side = Span(glyphs.vertical, edge)
    rows = [line(Span(f"{corners[0]}{bar}{corners[1]}", edge))]
    for spans in [BLANK, *content]:
        spare = inside - sum(len(span.text) for span in spans)
        rows.append(line(side, " ", *spans, " " * spare, " ", side))
    rows.append(line(Span(f"{corners[2]}{bar}{corners[3]}", edge)))
    return rows


class GameCards(Canvas):
    """The games on offer side by side. A click on one posts `Clicked` with ("game", its name)."""

    def __init__(self, games: Sequence[str], chosen: str | None, id: str) -> None:
        super().__init__(id=id)
        self._games = games
        self._chosen = chosen

    def choose(self, game: str | None) -> None:
        """Mark the card of a game; None marks no card."""
        self._chosen = game
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw as many cards as there is room for, in the middle, the marked one among them."""
        room = max((width + GAP) // (CARD_CELLS + GAP), 1)
        marked = self._games.index(self._chosen) if self._chosen else 0
        first = max(marked - room + 1, 0)
        shown = self._games[first : first + room]
        cards = [self._card(game) for game in shown]
        used = len(shown) * (CARD_CELLS + GAP) - GAP
        margin = " " * max((width - used) // 2, 0)
        rows = []
        for parts in zip(*cards, strict=True):
            spans: list[str | Line] = [margin]
            for index, part in enumerate(parts):
                spans += [" " * GAP, part] if index else [part]
            rows.append(line(*spans))
        return rows

    def _card(self, game: str) -> list[Line]:
        chosen = game == self._chosen and len(self._games) > 1
        app = host(self)
        rows = card(game, app.say, app.glyphs, chosen)
        return [tuple(span._replace(target=("game", game)) for span in row) for row in rows]
