"""The costliest moves of a game as the analysis lists them where nothing is decided. Nothing here
imports Textual."""

from collections.abc import Sequence
from typing import Any, Final

from engine.game import EVERYONE, Seat
from engine.review import decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.render.face import Face
from tui.render.topics import REVIEW, SIGNS
from tui.session.analysis import Analysis
from tui.words.spans import BLANK, Line, Span, about, line, spread, width, wrap

COUNTED: Final = (f"{REVIEW}counted",)
"""What the list is about."""


def costliest_lines(
    face: Face[Any, Any], saved: SavedGame | LiveGame, analysis: Analysis, cells: int, height: int
) -> list[Line]:
    """Return the costliest moves, as many as have room under a blank line and their title: each a
    line with the step before it, what was done and, if there is room, what was better. A click on
    one leads there."""
    found = analysis.costliest()[: max(height - 2, 0)]
    if not found:
        return []
    key = (len(found), cells, face.company)
    if key not in analysis.written:
        analysis.written[key] = _costliest(face, saved, analysis.account.seat, found, cells)
    lines: list[Line] = analysis.written[key]
    return lines[:height]


def _costliest(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    seat: Seat,
    found: Sequence[tuple[int, Judged[Any]]],
    cells: int,
) -> list[Line]:
    company, rows, broad = face.company, list[Line](), False
    places = max(len(str(number)) for number, _ in found)
    for number, judged in found:
        assert judged.grade is not None
        where = line(
            Span(f"{number:>{places}} ", "key"),
            Span(f"{SIGNS[judged.grade]:<2} ", "loss"),
            *((company.shape(judged.seat), " ") if seat == EVERYONE else ()),
        )
        worth = line("  ", Span(face.loss(face.told(judged.cost), None), "loss"))
        view, action = decided(saved.journal, judged.step)
        done, best = face.proposal(view, action), face.proposal(view, judged.best)
        both = line(*done, f" {company.glyphs.right} ", *best)
        fits = width(both) <= cells - width(where) - width(worth)
        broad |= fits
        told = both if fits else done
        row = spread(line(*where, *told), worth, cells, company.glyphs.ellipsis)
        rows.append(tuple(span._replace(target=("step", number)) for span in row))
    key = "review.costliest.better" if broad else "review.costliest"
    titles = wrap(line(Span(company.say(key), "title")), cells)
    return [about(COUNTED, each) for each in (BLANK, *titles, *rows)]
