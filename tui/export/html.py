"""One HTML page that steps through the game with its own small script and no network."""

import json
import re
from collections.abc import Sequence
from html import escape
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from tui.export.paint import Paint
from tui.export.story import Story
from tui.render.topics import SIGNS
from tui.session.analysis import Analysis
from tui.session.decision_lines import decision_lines
from tui.session.why_lines import standing_lines
from tui.words.spans import BLANK, Line

PAGE: Final = Path(__file__).with_name("page.html")
WIDTH: Final = 90
HEIGHT: Final = 34
CHOICES: Final = 44
"""The cells of a choice with its worth."""

MOST_CHOICES: Final = 7
"""The most lines on one decision, but for why it was a mistake and how the player stood."""

SECONDS: Final = 0.8
"""The seconds of one beat while the page plays by itself."""


class Markup:
    """Lines as HTML. Each style is kept once as a class, each piece of a line once as a text. Each
    line is kept once, as the pieces in which it differs from an earlier line, so that even the
    longest match stays small."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._classes: dict[str, str] = {}
        self.pieces: dict[str, int] = {}
        """The index of each piece of a line in the page's list."""
        self.lines: list[list[int]] = []
        """The page's list of lines, see `differing`."""
        self._numbers: dict[tuple[int, ...], int] = {}
        """The index of each line, as the indexes of its pieces, in the page's list."""
        self._whole: list[tuple[int, ...]] = []
        """The lines, each as the indexes of all its pieces."""

    @property
    def styles(self) -> str:
        """The CSS rules of all classes."""
        return "\n".join(f".{name} {{ {css} }}" for css, name in self._classes.items())

    def line(self, spans: Line) -> str:
        """Return a line as HTML."""
        return "".join(self._span(span.text, span.roles) for span in spans).rstrip(" ")

    def look(self, roles: str) -> str:
        """Return the class of some roles; "" for plain text."""
        css = self._paint.css(roles)
        return self._classes.setdefault(css, f"s{len(self._classes)}") if css else ""

    def _span(self, text: str, roles: str) -> str:
        name = self.look(roles)
        return f'<span class="{name}">{escape(text)}</span>' if name else escape(text)

    def number(self, spans: Line, before: int | None = None) -> int:
        """Return the index of a line in the page's list. A new line is added to it, as what differs
        from the line of the index `before`, if there is one."""
        made = (self._span(span.text, span.roles) for span in spans if span.text)
        found = tuple(self.pieces.setdefault(piece, len(self.pieces)) for piece in made)
        number = self._numbers.setdefault(found, len(self.lines))
        if number == len(self.lines):
            back = 0 if before is None else number - before
            self.lines.append([back, *differing(found, self._whole[-back] if back else ())])
            self._whole.append(found)
        return number

    def numbers(self, lines: Sequence[Line], before: Sequence[int] = ()) -> list[int]:
        """Return the indexes of the lines in the page's list. New lines are added to it, each as
        what differs from the line of the same row among those of the indexes `before`."""
        rows = zip_longest(lines, before[: len(lines)])
        return [self.number(here, then) for here, then in rows]


def differing(pieces: tuple[int, ...], before: tuple[int, ...]) -> list[int]:
    """Return the differences of a line from one before it: how many pieces they share at the
    beginning, how many of the rest at the end, and the line's pieces between.

    >>> differing((1, 2, 5, 3), (1, 2, 4, 3)), differing((7, 7), (7,)), differing((7, 8), ())
    ([2, 1, 5], [1, 0, 7], [0, 0, 7, 8])
    """
    least = min(len(pieces), len(before))
    head = 0
    while head < least and pieces[head] == before[head]:
        head += 1
    tail = 0
    while tail < least - head and pieces[-1 - tail] == before[-1 - tail]:
        tail += 1
    return [head, tail, *pieces[head : len(pieces) - tail]]


def changes(frames: Sequence[Sequence[int]], blank: int) -> list[list[int]]:
    """Return for each table its differences from the table before, as a flat list: a row, the index
    of its line, the next row, and so on."""
    found: list[list[int]] = []
    shown: list[int] = []
    for frame in frames:
        now = [*frame, *[blank] * (len(shown) - len(frame))]
        rows = enumerate(zip_longest(now, shown))
        pairs = [(row, here) for row, (here, before) in rows if here != before]
        found.append([number for pair in pairs for number in pair])
        shown = now
    return found


def charts(story: Story, analysis: Analysis) -> list[dict[str, Any]]:
    """Return the data of the charts: of the chances to win, and in a game with parts also of the
    expected shares within a part. `parts` holds the steps at which parts begin; there the chart of
    one part ends."""
    game, parted = story.saved.header.game, story.account.game.victory is not None
    starts = [number for number, each in story.steps.chapters.items() if not each.level]
    drawn = [("whole" if parted else "unit", analysis.course, list[int]())]
    if parted:
        drawn.append(("unit", analysis.expected, starts))
    return [
        {
            "title": story.company.say(f"review.{unit}.{game}"),
            "points": [
                [number, *(round(100 * share) for share in shares)]
                for number, shares in course.points
            ],
            "parts": parts,
        }
        for unit, course, parts in drawn
    ]


def reviewed(story: Story, markup: Markup) -> dict[str, Any] | None:
    """Return what the kept review says: the chances over the game, the choices at every step, and
    the mistakes; None if there is no whole review."""
    analysis, company = story.analysis, story.company
    if analysis is None:
        return None
    saved = story.saved
    choices = {}
    for number in range(story.account.last):
        judged = analysis.decision(number)
        if judged is not None:
            lines = decision_lines(story.face, saved, judged, CHOICES, MOST_CHOICES)
            stands = standing_lines(story.face, saved, judged, CHOICES)
            lines += stands if stands != lines[-len(stands) :] else []
            choices[number] = markup.numbers(lines)
    return {
        "charts": charts(story, analysis),
        "seats": [markup.look(f"seat-{seat}") for seat in range(len(company.names))],
        "who": [markup.line(company.who(seat)) for seat in range(len(company.names))],
        "choices": choices,
        "mistakes": {number: SIGNS[grade] for number, grade in analysis.graded()},
    }


def in_script(data: Any) -> str:
    """Return data as JSON that may stand in a script element. "</script" in a name would end it,
    and what follows "<!--" is read by rules of its own; JSON may write any sign by its number."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return re.sub("<(?=[/!])", r"\\u003c", text)


def as_html(story: Story, paint: Paint) -> str:
    """Return the page as HTML."""
    say, markup = story.company.say, Markup(paint)
    told, chapters, beats = [], [], [1200]
    frames = [markup.numbers(story.position(0, WIDTH, HEIGHT))]
    for entry in story.entries():
        rows = story.position(entry.number, WIDTH, HEIGHT)
        frames.append(markup.numbers(rows, before=frames[-1]))
        beats.append(round(max(entry.scene[-1].beats, 0.4) * SECONDS * 1000))
        told += [(entry.number, markup.line(each)) for each in (*entry.lines, *entry.notes)]
        if entry.chapter is not None:
            chapters.append(entry.number)
    game = {
        "review": reviewed(story, markup),
        "frames": changes(frames, markup.number(BLANK)),
        "lines": markup.lines,
        "pieces": list(markup.pieces),
        "told": told,
        "chapters": chapters,
        "beats": beats,
    }
    theme = paint.theme
    facts = {
        "lang": say.language,
        "title": escape(f"Ludothèque · {story.title}"),
        "scheme": "dark" if theme.dark else "light",
        "background": theme.background,
        "foreground": theme.foreground,
        "accent": theme.accent,
        "panel": theme.panel,
        "width": str(WIDTH),
        "styles": markup.styles,
        "game": in_script(game),
        **{
            name: escape(say(f"export.page.{name}"))
            for name in ("first", "back", "play", "next", "last", "step", "mistake", "noscript")
        },
    }
    page = PAGE.read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: facts[found[1]], page)
