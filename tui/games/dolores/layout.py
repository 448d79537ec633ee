"""The whole table of Dolorès in the room there is: stage, deck, outcomes, dialogue, own loot."""

from collections.abc import Iterator
from typing import Final

from engine.dolores.phases import LOOKOUT, SETTLE
from engine.dolores.settling import picker
from engine.dolores.views import DoloresView
from tui.games.dolores.deck import counts, dawn, gauge, summary
from tui.games.dolores.dialogue import Choice, Dialogue
from tui.games.dolores.fate import width_of_sides
from tui.games.dolores.loot import own_loot
from tui.games.dolores.outcomes import OUTCOMES_HEIGHT, OUTCOMES_WIDTH, outcome_lines
from tui.games.dolores.part import HandingOut
from tui.games.dolores.shores import HEIGHTS, NARROWEST, height, shores
from tui.games.dolores.stage import BESIDE, StageSize, stage, stage_size
from tui.render.cards import at_most
from tui.render.face import Company, Moment
from tui.render.places import Target, at, lighted
from tui.words.spans import BLANK, Line, fit, line, width, wrap

DECK: Final = ("deck", 0)
"""The target of what is told of the deck."""

MIDDLE: Final = 110
"""The most cells of the table; with more, it stands in the middle."""

TALL: Final = 50
"""The fewest lines in which the parts of the table stand further apart."""

TALK: Final = 4
"""The lines kept for the dialogue, so that nothing jumps when its kind changes."""


class Table:
    """One picture of the table: its parts are placed first, then drawn."""

    def __init__(
        self,
        company: Company,
        moment: Moment,
        room: tuple[int, int],
        dialogue: Dialogue | None,
        choice: Choice,
        news: list[Line],
        lit: frozenset[Target],
    ) -> None:
        """Place the parts in `room`, its cells and lines.

        `news` stands in place of a dialogue, and the players that it names are `lit`.
        """
        self.lit = lit
        self.company, self.moment, self.dialogue, self.choice = company, moment, dialogue, choice
        self.view: DoloresView = moment.view
        self.whole, self.rows = room
        self.cells = min(self.whole, MIDDLE)
        self.across = width_of_sides(moment)
        for told, air in self._ways(news):
            self._place(told, air)
            if self.size.box is not None:
                break
        else:
            self._place(self._told(news, close=True), 0)
        self.beside = self.size.box is not None and self.cells - self.size.width >= BESIDE
        self.outcomes = self._outcomes()

    def _told(self, news: list[Line], close: bool) -> list[Line]:
        """Return the dialogue, or the news where there is none."""
        dialogue = self.dialogue
        return dialogue.lines(self.choice, self.cells - 2, close) if dialogue else news

    def _ways(self, news: list[Line]) -> Iterator[tuple[list[Line], int]]:
        """Yield what may stand under the stage, with the blank lines above it, the best first: the
        blank line goes, then the line of buttons or the oldest news, before the cards lose their
        shape."""
        told = self._told(news, close=False)
        yield told, 1
        yield told, 0
        if self.dialogue:
            yield self._told(news, close=True), 0
        else:
            yield from ((news[start:], 0) for start in range(1, len(news)))

    def _place(self, told: list[Line], air: int) -> None:
        """Keep lines for what is told, and blank ones above it; the rest is for the stage."""
        self.under = [line(" ", *row) for each in told for row in _broken(each, self.cells - 2)]
        kept = max(len(self.under), min(TALK, self.rows // 5))
        self.under += [BLANK] * (kept - len(self.under))
        self.size, self.shore = self._sizes(self.rows - kept - air)
        self.spare = self.rows - self.size.height - kept - air

    def _sizes(self, rows: int) -> tuple[StageSize, int]:
        """Return the size of the stage, and how many lines high the cards on the shores under it
        are; 0 if the shores have no room."""
        seats, wish = len(self.view.goods), self.company.cards
        most, best = 0, (stage_size(self.cells, rows, self.across, wish), 0)
        if at_most("full", wish) != "full" or self.cells < NARROWEST:
            return best
        for each in HEIGHTS:
            size = stage_size(self.cells, rows, self.across, wish, height(seats, each) + 1)
            # The cards in dispute come first: none is smaller for the sake of higher shores.
            if size.box is not None and size.box.cells > most:
                most, best = size.box.cells, (size, each)
        return best

    @property
    def on_key(self) -> bool:
        """Return whether there is an outcome table that has room only in place of the cards."""
        below = self.spare > OUTCOMES_HEIGHT + 1
        return bool(self.outcomes) and not self.beside and not below

    def lines(self) -> list[Line]:
        """Return the table, in at most as many lines as there are in its room."""
        company, view, spare = self.company, self.view, self.spare
        sections = [self._top(), self.under]
        if not self.beside and spare > 0:
            sections.insert(0, [line(" ", at(DECK, summary(company, view)))])
            spare -= 1
        extra = []
        if not self.beside and not self.on_key:
            extra.append([line(" ", each) for each in self.outcomes])
        if self.shore:
            extra.append(shores(company, self.moment, self.cells, self.shore))
        elif view.seat >= 0 and any(view.goods[view.seat]):
            extra.append(own_loot(company, self.moment, view.seat, self.cells))
        for section in extra:
            if section and len(section) < spare:
                sections.append(section)
                spare -= len(section) + 1
        margin = " " * ((self.whole - self.cells) // 2)
        return [
            fit(line(margin, *each), self.whole, company.glyphs.ellipsis)
            for each in _spread(sections, self.rows)[: max(self.rows, 1)]
        ]

    def _outcomes(self) -> list[Line]:
        """Return the outcome table of the sharing as the choice would make it.

        It is empty until all cards of the sharing lie there, once one has been picked, and when
        Dawn has ended the game. While cards are handed out it stands as it was before.
        """
        dialogue, choice, moment = self.dialogue, self.choice, self.moment
        settling = isinstance(moment.action, HandingOut)
        view = dialogue.after(choice) if dialogue else moment.before if settling else self.view
        picked_from = view.phase == SETTLE and picker(view.sharing.hands) >= 0
        whole = any(view.sharing.cards) and not view.sharing.gaps and view.phase != LOOKOUT
        if picked_from or not view.waiting or not whole:
            return []
        return outcome_lines(self.company, view, dialogue.gesture(choice) if dialogue else 0)

    def _top(self) -> list[Line]:
        """Return the stage with the corner at its right, or the outcome table in its place."""
        if self.on_key and self.choice.outcomes:
            table = [line(" ", each) for each in self.outcomes]
            return table + [BLANK] * (self.size.height - len(table))
        top = stage(self.company, self.moment, self.size, self.cells, self.dialogue, self.choice)
        top = lighted(top, self.lit)
        return self._with_corner(top) if self.beside else top

    def _with_corner(self, top: list[Line]) -> list[Line]:
        """Return the stage with the outcome table and the deck in the corner at its right."""
        company, view, start = self.company, self.view, self.size.width
        gap = min(self.cells - start - OUTCOMES_WIDTH - 1, 5)
        bar = gauge(company, view, min(self.cells - start - gap - 2, 38))
        block = [
            *(self.outcomes or [BLANK] * OUTCOMES_HEIGHT),
            BLANK,
            at(DECK, counts(company, view)),
            at(DECK, bar),
            at(DECK, dawn(company, view)),
        ]
        rows = len(top) - 2
        if rows < len(block):
            del block[OUTCOMES_HEIGHT]
        first = 1 + (rows - len(block)) // 2
        lines = []
        for number, each in enumerate(top):
            row = number - first
            if 0 <= row < len(block):
                blank = max(start + gap - width(each), 1)
                lines.append(line(each, " " * blank, block[row]))
            else:
                lines.append(each)
        return lines


def _spread(sections: list[list[Line]], rows: int) -> list[Line]:
    """Return the sections one below another, with as many blank lines between them as there is room
    for: at most two, or four in a very tall terminal."""
    most = 2 if rows < TALL else 4
    used = sum(map(len, sections))
    lines: list[Line] = []
    for number, section in enumerate(sections):
        # A blank line goes above the first section only if all gaps between sections have theirs.
        gaps = len(sections) - number
        spare = rows - used - len(lines) + sum(map(len, sections[:number]))
        lines += [BLANK] * min(spare // gaps if number else max(spare - gaps + 1, 0) // gaps, most)
        lines += section
    return lines


def _broken(spans: Line, cells: int) -> list[Line]:
    """Return a line, broken into several if it is too long."""
    return [spans] if width(spans) <= cells else wrap(spans, cells, indent=2)
