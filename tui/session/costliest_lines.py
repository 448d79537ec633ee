"""The costliest moves of a game as the analysis lists them where nothing is decided. Nothing here
imports Textual."""

from typing import Any, Final

from engine.game import EVERYONE
from engine.review import Grade, decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.render.company import Company
from tui.render.face import Face
from tui.render.topics import REVIEW, SIGNS
from tui.session.analysis import Analysis
from tui.words.spans import BLANK, Line, Span, about, line, spread, width, wrap

COUNTED: Final = (f"{REVIEW}counted",)
"""The topic of the list."""


def costliest_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    analysis: Analysis,
    cells: int,
    height: int,
    keyed: bool = True,
) -> list[Line]:
    """Return the costliest moves, as many as fit under a title, costliest first, and how many
    more there are; [] if none fits. The first cost stands out.

    Each has the step before it, what was done and what was better, in two lines if both do not fit
    into one, even briefly. A blunder is shown even if only its first line fits, because the
    blunders are counted below. A click on a move leads to its step. If the list is `keyed` and
    there is room, the keys that do so are named below.
    """
    key = (height, cells, face.company, keyed)
    if key not in analysis.written:
        analysis.written[key] = _costliest(face, saved, analysis, cells, height, keyed)
    lines: list[Line] = analysis.written[key]
    return lines


def _costliest(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    analysis: Analysis,
    cells: int,
    height: int,
    keyed: bool,
) -> list[Line]:
    company, shown = face.company, list[list[Line]]()
    words = company.say("review.costliest", arrow=company.glyphs.right)
    titles = wrap(line(Span(words, "title")), cells)
    moves = analysis.costliest()
    for number, judged in moves:
        each = _move(face, saved, analysis, number, judged, cells, first=not shown)
        if not shown:
            least = len(titles) + len(each) + (len(moves) > 1)
            apart = [BLANK] if least < height else []
            left = room = height - len(apart) - len(titles)
        if judged.grade is Grade.BLUNDER:
            each = each[: max(room, 0)]
        room -= len(each)
        if room < 0 or not each:
            break
        shown.append(each)
    if not shown:
        return []
    rows = _with_rest(company, shown, len(moves), left)
    if len(moves) > 1 and rows == shown[0]:  # a single line, and none for the others
        rest = _more(company, len(moves) - 1)
        if width(titles[-1]) + width(rest) + 2 <= cells:
            titles[-1] = spread(titles[-1], rest, cells)
    how = wrap(line(Span(company.say("review.costliest.how"), "dim")), cells) if keyed else []
    if len(how) <= left - len(rows):
        rows += how
    return [about(COUNTED, each) for each in (*apart, *titles, *rows)]


def _with_rest(company: Company, shown: list[list[Line]], of: int, height: int) -> list[Line]:
    """Return the lines of the moves `shown` of so many, and below them how many more there are, if
    any. For that line the last one gives way, unless it is of the only move."""
    rows = [row for each in shown for row in each]
    if len(shown) == of or (len(shown) == 1 and len(rows) == height):
        return rows
    left = of - len(shown)
    if len(rows) == height:
        rows.pop()
        left += len(shown[-1]) == 1
    return [*rows, _more(company, left)]


def _more(company: Company, left: int) -> Line:
    return line(Span(company.say("review.costliest.more", n=left), "dim"))


def _move(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    analysis: Analysis,
    number: int,
    judged: Judged[Any],
    cells: int,
    first: bool,
) -> list[Line]:
    """Return a costly move in one line, in words or else briefly; in two lines if neither fits. The
    costliest move is the `first`, and stands out."""
    assert judged.grade is not None
    account, company = analysis.account, face.company
    where = line(
        Span(f"{number:>{len(str(account.last))}} ", "key"),
        Span(f"{SIGNS[judged.grade]:<2} ", "loss"),
        *((company.shape(judged.seat), " ") if account.seat == EVERYONE else ()),
    )
    look = "loss strong" if first else "loss"
    worth = line("  ", Span(face.loss(face.told(judged.cost), None), look))
    view, action = decided(saved.journal, judged.step)
    arrow = f"{company.glyphs.right} "
    words = face.proposal(view, action), line(arrow, *face.proposal(view, judged.best))
    short = face.briefly(view, action), line(arrow, *face.briefly(view, judged.best))
    both = [line(*where, *done, " ", *better) for done, better in (words, short)]
    rows = [(each, worth) for each in both if width(each) <= cells - width(worth)][:1]
    if not rows:
        room = cells - width(where)
        both_fit = width(words[0]) < room - width(worth) and width(words[1]) < room
        done, better = words if both_fit else short
        above, below = line(*where, *done), line(" " * width(where), *better)
        beside = width(above) <= cells - width(worth)
        rows = [(above, worth if beside else BLANK), (below, BLANK if beside else worth)]
    shown = (spread(*row, cells, company.glyphs.ellipsis) for row in rows)
    return [tuple(span._replace(target=("step", number)) for span in row) for row in shown]
