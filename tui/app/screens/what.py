"""What is this? A card over the table that explains one thing after another; the table waits."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.color import Color
from textual.css.types import EdgeType
from textual.events import Click, MouseMove, Resize
from textual.geometry import Offset, Region
from textual.screen import ModalScreen

from themes.loader import layout
from tui.app.app import LudothequeApp
from tui.app.screens.base import BaseScreen
from tui.app.screens.table import TableScreen
from tui.app.widgets.analysis import AnalysisPanel
from tui.app.widgets.bars import KeysBar
from tui.app.widgets.caption import Caption
from tui.app.widgets.spots import Spot, spots_on
from tui.render.prose import heading
from tui.render.topics import REVIEW, explained
from tui.widgets.commands import Command, bindings
from tui.words.catalogue import rules_of
from tui.words.prose import place_of
from tui.words.spans import BLANK, Line, Topic, sentence, width, wrap

WIDEST: Final = 58
"""The most cells of the words on a card."""

REVIEWED: Final[tuple[Topic, ...]] = ((f"{REVIEW}known",), (f"{REVIEW}growing",))
"""The topics of a decision that a review has judged, and of a review on its way: where one is
shown, it is explained first."""

FRAME: Final = 4
"""The cells by which a card is wider than its words."""


class WhatScreen(ModalScreen[None], BaseScreen):
    """The cursor of the card goes over all that the table shows, by the arrows, by Tab in the order
    of reading, or with the mouse."""

    CSS_PATH = layout("what")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("move(1, 0)", "right", "what.key.right", cap="cap.arrows"),
        Command("move(-1, 0)", "left", "what.key.left", shown=False),
        Command("move(0, -1)", "up", "what.key.up", shown=False),
        Command("move(0, 1)", "down", "what.key.down", shown=False),
        Command("next(1)", "tab", "what.key.next"),
        Command("next(-1)", "shift+tab", "what.key.previous", shown=False),
        Command("rules", "enter,f2", "what.key.rules"),
        Command("back", "escape,i,q", "what.key.back"),
    )
    # A modal screen hides the program's own keys, which the bottom line still names.
    BINDINGS: ClassVar[list[BindingType]] = bindings(
        *commands,
        *(each._replace(action=f"app.{each.action}") for each in LudothequeApp.commands),
    )

    def __init__(
        self,
        table: TableScreen,
        at: tuple[int, int] | None = None,
        topic: Topic | None = None,
    ) -> None:
        """Explain the thing at the cell `at` of the screen, or nearest to it; or `topic`, wherever
        it is. Without either tell what has no room on the screen, else explain a judged decision,
        else what the player has picked, else what is happening."""
        super().__init__()
        self._table = table
        self._at = Offset(*at) if at is not None else None
        self._topic = topic
        self._spots: list[Spot] = []
        self._here: Spot | None = None

    def compose(self) -> ComposeResult:
        """Yield the card and the keys."""
        yield Caption(id="what")
        yield KeysBar()

    def on_mount(self) -> None:
        """Look at the table, and explain the first thing."""
        self._look()

    def on_resize(self, event: Resize) -> None:
        """Look anew once the table has its new layout."""
        self.call_after_refresh(self._look)

    def _look(self) -> None:
        if not self._table.is_attached or self._table.frame is None:
            return
        face, board = self._table.face, self._table.board
        self._spots = spots_on(face, board)
        if not self._spots:
            return
        now = face.now(self._table.frame.moment.view)
        if self._topic is not None:
            top = Region(board.region.x, board.region.y, board.region.width, 1)
            unseen = Spot(board, self._topic, frozenset(), top, picked=False)
            alike = [it for it in self._spots if it.topic == self._topic] or [unseen]
            at = self._at or top.offset
            first = min(alike, key=lambda it: it.away(at))
        elif self._at is None:
            first = max(
                self._spots,
                key=lambda it: (
                    bool(_untold(it)),
                    it.topic in REVIEWED,
                    it.picked,
                    it.topic == now,
                    it.canvas is board,
                    it.region.y,
                ),
            )
        else:
            at = self._at
            first = min(self._spots, key=lambda it: (not it.holds(at), it.away(at)))
        self._explain(first)

    def _explain(self, spot: Spot) -> None:
        """Show what a thing is, beside it."""
        self._point(None)
        self._here = spot
        self._at = spot.region.offset
        # In another size it lies elsewhere, or nowhere, as what has just happened may.
        self._topic = spot.topic
        self._point(spot)
        lines = self._words(spot)
        card = self.query_one("#what", Caption)
        edge: EdgeType = "ascii" if self.app.settings.ascii else "round"
        card.styles.border = (edge, Color.parse(self.app.theme_variables["accent"]))
        cells, rows = max(map(width, lines)) + FRAME, len(lines) + 2
        card.styles.width, card.styles.height = cells, rows
        card.styles.offset = beside(spot.region, (cells, rows), self._room())
        card.show(lines)

    def _room(self) -> Region:
        """Return the part of the screen above the keys."""
        return Region(0, 0, self.app.size.width, self.app.size.height - 1)

    def _words(self, spot: Spot) -> list[Line]:
        """Return the lines of the card: what it is, the whole of it if it is cut on the screen, two
        sentences, and the section of the rules if there is one."""
        table = self._table
        assert table.frame is not None
        told = explained(table.face, table.frame.moment, spot.topic)
        cells = min(WIDEST, self._room().width - FRAME)
        head = tuple(span._replace(roles=span.roles or "title") for span in sentence(told.title))
        parts = (head, *_untold(spot), told.words)
        words = [row for each in parts for row in wrap(each, cells) or [each]]
        if not told.ruling:
            return words
        sections = rules_of(table.game.name, self.say.language)
        at, _ = place_of(sections, told.ruling)
        title = heading(sections[at], self.say)
        chapter = self.say.line("what.ruling", n=at + 1, title=title)
        dim = tuple(span._replace(roles="dim") for span in chapter)
        return [*words, BLANK, *wrap(dim, cells)]

    def _point(self, spot: Spot | None) -> None:
        if self._here is not None and self._here.canvas.is_attached:
            self._here.canvas.point_out(spot.cells if spot is not None else frozenset())

    def action_move(self, across: int, down: int) -> None:
        """Go to the nearest thing on that side."""
        here = self._here
        if here is None:
            return
        x, y = here.region.center

        def cost(spot: Spot) -> float:
            right, below = spot.region.center[0] - x, 2 * (spot.region.center[1] - y)
            ahead = right * across + below * down
            aside = abs(right * down) + abs(below * across)
            return ahead + 3 * aside if ahead > 0 and ahead >= aside / 3 else float("inf")

        best = min(self._spots, key=cost, default=here)  # none are in sight in a small terminal
        if cost(best) < float("inf"):
            self._explain(best)

    def action_next(self, way: int) -> None:
        """Go to the next thing in the order of reading, after the last to the first."""
        if self._spots:
            at = self._spots.index(self._here) + way if self._here in self._spots else 0
            self._explain(self._spots[at % len(self._spots)])

    def on_mouse_move(self, event: MouseMove) -> None:
        """Explain what is under the mouse."""
        self._explain_at(Offset(int(event.screen_x), int(event.screen_y)))

    def on_click(self, event: Click) -> None:
        """Explain what was clicked; a click beside everything closes the card."""
        if not self._explain_at(Offset(int(event.screen_x), int(event.screen_y))):
            self.leave()

    def _explain_at(self, at: Offset) -> bool:
        found = next((spot for spot in self._spots if spot.holds(at)), None)
        if found is not None and found != self._here:
            self._explain(found)
        return found is not None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the key to the rules for what a review says, because no ruling tells of that."""
        if action == "rules" and self._here is not None and self._here.topic[0].startswith(REVIEW):
            return False
        return super().check_action(action, parameters)

    def action_rules(self) -> None:
        """Open the rules at the ruling."""
        if self._here is not None:
            face = self._table.face
            self.go("rules", self._table.game.name, face.topics[self._here.topic[0]])

    def leave(self) -> None:
        """Return to the table."""
        self._point(None)
        super().leave()


def _untold(spot: Spot) -> list[Line]:
    """Return what is said at a place of the screen, if it is cut there: see AnalysisPanel.cut."""
    return spot.canvas.cut(spot.topic) if isinstance(spot.canvas, AnalysisPanel) else []


def beside(spot: Region, card: tuple[int, int], room: Region) -> tuple[int, int]:
    """Return the column and line of a card of so many cells and lines that does not cover a thing:
    under it, above it, or at the side with more room."""
    cells, rows = card
    x = min(max(spot.x + (spot.width - cells) // 2, 0), max(room.width - cells, 0))
    if spot.bottom + rows <= room.height:
        return x, spot.bottom
    if rows <= spot.y:
        return x, spot.y - rows
    start = spot.right if room.width - spot.right >= spot.x else spot.x - cells
    return min(max(start, 0), max(room.width - cells, 0)), max(room.height - rows, 0)
