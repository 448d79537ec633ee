"""The preview of a save: its players, its state, and the table if there is room."""

from collections.abc import Sequence
from typing import Any, Final

from engine.account import Account
from engine.game import EVERYONE, Outcome
from saves.family import Branch
from saves.listing import FOLDED, SaveInfo
from saves.names import visible
from saves.problems import Loss, SaveError
from tui.app.widgets.save_rows import people, size
from tui.render.chart import chart
from tui.render.face import Face, victory
from tui.session.problems import loss_sentence, problem_sentence
from tui.session.save_kin import kin_of, kin_words
from tui.session.save_preview import SavePreview
from tui.widgets.canvas import Canvas
from tui.widgets.host import Host, host
from tui.words.spans import BLANK, Line, Span, cut, fit, line, wrap

TABLE: Final = (76, 18)
"""The fewest columns and lines in which a table can be read."""


class Preview(Canvas):
    """The save under the cursor, without the hands of people who share a keyboard."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._info: SaveInfo | None = None
        self._seen: SavePreview | None = None
        self._branches: Sequence[Branch] = ()

    def show(
        self, info: SaveInfo | None, seen: SavePreview | None, branches: Sequence[Branch] = ()
    ) -> None:
        """Show another save; `seen` is None until it has been read, and if it cannot be. `branches`
        are the saves that went on from it."""
        self._info, self._seen, self._branches = info, seen, branches
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the heading, problems of the file, then the result or the table."""
        if self._info is None:
            return []
        app = host(self)
        cells = width - 2
        lines = self._heading(app, cells)
        if self._seen is not None:
            face = self._seen.face(app.company)
            lines += self._content(app, face, cells, height - len(lines))
        return [line(" ", *spans) for spans in lines[:height]]

    def _heading(self, app: Host, cells: int) -> list[Line]:
        info = self._info
        assert info is not None
        dot = Span(f" {app.glyphs.dot} ", "dim")
        file = line(
            Span(visible(info.path.name), "dim"), dot, Span(size(app.say, info.size), "dim")
        )
        if info.header is None:
            lines = [file]
        else:
            company = app.company(player.name for player in info.header.players)
            game = Span(app.say(f"game.{info.header.game}"), "title")
            players = fit(people(company), cells, app.glyphs.ellipsis)
            lines = [line(game, dot, *file), players]
        kin = kin_words(app.say, kin_of(info, self._branches, self._seen))
        lines[1:1] = [line(Span(cut(each, cells, app.glyphs.ellipsis), "dim")) for each in kin]
        if info.in_use is not None:
            held = SaveError("in-use", pid=info.in_use.pid, host=info.in_use.host)
            lines += wrap(line(Span(problem_sentence(app.say, held), "accent")), cells)
        if info.problem is not None:
            problem, say = info.problem, app.say
            words = (
                loss_sentence(say, problem)
                if isinstance(problem, Loss)
                else problem_sentence(say, problem)
            )
            lines += wrap(line(Span(words, "loss")), cells)
        elif info.size > FOLDED:
            lines += wrap(line(Span(app.say("saves.no-preview"), "dim")), cells)
        return lines

    def _content(self, app: Host, face: Face[Any, Any], cells: int, height: int) -> list[Line]:
        seen = self._seen
        assert seen is not None
        if seen.saved.outcome is not None:
            return self._result(face, seen.saved.outcome, cells, height)
        seat = seen.seat()
        if seat is None:
            return wrap(line(Span(app.say("saves.closed-hands"), "dim")), cells)
        moment = seen.moment(seat)
        if cells < TABLE[0] or height <= TABLE[1]:
            return [face.where(moment.view)]
        return [BLANK, *face.table(moment, cells, height - 1)]

    def _result(
        self, face: Face[Any, Any], outcome: Outcome, cells: int, height: int
    ) -> list[Line]:
        """Return the winner; with more room, also the scores, and their course as a chart."""
        lines = [victory(face, outcome)]
        if height <= len(outcome.places) + 3 or self._seen is None:
            return lines
        views = Account(self._seen.saved.journal, EVERYONE).views()
        lines += [BLANK, *face.result(views[-1], outcome)]
        title, series = face.course(views)
        drawn = chart(face.company, series, min(cells, 76), min(height - len(lines) - 2, 16))
        return [*lines, BLANK, line(Span(title, "title")), *drawn] if drawn else lines
