"""The hint: what the best robot would do, over a corner of the table."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from textual.app import ComposeResult
from textual.color import Color
from textual.containers import Container
from textual.css.types import EdgeType
from textual.events import Click
from textual.message import Message

from engine.frame import Prospect
from tui.boards.face import Face
from tui.ink import BLANK, Line, Span, line, spread, width
from tui.widgets.caption import Caption

if TYPE_CHECKING:
    from tui.app import LudothequeApp

SHOWN = 3
"""How many choices a hint names."""

LEAST = 30
"""How wide the panel is at least, in cells."""


class Hint(Container):
    """Where a hint is shown. A click puts it away."""

    class PutAway(Message):
        """The player has seen the hint."""

    def compose(self) -> ComposeResult:
        """The panel, which is there when there is something to show."""
        yield Caption(id="hint-panel")

    def on_mount(self) -> None:
        """Nothing has been asked yet."""
        self.show([])

    def show(self, lines: Iterable[Line]) -> None:
        """Show these lines, or nothing."""
        panel, shown = self.query_one("#hint-panel", Caption), list(lines)
        app = cast("LudothequeApp", self.app)
        edge: EdgeType = "ascii" if app.settings.ascii else "round"
        panel.styles.border = (edge, Color.parse(app.theme_variables["accent"]))
        panel.styles.width = max([LEAST, *map(width, shown)]) + 4
        panel.styles.height = len(shown) + 2
        panel.display = bool(shown)
        panel.show(shown)

    def on_click(self, event: Click) -> None:
        """It has been read."""
        event.stop()
        self.post_message(self.PutAway())


def thinking_lines(face: Face) -> list[Line]:
    """What is shown until the hint comes."""
    say, signs = face.company.say, face.company.glyphs
    return [line(Span(say("hint.thinking"), "dim"), Span(f" {signs.ellipsis}", "dim"))]


def hint_lines(
    face: Face, game: str, view: Any, prospects: Sequence[Prospect[Any]], cells: int
) -> list[Line]:
    """The best choices with what they promise, in at most so many cells if they can."""
    say = face.company.say
    best = prospects[:SHOWN]
    mixed = any(0.005 < (each.chance or 0.0) < 0.995 for each in prospects)
    lines = [line(Span(say("hint.title"), "head")), BLANK]
    rows = [(face.proposal(view, each.action), _promise(face, each, mixed)) for each in best]
    needed = max(width(words) + width(promise) + 3 for words, promise in rows)
    unit = line(Span(say(f"hint.worth.{game}"), "dim"))
    wide = min(max(LEAST, needed, width(unit), width(lines[0])), cells)
    for words, promise in rows:
        lines.append(spread(words, promise, wide, face.company.glyphs.ellipsis))
    if len(prospects) == 1:
        lines.append(line(Span(say("hint.only"), "dim")))
    return [*lines, BLANK, unit]


def _promise(face: Face, prospect: Prospect[Any], mixed: bool) -> Line:
    """The worth as a share in percent, and how often to choose so, if one should mix."""
    say = face.company.say
    share = Span(f"{say('hint.share', share=round(100 * prospect.worth)):>5}", "strong")
    if not mixed or prospect.chance is None:
        return (share,)
    chance = say("hint.chance", chance=round(100 * prospect.chance))
    return line(Span(chance, "dim"), "  ", share)
