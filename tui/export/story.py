"""A saved game as a story: the steps that a seat learnt of, each with its lines and notes."""

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
from tui.render.telling import told
from tui.session.analysis import Analysis
from tui.session.pace import paced
from tui.session.review import Review
from tui.session.robots import level_name
from tui.session.steps import Steps, noted
from tui.session.variations import kept, variation_line
from tui.words.spans import Line, Span, line

TITLES: Final = ("title", "strong")
"""The roles of chapter names in the log."""


class Entry(NamedTuple):
    """One step: its number in the account, the chapter that begins with it, its lines in the log,
    its notes with the moves that were tried from it, and its scene."""

    number: int
    chapter: Chapter | None
    lines: list[Line]
    notes: list[Line]
    scene: Scene


class Story:
    """The story of a game as one seat knows it, or with all hands open."""

    def __init__(self, company: Company, saved: SavedGame, seat: Seat) -> None:
        self.company = company
        self.saved = saved
        self.account = Account(saved.journal, seat)
        self.face = face_for(saved.header.game, company)
        self.steps = Steps(self.account, self.face)
        review = Review(saved)
        self.analysis = Analysis(review, self.account) if review.whole else None
        """The analysis of the kept review; None if there is no whole one."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.company.say(f"game.{self.saved.header.game}")

    def about(self) -> list[tuple[str, Line]]:
        """Return facts about the game, each with its name: players, date, and the seed once it is
        over."""
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
            (say("new.players"), line(*comma)),
        ]
        # The seed of a game that goes on is left out, because it tells everything hidden.
        return [*facts, (say("new.seed"), line(header.seed))] if self.saved.finished else facts

    def entries(self) -> Iterator[Entry]:
        """Yield the steps after the start."""
        notes = noted(self.account, self.saved.notes)
        variations: dict[int, list[Line]] = {}
        for each in kept(self.saved):
            told_so = variation_line(self.face, self.saved, each, self.account.seat)
            variations.setdefault(self.account.number(each.step), []).append(told_so)
        for number in range(1, self.account.last + 1):
            lines = told(self.face, self.account, number)
            remarks = [remark(note) for note in notes.get(number, [])]
            remarks += variations.get(number, [])
            chapter = self.steps.chapters.get(number)
            yield Entry(number, chapter, lines, remarks, paced(self.face, self.account, number))

    def position(
        self, number: int, width: int, height: int, frame: Frame | None = None
    ) -> list[Line]:
        """Return the table at a step, or at a frame of its scene."""
        return position_lines(self.face, self.account, number, width, height, frame)

    def result(self) -> list[Line]:
        """Return the winner and the scores as lines; [] while the game goes on."""
        outcome = self.saved.outcome
        return [] if outcome is None else self.face.result(self.account.view, outcome)


def remark(note: Note) -> Line:
    """Return a note as one line: the glyph, then the text."""
    parts = [Span(note.glyph, "accent")] * bool(note.glyph)
    text = [Span(note.text, "accent")] * bool(note.text)
    return line(*parts, *([" "] if parts and text else []), *text)


def headed(lines: list[Line]) -> int:
    """Return how many lines precede the chapter's title; they belong to the previous chapter.
    Return 0 if there is no title."""
    titles = (n for n, spans in enumerate(lines) if spans and spans[0].roles in TITLES)
    return next(titles, 0)
