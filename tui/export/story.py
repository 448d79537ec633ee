"""A saved game as it is told: the steps a seat learnt of, what each brought, what was noted."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.account import Account
from engine.game import Seat
from saves.reading import SavedGame
from saves.records import Note
from tui.export.position import position_lines
from tui.games.registry import face_for
from tui.render.face import Chapter, Company
from tui.render.scene import Frame, Scene
from tui.session.robots import level_name
from tui.session.steps import Steps, noted
from tui.words.spans import Line, Span, line

TITLES: Final = ("title", "strong")
"""How the chronicle writes the names of chapters."""


class Entry(NamedTuple):
    """One step: its number among those learnt of, the chapter that begins with it, the lines of
    the chronicle, the notes, and the scene that it is."""

    number: int
    chapter: Chapter | None
    lines: list[Line]
    notes: list[Line]
    scene: Scene


class Story:
    """A game told as one seat knows it, or with everything open."""

    def __init__(self, company: Company, saved: SavedGame, seat: Seat) -> None:
        self.company = company
        self.saved = saved
        self.account = Account(saved.journal, seat)
        self.face = face_for(saved.header.game, company)
        self.steps = Steps(self.account, self.face)

    @property
    def title(self) -> str:
        """Which game it is."""
        return self.company.say(f"game.{self.saved.header.game}")

    def about(self) -> list[tuple[str, Line]]:
        """Who played, when, on which terms: names of facts, and facts."""
        say, header = self.company.say, self.saved.header
        players = [
            line(*self.company.who(seat), f" ({level_name(self.company.say, player.by)})")
            for seat, player in enumerate(header.players)
        ]
        comma: list[Span | str | Line] = []
        for player in players:
            comma += [", ", player] if comma else [player]
        facts = [
            (say("export.begun"), line(header.begun.replace("T", " ").replace("Z", " UTC"))),
            (say("export.players"), line(*comma)),
        ]
        # From the seed of a game that goes on all that is hidden can be worked out.
        return [*facts, (say("export.seed"), line(header.seed))] if self.saved.finished else facts

    def entries(self) -> Iterator[Entry]:
        """What happened, the beginning left out."""
        notes = noted(self.account, self.saved.notes)
        for number in range(1, self.account.last + 1):
            moment = self.account.moment(number)
            lines = self.face.tell(moment.before, moment.action, moment.view)
            remarks = [remark(note) for note in notes.get(number, [])]
            chapter = self.steps.chapters.get(number)
            yield Entry(number, chapter, lines, remarks, self.face.scene(moment))

    def position(
        self, number: int, width: int, height: int, frame: Frame | None = None
    ) -> list[Line]:
        """The table at a step, or at a frame of its scene."""
        return position_lines(self.face, self.account, number, width, height, frame)

    def result(self) -> list[Line]:
        """Who won, and how; nothing while the game goes on."""
        outcome = self.saved.outcome
        return [] if outcome is None else self.face.result(self.account.view, outcome)


def remark(note: Note) -> Line:
    """A note as one line: the glyph, then the text."""
    parts = [Span(note.glyph, "accent")] * bool(note.glyph)
    text = [Span(note.text, "accent")] * bool(note.text)
    return line(*parts, *([" "] if parts and text else []), *text)


def headed(lines: list[Line]) -> int:
    """How many of the lines with which a chapter begins still tell of what was before: those in
    front of its title, if it has one."""
    titles = (n for n, spans in enumerate(lines) if spans and spans[0].roles in TITLES)
    return next(titles, 0)
