"""The bar of a replay: buttons, a chart of the game if there is one, and a timeline whose marks are
the chapters."""

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from textual.message import Message

from tui.app.widgets.seeking import SeekingCanvas, spread_over
from tui.render.curves import AXIS, ENDS, Course, Ink, curves, ink
from tui.render.face import Chapter, Company
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import BLANK, Line, Span, joined, line, spread, width

BUTTONS = ("first", "previous", "autoplay", "next", "last")


class Cursor(NamedTuple):
    """The place in a replay: the number of the step and of the last one, whether autoplay runs and
    its speed, the digits typed so far, and forms of what else is said of the step, the longest
    first."""

    number: int = 0
    last: int = 0
    playing: bool = False
    speed: str = ""
    typed: str = ""
    remark: tuple[str, ...] = ()


Marks = Mapping[int, str]
"""The marks besides the chapters: by number, a sign of one cell, or WORST."""

WORST: Final = "??"
"""The mark of a blunder, which is drawn in one cell like the others."""
BAD: Final = "?"
"""The mark of a mistake."""


class Charted(NamedTuple):
    """What a timeline shows of the chances: their course, the seats whose lines are drawn, the
    boldest first, and the company they belong to."""

    course: Course
    seats: tuple[int, ...]
    company: Company


class Timeline(SeekingCanvas):
    """Buttons with the place in words, and a line of steps that can be clicked and dragged; between
    them the chart, whose columns are those of the line."""

    class Pressed(Message):
        """The message that a button was pressed; `button` is its action."""

        def __init__(self, button: str) -> None:
            super().__init__()
            self.button = button

    def __init__(self) -> None:
        super().__init__(id="timeline")
        self._cursor = Cursor()
        self._chapters: Mapping[int, Chapter] = {}
        self._marks: Marks = {}
        self._seen_by: Line = BLANK
        self._rail = (0, 1)
        self._charted: Charted | None = None
        self._ink: tuple[object, Ink] = (None, [])
        """What the chart was drawn of last, and the lines drawn."""

    def show(
        self, cursor: Cursor, chapters: Mapping[int, Chapter], marks: Marks, seen_by: Line
    ) -> None:
        """Set the cursor, the chapters and marks by number, and the words for the perspective."""
        self._cursor, self._chapters, self._seen_by = cursor, chapters, seen_by
        self._marks = marks
        self.repaint()

    def chart(self, charted: Charted | None) -> None:
        """Show the chart of the chances between the buttons and the line of steps; None hides
        it."""
        if charted != self._charted:
            self._charted = charted
            self.repaint()

    def _chart(self, cells: int, height: int) -> list[Line]:
        charted = self._charted
        if charted is None or height < 2 or not charted.course.points:
            return [BLANK] * max(height, 0)
        across = cells - AXIS - ENDS
        key = (charted.course, charted.seats, across, height)
        if self._ink[0] != key:
            self._ink = (key, ink(charted.course, charted.seats, across, height))
        course, seats, company = charted
        return curves(company, course, seats, self._ink[1], self._cursor.number)

    def chapters(self) -> list[Chapter]:
        """Return the chapters that the step is in, large before small; [] before the first."""
        found: list[Chapter] = []
        for number, chapter in self._chapters.items():
            if number > self._cursor.number:
                break
            found[chapter.level :] = [chapter]
        return found

    def _place_in_words(self, cells: int) -> Line:
        """Return the step and its chapters in the longest form that fits, so that no word is
        cut."""
        say, cursor = host(self).say, self._cursor
        if cursor.typed:
            return say.line("replay.go", step=Span(cursor.typed + "_", "accent"))
        where = say.line("replay.where", step=cursor.number, last=cursor.last)
        short = line(f"{cursor.number}/{cursor.last}")
        names = [line(each.name) for each in self.chapters()]
        briefs = [line(each.brief or each.name) for each in self.chapters()]
        dot = line(Span(f" {host(self).glyphs.dot} ", "dim"))
        remarks = [[line(Span(each, "loss"))] for each in cursor.remark] or [[]]
        tails: tuple[list[Line], ...] = (names, briefs, briefs[-1:], [])
        forms = [
            joined([head, *remark, *tail], dot)
            for remark in remarks
            for tail in tails
            for head in (where, short)
        ]
        return next((form for form in forms if width(form) <= cells), short)

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw buttons and words above, the line of steps below."""
        glyphs = host(self).glyphs
        signs = {
            "first": glyphs.first,
            "previous": glyphs.left,
            "autoplay": glyphs.pause if self._cursor.playing else glyphs.play,
            "next": glyphs.right,
            "last": glyphs.last,
        }
        buttons: list[Span] = [Span(" ")]
        for button in BUTTONS:
            buttons += [Span(f" {signs[button]} ", "card", ("button", button)), Span(" ")]
        slower = Span(f" {glyphs.minus} ", "key", ("button", "slower"))
        faster = Span(" + ", "key", ("button", "faster"))
        speed = line(slower, Span(self._cursor.speed, "dim"), faster)
        start = line(*buttons, *speed, "  ")
        seen_by = (span._replace(target=("button", "perspective")) for span in self._seen_by)
        end = line(*seen_by, " ")
        words = self._place_in_words(cells - width(start) - width(end) - 2)
        head, rail = spread(line(*start, *words), end, cells), self._rail_line(cells, height)
        return [head, *self._chart(cells, height - 2), rail]

    def _rail_line(self, cells: int, height: int) -> Line:
        glyphs = host(self).glyphs
        start, end = (AXIS, ENDS) if self._charted is not None and height > 3 else (2, 2)
        length = max(cells - start - end, 2)
        self._rail = (start, length)
        signs = self._signs(length)
        here = self._place(self._cursor.number, length)
        spans = [Span(" " * start)]
        for at in range(length):
            step = round(at / (length - 1) * self._cursor.last)
            if at == here:
                text, roles = glyphs.here, "here"
            elif at in (0, length - 1):
                text, roles = glyphs.tees[at > 0], "dim"
            elif (sign := signs.get(at, glyphs.tick)) != glyphs.tick:
                text, roles = sign[:1], "loss" if sign == WORST else "key"
            else:
                text = glyphs.tick if at in signs else glyphs.horizontal
                roles = "accent" if at < here else "faint"
            spans.append(Span(text, roles, ("step", step)))
        return tuple(spans)

    def _signs(self, length: int) -> dict[int, str]:
        """Return the sign of every place that has one. Of those that fall on one place, a costly
        move comes first, then any other mark but a turn, then a turn, a chapter, a mere note."""
        glyphs = host(self).glyphs
        ranks = {glyphs.noted: 0, glyphs.tick: 1, glyphs.turned: 2, BAD: 4, WORST: 5}
        starts = ((step, glyphs.tick) for step, each in self._chapters.items() if not each.level)
        found = sorted((*starts, *self._marks.items()), key=lambda each: ranks.get(each[1], 3))
        return {self._place(step, length): sign for step, sign in found}

    def _place(self, step: int, length: int) -> int:
        return round(step / max(self._cursor.last, 1) * (length - 1))

    def steps_from(self, y: int) -> bool:
        """See SeekingCanvas: all lines but that of the buttons."""
        return y > 0

    def step_at(self, x: int) -> int:
        """See SeekingCanvas."""
        return spread_over(x, *self._rail, 0, self._cursor.last)

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Post `Pressed` if a button was clicked."""
        event.stop()
        kind, what = cast(tuple[str, str], event.target)
        if kind == "button":
            self.post_message(self.Pressed(what))
