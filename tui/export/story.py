"""A saved game as it is told: the steps a seat learnt of, what each brought, what was noted."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.game import Seat
from saves.reading import SavedGame
from saves.records import Note
from tui.export.position import frame
from tui.games.registry import face_for
from tui.render.face import Chapter, Company
from tui.session.steps import Steps, moment_at
from tui.words.spans import Line, Span, line

TITLES: Final = ("title", "strong")
"""How the chronicle writes the names of chapters."""


class Entry(NamedTuple):
    """One step: its number among those learnt of, the chapter that begins with it, the lines of
    the chronicle, the note, and for how many beats it is worth a look."""

    number: int
    step: int
    chapter: Chapter | None
    lines: list[Line]
    note: Line
    beat: float


class Story:
    """A game told as one seat knows it, or with everything open."""

    def __init__(self, company: Company, saved: SavedGame, seat: Seat) -> None:
        self.company = company
        self.saved = saved
        self.seat = seat
        self.face = face_for(saved.header.game, company)
        self.steps = Steps(saved.journal, self.face, seat)

    @property
    def title(self) -> str:
        """Which game it is."""
        return self.company.say(f"game.{self.saved.header.game}")

    def about(self) -> list[tuple[str, Line]]:
        """Who played, when, on which terms: names of facts, and facts."""
        say, header = self.company.say, self.saved.header
        players = [
            line(*self.company.who(seat), f" ({self._by(player.by)})")
            for seat, player in enumerate(header.players)
        ]
        comma: list[Span | str | Line] = []
        for player in players:
            comma += [", ", player] if comma else [player]
        return [
            (say("export.begun"), line(header.begun.replace("T", " ").replace("Z", " UTC"))),
            (say("export.players"), line(*comma)),
            (say("export.seed"), line(header.seed)),
        ]

    def _by(self, by: str) -> str:
        """Who plays a seat: a person, or a robot of some level or name."""
        say = self.company.say
        return say(f"level.{by}") if say.has(f"level.{by}") else by

    def entries(self) -> Iterator[Entry]:
        """What happened, the beginning left out."""
        for number in range(1, self.steps.last + 1):
            step = self.steps.step(number)
            moment = moment_at(self.saved.journal, step, self.seat)
            lines = self.face.tell(moment.before, moment.action, moment.view)
            note = self.saved.notes.get(step)
            chapter = self.steps.chapters.get(number)
            beat = self.face.beat(moment)
            yield Entry(number, step, chapter, lines, noted(note) if note else (), beat)

    def frame(self, number: int, width: int, height: int) -> list[Line]:
        """The table at a step."""
        return frame(self.face, self.saved, self.steps.step(number), self.seat, width, height)

    def result(self) -> list[Line]:
        """Who won, and how; nothing while the game goes on."""
        outcome = self.saved.outcome
        if outcome is None:
            return []
        view = self.saved.journal.game.view(self.saved.journal.state, self.seat)
        return self.face.result(view, outcome)


def noted(note: Note) -> Line:
    """A note as one line: the glyph, then the text."""
    parts = [Span(note.glyph, "accent")] * bool(note.glyph)
    text = [Span(note.text, "accent")] * bool(note.text)
    return line(*parts, *([" "] if parts and text else []), *text)


def headed(lines: list[Line]) -> int:
    """How many of the lines with which a chapter begins still tell of what was before: those in
    front of its title, if it has one."""
    titles = (n for n, spans in enumerate(lines) if spans and spans[0].roles in TITLES)
    return next(titles, 0)
